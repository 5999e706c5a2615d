"""Workers with faults, started as processes by the tests: `python -m tests.server.strange_workers KIND FILE`."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import msgspec

from kamishima.server.bots.job import Answer, BotJob, decide
from kamishima.server.bots.worker import serve


def count(file: Path) -> int:
    """One more line in a file that all workers share; how many there are now."""
    with file.open("a") as notes:
        notes.write(f"{os.getpid()}\n")
    return len(file.read_text().split())


def thinks_long(asked: BotJob, file: Path) -> Answer:
    """Waits until the test has made a file `go`; says which process thought about what."""
    count(file)
    while not file.with_name("go").exists():
        time.sleep(0.005)
    return decide(asked)


def dies_twice(asked: BotJob, file: Path) -> Answer:
    if count(file) <= 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return decide(asked)


def always_dies(_asked: BotJob, file: Path) -> Answer:
    count(file)
    os.kill(os.getpid(), signal.SIGKILL)
    return Answer()


def never_ends(_asked: BotJob, file: Path) -> Answer:
    count(file)
    while True:
        time.sleep(1)


def notes_the_bot(asked: BotJob, file: Path) -> Answer:
    """Writes down in which order it was asked, by the seeds."""
    with file.open("a") as notes:
        notes.write(f"{asked.seed}\n")
    time.sleep(0.02)
    return Answer(words=f"said {asked.seed}")


def stumbles(asked: BotJob, _file: Path) -> Answer:
    return decide(msgspec.structs.replace(asked, bot="nobody"))


def babbles(_asked: BotJob, _file: Path) -> Answer:
    sys.stdout.buffer.write(b"oh well\n")
    return Answer(words="late")


KINDS = {
    work.__name__: work for work in (thinks_long, dies_twice, always_dies, never_ends, notes_the_bot, stumbles, babbles)
}

if __name__ == "__main__":
    kind, notes = KINDS[sys.argv[1]], Path(sys.argv[2])
    serve(sys.stdin.buffer, sys.stdout.buffer, lambda asked: kind(asked, notes))
