"""Many seeds on a Ray cluster: the same chunks as on local processes, so the same results."""

from __future__ import annotations

import itertools
import logging
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import ray
from ray._private import worker as ray_worker

from kamishima import interrupts
from kamishima.core.errors import KamishimaError
from kamishima.lab.parallel import CHUNK, GRACE, POLL, require_processes

psutil: Any = import_module("psutil")  # Ray brings it along, and makes it known when it is imported
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

    Without an address a cluster of this machine's processors is started, and ended afterwards. When it is
    interrupted, the chunks that are finished come first, then `KeyboardInterrupt`.
    """
    require_processes(processes)
    with _cluster(address, processes):
        yield from _chunks(work, [seeds[start : start + chunk] for start in range(0, len(seeds), chunk)])


@contextmanager
def _cluster(address: str | None, processes: int | None) -> Iterator[None]:
    """Be connected; a cluster that is started for this ends with it, also when it is interrupted while it starts."""
    if ray.is_initialized():
        yield
        return
    others = _children()
    try:
        with interrupts.raised(lambda: _node() is None):  # afterwards Ray connects, in compiled code
            _connect(address, processes)
        yield
    finally:
        if address is None:
            _end(others)
        else:
            ray.shutdown()


def _node() -> Any:  # noqa: ANN401  # Ray has few types of its own
    """The parts of the cluster at this machine, once they run; they have no public name."""
    return ray_worker._global_node  # noqa: SLF001


def _children() -> set[Any]:
    return set(psutil.Process().children())


def _end(others: set[Any]) -> None:
    """End a cluster of ours: all that was started here since there were only the others.

    Ray would ask one part after the other to end, and give each a second. Nobody needs anything of them any more, so
    they are killed instead, as soon as this process has let go of them.
    """
    node = _node()
    if node is not None:
        node.kill_all_processes = lambda **_: _kill(_children() - others)
    ray.shutdown()
    if node is not None:
        Path(node.raylet_socket_name).unlink(missing_ok=True)  # the one file that Ray would have removed
    _kill(_children() - others)


def _kill(parts: set[Any]) -> None:
    """End processes and all that they have started."""
    family = list(parts)
    for part in parts:
        with suppress(psutil.NoSuchProcess):
            part.suspend()  # so that it starts nothing while we look
            family += part.children(recursive=True)
    for member in family:
        with suppress(psutil.NoSuchProcess):
            member.kill()
    psutil.wait_procs(parts, timeout=GRACE)


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
