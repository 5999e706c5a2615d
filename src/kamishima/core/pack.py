"""Content packs: TOML decoded strictly, with the path and the line of what is wrong, and a hash of what it says."""

from __future__ import annotations

import hashlib
import re
import tomllib
from typing import TypeVar

import msgspec

from kamishima.core.errors import BadContent

T = TypeVar("T")

_SYNTAX_LINE = re.compile(r"\(at line (\d+)")
_PATH = re.compile(r"^(.*?) - at `\$?(.*)`$", re.DOTALL)
_KEY = re.compile(r"""\s*(?:"([^"]+)"|'([^']+)'|([A-Za-z0-9_-]+))\s*=""")


def parse(text: str) -> dict[str, object]:
    """The tables of a TOML text."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent(_syntax_line(str(error)), f"not TOML: {error}") from None


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
    best_line, best_depth = 0, 0
    table: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        here = _header(line)
        if here is not None:
            table = here
        else:
            key = _key(line)
            if key is None:
                continue
            here = [*table, key]
        if len(here) > best_depth and here == path[: len(here)]:
            best_line, best_depth = number, len(here)
    return best_line


def _header(line: str) -> list[str] | None:
    stripped = line.split("#", maxsplit=1)[0].strip()
    if not (stripped.startswith("[") and stripped.endswith("]")) or "=" in stripped:
        return None
    return [part.strip().strip("\"'") for part in stripped.strip("[]").split(".")]


def _key(line: str) -> str | None:
    match = _KEY.match(line)
    return (match[1] or match[2] or match[3]) if match else None


def _syntax_line(message: str) -> int:
    match = _SYNTAX_LINE.search(message)
    return int(match[1]) if match else 0


def _located(text: str, path: str, message: str) -> BadContent:
    """Turn msgspec's `Expected `int`, got `str` - at `$.cost.is`` into an error with our path and line."""
    match = _PATH.match(message)
    inner = match[2].strip(".") if match else ""
    whole = ".".join([part for part in (path, inner) if part])
    reason = match[1] if match else message
    return BadContent(line_of(text, whole.split(".")), f"{whole}: {reason}" if whole else reason)
