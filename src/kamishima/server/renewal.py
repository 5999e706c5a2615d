"""Reading a room's table and log again, once at a time, however many ask for it."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from kamishima.core.errors import KamishimaError

RETRY_SECONDS = 1.0

log = logging.getLogger(__name__)


class Owner(Protocol):
    """Whose renewal it is."""

    def may_renew(self) -> bool:
        """Whether nothing is in the way of reading now."""
        ...

    async def read_again(self, *, whole: bool) -> None:
        """Read the whole table, or the log alone."""

    def go_on(self) -> None:
        """Something may have been read."""


class Renewal:
    """Reads when it is asked to, and again when it was asked meanwhile.

    It does not keep its owner: a room that is dropped is gone at once, and need not be found as garbage.
    """

    def __init__(self) -> None:
        self.is_running = False
        self.is_wanted = False
        """Whether something is to be read as soon as nothing is in the way."""
        self._is_whole = False
        self._waiting: list[asyncio.Future[None]] = []

    def want(self, owner: Owner, *, whole: bool) -> None:
        """Read as soon as nothing is in the way: the whole table, or the log alone."""
        self._is_whole = self._is_whole or whole
        self.is_wanted = True
        self.begin(owner)

    async def finished(self, owner: Owner) -> None:
        """Wait until everything is known that was in the database when this was called."""
        known: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(known)
        self.want(owner, whole=True)
        await known

    def begin(self, owner: Owner) -> None:
        """Begin if reading is wanted and possible now."""
        if self.is_wanted and not self.is_running and owner.may_renew():
            self.is_running = True
            self.is_wanted = False
            keep(asyncio.get_running_loop().create_task(self._run(owner)))

    async def _run(self, owner: Owner) -> None:
        whole, self._is_whole = self._is_whole, False
        waiting, self._waiting = self._waiting, []
        try:
            await owner.read_again(whole=whole)
            _answer(waiting, None)
        except KamishimaError as error:
            log.warning("a room could not catch up", extra={"kind": error.code})
            _answer(waiting, error)
            await asyncio.sleep(RETRY_SECONDS)
            self._is_whole = self._is_whole or whole
            self.is_wanted = True
        finally:
            self.is_running = False
            self.begin(owner)
            owner.go_on()


def _answer(waiting: list[asyncio.Future[None]], error: KamishimaError | None) -> None:
    for known in waiting:
        if known.done():
            continue  # whoever waited has gone
        if error is None:
            known.set_result(None)
        else:
            known.set_exception(error)


_tasks: set[asyncio.Task[None]] = set()


def keep(task: asyncio.Task[None]) -> None:
    """The loop holds tasks only weakly."""
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)
