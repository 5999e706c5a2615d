"""Work for other processes: in a module of its own, so that a process need not load the test tools to find it."""

from __future__ import annotations

import os
from collections.abc import Sequence

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
