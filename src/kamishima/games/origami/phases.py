"""A phase is one kind of thing to be done: one function says what is legal in it, one does it."""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from kamishima.core.game import Action, Decision, SeatId, Turn
from kamishima.games.origami.actions import SKIP
from kamishima.games.origami.state import Frame, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase:
    """The rules of one phase; what is under way in it stands in a `Frame` on the state's stack."""

    source = ""
    """Where its cards come from, for the narration: deal, refill, deck, look, reveal, hand, line or discards."""

    def __init__(self, key: str) -> None:
        self.key = key

    def begin(self, table: State, seat: SeatId, *, optional: bool) -> None:
        """Put this phase on the stack."""
        table.push(Frame(self.key, seat, optional=optional))

    def possible(self, table: State, seat: SeatId) -> bool:
        """Whether it could do anything, judged by what everybody sees."""
        return True

    def usable(self, table: State, seat: SeatId) -> bool:
        """Whether the seat itself can get something out of it, its hand considered."""
        return self.possible(table, seat)

    @abstractmethod
    def ready(self, table: State, frame: Frame) -> bool:
        """Whether somebody has to choose now.

        When not, do what goes by itself, and let another frame be on top, mostly by taking this one off the stack.
        Whether a player is asked may depend on nothing that is hidden: others see that, too.
        """

    @abstractmethod
    def offer(self, table: State, frame: Frame) -> Turn:
        """What can be chosen."""

    @abstractmethod
    def advance(self, table: State, frame: Frame, action: Action) -> None:
        """Do what was chosen; the frame has been taken off the stack."""

    def conceals(self, table: State, frame: Frame, seat: SeatId | None) -> bool:
        """Whether this audience may not see what is chosen."""
        return False

    def reveals(self, table: State, frame: Frame, seat: SeatId | None) -> bool:
        """Whether what is chosen will show this audience more than its words."""
        return False


def choice(frame: Frame, actions: list[Action]) -> Decision:
    """The frame's seat chooses one of these, or skips when it may."""
    if frame.optional:
        actions = [*actions, SKIP]
    return Decision(frame.seat, tuple(actions))
