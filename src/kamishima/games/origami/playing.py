"""Playing an origami: where it may go, how it can be paid, and what happens (O5)."""

from __future__ import annotations

from typing import Final

from kamishima.core.game import Action, SeatId
from kamishima.games.origami.actions import Play
from kamishima.games.origami.cards import Kind, Pile, can_pay, distinct, payments, with_card, without
from kamishima.games.origami.movement import aside_to_discards, hand_to_collection, hand_to_discards
from kamishima.games.origami.state import Frame, State


def open_sides(table: State, seat: SeatId) -> list[int]:
    """The collections that may grow: the two never differ by more than one card (O5.2)."""
    left = len(table.collection(seat, 0))
    right = len(table.collection(seat, 1))
    if left == right:
        return [0, 1]
    return [0] if left < right else [1]


class Terms:
    """On which terms an origami may be played."""

    def __init__(
        self, less: int = 0, *, free: bool = False, helper: Kind | None = None, barred: Kind | None = None
    ) -> None:
        self.less: Final = less
        """How many folds less it costs."""
        self.free: Final = free
        self.helper: Final = helper
        """A card beside the hand that must be part of the payment."""
        self.barred: Final = barred
        """The card of which one copy in hand may not be played."""

    def cost(self, kind: Kind) -> int:
        """What an origami costs on these terms."""
        return 0 if self.free else max(0, kind.cost - self.less)


PLAIN_TERMS = Terms()


def ways_to_pay(rest: Pile, cost: int, helper: Kind | None) -> list[Pile]:
    """All bags of the rest of the hand (and the helper, which must be used) that pay exactly (O5.1)."""
    due = cost - helper.folds if helper is not None else cost
    if due < 0:
        return []
    bags: list[Pile] = [()] if due == 0 else payments(rest, due)
    return bags if helper is None else [with_card(bag, helper) for bag in bags]


def plays(table: State, seat: SeatId, terms: Terms) -> list[Action]:
    """Every way to play an origami from the hand."""
    found: list[Action] = []
    hand = table.hands[seat]
    sides = open_sides(table, seat)
    for kind in distinct(hand):
        rest = without(hand, kind)
        if kind is terms.barred and kind not in rest:
            continue
        bags = ways_to_pay(rest, terms.cost(kind), terms.helper)
        for side in sides if bags else []:
            _add_payments(found, kind, side, bags, under=False)
            if kind.slips_under and table.collection(seat, side):
                _add_payments(found, kind, side, bags, under=True)
    return found


def _add_payments(found: list[Action], kind: Kind, side: int, bags: list[Pile], *, under: bool) -> None:
    for bag in bags:
        if not bag:
            found.append(Play(kind, side, under, (), None))
        for place in range(len(bag)):
            top = bag[place]
            if place == 0 or bag[place - 1] is not top:
                found.append(Play(kind, side, under, bag[:place] + bag[place + 1 :], top))


def can_play(table: State, seat: SeatId, terms: Terms) -> bool:
    """Whether any origami of the hand can be played, without a helper or a barred card."""
    hand = table.hands[seat]
    for kind in distinct(hand):
        if can_pay(without(hand, kind), terms.cost(kind)):
            return True
    return False


def perform(table: State, seat: SeatId, action: Play, helper: Kind | None) -> None:
    """Pay, lay the card down and let its instant effect wait for its turn."""
    table.prior = len(table.discards) > 0
    table.paid = 0
    paid = action.paid if action.top is None else (*action.paid, action.top)
    for kind in paid:
        table.paid += 1
        if kind is helper:
            helper = None
            aside_to_discards(table, kind)
        else:
            hand_to_discards(table, seat, kind)
    hand_to_collection(table, seat, action.card, action.side, action.under)
    if action.card.instant:
        table.push(Frame(action.card.name, seat))
