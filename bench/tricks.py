"""What each trick of the server brings: python -m bench.tricks [--seconds S] [--turns N] [--path FOLDER] [TRICK]...

For each trick two servers are started, one with it and one without, and play in turns in the same run. `--path` is a
folder of packages for the servers, such as the one that granian was installed into.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence

from bench.load.ours import Played, serving_ours
from bench.load.processes import Watched
from bench.load.turns import TURN_SECONDS, TURNS, WARM_TURNS, in_turns
from bench.load.without import TRICKS
from bench.rows import Row, against, show
from bench.server import CLOSED


def rows(tricks: Sequence[str], game: str, turns: int, seconds: float) -> Iterator[Row]:
    for trick in tricks:
        ours, other = compare(trick, Played(game), turns, seconds)
        name = f"server, {game}, {trick}"
        yield against(f"{name}: moves", ours.ended.rate, "moves/s", "without", other.ended.rate)
        yield against(f"{name}: p99", ours.ended.p99, "ms", "without", other.ended.p99)
        yield against(f"{name}: CPU a move", ours.cpu_per_move, "µs", "without", other.cpu_per_move)


def compare(trick: str, played: Played, turns: int, seconds: float) -> list[Watched]:
    """The figures with a trick and without it."""
    with serving_ours(CLOSED, played, command("nothing")) as one, serving_ours(CLOSED, played, command(trick)) as other:
        return in_turns([one, other], warm_turns=min(WARM_TURNS, turns), turns=turns, seconds=seconds)


def command(trick: str) -> list[str]:
    return [sys.executable, "-m", "bench.load.without", trick]


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.tricks", description=__doc__)
    parser.add_argument("tricks", nargs="*", metavar="TRICK", help=", ".join(TRICKS))
    parser.add_argument("--game", default="shaman")
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--seconds", type=float, default=TURN_SECONDS, help="of each turn")
    parser.add_argument("--path", default="", help="a folder of packages for the servers")
    given = parser.parse_args(arguments)
    if unknown := [name for name in given.tricks if name not in TRICKS]:
        parser.error(f"there is no trick {unknown[0]!r}; the tricks are {', '.join(TRICKS)}")
    if given.path:
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), given.path]))
    for row in rows(given.tricks or list(TRICKS), given.game, given.turns, given.seconds):
        print(show(row), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
