"""Every game with every number of players, and the options that change what can be said or seen."""

from __future__ import annotations

from typing import Any

from kamishima.games.registry import GAMES

Setup = tuple[str, int, dict[str, Any]]

EVERY: list[Setup] = [(name, players, {}) for name, shelf in GAMES.items() for players in shelf.players]
WITH_OPTIONS: list[Setup] = [
    ("origami", 2, {"box": "legends"}),
    ("origami", 4, {"box": "combined"}),
    ("origami", 3, {"box": "combined", "characters": False, "memory_aid": True}),
    ("islands", 1, {"science": True}),
    ("islands", 3, {"catch_up": True, "near": True}),
    ("shaman", 2, {"turn_limit": 5}),
]
ALL = EVERY + WITH_OPTIONS


def named(setup: Setup) -> str:
    """A name for a test."""
    name, players, options = setup
    return "-".join([name, str(players), *options])
