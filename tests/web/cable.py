"""The cable to a house that can be pulled out."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Lock, Thread

BLOCK = 65_536


class Cable:
    """A way to a server that can be cut: everything on it breaks, and nothing new comes through until it is mended."""

    def __init__(self, port: int) -> None:
        self._target = port
        self._lock = Lock()
        self._is_cut = False
        self._ends: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        Thread(target=self._accept, daemon=True).start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    def cut(self) -> None:
        """Break every connection, and refuse new ones."""
        with self._lock:
            self._is_cut = True
            ends, self._ends = self._ends, []
        for end in ends:
            _hang_up(end)

    def mend(self) -> None:
        """Let connections through again."""
        with self._lock:
            self._is_cut = False

    def close(self) -> None:
        self.cut()
        self._listening.close()

    def _accept(self) -> None:
        with suppress(OSError):  # closed
            while True:
                near, _ = self._listening.accept()
                self._join(near)

    def _join(self, near: socket.socket) -> None:
        with self._lock:
            if self._is_cut:
                near.close()
                return
            far = socket.create_connection(("127.0.0.1", self._target))
            self._ends += [near, far]
        for one, other in ((near, far), (far, near)):
            Thread(target=_carry, args=(one, other), daemon=True).start()


def _carry(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):  # somebody has hung up
        while block := one.recv(BLOCK):
            other.sendall(block)
    _hang_up(one)
    _hang_up(other)


def _hang_up(end: socket.socket) -> None:
    with suppress(OSError):  # it was not connected any more
        end.shutdown(socket.SHUT_RDWR)
    end.close()
