"""Content packs: TOML decoded strictly, with the path and the line of what is wrong, and a hash of what it says."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Generic, Literal, TypeVar

import msgspec

from kamishima.core.errors import BadContent, LineError
from kamishima.core.text import toml
from kamishima.core.text.mistakes import MOST, MistakeList

LONGEST_NAME = 64
T = TypeVar("T")
Source = Literal["book", "public", "ours"]
"""Where a value comes from: the rulebook, what is known in public, or ourselves."""

PackDecoder = Callable[[dict[str, object], MistakeList], T | None]
"""Reads the tables of a pack as far as that is possible, and adds the mistakes in them."""


class ContentStruct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A strict piece of content."""


class Sourced(ContentStruct, Generic[T], frozen=True):
    value: T = msgspec.field(name="is")
    source: Source = msgspec.field(name="from")


def parse(text: str) -> dict[str, object]:
    try:
        return toml.loads(text)
    except LineError as error:
        raise BadContent(error.line, error.reason) from None


def parse_pack(text: str, game: str) -> dict[str, object]:
    plain = parse(text)
    found = plain.get("game", game)
    if found != game:
        raise fault(text, "game", f"this is a pack of {found!r}, not of {game!r}")
    return plain


def read_pack(text: str, game: str, read: PackDecoder[T]) -> T:
    """A pack without mistakes; `BadContent` names line, path and reason of the first one."""
    found = MistakeList(1)
    content = read(parse_pack(text, game), found)
    if content is None or found.mistakes:
        raise fault(text, *found.mistakes[0])
    return content


def read_in_part(text: str, game: str, read: PackDecoder[T]) -> tuple[T | None, list[BadContent]]:
    """What can be read of a pack, and everything that is wrong with it."""
    found = MistakeList(MOST)
    try:
        content = read(parse_pack(text, game), found)
    except BadContent as error:
        return None, [error]
    return content, [fault(text, *mistake) for mistake in found.mistakes]


def content_hash(content: object) -> str:
    """The SHA-256 of what a pack says; comments and layout do not matter."""
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()


def fault(text: str, path: str, message: str) -> BadContent:
    """An error at a dotted path of a TOML text, such as `cards.cat.cost`."""
    return BadContent(line_of(text, path.split(".")), f"{path}: {message}" if path else message)


def line_of(text: str, path: list[str]) -> int:
    """The line where the value at a path is written, or the nearest table or key around it."""
    return toml.line_of(text, [_without_index(part) for part in path])


def _without_index(part: str) -> str:
    """`outlines` of `outlines[2]`."""
    return part.partition("[")[0] if part.endswith("]") else part
