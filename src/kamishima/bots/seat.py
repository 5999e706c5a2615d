"""What a bot gets: a seat at the table, and nothing else."""

from __future__ import annotations

import random
import time

from kamishima.core.game import AnyGame, State
from kamishima.core.turn import Action, Decision, SeatId


class Clock:
    """How long a decision may take; without a limit there is always time."""

    def __init__(self, seconds: float | None = None) -> None:
        self._until = None if seconds is None else time.perf_counter() + seconds

    @property
    def left(self) -> float | None:
        """The seconds left, none below 0; None without a limit."""
        return None if self._until is None else max(0.0, self._until - time.perf_counter())


class Seat:
    """A seat whose decision it is: its view, its actions, what may be hidden, and a clock.

    It is made from a position, but keeps only a resampled one that the seat cannot tell apart from it: whatever a bot
    digs out of this object, it cannot be what is really hidden.
    """

    def __init__(
        self, game: AnyGame, state: State, seat: SeatId, rng: random.Random, seconds: float | None = None
    ) -> None:
        self.game = game
        self.seat = seat
        self.clock = Clock(seconds)
        self._imagined: State = game.resample(state, seat, rng)

    @property
    def view(self) -> object:
        return self.game.view(self._imagined, self.seat)

    @property
    def turn(self) -> Decision:
        turn = self.game.turn(self._imagined)
        assert isinstance(turn, Decision)
        return turn

    @property
    def actions(self) -> tuple[Action, ...]:
        return self.turn.actions

    def sample(self, rng: random.Random) -> State:
        """A position that fits everything this seat knows."""
        state: State = self.game.resample(self._imagined, self.seat, rng)
        return state
