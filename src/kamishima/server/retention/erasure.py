"""Deleting a person: everything of theirs goes, and the matches of others stay whole.

What only they have played, set up or taken in is deleted. Where others played too, the log stays, the name goes and,
while the match runs, a bot plays on. Only records that were sealed before still hold the name, as in everybody's copy.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial

import msgspec
from sqlalchemy import Connection

from kamishima.server.infra import clock
from kamishima.server.match.rooms import Rooms
from kamishima.server.protocol.errors import NoTable
from kamishima.server.store import accounts, matches, people
from kamishima.server.store import tables as stored
from kamishima.server.store.reader import Reader
from kamishima.server.store.tables import RESIGNED, SeatRow, TableRow
from kamishima.server.store.writer import Writer
from kamishima.server.tables.new_table import DEFAULT_BOT
from kamishima.server.tables.sessions import Sessions
from kamishima.server.tables.tables import locked

AT_ONCE = 20
NOBODY = "N.N."
"""In place of a name, with the number of the seat: names at a table differ."""


class Eraser:
    def __init__(self, writer: Writer, reader: Reader, rooms: Rooms, sessions: Sessions) -> None:
        self._writer = writer
        self._reader = reader
        self._rooms = rooms
        self._sessions = sessions
        self._lock = asyncio.Lock()

    async def erase(self, person: str) -> None:
        """Delete a person; should the node stop meanwhile, it goes on when it starts."""

        def work(connection: Connection) -> int:
            people.ask_erasure(connection, person, clock.now())
            return accounts.next_epoch(connection, person)

        self._sessions.raise_epoch(person, await self._writer.do(work))
        await self._finish(person)

    async def resume(self) -> None:
        for person in await self._reader.run(people.to_erase):
            await self._finish(person)

    async def _finish(self, person: str) -> None:
        async with self._lock:
            after = ""
            while found := await self._reader.run(people.tables_of, person, after, AT_ONCE):
                for row in found:
                    await self._writer.do(partial(_erased, table=row.id, person=person), partition=row.id)
                    await self._rooms.table_changed(row.id)
                after = found[-1].id
            await self._writer.do(partial(people.erased, person=person))


def _erased(connection: Connection, table: str, person: str) -> None:
    """One table without a person."""
    try:
        row = locked(connection, table)
    except NoTable:
        return  # deleted meanwhile
    own = [seat for seat in row.seats if seat.person == person]
    has_others = any([seat.person not in ("", person) for seat in row.seats])
    people.remove_mentions(connection, table, [seat.name for seat in own])
    if row.state == "closed" or not has_others or (row.state == "waiting" and row.host == person):
        matches.remove(connection, [table])
        return
    for seat in own:
        stored.change_seat(connection, table, _without(seat, row))
    if row.host == person:
        people.forget_host(connection, table)
    if row.state == "playing":
        stored.change(connection, table, due=time.time())


def _without(seat: SeatRow, row: TableRow) -> SeatRow:
    if row.state == "waiting":
        return SeatRow(seat=seat.seat, kind="open")
    nobody = msgspec.structs.replace(seat, person="", name=f"{NOBODY} {seat.seat + 1}")
    return nobody if row.state == "over" else msgspec.structs.replace(nobody, away=RESIGNED, level=DEFAULT_BOT)
