"""A phase is one kind of thing to be done: one function says what is legal in it, one does it."""

from __future__ import annotations

from abc import abstractmethod

from kamishima.core.game import Action, Turn
from kamishima.games.islands.state import Frame, State


class Phase:
    """The rules of one phase; what is under way in it stands in a `Frame` on the state's stack."""

    def __init__(self, key: str) -> None:
        self.key = key

    @abstractmethod
    def ready(self, table: State, frame: Frame) -> bool:
        """Whether somebody has to choose now.

        When not, do what goes by itself: at least take the frame, which is on top, off the stack, or put another on it.
        """

    @abstractmethod
    def offer(self, table: State, frame: Frame) -> Turn:
        """What can be chosen."""

    @abstractmethod
    def advance(self, table: State, frame: Frame, action: Action) -> None:
        """Do what was chosen; the frame has been taken off the stack."""


class Automatic(Phase):
    """A phase in which nobody chooses."""

    def offer(self, table: State, frame: Frame) -> Turn:
        raise AssertionError(f"{self.key} offers nothing")

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        raise AssertionError(f"{self.key} offers nothing")
