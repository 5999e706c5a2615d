"""Requests that come slowly, or never end, are not waited for; sockets are counted by where they come from."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.client import Person, Refused, plans
from tests.server.nodes import RunningNode, running_node
from websockets.asyncio.client import connect

from kamishima.server.infra.config import Limits
from kamishima.server.infra.rate_limits import client_key
from kamishima.server.protocol import messages as wire

SHORT = Limits(
    head_seconds=0.5,
    body_seconds=0.5,
    head_bytes=2_000,
    head_fields=20,
    connections_each=3,
    connections_each_address=5,
    handshake_rate=0.001,
    handshake_burst=8,
    costly_rate=100.0,
)
POST = b"POST /api/packs/check HTTP/1.1\r\nHost: x\r\nX-Kamishima: 1\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningNode]:
    with running_node(tmp_path_factory.mktemp("short"), limits=SHORT) as running:
        yield running


def talk(node: RunningNode, *pieces: bytes) -> bytes:
    """Everything that the server says to these bytes until it hangs up; a test hangs here if it never does."""
    host, port = node.base.removeprefix("http://").split(":")
    said = b""
    with socket.create_connection((host, int(port)), timeout=20) as line:
        try:
            for piece in pieces:
                line.sendall(piece)
            while heard := line.recv(65536):
                said += heard
        except ConnectionError:
            pass  # it hung up while we were still sending
    return said


def refusal(answer: bytes) -> tuple[int, str]:
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"content-type: application/json" in head
    return int(head.split()[1]), msgspec.json.decode(body, type=wire.Failure).code


# -- slow --------------------------------------------------------------------------------------------------------------


def test_a_connection_that_says_nothing_is_closed(short: RunningNode) -> None:
    assert talk(short) == b""


def test_a_head_that_does_not_end_in_time_is_refused(short: RunningNode) -> None:
    assert refusal(talk(short, b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-A: 1\r\n")) == (408, "too-slow")


def test_a_head_that_comes_byte_by_byte_has_no_more_time_than_another(short: RunningNode) -> None:
    host, port = short.base.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=0.05) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\n")
        heard = b""
        while not heard:
            try:
                line.sendall(b"X")
                heard = line.recv(1000)
            except TimeoutError:
                continue
    assert refusal(heard) == (408, "too-slow")


def test_the_next_request_of_a_connection_has_its_time_too(short: RunningNode) -> None:
    whole = b"GET /api/games/shaman HTTP/1.1\r\nHost: x\r\n\r\n"
    said = talk(short, whole, b"GET /api/games HTTP/1.1\r\nHo")
    assert said.startswith(b"HTTP/1.1 200 OK")
    assert b"HTTP/1.1 408" in said


def test_a_body_that_does_not_end_in_time_is_refused(short: RunningNode) -> None:
    assert refusal(talk(short, POST + b'Content-Length: 100\r\n\r\n{"game"')) == (408, "too-slow")
    assert refusal(talk(short, POST + b'Transfer-Encoding: chunked\r\n\r\n7\r\n{"game"\r\n')) == (408, "too-slow")


def test_a_long_poll_may_take_longer_than_a_head(short: RunningNode) -> None:
    async def told() -> None:
        async with Person(short.base) as ana:
            table = await ana.new_table(wire.NewTable(game="shaman", seats=plans(2)))
            first = await ana.ask("GET", f"/api/tables/{table.id}/poll?wait=0", wire.Polled)
            again = f"/api/tables/{table.id}/poll?wait=1&mark={first.mark}"
            assert (await ana.ask("GET", again, wire.Polled)).messages == []

    asyncio.run(told())


# -- large -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"a" * 3_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nX-A: " + b"a" * 3_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"X-A: 1\r\n" * 30 + b"\r\n",
        b"GET / HTTP/1.1\r\n" + b"".join([b"X-%d: 12345678901234567890\r\n" % number for number in range(20)] * 10),
    ],
    ids=["address", "field", "fields", "all of it"],
)
def test_a_head_that_is_too_large_is_refused(short: RunningNode, head: bytes) -> None:
    assert refusal(talk(short, head)) == (431, "too-large")


def test_a_field_without_end_is_cut_off(short: RunningNode) -> None:
    said = talk(short, b"GET / HTTP/1.1\r\nX-A: ", *[b"a" * 1_000] * 50)
    assert said == b"" or refusal(said) == (431, "too-large")  # what was sent after it may cost us the answer


def test_a_body_without_end_is_cut_off(short: RunningNode) -> None:
    chunk = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
    said = talk(short, POST + b"Transfer-Encoding: chunked\r\n\r\n", *[chunk] * 1_000)
    assert said == b"" or said.startswith(b"HTTP/1.1 413 ")
    unread = b"GET /api/games HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    assert len(talk(short, unread, *[chunk] * 1_000)) < 1_000_000


def test_what_is_no_request_is_refused_in_our_own_form(short: RunningNode) -> None:
    assert refusal(talk(short, b"\x00\xff\r\n\r\n")) == (400, "bad-request")


# -- sockets -----------------------------------------------------------------------------------------------------------


async def refused(person: Person, table: str) -> str:
    """The code with which another socket is turned away."""
    with pytest.raises(Refused) as error:
        await person.sit(table)
    return error.value.failure.code


def test_sockets_without_a_cookie_are_counted_by_address_and_not_by_port(short: RunningNode) -> None:
    async def told() -> None:
        async with Person(short.base) as ana, Person(short.base, "eve") as eve:
            table = await ana.new_table(wire.NewTable(game="shaman", seats=plans(2)))
            lines = [await eve.sit(table.id) for _ in range(SHORT.connections_each)]
            assert await refused(eve, table.id) == "too-many"
            # With a cookie for each, they are still of one address.
            mine = [await ana.sit(table.id) for _ in range(SHORT.connections_each_address - len(lines))]
            assert await refused(ana, table.id) == "too-many"
            for line in [*lines, *mine]:
                await line.close()

    asyncio.run(told())


def test_handshakes_have_a_rate(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def told(node: RunningNode) -> None:
        async with Person(node.base) as ana:
            table = await ana.new_table(wire.NewTable(game="shaman", seats=plans(2)))
            for _ in range(int(SHORT.handshake_burst)):
                await (await ana.sit(table.id)).close()
            assert await refused(ana, table.id) == "too-many"

    with running_node(tmp_path_factory.mktemp("rate"), limits=SHORT) as node:
        asyncio.run(told(node))


def test_a_trusted_proxy_says_whose_socket_it_is(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def handshake(node: RunningNode, table: str, address: str) -> str:
        url = f"{node.base.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(url, additional_headers={"X-Forwarded-For": address}, compression=None) as socket:
            told = msgspec.json.decode(await socket.recv(), type=dict[str, Any])
            return str(told.get("code", told["type"]))

    async def told(node: RunningNode) -> None:
        async with Person(node.base) as ana:
            table = await ana.new_table(wire.NewTable(game="shaman", seats=plans(2)))
            first = [await handshake(node, table.id, f"198.51.100.7:{port}") for port in range(1, 11)]
            assert first == ["hello"] * int(SHORT.handshake_burst) + ["too-many"] * 2
            assert await handshake(node, table.id, "198.51.100.8") == "hello"

    with running_node(tmp_path_factory.mktemp("proxy"), limits=SHORT) as node:
        asyncio.run(told(node))


def test_a_house_has_one_share_whatever_addresses_it_has() -> None:
    assert client_key("2001:db8:1:2:3::4") == client_key("2001:db8:1:2:ffff::") != client_key("2001:db8:1:3::")
    assert client_key("::ffff:192.0.2.7") == client_key("192.0.2.7") == "192.0.2.7"
    assert len(client_key("x" * 5_000)) < 100


# -- metrics -----------------------------------------------------------------------------------------------------------

SPELLINGS = ["/metrics", "/metrics/", "/metrics//", "//metrics", "/metrics%2f", "/%6detrics", "/METRICS", "/metrics;a"]
SPELLINGS += ["/metrics/.", "/x/../metrics", "/metrics?a=1", "/metrics/%2e", "/./metrics", "/metrics%00"]


def ask(node: RunningNode, path: str, more: str = "") -> bytes:
    return talk(node, f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n{more}\r\n".encode())


@pytest.mark.parametrize("path", SPELLINGS)
def test_metrics_are_not_there_for_others_however_the_path_is_spelled(
    path: str, short: RunningNode, elsewhere: RunningNode
) -> None:
    assert b"kamishima_" not in ask(elsewhere, path)
    assert ask(elsewhere, path).startswith((b"HTTP/1.1 404", b"HTTP/1.1 400"))
    for proxy in ("X-Forwarded-For: 127.0.0.1", "Forwarded: for=127.0.0.1", "Via: 1.1 caddy"):
        assert b"kamishima_" not in ask(short, path, f"{proxy}\r\n")


def test_metrics_are_there_for_trusted_addresses(short: RunningNode) -> None:
    assert b"kamishima_entries_total" in ask(short, "/metrics")


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningNode]:
    """A node that trusts other networks than ours."""
    with running_node(tmp_path_factory.mktemp("elsewhere"), {"metrics_for": "10.0.0.0/8, 192.0.2.1"}) as running:
        yield running


# -- bodies that are no JSON -------------------------------------------------------------------------------------------

DEEP = b"[" * 2_000 + b"]" * 2_000
BODIES: dict[str, bytes] = {
    "deep": DEEP,
    "deep inside": b'{"game":"islands","pack":' + DEEP + b"}",
    "deep and unknown": b'{"x":' + DEEP + b"}",
    "deep and unfinished": b"[" * 50_000,
    "not UTF-8": b'{"game":"islands","pack":"\xff\xfe"}',
    "half of a pair": b'{"game":"islands","pack":"\\ud800"}',
    "long number": b'{"game":"islands","pack":' + b"9" * 20_000 + b"}",
    "long fraction": b'{"game":"islands","pack":1.' + b"9" * 20_000 + b"}",
    "long exponent": b'{"game":"islands","pack":1e' + b"9" * 20_000 + b"}",
}


@pytest.mark.parametrize("name", BODIES)
@pytest.mark.parametrize("path", ["/api/packs/check", "/api/tables", "/api/positions", "/api/records/verify"])
def test_a_body_that_cannot_be_read_is_the_clients_mistake(node: RunningNode, path: str, name: str) -> None:
    headers = {"x-kamishima": "1", "content-type": "application/json"}
    answer = httpx.post(node.base + path, content=BODIES[name], headers=headers)
    assert answer.status_code == 400, answer.text
    assert msgspec.json.decode(answer.content, type=wire.Failure).code in ("bad-request", "bad-content")


@pytest.mark.parametrize("text", ["x = " + "[" * 5_000, "x = " + "{a=" * 5_000, "x = " + "9" * 20_000])
def test_a_pack_that_no_parser_could_read_is_a_remark(node: RunningNode, text: str) -> None:
    answer = httpx.post(
        node.base + "/api/packs/check", json={"game": "islands", "pack": text}, headers={"x-kamishima": "1"}
    )
    report: dict[str, Any] = answer.json()
    assert (answer.status_code, report["ok"], len(report["remarks"])) == (200, False, 1)
    table = {"game": "islands", "pack": text, "seats": [{"kind": "me", "name": "ana"}]}
    answer = httpx.post(node.base + "/api/tables", json=table, headers={"x-kamishima": "1"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-content")


@pytest.mark.parametrize(
    "message", [b"[" * 2_000, b'{"type":"ping","x":' + b"[" * 2_000, b'{"type":"resync","since":' + b"9" * 3_900 + b"}"]
)
def test_a_socket_message_that_cannot_be_read_is_refused_and_the_socket_stays(
    node: RunningNode, message: bytes
) -> None:
    async def told() -> None:
        async with Person(node.base) as ana:
            table = await ana.new_table(wire.NewTable(game="shaman", seats=plans(2)))
            line = await ana.sit(table.id)
            await line.socket.send(message.decode())
            told = await line.hear()
            assert isinstance(told, wire.Failure)
            assert told.code == "bad-message"
            await line.close()

    asyncio.run(told())


@pytest.mark.parametrize("query", ["?game=%ff", "?limit=" + "9" * 9_000, "?limit=%ff", "?game=" + "%00" * 9])
def test_a_query_that_cannot_be_read_is_no_fault_of_the_server(node: RunningNode, query: str) -> None:
    answer = httpx.get(node.base + "/api/tables" + query)
    assert answer.status_code in (200, 400)
    assert json.loads(answer.content)
