"""Many seeds on several processes, in chunks, with progress."""

from __future__ import annotations

import itertools
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from typing import TypeVar

from kamishima.core.errors import KamishimaError

T = TypeVar("T")

CHUNK = 50


def over_seeds(
    work: Callable[[Sequence[int]], list[T]], seeds: range, processes: int | None, chunk: int = CHUNK
) -> Iterator[list[T]]:
    """What `work` gives for each chunk of seeds, in the order of the seeds; `work` must be picklable."""
    if processes is not None and processes < 1:
        raise KamishimaError(f"--processes {processes}: at least one process")
    chunks = [seeds[start : start + chunk] for start in range(0, len(seeds), chunk)]
    workers = min(processes or os.cpu_count() or 1, max(1, len(chunks)))
    if workers == 1:
        yield from map(work, chunks)
        return
    with pool_of(workers) as pool:
        waiting = iter(chunks)
        running = [pool.submit(work, part) for part in itertools.islice(waiting, 4 * workers)]
        while running:
            yield running.pop(0).result()
            running += [pool.submit(work, part) for part in itertools.islice(waiting, 1)]


def pool_of(workers: int) -> ProcessPoolExecutor:
    """Processes that start afresh, and end with this one however it ends."""
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=end_with_parent)


def end_with_parent() -> None:
    """Leave when the parent is gone: one that is killed cannot tell its children, and they would wait for ever."""
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=wait, daemon=True).start()
