# drift/show.py
import msgspec

from kamishima.core.wire import Event


class View(msgspec.Struct, frozen=True):
    """The river. Everything is open in this game, so everybody sees the same."""

    boats: tuple[int, ...]
    seat: int
    sailing: bool


class Drifted(Event, frozen=True):
    """A boat moved."""

    seat: int
    stones: int
