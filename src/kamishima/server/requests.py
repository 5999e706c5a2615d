"""What a seat asks of its room."""

from __future__ import annotations

from typing import Literal, Protocol

from kamishima.core.errors import KamishimaError
from kamishima.core.game import SeatId
from kamishima.server.play import Happening, Play
from kamishima.server.store.appending import Row
from kamishima.server.telling import Listener


class Asker(Protocol):
    """Who made a request, and hears what became of it."""

    def hears_with(self, listener: Listener) -> bool:
        """Whether a listener is who asked: it then hears of it by `granted`."""
        ...

    def granted(self, index: int, update: bytes | None) -> None:
        """It is in the log; the update is what this listener is told, None when the asker does not listen."""

    def replayed(self, index: int) -> None:
        """Its key was in the log already."""

    def refused(self, error: KamishimaError) -> None:
        """Nothing has changed."""


class Request:
    """Something that a seat wants: to act, or to take its last step back."""

    __slots__ = ("asker", "attempts", "index", "key", "seat", "what", "words")

    def __init__(
        self,
        asker: Asker,
        seat: SeatId,
        what: Literal["act", "undo"],
        *,
        words: str = "",
        key: str = "",
        index: int | None = None,
    ) -> None:
        self.asker = asker
        self.seat = seat
        self.what = what
        self.words = words
        self.key = key
        """The same key is never applied twice; empty for the server's own requests."""
        self.index = index
        """If given, the request is for the position at this index alone."""
        self.attempts = 0


class Staged:
    """What a request would lead to, while it is on its way to the log."""

    __slots__ = ("happenings", "play", "request", "rows")

    def __init__(self, request: Request, play: Play, happenings: list[Happening], rows: list[Row]) -> None:
        self.request = request
        self.play = play
        self.happenings = happenings
        self.rows = rows
