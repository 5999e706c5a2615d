"""Whose turn it is in running matches whose log does not say so: those that an earlier version has written.

Lists read it from the last entry of a log. What is missing there is worked out once, one match after the other.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial

from kamishima.core.errors import KamishimaError
from kamishima.core.play import Play
from kamishima.server.match.log_steps import follow, resume
from kamishima.server.match.versions import game_of
from kamishima.server.store import lists, matches
from kamishima.server.store.matches import Stored
from kamishima.server.store.reader import Reader
from kamishima.server.store.writer import Writer

AT_ONCE = 50

log = logging.getLogger(__name__)


async def note_turns(reader: Reader, writer: Writer) -> None:
    after = ""
    while found := await reader.run(lists.without_turn, after, AT_ONCE):
        for table in found:
            try:
                await _note(reader, writer, table)
            except KamishimaError as error:  # its rules or its pack are not here: its list says that it runs
                log.warning("whose turn it is could not be noted", extra={"table": table, "kind": error.code})
        after = found[-1]


async def _note(reader: Reader, writer: Writer, table: str) -> None:
    stored = await reader.run(matches.load, table)
    if stored is not None:
        play = await asyncio.to_thread(_played, stored)
        noted = partial(lists.note_turn, table_id=table, length=play.index, acting=play.acting)
        await writer.do(noted, partition=table)


def _played(stored: Stored) -> Play:
    play = resume(game_of(stored.table), stored.snapshot, stored.table.practising)
    for entry in stored.entries:
        play, _ = follow(play, entry)
    return play
