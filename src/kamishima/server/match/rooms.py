"""The matches that this node has in memory: loaded when somebody wants them, dropped when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from kamishima.core.errors import BadPosition, KamishimaError
from kamishima.server.infra.bus import Bus
from kamishima.server.match.autoplay import AutoPlayer
from kamishima.server.match.hearing import Hearing
from kamishima.server.match.log_steps import MatchStart
from kamishima.server.match.room import Room
from kamishima.server.protocol.errors import NoTable, OtherNode
from kamishima.server.store import matches, tables
from kamishima.server.store.matches import Stored
from kamishima.server.store.reader import Reader
from kamishima.server.store.tables import TableRow
from kamishima.server.store.writer import Writer

SWEEP_SECONDS = 2.0
DROP_OVER_SECONDS = 1.0
DUE_AT_ONCE = 100
POLL_EVERY = 5
"""Sweeps from one poll of the logs to the next, which finds what a lost notice would have told."""

log = logging.getLogger(__name__)


class Changed(NamedTuple):
    table: TableRow
    begun: MatchStart | None = None
    """How its match has begun, if it just has."""


class Rooms:
    def __init__(self, writer: Writer, reader: Reader, bus: Bus, room_seconds: float) -> None:
        self.auto_player: AutoPlayer | None = None
        self.hearing = Hearing()
        self._writer = writer
        self._reader = reader
        self._bus = bus
        self._room_seconds = room_seconds
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._changed_while_loading: set[str] = set()
        self._of_other_nodes: set[str] = set()
        """Matches that are due and that this node does not know: see `OtherNode`."""
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self, auto_player: AutoPlayer) -> None:
        """Subscribe to notices of other nodes, and start looking for matches in which the server has to act."""
        self.auto_player = auto_player
        await self._bus.open(self.on_notice, self.on_lost_notices)
        self._sweeper = asyncio.get_running_loop().create_task(self._sweep_forever())

    def __len__(self) -> int:
        return len(self._rooms)

    def __iter__(self) -> Iterator[Room]:
        return iter(list(self._rooms.values()))

    def find(self, table: str) -> Room | None:
        """A room if it is in memory."""
        return self._rooms.get(table)

    async def get(self, table: str) -> Room:
        """A room, loaded if need be."""
        room = self._rooms.get(table)
        if room is not None:
            room.last_used = time.monotonic()
            return room
        task = self._loading.get(table)
        if task is None:
            task = asyncio.get_running_loop().create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        # Several may wait for it: one of them going away must not stop the loading.
        return await asyncio.shield(task)

    async def get_for(self, person: str, table: str, seat: int | None = None) -> Room:
        """A room that has caught up, unless it knows this person at this seat, or at any."""
        room = self._rooms.get(table)
        if room is None:
            return await self.get(table)
        own = [taken.seat for taken in room.table.seats_of(person)]
        if person and (not own if seat is None else seat not in own):
            await room.refreshed()
        return room

    async def _load(self, table: str) -> Room:
        await self._bus.subscribe(table)
        stored = await self._reader.run(matches.load, table)
        if stored is None:
            self._bus.unsubscribe(table)
            raise NoTable(f"there is no table {table!r}", "table")
        remote_seats = await self._bus.present_seats(table)
        try:
            room = await self._open_stored(stored)
        except OtherNode:
            self._bus.unsubscribe(table)
            raise
        room.subscribers.remote_seats = remote_seats
        if table in self._changed_while_loading:
            self._changed_while_loading.discard(table)
            room.refresh()
        return room

    async def _open_stored(self, stored: Stored) -> Room:
        try:
            return self._open_room(stored)
        except BadPosition:  # a snapshot that another release has written; the log says the same
            return self._open_room(await self._reader.run(matches.load_from_log, stored.table.id, stored))

    def _open_room(self, stored: Stored) -> Room:
        assert self.auto_player is not None
        room = Room(stored, self._writer, self._reader, self._bus)
        room.on_change = self.auto_player.update
        room.hears = self.hearing.hears
        room.on_empty = self._drop_if_over
        self._rooms[room.id] = room
        self.auto_player.update(room)
        return room

    def table_written(self, changed: Changed) -> None:
        """Called in the order of the writes. A node alone need not read the table again."""
        room = self._rooms.get(changed.table.id)
        if room is not None and not self._bus.is_shared:
            room.replace_table(changed.table, changed.begun)

    def table_created(self, changed: Changed) -> None:
        """Open the room of a new table at once: those who asked for it are here."""
        table = changed.table
        if not self._bus.is_shared and table.id not in self._rooms and table.id not in self._loading:
            waiting = msgspec.structs.replace(table, state="waiting")
            self._open_room(Stored(waiting, None, [], {}, [], [])).replace_table(table, changed.begun)

    def on_notice(self, table: str, index: int) -> None:
        """A table has changed, here or on another node."""
        room = self._rooms.get(table)
        if room is not None:
            room.on_notice(index)
        elif table in self._loading:
            self._changed_while_loading.add(table)

    def on_lost_notices(self) -> None:
        for room in list(self._rooms.values()):
            room.refresh()

    async def table_changed(self, table: str, *, is_applied: bool = False) -> None:
        """After this node has changed a table; its room has caught up when this returns.

        With `is_applied`, `table_written` or `table_created` was called, which is enough for a node alone.
        """
        self.notify_nodes(table)
        room = self._rooms.get(table)
        if room is None:
            self.on_notice(table, 0)
        elif self._bus.is_shared or room.is_refreshing or not is_applied:
            with contextlib.suppress(KamishimaError):  # it is written all the same, and the room will try again
                await room.refreshed()

    def notify_nodes(self, table: str) -> None:
        self._bus.publish(table, 0)

    async def _sweep_forever(self) -> None:
        sweeps = 0
        while True:
            sweeps += 1
            if self._bus.is_shared and sweeps % POLL_EVERY == 0:
                self._poll_logs()
            try:
                await self._load_due()
            except KamishimaError:
                log.warning("matches that are due could not be read")
            self._drop_unused()
            await asyncio.sleep(SWEEP_SECONDS)

    def _poll_logs(self) -> None:
        """A notice can be lost; subscribers should not have to wait for the next one."""
        for room in list(self._rooms.values()):
            if not room.subscribers.is_empty:
                room.refresh(whole=room.play is None)

    async def _load_due(self) -> None:
        """Load matches in which a bot's turn or a deadline has come and nobody is connected."""
        for table in await self._reader.run(tables.due_by, time.time(), DUE_AT_ONCE + len(self._of_other_nodes)):
            if table in self._of_other_nodes:
                continue
            try:
                room = await self.get(table)
            except OtherNode:
                self._of_other_nodes.add(table)
                continue
            assert self.auto_player is not None
            self.auto_player.update(room)

    def _drop_unused(self) -> None:
        now = time.monotonic()
        for room in list(self._rooms.values()):
            limit = DROP_OVER_SECONDS if room.is_over else self._room_seconds
            if room.is_idle and now - room.last_used > limit:
                self.drop(room)

    def _drop_if_over(self, room: Room) -> None:
        """A match that is over does not stay in memory: it can be loaded from the log."""
        if room.is_over and room.is_idle and self._rooms.get(room.id) is room:
            self.drop(room)

    def drop(self, room: Room) -> None:
        assert self.auto_player is not None
        if self.auto_player.is_choosing(room):
            return
        self.auto_player.cancel(room)
        del self._rooms[room.id]
        self._bus.unsubscribe(room.id)

    def forget(self, table: str) -> None:
        """A table that was deleted: nobody is told more of it."""
        room = self._rooms.pop(table, None)
        if room is None:
            return
        assert self.auto_player is not None
        self.auto_player.cancel(room)
        self._bus.unsubscribe(table)
        room.subscribers.close("this table was deleted")

    def disconnect(self, reason: str, person: str | None = None) -> None:
        for room in list(self._rooms.values()):
            room.subscribers.close(reason, person)

    async def close(self) -> None:
        if self._sweeper is not None:
            self._sweeper.cancel()
        self.disconnect("the server stops")
        for room in list(self._rooms.values()):
            assert self.auto_player is not None
            self.auto_player.cancel(room)
        await self._bus.close()
