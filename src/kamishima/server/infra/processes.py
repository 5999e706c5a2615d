"""A worker process: it reads lines and writes lines. Bots, trials and jobs all have theirs from here."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence

READY = b"ready\n"
"""The first line of a worker that has much to load: its time counts from now on."""
START_SECONDS = 60.0


class WorkerDied(Exception):
    """A worker ended, or never came up."""


class Worker:
    """A process of ours, made by `Worker.start`. Whoever has started it stops it."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, command: Sequence[str], longest: int, *, ready: bool = True) -> Worker:
        """Start a process whose lines have at most so many bytes, and wait until it says that it is ready."""
        try:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, limit=longest, start_new_session=True
            )
        except OSError as error:
            raise WorkerDied from error
        worker = cls(process)
        try:
            if not ready or await asyncio.wait_for(worker.hear(), START_SECONDS) == READY:
                return worker
        except TimeoutError:
            pass
        except BaseException:
            await worker.stop()
            raise
        await worker.stop()
        raise WorkerDied

    @property
    def pid(self) -> int:
        return self._process.pid

    async def ask(self, line: bytes) -> bytes:
        """Say a line and hear the answer to it."""
        await self.say(line)
        return await self.hear()

    async def say(self, line: bytes) -> None:
        """Send a line, given without its end."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + b"\n")
            await self._process.stdin.drain()
        except OSError as error:
            raise WorkerDied from error

    async def hear(self) -> bytes:
        """The next line, with its end."""
        assert self._process.stdout is not None
        try:
            line = await self._process.stdout.readline()
        except (OSError, ValueError) as error:  # a line without end is no answer either
            raise WorkerDied from error
        if not line.endswith(b"\n"):
            raise WorkerDied
        return line

    async def stop(self) -> None:
        """End the process for good with those that it has started, and wait until it has gone."""
        if self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                if hasattr(os, "killpg"):
                    os.killpg(self._process.pid, signal.SIGKILL)  # it leads a session of its own
                else:  # Windows has no sessions
                    self._process.kill()
        if self._process.stdin is not None:
            self._process.stdin.close()
        await asyncio.shield(self._process.wait())
