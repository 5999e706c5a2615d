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

from kamishima.games.pack_report import PackReport
from kamishima.server.http.jobs import VIEW_COST, Jobs
from kamishima.server.http.pages import AS_IT_IS
from kamishima.server.http.shared import READING, WRITING, Guest, Node, TableId
from kamishima.server.match.access import audience_for
from kamishima.server.node import Service
from kamishima.server.protocol.errors import NotFound
from kamishima.server.tables.catalogue import find_box
from kamishima.server.tables.jobs import CHECK_PACK, CHECK_TABLE, TableWanted
from kamishima.server.tables.packs import PackWanted, plain_pack
from kamishima.server.tables.trials import TrialProgress, TrialWanted

PACK = ResponseSpec(str, media_type=MediaType.TEXT, generate_examples=False, description="The pack as TOML.")
LINES = "application/x-ndjson"
TRIAL = ResponseSpec(TrialProgress, media_type=LINES, generate_examples=False, description="One a line.")
_encoder = msgspec.json.Encoder()


class PacksController(Controller):
    path = "/api"
    tags = ("packs",)

    @post("/packs/check", responses=WRITING, status_code=200, summary="Check a content pack")
    async def check(self, data: JSONBody[PackWanted], caller: Guest, jobs: Jobs) -> Response[PackReport]:
        """Everything that is to be said about a pack, all remarks at once."""
        find_box(data.game)
        return await jobs.respond(CHECK_PACK, data, VIEW_COST)

    @post(
        "/packs/trial",
        responses={**WRITING, 200: TRIAL},
        status_code=200,
        opt={AS_IT_IS: True},  # a packed answer would come in blocks, not line by line
        summary="Let bots play with a pack",
    )
    async def trial(self, data: JSONBody[TrialWanted], service: Node, caller: Guest, jobs: Jobs) -> Stream:
        """Let bots play; the answer is a stream of lines, one a game, and hanging up ends the trial."""
        service.trials.check_room()
        await jobs.ask(CHECK_TABLE, TableWanted(data.game, data.players, {}, data.pack))
        service.trials_running.acquire(caller.address)()  # refuses whoever has one already
        return Stream(_lines(service, data, caller.address), media_type=LINES, headers={"X-Accel-Buffering": "no"})

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
        return await asyncio.to_thread(plain_pack, room.table.game, room.table.played_pack)


async def _pack_of(service: Service, table_id: str, person: str) -> str:
    room = await service.rooms.get_for(person, table_id)
    audience_for(room.table, person, None)
    if not room.table.played_pack:
        raise NotFound("this table is played with our own pack", "table")
    return room.table.played_pack


async def _lines(service: Service, wanted: TrialWanted, client: str) -> AsyncIterator[bytes]:
    """The lines of a trial. Whoever hangs up before the first one has not begun anything."""
    leave = service.trials_running.acquire(client)
    try:
        async with contextlib.aclosing(service.trials.run(wanted)) as trial:
            async for progress in trial:
                yield _encoder.encode(progress) + b"\n"
    finally:
        leave()
