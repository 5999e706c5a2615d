"""Ctrl-C as a request that long work looks at between its steps.

Python raises `KeyboardInterrupt` wherever it happens to be, also inside compiled code, which does not expect it at most
places and aborts the whole process. So a command defers the signal: its handler only notes that somebody wants to stop,
and `check` between two steps of a game raises the exception.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

_requested = False


def requested() -> bool:
    """Whether somebody wants to stop.

    A function, not a variable: Python runs handlers of signals, and other threads, when an interpreted function is
    called, and compiled code may call no other one for a long time.
    """
    return _requested


def check() -> None:
    """Raise `KeyboardInterrupt` here if somebody wants to stop. Compiled code may call it: calls may raise there."""
    if _requested:
        raise KeyboardInterrupt


def request() -> None:
    """Ask the work of this process to stop."""
    global _requested  # noqa: PLW0603  # the signal belongs to the process, and so does what it asks for
    _requested = True


@contextmanager
def deferred() -> Iterator[None]:
    """Ctrl-C only requests an end in here, however often it is pressed; what was requested is over afterwards."""
    global _requested  # noqa: PLW0603
    if threading.current_thread() is not threading.main_thread() or _is_ignored():
        yield  # signals are handled in the main thread alone
        return
    _requested = False
    before = signal.signal(signal.SIGINT, _note)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        _requested = False


def _is_ignored() -> bool:
    """Whether whoever started this process wants it to go on: so does a shell with what it runs in the background."""
    return signal.getsignal(signal.SIGINT) is signal.SIG_IGN


def _note(_number: int, _frame: FrameType | None) -> None:
    request()


@contextmanager
def raised(is_safe: Callable[[], bool] = lambda: True) -> Iterator[None]:
    """Ctrl-C interrupts at once in here, or at the end when it comes while that is not safe.

    For a wait for a person, who would have to press Enter first otherwise, and for other long waits.
    """
    if threading.current_thread() is not threading.main_thread() or _is_ignored():
        yield
        return
    is_late = False

    def interrupt(number: int, frame: FrameType | None) -> None:
        nonlocal is_late
        is_late = True
        if is_safe():
            signal.default_int_handler(number, frame)

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        check()
        yield
    finally:
        signal.signal(signal.SIGINT, before)
    if is_late:
        raise KeyboardInterrupt
