"""Verbs about collections: origami change their places (Piranha, Sloth)."""

from __future__ import annotations

from kamishima.core.turn import Action, SeatId, Turn
from kamishima.games.origami.rules.actions import Move, Sink
from kamishima.games.origami.rules.modifiers import touchable
from kamishima.games.origami.rules.movement import move_in_collections
from kamishima.games.origami.rules.phases import Phase, choice
from kamishima.games.origami.rules.state import Frame, State


class MoveOwn(Phase):
    """Move one of one's origami to any place: Piranha."""

    asks = True

    def possible(self, table: State, seat: SeatId) -> bool:
        left, right = len(table.collection(seat, 0)), len(table.collection(seat, 1))
        return left != right or left > 1

    def offer(self, table: State, frame: Frame) -> Turn:
        sizes = [len(table.collection(frame.seat, side)) for side in range(2)]
        found: list[Action] = []
        for side in range(2):
            for place in range(1, sizes[side] + 1):
                for to_place in range(1, sizes[side] + 1):
                    if to_place != place:
                        found.append(Move(side, place, side, to_place))
                if sizes[side] > sizes[1 - side]:  # O5.2: only the larger collection can give a card to the other
                    found.extend([Move(side, place, 1 - side, to) for to in range(1, sizes[1 - side] + 2)])
        return choice(frame, found)

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if isinstance(action, Move):
            end = (action.to_side, action.to_place - 1)
            move_in_collections(table, frame.seat, (action.side, action.place - 1), end)


class SinkAny(Phase):
    """Move an origami of any player to the bottom of its collection: Sloth."""

    asks = True

    def _choices(self, table: State, seat: SeatId) -> list[Action]:
        found: list[Action] = []
        for owner in sorted([seat, *touchable(table, seat)]):
            for side in range(2):
                for place in range(2, len(table.collection(SeatId(owner), side)) + 1):
                    found.append(Sink(SeatId(owner), side, place))
        return found

    def possible(self, table: State, seat: SeatId) -> bool:
        return len(self._choices(table, seat)) > 0

    def offer(self, table: State, frame: Frame) -> Turn:
        return choice(frame, self._choices(table, frame.seat))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if isinstance(action, Sink):
            move_in_collections(table, action.owner, (action.side, action.place - 1), (action.side, 0))
