"""`kamishima check`: many random games with the checks of the test kit."""

from __future__ import annotations

import argparse
import time

from kamishima.cli.arguments import add_game, add_seeds, read_seeds
from kamishima.cli.progress import exit_code, tracked
from kamishima.lab.check import check


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_seeds(parser, games=1000)
    parser.add_argument(
        "--every", type=int, default=20, metavar="N", help="check secrecy at one step in N (default 20; 1 for all)"
    )


def run(arguments: argparse.Namespace) -> int:
    """Play, and print what was found; the exit code is 1 when a promise was broken."""
    seeds, began = read_seeds(arguments), time.monotonic()
    chunks = check(arguments.game, seeds, every=max(1, arguments.every), processes=arguments.processes)
    games = steps = secrecy = longest = broken = 0
    for checked in tracked(chunks, arguments.games, f"checking {arguments.game}"):
        games += 1
        steps += checked.steps
        secrecy += checked.secrecy_checks
        longest = max(longest, checked.steps)
        if checked.fault:
            broken += 1
            print(f"BROKEN: {checked.fault}")
    print(
        f"{arguments.game}: {games} random games over every set-up, {steps} steps, at most {longest} a game; "
        f"conservation checked at each, secrecy at {secrecy} of them for every seat and spectators; "
        f"{broken} violations; {time.monotonic() - began:.0f} s"
    )
    return 1 if broken else exit_code(games, arguments.games)
