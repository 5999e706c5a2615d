"""`wire.Step` as the server makes it: with the events still as values, which are written once with all the rest."""

from __future__ import annotations

import msgspec


class LiveStep(msgspec.Struct):
    """A step of a seat or of chance."""

    index: int
    seat: int | None
    words: str | None
    events: tuple[object, ...]


class UndoneStep(msgspec.Struct):
    """The taking back of a step."""

    index: int
    seat: int | None
    words: None = None
    events: tuple[()] = ()
    undone: bool = True
