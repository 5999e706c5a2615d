"""Reading from the database in a few threads."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

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

    async def run(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        def execute() -> T:
            try:
                with self._engine.connect() as connection, connection.begin():
                    return query(connection, *args, **kwargs)
            except SQLAlchemyError as error:
                log.error("reading failed", extra={"kind": type(error).__name__})  # no row in the log
                raise Unavailable("the server cannot read now; try again") from None

        return await asyncio.get_running_loop().run_in_executor(self._threads, execute)

    async def close(self) -> None:
        self._threads.shutdown(wait=False)
        self._engine.dispose()
