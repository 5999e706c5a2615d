"""Progress of long work: a bar when Rich is installed and somebody watches, else a line now and then."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

SECONDS_BETWEEN_LINES = 10.0


def tracked(chunks: Iterable[Sequence[T]], total: int, what: str) -> Iterator[T]:
    """Every item of every chunk, telling on the way how far it is."""
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
