"""Jobs that take too much, done by a process that the tests start: `python -m tests.server.strange_jobs FILE`."""

from __future__ import annotations

import os
import re
import signal
import sys
import time
from pathlib import Path

from kamishima.server.protocol.errors import NotFound
from kamishima.server.tables import jobs
from kamishima.server.tables.job_process import serve
from kamishima.server.tables.jobs import Job


def spin(_asked: int) -> int:
    """Uses the processor for ever."""
    while True:
        pass


def match_for_ever(_asked: int) -> int:
    """The same within a single call of C, where Python's own signal handlers would never run."""
    re.match(r"(a*)*b", "a" * 60)
    return 0


def hoard(_asked: int) -> int:
    """Takes memory for ever."""
    held: list[bytes] = []
    while True:
        held.append(bytes(1 << 20))


def hoard_at_once(_asked: int) -> int:
    return len(bytes(1 << 30))


def babble(asked: int) -> str:
    return "x" * asked


def wait(asked: int) -> int:
    """Waits for the test; says first which process it is."""
    note = Path(sys.argv[1])
    with note.open("a") as notes:
        notes.write(f"{os.getpid()}\n")
    while not note.with_name("go").exists():
        time.sleep(0.005)
    return asked


def note(asked: int) -> int:
    """Writes down in which order jobs were done."""
    with Path(sys.argv[1]).with_name("order").open("a") as notes:
        notes.write(f"{asked}\n")
    return asked


def die(_asked: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def kill_all(asked: int) -> int:
    """Takes the process with it that does the jobs."""
    once = Path(sys.argv[1]).with_name(f"killed-{asked}")
    if not once.exists():
        once.touch()
        os.kill(os.getppid(), signal.SIGKILL)
    return asked


def refuse(_asked: int) -> int:
    raise NotFound("there is no such thing", "thing")


def stumble(_asked: int) -> int:
    raise ZeroDivisionError("ana holds the fox")


def measure(_asked: int) -> int:
    """Does nothing: for what a fork costs."""
    return os.getpid()


STRANGE: dict[str, Job[int, int]] = {
    work.__name__: Job(work.__name__, int, int, work, 0.3)
    for work in (spin, match_for_ever, hoard, hoard_at_once, wait, note, die, kill_all, refuse, stumble, measure)
}
BABBLE = Job("babble", int, str, babble, 0.3)

if __name__ == "__main__":
    jobs.JOBS.update({**STRANGE, BABBLE.name: BABBLE})
    serve(sys.stdin.fileno(), sys.stdout.fileno())
