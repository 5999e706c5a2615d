"""How much of the machine a process of ours may use: kept by the system, whatever the process is doing."""

from __future__ import annotations

import signal
from importlib.util import find_spec
from pathlib import Path

MEGABYTE = 1 << 20


def confine(seconds: float, memory: int) -> None:
    """From now on this process ends after so many seconds of processor, and gets only so many bytes more.

    Time on the processor counts, not time on the clock: a busy machine refuses nobody. The signal ends the process in
    the middle of compiled code too. Windows has neither; there the server's own watch has to do.
    """
    if find_spec("resource") is None:
        return
    import resource  # noqa: PLC0415  # not there on Windows

    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    most = _size() + memory
    if most > memory:
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
    grant(seconds)


def grant(seconds: float) -> None:
    """So much time on the processor from now on, instead of what was left."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _size() -> int:
    """How much address space this process has; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
    except OSError:
        return 0
    import resource  # noqa: PLC0415  # not there on Windows

    return pages * resource.getpagesize()
