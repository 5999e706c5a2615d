"""The server as a process of its own: started, killed, started again on the same port and data.

Loading the program takes much longer than starting the server. So a mother process loads everything once, and each
server is a fork of it that then does what `kamishima serve` does: fifty restarts do not take minutes.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

import httpx
from tests.server.services import free_port

START_SECONDS = 120.0
MOST_ATTEMPTS = 5

_MOTHER = """
import os, signal, sys
import httptools, uvicorn, uvloop
import uvicorn.lifespan.on, uvicorn.protocols.http.httptools_impl, uvicorn.protocols.websockets.websockets_sansio_impl
import psycopg, redis, sqlalchemy.dialects.postgresql.psycopg, sqlalchemy.dialects.sqlite
import kamishima.cli.commands.serve, kamishima.server.infra.bus_valkey, kamishima.server.serve
from kamishima.cli.main import main
signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how a child ended
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        os.dup2(os.open(os.devnull, os.O_RDWR), 0)
        os.dup2(2, 1)
        sys.exit(main(["serve", *line.split()]))
    print(child, flush=True)
"""


class ServerProcess:
    """One node. `kill` is SIGKILL, without a warning."""

    def __init__(self, data: Path, settings: Mapping[str, str] | None = None) -> None:
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.log = data / "server.log"
        self.kills = 0
        self.process = 0
        """The id of the running process."""
        data.mkdir(parents=True, exist_ok=True)
        kept = {name: value for name, value in os.environ.items() if not name.startswith("KAMISHIMA_")}
        own = {"KAMISHIMA_DATA": str(data), "KAMISHIMA_LIMITED": "false"}
        with self.log.open("ab") as log:
            self._mother = subprocess.Popen(
                [sys.executable, "-c", _MOTHER],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                env={**kept, **own, **(settings or {})},
            )

    async def __aenter__(self) -> Self:
        try:
            await self.start()
        except BaseException:
            self.end()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end()

    def end(self) -> None:
        """Kill the server, if it runs, and whatever starts it."""
        if self.process:
            self._signal(signal.SIGKILL)
        for pipe in (self._mother.stdin, self._mother.stdout):
            assert pipe is not None
            pipe.close()
        self._mother.kill()
        self._mother.wait()

    async def start(self) -> None:
        """Start a server, and wait until it is ready.

        A bot worker that a killed server was just starting holds its port for a moment: then it is tried again.
        """
        async with asyncio.timeout(START_SECONDS):
            for _ in range(MOST_ATTEMPTS):
                if await self._try_to_start():
                    return
                await asyncio.sleep(0.1)
        raise AssertionError(f"the server did not come up:\n{self.log.read_text()[-3000:]}")

    async def _try_to_start(self) -> bool:
        """Whether a new process got ready; false when it ended."""
        assert self._mother.stdin is not None
        assert self._mother.stdout is not None
        self._mother.stdin.write(f"--port {self.port}\n".encode())
        self._mother.stdin.flush()
        line = await asyncio.to_thread(self._mother.stdout.readline)
        assert line, f"the server could not be loaded:\n{self.log.read_text()[-3000:]}"
        self.process = int(line)
        async with httpx.AsyncClient(base_url=self.base, verify=False) as http:
            while self.is_running:
                try:
                    if (await http.get("/health/ready")).is_success:
                        return True
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.01)
        return False

    @property
    def is_running(self) -> bool:
        return Path(f"/proc/{self.process}").exists()

    def _signal(self, number: int) -> None:
        try:
            os.kill(self.process, number)
        except ProcessLookupError:
            return

    async def kill(self) -> None:
        """Kill the server, and wait until the kernel has taken it away."""
        self._signal(signal.SIGKILL)
        await self._gone()
        self.kills += 1

    async def stop(self) -> None:
        """As Ctrl-C does."""
        self._signal(signal.SIGINT)
        await self._gone()

    async def _gone(self) -> None:
        async with asyncio.timeout(START_SECONDS):
            while self.is_running:
                await asyncio.sleep(0.002)
