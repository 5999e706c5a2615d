"""`kamishima islands balance`: how strong each sheet plays."""

from __future__ import annotations

import argparse
import csv
import io
from pathlib import Path

import msgspec

from kamishima.cli.files import require_writable, write_results
from kamishima.cli.progress import exit_code, tracked
from kamishima.cli.setup import add_pack, read_pack
from kamishima.core.errors import KamishimaError
from kamishima.lab.balance_islands import BOTS, FAR_OUT, HIGH, Line, Played, Setting, heights, measure, report

HEADS = ("sheet", "players", "mean score", "±", "against all")
PLAYERS = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`--games --players --science --bot --seed --processes --pack --csv --json`."""
    parser.add_argument("--games", type=int, default=300, metavar="N", help="how many (default 300)")
    parser.add_argument(
        "--players", type=int, default=None, metavar="N", help=f"how many play (default {PLAYERS}; 1 with --science)"
    )
    parser.add_argument("--science", action="store_true", help="one player against Carrambah")
    parser.add_argument("--bot", choices=list(BOTS), default="painter", help="who plays (default painter)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the first game (default 1)")
    parser.add_argument("--processes", type=int, default=None, metavar="N", help="default: all cores")
    parser.add_argument("--csv", type=Path, default=None, metavar="FILE", help="write the table as CSV, too")
    parser.add_argument("--json", type=Path, default=None, metavar="FILE", help="write the table and all games")
    add_pack(parser)


def run(arguments: argparse.Namespace) -> int:
    """Play, and print one line a sheet."""
    if arguments.games < 1:
        raise KamishimaError(f"--games {arguments.games}: at least one game")
    usual = 1 if arguments.science else PLAYERS
    players = usual if arguments.players is None else arguments.players
    setting = Setting(players, arguments.science, arguments.bot, read_pack(arguments.pack))
    setting.table()
    require_writable(arguments.csv, arguments.json)
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    chunks = measure(setting, seeds, processes=arguments.processes)
    games = list(tracked(chunks, arguments.games, "playing"))
    total, lines = report(games)
    print("\n".join([*table(total, lines), "", *remarks(total, lines, games)]))
    rows = [_plain(line, total) for line in [*lines, total]]
    write_results(
        (arguments.csv, lambda: _rows_of(total, lines)),
        (arguments.json, lambda: msgspec.json.encode({"sheets": rows, "games": games})),
    )
    return exit_code(len(games), arguments.games)


def table(total: Line, lines: list[Line]) -> list[str]:
    """One row a sheet, straight in a terminal and a table in Markdown."""
    rows = [HEADS, *[_cells(line, total) for line in [*lines, total]]]
    widths = [max([len(row[place]) for row in rows]) for place in range(len(HEADS))]
    made = [f"| {' | '.join([_aligned(row, place, widths) for place in range(len(HEADS))])} |" for row in rows]
    ruler = "|".join(["-" * (width + 1) + (":" if place else "-") for place, width in enumerate(widths)])
    return [made[0], f"|{ruler}|", *made[1:]]


def _cells(line: Line, total: Line) -> tuple[str, ...]:
    share = f"{100 * line.against(total):+.1f} %"
    return line.name, str(line.players), f"{line.mean:.1f}", f"{line.error:.1f}", share


def _aligned(row: tuple[str, ...], place: int, widths: list[int]) -> str:
    return row[place].rjust(widths[place]) if place else row[place].ljust(widths[place])


def remarks(total: Line, lines: list[Line], games: list[list[Played]]) -> list[str]:
    """What stands out: sheets far from the mean, and the highest scores."""
    far = [f"{line.name} ({100 * line.against(total):+.1f} %)" for line in lines if abs(line.against(total)) > FAR_OUT]
    limit = f"{100 * FAR_OUT:.0f} %"
    first = f"more than {limit} from the mean of all: {', '.join(far)}" if far else f"all within {limit} of the mean"
    best, high = heights(games)
    return [first, f"best score: {best}; {100 * high:.0f} % reach {HIGH} points"]


def _rows_of(total: Line, lines: list[Line]) -> bytes:
    file = io.StringIO(newline="")
    writer = csv.writer(file)
    writer.writerow(["sheet", "players", "mean", "error", "against"])
    for line in [*lines, total]:
        writer.writerow([line.name, line.players, line.mean, line.error, line.against(total)])
    return file.getvalue().encode()


def _plain(line: Line, total: Line) -> dict[str, object]:
    return {
        "sheet": line.name,
        "players": line.players,
        "mean": line.mean,
        "error": line.error,
        "against": line.against(total),
    }
