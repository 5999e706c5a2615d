"""Parts of a view, where the whole field would be long and little of it has changed."""

from __future__ import annotations

import msgspec
from msgspec import Raw


class Part(msgspec.Struct, frozen=True):
    """What stands at a place in the view now: `["players", 1, "coins"]` is what the second player has got."""

    at: tuple[str | int, ...]
    value: Raw
