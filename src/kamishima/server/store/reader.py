"""Reading from the database in a few threads."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import QueuePool

from kamishima.server.infra.histogram import Histogram
from kamishima.server.protocol.errors import Unavailable
from kamishima.server.store.engine import READERS

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)


class Reader:
    """Runs queries in threads beside the event loop."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self.pending = 0
        """Queries that wait or run."""
        self.seconds = Histogram()
        """How long they took, with the waiting."""

    async def run(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        def execute() -> T:
            try:
                with self._engine.connect() as connection, connection.begin():
                    return query(connection, *args, **kwargs)
            except SQLAlchemyError as error:
                log.error("reading failed", extra={"kind": type(error).__name__})  # no row in the log
                raise Unavailable("the server cannot read now; try again") from None

        began = time.perf_counter()
        self.pending += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, execute)
        finally:
            self.pending -= 1
            self.seconds.add(time.perf_counter() - began)

    @property
    def connections(self) -> int:
        """Those to the database that are in use."""
        pool = self._engine.pool
        return pool.checkedout() if isinstance(pool, QueuePool) else 0

    async def close(self) -> None:
        self._threads.shutdown(wait=False)
        self._engine.dispose()
