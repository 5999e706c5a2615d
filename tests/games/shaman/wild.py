"""Random positions: from random games, and wild ones that no game would reach so soon."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from kamishima.core.turn import Decision
from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.pack.content import house_content
from kamishima.games.shaman.rules.actions import site_at, space_at
from kamishima.games.shaman.rules.geometry import SITES
from kamishima.games.shaman.rules.state import TURN, State
from kamishima.testing.walk import walk

GAMES = {players: ShamanIsland(house_content(), players, {}) for players in (2, 3, 4)}


def played_positions(game: ShamanIsland, seed: int) -> Iterator[State]:
    """The positions of a random game in which somebody takes an action."""
    for visit in walk(game, seed):
        assert isinstance(visit.state, State)
        if visit.state.phase == TURN:
            yield visit.state


def wild_position(game: ShamanIsland, rng: random.Random) -> State:
    """Tiles scattered over a small part of the sea, some of them at its edge, with pieces and spirits anywhere."""
    side = rng.randint(5, 14)
    left, low = (rng.choice((0, 20, SITES - side)) for _ in range(2))
    stacks: dict[tuple[int, int], int] = {}
    for _ in range(200):
        x, y = left + rng.randrange(side), low + rng.randrange(side)
        if len(stacks) < game.slots and all(max(abs(x - a), abs(y - b)) > 1 for a, b in stacks):
            stacks[x, y] = rng.choice((1, 1, 1, 2, 3))
    return game.decode(_plain(game, stacks, rng))


def _plain(game: ShamanIsland, stacks: dict[tuple[int, int], int], rng: random.Random) -> dict[str, Any]:
    spaces = [space_at(x + a, y + b).name for x, y in stacks for a in (0, 1) for b in (0, 1)]
    rng.shuffle(spaces)
    listed: list[Any] = [[site_at(x, y).name, height] for (x, y), height in stacks.items()]
    seat = rng.randrange(game.players)
    return {
        "phase": TURN,
        "stacks": listed + [None] * (game.slots - len(listed)),
        "tribes": [_tribe(game, spaces, rng) for _ in range(game.players)],
        "coin": None,
        "rider": None,
        "settler": 0,
        "seat": seat,
        "starter": 0,
        "turns": 0,
        "actions": 2,
        "sunk": 0,
        "ended": "",
    }


def _tribe(game: ShamanIsland, spaces: list[str], rng: random.Random) -> dict[str, Any]:
    """As many warriors as find room; in one of four tribes the shaman is in the spirit world, perhaps with a rider."""
    warriors = [spaces.pop() if spaces and rng.random() < 0.8 else None for _ in game.coins]
    here = [coin for coin, space in enumerate(warriors) if space is not None]
    if here and spaces and rng.random() < 0.25:
        die = rng.choice(spaces)
        if rng.random() < 0.5:
            spaces.remove(die)  # else somebody may come to ride it
        return {"shaman": None, "warriors": warriors, "spirit": die, "host": rng.choice(here)}
    return {"shaman": spaces.pop() if spaces else None, "warriors": warriors, "spirit": None, "host": None}


def positions(seed: int) -> Iterator[tuple[ShamanIsland, State]]:
    """Endless positions, by turns from a random game and wild ones."""
    rng = random.Random(seed)
    while True:
        game = GAMES[rng.choice((2, 3, 4))]
        for state in played_positions(game, rng.getrandbits(32)):
            yield game, state
            wild = wild_position(game, rng)
            if isinstance(game.offer(wild), Decision):
                yield game, wild
