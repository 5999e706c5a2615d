"""Garbage collection while the node is idle.

Python's cyclic collector stops everything for 25 milliseconds, twice a second, at fifty matches that are played as fast
as can be. It finds next to nothing, since positions are values without cycles, rooms break theirs when they end, and a
closed socket leaves little. So the thresholds are raised, and this schedule collects when the node is idle.

Gain: p99 of `server, origami, 50 matches closed loop` 9.4 ms with it, 24.0 ms without; shaman 9.5 and 10.9
(python -m bench.tricks gc-schedule, 2026-11-18).
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

THRESHOLDS = (400_000, 10, 20)
"""Of Python's own collections: new objects, and collections of one generation before one of the next."""
INTERVAL = 0.5
MIN_YOUNG = 10_000
"""New objects that are worth a collection."""
PROMOTE_AFTER = 10
"""Collections of one generation before one of the next."""
IDLE_SHARE = 1 / 3
"""A node that uses less of a processor than this is idle."""


def raise_thresholds() -> None:
    """Python collects by itself only as the last resort."""
    gc.set_threshold(*THRESHOLDS)


class GcSchedule:
    """Collects when the node was idle in the last two intervals, and nobody waits now."""

    def __init__(self, is_busy: Callable[[], bool], commits: Callable[[], int]) -> None:
        self._is_busy = is_busy
        """Whether somebody waits for something to be written."""
        self._count_commits = commits
        self._commits = 0
        self._work = time.process_time()
        self._clock = time.monotonic()
        self._was_idle = False

    async def run(self) -> None:
        """Until the node stops."""
        while True:
            await asyncio.sleep(INTERVAL)
            self.collect_if_idle()

    def collect_if_idle(self) -> int | None:
        """The generation that was collected. The oldest takes long: only where nobody has moved."""
        commits, self._commits = self._commits, self._count_commits()
        was_idle, self._was_idle = self._was_idle, self._is_idle()
        young, older, oldest = gc.get_count()
        if not (was_idle and self._was_idle) or self._is_busy() or young < MIN_YOUNG:
            return None
        is_quiet = commits == self._commits
        generation = 0 if older < PROMOTE_AFTER else 1 if oldest < PROMOTE_AFTER or not is_quiet else 2
        gc.collect(generation)
        return generation

    def _is_idle(self) -> bool:
        work, clock = self._work, self._clock
        self._work, self._clock = time.process_time(), time.monotonic()
        return self._work - work < IDLE_SHARE * (self._clock - clock)
