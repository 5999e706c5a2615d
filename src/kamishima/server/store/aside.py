"""What waits for somebody else's lock is written aside, on connections of its own, while everything else goes on.

Of one table nothing overtakes what came before: as long as something of it waits here, all that follows waits behind.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from sqlalchemy import Engine

from kamishima.server.errors import Late, Unavailable
from kamishima.server.store.engine import ASIDE, hurry
from kamishima.server.store.orders import Count, Order, reply, write_one

LOCK_MILLISECONDS = 4_000
"""How long a lock is waited for here. Then whoever asked is told to try again; a room does so by itself."""
STATEMENT_MILLISECONDS = 15_000

log = logging.getLogger(__name__)


class Lane:
    """The orders about one table that wait, in their order."""

    def __init__(self) -> None:
        self.waiting: deque[Order] = deque()
        self.is_running = False


class Aside:
    """The tables that somebody else has locked. All methods are for the event loop."""

    def __init__(self, engine: Engine, loop: asyncio.AbstractEventLoop, count: Count) -> None:
        self._engine = engine
        self._loop = loop
        self._count = count
        self._lanes: dict[str, Lane] = {}
        self._threads = ThreadPoolExecutor(ASIDE, thread_name_prefix="aside")

    def holds(self, about: str) -> bool:
        """Whether something about a table waits here, or could not be written the last time."""
        return about in self._lanes

    def put(self, order: Order) -> None:
        """Write it after all that waits here for the same table."""
        name = order.about or f"order {id(order)}"
        lane = self._lanes.setdefault(name, Lane())
        lane.waiting.append(order)
        if not lane.is_running:
            self._start(name, lane)

    def _start(self, name: str, lane: Lane) -> None:
        batch = list(lane.waiting)
        lane.waiting.clear()
        lane.is_running = True
        written = self._loop.run_in_executor(self._threads, self._write, batch)
        written.add_done_callback(partial(self._landed, name, batch))

    def _landed(self, name: str, batch: list[Order], written: asyncio.Future[list[object]]) -> None:
        if written.cancelled():
            return  # the node stops
        results = written.result()
        self._count.note(batch, results)
        lane = self._lanes[name]
        is_free = not isinstance(results[-1], Late)
        if (is_free and not lane.waiting) or not batch[-1].about:
            del self._lanes[name]  # before anybody is told: what they order next need not wait here
        for order, result in zip(batch, results, strict=True):
            reply(order, result)
        lane.is_running = False
        if lane.waiting:
            self._start(name, lane)

    async def close(self, seconds: float) -> None:
        """Wait for what waits here, but not for ever: none of it was acknowledged."""
        deadline = self._loop.time() + seconds
        while any([lane.is_running for lane in self._lanes.values()]) and self._loop.time() < deadline:
            await asyncio.sleep(0.005)
        self._threads.shutdown(wait=False, cancel_futures=True)

    # -- in a thread -----------------------------------------------------------------------------------------------

    def _write(self, batch: Sequence[Order]) -> list[object]:
        """Each order in a transaction of its own; behind one that is late the others are late too."""
        results: list[object] = []
        try:
            with self._engine.connect() as connection:
                for order in batch:
                    with connection.begin():
                        hurry(connection, LOCK_MILLISECONDS, STATEMENT_MILLISECONDS)
                        result = write_one(connection, order)
                    results.append(result)
                    if isinstance(result, Late):
                        break
        except Exception:  # whatever the driver raises, the rooms must hear of it
            log.exception("writing aside failed")
            results.append(Unavailable("the server cannot write now; try again"))
        return [*results, *[results[-1]] * (len(batch) - len(results))]
