"""Rows of the log, many at once, by the shortest way that each database has.

The chance steps that follow an entry at once are kept in its row, on lines of their own: about every other entry is
one. Whoever is too late with an entry still meets the row that begins with its index, since nobody acts between a
decision and the chance that follows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

Row = tuple[str, int, int, int | None, str, str, float]
"""Table, index, kind, seat, words, key, time."""

STEP: Final = 0
UNDO: Final = 1
"""The kinds of entries."""

_INTO = "INSERT INTO entries (table_id, idx, kind, seat, words, key, at)"
_PIECES = (8, 4, 2, 1)
"""SQLite takes so many rows in one statement: a few sizes, so that their statements stay prepared, and few statements,
since each lets go of the interpreter and has to wait for it again. Larger ones take SQLite longer for each row."""
_VALUES = {size: f"{_INTO} VALUES {','.join(['(?,?,?,?,?,?,?)'] * size)}" for size in _PIECES}
_FROM_ARRAYS = (
    "INSERT INTO entries (table_id, idx, kind, seat, words, key, at) SELECT * FROM unnest("
    "%s::text[], %s::int[], %s::smallint[], %s::smallint[], %s::text[], %s::text[], %s::float8[])"
)


class Cursor(Protocol):
    """What the drivers have in common."""

    def execute(self, statement: str, values: Sequence[Any] = ..., /) -> object: ...
    def close(self) -> None: ...


def append(cursor: Cursor, rows: Sequence[Row], *, is_sqlite: bool) -> None:
    """Append to the log, within a transaction that has begun."""
    if not rows:
        return  # a match that begins without a chance step; the columns of no rows are no columns
    if not is_sqlite:
        cursor.execute(_FROM_ARRAYS, [list(column) for column in zip(*rows, strict=True)])
        return
    start = 0
    for size in _PIECES:
        while len(rows) - start >= size:
            cursor.execute(_VALUES[size], [value for row in rows[start : start + size] for value in row])
            start += size


def packed(rows: Sequence[Row]) -> Sequence[Row]:
    """Entries that are written together as they are kept: chance in the row of what it follows."""
    if len(rows) < 2:
        return rows
    found: list[Row] = []
    first = rows[0]
    lines = [first[4]]
    for row in rows[1:]:
        if _follows(first, row, first[1] + len(lines)):
            lines.append(row[4])
        else:
            found.append(_with_lines(first, lines))
            first, lines = row, [row[4]]
    found.append(_with_lines(first, lines))
    return found


def _follows(first: Row, row: Row, index: int) -> bool:
    """Whether this is a step of chance at an index, and of the same match and moment."""
    is_chance = row[2] == STEP and row[3] is None and row[5] == ""
    return is_chance and row[0] == first[0] and row[1] == index and row[6] == first[6]


def _with_lines(row: Row, lines: list[str]) -> Row:
    return row if len(lines) == 1 else (row[0], row[1], row[2], row[3], "\n".join(lines), row[5], row[6])


def unpacked(row: Row) -> list[Row]:
    """The entries of a row."""
    table, index, kind, seat, words, key, at = row
    lines = words.split("\n")
    found: list[Row] = [(table, index, kind, seat, lines[0], key, at)]
    for place in range(1, len(lines)):
        found.append((table, index + place, STEP, None, lines[place], "", at))
    return found
