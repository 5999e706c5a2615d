"""The one thread of a node that writes. All that waits is written in one transaction: one wait for the disk for all.

An append that meets an index which is there already fails alone; its neighbours are written.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from kamishima.core.errors import KamishimaError
from kamishima.server.errors import Unavailable
from kamishima.server.store.appending import Cursor, Row, append, packed

Work = Callable[[Connection], object]
Done = Callable[[object, Exception | None], None]
T = TypeVar("T")

log = logging.getLogger(__name__)

LONGEST_WAIT = 0.006
"""Seconds that an order may wait for company."""
APART = 0.004
"""Seconds from one transaction to the next: each waits for the disk, however little is in it."""


class IndexTaken(KamishimaError):
    """Somebody else has written an entry with this index."""

    code = "index-taken"


class Order:
    """Something to be written: entries of the log, and work that belongs into the same transaction."""

    __slots__ = ("done", "entries", "rows", "work")

    def __init__(self, rows: Sequence[Row], work: Work | None, done: Done) -> None:
        self.entries: Final = len(rows)
        self.rows: Final = packed(rows)
        self.work: Final = work
        self.done: Final = done


class Count:
    """What has been written, for the metrics."""

    def __init__(self) -> None:
        self.entries = 0
        self.commits = 0
        self.conflicts = 0
        self.failures = 0


class Writer:
    """Takes orders on the event loop, and answers there.

    What comes while a batch is being written is the next batch. A transaction costs as much as twenty entries, so a
    batch also waits for company: as long as more comes each time the loop goes round, but never for long. Who comes
    alone does not wait.
    """

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self.count = Count()
        self._engine = engine
        self._loop = loop
        self._waiting: list[Order] = []
        self._looked_at = 0
        """How many waited when they were last looked at."""
        self._since = 0.0
        """When the first of them could have been written."""
        self._next = 0.0
        """When the next batch may be written."""
        self._is_writing = False
        self._batches: queue.SimpleQueue[list[Order] | None] = queue.SimpleQueue()
        self._is_sqlite = engine.dialect.name == "sqlite"
        self._driver = engine.dialect.loaded_dbapi
        self._connection: Connection | None = None
        self._hand = threading.Thread(target=self._run, name="writer", daemon=True)
        self._hand.start()

    # -- on the event loop -----------------------------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        """Whether somebody waits for something to be written."""
        return self._is_writing or bool(self._waiting)

    def put(self, rows: Sequence[Row], work: Work | None, done: Done) -> None:
        """Write; `done` is called on the loop with the work's result, or with what went wrong."""
        self._waiting.append(Order(rows, work, done))
        if len(self._waiting) == 1 and not self._is_writing:
            self._gather()

    def _gather(self) -> None:
        self._looked_at = 0
        self._since = self._loop.time()
        self._loop.call_soon(self._look)

    def _look(self) -> None:
        """Whatever the loop has heard while it went round goes along."""
        waiting, now = len(self._waiting), self._loop.time()
        if waiting > self._looked_at and now - self._since < LONGEST_WAIT:
            self._looked_at = waiting
            self._loop.call_soon(self._look)
        elif now < self._next:
            self._loop.call_at(self._next, self._look)
        else:
            self._hand_over()

    def _hand_over(self) -> None:
        if self._waiting and not self._is_writing:
            self._is_writing = True
            self._next = self._loop.time() + APART
            batch, self._waiting = self._waiting, []
            self._batches.put(batch)

    def _answer(self, batch: list[Order], results: list[object]) -> None:
        self._is_writing = False
        if self._waiting:
            self._gather()
        for order, result in zip(batch, results, strict=True):
            try:
                if isinstance(result, Exception):
                    order.done(None, result)
                else:
                    order.done(result, None)
            except Exception:
                log.exception("an answer to what was written failed")

    async def do(
        self, work: Callable[[Connection], T], rows: Sequence[Row] = (), landed: Callable[[T], None] | None = None
    ) -> T:
        """Write, and wait for it. `landed` hears of it before whatever was written later is answered."""
        answer: asyncio.Future[T] = self._loop.create_future()

        def done(result: object, error: Exception | None) -> None:
            if error is None and landed is not None:
                landed(cast(T, result))
            if answer.done():
                return
            if error is None:
                answer.set_result(cast(T, result))
            else:
                answer.set_exception(error)

        self.put(rows, work, done)
        return await answer

    async def close(self) -> None:
        """Write what waits, and stop."""
        while self.is_busy:
            self._hand_over()
            await asyncio.sleep(0.001)
        self._batches.put(None)
        await asyncio.to_thread(self._hand.join)
        self._engine.dispose()

    # -- in the thread ---------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while (batch := self._batches.get()) is not None:
            results = self._write(batch)
            try:
                self._loop.call_soon_threadsafe(self._answer, batch, results)
            except RuntimeError:  # the loop has been closed meanwhile: nobody waits any more
                break
        if self._connection is not None:
            self._connection.close()

    def _write(self, batch: list[Order]) -> list[object]:
        """Write a batch: all at once, or one by one when one of them is in the way."""
        try:
            results = self._write_at_once(batch)
            if results is None:
                results = self._write_carefully(batch)
        except Exception:  # whatever the driver raises, the rooms must hear of it
            self.count.failures += 1
            log.exception("writing failed")
            self._drop_connection()
            return [Unavailable("the server cannot write now; try again")] * len(batch)
        self.count.commits += 1
        self.count.entries += sum([order.entries for order in batch])
        return results

    def _write_at_once(self, batch: list[Order]) -> list[object] | None:
        """The entries of all orders in one statement, then the works. None when something was in the way."""
        rows = [row for order in batch for row in order.rows]
        try:
            if all([order.work is None for order in batch]):
                self._write_entries(rows)
                return [None for _ in batch]
            connection = self._connect()
            with connection.begin():
                if rows:
                    self._insert_alone(connection, rows)
                return [None if order.work is None else order.work(connection) for order in batch]
        except (KamishimaError, SQLAlchemyError, self._driver.Error):
            return None

    def _write_entries(self, rows: Sequence[Row]) -> None:
        """Entries alone, without SQLAlchemy in between."""
        raw = self._connect().connection.dbapi_connection
        assert raw is not None
        cursor: Cursor = raw.cursor()
        try:
            if self._is_sqlite:
                cursor.execute("BEGIN IMMEDIATE")
            append(cursor, rows, is_sqlite=self._is_sqlite)
            raw.commit()
        except Exception:
            raw.rollback()
            raise
        finally:
            cursor.close()

    def _write_carefully(self, batch: list[Order]) -> list[object]:
        connection = self._connect()
        with connection.begin():
            together = self._write_together(connection, [order for order in batch if order.work is None])
            return [None if together and order.work is None else self._write_one(connection, order) for order in batch]

    def _write_together(self, connection: Connection, plain: list[Order]) -> bool:
        """All orders that are entries alone, in one statement; False when some index was taken."""
        rows = [row for order in plain for row in order.rows]
        try:
            with _part(connection):
                if rows:
                    self._insert_alone(connection, rows)
        except IndexTaken:
            return False
        return True

    def _write_one(self, connection: Connection, order: Order) -> object:
        """One order as a part that can fail by itself: what it does wrong is its own affair."""
        try:
            with _part(connection):
                if order.rows:
                    self._insert_alone(connection, order.rows)
                return order.work(connection) if order.work is not None else None
        except KamishimaError as error:
            self.count.conflicts += error.code == IndexTaken.code
            return error
        except (SQLAlchemyError, self._driver.Error) as refusal:  # by another name: the compiler gives a name one type
            if getattr(refusal, "connection_invalidated", False) or self._is_cut_off(connection, refusal):
                raise
            log.exception("an order could not be written")
            return Unavailable("the server cannot write this now; try again")

    def _is_cut_off(self, connection: Connection, error: Exception) -> bool:
        if not isinstance(error, self._driver.Error):
            return False
        return self._engine.dialect.is_disconnect(error, connection.connection, None)

    def _insert_alone(self, connection: Connection, rows: Sequence[Row]) -> None:
        cursor: Cursor = connection.connection.cursor()
        try:
            append(cursor, rows, is_sqlite=self._is_sqlite)
        except Exception as error:
            if type(error).__name__ in ("IntegrityError", "UniqueViolation"):
                raise IndexTaken(f"entry {rows[0][1]} is there already") from None
            raise
        finally:
            cursor.close()

    def _connect(self) -> Connection:
        if self._connection is None:
            self._connection = self._engine.connect()
        return self._connection

    def _drop_connection(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                connection.invalidate()
                connection.close()
            except SQLAlchemyError:
                log.warning("a broken connection could not be closed")


@contextmanager
def _part(connection: Connection) -> Iterator[None]:
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
