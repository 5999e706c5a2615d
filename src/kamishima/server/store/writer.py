"""The one thread of a node that writes. All that waits is written in one transaction: one wait for the disk for all.

An append that meets an index which is there already fails alone; its neighbours are written. What somebody else has
locked in PostgreSQL goes to the side writer, and its neighbours do not wait for it.
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
from kamishima.server.infra import requests
from kamishima.server.protocol.errors import Late, Unavailable
from kamishima.server.store.engine import set_timeouts
from kamishima.server.store.log_rows import (
    NOT_TRIED,
    Done,
    IndexTaken,
    Requester,
    Row,
    Work,
    Write,
    WriteCounts,
    append_rows,
    apply_write,
    is_lock_timeout,
)
from kamishima.server.store.side_writer import SideWriter

T = TypeVar("T")

log = logging.getLogger(__name__)

MAX_BATCH_DELAY = 0.006
"""Seconds that a write may wait for others to share its transaction."""
BATCH_LOCK_TIMEOUT, BATCH_STATEMENT_TIMEOUT = 10, 500
"""Milliseconds that each write of a batch may take once something in it has taken too long."""
MOST_LOCKED = 8
"""When so many writes of a batch timed out, the others are left for the next one: everybody waits meanwhile."""
CLOSING_SECONDS = 10.0
MOST_NAMED = 8
"""Requests that are named when a batch fails."""


class HttpRequest:
    def __init__(self, request: str) -> None:
        self.request = request


class Writer:
    """Takes writes on the event loop, and calls back there.

    What comes while a batch is being written is the next batch. A transaction costs as much as twenty entries, so a
    batch is not sent while each turn of the event loop brings more writes, up to a limit. A write alone does not wait.
    """

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop) -> None:
        self.count = WriteCounts()
        self._engine = engine
        self._loop = loop
        self._waiting: list[Write] = []
        self._last_length = 0
        """How many waited one turn of the event loop ago."""
        self._batch_began = 0.0
        """When the first of them could have been written."""
        self._oldest_waits_since = self._batch_waits_since = self._batch_sent = 0.0
        self._is_writing = False
        self._batches: queue.SimpleQueue[list[Write] | None] = queue.SimpleQueue()
        self._connection: Connection | None = None
        self._side = SideWriter(engine, loop, self.count)
        self._worker = threading.Thread(target=self._run, name="writer", daemon=True)
        self._worker.start()

    # -- on the event loop -----------------------------------------------------------------------------------------

    @property
    def is_busy(self) -> bool:
        return self._is_writing or bool(self._waiting)

    @property
    def queued(self) -> int:
        return len(self._waiting)

    @property
    def oldest_wait(self) -> float:
        """For how many seconds the oldest write has waited for its answer."""
        if self._is_writing:
            return self._loop.time() - self._batch_waits_since
        return self._loop.time() - self._oldest_waits_since if self._waiting else 0.0

    @property
    def locked_partitions(self) -> int:
        """Tables that wait for somebody else's lock."""
        return len(self._side.partitions)

    def put(
        self,
        rows: Sequence[Row],
        work: Work | None,
        done: Done,
        partition: str = "",
        requester: Requester | None = None,
    ) -> None:
        """Write; `done` is called on the loop with the work's result, or with what went wrong.

        `partition` is the table that is changed; entries name it themselves. Logs name what `requester` is.
        """
        write = Write(rows, work, done, partition, requester)
        if write.partition in self._side.partitions:
            self._side.put(write)
            return
        self._waiting.append(write)
        if len(self._waiting) == 1:
            self._oldest_waits_since = self._loop.time()
            if not self._is_writing:
                self._start_batch()

    def _start_batch(self) -> None:
        self._last_length = 0
        self._batch_began = self._loop.time()
        self._loop.call_soon(self._wait_for_more)

    def _wait_for_more(self) -> None:
        """Whatever this turn of the event loop brings goes along."""
        waiting, now = len(self._waiting), self._loop.time()
        if waiting > self._last_length and now - self._batch_began < MAX_BATCH_DELAY:
            self._last_length = waiting
            self._loop.call_soon(self._wait_for_more)
        else:
            self._send_batch()

    def _send_batch(self) -> None:
        if self._waiting and not self._is_writing:
            self._is_writing = True
            self._batch_sent = self._loop.time()
            self._batch_waits_since = self._oldest_waits_since
            batch, self._waiting = self._waiting, []
            self._batches.put(batch)

    def _on_batch_done(self, batch: list[Write], results: list[object] | None) -> None:
        """What became of a batch; None when that is not known."""
        self._is_writing = False
        self.count.batch_seconds.append(self._loop.time() - self._batch_sent)
        if results is None:
            self.count.failures += 1
            results = [Unavailable("the server cannot write now; try again") for _ in batch]
        else:
            self.count.commits += 1
            self.count.note(batch, results)
            self._move_locked(batch, results)
        if self._waiting:
            self._start_batch()
        for write, result in zip(batch, results, strict=True):
            if result is not NOT_TRIED and not isinstance(result, Late):
                write.call_back(result)

    def _move_locked(self, batch: list[Write], results: list[object]) -> None:
        """Give the side writer what timed out, and behind it what has come for the same partitions meanwhile."""
        late = [write for write, result in zip(batch, results, strict=True) if isinstance(result, Late)]
        if not late:
            return
        untried = [write for write, result in zip(batch, results, strict=True) if result is NOT_TRIED]
        waiting, self._waiting = [*untried, *self._waiting], []
        for write in late:
            self._side.put(write)
        for write in waiting:
            if write.partition in self._side.partitions:
                self._side.put(write)
            else:
                self._waiting.append(write)

    async def do(
        self,
        work: Callable[[Connection], T],
        rows: Sequence[Row] = (),
        on_commit: Callable[[T], None] | None = None,
        partition: str = "",
    ) -> T:
        """Write, and wait for it. `on_commit` is called before the callbacks of later writes."""
        answer: asyncio.Future[T] = self._loop.create_future()

        def done(result: object, error: Exception | None) -> None:
            if error is None and on_commit is not None:
                on_commit(cast(T, result))
            if answer.done():
                return
            if error is None:
                answer.set_result(cast(T, result))
            else:
                answer.set_exception(error)

        request = requests.current()
        self.put(rows, work, done, partition, HttpRequest(request) if request else None)
        return await answer

    async def close(self) -> None:
        """Write what waits, and stop."""
        while self.is_busy:
            self._send_batch()
            await asyncio.sleep(0.001)
        await self._side.close(CLOSING_SECONDS)
        self._batches.put(None)
        await asyncio.to_thread(self._worker.join)
        self._engine.dispose()

    # -- in the thread ---------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while (batch := self._batches.get()) is not None:
            results = self._write(batch)
            try:
                self._loop.call_soon_threadsafe(self._on_batch_done, batch, results)
            except RuntimeError:  # the loop has been closed meanwhile: nobody waits any more
                break
        if self._connection is not None:
            self._connection.close()

    def _write(self, batch: list[Write]) -> list[object] | None:
        """All at once, or one by one when one of them fails. None when it is not known what was written."""
        try:
            results = self._write_at_once(batch)
            return self._write_separately(batch) if results is None else results
        except Exception:  # whatever the driver raises, the rooms must hear of it
            told = [write.request for write in batch if write.requester is not None]
            log.exception("writing failed", extra={"request": told[:MOST_NAMED]})
            self._drop_connection()
            return None

    def _write_at_once(self, batch: list[Write]) -> list[object] | None:
        """The entries of all writes in one statement, then the works. None when one of them failed."""
        rows = [row for write in batch for row in write.rows]
        connection = self._connect()
        try:
            with connection.begin():
                append_rows(connection, rows)
                return [None if write.work is None else write.work(connection) for write in batch]
        except (KamishimaError, SQLAlchemyError):
            return None

    def _write_separately(self, batch: list[Write]) -> list[object]:
        """Each write in a savepoint of its own, with short timeouts for somebody else's locks."""
        connection = self._connect()
        with connection.begin():
            set_timeouts(connection, BATCH_LOCK_TIMEOUT, BATCH_STATEMENT_TIMEOUT)
            together = self._write_together(connection, _plain_writes(batch))
            return self._write_each(connection, batch, together)

    def _write_together(self, connection: Connection, plain: list[Write]) -> set[Write]:
        """Writes that are entries alone, in one statement; nothing of it when some index was taken, or locked."""
        rows = [row for write in plain for row in write.rows]
        try:
            with connection.begin_nested():
                append_rows(connection, rows)
        except IndexTaken:
            return set()
        except SQLAlchemyError as refusal:  # by another name, see `apply_write`
            if not is_lock_timeout(refusal):
                raise
            return set()
        return set(plain)

    def _write_each(self, connection: Connection, batch: list[Write], written: set[Write]) -> list[object]:
        results: list[object] = []
        late: list[str] = []
        for write in batch:
            if write in written:
                results.append(None)
            elif len(late) >= MOST_LOCKED or (write.partition != "" and write.partition in late):
                results.append(NOT_TRIED)
            else:
                results.append(apply_write(connection, write))
                if isinstance(results[-1], Late):
                    late.append(write.partition)
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


def _plain_writes(batch: list[Write]) -> list[Write]:
    """The writes that are entries alone, and that no work on the same partition comes before."""
    changed: set[str] = set()
    found: list[Write] = []
    for write in batch:
        if write.work is not None:
            changed.add(write.partition)
        elif write.partition not in changed:
            found.append(write)
    return found
