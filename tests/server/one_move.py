"""Prints which files of the server run from a move that is sent to its answer: `python -m tests.server.one_move`."""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import threading
from pathlib import Path
from types import FrameType

from tests.server.client import Person, new_key, pick, plans
from tests.server.nodes import running_node

import kamishima.server
from kamishima.server.infra import gc_schedule, timings
from kamishima.server.infra.config import Limits
from kamishima.server.match import rooms
from kamishima.server.protocol import messages as wire
from kamishima.server.tables import empty_tables

SERVER = Path(kamishima.server.__file__).parent
MOVES = 3
"""The first ones fill caches; all that is called for any of them is printed."""


class Trace:
    """Records the files whose functions are called, in all threads that start after it is switched on."""

    def __init__(self) -> None:
        self.files: set[str] = set()
        self.is_recording = False

    def note(self, frame: FrameType, event: str, _argument: object) -> None:
        if self.is_recording and event == "call" and frame.f_code.co_name != "<module>":
            self.files.add(frame.f_code.co_filename)

    @property
    def of_server(self) -> list[str]:
        paths = [Path(name) for name in self.files]
        return sorted([path.relative_to(SERVER).as_posix() for path in paths if path.is_relative_to(SERVER)])


async def play(base: str, trace: Trace) -> None:
    """Two people at a table of Shaman; every move is traced until both have heard of it."""
    async with Person(base, "ana") as ana, Person(base, "ben") as ben:
        table = await ana.new_table(wire.NewTable(game="shaman", seats=plans(2)))
        await ben.join(table.id)
        sockets = [await ana.sit(table.id), await ben.sit(table.id)]
        await asyncio.sleep(0.5)
        for _ in range(MOVES):
            actor = next(socket for socket in sockets if socket.my_turn)
            assert actor.words is not None
            trace.is_recording = True
            await actor.submit(pick(actor.words, random.Random(1)), new_key())
            for socket in sockets:
                while socket.index < actor.index:
                    await socket.hear()
            trace.is_recording = False
        for socket in sockets:
            await socket.close()


def main() -> None:
    # Nothing runs periodically meanwhile, however long a move takes.
    gc_schedule.INTERVAL = rooms.SWEEP_SECONDS = empty_tables.CHECK_SECONDS = timings.EVERY_SECONDS = 3600.0
    trace = Trace()
    threading.setprofile(trace.note)
    with tempfile.TemporaryDirectory() as data, running_node(Path(data), limits=Limits()) as node:
        asyncio.run(play(node.base, trace))
    sys.stdout.write("\n".join(trace.of_server) + "\n")


if __name__ == "__main__":
    main()
