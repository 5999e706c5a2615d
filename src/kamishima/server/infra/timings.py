"""How long things take at a node, as histograms.

On the way of a move its moments are only appended to a list; four times a second they are counted from there.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

from kamishima.server.infra.histogram import Histogram

EVERY_SECONDS = 0.25


class Measured(Protocol):
    """What has been written, as far as this module knows it."""

    batch_seconds: list[float]
    move_times: list[tuple[float, float, float]]


class Timings:
    def __init__(self, measured: Measured) -> None:
        self._measured = measured
        self.written = Histogram()
        self.told = Histogram()
        """From a move's arrival to when it is in the log, and to when everybody is told."""
        self.batches = Histogram()
        self.requests = Histogram()
        self.loop_lag = Histogram()
        """How late the event loop is: everything that a node does waits as long."""

    def count(self) -> None:
        """Take the moments that have been noted since the last time."""
        measured = self._measured
        moves, measured.move_times = measured.move_times, []
        batches, measured.batch_seconds = measured.batch_seconds, []
        for began, written, told in moves:
            self.written.add(written - began)
            self.told.add(told - began)
        for seconds in batches:
            self.batches.add(seconds)

    async def run(self) -> None:
        """Until the node stops."""
        loop = asyncio.get_running_loop()
        while True:
            wanted = loop.time() + EVERY_SECONDS
            await asyncio.sleep(EVERY_SECONDS)
            self.loop_lag.add(max(0.0, loop.time() - wanted))
            self.count()
