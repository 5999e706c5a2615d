"""Readiness probes: whether the database can be written to and read from, found out by doing it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable

from sqlalchemy import Connection, delete, insert, text

from kamishima.core.errors import KamishimaError
from kamishima.server.store.reader import Reader
from kamishima.server.store.schema import keys
from kamishima.server.store.writer import Writer

SECONDS = 1.5
"""Who asks whether a node is ready does not wait for long; what takes longer than this does not work."""
EVERY = 1.0
"""Asked again within so many seconds, the answer is the same: anybody may ask, and each try waits for the disk."""

log = logging.getLogger(__name__)


class Probe:
    """One try at a time, however many ask."""

    def __init__(self, attempt: Callable[[], Awaitable[object]]) -> None:
        self._attempt = attempt
        self._running: asyncio.Task[bool] | None = None
        self._began = 0.0

    async def is_healthy(self) -> bool:
        """Whether the newest try has worked; one that takes too long has not."""
        loop = asyncio.get_running_loop()
        task = self._running
        if task is None or (task.done() and loop.time() - self._began >= EVERY):
            task = self._running = loop.create_task(self._try())
            self._began = loop.time()
        done, _ = await asyncio.wait([task], timeout=max(0.0, self._began + SECONDS - loop.time()))
        return task in done and task.result()

    async def _try(self) -> bool:
        try:
            await self._attempt()
        except KamishimaError as error:
            log.warning("the database does not work", extra={"kind": error.code})
            return False
        return True


def writing(writer: Writer) -> Probe:
    """Whether what the rooms write would be written now: it waits behind it, and for the same disk."""

    def attempt() -> Awaitable[None]:
        # A row of its own each time: nodes must not wait for each other's.
        name = f"probe {secrets.token_hex(8)}"

        def work(connection: Connection) -> None:
            connection.execute(insert(keys), [{"name": name, "value": b""}])
            connection.execute(delete(keys).where(keys.c.name == name))

        return writer.do(work, partition=name)

    return Probe(attempt)


def reading(reader: Reader) -> Probe:
    """Whether something can be read."""
    return Probe(lambda: reader.run(lambda connection: connection.execute(text("SELECT 1")).scalar()))
