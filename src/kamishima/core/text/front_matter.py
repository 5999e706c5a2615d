"""The front matter of a record: which of its lines is wrong."""

from __future__ import annotations

import msgspec

from kamishima.core.errors import LineError
from kamishima.core.text import toml

OptionValue = str | int | bool | list[str]


def broken_line(line: int, rows: list[str]) -> int:
    """Where TOML is broken: as the parser says, or the first row that is broken by itself; the fence is line 1."""
    broken = next((index for index, row in enumerate(rows) if not _is_toml(row)), None)
    if line and broken is None:
        return line + 1
    return (_said_twice(rows) if broken is None else broken) + 2


def _said_twice(rows: list[str]) -> int:
    """The first row whose key stood there before, or -1."""
    seen: set[str] = set()
    for index, row in enumerate(rows):
        key = row.split("=")[0].strip()
        if key and key in seen:
            return index
        seen.add(key)
    return -1


def _is_toml(text: str) -> bool:
    try:
        toml.loads(text)
    except LineError:
        return False
    return True


def named_line(message: str, rows: list[str]) -> int:
    """The line of the row that a message of msgspec is about; the fence is line 1."""
    options = rows.index("[options]") if "[options]" in rows else len(rows)
    for index, row in enumerate(rows):
        key = row.split("=")[0].strip()
        if key and (f"$.{key}`" in message or f"$.{key}[" in message or f"`{key}`" in message):
            return index + 2
        if "$.options" in message and index > options and not _is_option(row):
            return index + 2
    return 1


def _is_option(row: str) -> bool:
    try:
        msgspec.convert(toml.loads(row), dict[str, OptionValue])
    except (LineError, msgspec.ValidationError):
        return False
    return True
