"""`kamishima train`: learn the weights of a game's net from self-play; it can be stopped and goes on where it was."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kamishima.cli.arguments import add_setting, read_option_values, read_pack, read_setting
from kamishima.cli.files import require_writable, write_whole
from kamishima.cli.progress import tracked
from kamishima.core.errors import KamishimaError
from kamishima.core.setting import Setting, setting
from kamishima.games.registry import open_table
from kamishima.train.plan import Plan
from kamishima.train.players import read_file

NUMBERS = {
    "rounds": (2, "rounds of self-play and learning"),
    "games": (8000, "games of self-play a round, half of them at the first table"),
    "iterations": (12, "iterations of a decision in self-play"),
    "epochs": (5, "how often each position is learned from"),
    "gate-games": (200, "games of each match that decides whether a round is kept"),
    "gate-iterations": (60, "iterations of a decision in those matches"),
    "final-games": (400, "games against dragon-1 with its thinking time at the end; 0 for none"),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_setting(parser)
    parser.add_argument(
        "--also",
        action="append",
        default=[],
        metavar="TABLE",
        help="another table to learn as well: players=3, or players=2,box=legends; repeat for more",
    )
    parser.add_argument(
        "--folder", type=Path, required=True, metavar="FOLDER", help="keeps everything; run again to go on"
    )
    parser.add_argument("--weights", type=Path, default=None, metavar="FILE", help="write the weights here, too")
    for name, (usual, about) in NUMBERS.items():
        parser.add_argument(f"--{name}", type=int, default=usual, metavar="N", help=f"{about} (default {usual})")
    parser.add_argument("--noise", type=float, default=0.06, metavar="PART", help="moves at random (default 0.06)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of everything (default 0)")
    parser.add_argument("--processes", type=int, default=None, metavar="N", help="default: all cores")


def run(arguments: argparse.Namespace) -> int:
    first = read_setting(arguments)
    tables = (first, *[_also(text, arguments) for text in arguments.also])
    plan = Plan(
        tables,
        arguments.rounds,
        arguments.games,
        arguments.iterations,
        arguments.noise,
        arguments.epochs,
        arguments.gate_games,
        arguments.gate_iterations,
        arguments.final_games,
        arguments.seed,
    )
    _check(plan)
    require_writable(arguments.weights)
    from kamishima.train.campaign import Campaign, in_words

    written = Campaign(plan, arguments.folder, arguments.processes, tracked, _tell).run()
    found = read_file(written)
    for figure in found.header.history.figures:
        print(in_words(figure))
    if arguments.weights is not None:
        write_whole(arguments.weights, written.read_bytes())
    print(f"{arguments.weights or written}: {written.stat().st_size} bytes, weights {found.hash[:12]}")
    return 0


def _also(text: str, arguments: argparse.Namespace) -> Setting:
    options = read_option_values(text.split(","), arguments.game)
    players = options.pop("players", 2)
    if not isinstance(players, int):
        raise KamishimaError(f"--also {text}: players is a number")
    made = setting(arguments.game, players, options, read_pack(arguments.pack))
    open_table(made)
    return made


def _check(plan: Plan) -> None:
    least = {"rounds": 1, "games": 2 * len(plan.tables), "iterations": 1, "epochs": 1, "gate_games": 2}
    for name, number in least.items():
        if getattr(plan, name) < number:
            raise KamishimaError(f"--{name.replace('_', '-')} {getattr(plan, name)}: at least {number}")
    if not 0 <= plan.noise <= 1:
        raise KamishimaError(f"--noise {plan.noise:g}: a part between 0 and 1")


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)
