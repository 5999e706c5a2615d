"""A phase is one part of the game: one function says what is legal in it, one does it."""

from __future__ import annotations

from abc import abstractmethod

from kamishima.core.turn import Action, Turn
from kamishima.games.shaman.rules.state import State


class Phase:
    """The rules of one phase; its key stands in the state."""

    def __init__(self, key: str) -> None:
        self.key = key

    @abstractmethod
    def offer(self, table: State) -> Turn:
        """What can be chosen."""

    @abstractmethod
    def advance(self, table: State, action: Action) -> None:
        """Do what was chosen, on a copy."""
