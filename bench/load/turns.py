"""Two servers under the same load in turns, so that both meet the same moods of the machine.

A machine that others use as well may be half as quick in the next minute. Both servers are up and their clients seated;
then the one pair plays for a moment while the other rests, many times over. A server that rests is stopped: whatever it
would tidy up then would be at the cost of the other. What counts is what each has done in all its moments together.
"""

from __future__ import annotations

import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from typing import TypeVar

from bench.load.peer import PRODUCTION, Serving, install
from bench.load.processes import (
    CLIENT_CORE,
    Ended,
    LoadError,
    Seated,
    Turned,
    Usage,
    Watched,
    decoder,
    running,
    usage,
)

WARM_TURNS, TURNS = 3, 6
"""How often each plays before it counts, and then."""
TURN_SECONDS = 0.75
LONGEST_SECONDS = 300.0
"""Clients that take longer than this for everything have lost something."""

T = TypeVar("T")


class Side:
    """One server with its clients."""

    def __init__(self, serving: Serving, clients: subprocess.Popen[str]) -> None:
        self._serving = serving
        self._clients = clients
        self._cpu = 0.0

    def play(self, seconds: float, *, counts: bool = True) -> None:
        """Let the clients play for a while, and wait until they rest."""
        before = self.usage
        self._serving.go_on()
        self._tell(f"{'go' if counts else 'warm'} {seconds}")
        self._hear(Turned)
        self._serving.rest()
        if counts:
            self._cpu += self.usage.cpu - before.cpu

    def end(self) -> Watched:
        """What came of it all."""
        self._serving.go_on()
        self._tell("end")
        ended, memory = self._hear(Ended), self.usage.memory
        return Watched(ended, 100 * self._cpu / ended.seconds, memory, memory, [])

    @property
    def usage(self) -> Usage:
        """What the server has used until now."""
        return usage(self._serving.process)

    def sit_down(self) -> None:
        """Wait until every client has its seat."""
        self._hear(Seated)

    def _tell(self, line: str) -> None:
        assert self._clients.stdin is not None
        self._clients.stdin.write(f"{line}\n")
        self._clients.stdin.flush()

    def _hear(self, wanted: type[T]) -> T:
        assert self._clients.stdout is not None
        for line in self._clients.stdout:
            said = decoder.decode(line)
            if isinstance(said, wanted):
                return said
        raise LoadError(f"the clients ended before their time:\n{self._serving.log.read_text()[-2000:]}")


@contextmanager
def _seated(serving: Serving) -> Iterator[Side]:
    with running(serving.clients, CLIENT_CORE, serving.log, PRODUCTION, install()) as clients:
        late = threading.Timer(LONGEST_SECONDS, clients.kill)
        late.start()
        try:
            side = Side(serving, clients)
            side.sit_down()
            serving.rest()
            yield side
        finally:
            serving.go_on()
            late.cancel()


def in_turns(
    servings: Sequence[Serving], *, warm_turns: int = WARM_TURNS, turns: int = TURNS, seconds: float = TURN_SECONDS
) -> list[Watched]:
    """The figures of several servers."""
    with ExitStack() as stack:
        sides = [stack.enter_context(_seated(serving)) for serving in servings]
        for turn in range(warm_turns + turns):
            for side in sides:
                side.play(seconds, counts=turn >= warm_turns)
        return [side.end() for side in sides]
