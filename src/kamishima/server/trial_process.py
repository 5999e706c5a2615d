"""A trial in a process of its own: reads what to play, one line, and writes each game when it is over."""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

import msgspec

from kamishima.games.islands.content import read_content
from kamishima.lab.trial_islands import trial
from kamishima.server.confined import MEGABYTE, confine, grant

NICENESS = 19
"""Whoever waits for a move comes first: a trial has what is left of the machine."""


GAME_SECONDS = 60.0
"""On the processor; a game takes a second or two."""
MEMORY = 256 * MEGABYTE


class Order(msgspec.Struct, frozen=True):
    """What to play."""

    pack: str
    players: int
    bot: str
    games: int
    seed: int


def serve(asked: BinaryIO, answered: BinaryIO) -> None:
    """Play what is asked for."""
    order = msgspec.json.decode(asked.readline(), type=Order)
    seeds = range(order.seed, order.seed + order.games)
    for played in trial(read_content(order.pack), order.players, order.bot, seeds):
        answered.write(msgspec.json.encode(played) + b"\n")
        answered.flush()
        grant(GAME_SECONDS)


if __name__ == "__main__":
    os.nice(NICENESS)
    confine(GAME_SECONDS, MEMORY)
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)
