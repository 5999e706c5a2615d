"""Sealing: the log of a finished match is replaced by its record, which is much smaller and tells the same.

The record is made and read back in a process with limits, and the log goes in the transaction that the record comes in.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection

from kamishima.server.infra import clock
from kamishima.server.match.rooms import Rooms
from kamishima.server.protocol.errors import NoTable, StillRunning
from kamishima.server.store import matches
from kamishima.server.store import tables as stored
from kamishima.server.store.reader import Reader
from kamishima.server.store.tables import TableRow
from kamishima.server.store.writer import Writer
from kamishima.server.tables.job_pool import JobPool
from kamishima.server.tables.jobs import SEAL, Past
from kamishima.server.tables.tables import locked

CLIENT = "retention"
Also = Callable[[Connection, TableRow], None]


def _nothing_else(_connection: Connection, _row: TableRow) -> None:
    pass


class Sealer:
    def __init__(self, writer: Writer, reader: Reader, rooms: Rooms, jobs: JobPool) -> None:
        self._writer = writer
        self._reader = reader
        self._rooms = rooms
        self._jobs = jobs
        self.count = 0
        """Matches that this node has sealed."""

    async def seal(self, table: str, also: Also = _nothing_else) -> bool:
        """Seal a match that is over, with something else in the same transaction; False when it is sealed already."""
        row = await self._reader.run(stored.load, table)
        if row is None:
            raise NoTable(f"there is no table {table!r}", "table")
        check(row)
        if row.sealed is not None:
            return False
        entries = await self._reader.run(matches.load_entries, table, 0)
        text = await self._jobs.ask(SEAL, Past(table=row, entries=entries), CLIENT)
        is_done = await self._writer.do(partial(sealed, row=row, text=text, also=also), partition=table)
        if is_done:
            self.count += 1
            await self._rooms.table_changed(table)
        return is_done


def check(row: TableRow) -> None:
    if row.state != "over" or row.is_day_secret:
        raise StillRunning("a match is sealed when it is over, and that of a daily challenge when the day is")


def sealed(connection: Connection, row: TableRow, text: str, also: Also = _nothing_else) -> bool:
    """Whether it is sealed now; another node may have been quicker, and a name in the record may have been deleted."""
    now = locked(connection, row.id)
    if now.sealed is not None or now.seats != row.seats:
        return False
    matches.seal(connection, row.id, text, clock.now())
    also(connection, now)
    return True
