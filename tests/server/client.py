"""A small typed client for the tests: people with cookies, and sockets that keep what they were told."""

from __future__ import annotations

import random
import uuid
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from kamishima.server.protocol import messages as wire
from kamishima.server.protocol.live import Part
from kamishima.testing.saying import some_closing

T = TypeVar("T")
Tree = dict[str, object]

_told: msgspec.json.Decoder[wire.Told] = msgspec.json.Decoder(wire.Told)
_encoder = msgspec.json.Encoder()


class Refused(Exception):
    """The server answered with an error."""

    def __init__(self, status: int, failure: wire.Failure) -> None:
        super().__init__(f"{status} {failure.code}: {failure.message}")
        self.status = status
        self.failure = failure


class Person:
    """Somebody with a browser: a cookie, HTTP requests, and sockets to tables."""

    def __init__(self, base: str, name: str = "ana") -> None:
        self.base = base
        self.name = name
        # There is no TLS here, and reading certificates takes longer than most tests.
        self.http = httpx.AsyncClient(
            base_url=base, headers={"origin": base, "x-kamishima": "1"}, timeout=60, verify=False
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    # -- HTTP ------------------------------------------------------------------------------------------------------

    async def ask(self, method: str, path: str, kind: type[T], body: object = None) -> T:
        """A request whose answer is of this kind; `Refused` when it is an error."""
        content = None if body is None else _encoder.encode(body)
        headers = {} if body is None else {"content-type": "application/json"}
        answer = await self.http.request(method, path, content=content, headers=headers)
        if answer.is_error:
            raise Refused(answer.status_code, msgspec.json.decode(answer.content, type=wire.Failure))
        if kind is str:
            return answer.text  # type: ignore[return-value]  # the kind was just compared
        return msgspec.json.decode(answer.content, type=kind)

    async def new_table(self, table: wire.NewTable) -> wire.TableInfo:
        return await self.ask("POST", "/api/tables", wire.TableInfo, table)

    async def join(self, table: str, seat: int | None = None, invitation: str = "") -> wire.TableInfo:
        body = wire.Join(self.name, seat, invitation)
        return await self.ask("POST", f"/api/tables/{table}/join", wire.TableInfo, body)

    async def table(self, table: str) -> wire.TableInfo:
        return await self.ask("GET", f"/api/tables/{table}", wire.TableInfo)

    async def record(self, table: str) -> str:
        return await self.ask("GET", f"/api/tables/{table}/record", str)

    # -- sockets ---------------------------------------------------------------------------------------------------

    @property
    def cookie(self) -> str:
        return "; ".join([f"{name}={value}" for name, value in self.http.cookies.items()])

    async def sit(self, table: str, query: str = "") -> TableSocket:
        """A socket to a table; the hello has been read."""
        headers = {"cookie": self.cookie} if self.cookie else {}
        url = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
        socket = await connect(
            url, additional_headers=headers, origin=Origin(self.base), max_size=None, compression=None
        )
        line = TableSocket(socket)
        try:
            await line.hear_until(wire.Hello)
        except BaseException:
            await line.close()
            raise
        return line


def with_parts(view: dict[str, msgspec.Raw], parts: list[Part]) -> dict[str, msgspec.Raw]:
    """A view in which parts of fields have changed."""
    changed = {str(part.at[0]): msgspec.json.decode(view[str(part.at[0])]) for part in parts}
    for part in parts:
        put(changed, part)
    return view | {name: msgspec.Raw(msgspec.json.encode(value)) for name, value in changed.items()}


def put(whole: Any, part: Part) -> None:
    """Put a part where it belongs."""
    for name in part.at[:-1]:
        whole = whole[name]
    whole[part.at[-1]] = part.value


class TableSocket:
    """A connected socket. What it was told is kept: the whole view, the index, and every message as bytes."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[bytes] = []
        self.hello: wire.Hello | None = None
        self.index = -1
        self.view: dict[str, msgspec.Raw] = {}
        self.words: Tree | None = None
        self.acting: int | None = None
        self.undo = 0
        self.ending: wire.Ending | None = None
        self.steps: dict[int, wire.Step] = {}

    @property
    def seat(self) -> int | None:
        assert self.hello is not None
        return self.hello.seat

    @property
    def my_turn(self) -> bool:
        return self.words is not None and self.ending is None

    async def close(self) -> None:
        await self.socket.close()

    # -- hearing ---------------------------------------------------------------------------------------------------

    async def hear(self) -> wire.Told:
        """The next message, taken to heart."""
        data = await self.socket.recv()
        raw = data if isinstance(data, bytes) else data.encode()
        self.raw.append(raw)
        told = _told.decode(raw)
        if isinstance(told, wire.Hello):
            self._greeted(told)
        elif isinstance(told, wire.Update):
            self._updated(told)
        return told

    async def hear_until(self, kind: type[T]) -> T:
        """The next message of one kind; an error instead is raised."""
        while True:
            told = await self.hear()
            if isinstance(told, kind):
                return told
            if isinstance(told, wire.Failure):
                raise Refused(0, told)

    def _greeted(self, hello: wire.Hello) -> None:
        self.hello = hello
        self.index = hello.index
        self.view = msgspec.json.decode(hello.view, type=dict[str, msgspec.Raw] | None) or {}
        self.words = msgspec.json.decode(hello.words, type=Tree | None)
        self.acting = hello.acting
        self.undo = hello.undo
        self.ending = hello.ending
        self._keep(hello.steps)

    def _updated(self, update: wire.Update) -> None:
        assert update.index > self.index, f"update {update.index} after {self.index}"
        self.index = update.index
        self.view |= {name: msgspec.Raw(msgspec.json.encode(value)) for name, value in update.view.items()}
        if isinstance(update.parts, list):
            self.view = with_parts(self.view, update.parts)
        self.words = msgspec.json.decode(update.words, type=Tree | None)
        self.acting = update.acting
        self.undo = update.undo
        if isinstance(update.ending, wire.Ending):
            self.ending = update.ending
        self._keep(update.steps)

    def _keep(self, steps: list[msgspec.Raw]) -> None:
        for raw in steps:
            step = msgspec.json.decode(raw, type=wire.Step)
            self.steps[step.index] = step

    # -- saying ----------------------------------------------------------------------------------------------------

    async def say(self, message: wire.Said) -> None:
        await self.socket.send(_encoder.encode(message).decode())

    async def say_raw(self, message: str | bytes) -> None:
        await self.socket.send(message)

    async def submit(self, words: str, key: str | None = None, index: int | None = None) -> wire.Update | wire.Ack:
        """Say an action and wait for its acknowledgement; an error is raised."""
        key = key or new_key()
        await self.say(wire.Submit(key, words, index))
        return await self.acknowledged(key)

    async def acknowledged(self, key: str) -> wire.Update | wire.Ack:
        while True:
            told = await self.hear()
            if isinstance(told, wire.Failure) and told.ack in (key, ""):
                raise Refused(0, told)
            if isinstance(told, wire.Update | wire.Ack) and told.ack == key:
                return told

    async def ping(self, number: int) -> None:
        """Everything that was sent before has been answered when this returns."""
        await self.say(wire.Ping(number))
        while True:
            told = await self.hear()
            if isinstance(told, wire.Pong) and told.number == number:
                return


def new_key() -> str:
    return uuid.uuid4().hex


def pick(tree: Tree, rng: random.Random) -> str:
    """A random action of a tree of words."""
    said: list[str] = []
    node = tree
    while True:
        word = rng.choice(list(node))
        if word == "":
            bags = node[""]
            assert isinstance(bags, list)
            return " ".join([*said, *some_closing(rng.choice(bags), rng)])
        said.append(word)
        child = node[word]
        assert isinstance(child, dict)
        node = child


def plans(players: int, *, bots: int = 0) -> list[wire.SeatPlan]:
    """Me first, then open seats, then bots."""
    people = [wire.SeatPlan("open") for _ in range(players - bots - 1)]
    return [wire.SeatPlan("me", name="ana"), *people, *[wire.SeatPlan("bot", "uniform") for _ in range(bots)]]
