"""HTTP: records of matches."""

from __future__ import annotations

import asyncio

from litestar import Controller, MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from kamishima.server import records
from kamishima.server.api_shared import READING, WRITING, Guest, Node, TableId, check_costly
from kamishima.server.config import Limits
from kamishima.server.errors import StillRunning
from kamishima.server.showing import table_info
from kamishima.server.sockets import audience_for, check_open
from kamishima.server.store import matches
from kamishima.server.store import tables as stored
from kamishima.server.wire import TableInfo, Verdict, Written

RECORD = ResponseSpec(str, media_type=MediaType.TEXT, generate_examples=False, description="The record as text.")


class RecordsController(Controller):
    """Records."""

    path = "/api"
    tags = ("records",)

    @get(
        "/tables/{table_id:str}/record",
        responses={**READING, 200: RECORD},
        media_type=MediaType.TEXT,
        summary="The record of a match",
    )
    async def download(self, table_id: TableId, service: Node, visitor: Guest) -> Response[str]:
        """The record of a match that is over, with its secret: `kamishima verify` redraws every chance step."""
        room = await service.rooms.get_for(visitor.person, table_id)
        audience_for(room.table, visitor.person, None)
        if room.table.state != "over":
            raise StillRunning("the record is there when the match is over: before, it would show what is hidden")
        check_open(room.table)
        entries = await service.reader.ask(matches.load_entries, table_id, 0)
        text = await asyncio.to_thread(records.record_text, room.table, entries)
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
    async def verify(self, data: JSONBody[Written], service: Node, caller: Guest) -> Verdict:
        """Replay a record by the rules, and redraw its chance from its secret."""
        check_costly(service, caller)
        return await asyncio.to_thread(records.verdict, data.record, data.pack)

    @post("/records", responses=WRITING, request_max_body_size=Limits().record_bytes, summary="Take a record in")
    async def take_in(self, data: JSONBody[Written], service: Node, caller: Guest) -> TableInfo:
        """Verify a record and keep it as a match that is over, to be looked at and shared by its link."""
        check_costly(service, caller)
        row, rows = await asyncio.to_thread(records.imported, caller.person, data.record, data.pack)
        await service.writer.do(lambda connection: stored.create(connection, row), rows)
        return table_info(row, caller.person)
