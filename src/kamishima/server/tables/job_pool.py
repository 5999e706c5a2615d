"""A few processes that do jobs, and the queue before them.

A process is started when it is first needed and stays. Whoever has fewer jobs on the way comes first, so that nobody's
hundred hold up somebody else's one. A job whose asker has gone is ended.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import sys
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import msgspec

from kamishima.server.infra.processes import Worker, WorkerDied
from kamishima.server.protocol.errors import TooMany, Unavailable
from kamishima.server.tables.job_process import STOP
from kamishima.server.tables.jobs import COSTLY, LONGEST_ANSWER, A, B, Job, answer_in

COMMAND = (sys.executable, "-m", "kamishima.server.tables.job_process")
WORKERS = 2
MOST_EACH = 16
"""So many jobs of one client wait or are done at the same time."""
MOST_WAITING = 100
PATIENCE = 30.0
"""Seconds on the clock after which something is wrong with a process: the limits of a job are much shorter."""
STOP_SECONDS = 5.0

log = logging.getLogger(__name__)


class JobCount(msgspec.Struct):
    """What a pool has done, for the metrics."""

    done: int = 0
    costly: int = 0
    """Those of them that came to their limits."""
    stopped: int = 0
    """Jobs whose asker had gone."""
    died: int = 0
    """Processes that had to be replaced."""


class JobPool:
    """Belongs to the event loop it is first used on."""

    def __init__(self, workers: int = WORKERS, command: Sequence[str] = COMMAND) -> None:
        self.count = JobCount()
        self._workers = workers
        self._command = tuple(command)
        self._idle: list[Worker] = []
        self._all: set[Worker] = set()
        self._busy = 0
        self._of: Counter[str] = Counter()
        """How many jobs each client has on the way."""
        self._waiting: list[tuple[int, int, asyncio.Future[None], float]] = []
        """The rank, a number, whom to call, and since when they wait."""
        self._numbers = 0
        self._closed = False

    async def ask(self, job: Job[A, B], asked: A, client: str = "") -> B:
        """Do a job; the errors of ours that it makes are raised here."""
        return msgspec.json.decode(await self.ask_for_json(job, asked, client), type=job.answered)

    async def ask_for_json(self, job: Job[A, B], asked: A, client: str = "") -> bytes:
        """The same for whoever only hands the answer on."""
        async with self._place(client):
            line = (await self._exchange(job.order(asked)))[:-1]
        self.count.done += 1
        self.count.costly += line == COSTLY
        return answer_in(line)

    @property
    def queued(self) -> int:
        return len(self._waiting)

    @property
    def oldest_wait(self) -> float:
        """For how many seconds the oldest job has waited for a process."""
        since = min([waits[3] for waits in self._waiting], default=None)
        return 0.0 if since is None else asyncio.get_running_loop().time() - since

    @property
    def processes(self) -> tuple[int, ...]:
        """The ids of all processes."""
        return tuple([worker.pid for worker in self._all])

    async def close(self) -> None:
        """Stop every process; whoever still waits is cancelled."""
        self._closed = True
        for _, _, turn, _ in self._waiting:
            turn.cancel()
        await asyncio.gather(*[self._end(worker) for worker in list(self._all)])

    @asynccontextmanager
    async def _place(self, client: str) -> AsyncIterator[None]:
        """A place among the workers, in turn."""
        if self._of[client] >= MOST_EACH:
            raise TooMany("too many of your requests are still being worked on")
        self._of[client] += 1
        try:
            await self._turn(self._of[client])
            try:
                yield
            finally:
                self._busy -= 1
                self._call_next()
        finally:
            self._of[client] -= 1
            if not self._of[client]:
                del self._of[client]

    async def _turn(self, rank: int) -> None:
        if self._closed:
            raise Unavailable("the server stops")
        if self._busy < self._workers:
            self._busy += 1
            return
        if len(self._waiting) >= MOST_WAITING:
            raise Unavailable("too much waits to be done; try again later")
        self._numbers += 1
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (rank, self._numbers, turn, asyncio.get_running_loop().time()))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # called just when the asker went
                self._busy -= 1
                self._call_next()
            raise

    def _call_next(self) -> None:
        while self._waiting and self._busy < self._workers:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                self._busy += 1
                turn.set_result(None)

    async def _exchange(self, order: bytes) -> bytes:
        """The line that a process answers with; another one is asked when the first turns out to be dead."""
        try:
            try:
                return await self._asked(order)
            except WorkerDied:
                return await self._asked(order)
        except (TimeoutError, WorkerDied):
            log.error("a process that does jobs died or did not answer")
            raise Unavailable("the server could not do this; try again") from None

    async def _asked(self, order: bytes) -> bytes:
        """Only a sound process is used again."""
        if self._closed:
            raise Unavailable("the server stops")
        worker = self._idle.pop() if self._idle else await self._start()
        is_sound = False
        try:
            line = await asyncio.wait_for(worker.ask(order), PATIENCE)
            is_sound = True
        except asyncio.CancelledError:
            self.count.stopped += 1
            is_sound = await _stopped(worker)
            raise
        finally:
            if is_sound and not self._closed:
                self._idle.append(worker)
            else:
                await self._end(worker)
        return line

    async def _start(self) -> Worker:
        worker = await Worker.start(self._command, LONGEST_ANSWER + 2)
        self._all.add(worker)
        return worker

    async def _end(self, worker: Worker) -> None:
        if worker in self._all:
            self._all.discard(worker)
            self.count.died += not self._closed
            await worker.stop()


async def _stopped(worker: Worker) -> bool:
    """End the job of a worker; whether it can be asked again."""
    try:
        await worker.say(STOP)
        await asyncio.wait_for(worker.hear(), STOP_SECONDS)
    except (TimeoutError, WorkerDied):
        return False
    return True
