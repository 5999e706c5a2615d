"""HTTP: finished matches in one piece, and going on from a moment of one."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, QueryParameter

from kamishima.core.game import SeatId
from kamishima.server.api_jobs import LOOKING, Jobs
from kamishima.server.api_shared import READING, WRITING, Caller, Guest, Node, TableId
from kamishima.server.errors import BadRequest, StillRunning
from kamishima.server.jobs import BRANCH, STORY, Branching, story_wanted
from kamishima.server.service import Service
from kamishima.server.showing import table_info
from kamishima.server.sockets import audience_for, check_open
from kamishima.server.store import matches
from kamishima.server.store.matches import Entry
from kamishima.server.store.tables import TableRow
from kamishima.server.story import Branch, Story
from kamishima.server.wire import TableInfo

Eyes = Annotated[int | None, QueryParameter(ge=0, le=7, description="Through whose eyes; none for a spectator.")]


class StoryController(Controller):
    """Finished matches."""

    path = "/api/tables/{table_id:str}"
    tags = ("matches",)

    @get("/story", responses=READING, summary="A finished match in one piece")
    async def story(
        self, table_id: TableId, service: Node, visitor: Guest, jobs: Jobs, seat: Eyes = None
    ) -> Response[Story]:
        """Every moment of a match as a seat, or a spectator, saw it. Everything is open when a match is over."""
        table, entries = await _finished(service, table_id, visitor)
        if seat is not None and seat >= table.players:
            raise BadRequest(f"there are {table.players} seats, counted from 0", "seat")
        audience = None if seat is None else SeatId(seat)
        return await jobs.hand_on(STORY, story_wanted(table, visitor.person, entries, audience), LOOKING)

    @post("/branch", responses=WRITING, summary="Play on from a moment")
    async def branch(
        self, table_id: TableId, data: JSONBody[Branch], service: Node, caller: Guest, jobs: Jobs
    ) -> TableInfo:
        """A new table with the log of a finished match up to an index: you at one seat, bots at the others."""
        table, entries = await _finished(service, table_id, caller)
        check_open(table)
        taken = await jobs.ask(BRANCH, Branching(table, caller.person, entries, data))
        await service.writer.do(lambda connection: matches.create(connection, taken.row, taken.snapshot), taken.rows)
        return table_info(taken.row, caller.person)


async def _finished(service: Service, table_id: str, caller: Caller) -> tuple[TableRow, list[Entry]]:
    room = await service.rooms.get_for(caller.person, table_id)
    audience_for(room.table, caller.person, None)  # whoever may not watch a table may not see it again either
    if room.table.state != "over":
        raise StillRunning("a match can be looked at again when it is over")
    return room.table, await service.reader.ask(matches.load_entries, table_id, 0)
