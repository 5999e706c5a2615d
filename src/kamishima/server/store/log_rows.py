"""Writes to the log: its rows, how they are appended, and one write as a part of a transaction that can fail by itself.

The chance steps that follow an entry at once are kept in its row, on lines of their own: about every other entry is
one. Whoever is too late with an entry still meets the row that begins with its index, since nobody acts between a
decision and the chance that follows it.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Final, Protocol

from sqlalchemy import Connection, insert
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from kamishima.core.errors import KamishimaError
from kamishima.server.infra.tracing import Tracer
from kamishima.server.protocol.errors import Late, Unavailable
from kamishima.server.store.schema import entries

Row = tuple[str, int, int, int | None, str, str, float, int | None]
"""Table, index, kind, seat, words, key, time, and whose turn it is then."""
Work = Callable[[Connection], object]
Done = Callable[[object, Exception | None], None]

STEP: Final = 0
UNDO: Final = 1
"""The kinds of entries."""
NOT_TRIED: Final = object()
"""In place of the result of a write that has to wait for the next batch."""

_TIMEOUT_STATES = frozenset(["55P03", "57014", "40P01"])
"""SQLSTATE of a lock timeout, a statement timeout and a deadlock in PostgreSQL."""
_APPEND = {
    "sqlite": str(insert(entries).compile(dialect=sqlite.dialect())),
    "postgresql": str(insert(entries).compile(dialect=postgresql.dialect(paramstyle="format"))),  # type: ignore[no-untyped-call]
}
"""For the driver itself, which takes the rows as they are: 8.5 µs a row; by way of SQLAlchemy's parameters 10.3."""

log = logging.getLogger(__name__)


class IndexTaken(KamishimaError):
    """Somebody else has written an entry with this index."""

    code = "index-taken"


class Requester(Protocol):
    """What a write is for."""

    @property
    def request(self) -> str: ...


class Write:
    """Entries of the log, and work that belongs into the same transaction."""

    __slots__ = ("done", "entries", "partition", "requester", "rows", "work")

    def __init__(
        self,
        rows: Sequence[Row],
        work: Work | None,
        done: Done,
        partition: str = "",
        requester: Requester | None = None,
    ) -> None:
        self.entries: Final = len(rows)
        self.rows: Final = pack(rows)
        self.work: Final = work
        self.done: Final = done
        self.partition: Final = partition or (rows[0][0] if rows else "")
        """The id of the table: writes of one partition never overtake each other. Empty where the order is all one."""
        self.requester: Final = requester

    @property
    def request(self) -> str:
        """The id of the request that it is for, as it stands in logs."""
        return "" if self.requester is None else self.requester.request

    def call_back(self, result: object) -> None:
        try:
            if isinstance(result, Exception):
                self.done(None, result)
            else:
                self.done(result, None)
        except Exception:
            log.exception("the callback of a write failed")


class WriteCounts:
    """What has been written, for the metrics."""

    def __init__(self) -> None:
        self.entries = 0
        self.commits = 0
        self.conflicts = 0
        self.failures = 0
        self.late = 0
        """Writes that had to wait for somebody else's lock."""
        self.batch_seconds: list[float] = []
        """How long each batch took, from when the thread had it to when its outcome was known."""
        self.move_times: list[tuple[float, float, float]] = []
        """When each move arrived, was written and was told; taken from here now and then, see `infra.timings`."""
        self.tracer: Tracer | None = None

    def note(self, batch: Sequence[Write], results: Sequence[object]) -> None:
        for write, result in zip(batch, results, strict=True):
            if isinstance(result, IndexTaken):
                self.conflicts += 1
            elif isinstance(result, Late):
                self.late += 1
            elif result is not NOT_TRIED and not isinstance(result, Exception):
                self.entries += write.entries


def ignore_result(_result: object, error: Exception | None) -> None:
    """For a snapshot: the log has everything, so a failure is logged and nothing else."""
    if error is not None:
        log.warning("a snapshot could not be written")


def pack(rows: Sequence[Row]) -> Sequence[Row]:
    """Entries that are written together as they are stored: chance in the row of what it follows."""
    if len(rows) < 2:
        return rows
    found: list[Row] = []
    first = last = rows[0]
    lines = [first[4]]
    for row in rows[1:]:
        if _follows(first, row, first[1] + len(lines)):
            lines.append(row[4])
        else:
            found.append(_with_lines(first, lines, last[7]))
            first, lines = row, [row[4]]
        last = row
    found.append(_with_lines(first, lines, last[7]))
    return found


def _follows(first: Row, row: Row, index: int) -> bool:
    """Whether this is a step of chance at an index, and of the same match and moment."""
    is_chance = row[2] == STEP and row[3] is None and row[5] == ""
    return is_chance and row[0] == first[0] and row[1] == index and row[6] == first[6]


def _with_lines(row: Row, lines: list[str], acting: int | None) -> Row:
    return row if len(lines) == 1 else (row[0], row[1], row[2], row[3], "\n".join(lines), row[5], row[6], acting)


def unpack(row: Row) -> list[Row]:
    table, index, kind, seat, words, key, at, acting = row
    lines = words.split("\n")
    last = len(lines) - 1
    found: list[Row] = [(table, index, kind, seat, lines[0], key, at, None if last else acting)]
    for place in range(1, len(lines)):
        found.append((table, index + place, STEP, None, lines[place], "", at, acting if place == last else None))
    return found


def append_rows(connection: Connection, rows: Sequence[Row]) -> None:
    """Append to the log; `IndexTaken` when somebody was quicker."""
    if not rows:
        return  # a match that begins without a chance step
    try:
        connection.exec_driver_sql(_APPEND[connection.dialect.name], list(rows))
    except IntegrityError:
        raise IndexTaken(f"entry {rows[0][1]} is there already") from None


def apply_write(connection: Connection, write: Write) -> object:
    """One write within a savepoint: its result, or what was wrong with it."""
    try:
        with connection.begin_nested():
            append_rows(connection, write.rows)
            return write.work(connection) if write.work is not None else None
    except KamishimaError as error:
        return error
    except SQLAlchemyError as refusal:  # by another name: the compiler gives a name one type
        if _is_transaction_lost(connection):
            raise
        if is_lock_timeout(refusal):
            return Late("the server cannot write this now: somebody else holds it; try again")
        log.exception("a write failed", extra={"request": write.request})
        return Unavailable("the server cannot write this now; try again")


def is_lock_timeout(error: SQLAlchemyError) -> bool:
    return getattr(getattr(error, "orig", None), "sqlstate", None) in _TIMEOUT_STATES


def _is_transaction_lost(connection: Connection) -> bool:
    """Whether the connection has been lost, or SQLite has rolled everything back, as on a full disk."""
    return connection.invalidated or not getattr(connection.connection.dbapi_connection, "in_transaction", True)
