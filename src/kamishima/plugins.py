"""What other installed packages bring by entry points: bots and games."""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points
from typing import Any, TypeVar

from kamishima.core.errors import KamishimaError

T = TypeVar("T")


def installed(group: str) -> list[EntryPoint]:
    """The entry points of a group, whoever brings them; nothing is imported yet."""
    return list(entry_points(group=group))


def origin(point: EntryPoint) -> str:
    """Where an entry point leads, and the package that brings it."""
    return point.value if point.dist is None else f"{point.value} of the package {point.dist.name}"


def load(point: EntryPoint, what: str, kind: type[T], make: Callable[[Any], object] | None = None) -> T:
    """What an entry point names, or what `make` makes of that; whatever is wrong with it is told in one line."""
    told = f"the {what} {point.name!r} ({origin(point)})"
    try:
        found = point.load()
        made = found if make is None else make(found)
    except Exception as error:
        raise KamishimaError(f"{told} cannot be made: {error!r}") from error
    if not isinstance(made, kind):
        raise KamishimaError(f"{told} is no {kind.__module__}.{kind.__name__}")
    return made
