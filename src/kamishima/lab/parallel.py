"""Many seeds on several processes, in chunks; whoever interrupts gets what is finished.

Workers ignore Ctrl-C, which reaches every process of a terminal. The process that they work for asks them to stop: then
each gives back the part of its chunk that is done, and is ended.
"""

from __future__ import annotations

import itertools
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for_any
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Generic, Self, TypeVar

from kamishima import interrupts
from kamishima.core.errors import KamishimaError

P = TypeVar("P")
T = TypeVar("T")

CHUNK = 50
POLL = 0.05
"""Seconds between two looks for Ctrl-C while others work."""
GRACE = 0.4
"""Seconds that workers have to give back what they have finished; whoever is later is ended."""


def over_seeds(
    work: Callable[[Sequence[int]], list[T]], seeds: range, processes: int | None, chunk: int = CHUNK
) -> Iterator[list[T]]:
    """What `work` gives for the seeds, some at a time and in their order."""
    chunks = [seeds[start : start + chunk] for start in range(0, len(seeds), chunk)]
    workers = workers_for(processes, len(chunks))
    if workers == 1:
        return over(work, [(seed,) for seed in seeds], workers)
    return over(partial(_done_of, work), chunks, workers, ahead=4, in_order=True)


def over(
    work: Callable[[P], T], parts: Sequence[P], workers: int, *, ahead: int = 2, in_order: bool = False
) -> Iterator[T]:
    """What `work` gives for each part, as they end or in their order; so many parts wait for each of the workers.

    With several workers `work` must be picklable. When it is interrupted, what is finished comes first, then
    `KeyboardInterrupt`.
    """
    if workers == 1:
        for part in parts:
            interrupts.check()
            yield work(part)
        return
    waiting = iter(parts)
    with Pool[T](workers) as pool:
        for part in itertools.islice(waiting, ahead * workers):
            pool.submit(work, part)
        try:
            while pool.running:
                for future in pool.settle(pool.running[:1] if in_order else pool.running):
                    pool.running.remove(future)
                    yield future.result()
                    for part in itertools.islice(waiting, 1):
                        pool.submit(work, part)
        except KeyboardInterrupt:
            yield from pool.stopped()
            raise


def workers_for(processes: int | None, parts: int) -> int:
    """As many as are wanted, or as there are processors; more than parts have nothing to do."""
    require_processes(processes)
    return min(processes or os.cpu_count() or 1, max(1, parts))


def require_processes(processes: int | None) -> None:
    """Some process must do the work."""
    if processes is not None and processes < 1:
        raise KamishimaError(f"--processes {processes}: at least one process")


def _done_of(work: Callable[[Sequence[int]], list[T]], seeds: Sequence[int]) -> list[T]:
    """What is done of a chunk when it is through, or when the work is to stop."""
    found: list[T] = []
    try:
        for seed in seeds:
            interrupts.check()
            found += work((seed,))
    except KeyboardInterrupt:
        pass
    return found


class Worker(SpawnProcess):
    """A process that begins with Ctrl-C held back: there is a moment until it can ignore it."""

    def start(self) -> None:
        with _held_back():
            super().start()


@contextmanager
def _held_back() -> Iterator[None]:
    """No Ctrl-C arrives in here; what is started in here never gets one, what comes meanwhile arrives afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Workers(SpawnContext):
    def __init__(self) -> None:
        super().__init__()
        self.started: list[Worker] = []

    def Process(self, *given: object, **named: object) -> Worker:  # type: ignore[override]  # noqa: N802  # its name there
        worker = Worker(*given, **named)  # type: ignore[arg-type]  # what the executor gives, whatever it is
        self.started.append(worker)
        return worker


class Pool(Generic[T]):
    """Processes that end with this one however it ends, and at once when they are not needed any more."""

    def __init__(self, workers: int) -> None:
        self.running: list[Future[T]] = []
        """What was submitted and not taken yet, oldest first."""
        self._context = Workers()
        heard, self._stop = self._context.Pipe(duplex=False)
        self._executor = ProcessPoolExecutor(
            workers, mp_context=self._context, initializer=begin_worker, initargs=(heard,)
        )
        self._heard = heard

    def submit(self, work: Callable[..., T], *given: object) -> None:
        self.running.append(self._executor.submit(work, *given))

    def settle(self, futures: Sequence[Future[T]]) -> set[Future[T]]:
        """Wait until one of them is done, or raise `KeyboardInterrupt` when somebody wants to stop."""
        while True:
            interrupts.check()
            done = wait(futures, POLL, FIRST_COMPLETED).done
            if done:
                return done

    def stopped(self) -> list[T]:
        """Ask all to stop, and take what they have finished until then."""
        self._stop.send_bytes(b"stop")
        for future in self.running:
            future.cancel()
        done = wait(self.running, GRACE).done
        return [future.result() for future in self.running if future in done and _is_good(future)]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if kind is not None:
            self._end()
        self._executor.shutdown(cancel_futures=True)
        self._stop.close()
        self._heard.close()

    def _end(self) -> None:
        alive = [worker for worker in self._context.started if worker.is_alive()]
        for worker in alive:
            worker.terminate()
        until = time.monotonic() + GRACE
        for worker in alive:
            worker.join(max(0.0, until - time.monotonic()))
            worker.kill()


def _is_good(future: Future[T]) -> bool:
    """Whether a future has a result; work that was stopped, or whose process is gone, has none."""
    return not future.cancelled() and not isinstance(future.exception(), KeyboardInterrupt | BrokenProcessPool)


def begin_worker(heard: Connection) -> None:
    """Ignore Ctrl-C, stop when the parent says so, and leave when it is gone: one that is killed says nothing."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def listen() -> None:
        if heard in wait_for_any([heard, parent.sentinel]):
            interrupts.request()
        parent.join()
        os._exit(1)

    threading.Thread(target=listen, daemon=True).start()
