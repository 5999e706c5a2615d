"""Something to be written, and writing it within a transaction as a part that can fail by itself."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from kamishima.core.errors import KamishimaError
from kamishima.server.errors import Late, Unavailable
from kamishima.server.store.appending import Cursor, Row, append, packed

Work = Callable[[Connection], object]
Done = Callable[[object, Exception | None], None]

log = logging.getLogger(__name__)

_LATE = frozenset(["55P03", "57014", "40P01"])
"""What PostgreSQL answers when it has waited for a lock, or worked, for too long; a deadlock is two such waits."""


UNTRIED: Final = object()
"""In place of the result of an order that has to wait for the next batch."""


class IndexTaken(KamishimaError):
    """Somebody else has written an entry with this index."""

    code = "index-taken"


class Order:
    """Entries of the log, and work that belongs into the same transaction."""

    __slots__ = ("about", "done", "entries", "rows", "work")

    def __init__(self, rows: Sequence[Row], work: Work | None, done: Done, about: str = "") -> None:
        self.entries: Final = len(rows)
        self.rows: Final = packed(rows)
        self.work: Final = work
        self.done: Final = done
        self.about: Final = about or (rows[0][0] if rows else "")
        """The table that it changes: of one table nothing overtakes what came before. Empty where that is all one."""


class Count:
    """What has been written, for the metrics."""

    def __init__(self) -> None:
        self.entries = 0
        self.commits = 0
        self.conflicts = 0
        self.failures = 0
        self.late = 0
        """Orders that had to wait for somebody else's lock."""

    def note(self, batch: Sequence[Order], results: Sequence[object]) -> None:
        """What became of some orders."""
        for order, result in zip(batch, results, strict=True):
            if isinstance(result, IndexTaken):
                self.conflicts += 1
            elif isinstance(result, Late):
                self.late += 1
            elif result is not UNTRIED and not isinstance(result, Exception):
                self.entries += order.entries


def reply(order: Order, result: object) -> None:
    """Tell whoever ordered what became of it."""
    try:
        if isinstance(result, Exception):
            order.done(None, result)
        else:
            order.done(result, None)
    except Exception:
        log.exception("an answer to what was written failed")


def is_late(error: BaseException) -> bool:
    """Whether the database gave up because something took too long."""
    cause = getattr(error, "orig", None) or error
    return getattr(cause, "sqlstate", None) in _LATE


def write_one(connection: Connection, order: Order) -> object:
    """One order as a part that can fail by itself: its result, or what was wrong with it."""
    driver = connection.dialect.loaded_dbapi
    try:
        with part(connection):
            if order.rows:
                insert(connection, order.rows)
            return order.work(connection) if order.work is not None else None
    except KamishimaError as error:
        return error
    except (SQLAlchemyError, driver.Error) as refusal:  # by another name: the compiler gives a name one type
        if _is_spoilt(connection, refusal):
            raise
        if is_late(refusal):
            return Late("the server cannot write this now: somebody else holds it; try again")
        log.exception("an order could not be written")
        return Unavailable("the server cannot write this now; try again")


def _is_spoilt(connection: Connection, error: Exception) -> bool:
    """Whether the whole transaction is lost: the connection is, or SQLite has rolled back, as on a full disk."""
    if getattr(error, "connection_invalidated", False):
        return True
    if connection.dialect.name == "sqlite":
        return not getattr(connection.connection.dbapi_connection, "in_transaction", True)
    driver = connection.dialect.loaded_dbapi
    return isinstance(error, driver.Error) and connection.dialect.is_disconnect(error, connection.connection, None)


def insert(connection: Connection, rows: Sequence[Row]) -> None:
    """Append to the log; `IndexTaken` when somebody was quicker."""
    cursor: Cursor = connection.connection.cursor()
    try:
        append(cursor, rows, is_sqlite=connection.dialect.name == "sqlite")
    except Exception as error:
        if type(error).__name__ in ("IntegrityError", "UniqueViolation"):
            raise IndexTaken(f"entry {rows[0][1]} is there already") from None
        raise
    finally:
        cursor.close()


@contextmanager
def part(connection: Connection) -> Iterator[None]:
    """A part of a transaction that can be taken back by itself.

    SQLAlchemy has the same, at several times the price.
    """
    cursor: Cursor = connection.connection.cursor()
    try:
        cursor.execute("SAVEPOINT part")
        try:
            yield
        except BaseException:
            cursor.execute("ROLLBACK TO part")
            raise
        finally:
            cursor.execute("RELEASE part")
    finally:
        cursor.close()


def no_matter(_result: object, error: Exception | None) -> None:
    """For what is only convenient, as a snapshot is: the log has everything."""
    if error is not None:
        log.warning("a snapshot could not be kept")
