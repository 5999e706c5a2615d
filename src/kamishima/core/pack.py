"""Content packs: TOML decoded strictly, with the path and the line of what is wrong, and a hash of what it says."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Iterator
from typing import TypeVar

import msgspec

from kamishima.core.errors import BadContent

T = TypeVar("T")

_SYNTAX_LINE = re.compile(r"\(at line (\d+)")
_PATH = re.compile(r"^(.*?) - at `\$?(.*)`$", re.DOTALL)
_WORD = r"""(?:"[^"]*"|'[^']*'|[A-Za-z0-9_-]+)"""
_DOTTED = rf"{_WORD}(?:\s*\.\s*{_WORD})*"
_PART = re.compile(_WORD)
_KEY = re.compile(rf"\s*({_DOTTED})\s*=")
_HEADER = re.compile(rf"\s*\[\[?\s*({_DOTTED})\s*\]\]?\s*(?:#.*)?$")
_INDEX = re.compile(r"(?:\[[^\]]*\])+$")
_TOKEN = re.compile(r"""\"{3}|'{3}|"(?:[^"\\]|\\.)*"|'[^']*'|[\[\]{}#]""")


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
    wanted = [_INDEX.sub("", part) for part in path]
    best_line, best_depth = 0, 0
    table: list[str] = []
    for number, line in _statements(text):
        header = _HEADER.match(line)
        here = _parts(header[1]) if header else [*table, *_key(line)]
        table = here if header else table
        if len(here) > best_depth and here == wanted[: len(here)]:
            best_line, best_depth = number, len(here)
    return best_line


def _statements(text: str) -> Iterator[tuple[int, str]]:
    """The lines that begin a table or a key, with their numbers: what goes on over several lines is passed over."""
    inside = ""
    depth = 0
    for number, line in enumerate(text.splitlines(), start=1):
        if not inside and depth == 0 and (_HEADER.match(line) or _key(line)):
            yield number, line
            if _HEADER.match(line):
                continue
        inside, depth = _carried_over(line, inside, depth)


def _carried_over(line: str, inside: str, depth: int) -> tuple[str, int]:
    """Which multi-line string and how many brackets are open after a line."""
    for sign in _TOKEN.findall(line):
        if inside:
            inside = "" if sign == inside else inside
        elif sign in ('"""', "'''"):
            inside = sign
        elif sign == "#":
            break
        elif sign in "[{":
            depth += 1
        elif sign in "]}":
            depth -= 1
    return inside, depth


def _key(line: str) -> list[str]:
    match = _KEY.match(line)
    return _parts(match[1]) if match else []


def _parts(dotted: str) -> list[str]:
    return [part.strip("\"'") for part in _PART.findall(dotted)]


def _syntax_line(message: str) -> int:
    match = _SYNTAX_LINE.search(message)
    return int(match[1]) if match else 0


def _located(text: str, path: str, message: str) -> BadContent:
    """Turn msgspec's `Expected `int`, got `str` - at `$.cost.is`` into an error with our path and line."""
    match = _PATH.match(message)
    inner = match[2].strip(".") if match else ""
    whole = ".".join([part for part in (path, inner) if part])
    reason = match[1] if match else message
    return BadContent(line_of(text, whole.replace("[...]", "").split(".")), f"{whole}: {reason}" if whole else reason)
