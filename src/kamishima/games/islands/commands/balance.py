"""`kamishima islands balance`: how strong each sheet plays."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from kamishima.cli.arguments import add_pack, read_pack
from kamishima.cli.files import csv_of, require_writable, write_results
from kamishima.cli.progress import exit_code, tracked
from kamishima.core.errors import KamishimaError
from kamishima.core.setting import setting
from kamishima.games.islands.game import Islands
from kamishima.games.islands.lab.balance import BOTS, Played, measure
from kamishima.games.islands.lab.sheet_report import FAR_OUT, HIGH, Line, Verdict, heights, judge, report
from kamishima.games.registry import open_table
from kamishima.lab.comparisons import counted
from kamishima.lab.effects import RARE
from kamishima.lab.intervals import Interval

HEADS = ("sheet", "players", "mean score", "±", "against all", "±")
PLAYERS = 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
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
    if arguments.games < 1:
        raise KamishimaError(f"--games {arguments.games}: at least one game")
    usual = 1 if arguments.science else PLAYERS
    players = usual if arguments.players is None else arguments.players
    place = setting("islands", players, {"science": arguments.science}, read_pack(arguments.pack))
    game = open_table(place)
    assert isinstance(game, Islands)
    require_writable(arguments.csv, arguments.json)
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    chunks = measure(place, arguments.bot, seeds, processes=arguments.processes)
    games = list(tracked(chunks, arguments.games, "playing"))
    total, lines = report(games, game.sheets.names)
    print("\n".join([*table(total, lines), "", *remarks(lines, games)]))
    rows = [_plain(line) for line in [*lines, total]]
    write_results(
        (arguments.csv, lambda: csv_of([rows[0], *[row.values() for row in rows]])),
        (arguments.json, lambda: msgspec.json.encode({"sheets": rows, "games": games})),
    )
    return exit_code(len(games), arguments.games)


def table(total: Line, lines: list[Line]) -> list[str]:
    """One row a sheet, straight in a terminal and a table in Markdown."""
    rows = [HEADS, *[_cells(line) for line in [*lines, total]]]
    widths = [max([len(row[place]) for row in rows]) for place in range(len(HEADS))]
    made = [f"| {' | '.join([_aligned(row, place, widths) for place in range(len(HEADS))])} |" for row in rows]
    ruler = "|".join(["-" * (width + 1) + (":" if place else "-") for place, width in enumerate(widths)])
    return [made[0], f"|{ruler}|", *made[1:]]


def _cells(line: Line) -> tuple[str, ...]:
    mean, against = line.mean, line.against
    if not line.players:
        return line.name, "0", "", "", "", ""
    margin = f"{_half(mean):.1f}" if line.games > 1 else ""
    share = ("", "") if against is None else (f"{100 * against.value:+.1f} %", f"{100 * _half(against):.1f} %")
    return line.name, str(line.players), f"{mean.value:.1f}", margin, *share


def _half(found: Interval) -> float:
    return found.high - found.value


def _aligned(row: tuple[str, ...], place: int, widths: list[int]) -> str:
    return row[place].rjust(widths[place]) if place else row[place].ljust(widths[place])


def remarks(lines: list[Line], games: list[list[Played]]) -> list[str]:
    """What stands out as far as it is sure, of what nothing is known, and the highest scores."""
    found = judge(lines)
    best, high = heights(games)
    shares = {
        line.name: f"{line.name} ({100 * line.against.value:+.1f} %)" for line in lines if line.against is not None
    }
    return [
        "± is half of a 95 % interval, which counts games and not players.",
        counted(found.compared, found.standing),
        *_named(
            "other than the mean of all after the correction", [shares[one] for one in shares if one in found.standing]
        ),
        *_far(found, shares),
        *_named("held by nobody", found.unheld),
        *_named(f"held in fewer than {RARE} games, too few to say anything", found.rare),
        f"best score: {best}; {100 * high:.0f} % reach {HIGH} points",
    ]


def _named(what: str, names: list[str]) -> list[str]:
    return [f"{what}: {', '.join(names)}"] if names else []


def _far(found: Verdict, shares: dict[str, str]) -> list[str]:
    """What is more than so much from the mean, and of what that is not known."""
    limit = f"{100 * FAR_OUT:.0f} %"
    far = [shares[name] for name in shares if name in found.far_out]
    if found.compared and not far and not found.unsure:
        return [f"all within {limit} of the mean" if not found.rare else f"all others within {limit} of the mean"]
    return [
        *_named(f"more than {limit} from the mean of all", far),
        *_named(f"perhaps more than {limit} from it, perhaps not; more games would tell", found.unsure),
    ]


def _plain(line: Line) -> dict[str, object]:
    against = line.against
    return {
        "sheet": line.name,
        "players": line.players,
        "games": line.games,
        "mean": line.mean.value if line.players else None,
        "low": line.mean.low if line.games > 1 else None,
        "high": line.mean.high if line.games > 1 else None,
        "against": None if against is None else against.value,
        "against_low": None if against is None else against.low,
        "against_high": None if against is None else against.high,
    }
