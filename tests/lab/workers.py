"""Work for other processes: in a module of its own, so that a process need not load the test tools to find it."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from pathlib import Path

from kamishima import interrupts
from kamishima.core.errors import BadContent
from kamishima.lab.parallel import CHUNK


def doubled(seeds: Sequence[int]) -> list[int]:
    return [2 * seed for seed in seeds]


def where(seeds: Sequence[int]) -> list[tuple[int, int]]:
    """Each seed, and the process that had it."""
    return [(seed, os.getpid()) for seed in seeds]


def stumbles(seeds: Sequence[int]) -> list[int]:
    """Fails in the third chunk."""
    if 2 * CHUNK in seeds:
        raise ValueError(f"stumbled at {2 * CHUNK}")
    return list(seeds)


def finds_a_bad_pack(seeds: Sequence[int]) -> list[int]:
    raise BadContent(7, f"no card {seeds[0]}")


def tells_its_process(folder: str, seeds: Sequence[int]) -> list[int]:
    """Finishes the first seed of each chunk, then writes a file under the name of its process, and never ends."""
    found: list[int] = []
    for seed in seeds:
        if seed % CHUNK:
            Path(folder, str(os.getpid())).touch()
            while not interrupts.requested():
                time.sleep(0.01)
            interrupts.check()
        found.append(seed)
    return found


def never_ends(folder: str, seeds: Sequence[int]) -> list[int]:
    """Never ends with the first chunk, and hears nothing; writes a file for each other chunk that is through."""
    while seeds[0] < CHUNK:
        time.sleep(1)
    if seeds[-1] % CHUNK == CHUNK - 1:
        Path(folder, str(seeds[-1])).touch()
    return list(seeds)
