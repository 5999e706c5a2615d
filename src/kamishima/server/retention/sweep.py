"""The rules of retention, kept by every node: looked at once an hour, some tables at a time.

Whatever is found is deleted or sealed in transactions of its own, so that no move waits for it; of two nodes that find
the same one does it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

import msgspec
from sqlalchemy import Connection

from kamishima.core.errors import KamishimaError
from kamishima.server.infra import clock
from kamishima.server.infra.config import Retention
from kamishima.server.match.rooms import Rooms
from kamishima.server.retention.erasure import Eraser
from kamishima.server.retention.sealing import Sealer
from kamishima.server.store import expired, matches
from kamishima.server.store.reader import Reader
from kamishima.server.store.writer import Writer

FIRST_SECONDS, EVERY_SECONDS = 60.0, 3600.0
AT_ONCE = 20
PAUSE_SECONDS = 0.05
DAY = 86_400.0

Find = Callable[[Connection, float, int], list[str]]
Do = Callable[[Connection, list[str]], None]

log = logging.getLogger(__name__)


class RetentionCount(msgspec.Struct):
    """What a node has done, for the metrics."""

    deleted: int = 0
    """Tables with all that belonged to them."""
    chats: int = 0
    """Tables whose chat was deleted."""
    failed: int = 0
    """Matches that could not be sealed."""


class Sweep:
    def __init__(
        self, rules: Retention, writer: Writer, reader: Reader, rooms: Rooms, *, sealer: Sealer, eraser: Eraser
    ) -> None:
        self._rules = rules
        self._writer = writer
        self._reader = reader
        self._rooms = rooms
        self._sealer = sealer
        self._eraser = eraser
        self.count = RetentionCount()

    async def run(self) -> None:
        """Until the node stops."""
        await asyncio.sleep(FIRST_SECONDS)
        while True:
            try:
                await self.sweep()
            except KamishimaError as error:  # the database is away for a moment
                log.warning("retention stopped for now", extra={"kind": error.code})
            await asyncio.sleep(EVERY_SECONDS)

    async def sweep(self) -> None:
        """Keep all rules once."""
        rules, now = self._rules, clock.now()
        await self._eraser.resume()
        for days, find in (
            (rules.closed_days, expired.closed),
            (rules.abandoned_days, expired.abandoned),
            (rules.guest_days, expired.of_guests),
        ):
            self.count.deleted += await self._each(days, find, _remove)
        self.count.chats += await self._each(rules.chat_days, expired.with_chat, _remove_chats)
        await self._writer.do(partial(expired.forget_sessions, now=now, before=now - rules.guest_days * DAY))
        if rules.seal_days:
            await self._seal(now - rules.seal_days * DAY)

    async def _each(self, days: float, find: Find, do: Do) -> int:
        """How many tables were found and dealt with; a rule of no days is none."""
        total, before = 0, clock.now() - days * DAY
        while days and (found := await self._reader.run(find, before, AT_ONCE)):
            await self._writer.do(lambda connection, ids=found: do(connection, ids))  # type: ignore[misc]  # a default
            for table in found:
                if self._rooms.find(table) is not None:
                    await self._rooms.table_changed(table)
            total += len(found)
            await asyncio.sleep(PAUSE_SECONDS)
        return total

    async def _seal(self, before: float) -> None:
        after = (0.0, "")
        while found := await self._reader.run(expired.to_seal, before, after, AT_ONCE):
            for _, table in found:
                await self._try_to_seal(table)
                await asyncio.sleep(PAUSE_SECONDS)
            after = found[-1]

    async def _try_to_seal(self, table: str) -> None:
        try:
            await self._sealer.seal(table)
        except KamishimaError as error:  # its log stays
            self.count.failed += 1
            log.warning("a match could not be sealed", extra={"table": table, "kind": error.code})


def _remove(connection: Connection, ids: list[str]) -> None:
    matches.remove(connection, ids)


def _remove_chats(connection: Connection, ids: list[str]) -> None:
    expired.remove_chats(connection, ids)
