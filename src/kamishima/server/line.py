"""The short way of a socket: what comes goes straight to who listens, what is said goes straight to the transport.

uvicorn's own way leads every message through a queue, two tasks and a parser that is made for all cases. Here plain
frames, whole texts as every browser sends them, are read where they arrive; whatever is less plain (pings, fragments,
binary or very long messages, the opening and the closing) is still read by the `websockets` package.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from kamishima.server.frames import EIGHT_BYTES, MASKED, SHORT_HEAD, TEXT, TWO_BYTES, framed, short_text, text_in

LINE = "kamishima.line"
"""The name of this way among the extensions of a scope."""

Hear = Callable[[str | bytes], None]

_PING, _PONG = 0x89, 0x8A
"""The first byte of a frame that is a whole message of its kind."""


def _nothing() -> None:
    """Nobody listens."""


class Line(WebSocketsSansIOProtocol):
    """One socket of uvicorn with a short way."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.drained: Callable[[], None] = _nothing
        """Called when more can be said after it could not."""
        self._hear: Hear | None = None
        self._is_plain = True
        """Whether everything since the opening has been plain: the other parser holds no part of a message then."""
        self._held = b""
        """The beginning of a frame whose end has not arrived."""
        self.is_ready = True
        """Whether the client keeps up with what is said."""

    def handle_connect(self, event: Request) -> None:
        """Offer the short way to the application."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            offered: dict[str, object] = {**self.scope.get("extensions", {}), LINE: self}
            self.scope["extensions"] = cast(Any, offered)  # typed for what uvicorn itself offers

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of everything at once: a server has seldom time to look for garbage."""
        super().connection_lost(exc)
        self._hear, self.drained, self.is_ready = None, _nothing, True
        if self.handshake_initiated and self.response.status_code == 101:
            self.scope.pop("extensions", None)
        self.conn.parser.close()

    # -- hearing ---------------------------------------------------------------------------------------------------

    def listen(self, hear: Hear) -> None:
        """From now on every message goes straight to `hear`; first those that came too early."""
        while not self.queue.empty():
            early = self.queue.get_nowait()
            if early["type"] != "websocket.receive":
                self.queue.put_nowait(early)
                break
            text = early.get("text")
            hear(early.get("bytes") or b"" if text is None else text)
        self._hear = hear
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Something has arrived."""
        if self._hear is None:
            # Behind the opening there may be a part of a frame.
            self._is_plain = self._is_plain and not self.handshake_initiated
            super().data_received(data)
        elif not self._is_plain:
            super().data_received(data)
        elif not self._held and (text := short_text(data)) is not None:
            if not self.close_sent:
                self._hear(text)
        else:
            self._read_frames(self._held + data, self._hear)

    def _read_frames(self, data: bytes, hear: Hear) -> None:
        start, end = 0, len(data)
        while end - start >= 2:
            kind, size = data[start], data[start + 1] - MASKED
            body = start + SHORT_HEAD
            if size == TWO_BYTES:
                body, size = start + 8, int.from_bytes(data[start + 2 : start + 4], "big")
            elif not 0 <= size < EIGHT_BYTES:
                kind = 0
            if kind not in (TEXT, _PING, _PONG):
                self._give_up(data[start:])
                return
            after = body + size
            if after > end:
                break
            if kind == TEXT:
                self._read_text(data[start:after], body - start, hear)
            else:
                super().data_received(data[start:after])
            start = after
        self._held = data[start:]

    def _read_text(self, frame: bytes, body: int, hear: Hear) -> None:
        if self.close_sent:
            return
        text = text_in(frame, body)
        if text is None:
            super().data_received(frame)  # which knows how to refuse it
        else:
            hear(text)

    def _give_up(self, data: bytes) -> None:
        """Let the other parser read this and everything after it."""
        self._is_plain, self._held = False, b""
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """A message that the other parser has read."""
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "bytes":
            self._hear(data)
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            self._hear(text)

    # -- saying ----------------------------------------------------------------------------------------------------

    def say(self, message: bytes) -> None:
        """Send a text now; nothing happens when the client has gone."""
        transport = self.transport
        if self.disconnected or self.close_sent or transport.is_closing():
            return
        transport.write(framed(message))

    def pause_writing(self) -> None:
        """The client does not keep up."""
        super().pause_writing()
        self.is_ready = False

    def resume_writing(self) -> None:
        """The client has caught up."""
        super().resume_writing()
        self.is_ready = True
        self.drained()
