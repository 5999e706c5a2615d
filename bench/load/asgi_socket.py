"""A `TextSocket` over plain ASGI messages, for servers that offer none: a task for each socket, and a queue."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any

from kamishima.server.app import App
from kamishima.server.socket.sockets import EXTENSION, Receive, Scope, Send

MOST_QUEUED = 64
"""Messages after which the client counts as slow."""


class AsgiSocket:
    """What `FastWebSocket` does, with ASGI messages in between."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self.is_writable = True
        self.on_writable: Callable[[], None] = lambda: None
        self._receive = receive
        self._send = send
        self._on_message: Callable[[str | bytes], None] | None = None
        self._early: list[str | bytes] = []
        self._queue: deque[bytes] = deque()
        self._wake = asyncio.Event()

    def listen(self, on_message: Callable[[str | bytes], None]) -> None:
        for message in self._early:
            on_message(message)
        self._on_message = on_message

    def send_text(self, message: bytes) -> None:
        self._queue.append(message)
        self.is_writable = len(self._queue) < MOST_QUEUED
        self._wake.set()

    async def receive(self) -> Mapping[str, Any]:
        """The next ASGI message that is no text or bytes: those go to whoever listens."""
        while (event := await self._receive())["type"] == "websocket.receive":
            text = event.get("text")
            message: str | bytes = event.get("bytes") or b"" if text is None else text
            if self._on_message is None:
                self._early.append(message)
            else:
                self._on_message(message)
        return event

    async def send_forever(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                await self._send({"type": "websocket.send", "text": self._queue.popleft().decode()})
            if not self.is_writable:
                self.is_writable = True
                self.on_writable()


class AsgiApp(App):
    """The application for any ASGI server."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await super().__call__(scope, receive, send)
            return
        socket = AsgiSocket(receive, send)
        scope["extensions"] = {**(scope.get("extensions") or {}), EXTENSION: socket}
        sending = asyncio.ensure_future(socket.send_forever())
        try:
            await super().__call__(scope, socket.receive, send)
        finally:
            sending.cancel()
