"""Everybody passes cards to neighbours, chosen secretly, all at once: Zebra, Nine-tailed Fox."""

from __future__ import annotations

from kamishima.core.turn import Action, Decision, SeatId, Turn
from kamishima.games.origami.rules.actions import Lexicon, OneCard
from kamishima.games.origami.rules.cards import Kind, Pile, without
from kamishima.games.origami.rules.modifiers import is_shielded
from kamishima.games.origami.rules.movement import enter_hand_secretly, learn, leave_hand_secretly
from kamishima.games.origami.rules.phases import CardPhase
from kamishima.games.origami.rules.state import Frame, State

Gift = tuple[SeatId, SeatId, Kind]
"""Who passes which card (last) to whom (second)."""


def players_passing(table: State) -> list[SeatId]:
    """Those who take part, clockwise; neighbours are counted without those whom effects pass by."""
    return [SeatId(seat) for seat in range(table.players) if not is_shielded(table, SeatId(seat))]


def receiver_of(table: State, giver: SeatId, slot: int) -> SeatId:
    """Who gets the card in a slot of the gifts: the right neighbour in the first half, the left one in the second."""
    circle = players_passing(table)
    step = -1 if slot < table.players else 1  # play goes clockwise, to the left
    return circle[(circle.index(giver) + step) % len(circle)]


def gifts_of(table: State, gifts: tuple[Kind | None, ...]) -> list[Gift]:
    """All gifts, those of the first giver first, right before left."""
    found: list[Gift] = []
    for giver in range(table.players):
        for slot in range(giver, len(gifts), table.players):
            kind = gifts[slot]
            if kind is not None:
                found.append((SeatId(giver), receiver_of(table, SeatId(giver), slot), kind))
    return found


class PassCards(CardPhase):
    """Pass a card to the right, or one to the left and one to the right."""

    def __init__(self, key: str, lexicon: Lexicon, *, both: bool) -> None:
        super().__init__(key, lexicon)
        self.both = both

    def possible(self, table: State, seat: SeatId) -> bool:
        circle = players_passing(table)
        return len(circle) > 1 and any([len(table.hands[player]) > 0 for player in circle])

    def begin(self, table: State, seat: SeatId, *, optional: bool) -> None:
        table.gifts = (None,) * (2 * table.players if self.both else table.players)
        table.push(Frame(self.key, seat))

    def ready(self, table: State, frame: Frame) -> bool:
        for seat in table.clockwise_from(table.seat):
            if self._slots(table, seat):
                if seat != frame.seat:
                    table.pop()
                    table.push(Frame(self.key, seat))
                return True
        table.pop()
        self._exchange(table)
        return False

    def _slots(self, table: State, seat: SeatId) -> list[int]:
        """Which gifts a seat has still to choose: first for the left, then for the right; one card goes left."""
        if is_shielded(table, seat):
            return []
        slots = [table.players + seat, int(seat)] if self.both else [int(seat)]
        return [slot for slot in slots[: len(table.hands[seat])] if table.gifts[slot] is None]

    def _exchange(self, table: State) -> None:
        passed = gifts_of(table, table.gifts)
        table.gifts = ()
        for giver, receiver, kind in passed:
            leave_hand_secretly(table, giver, kind, receiver)
        for giver, receiver, kind in passed:
            enter_hand_secretly(table, receiver, kind)
            learn(table, giver, receiver, kind)

    def _left_to_give(self, table: State, seat: SeatId) -> Pile:
        hand = table.hands[seat]
        for slot in range(seat, len(table.gifts), table.players):
            kind = table.gifts[slot]
            if kind is not None:
                hand = without(hand, kind)
        return hand

    def offer(self, table: State, frame: Frame) -> Turn:
        return Decision(frame.seat, tuple(self.lexicon.give_one_of(self._left_to_give(table, frame.seat))))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        assert isinstance(action, OneCard)
        gifts = list(table.gifts)
        gifts[self._slots(table, frame.seat)[0]] = action.card
        table.gifts = tuple(gifts)
        table.push(frame)

    # -- who sees what: nothing before the last gift is chosen, then giver and receiver see theirs -------------------

    def _is_last(self, table: State, frame: Frame) -> bool:
        waiting = sum([len(self._slots(table, SeatId(seat))) for seat in range(table.players)])
        return waiting == 1

    def _receiver(self, table: State, frame: Frame) -> SeatId:
        return receiver_of(table, frame.seat, self._slots(table, frame.seat)[0])

    def readers(self, table: State, frame: Frame) -> tuple[SeatId, ...] | None:
        return (frame.seat, self._receiver(table, frame)) if self._is_last(table, frame) else (frame.seat,)

    def reveals(self, table: State, frame: Frame, seat: SeatId | None) -> bool:
        if seat is None or not self._is_last(table, frame):
            return False
        return any([receiver == seat for _, receiver, _ in gifts_of(table, table.gifts)])
