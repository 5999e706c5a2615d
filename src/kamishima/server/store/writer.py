"""The one thread of a node that writes. All that waits is written in one transaction: one wait for the disk for all.

An append that meets an index which is there already fails alone; its neighbours are written. What somebody else has
locked in PostgreSQL is written aside, and its neighbours do not wait for it.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections.abc import Callable, Sequence
from typing import TypeVar, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from kamishima.core.errors import KamishimaError
from kamishima.server.errors import Late, Unavailable
from kamishima.server.store.appending import Cursor, Row, append
from kamishima.server.store.aside import Aside
from kamishima.server.store.engine import hurry
from kamishima.server.store.orders import (
    UNTRIED,
    Count,
    Done,
    IndexTaken,
    Order,
    Work,
    insert,
    is_late,
    part,
    reply,
    write_one,
)

T = TypeVar("T")

log = logging.getLogger(__name__)

LONGEST_WAIT = 0.006
"""Seconds that an order may wait for company."""
APART = 0.004
"""Seconds from one transaction to the next: each waits for the disk, however little is in it."""
SHORT_LOCK, SHORT_STATEMENT = 10, 500
"""Milliseconds that each order of a batch may take once something in it has taken too long."""
MOST_LATE = 8
"""When so many orders of a batch were late, the others are left for the next one: everybody waits meanwhile."""
CLOSING_SECONDS = 10.0


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
        self._aside = Aside(engine, loop, self.count)
        self._hand = threading.Thread(target=self._run, name="writer", daemon=True)
        self._hand.start()

    # -- on the event loop -----------------------------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        """Whether somebody waits for something to be written."""
        return self._is_writing or bool(self._waiting)

    def put(self, rows: Sequence[Row], work: Work | None, done: Done, about: str = "") -> None:
        """Write; `done` is called on the loop with the work's result, or with what went wrong.

        `about` is the table that is changed; entries name it themselves.
        """
        order = Order(rows, work, done, about)
        if self._aside.holds(order.about):
            self._aside.put(order)
            return
        self._waiting.append(order)
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

    def _answer(self, batch: list[Order], results: list[object] | None) -> None:
        """What became of a batch; None when that is not known."""
        self._is_writing = False
        if results is None:
            self.count.failures += 1
            results = [Unavailable("the server cannot write now; try again") for _ in batch]
        else:
            self.count.commits += 1
            self.count.note(batch, results)
            self._set_aside(batch, results)
        if self._waiting:
            self._gather()
        for order, result in zip(batch, results, strict=True):
            if result is not UNTRIED and not isinstance(result, Late):
                reply(order, result)

    def _set_aside(self, batch: list[Order], results: list[object]) -> None:
        """Write aside what was late, and behind it what has come for the same tables meanwhile."""
        late = [order for order, result in zip(batch, results, strict=True) if isinstance(result, Late)]
        if not late:
            return
        untried = [order for order, result in zip(batch, results, strict=True) if result is UNTRIED]
        waiting, self._waiting = [*untried, *self._waiting], []
        for order in late:
            self._aside.put(order)
        for order in waiting:
            if self._aside.holds(order.about):
                self._aside.put(order)
            else:
                self._waiting.append(order)

    async def do(
        self,
        work: Callable[[Connection], T],
        rows: Sequence[Row] = (),
        landed: Callable[[T], None] | None = None,
        about: str = "",
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

        self.put(rows, work, done, about)
        return await answer

    async def close(self) -> None:
        """Write what waits, and stop."""
        while self.is_busy:
            self._hand_over()
            await asyncio.sleep(0.001)
        await self._aside.close(CLOSING_SECONDS)
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

    def _write(self, batch: list[Order]) -> list[object] | None:
        """Write a batch: all at once, or one by one when one of them is in the way. None when it is not known."""
        try:
            results = self._write_at_once(batch)
            return self._write_carefully(batch) if results is None else results
        except Exception:  # whatever the driver raises, the rooms must hear of it
            log.exception("writing failed")
            self._drop_connection()
            return None

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
                    insert(connection, rows)
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
        """Each order by itself, and none for long: those that somebody else's lock is in the way of are late."""
        connection = self._connect()
        with connection.begin():
            hurry(connection, SHORT_LOCK, SHORT_STATEMENT)
            together = self._write_together(connection, _first_alone(batch))
            return self._write_each(connection, batch, together)

    def _write_together(self, connection: Connection, plain: list[Order]) -> set[Order]:
        """Orders that are entries alone, in one statement; nothing of it when some index was taken, or locked."""
        rows = [row for order in plain for row in order.rows]
        try:
            with part(connection):
                if rows:
                    insert(connection, rows)
        except IndexTaken:
            return set()
        except (SQLAlchemyError, self._driver.Error) as refusal:  # by another name, see `write_one`
            if not is_late(refusal):
                raise
            return set()
        return set(plain)

    def _write_each(self, connection: Connection, batch: list[Order], written: set[Order]) -> list[object]:
        results: list[object] = []
        late: list[str] = []
        for order in batch:
            if order in written:
                results.append(None)
            elif len(late) >= MOST_LATE or (order.about != "" and order.about in late):
                results.append(UNTRIED)
            else:
                results.append(write_one(connection, order))
                if isinstance(results[-1], Late):
                    late.append(order.about)
        return results

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


def _first_alone(batch: list[Order]) -> list[Order]:
    """The orders that are entries alone, and that no work on the same table comes before."""
    changed: set[str] = set()
    found: list[Order] = []
    for order in batch:
        if order.work is not None:
            changed.add(order.about)
        elif order.about not in changed:
            found.append(order)
    return found
