"""Verbs about the draw line and the discard pile."""

from __future__ import annotations

from abc import abstractmethod

from kamishima.core.turn import Action, Decision, SeatId, Turn
from kamishima.games.origami.pack import schema
from kamishima.games.origami.rules.actions import Lexicon, OneCard, Swap, Take
from kamishima.games.origami.rules.cards import Kind, Pile, distinct, folds_of, in_order, place_of, sub_bags
from kamishima.games.origami.rules.effects import SilentVerb
from kamishima.games.origami.rules.modifiers import line_size
from kamishima.games.origami.rules.movement import (
    deck_to_line,
    discards_to_hand,
    enter_hand_openly,
    hand_to_discards,
    leave_hand_openly,
    line_to_discards,
    line_to_hand,
)
from kamishima.games.origami.rules.phases import CardPhase, FromDeck, Phase, choice
from kamishima.games.origami.rules.state import Frame, State


class TakeLine(Phase):
    """Take cards of the line: Chick, Eagle, Caterpillar, Raccoon, Spider."""

    asks = True
    source = "line"

    def __init__(self, key: str, verb: schema.Take) -> None:
        super().__init__(key)
        self.cards = verb.cards
        self.folds = verb.exactly or verb.folds
        self.each = verb.each
        self.exactly = verb.exactly

    def _bags(self, table: State) -> list[Pile]:
        fitting = in_order([kind for kind in table.line if kind.folds <= self.each])
        found: list[Pile] = []
        for bag in sub_bags(fitting, self.folds):
            if len(bag) <= self.cards and (not self.exactly or folds_of(bag) == self.exactly):
                found.append(bag)
        return found

    def possible(self, table: State, seat: SeatId) -> bool:
        return len(self._bags(table)) > 0

    def waits(self, table: State, frame: Frame) -> bool:
        return self.possible(table, frame.seat)

    def offer(self, table: State, frame: Frame) -> Turn:
        return choice(frame, [Take(bag) for bag in self._bags(table)])

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if isinstance(action, Take):
            for kind in action.cards:
                line_to_hand(table, frame.seat, kind)


class TakeTop(SilentVerb):
    """Take the top discards: Shell, Raccoon."""

    def __init__(self, key: str, verb: schema.TakeTop) -> None:
        super().__init__(key)
        self.cards = verb.cards

    def possible(self, table: State, seat: SeatId) -> bool:
        return len(table.discards) > 0

    def carry_out(self, table: State, seat: SeatId) -> None:
        for _ in range(min(self.cards, len(table.discards))):
            discards_to_hand(table, seat, len(table.discards) - 1)


class TakeDiscard(CardPhase):
    """Take a card out of the discard pile."""

    asks = True
    source = "discards"

    @abstractmethod
    def choice_of(self, table: State) -> Pile:
        """The cards that may be taken."""

    def possible(self, table: State, seat: SeatId) -> bool:
        return len(self.choice_of(table)) > 0

    def offer(self, table: State, frame: Frame) -> Turn:
        return choice(frame, self.lexicon.take_one_of(in_order(list(self.choice_of(table)))))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if isinstance(action, Take):
            discards_to_hand(table, frame.seat, topmost(table.discards, action.cards[0]))


def topmost(pile: Pile, kind: Kind) -> int:
    return len(pile) - 1 - place_of(pile[::-1], kind)


class Salvage(TakeDiscard):
    """Take a small card: Elephant."""

    def __init__(self, key: str, verb: schema.Salvage, lexicon: Lexicon) -> None:
        super().__init__(key, lexicon)
        self.folds = verb.folds

    def choice_of(self, table: State) -> Pile:
        return tuple([kind for kind in table.discards if kind.folds <= self.folds])


class Reclaim(TakeDiscard):
    """Take back one of the cards just paid: Crab."""

    def choice_of(self, table: State) -> Pile:
        return table.discards[len(table.discards) - table.paid :]


class Recover(SilentVerb):
    """Take the card that was the top discard before paying: Fly."""

    def possible(self, table: State, seat: SeatId) -> bool:
        return table.prior

    def carry_out(self, table: State, seat: SeatId) -> None:
        discards_to_hand(table, seat, len(table.discards) - table.paid - 1)


class SwapLine(Phase):
    """Swap a hand card with a line card: Monkey."""

    asks = True

    def possible(self, table: State, seat: SeatId) -> bool:
        return len(table.line) > 0 and len(table.hands[seat]) > 0

    def offer(self, table: State, frame: Frame) -> Turn:
        actions: list[Action] = []
        line = distinct(in_order(list(table.line)))
        for mine in distinct(table.hands[frame.seat]):
            if not mine.paper:
                actions.extend([Swap(mine, other) for other in line if other is not mine])
        return choice(frame, actions)

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if isinstance(action, Swap):
            place = place_of(table.line, action.other)
            leave_hand_openly(table, frame.seat, action.mine)
            table.line = table.line[:place] + (action.mine,) + table.line[place + 1 :]
            enter_hand_openly(table, frame.seat, action.other)


class SwapTop(Phase):
    """Swap a hand card with the top discard: Tanuki."""

    asks = True
    source = "discards"

    def possible(self, table: State, seat: SeatId) -> bool:
        return len(table.discards) > 0 and len(table.hands[seat]) > 0

    def offer(self, table: State, frame: Frame) -> Turn:
        top = table.discards[-1]
        mine = [kind for kind in distinct(table.hands[frame.seat]) if kind is not top and not kind.paper]
        return choice(frame, [Swap(kind, top) for kind in mine])

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if isinstance(action, Swap):
            discards_to_hand(table, frame.seat, len(table.discards) - 1)
            hand_to_discards(table, frame.seat, action.mine)


class AddToLine(FromDeck):
    """Cards are added to the line at once when the character comes into play, never too many: yellow Merchant."""

    source = "refill"

    def wants(self, table: State, frame: Frame) -> bool:
        return frame.count > 0 and len(table.line) < line_size(table)

    def draw(self, table: State, seat: SeatId, kind: Kind) -> None:
        deck_to_line(table, kind)


class Sweep(SilentVerb):
    """Discard the line; the refill that follows every effect lays out a new one: Rhino."""

    def possible(self, table: State, seat: SeatId) -> bool:
        return len(table.line) > 0

    def carry_out(self, table: State, seat: SeatId) -> None:
        line_to_discards(table)


class Trade(CardPhase):
    """Discard a hand card, take a line card worth little more: Magpie."""

    asks = True
    source = "line"

    def __init__(self, key: str, verb: schema.Trade, lexicon: Lexicon) -> None:
        super().__init__(key, lexicon)
        self.more = verb.more

    def possible(self, table: State, seat: SeatId) -> bool:
        return len(table.line) > 0 and len(table.hands[seat]) > 0

    def usable(self, table: State, seat: SeatId) -> bool:
        return len(self._tradable(table, seat)) > 0

    def _worth_taking(self, table: State, folds: int) -> Pile:
        return in_order([kind for kind in table.line if kind.folds <= folds + self.more])

    def _tradable(self, table: State, seat: SeatId) -> Pile:
        return tuple([kind for kind in table.hands[seat] if self._worth_taking(table, kind.folds)])

    def offer(self, table: State, frame: Frame) -> Turn:
        if frame.count:  # the folds of the card discarded
            return Decision(frame.seat, tuple(self.lexicon.take_one_of(self._worth_taking(table, frame.count))))
        return choice(frame, self.lexicon.discard_one_of(self._tradable(table, frame.seat)))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if isinstance(action, Take):
            line_to_hand(table, frame.seat, action.cards[0])
        elif isinstance(action, OneCard):
            table.push(frame.with_count(action.card.folds))
            hand_to_discards(table, frame.seat, action.card)
