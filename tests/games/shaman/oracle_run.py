"""Compare engine and oracle on many positions.

python tests/games/shaman/oracle_run.py 20000 [seed]
"""

from __future__ import annotations

import sys
from collections import Counter
from itertools import islice
from pathlib import Path


def main(count: int, seed: int) -> int:
    """Print a line of progress now and then, every difference, and how many positions there were."""
    sys.path.insert(0, str(Path(__file__).parents[3]))
    from tests.games.shaman.opinions import disagreements
    from tests.games.shaman.wild import positions

    differences = 0
    seen: Counter[int] = Counter()
    for number, (game, state) in enumerate(islice(positions(seed), count), start=1):
        seen[game.players] += 1
        for line in disagreements(game, state):
            differences += 1
            sys.stderr.write(f"\n{line}\n{game.encode(state)}\n")
        if number % 500 == 0 or number == count:
            sys.stdout.write(f"\r{number} of {count} positions, {differences} differences")
            sys.stdout.flush()
    sys.stdout.write(f"\npositions with 2, 3, 4 players: {seen[2]}, {seen[3]}, {seen[4]}\n")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if sys.argv[1:] else 20_000, int(sys.argv[2]) if sys.argv[2:] else 1))
