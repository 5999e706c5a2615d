"""`kamishima balance origami`: which cards are played, and who wins with them."""

from __future__ import annotations

import argparse
import csv
import io
from pathlib import Path

from kamishima.bots.bot import BOTS
from kamishima.cli.files import require_writable, write_results
from kamishima.cli.progress import exit_code, tracked
from kamishima.cli.setup import add_pack, add_players, bots_for, read_setting
from kamishima.core.errors import KamishimaError
from kamishima.games.registry import box
from kamishima.lab.balance_origami import CardBalance, homes, watch_games, weigh

FAR_OUT = 0.25
"""A card whose players win so much more or less often than others stands far out."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`origami --players --games --bots --option --pack --seed --processes --csv`."""
    parser.add_argument("game", choices=["origami"], metavar="GAME", help="origami")
    add_players(parser)
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="how many (default 2000)")
    parser.add_argument("--bots", default="greedy", metavar="A,B", help=f"who plays: {', '.join(BOTS)}")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the table")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the first game (default 0)")
    parser.add_argument("--processes", type=int, default=None, metavar="N", help="default: all cores")
    parser.add_argument("--csv", type=Path, default=None, metavar="FILE", help="write the table as CSV, too")
    add_pack(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play, weigh, and print one line a card."""
    place = read_setting(arguments)
    bots = bots_for(arguments.bots, place.players)
    if arguments.games < 1:
        raise KamishimaError(f"--games {arguments.games}: at least one game")
    require_writable(arguments.csv)
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    chunks = watch_games([place], bots, seeds, processes=arguments.processes)
    games = list(tracked(chunks, arguments.games, "playing"))
    shelf = box(arguments.game)
    content = shelf.read_content(shelf.house_text() if place.pack is None else place.pack)
    rows = [row for row in weigh(games, homes(content)) if row.players]
    print("\n".join(table(rows, len(games))))
    write_results((arguments.csv, lambda: _rows_of(rows)))
    return exit_code(len(games), arguments.games)


def table(rows: list[CardBalance], games: int) -> list[str]:
    """The cards, those whose players win most first."""
    lines = [
        f"{games} games. How often a player plays each card in a game that has it, and how much more often (in",
        "hundredths) those win who played it than those who did not, with 95 % intervals.",
        "",
        f"{'card':<24}{'plays':>8}{'wins':>9}{'±':>7}",
    ]
    for row in sorted(rows, key=lambda row: -row.difference):
        mark = "  far out" if abs(row.difference) - row.margin > FAR_OUT else ""
        lines.append(f"{row.card:<24}{row.rate:>8.2f}{100 * row.difference:>+9.1f}{100 * row.margin:>7.1f}{mark}")
    return lines


def _rows_of(rows: list[CardBalance]) -> bytes:
    file = io.StringIO(newline="")
    writer = csv.writer(file)
    writer.writerow(["card", "players", "plays", "difference", "margin"])
    writer.writerows([[row.card, row.players, row.plays, row.difference, row.margin] for row in rows])
    return file.getvalue().encode()
