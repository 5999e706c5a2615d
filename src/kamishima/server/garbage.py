"""Looking for garbage while nobody waits.

Python looks for objects that only hold each other whenever many have been made and not been let go of, whoever waits
meanwhile: 25 milliseconds, twice a second, at fifty matches that are played as fast as can be. It finds next to
nothing, since positions are values without cycles, and rooms and sockets let go of everything when they end. So it is
done here, when there is time; Python itself looks only where there are very many.
"""

from __future__ import annotations

import asyncio
import gc
import time

from kamishima.server.store.writer import Writer

VERY_MANY = (400_000, 10, 20)
"""When Python looks by itself: so many new objects, and how often before it looks at older ones."""
LOOK_SECONDS = 0.5
MANY = 10_000
"""So many new objects are worth a look."""
OFTEN = 10
"""After so many looks at the young, those that are older are looked at as well; so for the oldest."""
AT_EASE = 1 / 3
"""A node that works for less of its time than this has time to look."""


def leave_it_to_the_broom() -> None:
    """Python looks by itself only as the last resort."""
    gc.set_threshold(*VERY_MANY)


class Broom:
    """Sweeps a node when there is time: when it was at ease the last two times, and nobody waits now."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._commits = 0
        self._work = time.process_time()
        self._clock = time.monotonic()
        self._was_at_ease = False

    async def sweep_for_ever(self) -> None:
        """Until the node stops."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.sweep()

    def sweep(self) -> int | None:
        """Look for garbage if there is time; through which generation. The oldest takes long: nobody may have moved."""
        commits, self._commits = self._commits, self._writer.count.commits
        was_at_ease, self._was_at_ease = self._was_at_ease, self._is_at_ease()
        young, older, oldest = gc.get_count()
        if not (was_at_ease and self._was_at_ease) or self._writer.is_busy or young < MANY:
            return None
        is_quiet = commits == self._commits
        generation = 0 if older < OFTEN else 1 if oldest < OFTEN or not is_quiet else 2
        gc.collect(generation)
        return generation

    def _is_at_ease(self) -> bool:
        """How this node has worked since the last time."""
        work, clock = self._work, self._clock
        self._work, self._clock = time.process_time(), time.monotonic()
        return self._work - work < AT_EASE * (self._clock - clock)
