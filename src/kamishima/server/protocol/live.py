"""What the server makes for the wire: as values that are written once with all the rest."""

from __future__ import annotations

import msgspec


class LiveClosing(msgspec.Struct, gc=False):
    """What may close an action after its head, as in `core.words.tree`."""

    bag: tuple[str, ...]
    last: str | None


class LiveStep(msgspec.Struct):
    """`wire.Step`: a step of a seat or of chance, with the events still as values."""

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


class Part(msgspec.Struct, frozen=True):
    """What stands at a place in the view now: `["players", 1, "coins"]` is what the second player has got."""

    at: tuple[str | int, ...]
    value: object
