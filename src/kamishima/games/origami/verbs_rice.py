"""Verbs about rice paper, which has a deck of its own (O5.5)."""

from __future__ import annotations

from kamishima.core.game import Action, SeatId, Turn
from kamishima.games.origami.actions import Lexicon, OneCard
from kamishima.games.origami.cards import Kind, Pile
from kamishima.games.origami.effects import SilentVerb, VerbPhase
from kamishima.games.origami.movement import deck_to_hand, rice_to_hand
from kamishima.games.origami.state import Frame, State
from kamishima.games.origami.verbs_hand import Redraw


class Rice(SilentVerb):
    """Take rice papers: Penguin, Seal, Snowy Owl, Polar Bear; Reindeer whenever its owner plays."""

    def __init__(self, key: str, cards: int, paper: Kind) -> None:
        super().__init__(key)
        self.cards = cards
        self.paper = paper

    def possible(self, table: State, seat: SeatId) -> bool:
        return table.rice > 0

    def ready(self, table: State, frame: Frame) -> bool:
        table.pop()
        rice_to_hand(table, frame.seat, self.paper, self.cards)
        return False


class RiceRedraw(Redraw):
    """With the draw action, discard any number of rice papers and draw as many cards: Arctic Wolf."""

    def __init__(self, key: str, paper: Kind, lexicon: Lexicon) -> None:
        super().__init__(key, lexicon)
        self.paper = paper

    def ready(self, table: State, frame: Frame) -> bool:
        if frame.optional and not self._may_hold_rice(table, frame.seat):
            table.pop()
            table.push(Frame(self.key, frame.seat, frame.count))
            return False
        return super().ready(table, frame)

    def _may_hold_rice(self, table: State, seat: SeatId) -> bool:
        """How much rice paper is out is no secret, but who holds it may be one: others cannot tell more than this."""
        return table.rice < self.paper.copies and len(table.hands[seat]) > 0

    def _discardable(self, table: State, seat: SeatId) -> Pile:
        return tuple([kind for kind in table.hands[seat] if kind.paper])


class DrawGift(VerbPhase):
    """After each draw action a rice paper, or a card of the deck where there is no rice paper: red Fisherman."""

    source = "deck"

    def __init__(self, key: str, cards: int, paper: Kind | None, family: str, lexicon: Lexicon) -> None:
        super().__init__(key)
        self.cards = cards
        self.paper = paper
        self.family = family
        self.lexicon = lexicon

    def ready(self, table: State, frame: Frame) -> bool:
        if self.paper is not None and self.family in table.families:
            table.pop()
            rice_to_hand(table, frame.seat, self.paper, self.cards)
            return False
        if frame.count < self.cards and table.deck:
            return True
        table.pop()
        return False

    def offer(self, table: State, frame: Frame) -> Turn:
        return self.lexicon.any_card_of(table.deck)

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        assert isinstance(action, OneCard)
        table.push(frame.with_count(frame.count + 1))
        deck_to_hand(table, frame.seat, action.card)

    def conceals(self, table: State, frame: Frame, seat: SeatId | None) -> bool:
        return seat != frame.seat
