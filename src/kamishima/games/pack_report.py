"""What is to be said about a content pack that somebody writes: all remarks at once."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from kamishima.core.errors import BadContent

LONGEST_MESSAGE = 500
"""A message quotes the names of a pack, and those may be long."""


class Remark(msgspec.Struct, frozen=True, kw_only=True):
    """One thing about a pack. The code is stable, and with what is given it can be said in any language."""

    level: Literal["fault", "hint"]
    """A pack with a fault cannot be played with; a hint is about its balance."""
    code: str
    message: str
    line: int = 0
    """Where it stands in the text; 0 for nowhere."""
    sheet: str = ""
    island: str = ""
    squares: list[str] = []
    outline: int | None = None
    """Which outline of the island it is about, counted from 0."""
    given: dict[str, str | int] = {}


class PackReport(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be said about a pack."""

    ok: bool
    """Whether it can be played with."""
    name: str
    hash: str
    """What records carry; empty while there are faults."""
    remarks: list[Remark]
    content: dict[str, Any] | None
    """What it says, as far as it can be read at all."""


def unreadable(error: BadContent) -> PackReport:
    """The report on a pack that can be read no further than to this mistake."""
    remark = Remark(level="fault", code="pack", message=error.message[:LONGEST_MESSAGE], line=error.line)
    return PackReport(ok=False, name="", hash="", remarks=[remark], content=None)


def plain_content(content: object) -> dict[str, Any]:
    """A pack as the page reads it; pairs follow from the cards, so a pack does not list them. Empty without content."""
    return {} if content is None else {**msgspec.to_builtins(content), "pairs": list(getattr(content, "pairs", ()))}
