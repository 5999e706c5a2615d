"""`kamishima arena`: a round robin of bots, with ratings; it can be stopped and goes on where it was."""

from __future__ import annotations

import argparse
from pathlib import Path

from kamishima.bots.registry import BOTS
from kamishima.cli.arguments import add_setting, read_setting, say_who_judges
from kamishima.cli.files import require_writable, write_results
from kamishima.cli.progress import exit_code, tracked
from kamishima.games.registry import open_table
from kamishima.lab.arena import check_plan, groups, run_arena
from kamishima.lab.reports.arena import html, lines, markdown
from kamishima.lab.results import Plan, ResultsFile


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_setting(parser)
    parser.add_argument(
        "--bots",
        default="uniform,greedy,paper",
        metavar="A,B",
        help=f"who meets whom: {', '.join(BOTS)}; crane@untimed has no clock, crane@200 exactly 200 iterations",
    )
    parser.add_argument("--games", type=int, default=40, metavar="N", help="for each group of bots (default 40)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the first games (default 0)")
    parser.add_argument(
        "--limit", type=float, default=None, metavar="SECONDS", help="who thinks longer about a decision loses the game"
    )
    parser.add_argument("--processes", type=int, default=None, metavar="N", help="default: all cores")
    parser.add_argument(
        "--results", type=Path, default=None, metavar="FILE", help="keep every game here; run again to go on"
    )
    parser.add_argument("--html", type=Path, default=None, metavar="FILE", help="write a report with pictures")
    parser.add_argument("--markdown", action="store_true", help="print rows for a table of a document")


def run(arguments: argparse.Namespace) -> int:
    setting = read_setting(arguments)
    bots = tuple([name for name in arguments.bots.split(",") if name])
    plan = Plan(setting, bots, arguments.games, arguments.seed, arguments.limit)
    check_plan(plan)
    say_who_judges(open_table(setting), bots)
    require_writable(arguments.html)
    total = plan.games * len(groups(bots, setting.players))
    with ResultsFile(arguments.results, plan) as results:
        played = run_arena(plan, results, processes=arguments.processes)
        games = list(tracked(played, total, f"arena of {setting.game}"))
    print(markdown(plan, games) if arguments.markdown else "\n".join(lines(games)))
    write_results((arguments.html, lambda: html(plan, games).encode()))
    return exit_code(len(games), total)
