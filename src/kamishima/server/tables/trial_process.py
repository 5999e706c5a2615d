"""A trial in a process of its own: reads what to play, one line, and writes each game when it is over."""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

import msgspec

from kamishima.games.box import Trial
from kamishima.games.registry import box
from kamishima.server.infra.resource_limits import MEGABYTE, confine, grant

NICENESS = 19
"""Whoever waits for a move comes first: a trial has what is left of the machine."""


GAME_SECONDS = 60.0
"""On the processor; a game takes a second or two."""
MEMORY = 256 * MEGABYTE


class Order(msgspec.Struct, frozen=True):
    game: str
    pack: str
    players: int
    bot: str
    games: int
    seed: int


def serve(asked: BinaryIO, answered: BinaryIO) -> None:
    order = msgspec.json.decode(asked.readline(), type=Order)
    seeds = range(order.seed, order.seed + order.games)
    trial: Trial = box(order.game).part(box(order.game).trial)
    for played in trial.play(box(order.game).content(order.pack), order.players, order.bot, seeds):
        answered.write(msgspec.json.encode(played) + b"\n")
        answered.flush()
        grant(GAME_SECONDS)


if __name__ == "__main__":
    if hasattr(os, "nice"):  # not there on Windows
        os.nice(NICENESS)
    confine(GAME_SECONDS, MEMORY)
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except (BrokenPipeError, KeyboardInterrupt):
        os._exit(0)
