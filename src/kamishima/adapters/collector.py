"""Python's garbage collector while many matches are stepped.

Each step replaces what the matches are made of, and reference counts free the old objects at once: there are no cycles
among them. But the collector counts new objects, and looks through all of them several times in every step of many
matches: more than half of the time of 256 matches of a card game went there. So it waits while they are stepped, and
what they are made of counts as old afterwards, which is looked through seldom. Nothing that belongs to others is lost:
the collector is on again after each step, and everything is looked through as often as a small part of the time allows.
"""

from __future__ import annotations

import gc
import time

PART = 0.02
"""So much of the time may go into looking through everything."""
LEAST = 1.0
"""Seconds between two times at least."""


class Collector:
    """Holds the garbage collector off a block of code: `with collector: …`."""

    def __init__(self) -> None:
        self._was_on = False
        self._due = time.perf_counter() + LEAST
        self._keeps_off = gc.get_freeze_count() > 0
        """Whether somebody else has frozen objects: those would not stay so, so nothing is made old then."""

    def __enter__(self) -> None:
        self._was_on = gc.isenabled()
        gc.disable()

    def __exit__(self, *_: object) -> None:
        if not self._was_on:  # whoever has switched it off collects as they like
            return
        if not self._keeps_off:
            gc.freeze()  # together these make all objects old, without a look at any of them
            gc.unfreeze()
        gc.enable()
        if time.perf_counter() > self._due:
            self._look_through_everything()

    def _look_through_everything(self) -> None:
        began = time.perf_counter()
        gc.collect()
        ended = time.perf_counter()
        self._due = ended + max(LEAST, (ended - began) / PART)
        self._keeps_off = gc.get_freeze_count() > 0
