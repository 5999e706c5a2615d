"""A relay in front of a database: it can hold everything back, and it can cut everybody off."""

from __future__ import annotations

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

_CHUNK = 65536


class Relay:
    """Passes on what both sides say, as long as it is open."""

    def __init__(self, port: int) -> None:
        self.behind = port
        self.subscriber = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.subscriber.getsockname()[1]
        self._is_open = threading.Event()
        self._is_open.set()
        self._is_up = True
        self._sockets: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self._start(self._accept)

    def _start(self, target: Callable[..., None], *args: socket.socket) -> None:
        thread = threading.Thread(target=target, args=args, daemon=True)
        self._threads.append(thread)
        thread.start()

    def hold(self) -> None:
        """Nobody hears anything any more, and nobody is told so."""
        self._is_open.clear()

    def let_go(self) -> None:
        """What was held back arrives."""
        self._is_open.set()

    def go_down(self) -> None:
        """Everybody is cut off, and whoever comes is sent away."""
        self._is_up = False
        for each in self._sockets:
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def come_up(self) -> None:
        self._is_up = True

    def close(self) -> None:
        self.go_down()
        self.let_go()
        with suppress(OSError):
            self.subscriber.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        for each in (self.subscriber, *self._sockets):
            each.close()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self.subscriber.accept()
            except OSError:
                return
            if not self._is_up:
                client.close()
                continue
            server = socket.create_connection(("127.0.0.1", self.behind))
            self._sockets += [client, server]
            for one, other in ((client, server), (server, client)):
                self._start(self._pass_on, one, other)

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(_CHUNK):
                self._is_open.wait()
                other.sendall(data)
        for each in (one, other):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)


@contextmanager
def relay_to(port: int) -> Iterator[Relay]:
    """A relay, gone with the block."""
    relay = Relay(port)
    try:
        yield relay
    finally:
        relay.close()
