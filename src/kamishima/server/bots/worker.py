"""A bot worker: reads jobs, one a line, and writes answers. Started by `BotPool` as a process of its own."""

from __future__ import annotations

import gc
import os
import queue
import sys
import threading
from collections.abc import Callable
from typing import BinaryIO

import msgspec

from kamishima.server.bots.job import Answer, BotJob, decide
from kamishima.server.infra.processes import READY


def serve(asked: BinaryIO, answered: BinaryIO, choose: Callable[[BotJob], Answer] = decide) -> None:
    """Answer until nobody asks any more."""
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(asked, lines), daemon=True).start()
    encoder, decoder = msgspec.json.Encoder(), msgspec.json.Decoder(BotJob)
    gc.freeze()  # what is loaded stays: no collection between two decisions has to look through it
    _write(answered, READY)
    while line := lines.get():
        _write(answered, encoder.encode(choose(decoder.decode(line))) + b"\n")


def _listen(asked: BinaryIO, lines: queue.SimpleQueue[bytes]) -> None:
    """Hand on what is asked. When the server has gone, a job that nobody waits for any more ends at once."""
    while line := asked.readline():
        lines.put(line)
    os._exit(0)


def _write(answered: BinaryIO, line: bytes) -> None:
    answered.write(line)
    answered.flush()


if __name__ == "__main__":
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)
