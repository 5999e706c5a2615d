"""Steps a second through PettingZoo, next to its own games with hidden information in the same run; and many at once.

`python -m bench.research` prints these rows alone; `rows()` gives them to the other benchmarks.
"""

from __future__ import annotations

import random
import time
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pettingzoo

from bench.rows import Row, against, show
from kamishima.adapters.pettingzoo import TableEnv
from kamishima.adapters.tables import make_table
from kamishima.adapters.vector import Vector

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
SECONDS = 1.0
RUNS = 3
MATCHES = 16


def rows() -> Iterator[Row]:
    """Every table next to the fastest peer; the best of some runs, so that a busy machine disturbs less."""
    rates = {name: max([rate(peer(name)) for _ in range(RUNS)]) for name in PEERS}
    for name, found in rates.items():
        yield Row(f"PettingZoo {name}, random play", found, "steps/s")
    fastest = max(rates, key=lambda name: rates[name])
    for name, players, options in TABLES:
        title = ", ".join([f"{name} {players} players", *map(str, options.values())])
        single = max([rate(TableEnv(name, players, **options)) for _ in range(RUNS)])
        yield against(f"{title}, PettingZoo", single, "steps/s", fastest, rates[fastest])
        many = max([rate_of_many(name, players, options) for _ in range(RUNS)])
        yield against(f"{title}, {MATCHES} at once", many, "steps/s", "one by one", single)


def peer(name: str) -> Any:  # noqa: ANN401  # PettingZoo has no types
    """One of PettingZoo's own games."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return pettingzoo.make("aec", f"classic/{name}")


def rate(env: Any) -> float:  # noqa: ANN401  # PettingZoo has no types
    """Steps a second, counted as PettingZoo's own `performance_benchmark` does, but with a processor's clock."""
    random.seed(1)
    env.reset(seed=1)
    steps, began = 0, time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        for _ in env.agent_iter(env.num_agents):
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            steps += 1
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()
    return steps / spent


def rate_of_many(name: str, players: int, options: dict[str, Any]) -> float:
    """Steps a second of many matches at once."""
    vector = Vector(make_table(name, players, options), MATCHES)
    random.seed(1)
    steps, began = 0, time.process_time()
    while (spent := time.process_time() - began) < SECONDS:
        vector.step([random.choice(words) for words in vector.allowed])
        steps += MATCHES
    return steps / spent


def main() -> None:
    """Print the rows."""
    for row in rows():
        print(show(row))


if __name__ == "__main__":
    main()
