"""The matches that this node has in memory: loaded when somebody wants them, dropped when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator
from typing import NamedTuple

from kamishima.core.errors import KamishimaError
from kamishima.server.bus import Bus
from kamishima.server.errors import NoTable
from kamishima.server.minder import Minder
from kamishima.server.play import Begun
from kamishima.server.room import Room
from kamishima.server.store import matches, tables
from kamishima.server.store.matches import Stored
from kamishima.server.store.reader import Reader
from kamishima.server.store.tables import TableRow
from kamishima.server.store.writer import Writer

SWEEP_SECONDS = 2.0
DROP_OVER_SECONDS = 1.0
LOOKS_EVERY = 5
"""Every so many sweeps, rooms look at their logs without having heard anything."""

log = logging.getLogger(__name__)


class Changed(NamedTuple):
    """A table as this node has written it."""

    table: TableRow
    begun: Begun | None = None
    """How its match has begun, if it just has."""


class Rooms:
    """All rooms of this node."""

    def __init__(self, writer: Writer, reader: Reader, bus: Bus, room_seconds: float) -> None:
        self.minder: Minder | None = None
        self._writer = writer
        self._reader = reader
        self._bus = bus
        self._room_seconds = room_seconds
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._news: set[str] = set()
        """Tables that have changed while they were being loaded."""
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self, minder: Minder) -> None:
        """Begin to listen to other nodes, and to look for matches in which the server has to act."""
        self.minder = minder
        await self._bus.open(self.heard, self.missed)
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep_for_ever())

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def known(self, table: str) -> Room | None:
        """A room if it is in memory."""
        return self._rooms.get(table)

    async def get(self, table: str) -> Room:
        """A room, loaded if need be."""
        room = self._rooms.get(table)
        if room is not None:
            room.used = time.monotonic()
            return room
        task = self._loading.get(table)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        # Several may wait for it: one of them going away must not stop the loading.
        return await asyncio.shield(task)

    async def get_for(self, person: str, table: str, seat: int | None = None) -> Room:
        """A room that knows whether a person has this seat, or any: who sat down elsewhere is no stranger here."""
        room = self._rooms.get(table)
        if room is None:
            return await self.get(table)
        own = [taken.seat for taken in room.table.seats_of(person)]
        if person and (not own if seat is None else seat not in own):
            await room.renewed()
        return room

    async def _load(self, table: str) -> Room:
        await self._bus.subscribe(table)
        stored = await self._reader.ask(matches.load, table)
        if stored is None:
            self._bus.unsubscribe(table)
            raise NoTable(f"there is no table {table!r}", "table")
        elsewhere = await self._bus.present(table)
        room = self._furnish(stored)
        room.gallery.elsewhere = elsewhere
        if table in self._news:
            self._news.discard(table)
            room.renew()
        return room

    def _furnish(self, stored: Stored) -> Room:
        assert self.minder is not None
        room = Room(stored, self._writer, self._reader, self._bus)
        room.moved = self.minder.look
        room.left = self._drop_if_over
        self._rooms[room.id] = room
        self.minder.look(room)
        return room

    # -- what this node writes -------------------------------------------------------------------------------------

    def wrote(self, changed: Changed) -> None:
        """A table has been written; called in the order in which it was. A node alone need not read it again."""
        room = self._rooms.get(changed.table.id)
        if room is not None and not self._bus.is_shared:
            room.take_over(changed.table, changed.begun)

    def made(self, changed: Changed) -> None:
        """A table is new, and those who asked for it are here."""
        table = changed.table
        if not self._bus.is_shared and table.id not in self._rooms and table.id not in self._loading:
            self._furnish(Stored(table, None, changed.begun.entries if changed.begun else [], {}, [], []))

    # -- other nodes -----------------------------------------------------------------------------------------------

    def heard(self, table: str, index: int) -> None:
        """A table has changed, here or elsewhere."""
        room = self._rooms.get(table)
        if room is not None:
            room.heard(index)
        elif table in self._loading:
            self._news.add(table)

    def missed(self) -> None:
        """Messages may have been lost: every room looks at its log."""
        for room in list(self._rooms.values()):
            room.renew()

    async def changed(self, table: str, *, taken_over: bool = False) -> None:
        """Something about a table has been changed by this node: it is known here when this returns.

        With `taken_over` the rooms were told by `wrote` or `made`, which is enough where there is one node alone.
        """
        self.tell_others(table)
        room = self._rooms.get(table)
        if room is None:
            self.heard(table, 0)
        elif self._bus.is_shared or room.is_renewing or not taken_over:
            with contextlib.suppress(KamishimaError):  # it is written all the same, and the room will try again
                await room.renewed()

    def tell_others(self, table: str) -> None:
        """Let other nodes look at a table again."""
        self._bus.publish(table, 0)

    # -- sweeping --------------------------------------------------------------------------------------------------

    async def _sweep_for_ever(self) -> None:
        sweeps = 0
        while True:
            sweeps += 1
            if self._bus.is_shared and sweeps % LOOKS_EVERY == 0:
                self._look_at_logs()
            try:
                await self._wake_due()
            except KamishimaError:
                log.warning("could not look for matches that are due")
            self._drop_unused()
            await asyncio.sleep(SWEEP_SECONDS)

    def _look_at_logs(self) -> None:
        """A message of another node can be lost; whoever listens here should not wait for the next one."""
        for room in list(self._rooms.values()):
            if not room.gallery.is_empty:
                room.renew(whole=room.play is None)

    async def _wake_due(self) -> None:
        """Load matches in which a bot's turn or a deadline has come and nobody is connected."""
        for table in await self._reader.ask(tables.due_by, time.time()):
            room = await self.get(table)
            assert self.minder is not None
            self.minder.look(room)

    def _drop_unused(self) -> None:
        now = time.monotonic()
        for room in list(self._rooms.values()):
            patience = DROP_OVER_SECONDS if room.is_over else self._room_seconds
            if room.is_idle and now - room.used > patience:
                self.drop(room)

    def _drop_if_over(self, room: Room) -> None:
        """A match that is over is not waited for: whoever wants it again reads it from the log."""
        if room.is_over and room.is_idle and self._rooms.get(room.id) is room:
            self.drop(room)

    def drop(self, room: Room) -> None:
        """Forget a room; the log has everything."""
        assert self.minder is not None
        if self.minder.minds(room):
            return
        self.minder.forget(room)
        del self._rooms[room.id]
        self._bus.unsubscribe(room.id)

    def dismiss(self, reason: str, person: str | None = None) -> None:
        """Send everybody away, or one person."""
        for room in list(self._rooms.values()):
            room.gallery.dismiss(reason, person)

    async def close(self) -> None:
        """Send everybody away, and stop."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        self.dismiss("the server stops")
        for room in list(self._rooms.values()):
            assert self.minder is not None
            self.minder.forget(room)
        await self._bus.close()
