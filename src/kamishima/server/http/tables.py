"""HTTP: setting tables up, finding them, sitting down and leaving."""

from __future__ import annotations

import time
from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter

from kamishima.server.http.jobs import Jobs
from kamishima.server.http.shared import READING, WRITING, Guest, Node, TableId, check_costly
from kamishima.server.match.room import Room
from kamishima.server.match.table_info import my_table, table_info
from kamishima.server.node import Service
from kamishima.server.protocol.errors import OtherNode
from kamishima.server.protocol.http import FreeSeat
from kamishima.server.protocol.messages import (
    Join,
    Leave,
    MyTable,
    MyTables,
    NewTable,
    SeatChoice,
    TableInfo,
    TableList,
)
from kamishima.server.store import tables as stored
from kamishima.server.store.tables import TableRow
from kamishima.server.tables.jobs import CHECK_TABLE, TableWanted

LONGEST_LIST = 100
LOADING_SECONDS = 0.25
"""So long are matches loaded for the list of one person; whose turn it is at the others is told the next time."""
Limit = Annotated[int, QueryParameter(ge=1, le=LONGEST_LIST, description="How many at most.")]


class TablesController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post(responses=WRITING, summary="Set a table up")
    async def create(self, data: JSONBody[NewTable], service: Node, caller: Guest, jobs: Jobs) -> TableInfo:
        """Set a table up. The match begins when every seat is taken; the commitment is shown from now on."""
        check_costly(service, caller)
        if data.pack or data.options.get("position"):
            # Only a table that could be set up within limits is set up here.
            await jobs.ask(CHECK_TABLE, TableWanted(data.game, len(data.seats), data.options, data.pack), cost=0.0)
        row = await service.tables.create(caller.person, data, service.auth.origin_of(caller.address))
        return table_info(row, caller.person)

    @get(responses=READING, summary="The lobby")
    async def lobby(
        self,
        service: Node,
        visitor: Guest,
        limit: Limit = 50,
        game: Annotated[str, QueryParameter(max_length=32, description="Only tables of this game.")] = "",
    ) -> TableList:
        """Open tables, those that wait for players first."""
        rows = await service.reader.run(stored.in_lobby, game, limit)
        return TableList([table_info(row, visitor.person) for row in rows])

    @get("/mine", responses=READING, summary="Your own tables")
    async def mine(self, service: Node, visitor: Guest, limit: Limit = 50) -> MyTables:
        """The tables that you sit at or have set up, with whose turn it is or how they ended."""
        rows = await service.reader.run(stored.of_person, visitor.person, limit) if visitor.person else []
        lengths = await service.reader.run(stored.lengths, [row.id for row in rows])
        begun = time.process_time()
        return MyTables([await _mine(service, row, visitor.person, lengths[row.id], begun) for row in rows])

    @get("/{table_id:str}", responses=READING, summary="A table")
    async def show(self, table_id: TableId, service: Node, visitor: Guest) -> TableInfo:
        """A table, for whoever knows its id."""
        room = await service.rooms.get_for(visitor.person, table_id)
        return _shown(room, visitor)

    @post("/{table_id:str}/join", responses=WRITING, status_code=200, summary="Sit down")
    async def join(self, table_id: TableId, data: JSONBody[Join], service: Node, caller: Guest) -> TableInfo:
        """Take a free seat."""
        return table_info(await service.tables.join(table_id, caller.person, data), caller.person)

    @post("/{table_id:str}/leave", responses=WRITING, status_code=200, summary="Leave")
    async def leave(self, table_id: TableId, data: JSONBody[Leave], service: Node, caller: Guest) -> TableInfo:
        """Give your seat up. In a running match a bot takes it, after a warning: until you return, or for good."""
        return table_info(await service.tables.leave(table_id, caller.person, data), caller.person)

    @post("/{table_id:str}/return", responses=WRITING, status_code=200, summary="Come back")
    async def come_back(self, table_id: TableId, data: JSONBody[SeatChoice], service: Node, caller: Guest) -> TableInfo:
        """Take your seat back from the bot that sat in for you."""
        return table_info(await service.tables.come_back(table_id, caller.person, data.seat), caller.person)

    @post("/{table_id:str}/rematch", responses=WRITING, status_code=200, summary="Play again")
    async def rematch(self, table_id: TableId, service: Node, caller: Guest) -> TableInfo:
        """The table of the rematch, with you in your seat.

        Those who are connected to the old table are seated at once, a bot plays for those who left, and the seats of
        all others wait for them.
        """
        check_costly(service, caller)
        return table_info(await service.tables.rematch(table_id, caller.person), caller.person)

    @post("/{table_id:str}/fill", responses=WRITING, status_code=200, summary="Give a free seat away")
    async def fill(self, table_id: TableId, data: JSONBody[FreeSeat], service: Node, caller: Guest) -> TableInfo:
        """Give a seat at which nobody sits to a bot, or to whoever comes first: at a table of yours that waits."""
        return table_info(await service.tables.fill(table_id, caller.person, data), caller.person)

    @post("/{table_id:str}/cancel", responses=WRITING, status_code=200, summary="Close a table")
    async def cancel(self, table_id: TableId, service: Node, caller: Guest) -> TableInfo:
        """Close a table of yours that waits for players."""
        return table_info(await service.tables.cancel(table_id, caller.person), caller.person)


async def _mine(service: Service, row: TableRow, person: str, length: int, begun: float) -> MyTable:
    is_late = time.process_time() - begun > LOADING_SECONDS and service.rooms.find(row.id) is None
    if row.state != "playing" or is_late:
        return my_table(row, person, (), None, length)
    try:
        room = await service.rooms.get(row.id)  # whose turn it is follows from the log alone
    except OtherNode:
        return my_table(row, person, (), None, length)
    acting = None if room.play is None else room.play.acting
    return my_table(room.table, person, room.subscribers.connected, acting, room.index)


def _shown(room: Room, visitor: Guest) -> TableInfo:
    return table_info(room.table, visitor.person, room.subscribers.connected)
