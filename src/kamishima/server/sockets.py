"""A WebSocket for each seat and each spectator: raw ASGI, since every move of every match goes through here."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, MutableMapping
from typing import Any
from urllib.parse import parse_qs

import msgspec

from kamishima.core.errors import KamishimaError
from kamishima.core.game import SeatId
from kamishima.server.auth import header
from kamishima.server.errors import BadMessage, DayNotOver, NoSpectators, NotSeated, TooLarge, TooMany
from kamishima.server.limits import Bucket, share_of
from kamishima.server.line import LINE, Line
from kamishima.server.requests import Request
from kamishima.server.room import Room
from kamishima.server.service import Service
from kamishima.server.store.tables import TableRow
from kamishima.server.telling import Audience, acknowledged, encode
from kamishima.server.wire import Ack, Again, Bye, Chat, Failure, Ping, Pong, Resync, Said, Submit, Undo

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Mapping[str, Any]]]
Send = Callable[[Mapping[str, Any]], Awaitable[None]]
Socket = tuple[Receive, Send, Line]

decode = msgspec.json.Decoder(Said).decode

GOING_AWAY, POLICY_VIOLATION = 1001, 1008


class Connection:
    """One socket: what it says goes to the room, what the room says waits here until it is sent."""

    def __init__(self, service: Service, room: Room, audience: Audience, person: str, line: Line) -> None:
        self.audience = audience
        self.person = person
        self.closing: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        """Done when everything was said and the socket is to be closed, with the reason."""
        self._service = service
        self._room = room
        self._line = line
        self._outbox: deque[bytes] = deque()
        self._leaving: str | None = None
        limits = service.settings.limits
        self._longest = limits.message_bytes
        self._most = limits.outbox
        self._bucket = Bucket(limits.message_rate, limits.message_burst) if service.settings.limited else None
        line.drained = self._send_waiting

    # -- from the room ---------------------------------------------------------------------------------------------

    def push(self, message: bytes) -> None:
        """Send a message when the client is ready for it; a client that never is must connect again."""
        if self._leaving is not None:
            return  # whoever was sent away hears nothing more
        if not self._outbox and self._line.is_ready:
            self._line.say(message)
        elif len(self._outbox) < self._most:
            self._outbox.append(message)
        else:
            self._outbox.clear()
            self.close("too slow")

    def close(self, reason: str) -> None:
        """Say good-bye and close."""
        if self._leaving is None:
            self._leaving = reason
            self._outbox.append(encode(Bye(reason)))
            self._send_waiting()

    def _send_waiting(self) -> None:
        """The client is ready for what has waited."""
        while self._outbox and self._line.is_ready:
            self._line.say(self._outbox.popleft())
        if self._leaving is not None and not self._outbox and not self.closing.done():
            self.closing.set_result(self._leaving)

    # -- from the client -------------------------------------------------------------------------------------------

    def hear(self, message: str | bytes) -> None:
        """Handle one message; whatever is wrong with it is answered, and changes nothing."""
        key = ""
        try:
            if len(message) > self._longest or _size(message) > self._longest:
                raise TooLarge(f"a message has at most {self._longest} bytes")
            if self._bucket is not None and (wait := self._bucket.take()) > 0:
                raise TooMany("too many messages; slow down", wait)
            said = _read(message)
            if isinstance(said, Submit):
                key = said.key
                self._room.ask(
                    Request(_Asked(self, key), self._seat(), "act", words=said.words, key=key, index=said.index)
                )
            else:
                key = getattr(said, "key", "")
                self._obey(said)
        except KamishimaError as error:
            self.refuse(error, key)

    def _obey(self, said: Undo | Chat | Resync | Again | Ping) -> None:
        if isinstance(said, Ping):
            self.push(encode(Pong(said.number)))
        elif isinstance(said, Undo):
            self._room.ask(Request(_Asked(self, said.key), self._seat(), "undo", key=said.key, index=said.index))
        elif isinstance(said, Chat):
            self._service.chat.say(self._room, self._seat(), self.person, said, _Asked(self, said.key))
        elif isinstance(said, Again):
            self._seat()
            self._service.keep(self._play_again(said.key))
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
        self._room.part(self)
        self._room, self.audience = room, audience
        room.enter(self)
        self._service.resync(room, self, None)

    def part(self) -> None:
        """The client has gone."""
        self.closing.cancel()
        self._room.part(self)

    def _seat(self) -> SeatId:
        if self.audience is None:
            raise NotSeated("you are watching; only those at the table may do this")
        return self.audience

    def refuse(self, error: KamishimaError, key: str = "") -> None:
        """Tell the client what was wrong."""
        self.push(encode(Failure(error.code, error.message, getattr(error, "where", ""), key)))


class _Asked:
    """A request of a connection, with the key that its answer carries."""

    __slots__ = ("_connection", "_key")

    def __init__(self, connection: Connection, key: str) -> None:
        self._connection = connection
        self._key = key

    def hears_with(self, listener: object) -> bool:
        """Whether a listener is who asked."""
        return listener is self._connection

    def granted(self, index: int, update: bytes | None) -> None:
        if update is None:
            self.replayed(index)
        else:
            self._connection.push(acknowledged(update, self._key))

    def replayed(self, index: int) -> None:
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


# -- connecting --------------------------------------------------------------------------------------------------------


def audience_for(table: TableRow, person: str, seat: int | None) -> Audience:
    """As whom a person may listen: at their seat, or as a spectator where the table allows it."""
    own = table.seats_of(person)
    if seat is not None:
        if seat not in [taken.seat for taken in own]:
            raise NotSeated(f"seat {seat} is not yours", "seat")
        return SeatId(seat)
    if own:
        return SeatId(own[0].seat)
    if table.is_sealed:
        raise NoSpectators("this is a daily challenge: others can see it when the day is over")
    if table.spectators == "nobody" and table.state != "waiting":
        raise NoSpectators("this table is not to be watched")
    return None


def check_open(table: TableRow) -> None:
    """What holds the secret of a match is kept from everybody while others still play with the same."""
    if table.is_sealed:
        raise DayNotOver(f"this is possible when {table.daily} is over: others still play with the same dice")


def is_socket_path(path: str) -> bool:
    """Whether a socket may be asked for there: `/api/tables/ID/socket`."""
    parts = path.split("/")
    return len(parts) == 5 and parts[:3] == ["", "api", "tables"] and parts[4] == "socket"


async def serve_socket(service: Service, scope: Scope, receive: Receive, send: Send) -> None:
    """Handle one WebSocket from its beginning to its end."""
    line: Line = scope["extensions"][LINE]
    await receive()
    address = _address(scope)
    try:
        if service.settings.limited:
            service.handshakes.check(address)
        person, room, audience, since = await _admit(service, scope)
        release = service.doors.enter(person, address)
    except KamishimaError as error:
        await _turn_away(error, send)
        return
    try:
        await send({"type": "websocket.accept"})
        room = await service.rooms.get(room.id)  # it may have been dropped meanwhile
        connection = Connection(service, room, audience, person, line)
        await _converse(service, connection, room, (receive, send, line), since)
    finally:
        release()


def _address(scope: Scope) -> str:
    """Where a socket comes from; its port is another one each time."""
    client = scope.get("client")
    return share_of(str(client[0])) if client else "unknown"


async def _admit(service: Service, scope: Scope) -> tuple[str, Room, Audience, int | None]:
    headers = scope["headers"]
    service.auth.check_origin(header(headers, b"origin"), header(headers, b"host"))
    person = service.auth.person_of(header(headers, b"cookie"))
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


async def _turn_away(error: KamishimaError, send: Send) -> None:
    """Accept and close with a message, since a browser's script sees nothing of a refused handshake."""
    await send({"type": "websocket.accept"})
    failure = Failure(error.code, error.message, getattr(error, "where", ""))
    await send({"type": "websocket.send", "text": encode(failure).decode()})
    await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": error.code})


async def _converse(service: Service, connection: Connection, room: Room, socket: Socket, since: int | None) -> None:
    """Until the client has gone, or is sent away."""
    receive, send, line = socket
    room.enter(connection)
    try:
        service.resync(room, connection, since)
        line.listen(connection.hear)
        gone: asyncio.Future[Any] = asyncio.ensure_future(receive())
        ends: list[asyncio.Future[Any]] = [gone, connection.closing]
        try:
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if not gone.done():
                await send({"type": "websocket.close", "code": GOING_AWAY, "reason": connection.closing.result()})
        finally:
            gone.cancel()
    finally:
        connection.part()
