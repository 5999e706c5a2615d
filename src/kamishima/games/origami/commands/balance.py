"""`kamishima balance origami`: which cards are played, and who wins with them."""

from __future__ import annotations

import argparse
from pathlib import Path

from kamishima.bots.registry import BOTS
from kamishima.cli.arguments import add_pack, add_players, bots_for, read_setting
from kamishima.cli.files import csv_of, require_writable, write_results
from kamishima.cli.progress import exit_code, tracked
from kamishima.core.errors import KamishimaError
from kamishima.games.origami.lab.balance import CardBalance, Verdict, homes_at, judge, watch_games, weigh
from kamishima.games.registry import open_table
from kamishima.lab.comparisons import CORRECTION, counted
from kamishima.lab.effects import RARE

FAR_OUT = 0.25
"""A card whose players win so much more or less often than others stands far out."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
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
    place = read_setting(arguments)
    bots = bots_for(arguments.bots, place.players)
    if arguments.games < 1:
        raise KamishimaError(f"--games {arguments.games}: at least one game")
    require_writable(arguments.csv)
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    chunks = watch_games([place], bots, seeds, processes=arguments.processes)
    games = list(tracked(chunks, arguments.games, "playing"))
    rows = weigh(games, homes_at(open_table(place)))
    print("\n".join(table(rows, len(games))))
    write_results((arguments.csv, lambda: csv_of(_rows_of(rows))))
    return exit_code(len(games), arguments.games)


def table(rows: list[CardBalance], games: int) -> list[str]:
    """The cards, those whose players win most first, and what can be said about them."""
    found = judge(rows, FAR_OUT)
    lines = [
        f"{games} games. How often a player plays each card in a game that has it, and how much more often (in",
        "hundredths) those win who played it than those who did not, with 95 % intervals, which count games.",
        "",
        f"{'card':<24}{'plays':>8}{'wins':>9}{'±':>7}",
    ]
    compared = {one.name for one in found.compared}
    for row in sorted([row for row in rows if row.card in compared], key=lambda row: -row.difference.value):
        numbers = f"{row.rate:>8.2f}{100 * row.difference.value:>+9.1f}{100 * row.margin:>7.1f}"
        lines.append(f"{row.card:<24}{numbers}{_sign(row.card, found)}")
    return [*lines, "", counted(found.compared, found.standing), *remarks(found)]


def _sign(card: str, found: Verdict) -> str:
    return "  far out" if card in found.far_out else " *" if card in found.standing else ""


def remarks(found: Verdict) -> list[str]:
    """What the signs mean, and the cards of which nothing is known."""
    cards = {
        "played by nobody": found.unplayed,
        "in none of the games": found.absent,
        f"played, or not played, in fewer than {RARE} games, too few to say anything": found.rare,
    }
    return [
        f"*: stands after {CORRECTION}; far out: more than {100 * FAR_OUT:.0f} hundredths, after the same correction.",
        *[f"{what}: {', '.join(names)}" for what, names in cards.items() if names],
    ]


def _rows_of(rows: list[CardBalance]) -> list[list[object]]:
    numbers = [[row.card, row.players, row.plays, row.difference.value, row.margin] for row in rows]
    return [["card", "players", "plays", "difference", "margin"], *numbers]
