"""Content packs: TOML decoded strictly, with the path and the line of what is wrong, and a hash of what it says."""

from __future__ import annotations

import hashlib
from typing import TypeVar

import msgspec

from kamishima.core import toml
from kamishima.core.errors import BadContent, LineError

T = TypeVar("T")


def parse(text: str) -> dict[str, object]:
    """The tables of a TOML text."""
    try:
        return toml.loads(text)
    except LineError as error:
        raise BadContent(error.line, error.reason) from None


def convert(text: str, plain: object, kind: type[T], path: str = "") -> T:
    """A part of a parsed text as a typed value: unknown, missing or mistyped fields are errors with path and line.

    msgspec does not tell the keys of a dictionary, so convert its values one by one, each with its own path.
    """
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        raise _located(text, path, str(error)) from None


def content_hash(content: object) -> str:
    """The SHA-256 of what a pack says; comments and layout do not matter."""
    return hashlib.sha256(msgspec.json.encode(content, order="deterministic")).hexdigest()


def fault(text: str, path: str, message: str) -> BadContent:
    """An error at a dotted path of a TOML text, such as `cards.cat.cost`."""
    return BadContent(line_of(text, path.split(".")), f"{path}: {message}")


def line_of(text: str, path: list[str]) -> int:
    """The line where the value at a path is written, or the nearest table or key around it."""
    return toml.line_of(text, [_without_index(part) for part in path])


def _without_index(part: str) -> str:
    """`outlines` of `outlines[2]`."""
    return part.partition("[")[0] if part.endswith("]") else part


def _located(text: str, path: str, message: str) -> BadContent:
    """Turn msgspec's `Expected `int`, got `str` - at `$.cost.is`` into an error with our path and line."""
    reason, _, place = message.rpartition(" - at `")
    inner = place.removeprefix("$").removesuffix("`").strip(".") if reason else ""
    whole = ".".join([part for part in (path, inner) if part])
    said = reason or message
    return BadContent(line_of(text, whole.replace("[...]", "").split(".")), f"{whole}: {said}" if whole else said)
