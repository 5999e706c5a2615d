"""Bots think in processes of their own, never on the event loop.

A pool has at most so many workers, started when they are needed. Whoever lets a person wait is thought about first;
tables at which only bots sit come last, and never hold all workers at once. A worker that dies is replaced and the
move thought about again; one that takes too long is stopped. Whatever happens, a table gets a legal action: the
bot's own, or the fallback that the job carries.
"""

from __future__ import annotations

import asyncio
import heapq
import logging
import sys
from collections.abc import Sequence
from enum import IntEnum

import msgspec

from kamishima.bots.advice import Advice
from kamishima.server.bots.job import Answer, BotJob
from kamishima.server.infra.processes import Worker, WorkerDied

COMMAND = (sys.executable, "-m", "kamishima.server.bots.worker")
ATTEMPTS = 3
"""So often is a move tried before the fallback is said: a bot that always kills its worker must not stop a table."""
_LONGEST_ANSWER = 1 << 20

log = logging.getLogger(__name__)
_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Answer)


class Waiting(IntEnum):
    """Who waits for a move; lower ones are served first."""

    PERSON = 0
    BOTS = 1


class Count(msgspec.Struct):
    """What a pool has done, for the metrics."""

    chosen: int = 0
    """Moves that a bot has chosen."""
    died: int = 0
    """Workers that died in mid-job, or did not start."""
    late: int = 0
    """Choices that were stopped at their time limit."""
    failed: int = 0
    """Bots that made an error, or said something that is no answer."""
    fallen_back: int = 0
    """Moves for which the fallback was said."""


class Job(msgspec.Struct, order=True):
    """A job in the queue; among equals the oldest comes first."""

    waiting: Waiting
    number: int
    bot_job: BotJob
    answer: asyncio.Future[Answer]
    attempts: int = 0
    since: float = 0.0
    """When it was asked for, by the clock of the event loop."""


class BotPool:
    """Worker processes, and the queue before them. Belongs to the event loop it is first used on."""

    def __init__(self, workers: int, seconds: float = 30.0, command: Sequence[str] = COMMAND) -> None:
        if workers < 1:
            raise ValueError(f"{workers} bot workers: at least one is needed")
        self.workers = workers
        self.seconds = seconds
        self.count = Count()
        self._command = tuple(command)
        self._queue: list[Job] = []
        self._idle: list[Worker] = []
        self._thinking: dict[asyncio.Task[None], Job] = {}
        self._numbers = 0
        self._closed = False

    async def choose(self, bot_job: BotJob, waiting: Waiting) -> str:
        """The words of the action that the bot chooses."""
        return (await self._think(bot_job, waiting)).words

    async def advise(self, bot_job: BotJob, waiting: Waiting) -> tuple[Advice, ...]:
        """The actions that the bot thinks best of; none when it did not manage to think."""
        return (await self._think(bot_job, waiting)).advice

    async def _think(self, bot_job: BotJob, waiting: Waiting) -> Answer:
        if self._closed:
            raise RuntimeError("the bot pool is closed")
        self._numbers += 1
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Answer] = loop.create_future()
        heapq.heappush(self._queue, Job(waiting, self._numbers, bot_job, answer, since=loop.time()))
        self._dispatch()
        return await answer

    @property
    def queued(self) -> int:
        return len(self._queue)

    @property
    def oldest_wait(self) -> float:
        """For how many seconds the oldest job has waited for a worker."""
        since = min([job.since for job in self._queue], default=None)
        return 0.0 if since is None else asyncio.get_running_loop().time() - since

    @property
    def thinking(self) -> int:
        return len(self._thinking)

    @property
    def processes(self) -> tuple[int, ...]:
        return tuple([worker.pid for worker in self._idle])

    async def close(self) -> None:
        """Stop every worker; whoever still waits is cancelled."""
        self._closed = True
        for job in [*self._queue, *self._thinking.values()]:
            job.answer.cancel()
        self._queue.clear()
        tasks = list(self._thinking)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        idle, self._idle = self._idle, []
        await asyncio.gather(*[worker.stop() for worker in idle])

    def _dispatch(self) -> None:
        while not self._closed and (job := self._next()) is not None:
            task = asyncio.get_running_loop().create_task(self._serve(job))
            self._thinking[task] = job
            task.add_done_callback(self._done)

    def _next(self) -> Job | None:
        while self._queue and self._queue[0].answer.done():  # whoever asked has gone
            heapq.heappop(self._queue)
        if not self._queue or not self._may_begin(self._queue[0]):
            return None
        return heapq.heappop(self._queue)

    def _may_begin(self, job: Job) -> bool:
        """Tables of bots leave one worker free for people, when there are several."""
        allowed = self.workers if job.waiting is Waiting.PERSON else max(1, self.workers - 1)
        return len(self._thinking) < allowed

    def _done(self, task: asyncio.Task[None]) -> None:
        job = self._thinking.pop(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a bot pool failed", exc_info=error)
            self._answer(job, Answer(words=job.bot_job.fallback))
        self._dispatch()

    async def _serve(self, job: Job) -> None:
        """Let one worker think about one move; a death puts the move back into the queue."""
        try:
            worker = self._idle.pop() if self._idle else await Worker.start(self._command, _LONGEST_ANSWER)
            answer = await self._ask(worker, job.bot_job)
        except WorkerDied:
            self._died(job)
        else:
            self.count.chosen += answer is not None
            self._fall_back(job) if answer is None else self._answer(job, answer)

    def _died(self, job: Job) -> None:
        self.count.died += 1
        job.attempts += 1
        log.warning("a bot worker died", extra={"bot": job.bot_job.bot, "attempt": job.attempts})
        if job.attempts < ATTEMPTS:
            heapq.heappush(self._queue, job)
        else:
            self._fall_back(job)

    def _fall_back(self, job: Job) -> None:
        self.count.fallen_back += 1
        self._answer(job, Answer(words=job.bot_job.fallback))

    def _answer(self, job: Job, answer: Answer) -> None:
        if not job.answer.done():
            job.answer.set_result(answer)

    async def _ask(self, worker: Worker, bot_job: BotJob) -> Answer | None:
        """What the worker says; None when it was too slow or its bot failed. Only a sound worker is used again."""
        sound = False
        try:
            line = await asyncio.wait_for(worker.ask(_encoder.encode(bot_job)), self.seconds)
            answer = _decoder.decode(line)
            sound = True
        except TimeoutError:
            self.count.late += 1
            log.warning("a bot was stopped at its time limit", extra={"bot": bot_job.bot, "seconds": self.seconds})
            return None
        except msgspec.MsgspecError:
            answer = Answer(error="no answer")
        finally:
            if sound and not self._closed:
                self._idle.append(worker)
            else:
                await worker.stop()
        if answer.error or not answer.words:
            self.count.failed += 1
            log.error("a bot failed", extra={"bot": bot_job.bot, "kind": answer.error})
            return None
        return answer
