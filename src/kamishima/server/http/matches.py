"""HTTP: playing without a socket, the log, old positions, hints."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, QueryParameter

from kamishima.bots.advice import BEST
from kamishima.core.turn import SeatId
from kamishima.server.bots.job import bot_job
from kamishima.server.bots.pool import Waiting
from kamishima.server.http import poll
from kamishima.server.http.jobs import VIEW_COST, Jobs
from kamishima.server.http.shared import READING, WRITING, Guest, Node, TableId, check_costly
from kamishima.server.match.access import audience_for, own_seat
from kamishima.server.match.autoplay import seed_of
from kamishima.server.match.room import Room
from kamishima.server.protocol.errors import BadRequest, NotOffered, NotRunning, StillRunning, Unavailable
from kamishima.server.protocol.messages import (
    Advice,
    Hint,
    Log,
    Polled,
    Position,
    Posted,
    PostedChat,
    PostedSubmit,
    PostedUndo,
)
from kamishima.server.store import matches
from kamishima.server.tables.jobs import LOG, POSITION, Past
from kamishima.server.tables.new_table import DEFAULT_BOT
from kamishima.texts.catalogue import LOCALES

Seat = Annotated[int | None, QueryParameter(ge=0, le=7, description="Which of your seats, if several.")]
Index = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="An index of the log.")]
Wait = Annotated[float, QueryParameter(ge=0, le=60, description="How many seconds to wait at most.")]
Mark = Annotated[str, QueryParameter(max_length=64, description="What the poll before has answered.")]
Language = Annotated[str, QueryParameter(max_length=8, description="Also in sentences of this language.")]


class MatchesController(Controller):
    path = "/api/tables/{table_id:str}"
    tags = ("matches",)

    @get("/poll", responses=READING, summary="Wait for messages")
    async def poll(
        self,
        table_id: TableId,
        service: Node,
        visitor: Guest,
        *,
        mark: Mark = "",
        wait: Wait = 25.0,
        seat: Seat = None,
    ) -> Polled:
        """What is new since the mark, when there is something new; the first poll has no mark and answers at once."""
        room = await service.rooms.get_for(visitor.person, table_id, seat)
        audience = audience_for(room.table, visitor.person, seat)
        release = service.connections.acquire(visitor.person, visitor.address)
        try:
            return await poll.poll(service, room, audience, visitor.person, mark=mark, wait=wait)
        finally:
            release()

    @post("/submit", responses=WRITING, status_code=200, summary="Say an action")
    async def submit(self, table_id: TableId, data: JSONBody[PostedSubmit], service: Node, caller: Guest) -> Posted:
        """Say an action; the same key is never applied twice."""
        room, seat = await _own(service, table_id, caller, data.seat)
        return await poll.submit(room, seat, data.key, data.words, data.index)

    @post("/undo", responses=WRITING, status_code=200, summary="Take a step back")
    async def undo(self, table_id: TableId, data: JSONBody[PostedUndo], service: Node, caller: Guest) -> Posted:
        """Take your last step back, while nobody else has acted and nothing hidden was seen."""
        room, seat = await _own(service, table_id, caller, data.seat)
        return await poll.undo(room, seat, data.key, data.index)

    @post("/chat", responses=WRITING, status_code=200, summary="Say something")
    async def chat(self, table_id: TableId, data: JSONBody[PostedChat], service: Node, caller: Guest) -> Posted:
        """Say something to everybody at the table."""
        room, seat = await _own(service, table_id, caller, data.seat)
        reply = poll.HttpReply()
        service.chat.say(room, seat, caller.person, data, reply)
        return Posted(data.key, await reply.index())

    @get("/log", responses=READING, summary="The log")
    async def log(
        self,
        table_id: TableId,
        service: Node,
        visitor: Guest,
        jobs: Jobs,
        *,
        since: Index = 0,
        seat: Seat = None,
        language: Language = "",
    ) -> Response[Log]:
        """The log of the match as you may know it, from an index on."""
        room = await service.rooms.get_for(visitor.person, table_id, seat)
        audience = audience_for(room.table, visitor.person, seat)
        if language and language not in LOCALES:
            raise BadRequest(f"there are no texts in {language!r}; the languages are {', '.join(LOCALES)}", "language")
        entries = await service.reader.run(matches.load_entries, table_id, 0)
        past = Past(table=room.table, entries=entries, seat=audience, index=since, language=language)
        return await jobs.respond(LOG, past, VIEW_COST)

    @get("/position", responses=READING, summary="A position of a match that is over")
    async def position(
        self, table_id: TableId, service: Node, visitor: Guest, jobs: Jobs, *, index: Index = 0, seat: Seat = None
    ) -> Response[Position]:
        """How a seat, or a spectator, saw the match at an index. Everything is open when a match is over."""
        room = await service.rooms.get_for(visitor.person, table_id)
        audience_for(room.table, visitor.person, None)
        if room.table.state != "over":
            raise StillRunning("old positions are shown when the match is over")
        if seat is not None and seat >= room.table.players:
            raise BadRequest(f"there are {room.table.players} seats, counted from 0", "seat")
        entries = await service.reader.run(matches.load_entries, table_id, 0)
        if index > len(entries):
            raise BadRequest(f"the log has {len(entries)} entries", "index")
        eyes = None if seat is None else SeatId(seat)
        return await jobs.respond(POSITION, Past(table=room.table, entries=entries, seat=eyes, index=index), VIEW_COST)

    @post("/hint", responses=WRITING, status_code=200, summary="A hint")
    async def hint(self, table_id: TableId, service: Node, caller: Guest, seat: Seat = None) -> Hint:
        """The best actions as a bot sees them, where the table allows hints."""
        check_costly(service, caller)
        room, own = await _own(service, table_id, caller, seat)
        play = room.play
        _check_hints(room, caller.person)
        if play is None or room.table.state != "playing":
            raise NotRunning("the match is not running")
        if play.acting != own:
            raise NotOffered("it is not your turn")
        asked = bot_job(room.table.setting, play.state, DEFAULT_BOT, seed_of(room, play, "hint"), BEST)
        advice = await service.pool.advise(asked, Waiting.PERSON)
        if not advice:
            raise Unavailable("no bot could think about this now; try again")
        hints = [Advice(each.words, round(each.chance, 3), round(each.score, 1)) for each in advice]
        return Hint(hints[0].words, DEFAULT_BOT, play.index, hints)


def _check_hints(room: Room, person: str) -> None:
    if room.table.hints == "nobody":
        raise NotOffered("this table is played without hints")
    others = any([taken.kind == "person" and taken.person != person for taken in room.table.seats])
    if others and room.table.hints == "alone":
        raise NotOffered("hints are for those who play against bots alone")


async def _own(service: Node, table_id: str, caller: Guest, seat: int | None) -> tuple[Room, SeatId]:
    room = await service.rooms.get_for(caller.person, table_id, seat)
    return room, SeatId(own_seat(room.table, caller.person, seat).seat)
