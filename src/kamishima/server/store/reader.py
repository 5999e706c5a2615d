"""Reading from the database in a few threads."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from kamishima.server.errors import Unavailable
from kamishima.server.store.engine import READERS

P = ParamSpec("P")
T = TypeVar("T")

log = logging.getLogger(__name__)


class Reader:
    """Runs questions to the database beside the event loop."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="reader")

    async def ask(self, question: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The answer of a function of a connection."""

        def answer() -> T:
            try:
                with self._engine.connect() as connection, connection.begin():
                    return question(connection, *args, **kwargs)
            except (SQLAlchemyError, self._engine.dialect.loaded_dbapi.Error) as error:
                log.error("reading failed", extra={"kind": type(error).__name__})  # no row in the log
                raise Unavailable("the server cannot read now; try again") from None

        return await asyncio.get_running_loop().run_in_executor(self._threads, answer)

    async def close(self) -> None:
        """Stop."""
        self._threads.shutdown(wait=False)
        self._engine.dispose()
