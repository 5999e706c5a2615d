from __future__ import annotations

from litestar import Controller, MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from kamishima.server.http.jobs import VIEW_COST, Jobs
from kamishima.server.http.shared import READING, WRITING, Guest, Node, TableId
from kamishima.server.infra.config import Limits
from kamishima.server.match.access import audience_for, check_open
from kamishima.server.match.table_info import table_info
from kamishima.server.protocol.errors import StillRunning
from kamishima.server.protocol.messages import TableInfo, Verdict, Written
from kamishima.server.store import matches
from kamishima.server.tables.jobs import RECORD, TAKE_IN, VERIFY, Importing, Past

TEXT = ResponseSpec(str, media_type=MediaType.TEXT, generate_examples=False, description="The record as text.")


class RecordsController(Controller):
    path = "/api"
    tags = ("records",)

    @get(
        "/tables/{table_id:str}/record",
        responses={**READING, 200: TEXT},
        media_type=MediaType.TEXT,
        summary="The record of a match",
    )
    async def download(self, table_id: TableId, service: Node, visitor: Guest, jobs: Jobs) -> Response[str]:
        """The record of a match that is over, with its secret: `kamishima verify` redraws every chance step."""
        room = await service.rooms.get_for(visitor.person, table_id)
        audience_for(room.table, visitor.person, None)
        if room.table.state != "over":
            raise StillRunning("the record is there when the match is over: before, it would show what is hidden")
        check_open(room.table)
        text = await service.reader.run(matches.load_record, table_id)
        if not text:
            entries = await service.reader.run(matches.load_entries, table_id, 0)
            text = await jobs.ask(RECORD, Past(table=room.table, entries=entries), VIEW_COST)
        name = f"{room.table.game}-{table_id}.txt"
        return Response(
            text,
            media_type="text/plain; charset=utf-8",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )

    @post(
        "/records/verify",
        responses=WRITING,
        status_code=200,
        request_max_body_size=Limits().record_bytes,
        summary="Verify a record",
    )
    async def verify(self, data: JSONBody[Written], caller: Guest, jobs: Jobs) -> Response[Verdict]:
        """Replay a record by the rules, and redraw its chance from its secret."""
        return await jobs.respond(VERIFY, data)

    @post("/records", responses=WRITING, request_max_body_size=Limits().record_bytes, summary="Take a record in")
    async def take_in(self, data: JSONBody[Written], service: Node, caller: Guest, jobs: Jobs) -> TableInfo:
        """Verify a record and keep it as a match that is over, to be looked at and shared by its link."""
        taken = await jobs.ask(TAKE_IN, Importing(caller.person, data))
        await service.writer.do(lambda connection: matches.create(connection, taken.row, taken.snapshot), taken.rows)
        return table_info(taken.row, caller.person)
