"""Play over plain HTTP, for networks that block sockets: the same messages, asked for again and again."""

from __future__ import annotations

import asyncio
import hashlib
import time

from msgspec import Raw

from kamishima.core.errors import KamishimaError
from kamishima.core.turn import SeatId
from kamishima.server.infra import requests
from kamishima.server.match.audience import Command
from kamishima.server.match.broadcast import Audience, Subscriber, encode
from kamishima.server.match.room import Room
from kamishima.server.match.table_info import table_info
from kamishima.server.node import Service
from kamishima.server.protocol.errors import BadRequest, Unavailable
from kamishima.server.protocol.messages import Bye, Polled, Posted, Update

LONGEST_WAIT = 25.0


class Poller:
    """Somebody who waits for the next message."""

    def __init__(self, audience: Audience, person: str) -> None:
        self.audience = audience
        self.person = person
        self.messages: list[Raw] = []
        self._is_closed = False
        self._received = asyncio.Event()

    def push(self, message: bytes) -> None:
        if not self._is_closed:
            self.messages.append(Raw(message))
            self._received.set()

    def close(self, reason: str) -> None:
        self.push(encode(Bye(reason)))
        self._is_closed = True

    async def wait(self, seconds: float) -> None:
        """Wait for the first message, and for those that come with it."""
        try:
            await asyncio.wait_for(self._received.wait(), seconds)
            await asyncio.sleep(0)
        except TimeoutError:
            pass


async def poll(service: Service, room: Room, audience: Audience, person: str, *, mark: str, wait: float) -> Polled:
    """What is new since a mark: at once, or when something happens; nothing when nothing does."""
    index = read_mark(mark)
    await service.catch_up(room, index)
    poller = Poller(audience, person)
    room.subscribe(poller)
    try:
        if mark != mark_of(room, person):
            service.resync(room, poller, index)
        await poller.wait(min(wait, LONGEST_WAIT))
    finally:
        room.unsubscribe(poller)
    return Polled(poller.messages, mark_of(room, person))


def mark_of(room: Room, person: str) -> str:
    """How far somebody knows a room: its log, its chat, and who sits there."""
    index = 0 if room.play is None else room.play.index
    said = room.chats[-1].number + 1 if room.chats else 0
    # Who is connected does not count: a poller comes and goes all the time.
    seen = hashlib.sha256(encode(table_info(room.table, person))).hexdigest()[:8]
    return f"{index}.{said}.{seen}"


def read_mark(mark: str) -> int | None:
    if not mark:
        return None
    index = mark.partition(".")[0]
    if not (index.isascii() and index.isdecimal() and len(index) < 10):
        raise BadRequest("a mark is what the poll before has answered", "mark")
    return int(index)


class HttpReply:
    """A request over HTTP, which waits for its answer."""

    def __init__(self) -> None:
        self._answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()

    def is_for(self, subscriber: Subscriber) -> bool:
        return False

    def applied(self, index: int, update: Update | None) -> None:
        if not self._answer.done():
            self._answer.set_result(index)

    def duplicate(self, index: int) -> None:
        self.applied(index, None)

    def refused(self, error: KamishimaError) -> None:
        if not self._answer.done():
            self._answer.set_exception(error)

    async def index(self) -> int:
        """The index after it."""
        try:
            return await asyncio.wait_for(self._answer, 30.0)
        except TimeoutError:
            raise Unavailable("the server did not manage it in time; try again with the same key") from None


async def submit(room: Room, seat: SeatId, key: str, words: str, index: int | None) -> Posted:
    """Say an action, and wait until it is in the log."""
    reply = HttpReply()
    began, source = time.perf_counter(), requests.current()
    room.submit(Command(reply, seat, "act", words=words, key=key, index=index, began=began, source=source))
    return Posted(key, await reply.index())


async def undo(room: Room, seat: SeatId, key: str, index: int | None) -> Posted:
    """Take a step back, and wait until that is in the log."""
    reply = HttpReply()
    room.submit(Command(reply, seat, "undo", key=key, index=index, source=requests.current()))
    return Posted(key, await reply.index())
