"""A WebSocket for each seat and each spectator: raw ASGI, since every move of every match goes through here.

The ASGI server offers a `TextSocket` as an extension of the scope: messages come and go without a task for each.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any, Protocol
from urllib.parse import parse_qs

import msgspec

from kamishima.core.errors import KamishimaError
from kamishima.core.turn import SeatId
from kamishima.server.infra import requests
from kamishima.server.infra.auth import header
from kamishima.server.infra.rate_limits import Bucket, client_key
from kamishima.server.match.access import audience_for
from kamishima.server.match.audience import Command
from kamishima.server.match.broadcast import Audience, encode
from kamishima.server.match.room import Room
from kamishima.server.node import Service
from kamishima.server.protocol.errors import BadMessage, NotSeated, TooLarge, TooMany
from kamishima.server.protocol.messages import (
    Ack,
    Again,
    Bye,
    Chat,
    Failure,
    Ping,
    Pong,
    Resync,
    Said,
    Submit,
    Undo,
    Update,
)

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Mapping[str, Any]]]
Send = Callable[[Mapping[str, Any]], Awaitable[None]]
EXTENSION = "kamishima.websocket"
"""The name of the `TextSocket` among the extensions of a scope."""

decode = msgspec.json.Decoder(Said).decode

GOING_AWAY, POLICY_VIOLATION = 1001, 1008


class TextSocket(Protocol):
    """An open WebSocket to which texts are sent without waiting."""

    is_writable: bool
    """Whether the client keeps up with what is sent."""
    on_writable: Callable[[], None]
    """Called when the client has caught up."""

    def listen(self, on_message: Callable[[str | bytes], None]) -> None:
        """From now on every message goes to `on_message`; first those that came before."""

    def send_text(self, message: bytes) -> None:
        """Send a text; nothing happens when the client has gone."""


class Connection:
    """One socket: its messages become commands to the room; updates of the room are queued here for a slow client."""

    def __init__(self, service: Service, room: Room, audience: Audience, person: str, socket: TextSocket) -> None:
        self.audience = audience
        self.person = person
        self.closing: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        """Done when everything was sent and the socket is to be closed, with the reason."""
        self._service = service
        self._room = room
        self._socket = socket
        self._outbox: deque[bytes] = deque()
        self.id = requests.new_id()
        """Logs name messages by it and by their number."""
        self._received = 0
        self._close_reason: str | None = None
        limits = service.settings.limits
        self._longest = limits.message_bytes
        self._most = limits.outbox
        self._bucket = Bucket(limits.message_rate, limits.message_burst) if service.settings.limited else None
        socket.on_writable = self._flush

    def push(self, message: bytes) -> None:
        """Send a message when the client is ready for it; a client that never is must connect again."""
        if self._close_reason is not None:
            return
        if not self._outbox and self._socket.is_writable:
            self._socket.send_text(message)
        elif len(self._outbox) < self._most:
            self._outbox.append(message)
        else:
            self._outbox.clear()
            self.close("too slow")

    def close(self, reason: str) -> None:
        """Send what is queued and a `Bye`, then close."""
        if self._close_reason is None:
            self._close_reason = reason
            self._outbox.append(encode(Bye(reason)))
            self._flush()

    def _flush(self) -> None:
        while self._outbox and self._socket.is_writable:
            self._socket.send_text(self._outbox.popleft())
        if self._close_reason is not None and not self._outbox and not self.closing.done():
            self.closing.set_result(self._close_reason)

    def receive(self, message: str | bytes) -> None:
        """Handle one message; whatever is wrong with it is answered, and changes nothing."""
        key, began = "", time.perf_counter()
        self._received += 1
        try:
            if len(message) > self._longest or _size(message) > self._longest:
                raise TooLarge(f"a message has at most {self._longest} bytes")
            if self._bucket is not None and (wait := self._bucket.take()) > 0:
                raise TooMany("too many messages; slow down", wait)
            said = _read(message)
            if isinstance(said, Submit):
                key = said.key
                self._room.submit(
                    Command(
                        SocketReply(self, key),
                        self._seat(),
                        "act",
                        words=said.words,
                        key=key,
                        index=said.index,
                        began=began,
                        source=self.id,
                        number=self._received,
                    )
                )
            else:
                key = getattr(said, "key", "")
                self._handle(said)
        except KamishimaError as error:
            self.refuse(error, key)

    def _handle(self, said: Undo | Chat | Resync | Again | Ping) -> None:
        if isinstance(said, Ping):
            self.push(encode(Pong(said.number)))
        elif isinstance(said, Undo):
            self._room.submit(
                Command(
                    SocketReply(self, said.key),
                    self._seat(),
                    "undo",
                    key=said.key,
                    index=said.index,
                    source=self.id,
                    number=self._received,
                )
            )
        elif isinstance(said, Chat):
            self._service.chat.say(self._room, self._seat(), self.person, said, SocketReply(self, said.key))
        elif isinstance(said, Again):
            self._seat()
            self._service.spawn(self._play_again(said.key))
        else:
            self._service.resync(self._room, self, said.since)

    async def _play_again(self, key: str) -> None:
        """Sit down at the table of the rematch."""
        service, person = self._service, self.person
        try:
            table = await service.tables.rematch(self._room.id, person)
            room = await service.rooms.get_for(person, table.id)
            if not self.closing.done() and room is not self._room:
                self._move(room, audience_for(room.table, person, None))
        except KamishimaError as error:
            self.refuse(error, key)

    def _move(self, room: Room, audience: Audience) -> None:
        self._room.unsubscribe(self)
        self._room, self.audience = room, audience
        room.subscribe(self)
        self._service.resync(room, self, None)

    def disconnected(self) -> None:
        self.closing.cancel()
        self._room.unsubscribe(self)

    def _seat(self) -> SeatId:
        if self.audience is None:
            raise NotSeated("you are watching; only those at the table may do this")
        return self.audience

    def refuse(self, error: KamishimaError, key: str = "") -> None:
        self.push(encode(Failure(error.code, error.message, getattr(error, "where", ""), key)))


class SocketReply:
    """The reply to a message of a connection, with its key."""

    __slots__ = ("_connection", "_key")

    def __init__(self, connection: Connection, key: str) -> None:
        self._connection = connection
        self._key = key

    def is_for(self, subscriber: object) -> bool:
        return subscriber is self._connection

    def applied(self, index: int, update: Update | None) -> None:
        if update is None:
            self.duplicate(index)
        else:
            self._connection.push(encode(msgspec.structs.replace(update, ack=self._key)))

    def duplicate(self, index: int) -> None:
        self._connection.push(encode(Ack(self._key, index)))

    def refused(self, error: KamishimaError) -> None:
        self._connection.refuse(error, self._key)


def _size(message: str | bytes) -> int:
    """How many bytes a message has; most have no sign that takes several."""
    return len(message) if isinstance(message, bytes) or message.isascii() else len(message.encode())


def _read(message: str | bytes) -> Said:
    try:
        said: Said = decode(message)
        return said
    except msgspec.ValidationError as error:
        raise BadMessage(f"this is no message: {error}") from None
    except (msgspec.DecodeError, ValueError, RecursionError):  # also digits, or brackets, without end
        raise BadMessage("this is not JSON") from None


def is_socket_path(path: str) -> bool:
    """Whether a socket may be asked for there: `/api/tables/ID/socket`."""
    parts = path.split("/")
    return len(parts) == 5 and parts[:3] == ["", "api", "tables"] and parts[4] == "socket"


async def serve_socket(service: Service, scope: Scope, receive: Receive, send: Send) -> None:
    socket: TextSocket = scope["extensions"][EXTENSION]
    await receive()
    address = _address(scope)
    try:
        if service.settings.limited:
            service.handshakes.check(address)
        person, room, audience, since = await _admit(service, scope)
        release = service.connections.acquire(person, address)
    except KamishimaError as error:
        await _refuse(error, send)
        return
    try:
        await send({"type": "websocket.accept"})
        room = await service.rooms.get(room.id)  # it may have been dropped meanwhile
        connection = Connection(service, room, audience, person, socket)
        room.subscribe(connection)
        try:
            service.resync(room, connection, since)
            socket.listen(connection.receive)
            await _until_closed(connection, receive, send)
        finally:
            connection.disconnected()
    finally:
        release()


def _address(scope: Scope) -> str:
    """Where a socket comes from; its port is another one each time."""
    client = scope.get("client")
    return client_key(str(client[0])) if client else "unknown"


async def _admit(service: Service, scope: Scope) -> tuple[str, Room, Audience, int | None]:
    headers = scope["headers"]
    service.auth.check_origin(header(headers, b"origin"), header(headers, b"host"))
    person = service.auth.person_of(header(headers, b"cookie"))
    service.standing.check_not_banned(person)
    query = parse_qs(scope["query_string"].decode("latin-1"))
    table, seat, since = scope["path"].split("/")[-2], _number(query, "seat"), _number(query, "since")
    room = await service.rooms.get_for(person, table, seat)
    audience = audience_for(room.table, person, seat)
    await service.catch_up(room, since)
    return person, room, audience, since


def _number(query: dict[str, list[str]], name: str) -> int | None:
    written = query.get(name, [""])[0]
    if not written:
        return None
    if not written.isascii() or not written.isdecimal() or len(written) > 9:
        raise BadMessage(f"{name} is a number", name)
    return int(written)


async def _refuse(error: KamishimaError, send: Send) -> None:
    """Accept and close with a message, since a browser's script sees nothing of a refused handshake."""
    await send({"type": "websocket.accept"})
    failure = Failure(error.code, error.message, getattr(error, "where", ""))
    await send({"type": "websocket.send", "text": encode(failure).decode()})
    await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": error.code})


async def _until_closed(connection: Connection, receive: Receive, send: Send) -> None:
    """Until the client has gone, or the connection is closed here."""
    gone: asyncio.Future[Any] = asyncio.ensure_future(receive())
    ends: list[asyncio.Future[Any]] = [gone, connection.closing]
    try:
        await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        if not gone.done():
            await send({"type": "websocket.close", "code": GOING_AWAY, "reason": connection.closing.result()})
    finally:
        gone.cancel()
