"""Many seeds on a Ray cluster: the same chunks as on local processes, so the same results."""

from __future__ import annotations

import itertools
import logging
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import ray

from kamishima import interrupts
from kamishima.core.errors import KamishimaError
from kamishima.lab.parallel import CHUNK, POLL, require_processes

T = TypeVar("T")

AHEAD = 4
"""How many chunks wait for each processor."""
STARTS = 3
"""How often the start of a cluster is tried."""
PATIENCE = 90_000
"""How long the parts of a cluster wait for each other, in milliseconds."""
STORE = 100 * 2**20
"""Room for objects that workers share, in bytes: games are small."""


def over_seeds_on_ray(
    work: Callable[[Sequence[int]], list[T]],
    seeds: range,
    processes: int | None = None,
    chunk: int = CHUNK,
    *,
    address: str | None = None,
) -> Iterator[list[T]]:
    """What `work` gives for each chunk of seeds, in the order of the seeds.

    Without an address a cluster of this machine's processors is started, and stopped afterwards. When it is
    interrupted, the chunks that are finished come first, then `KeyboardInterrupt`.
    """
    require_processes(processes)
    ours = not ray.is_initialized()
    if ours:
        _connect(address, processes)
    try:
        yield from _chunks(work, [seeds[start : start + chunk] for start in range(0, len(seeds), chunk)])
    finally:
        if ours:
            ray.shutdown()


def _connect(address: str | None, processes: int | None) -> None:
    if address is None:
        _start(processes)
        return
    try:
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise KamishimaError(f"--address {address}: no Ray cluster answers: {error}") from None


def _start(processes: int | None) -> None:
    """A small cluster of our own. On a busy machine its parts may miss each other; so it is tried again."""
    for left in reversed(range(STARTS)):
        try:
            ray.init(
                "local",
                num_cpus=processes,
                include_dashboard=False,
                log_to_driver=False,
                logging_level=logging.ERROR,
                object_store_memory=STORE,
                _system_config={"agent_register_timeout_ms": PATIENCE},
            )
        except Exception as error:  # noqa: BLE001  # Ray raises nothing more telling when a part does not come up
            ray.shutdown()
            if left == 0:
                raise KamishimaError(f"no Ray cluster could be started here: {error}") from None
        else:
            return


def _chunks(work: Callable[[Sequence[int]], list[T]], chunks: list[range]) -> Iterator[list[T]]:
    cluster: Any = ray  # it has few types of its own
    task = cluster.remote(work_on)
    shared = cluster.put(work)
    waiting = iter(chunks)
    ahead = AHEAD * max(1, int(cluster.cluster_resources().get("CPU", 1)))
    running = [task.remote(shared, part) for part in itertools.islice(waiting, ahead)]
    try:
        while running:
            _settle(cluster, running[0])
            found: list[T] = cluster.get(running.pop(0))
            yield found
            running += [task.remote(shared, part) for part in itertools.islice(waiting, 1)]
    except KeyboardInterrupt:
        finished, _ = cluster.wait(running, num_returns=len(running), timeout=0)
        yield from [cluster.get(one) for one in running if one in finished]
        for one in running:
            cluster.cancel(one, force=True)
        raise


def _settle(cluster: Any, one: Any) -> None:  # noqa: ANN401  # Ray has few types of its own
    """Wait until a chunk is done, or raise `KeyboardInterrupt` when somebody wants to stop."""
    while True:
        interrupts.check()
        finished, _ = cluster.wait([one], timeout=POLL)
        if finished:
            return


def work_on(work: Callable[[Sequence[int]], list[T]], seeds: Sequence[int]) -> list[T]:
    """One chunk, in a worker of the cluster."""
    return work(seeds)
