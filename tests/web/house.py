"""Where people meet: a real server process, and a cable to it that can be pulled out."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Lock, Thread

BLOCK = 65_536


class House:
    """A server with a data folder, which can be killed and opened again at the same address."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def port(self) -> int:
        """Where it listens; known once it has been open."""
        return self._port

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def open(self) -> str:
        """Start the server, wait until it listens, and say where."""
        command = [sys.executable, "-m", "kamishima", "serve", "--port", str(self._port), "--data", str(self._data)]
        self._process = subprocess.Popen(
            [*command, "--unlimited"], stdout=subprocess.PIPE, env=dict(os.environ), text=True
        )
        self._port = int(_first_address(self._process).rpartition(":")[2])
        return self.address

    def kill(self) -> None:
        """End it without a warning, as when the power fails."""
        if process := self._taken():
            process.kill()
            _wait_for(process)

    def close(self) -> None:
        """End it in good order."""
        if process := self._taken():
            process.terminate()
            _wait_for(process)

    def _taken(self) -> subprocess.Popen[str] | None:
        process, self._process = self._process, None
        return process


def _wait_for(process: subprocess.Popen[str]) -> None:
    with process:  # closes the pipe, too
        process.wait()


def _first_address(process: subprocess.Popen[str]) -> str:
    """What the server says when it is ready."""
    assert process.stdout is not None
    for line in process.stdout:
        if "http://" in line:
            return line.partition("http://")[2].strip()
    raise AssertionError(f"the server ended with {process.wait()} before it was ready")


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
