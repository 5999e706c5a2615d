from __future__ import annotations

import asyncio

from litestar import Controller, post
from litestar.params import JSONBody

from kamishima.core.play import Play
from kamishima.core.turn import SeatId
from kamishima.server.http.shared import WRITING, Guest, Node, TableId
from kamishima.server.match.access import own_seat
from kamishima.server.match.preview import Preview, PreviewRequest, preview
from kamishima.server.match.room import Room
from kamishima.server.protocol.errors import BotPlays, NotRunning, Stale
from kamishima.server.store.tables import PRESENT


class PreviewController(Controller):
    path = "/api/tables/{table_id:str}"
    tags = ("matches",)

    @post("/preview", responses=WRITING, status_code=200, summary="What an action would do")
    async def preview(self, table_id: TableId, data: JSONBody[PreviewRequest], service: Node, caller: Guest) -> Preview:
        """What an action of yours would do, as far as you can know it. Nothing changes, and nothing is written."""
        room = await service.rooms.get_for(caller.person, table_id, data.seat)
        seat = SeatId(own_seat(room.table, caller.person, data.seat).seat)
        play = _running(room, seat, data.index)
        return await asyncio.to_thread(preview, play, seat, data.words)


def _running(room: Room, seat: SeatId, index: int | None) -> Play:
    """The match as it stands, if this seat may think about it now."""
    play = room.play
    if play is None or room.table.state != "playing":
        raise NotRunning("the match has not begun" if play is None else "the match is over")
    if room.table.seats[seat].away != PRESENT:
        raise BotPlays("a bot plays in your place; come back first", "seat")
    if index is not None and index != play.index:
        raise Stale(f"the match stands at {play.index}, not at {index}", "index")
    return play
