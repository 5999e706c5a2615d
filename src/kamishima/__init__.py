"""Kamishima: a digital table for four paper-and-island games.

>>> import random, kamishima
>>> game, rng = kamishima.table("islands", players=2), random.Random(7)
>>> state = game.start()
>>> while not isinstance(turn := game.turn(state), kamishima.Over):
...     action = turn.draw(rng) if isinstance(turn, kamishima.Chance) else rng.choice(turn.actions)
...     state = game.advance(state, action)
>>> turn.result.reason
'season'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kamishima.api import read_record, simulate, table
    from kamishima.bots.registry import make_bot
    from kamishima.core.match import Match
    from kamishima.core.turn import Chance, Decision, Over

__version__ = "0.1.0"

HOMES = {
    "table": "kamishima.api",
    "Match": "kamishima.core.match",
    "Decision": "kamishima.core.turn",
    "Chance": "kamishima.core.turn",
    "Over": "kamishima.core.turn",
    "read_record": "kamishima.api",
    "make_bot": "kamishima.bots.registry",
    "simulate": "kamishima.api",
}
"""Where each public name is defined."""

__all__ = ["Chance", "Decision", "Match", "Over", "make_bot", "read_record", "simulate", "table"]


def __getattr__(name: str) -> object:
    """Import a public name when it is asked for, so that `kamishima --help` need not load the games."""
    if name not in HOMES:
        raise AttributeError(f"module 'kamishima' has no attribute {name!r}; it has {', '.join(__all__)}")
    return getattr(import_module(HOMES[name]), name)
