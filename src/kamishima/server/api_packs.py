"""HTTP: content packs of people's own: checked, tried by bots, and those that tables are played with."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Controller, MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream

from kamishima.server.api_shared import READING, WRITING, Guest, Node, TableId, check_costly
from kamishima.server.errors import NotFound
from kamishima.server.packs import PackReport, PackWanted, checked_pack, pack_report, plain_content
from kamishima.server.pages import AS_IT_IS
from kamishima.server.service import Service
from kamishima.server.shelf import shelf_box
from kamishima.server.sockets import audience_for
from kamishima.server.trials import TrialProgress, TrialWanted

PACK = ResponseSpec(str, media_type=MediaType.TEXT, generate_examples=False, description="The pack as TOML.")
LINES = "application/x-ndjson"
TRIAL = ResponseSpec(TrialProgress, media_type=LINES, generate_examples=False, description="One a line.")
_encoder = msgspec.json.Encoder()


class PacksController(Controller):
    """Content packs."""

    path = "/api"
    tags = ("packs",)

    @post("/packs/check", responses=WRITING, status_code=200, summary="Check a content pack")
    async def check(self, data: JSONBody[PackWanted], service: Node, caller: Guest) -> PackReport:
        """Everything that is to be said about a pack, all remarks at once."""
        shelf_box(data.game)
        return await asyncio.to_thread(pack_report, data.game, data.pack)

    @post(
        "/packs/trial",
        responses={**WRITING, 200: TRIAL},
        status_code=200,
        opt={AS_IT_IS: True},  # a packed answer would come in blocks, not line by line
        summary="Let bots play with a pack",
    )
    async def trial(self, data: JSONBody[TrialWanted], service: Node, caller: Guest) -> Stream:
        """Let bots play; the answer is a stream of lines, one a game, and hanging up ends the trial."""
        check_costly(service, caller)
        service.trials.check_room()
        await asyncio.to_thread(checked_pack, data.game, data.pack)
        service.trying.enter(caller.client)()  # refuses whoever has one already
        return Stream(_lines(service, data, caller.client), media_type=LINES, headers={"X-Accel-Buffering": "no"})

    @get(
        "/tables/{table_id:str}/pack",
        responses={**READING, 200: PACK},
        media_type=MediaType.TEXT,
        summary="The pack of a table",
    )
    async def download(self, table_id: TableId, service: Node, visitor: Guest) -> Response[str]:
        """The content pack that a table is played with: whoever has its record needs it to verify that."""
        text = await _pack_of(service, table_id, visitor.person)
        return Response(
            text,
            media_type="application/toml; charset=utf-8",
            headers={"Content-Disposition": f'attachment; filename="pack-{table_id}.toml"'},
        )

    @get("/tables/{table_id:str}/content", responses=READING, summary="The content of a table")
    async def content(self, table_id: TableId, service: Node, visitor: Guest) -> dict[str, Any]:
        """What is printed on the cards and sheets that a table is played with, as the page reads it."""
        room = await service.rooms.get_for(visitor.person, table_id)
        audience_for(room.table, visitor.person, None)
        shelf = shelf_box(room.table.game)
        text = room.table.pack_text or shelf.house_text()
        return plain_content(await asyncio.to_thread(shelf.read_content, text))


async def _pack_of(service: Service, table_id: str, person: str) -> str:
    room = await service.rooms.get_for(person, table_id)
    audience_for(room.table, person, None)
    if not room.table.pack_text:
        raise NotFound("this table is played with our own pack", "table")
    return room.table.pack_text


async def _lines(service: Service, wanted: TrialWanted, client: str) -> AsyncIterator[bytes]:
    """The lines of a trial. Whoever hangs up before the first one has not begun anything."""
    leave = service.trying.enter(client)
    try:
        async with contextlib.aclosing(service.trials.run(wanted)) as trial:
            async for progress in trial:
                yield _encoder.encode(progress) + b"\n"
    finally:
        leave()
