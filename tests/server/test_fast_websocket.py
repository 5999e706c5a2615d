"""The short way of a socket: every kind of frame arrives whole and in order, whatever pieces it comes in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.uri import parse_uri

from kamishima.server.socket.fast_websocket import FastWebSocket
from kamishima.server.socket.sockets import EXTENSION

Received = list[str | bytes]


class Wire(asyncio.Transport):
    """Keeps what is written; reading can be paused."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.is_shut = False
        self.paused = 0

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.is_shut = True

    def is_closing(self) -> bool:
        return self.is_shut

    def pause_reading(self) -> None:
        self.paused += 1

    def resume_reading(self) -> None:
        self.paused -= 1

    def get_extra_info(self, name: str, default: object = None) -> object:
        return default


class Ends:
    """Both ends of an opened socket: ours, and a client that keeps to the protocol."""

    def __init__(self, socket: FastWebSocket, wire: Wire, client: ClientProtocol) -> None:
        self.socket = socket
        self.wire = wire
        self.client = client
        self.received: Received = []

    def listen(self) -> None:
        self.socket.listen(self.received.append)

    def arrive(self, *pieces: bytes) -> None:
        """Let bytes arrive, and let the client read what they were answered with."""
        for piece in pieces:
            self.socket.data_received(piece)
        self.told()

    def said(self, send: Callable[[], None]) -> bytes:
        """The bytes that the client sends for something."""
        send()
        return b"".join(self.client.data_to_send())

    def text(self, text: str) -> bytes:
        return self.said(lambda: self.client.send_text(text.encode()))

    def told(self) -> list[Frame]:
        """What the client has been told since it was last asked."""
        written, self.wire.written = self.wire.written, b""
        if written:
            self.client.receive_data(written)
        return [event for event in self.client.events_received() if isinstance(event, Frame)]


async def _application(_scope: object, receive: Callable[[], Awaitable[object]], _send: object) -> None:
    """Hears of the opening; the rest is up to the tests."""
    await receive()
    await asyncio.Event().wait()


@contextmanager
def opened(*, listening: bool = True) -> Iterator[Ends]:
    """A socket after its opening."""
    loop = asyncio.new_event_loop()
    state = ServerState()
    config = uvicorn.Config(_application, ws=FastWebSocket, log_config=None, ws_per_message_deflate=False)
    socket, wire = FastWebSocket(config, state, {}, _loop=loop), Wire()
    try:
        socket.connection_made(wire)
        client = ClientProtocol(parse_uri("ws://here/api"))
        client.send_request(client.connect())
        socket.data_received(b"".join(client.data_to_send()))
        loop.run_until_complete(socket.send({"type": "websocket.accept", "subprotocol": None, "headers": []}))
        ends = Ends(socket, wire, client)
        ends.client.receive_data(wire.written)
        wire.written = b""
        assert [type(event) for event in client.events_received()] == [Response]
        if listening:
            ends.listen()
        yield ends
    finally:
        socket.stop_keepalive()
        for task in list(state.tasks):
            task.cancel()
        loop.run_until_complete(asyncio.gather(*state.tasks, return_exceptions=True))
        loop.close()


@pytest.fixture
def ends() -> Iterator[Ends]:
    with opened() as ends:
        yield ends


def test_the_short_way_is_offered_to_the_application(ends: Ends) -> None:
    offered: dict[str, object] = {**ends.socket.scope.get("extensions", {})}
    assert offered[EXTENSION] is ends.socket
    assert "websocket.http.response" in offered


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 4000, 65535, 65536, 70000])
def test_a_text_of_any_length_is_received(ends: Ends, length: int) -> None:
    ends.arrive(ends.text("x" * length), ends.text("after"))
    assert ends.received == ["x" * length, "after"]


@given(st.lists(st.text(max_size=200), max_size=6), st.lists(st.integers(1, 60), min_size=1, max_size=8))
def test_texts_arrive_in_order_in_whatever_pieces(texts: list[str], sizes: list[int]) -> None:
    with opened() as ends:
        data = b"".join([ends.text(text) for text in texts])
        at, turn = 0, 0
        while at < len(data):
            size = sizes[turn % len(sizes)]
            ends.arrive(data[at : at + size])
            at, turn = at + size, turn + 1
        assert ends.received == texts


def test_several_texts_in_one_piece_are_received_one_by_one(ends: Ends) -> None:
    ends.arrive(ends.text("one") + ends.text("two") + ends.text("three"))
    assert ends.received == ["one", "two", "three"]


def test_a_ping_between_texts_is_answered_and_nothing_is_lost(ends: Ends) -> None:
    ping = ends.said(lambda: ends.client.send_ping(b"here?"))
    ends.socket.data_received(ends.text("before") + ping + ends.text("after"))
    assert ends.received == ["before", "after"]
    assert [(frame.opcode, bytes(frame.data)) for frame in ends.told()] == [(Opcode.PONG, b"here?")]


def test_binary_messages_are_received_as_bytes_and_texts_after_them_as_texts(ends: Ends) -> None:
    binary = ends.said(lambda: ends.client.send_binary(b"\x00\xff"))
    ends.arrive(ends.text("one") + binary, ends.text("two"))
    assert ends.received == ["one", b"\x00\xff", "two"]


def test_a_message_in_fragments_is_received_as_one(ends: Ends) -> None:
    begin = ends.said(lambda: ends.client.send_text(b"half ", fin=False))
    end = ends.said(lambda: ends.client.send_continuation(b"and half", fin=True))
    ends.arrive(begin, end[:3], end[3:] + ends.text("whole"))
    assert ends.received == ["half and half", "whole"]


def masked(first: int, body: bytes) -> bytes:
    """A frame with any first byte, masked with nothing."""
    return bytes((first, 0x80 | len(body), 0, 0, 0, 0)) + body


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (masked(0x81, b"\xff\xfe"), 1007),
        (masked(0x01, b"a") + masked(0x80, b"\xff"), 1007),
        (masked(0xC1, b"reserved bit"), 1002),
        (masked(0x83, b"unknown kind"), 1002),
        (masked(0x80, b"continues nothing"), 1002),
        (b"\x81\x02hi", 1002),
    ],
    ids=["no UTF-8", "no UTF-8 in fragments", "reserved", "unknown", "continuation", "not masked"],
)
def test_what_breaks_the_protocol_closes_the_socket(ends: Ends, data: bytes, code: int) -> None:
    ends.socket.data_received(ends.text("fine") + data)
    closing = ends.told()
    assert ends.received == ["fine"]
    assert [frame.opcode for frame in closing] == [Opcode.CLOSE]
    assert int.from_bytes(bytes(closing[0].data)[:2], "big") == code
    assert ends.wire.is_shut


def test_a_message_that_is_too_large_closes_the_socket() -> None:
    with opened() as ends:
        limit = ends.socket.config.ws_max_size
        ends.socket.data_received(bytes((0x81, 0xFF)) + (limit + 1).to_bytes(8, "big") + b"mask")
        assert [frame.opcode for frame in ends.told()] == [Opcode.CLOSE]
        assert ends.received == []


def test_what_came_before_anybody_listened_is_received_first() -> None:
    with opened(listening=False) as ends:
        ends.arrive(ends.text("early"), ends.text("earlier than that")[:4])
        assert ends.wire.paused == 1
        ends.listen()
        assert ends.wire.paused == 0
        assert ends.received == ["early"]


def test_a_text_whose_beginning_came_too_early_is_received_once_it_is_whole() -> None:
    with opened(listening=False) as ends:
        text = ends.text("in two parts")
        ends.arrive(text[:5])
        ends.listen()
        ends.arrive(text[5:], ends.text("and on"))
        assert ends.received == ["in two parts", "and on"]


def test_a_client_that_left_before_anybody_listened_is_still_gone() -> None:
    with opened(listening=False) as ends:
        ends.arrive(ends.text("hello"), ends.said(lambda: ends.client.send_close(1000)))
        ends.listen()
        assert ends.received == ["hello"]
        assert ends.socket.queue.get_nowait()["type"] == "websocket.disconnect"


@pytest.mark.parametrize("length", [0, 125, 126, 65535, 65536])
def test_what_is_said_reaches_the_client(ends: Ends, length: int) -> None:
    ends.socket.send_text(b"y" * length)
    assert [(frame.opcode, bytes(frame.data)) for frame in ends.told()] == [(Opcode.TEXT, b"y" * length)]


def test_nothing_is_said_to_a_client_that_has_gone(ends: Ends) -> None:
    ends.socket.data_received(ends.said(lambda: ends.client.send_close(1000)))
    ends.told()
    ends.socket.send_text(b"too late")
    assert ends.told() == []


def test_nothing_is_received_after_the_closing(ends: Ends) -> None:
    ends.socket.close_sent = True
    ends.arrive(ends.text("too late"))
    assert ends.received == []


def test_whoever_waits_is_told_when_the_client_has_caught_up(ends: Ends) -> None:
    told: list[bool] = []
    ends.socket.on_writable = lambda: told.append(ends.socket.is_writable)
    ends.socket.pause_writing()
    assert not ends.socket.is_writable
    ends.socket.resume_writing()
    assert told == [True]
