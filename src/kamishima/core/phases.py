"""Games whose steps are phases on a stack: what is under way stands in frames, the last of which is next.

A phase is one kind of thing to be done: one function says what is legal in it, one does it.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, Generic, Self, TypeVar, cast

from mypy_extensions import mypyc_attr

from kamishima.core.game import Game, State
from kamishima.core.turn import Action, SeatId, Turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """Something that is still to be done: the key of its phase, and whose it is. Games add what their phases need."""

    def __init__(self, phase: str, seat: SeatId) -> None:
        self.phase: Final = phase
        self.seat: Final = seat


F = TypeVar("F", bound=Frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class StackState(State):
    """A position with a stack of frames. One that has been returned is never changed; rules work on a `copy`.

    It is not generic: mypyc gives instances of generic classes room for a dict and for weak references, and clears the
    latter as if they were its own, so that a weak reference to a position would be freed too early.
    """

    stack: tuple[Any, ...] = ()
    """Frames of the game."""

    @abstractmethod
    def copy(self) -> Self:
        """A state to work on."""

    def push(self, frame: Frame) -> None:
        """Do this first."""
        self.stack = self.stack + (frame,)

    @abstractmethod
    def pop(self) -> Frame:
        """What was to be done next, now taken off."""


S = TypeVar("S", bound=StackState)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S, F]):
    """The rules of one phase; one in which nobody ever chooses has only `ready`."""

    def __init__(self, key: str) -> None:
        self.key = key

    def waits(self, table: S, frame: F) -> bool:
        """Whether somebody has to choose now; if not, the phase is over.

        Whether a player is asked may depend on nothing that is hidden: others see that, too.
        """
        return True

    def ready(self, table: S, frame: F) -> bool:
        """`waits` for phases that do something by themselves: they let another frame be on top when nobody chooses."""
        if self.waits(table, frame):
            return True
        table.pop()
        return False

    def offer(self, table: S, frame: F) -> Turn:
        raise AssertionError(f"{self.key} offers nothing")

    def advance(self, table: S, frame: F, action: Action) -> None:
        """Do what was chosen; the frame has been taken off the stack."""
        raise AssertionError(f"{self.key} offers nothing")

    def readers(self, table: S, frame: F) -> tuple[SeatId, ...] | None:
        """Who may read what is chosen; None for everybody."""
        return None

    def reveals(self, table: S, frame: F, seat: SeatId | None) -> bool:
        """Whether what is chosen will show this audience more than its words."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class StackGame(Game[S], Generic[S, F]):
    _phases: dict[str, Phase[S, F]]
    """By their keys; the game fills it when it is made."""

    def offer(self, state: S) -> Turn:
        frame: F = state.stack[-1]
        return self._phases[frame.phase].offer(state, frame)

    def advance(self, state: S, action: Action) -> S:
        table = state.copy()
        frame = cast("F", table.pop())
        self._phases[frame.phase].advance(table, frame, action)
        self._settle(table)
        return table

    def _settle(self, table: S) -> None:
        """Do everything that goes by itself, until somebody or chance has to choose."""
        while True:
            frame: F = table.stack[-1]
            if self._phases[frame.phase].ready(table, frame):
                return
