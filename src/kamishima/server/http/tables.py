"""HTTP: setting tables up, finding them, sitting down and leaving."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import Connection

from kamishima.server.http.jobs import Jobs
from kamishima.server.http.shared import READING, WRITING, Guest, Node, TableId, check_costly
from kamishima.server.infra import clock
from kamishima.server.match.room import Room
from kamishima.server.match.table_info import archived_table, my_table, table_info
from kamishima.server.node import Service
from kamishima.server.protocol.archive import Archive
from kamishima.server.protocol.errors import BadRequest
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
from kamishima.server.store import lists
from kamishima.server.store import tables as stored
from kamishima.server.store.lists import Filters, Progress
from kamishima.server.store.tables import TableRow
from kamishima.server.tables.jobs import CHECK_TABLE, TableWanted

LONGEST_LIST = 100
MOST_PEOPLE = 8
DAY = 86_400.0
Limit = Annotated[int, QueryParameter(ge=1, le=LONGEST_LIST, description="How many at most.")]
Cursor = Annotated[
    str, QueryParameter(max_length=lists.LONGEST_CURSOR, description="`next` of the page before; none for the first.")
]
Game = Annotated[str, QueryParameter(max_length=32, description="Only tables of this game.")]
Day = Annotated[str, QueryParameter(max_length=10, description="A day in UTC, as 2026-02-28.")]
Whose = Annotated[
    Literal["mine", "all"], QueryParameter(description="Your own matches, or those that everybody may find.")
]
People = Annotated[
    str, QueryParameter(max_length=240, description="Names with commas between them: all of them were at the table.")
]
Outcome = Annotated[
    Literal["", "won", "lost"], QueryParameter(description="How it ended for you, or else for the first of the people.")
]


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
        game: Game = "",
    ) -> TableList:
        """Open tables, those that wait for players first."""
        rows = await service.reader.run(stored.in_lobby, game, limit)
        return TableList([table_info(row, visitor.person) for row in rows])

    @get("/mine", responses=READING, summary="Your own tables")
    async def mine(self, service: Node, visitor: Guest, limit: Limit = 50, cursor: Cursor = "") -> MyTables:
        """The tables that you sit at or have set up, with whose turn it is or how they ended.

        Those that wait for you come first, however old they are, then those that run, then the finished ones.
        """
        lists.read_cursor(cursor)
        if not visitor.person:
            return MyTables([])
        page, progress = await service.reader.run(_own_page, visitor.person, limit, cursor)
        return MyTables([_mine(service, row, visitor.person, progress[row.id]) for row in page.tables], page.next)

    @get("/archive", responses=READING, summary="Finished matches")
    async def archive(
        self,
        service: Node,
        visitor: Guest,
        *,
        whose: Whose = "mine",
        game: Game = "",
        people: People = "",
        result: Outcome = "",
        since: Day = "",
        until: Day = "",
        limit: Limit = 50,
        cursor: Cursor = "",
    ) -> Archive:
        """Finished matches, the newest first: yours, or all that were open to everybody. Both days are included."""
        wanted = Filters(
            game=game,
            people=_names(people),
            won=None if result == "" else result == "won",
            since=clock.begins_at(since, "since") if since else None,
            until=clock.begins_at(until, "until") + DAY if until else None,
        )
        lists.read_cursor(cursor)
        if whose == "all" and result and not wanted.people:
            raise BadRequest("name somebody whose result is meant", "people")
        if whose == "mine" and not visitor.person:
            return Archive([], "")
        person = visitor.person if whose == "mine" else ""
        page = await service.reader.run(lists.archive, person, wanted, limit, cursor)
        return Archive([archived_table(row, visitor.person) for row in page.tables], page.next)

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


def _own_page(connection: Connection, person: str, limit: int, cursor: str) -> tuple[lists.Page, dict[str, Progress]]:
    page = lists.of_person(connection, person, limit, cursor)
    return page, lists.progress(connection, page.tables)


def _mine(service: Service, row: TableRow, person: str, progress: Progress) -> MyTable:
    room = service.rooms.find(row.id)  # who is connected there is not in the database; nothing is loaded for it
    connected = () if room is None else room.subscribers.connected
    return my_table(row, person, connected, progress.acting, progress.length)


def _names(written: str) -> tuple[str, ...]:
    names = tuple([stored.fold(name.strip()) for name in written.replace("\0", "").split(",") if name.strip()])
    if len(names) > MOST_PEOPLE:
        raise BadRequest(f"at most {MOST_PEOPLE} people sit at a table", "people")
    return names


def _shown(room: Room, visitor: Guest) -> TableInfo:
    return table_info(room.table, visitor.person, room.subscribers.connected)
