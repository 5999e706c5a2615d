"""Progress of long work: a bar when Rich is installed and somebody watches, else a line now and then.

Whoever interrupts it keeps what is finished.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

SECONDS_BETWEEN_LINES = 10.0
INTERRUPTED = 130
"""The exit code after Ctrl-C."""


def exit_code(done: int, total: int) -> int:
    """0, or the code of an interruption when less is done than was asked for."""
    return INTERRUPTED if done < total else 0


def tracked(chunks: Iterable[Sequence[T]], total: int, what: str) -> Iterator[T]:
    """Every item of every chunk, telling on the way how far it is.

    An interruption ends it early and is told; when nothing is finished yet, it goes on to the caller.
    """
    done = 0
    try:
        for item in _shown(chunks, total, what):
            done += 1
            yield item
    except KeyboardInterrupt:
        if done == 0:
            raise
        told = f"{what}: stopped after {done} of {total}; results are of these alone"
        print(told, file=sys.stderr, flush=True)


def _shown(chunks: Iterable[Sequence[T]], total: int, what: str) -> Iterator[T]:
    if sys.stderr.isatty():
        try:
            from rich.console import Console
            from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
        except ModuleNotFoundError:
            pass
        else:
            columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            with Progress(*columns, console=Console(stderr=True)) as bar:
                task = bar.add_task(what, total=total)
                for chunk in chunks:
                    yield from chunk
                    bar.advance(task, len(chunk))
            return
    yield from _with_lines(chunks, total, what)


def _with_lines(chunks: Iterable[Sequence[T]], total: int, what: str) -> Iterator[T]:
    done = 0
    next_line = time.monotonic() + SECONDS_BETWEEN_LINES
    for chunk in chunks:
        yield from chunk
        done += len(chunk)
        if time.monotonic() >= next_line:
            print(f"{what}: {done} of {total}", file=sys.stderr, flush=True)
            next_line = time.monotonic() + SECONDS_BETWEEN_LINES
