"""Rows of the log, many at once, by the shortest way that each database has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

Row = tuple[str, int, int, int | None, str, str, float]
"""Table, index, kind, seat, words, key, time."""

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
    if not is_sqlite:
        cursor.execute(_FROM_ARRAYS, [list(column) for column in zip(*rows, strict=True)])
        return
    start = 0
    for size in _PIECES:
        while len(rows) - start >= size:
            cursor.execute(_VALUES[size], [value for row in rows[start : start + size] for value in row])
            start += size
