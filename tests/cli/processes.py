"""Commands in processes of their own: what they show is read while they run, and Ctrl-C reaches all of them."""

from __future__ import annotations

import contextlib
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import kamishima

DEADLINE = 120.0
"""Seconds until something must have been shown; far more than a person would wait."""
SOURCE = str(Path(next(iter(kamishima.__path__))).parent)


class Running:
    """`kamishima` in a session of its own; its messages go to a terminal, so that it shows how far it is."""

    def __init__(self, *arguments: str | Path, folder: Path, environment: Mapping[str, str] | None = None) -> None:
        self._terminal, other = pty.openpty()
        self._output = folder / "output.txt"
        with self._output.open("w", encoding="utf-8") as output:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "kamishima", *[str(argument) for argument in arguments]],
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=other,
                cwd=folder,
                env=os.environ | {"PYTHONPATH": SOURCE, "TERM": "xterm", "COLUMNS": "120", **(environment or {})},
                start_new_session=True,
            )
        os.close(other)
        self.messages = ""

    def wait_for(self, pattern: str) -> None:
        """Wait until the messages match."""
        until = time.monotonic() + DEADLINE
        while not re.search(pattern, self.messages):
            assert time.monotonic() < until, f"{pattern!r} did not appear; this did:\n{self.messages}"
            assert self._read() or self._process.poll() is None, f"ended without {pattern!r}:\n{self.messages}"

    def wait_for_process(self, name: str) -> None:
        """Wait until it has started a process of this name."""
        until = time.monotonic() + DEADLINE
        while not any([name in each for each in self._left()]):
            assert time.monotonic() < until, f"{name} did not start:\n{self.messages}"
            assert self._process.poll() is None, f"ended without {name}:\n{self.messages}"
            self._read()

    def press_ctrl_c(self) -> None:
        """Send the signal to the whole group, as a terminal does."""
        os.killpg(self._process.pid, signal.SIGINT)

    def end(self) -> tuple[int, str]:
        """The exit code, and what was written to the standard output."""
        until = time.monotonic() + DEADLINE
        while self._process.poll() is None:
            assert time.monotonic() < until, f"it does not end:\n{self.messages}"
            self._read()
        while self._read():
            pass
        return self._process.returncode, self._output.read_text("utf-8")

    def _read(self) -> bool:
        """Read what there is; False when there is nothing."""
        if not select.select([self._terminal], [], [], 0.05)[0]:
            return False
        try:
            self.messages += os.read(self._terminal, 1 << 16).decode(errors="replace")
        except OSError:  # on Linux the end of a terminal is an error
            return False
        return True

    def wait_until_empty(self) -> None:
        """Wait until no process of the session is left; Python's own tracker of resources ends a moment later."""
        until = time.monotonic() + DEADLINE
        while left := self._left():
            assert time.monotonic() < until, f"{left} are left"
            time.sleep(0.05)

    def _left(self) -> list[str]:
        found: list[str] = []
        for path in Path("/proc").glob("[0-9]*/stat"):
            with contextlib.suppress(OSError):  # it has ended meanwhile
                name, _, rest = path.read_text("utf-8", errors="replace").rpartition(") ")
                state, _, _, session = rest.split()[:4]
                # Whoever has ended is a zombie until the first process of the system asks for it, which may take long.
                if int(session) == self._process.pid and state != "Z":
                    found.append(name)
        return found

    def close(self) -> None:
        """End whatever is left."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        os.close(self._terminal)
