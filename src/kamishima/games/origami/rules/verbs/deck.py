"""Verbs that draw from the deck: `draw` and `look`."""

from __future__ import annotations

from kamishima.core.turn import Action, Decision, SeatId, Turn
from kamishima.games.origami.pack import schema
from kamishima.games.origami.rules.actions import Lexicon, OneCard
from kamishima.games.origami.rules.cards import Kind
from kamishima.games.origami.rules.modifiers import touchable
from kamishima.games.origami.rules.movement import aside_to_discards, aside_to_hand, deck_to_aside, deck_to_hand
from kamishima.games.origami.rules.phases import CardPhase, FromDeck
from kamishima.games.origami.rules.state import Frame, State


class Draw(FromDeck):
    """Draw blindly: Cat, Pig, Dog, Dove, and the first half of Cricket."""

    source = "deck"
    is_secret = True

    def __init__(self, key: str, verb: schema.Draw, lexicon: Lexicon, *, bars: bool) -> None:
        super().__init__(key, lexicon)
        self.cards = verb.cards
        self.per = verb.per
        self.everyone = verb.who == "everyone"
        self.bars = bars
        """Whether the card drawn may not be played by the verb that follows."""

    def possible(self, table: State, seat: SeatId) -> bool:
        return len(table.deck) > 0

    def begin(self, table: State, seat: SeatId, *, optional: bool) -> None:
        count = self.cards + self._visible(table)
        drawers = [seat, *touchable(table, seat)] if self.everyone else [seat]
        for drawer in reversed(drawers):
            table.push(Frame(self.key, drawer, count))

    def _visible(self, table: State) -> int:
        """Cards of the counted name in the line and on top of all collections."""
        count = 0
        if self.per:
            shown = list(table.line)
            for player in range(table.players):
                shown.extend(table.tops(SeatId(player)))
            for kind in shown:
                if kind.name == self.per:
                    count += 1
        return count

    def draw(self, table: State, seat: SeatId, kind: Kind) -> None:
        deck_to_hand(table, seat, kind)
        if self.bars:
            table.drawn = kind


class Look(CardPhase):
    """Look at cards, discard some openly, keep the rest: Owl, Fox."""

    source = "look"

    def __init__(self, key: str, verb: schema.Look, lexicon: Lexicon) -> None:
        super().__init__(key, lexicon)
        self.cards = verb.cards
        self.keep = verb.keep

    def possible(self, table: State, seat: SeatId) -> bool:
        return len(table.deck) > 0

    def begin(self, table: State, seat: SeatId, *, optional: bool) -> None:
        table.push(Frame(self.key, seat, self.cards))

    def _looking(self, table: State, frame: Frame) -> bool:
        return frame.count > 0 and len(table.deck) > 0

    def ready(self, table: State, frame: Frame) -> bool:
        if self._looking(table, frame) or len(table.aside) > self.keep:
            return True
        table.pop()
        for kind in table.aside:
            aside_to_hand(table, frame.seat, kind)
        return False

    def offer(self, table: State, frame: Frame) -> Turn:
        if self._looking(table, frame):
            return self.lexicon.any_card_of(table.deck)
        return Decision(frame.seat, tuple(self.lexicon.discard_one_of(table.aside)))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        assert isinstance(action, OneCard)
        if self._looking(table, frame):
            table.push(frame.with_count(frame.count - 1))
            deck_to_aside(table, action.card)
        else:
            table.push(frame.with_count(0))  # an empty deck may be made anew by this discard: looking is over
            aside_to_discards(table, action.card)

    def readers(self, table: State, frame: Frame) -> tuple[SeatId, ...] | None:
        return (frame.seat,) if self._looking(table, frame) else None
