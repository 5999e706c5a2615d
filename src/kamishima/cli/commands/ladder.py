"""`kamishima ladder`: everybody against everybody at the tables of a game; the same command gives the same table."""

from __future__ import annotations

import argparse
from pathlib import Path

from kamishima.cli.arguments import add_game, add_pack, read_option_values, read_pack, read_text, say_who_judges
from kamishima.cli.files import require_writable, write_whole
from kamishima.cli.progress import exit_code, tracked
from kamishima.core.errors import KamishimaError
from kamishima.core.setting import Setting, setting
from kamishima.games.registry import open_table
from kamishima.lab.arena import check_plan, groups, run_arena
from kamishima.lab.ladder import BOTS, HEAD, replaced, results_file, rows, rung
from kamishima.lab.referee import ArenaGame
from kamishima.lab.results import Plan, ResultsFile


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--players", default="2,3,4", metavar="N,N", help="one table for each (default 2,3,4)")
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the tables")
    add_pack(parser)
    parser.add_argument("--bots", default=",".join(BOTS), metavar="A,B", help=f"who meets (default {','.join(BOTS)})")
    parser.add_argument("--games", type=int, default=400, metavar="N", help="for each group of bots (default 400)")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the first games (default 0)")
    parser.add_argument("--processes", type=int, default=None, metavar="N", help="default: all cores")
    parser.add_argument(
        "--folder", type=Path, required=True, metavar="FOLDER", help="keeps every game; run again to go on"
    )
    parser.add_argument(
        "--document", type=Path, default=None, metavar="FILE", help="write the table between the marks of this file"
    )


def run(arguments: argparse.Namespace) -> int:
    rungs = [rung(table, _bots(arguments), arguments.games, arguments.seed) for table in _tables(arguments)]
    for one in rungs:
        check_plan(one.plan)
        say_who_judges(open_table(one.plan.setting), one.plan.bots)
    path: Path | None = arguments.document
    document = "" if path is None else read_text(path)
    if path is not None:
        replaced(document, arguments.game, "")
    require_writable(path)
    arguments.folder.mkdir(parents=True, exist_ok=True)
    table = [HEAD]
    done = total = 0
    for one in rungs:
        played = [_played(plan, one.weights, arguments) for plan in (one.plan, one.mirror)]
        done += sum([len(games) for games in played])
        total += sum([_count(plan) for plan in (one.plan, one.mirror)])
        table.append(rows(one, *played))
        if done < total:
            break
    print("\n".join(table))
    if path is not None and done == total:
        write_whole(path, replaced(document, arguments.game, "\n".join(table)).encode())
    return exit_code(done, total)


def _played(plan: Plan, weights: str, arguments: argparse.Namespace) -> list[ArenaGame]:
    with ResultsFile(results_file(arguments.folder, plan, weights), plan) as results:
        played = run_arena(plan, results, processes=arguments.processes)
        return list(tracked(played, _count(plan), f"ladder of {plan.setting.words}"))


def _count(plan: Plan) -> int:
    return plan.games * len(groups(plan.bots, plan.setting.players))


def _bots(arguments: argparse.Namespace) -> list[str]:
    return [name for name in arguments.bots.split(",") if name]


def _tables(arguments: argparse.Namespace) -> list[Setting]:
    options = read_option_values(arguments.option, arguments.game)
    pack = read_pack(arguments.pack)
    found: list[Setting] = []
    for written in arguments.players.split(","):
        if not (written.isascii() and written.isdecimal() and 2 <= int(written) <= 9):
            raise KamishimaError(f"--players {arguments.players}: numbers of players from 2 on, separated by commas")
        found.append(setting(arguments.game, int(written), options, pack))
        open_table(found[-1])
    return found
