"""HTTP: finished matches in one piece, what was missed of any, and going on from a moment of one."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, QueryParameter

from kamishima.core.turn import SeatId
from kamishima.server.http.jobs import VIEW_COST, Jobs
from kamishima.server.http.shared import READING, WRITING, Caller, Guest, Node, TableId
from kamishima.server.match.access import audience_for, check_open
from kamishima.server.match.table_info import table_info
from kamishima.server.node import Service
from kamishima.server.protocol.errors import BadRequest, StillRunning
from kamishima.server.protocol.messages import TableInfo
from kamishima.server.store import matches
from kamishima.server.store.matches import Entry
from kamishima.server.store.tables import TableRow
from kamishima.server.tables.jobs import BRANCH, MISSED, REPLAY, Branching, Past, replay_wanted
from kamishima.server.tables.replay import Branch, Missed, Replay

Eyes = Annotated[int | None, QueryParameter(ge=0, le=7, description="Through whose eyes; none for a spectator.")]
Own = Annotated[int | None, QueryParameter(ge=0, le=7, description="Which of your seats, if several.")]
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="An index of the log.")]


class ReplayController(Controller):
    path = "/api/tables/{table_id:str}"
    tags = ("matches",)

    @get("/story", responses=READING, summary="A finished match in one piece")
    async def replay(
        self, table_id: TableId, service: Node, visitor: Guest, jobs: Jobs, seat: Eyes = None
    ) -> Response[Replay]:
        """Every moment of a match as a seat, or a spectator, saw it. Everything is open when a match is over."""
        table, entries = await _finished(service, table_id, visitor)
        if seat is not None and seat >= table.players:
            raise BadRequest(f"there are {table.players} seats, counted from 0", "seat")
        audience = None if seat is None else SeatId(seat)
        return await jobs.respond(REPLAY, replay_wanted(table, visitor.person, entries, audience), VIEW_COST)

    @get("/missed", responses=READING, summary="What was missed of a match")
    async def missed(
        self, table_id: TableId, service: Node, visitor: Guest, jobs: Jobs, *, since: Since = 0, seat: Own = None
    ) -> Response[Missed]:
        """Every moment since an index, as you would have been told it had you been there; the last 200 at most."""
        room = await service.rooms.get_for(visitor.person, table_id, seat)
        audience = audience_for(room.table, visitor.person, seat)
        entries = await service.reader.run(matches.load_entries, table_id, 0)
        return await jobs.respond(
            MISSED, Past(table=room.table, entries=entries, seat=audience, index=since), VIEW_COST
        )

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
    return room.table, await service.reader.run(matches.load_entries, table_id, 0)
