"""Tables that wait for players while nobody is there: they are closed after some time, and leave the lobby.

Every node notes in the database when somebody was last at each table that waits, so it does not matter on which node
that was, or which node closes it. Matches that have begun are kept, whoever is there.
"""

from __future__ import annotations

import asyncio
import contextlib

from kamishima.core.errors import KamishimaError
from kamishima.server.infra import clock
from kamishima.server.infra.config import Settings
from kamishima.server.match.room import Room
from kamishima.server.match.rooms import Rooms
from kamishima.server.store import tables as stored
from kamishima.server.store.reader import Reader
from kamishima.server.store.tables import Visibility
from kamishima.server.store.writer import Writer
from kamishima.server.tables.tables import Tables

CHECK_SECONDS = 2.0
CLOSE_SECONDS = 2.0
NOTES_EACH = 4
"""How often it is noted that somebody is there, within the time after which an empty table is closed."""


class EmptyTables:
    def __init__(self, settings: Settings, writer: Writer, reader: Reader, rooms: Rooms, tables: Tables) -> None:
        self._timeouts: dict[Visibility, float] = {
            "lobby": settings.empty_lobby_seconds,
            "private": settings.empty_private_seconds,
        }
        self._writer = writer
        self._reader = reader
        self._rooms = rooms
        self._tables = tables
        self._began = clock.now()
        self._noted: dict[str, float] = {}
        """When it was last noted that somebody is at a table."""
        self._lock = asyncio.Lock()
        self._is_closing = False
        self.runs = 0
        """Checks that this node has finished."""

    async def run(self) -> None:
        """Until the node stops."""
        while not self._is_closing:
            await asyncio.sleep(CHECK_SECONDS)
            with contextlib.suppress(KamishimaError):  # the database is away for a moment
                await self.check()

    async def check(self) -> None:
        """Note where somebody is, and close where nobody was for too long."""
        async with self._lock:
            moment = clock.now()
            await self._note(moment)
            for visibility, seconds in self._timeouts.items():
                await self._close(visibility, moment - seconds)
            self.runs += 1

    async def close(self) -> None:
        """Wait for a check that is under way: a connection that is read from at that moment could not be closed."""
        self._is_closing = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS), self._lock:
                pass

    async def _note(self, moment: float) -> None:
        waiting = {room.id: room for room in self._rooms if room.table.state == "waiting" and is_occupied(room)}
        self._noted = {table: noted for table, noted in self._noted.items() if table in waiting}
        due = [
            room.id
            for room in waiting.values()
            if moment - self._noted.get(room.id, 0.0) >= self._timeouts[room.table.visibility] / NOTES_EACH
        ]
        if due:
            await self._writer.do(lambda connection: stored.note_seen(connection, due, moment))
            self._noted |= dict.fromkeys(due, moment)

    async def _close(self, visibility: Visibility, before: float) -> None:
        """A node that has just started gives everybody time to connect again first."""
        if before >= self._began:
            for table in await self._reader.run(stored.unseen_since, visibility, before):
                await self._tables.close_if_unseen(table, before)


def is_occupied(room: Room) -> bool:
    """Whether one of those who sit at a table, are expected there or have set it up is connected here."""
    table = room.table
    people = {table.host, *[seat.person for seat in table.seats if seat.person]}
    return any([subscriber.person in people for subscriber in room.subscribers])
