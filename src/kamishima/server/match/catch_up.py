"""Catching up with the database: a room's table and log are read again, once at a time, however many ask for it."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from kamishima.core.errors import KamishimaError
from kamishima.server.protocol.errors import NoTable

RETRY_SECONDS = 1.0

log = logging.getLogger(__name__)


class Owner(Protocol):
    """A room, as far as this module knows it."""

    def can_reload(self) -> bool: ...

    async def reload(self, *, whole: bool) -> None:
        """Read the whole table, or the log alone."""

    def resume(self) -> None:
        """Go on after something may have been read."""


class CatchUp:
    """Reads on request, and again when it was requested meanwhile.

    It keeps no reference to its owner: without a cycle, a room that is dropped is freed at once.
    """

    def __init__(self) -> None:
        self.is_running = False
        self.is_wanted = False
        """Whether something is to be read as soon as nothing is on its way to the log."""
        self._is_whole = False
        self._waiting: list[asyncio.Future[None]] = []

    def request(self, owner: Owner, *, whole: bool) -> None:
        self._is_whole = self._is_whole or whole
        self.is_wanted = True
        self.start(owner)

    async def wait(self, owner: Owner) -> None:
        """Wait until everything is known that was in the database when this was called."""
        known: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(known)
        self.request(owner, whole=True)
        await known

    def start(self, owner: Owner) -> None:
        """Start if reading is wanted and possible now."""
        if self.is_wanted and not self.is_running and owner.can_reload():
            self.is_running = True
            self.is_wanted = False
            keep(asyncio.get_running_loop().create_task(self._run(owner)))

    async def _run(self, owner: Owner) -> None:
        whole, self._is_whole = self._is_whole, False
        waiting, self._waiting = self._waiting, []
        try:
            await owner.reload(whole=whole)
            _resolve(waiting, None)
        except KamishimaError as error:
            log.warning("a room could not catch up", extra={"kind": error.code})
            _resolve(waiting, error)
            if isinstance(error, NoTable):
                return  # it was deleted
            await asyncio.sleep(RETRY_SECONDS)
            self._is_whole = self._is_whole or whole
            self.is_wanted = True
        finally:
            self.is_running = False
            self.start(owner)
            owner.resume()


def _resolve(waiting: list[asyncio.Future[None]], error: KamishimaError | None) -> None:
    for known in waiting:
        if known.done():
            continue  # whoever waited has gone
        if error is None:
            known.set_result(None)
        else:
            known.set_exception(error)


_tasks: set[asyncio.Task[None]] = set()


def keep(task: asyncio.Task[None]) -> None:
    """Hold a task: the event loop has only a weak reference to it."""
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)
