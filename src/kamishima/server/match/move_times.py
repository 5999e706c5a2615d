"""What logs and traces tell of single moves; how long all of them take is counted elsewhere, from the same moments."""

from __future__ import annotations

import logging

from kamishima.server.infra.tracing import Tracer

# A variable, so that a test can put something else in its place where this module is compiled.
SLOW_SECONDS = 1.0
"""A move that takes longer is logged."""

log = logging.getLogger(__name__)


def note_move(tracer: Tracer | None, table: str, request: str, times: tuple[float, float, float]) -> None:
    """A move has arrived, was written and was told at these moments of `time.perf_counter`."""
    began, written, told = times
    if told - began > SLOW_SECONDS:
        about = {"request": request, "table": table, "seconds": round(told - began, 3)}
        log.warning("a move was slow", extra=about)
    if tracer is not None and tracer.is_chosen():
        tracer.move(request, began, written, told)


def note_retry(table: str, request: str) -> None:
    """Another node was quicker, or it is not known what was written."""
    log.info("a move is judged anew", extra={"request": request, "table": table})
