"""`kamishima simulate`: bots play many games; a table of results, and CSV or JSON for one's own analysis."""

from __future__ import annotations

import argparse
import csv
import io
import time
from collections.abc import Iterable
from pathlib import Path

import msgspec

from kamishima.cli.arguments import add_bots, add_seeds, add_setting, bots_for, read_seeds, read_setting, say_who_judges
from kamishima.cli.files import require_writable, write_results
from kamishima.cli.progress import exit_code, tracked
from kamishima.games.registry import open_table
from kamishima.lab.simulate import Outcome, Summary, Tally, simulate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_setting(parser)
    add_bots(parser, usual="uniform")
    add_seeds(parser, games=100)
    parser.add_argument("--csv", type=Path, default=None, metavar="FILE", help="write one row a game and seat")
    parser.add_argument("--json", type=Path, default=None, metavar="FILE", help="write all outcomes and the summary")


def run(arguments: argparse.Namespace) -> int:
    setting = read_setting(arguments)
    bots = bots_for(arguments.bots, setting.players)
    say_who_judges(open_table(setting), bots)
    seeds = read_seeds(arguments)
    require_writable(arguments.csv, arguments.json)
    began = time.monotonic()
    chunks = simulate(setting, bots, seeds, processes=arguments.processes)
    outcomes = list(tracked(chunks, arguments.games, f"simulating {setting.game}"))
    summary = Summary()
    for outcome in outcomes:
        summary.add(outcome)
    print("\n".join(table(summary, time.monotonic() - began)))
    write_results(
        (arguments.csv, lambda: _rows_of(outcomes)),
        (arguments.json, lambda: msgspec.json.encode({"summary": summary, "outcomes": outcomes})),
    )
    return exit_code(len(outcomes), arguments.games)


def table(summary: Summary, seconds: float) -> list[str]:
    lines = [f"{summary.games} games, {summary.decisions / summary.games:.1f} decisions each, {seconds:.1f} s"]
    lines.append("ended by " + ", ".join([f"{reason} {count}" for reason, count in sorted(summary.reasons.items())]))
    lines += ["", f"{'bot':<12}{'games':>8}{'wins':>9}{'score':>8}", *_rows(summary.by_bot.values())]
    lines += ["", f"{'seat':<12}{'games':>8}{'wins':>9}{'score':>8}", *_rows(summary.by_seat.values())]
    return lines


def _rows(tallies: Iterable[Tally]) -> list[str]:
    rows = sorted(tallies, key=lambda tally: tally.name)
    return [f"{row.name:<12}{row.games:>8}{row.win_rate:>9.1%}{row.mean_score:>8.1f}" for row in rows]


def _rows_of(outcomes: list[Outcome]) -> bytes:
    file = io.StringIO(newline="")
    writer = csv.writer(file)
    writer.writerow(["seed", "seat", "bot", "score", "rank", "reason", "decisions", "steps"])
    for one in outcomes:
        for seat, bot in enumerate(one.bots):
            row = [one.seed, f"p{seat + 1}", bot, one.scores[seat], one.ranks[seat]]
            writer.writerow([*row, one.reason, one.decisions, one.steps])
    return file.getvalue().encode()
