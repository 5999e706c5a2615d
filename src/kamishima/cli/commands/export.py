"""`kamishima export RECORD --ppn`: a finished match in a notation of others."""

from __future__ import annotations

import argparse
from pathlib import Path

from kamishima.cli.arguments import add_pack, read_pack, read_text
from kamishima.cli.files import write_results
from kamishima.cli.output import write_text
from kamishima.core.errors import KamishimaError
from kamishima.core.record import read
from kamishima.games.registry import box, sound_boxes, table_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", type=Path, metavar="RECORD", help="a record of a finished match")
    notations = parser.add_mutually_exclusive_group(required=True)
    for notation, games in _games_by_notation().items():
        told = f"in {notation.upper()}, for matches of {', '.join(games)}"
        notations.add_argument(f"--{notation}", dest="notation", action="store_const", const=notation, help=told)
    parser.add_argument("--out", type=Path, default=None, metavar="FILE", help="write there instead of to the screen")
    add_pack(parser)


def _games_by_notation() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for game in sound_boxes():
        for notation in game.exports:
            found.setdefault(notation, []).append(game.name)
    return found


def run(arguments: argparse.Namespace) -> int:
    value = read(read_text(arguments.record))
    table = table_of(value, read_pack(arguments.pack))
    played = box(table.name)
    export = played.part(played.exports.get(arguments.notation, ""))
    if export is None:
        games = ", ".join(_games_by_notation()[arguments.notation])
        raise KamishimaError(f"--{arguments.notation}: only for matches of {games}, not of {table.name}")
    text = export(value, table)
    if arguments.out is None:
        write_text(text)
        return 0
    write_results((arguments.out, text.encode))
    return 0
