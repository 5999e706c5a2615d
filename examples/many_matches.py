"""Many matches at once as arrays: random words in 16 matches of Origami (needs the extra `arrays`).

python examples/many_matches.py
"""

from __future__ import annotations

import numpy as np

import kamishima
from kamishima.adapters.vector import Vector


def run(matches: int, steps: int, seed: int = 0) -> int:
    """Say one random word in every match, again and again; how many matches ended."""
    vector, rng, ended = Vector(kamishima.table("origami", players=2), matches, seed), np.random.default_rng(seed), 0
    for _ in range(steps):
        vector.step([int(rng.choice(allowed)) for allowed in vector.allowed])
        ended += int(vector.finished.sum())
    return ended


if __name__ == "__main__":
    print(run(matches=16, steps=1000), "matches ended")
