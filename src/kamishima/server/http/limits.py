"""HTTP from strangers: heads and bodies that come too slowly, or never end, are not waited for.

uvicorn reads a request with httptools for as long as something comes. A thousand connections that send a byte a minute
would hold a thousand places; so each part of a request has its time and its size.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any, Protocol, cast

import msgspec
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState

from kamishima.server.infra.config import Settings
from kamishima.server.protocol.messages import Failure

HEAD, BODY, READ = range(3)
"""What is being read of a request; `READ` when all of it has come."""


class _TooMuch(Exception):
    """The head of a request is larger than allowed."""


class HasSettings(Protocol):
    """The ASGI application, as far as this module needs it."""

    settings: Settings


class LimitedHttp(HttpToolsProtocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._limits = cast(HasSettings, config.app).settings.limits
        self._part = HEAD
        self._size = 0
        """How much of the part has come."""
        self._unfinished = 0
        """How much has come since the head was last whole."""
        self._fields = 0
        self._deadline: asyncio.TimerHandle | None = None
        self._refusal = Failure("bad-request", "this is no HTTP request")
        self._status = HTTPStatus.BAD_REQUEST

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """The first head has its time from now on."""
        super().connection_made(transport)
        self._begin(HEAD, self._limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something has come; after a whole request it is the next one that begins."""
        if self.transport.is_closing():
            return
        if self._part == READ:
            self._begin(HEAD, self._limits.head_seconds)
        before = self._part
        super().data_received(data)
        if before == self._part == HEAD:  # the parser tells of a field when it has ended, and this one may never
            self._unfinished += len(data)
            if self._unfinished > self._limits.head_bytes and not self.transport.is_closing():
                self._refuse_head()
                self.send_400_response("")

    def handle_websocket_upgrade(self) -> None:
        """A socket has limits of its own."""
        self._disarm()
        super().handle_websocket_upgrade()

    def on_message_begin(self) -> None:
        """The first line of a head; that of the next request may come with the end of the one before."""
        if self._part == READ:
            self._begin(HEAD, self._limits.head_seconds)
        self._size = self._fields = 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._fields += 1
        self._count_head(len(name) + len(value) + 4)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._begin(BODY, self._limits.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A piece of the body. The application refuses what is too large; this cuts off what goes on for ever."""
        self._size += len(body)
        if self._size > 2 * self._limits.record_bytes:
            self._disarm()
            self.transport.close()
        elif not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        self._part = READ
        self._disarm()
        super().on_message_complete()

    def _begin(self, part: int, seconds: float) -> None:
        self._disarm()
        self._part = part
        self._size = self._unfinished = 0
        self._deadline = self.loop.call_later(seconds, self._too_slow)

    def _disarm(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _count_head(self, size: int) -> None:
        self._size += size
        if self._size > self._limits.head_bytes or self._fields > self._limits.head_fields:
            self._refuse_head()
            raise _TooMuch  # the parser stops, and uvicorn asks for the answer below

    def _refuse_head(self) -> None:
        self._status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
        most = f"at most {self._limits.head_bytes} bytes and {self._limits.head_fields} fields"
        self._refusal = Failure("too-large", f"the head of a request has {most}")

    def _too_slow(self) -> None:
        self._deadline = None
        if self._is_answering or (self._part == HEAD and not self._size):
            self.transport.close()  # an answer is half written, or nothing was asked
            return
        self._status = HTTPStatus.REQUEST_TIMEOUT
        self._refusal = Failure("too-slow", "the request did not arrive in time")
        self.send_400_response("")

    @property
    def _is_answering(self) -> bool:
        """Whether a refusal would stand in the middle of another answer, or after it."""
        cycle: RequestResponseCycle | None = self.cycle  # None before the first head is whole
        if cycle is None:
            return False
        return cycle.response_started if self._part == BODY else not cycle.response_complete

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no request, in the form of all our refusals, and hang up."""
        self._disarm()
        body = msgspec.json.encode(self._refusal)
        head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[self._status] + head + body)
        self.transport.close()
