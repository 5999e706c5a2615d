"""A real server in a process of its own, for whoever visits it with a real browser: tests, benchmarks, pictures."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path


class TestServer:
    """A server with a data folder, which can be killed and opened again at the same address."""

    __test__ = False  # a tool of tests, which pytest would take for a test by its name

    def __init__(
        self,
        data: Path,
        python: str = sys.executable,
        environment: Mapping[str, str] | None = None,
        module: str = "kamishima",
    ) -> None:
        self._data = data
        self._python = python
        self._module = module
        self._environment = environment
        self._port = 0
        self._process: subprocess.Popen[str] | None = None

    @property
    def port(self) -> int:
        """Where it listens; known once it has been open."""
        return self._port

    @property
    def address(self) -> str:
        """What a browser is told to open."""
        return f"http://127.0.0.1:{self._port}"

    def open(self) -> str:
        """Start the server, wait until it listens, and say where."""
        command = [self._python, "-m", self._module, "serve", "--port", str(self._port), "--data", str(self._data)]
        self._process = subprocess.Popen(  # noqa: S603  # our own command
            [*command, "--unlimited"], stdout=subprocess.PIPE, text=True, env=self._environment
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


@contextmanager
def serving(python: str = sys.executable, environment: Mapping[str, str] | None = None) -> Iterator[str]:
    """The address of a server with an empty data folder, which is gone afterwards."""
    with tempfile.TemporaryDirectory() as data:
        server = TestServer(Path(data), python, environment)
        try:
            yield server.open()
        finally:
            server.close()


def _wait_for(process: subprocess.Popen[str]) -> None:
    with process:  # closes the pipe, too
        process.wait()


def _first_address(process: subprocess.Popen[str]) -> str:
    """What the server says when it is ready."""
    assert process.stdout is not None
    for line in process.stdout:
        if "http://" in line:
            return line.partition("http://")[2].strip()
    raise RuntimeError(f"the server ended with {process.wait()} before it was ready; it has said why above")
