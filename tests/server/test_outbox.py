"""What is said to a client that does not keep up: it waits, in order, and not without limit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

import msgspec
from sqlalchemy import create_engine
from tests.server.stores import table_row

from kamishima.core.turn import SeatId
from kamishima.server.infra.bus import Bus
from kamishima.server.infra.config import Limits
from kamishima.server.match.broadcast import NOTHING, encode
from kamishima.server.match.room import Room
from kamishima.server.node import Service
from kamishima.server.protocol.messages import Update
from kamishima.server.socket.sockets import Connection, SocketReply
from kamishima.server.store.matches import Stored
from kamishima.server.store.reader import Reader
from kamishima.server.store.writer import Writer


class SlowSocket:
    """A client that reads when the test says so."""

    def __init__(self) -> None:
        self.is_writable = True
        self.sent: list[bytes] = []
        self.on_writable: Callable[[], None] = lambda: None

    def listen(self, on_message: Callable[[str | bytes], None]) -> None:
        """The test receives nothing."""

    def send_text(self, message: bytes) -> None:
        self.sent.append(message)

    def catch_up(self) -> None:
        self.is_writable = True
        self.on_writable()


async def connected(most: int = 3) -> tuple[Connection, SlowSocket]:
    settings = SimpleNamespace(limits=Limits(outbox=most), limited=False)
    socket = SlowSocket()
    service = cast(Service, SimpleNamespace(settings=settings))
    stored = Stored(table_row(), None, [], {}, [], [])
    writer = Writer(create_engine("sqlite://"), asyncio.get_running_loop())
    await writer.close()  # nobody asks anything of it
    room = Room(stored, writer, cast(Reader, None), Bus())
    return Connection(service, room, SeatId(0), "ana", socket), socket


def test_a_client_that_keeps_up_is_told_at_once() -> None:
    async def story() -> None:
        connection, socket = await connected()
        connection.push(b"one")
        connection.push(b"two")
        assert socket.sent == [b"one", b"two"]
        assert not connection.closing.done()

    asyncio.run(story())


def test_what_a_slow_client_was_not_told_is_told_in_order_when_it_has_caught_up() -> None:
    async def story() -> None:
        connection, socket = await connected()
        socket.is_writable = False
        connection.push(b"one")
        connection.push(b"two")
        assert socket.sent == []
        socket.is_writable = True  # but nobody has said so yet: what waits goes first
        connection.push(b"three")
        assert socket.sent == []
        socket.catch_up()
        connection.push(b"four")
        assert socket.sent == [b"one", b"two", b"three", b"four"]

    asyncio.run(story())


def test_a_client_that_is_too_slow_is_told_so_and_nothing_else() -> None:
    async def story() -> None:
        connection, socket = await connected(most=3)
        socket.is_writable = False
        for number in range(5):
            connection.push(b"%d" % number)
        assert not connection.closing.done(), "it has not heard the good-bye yet"
        socket.catch_up()
        assert [msgspec.json.decode(said) for said in socket.sent] == [{"type": "bye", "reason": "too slow"}]
        assert connection.closing.result() == "too slow"

    asyncio.run(story())


def test_whoever_was_disconnected_is_sent_nothing_more_and_the_first_reason_stands() -> None:
    async def story() -> None:
        connection, socket = await connected()
        connection.push(b"before")
        connection.close("the server stops")
        connection.close("another reason")
        connection.push(b"after")
        assert connection.closing.result() == "the server stops"
        assert socket.sent[0] == b"before"
        assert [msgspec.json.decode(said) for said in socket.sent[1:]] == [
            {"type": "bye", "reason": "the server stops"}
        ]

    asyncio.run(story())


def test_an_update_that_answers_a_submission_is_the_one_of_everybody_else_with_its_key_at_the_end() -> None:
    update = Update(index=3, view={}, acting=None, words=NOTHING, undo=0, steps=[])

    async def story() -> None:
        connection, socket = await connected()
        reply = SocketReply(connection, 'a "key"')
        reply.applied(3, update)
        assert socket.sent == [encode(update)[:-1] + rb',"ack":"a \"key\""}']

    asyncio.run(story())
