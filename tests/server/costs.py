"""What a request costs a server: time on the processor and memory, of the server and all processes that it has."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

TICKS = os.sysconf("SC_CLK_TCK")
NOT_YET_A_PROGRAM = 0x40
"""The kernel's flag PF_FORKNOEXEC: forked, and nothing else since."""


class Cost(msgspec.Struct):
    """What was used between two moments."""

    seconds: float = 0.0
    megabytes: float = 0.0


def _fields(stat: str) -> list[str]:
    """What is told of a process or thread behind its name: first its state, then its parent."""
    return stat.rpartition(") ")[2].split()


def family(process: int) -> list[int]:
    """A process and all that it has started."""
    children: dict[int, list[int]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = _fields(stat.read_text())
        except OSError:
            continue  # it has just ended
        children.setdefault(int(fields[1]), []).append(int(stat.parent.name))
    found = [process]
    for member in found:
        found += children.get(member, [])
    return found


def is_at_rest(process: int) -> bool:
    """Whether nobody works, has to wait for a processor or for a disk."""
    for member in family(process):
        for stat in Path("/proc").glob(f"{member}/task/*/stat"):
            with contextlib.suppress(OSError):  # it has just ended
                if _fields(stat.read_text())[0] in {"R", "D"}:
                    return False
    return True


def seconds_used(process: int) -> float:
    """Time on the processor, also of those who have ended."""
    total = 0
    for member in family(process):
        try:
            fields = _fields(Path(f"/proc/{member}/stat").read_text())
        except OSError:
            continue
        total += sum([int(field) for field in fields[11:15]])  # its own and its dead children's, user and system
    return total / TICKS


def kilobytes_held(process: int) -> int:
    """Memory of all of them; what several share is counted once.

    Pages of files are left out: how many processes of the whole machine share them changes from moment to moment. The
    server's own are in its peak.
    """
    total = 0
    for member in family(process):
        try:
            fields = _fields(Path(f"/proc/{member}/stat").read_text())
            if int(fields[1]) == process and int(fields[6]) & NOT_YET_A_PROGRAM:
                continue  # until then it runs in the memory of the server, which would be counted twice
            rows = Path(f"/proc/{member}/smaps_rollup").read_text().splitlines()
        except OSError:
            continue
        total += sum([int(row.split()[1]) for row in rows if row.startswith(("Pss_Anon:", "Pss_Shmem:"))])
    assert total, "this kernel does not tell what a process holds"
    return total


def _status(process: int, name: str) -> int:
    rows = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(row.split()[1]) for row in rows if row.startswith(f"{name}:"))


@contextmanager
def measured(process: int) -> Iterator[Cost]:
    """What the block costs: memory at its highest, as it is seen by looking again and again."""
    cost = Cost()
    Path(f"/proc/{process}/clear_refs").write_text("5")  # the peak counts from now on
    resident, before, seconds = _status(process, "VmRSS"), kilobytes_held(process), seconds_used(process)
    peaks = [before]
    over = threading.Event()

    def look() -> None:
        while not over.wait(0.002):
            peaks[0] = max(peaks[0], kilobytes_held(process))

    looking = threading.Thread(target=look)
    looking.start()
    try:
        yield cost
    finally:
        over.set()
        looking.join()
        cost.seconds = seconds_used(process) - seconds
        alone = _status(process, "VmHWM") - resident  # the server's own peak is known exactly
        cost.megabytes = max(peaks[0] - before, alone) * 1024 / 1e6
