"""The process that jobs are done in: it has everything loaded, and forks for each job.

So a job begins at once, its limits count from where it begins, and what it leaves behind goes with it. The child may be
ended at any moment: by its limits, by a line `stop`, or because the server has gone.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys

from kamishima.server.infra.processes import READY
from kamishima.server.infra.resource_limits import confine
from kamishima.server.tables.jobs import COSTLY, LONGEST_ANSWER, MEMORY, done, seconds_of, warm_up

STOP = b"stop"
_CHUNK = 1 << 16


class Lines:
    """Lines from a pipe, also those that have come while something else was waited for."""

    def __init__(self, source: int) -> None:
        self.source = source
        self.is_over = False
        self._held = bytearray()
        self._looked = 0
        """So much of what is held has no end of a line in it."""

    def fill(self) -> None:
        """Read what there is; waits when there is nothing."""
        chunk = os.read(self.source, _CHUNK)
        self.is_over = not chunk
        self._held += chunk

    def next(self) -> bytes | None:
        """The next line without its end, if all of it has come."""
        end = self._held.find(b"\n", self._looked)
        if end < 0:
            self._looked = len(self._held)
            return None
        line = bytes(self._held[:end])
        del self._held[: end + 1]
        self._looked = 0
        return line


def serve(asked: int, answered: int) -> None:
    """Do jobs until nobody asks any more."""
    warm_up()
    _write(answered, READY)
    lines = Lines(asked)
    while not lines.is_over:
        line = lines.next()
        if line is None:
            lines.fill()
        elif line != STOP:  # else it came too late: the job was done
            _write(answered, _done_apart(line, lines) + b"\n")


def _done_apart(line: bytes, lines: Lines) -> bytes:
    """What a child answers; that it took too much, when it ended without an answer."""
    if not hasattr(os, "fork"):
        return done(line)  # Windows: the server ends this whole process when it takes too long
    source, sink = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(source)
        _work(line, sink)
    os.close(sink)
    try:
        answer = _collected(source, lines, child)
    finally:
        os.close(source)
        _, status = os.waitpid(child, 0)
    return answer if status == 0 and answer else COSTLY


def _collected(source: int, lines: Lines, child: int) -> bytes:
    """Everything that the child writes until it ends, or is ended."""
    answer = bytearray()
    while True:
        if lines.next() == STOP or lines.is_over or len(answer) > LONGEST_ANSWER:
            os.kill(child, signal.SIGKILL)
            return b""
        ready, _, _ = select.select([source, lines.source], [], [])
        if lines.source in ready:
            lines.fill()
        elif chunk := os.read(source, _CHUNK):
            answer += chunk
        else:
            return bytes(answer)


def _work(line: bytes, sink: int) -> None:
    """In the child: do the job and end, whatever happens."""
    status = 1
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # compiled code says there that it has no memory left
        confine(seconds_of(line), MEMORY)
        _write(sink, done(line))
        status = 0
    finally:
        os._exit(status)


def _write(sink: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(sink, rest) :]


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        serve(sys.stdin.fileno(), sys.stdout.fileno())
