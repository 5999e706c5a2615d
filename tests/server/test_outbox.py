"""What is said to a client that does not keep up: it waits, in order, and not without limit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import cast

import msgspec
from sqlalchemy import create_engine
from tests.server.stores import table_row

from kamishima.core.game import SeatId
from kamishima.server.bus import LocalBus
from kamishima.server.config import Limits
from kamishima.server.line import Line
from kamishima.server.room import Room
from kamishima.server.service import Service
from kamishima.server.sockets import Connection
from kamishima.server.store.matches import Stored
from kamishima.server.store.reader import Reader
from kamishima.server.store.writer import Writer


class SlowLine:
    """A client that reads when the test says so."""

    def __init__(self) -> None:
        self.is_ready = True
        self.said: list[bytes] = []
        self.drained: Callable[[], None] = lambda: None

    def say(self, message: bytes) -> None:
        self.said.append(message)

    def catch_up(self) -> None:
        self.is_ready = True
        self.drained()


async def connected(most: int = 3) -> tuple[Connection, SlowLine]:
    settings = SimpleNamespace(limits=Limits(outbox=most), limited=False)
    line = SlowLine()
    service = cast(Service, SimpleNamespace(settings=settings))
    stored = Stored(table_row(), None, [], {}, [], [])
    writer = Writer(create_engine("sqlite://"), asyncio.get_running_loop())
    await writer.close()  # nobody asks anything of it
    room = Room(stored, writer, cast(Reader, None), LocalBus())
    return Connection(service, room, SeatId(0), "ana", cast(Line, line)), line


def test_a_client_that_keeps_up_is_told_at_once() -> None:
    async def story() -> None:
        connection, line = await connected()
        connection.push(b"one")
        connection.push(b"two")
        assert line.said == [b"one", b"two"]
        assert not connection.closing.done()

    asyncio.run(story())


def test_what_a_slow_client_was_not_told_is_told_in_order_when_it_has_caught_up() -> None:
    async def story() -> None:
        connection, line = await connected()
        line.is_ready = False
        connection.push(b"one")
        connection.push(b"two")
        assert line.said == []
        line.is_ready = True  # but nobody has said so yet: what waits goes first
        connection.push(b"three")
        assert line.said == []
        line.catch_up()
        connection.push(b"four")
        assert line.said == [b"one", b"two", b"three", b"four"]

    asyncio.run(story())


def test_a_client_that_is_too_slow_hears_that_and_nothing_else() -> None:
    async def story() -> None:
        connection, line = await connected(most=3)
        line.is_ready = False
        for number in range(5):
            connection.push(b"%d" % number)
        assert not connection.closing.done(), "it has not heard the good-bye yet"
        line.catch_up()
        assert [msgspec.json.decode(said) for said in line.said] == [{"type": "bye", "reason": "too slow"}]
        assert connection.closing.result() == "too slow"

    asyncio.run(story())


def test_whoever_was_sent_away_hears_nothing_more_and_the_first_reason_stands() -> None:
    async def story() -> None:
        connection, line = await connected()
        connection.push(b"before")
        connection.close("the server stops")
        connection.close("another reason")
        connection.push(b"after")
        assert connection.closing.result() == "the server stops"
        assert line.said[0] == b"before"
        assert [msgspec.json.decode(said) for said in line.said[1:]] == [{"type": "bye", "reason": "the server stops"}]

    asyncio.run(story())
