"""Values that leave the engine: events and views are msgspec structs with tags in kebab case."""

from __future__ import annotations

import msgspec


def kebab(name: str) -> str:
    """`DeckRanOut` as `deck-ran-out`."""
    return "".join([f"-{letter.lower()}" if letter.isupper() else letter for letter in name]).strip("-")


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=kebab):
    """Something that happened, as one audience sees it; its tag is also the name of its text."""
