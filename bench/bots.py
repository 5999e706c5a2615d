"""How long bots think: the 99th percentile of a decision over whole games, and iterations a second.

`python -m bench.bots` prints these rows alone; `rows()` gives them to the other benchmarks.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

from bench.rows import Row, show
from kamishima.bots.levels import LEVELS, Thinker
from kamishima.bots.registry import level_of
from kamishima.bots.seat import Seat
from kamishima.core.game import AnyGame, State
from kamishima.core.rollout import Rollout
from kamishima.core.turn import Action, Decision
from kamishima.games.registry import box

LIMITS = {"paper": 0.010, "crane": 0.300, "dragon": 2.0}
"""What a decision may take on one core, in seconds."""
TABLES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("origami", 2, {}),
    ("origami", 4, {"box": "combined"}),
    ("shaman", 2, {}),
    ("shaman", 4, {}),
    ("islands", 2, {}),
    ("islands", 4, {}),
    ("islands", 1, {"science": True}),
)
THOUGHTS = {"paper": 1, "crane": 2, "dragon": 6}
"""One decision in so many is thought about at this level, the others by a quick one: games of dragons take long."""
LEAST = {"paper": 200, "crane": 60, "dragon": 24}
"""Whole games are played until there are so many times."""


def rows() -> Iterator[Row]:
    """Every level at every table."""
    for name, players, options in TABLES:
        game = box(name).table(players, options)
        where = ", ".join([name, f"{players} players" if players > 1 else "alone", *map(str, options)])
        for level in LEVELS:
            spent, rate = thinking(game, level)
            limit = 1000 * LIMITS[level]
            late = 1000 * spent[int(0.99 * (len(spent) - 1))]
            yield Row(f"{where}: {level}, p99 of a decision", late, "ms", "limit", limit, late / limit)
            yield Row(f"{where}: {level}, iterations", rate, "/s")


def thinking(game: AnyGame, level: str) -> tuple[list[float], float]:
    """The times of decisions over whole games, sorted, and iterations a second."""
    spent: list[float] = []
    iterations = seed = 0
    while len(spent) < LEAST[level]:
        seed += 1
        for took, made in thoughts(game, level, seed):
            spent.append(took)
            iterations += made
    return sorted(spent), iterations / sum(spent)


def thoughts(game: AnyGame, level: str, seed: int) -> list[tuple[float, int]]:
    """How long a level thinks about decisions of one game, and how many iterations it makes."""
    rng = random.Random(seed)
    quick, deep = Thinker(seed, level_of("paper@4")), Thinker(seed, LEVELS[level])
    choices = 0
    found: list[tuple[float, int]] = []

    def choose(game: AnyGame, state: State, turn: Decision) -> Action:
        nonlocal choices
        seat = Seat(game, state, turn.seat, rng)
        choices += len(turn.actions) > 1
        if len(turn.actions) > 1 and choices % THOUGHTS[level] == 0:
            began = time.perf_counter()
            iterations = deep.think(seat).iterations
            found.append((time.perf_counter() - began, iterations))
        return quick.choose(seat)

    Rollout(game, choose, rng).finish()
    return found


def main() -> None:
    """Print the rows."""
    for row in rows():
        print(show(row), flush=True)


if __name__ == "__main__":
    main()
