"""Steps a second through PettingZoo, next to its own games with hidden information in the same run; and many at once.

How fast a machine is changes within seconds, so what is compared takes turns in short slices.

`python -m bench.research` prints these rows alone; `rows()` gives them to the other benchmarks.
"""

from __future__ import annotations

import random
import statistics
import time
import warnings
from collections.abc import Callable, Iterator
from typing import Any, Final

import numpy as np
import pettingzoo

from bench.rows import Row, show
from kamishima.adapters.pettingzoo import TableEnv
from kamishima.adapters.tables import make_table
from kamishima.adapters.vector import Vector
from kamishima.games.registry import GAMES

PEERS = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5")
"""Everything of PettingZoo's classic games where something is hidden."""
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("origami", 2, {}),
    ("origami", 3, {}),
    ("origami", 4, {}),
    ("origami", 2, {"box": "legends"}),
    ("origami", 4, {"box": "combined"}),
    ("islands", 1, {}),
    ("islands", 2, {}),
    ("islands", 3, {}),
    ("islands", 4, {}),
    ("islands", 5, {}),
    ("islands", 6, {}),
    ("islands", 1, {"science": True}),
    ("shaman", 2, {}),
    ("shaman", 3, {}),
    ("shaman", 4, {}),
)
ROUNDS = 80
"""How often the sides take turns."""
SLICE = 0.02
"""The seconds of processor time that a turn takes at least."""
STEPS = 64
"""So many are done between two looks at the clock."""
MATCHES = 16
MANY = 256
"""So many matches at once should not be slower than one at a time in the same way."""


class Side:
    """Something that is stepped at random, slice by slice; it goes on where it has stopped."""

    def __init__(self, step: Callable[[], int]) -> None:
        self._step: Final = step
        """Does some steps, and tells how many."""
        self.costs: Final[list[float]] = []
        """Seconds a step in each slice."""

    def run(self) -> None:
        """One slice."""
        steps, began = 0, time.process_time()
        while (spent := time.process_time() - began) < SLICE:
            steps += self._step()
        self.costs.append(spent / steps)

    @property
    def rate(self) -> float:
        """Steps a second in the middle one of all slices."""
        return 1 / statistics.median(self.costs)


def side_by_side(*sides: Side) -> None:
    """Let them take turns."""
    random.seed(1)
    for _ in range(ROUNDS):
        for side in sides:
            side.run()


def compared(title: str, side: Side, name: str, other: Side) -> Row:
    """One side next to another: the ratio is the middle one of all rounds, whose slices lay side by side."""
    ratios = [theirs / ours for ours, theirs in zip(side.costs, other.costs, strict=True)]
    return Row(title, side.rate, "steps/s", name, other.rate, statistics.median(ratios))


def rows() -> Iterator[Row]:
    """Every table next to the fastest peer, and many matches at once next to one."""
    sides = {name: one(peer(name)) for name in PEERS}
    side_by_side(*sides.values())
    for name, side in sides.items():
        yield Row(f"PettingZoo {name}, random play", side.rate, "steps/s")
    fastest = max(sides, key=lambda name: sides[name].rate)
    for name, players, options in TABLES:
        title = ", ".join([f"{name} {players} players", *map(str, options.values())])
        other, single = one(peer(fastest)), one(TableEnv(name, players, **options))
        many = many_at_once(name, players, options, MATCHES)
        side_by_side(other, single, many)
        yield compared(f"{title}, PettingZoo", single, fastest, other)
        yield compared(f"{title}, {MATCHES} at once", many, "one by one", single)
    for name in GAMES:
        alone, many = many_at_once(name, 2, {}, 1), many_at_once(name, 2, {}, MANY)
        side_by_side(alone, many)
        yield compared(f"{name} 2 players, {MANY} at once", many, "1 at once", alone)


def peer(name: str) -> Any:  # noqa: ANN401  # PettingZoo has no types
    """One of PettingZoo's own games."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return pettingzoo.make("aec", f"classic/{name}")


def one(env: Any) -> Side:  # noqa: ANN401  # PettingZoo has no types
    """An environment, stepped as PettingZoo's own `performance_benchmark` does."""
    env.reset(seed=1)

    def step() -> int:
        steps = 0
        while steps < STEPS:
            for _ in env.agent_iter(env.num_agents):
                seen, _, ended, cut, _ = env.last()
                env.step(None if ended or cut else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                steps += 1
                if all(env.terminations.values()) or all(env.truncations.values()):
                    env.reset()
        return steps

    return Side(step)


def many_at_once(name: str, players: int, options: dict[str, Any], matches: int) -> Side:
    """Many matches of a table, stepped together."""
    vector = Vector(make_table(name, players, options), matches)
    times = max(1, STEPS // matches)

    def step() -> int:
        for _ in range(times):
            vector.step([random.choice(words) for words in vector.allowed])
        return times * matches

    return Side(step)


def main() -> None:
    """Print the rows."""
    for row in rows():
        print(show(row), flush=True)


if __name__ == "__main__":
    main()
