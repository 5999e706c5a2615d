"""Writes that meet somebody else's lock go to connections of their own, while everything else is written.

Writes of one partition never overtake each other: as long as one of them waits here, all that follow wait behind it.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from sqlalchemy import Engine

from kamishima.server.protocol.errors import Late, Unavailable
from kamishima.server.store.engine import SIDE_WRITERS, set_timeouts
from kamishima.server.store.log_rows import Write, WriteCounts, apply_write

LOCK_TIMEOUT = 4_000
"""Milliseconds; then whoever asked is told to try again, which a room does by itself."""
STATEMENT_TIMEOUT = 15_000

log = logging.getLogger(__name__)


class Partition:
    def __init__(self) -> None:
        self.waiting: deque[Write] = deque()
        self.is_running = False


class SideWriter:
    """All methods are for the event loop."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop, count: WriteCounts) -> None:
        self._engine = engine
        self._loop = loop
        self._count = count
        self.partitions: dict[str, Partition] = {}
        """Those of which something waits here, or could not be written the last time."""
        self._threads = ThreadPoolExecutor(SIDE_WRITERS, thread_name_prefix="side-writer")

    def put(self, write: Write) -> None:
        """Write it after all that waits here for the same partition."""
        name = write.partition or f"write {id(write)}"
        partition = self.partitions.setdefault(name, Partition())
        partition.waiting.append(write)
        if not partition.is_running:
            self._start(name, partition)

    def _start(self, name: str, partition: Partition) -> None:
        batch = list(partition.waiting)
        partition.waiting.clear()
        partition.is_running = True
        written = self._loop.run_in_executor(self._threads, self._write, batch)
        written.add_done_callback(partial(self._on_written, name, batch))

    def _on_written(self, name: str, batch: list[Write], written: asyncio.Future[list[object]]) -> None:
        if written.cancelled():
            return  # the node stops
        results = written.result()
        self._count.note(batch, results)
        partition = self.partitions[name]
        is_free = not isinstance(results[-1], Late)
        if (is_free and not partition.waiting) or not batch[-1].partition:
            del self.partitions[name]  # before the callbacks: what they write next need not wait here
        for write, result in zip(batch, results, strict=True):
            write.call_back(result)
        partition.is_running = False
        if partition.waiting:
            self._start(name, partition)

    async def close(self, seconds: float) -> None:
        """Wait for what is being written, but not for ever: none of it was acknowledged."""
        deadline = self._loop.time() + seconds
        while any([each.is_running for each in self.partitions.values()]) and self._loop.time() < deadline:
            await asyncio.sleep(0.005)
        self._threads.shutdown(wait=False, cancel_futures=True)

    # -- in a thread -----------------------------------------------------------------------------------------------

    def _write(self, batch: Sequence[Write]) -> list[object]:
        """Each write in a transaction of its own; all behind one that timed out have timed out too."""
        results: list[object] = []
        try:
            with self._engine.connect() as connection:
                for write in batch:
                    with connection.begin():
                        set_timeouts(connection, LOCK_TIMEOUT, STATEMENT_TIMEOUT)
                        result = apply_write(connection, write)
                    results.append(result)
                    if isinstance(result, Late):
                        break
        except Exception:  # whatever the driver raises, the rooms must hear of it
            log.exception("the side writer failed")
            results.append(Unavailable("the server cannot write now; try again"))
        return [*results, *[results[-1]] * (len(batch) - len(results))]
