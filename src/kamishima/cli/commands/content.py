"""`kamishima content`: export the content of a game, or check a pack."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from kamishima.cli.arguments import add_game, read_text
from kamishima.cli.output import write_text
from kamishima.core.errors import BadContent, KamishimaError
from kamishima.games.registry import box


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    export = actions.add_parser("export", help="print our own pack as TOML, to be edited and played with --pack")
    add_game(export)
    check = actions.add_parser("check", help="say whether a pack can be played, and its hash")
    add_game(check)
    check.add_argument("file", type=Path, metavar="FILE")


def require_good(path: Path, mistakes: Sequence[BadContent]) -> None:
    """Tell every mistake of a pack on a line of its own, in the order of their lines."""
    told = [f"{path}: {mistake.message}" for mistake in sorted(mistakes, key=lambda mistake: mistake.line)]
    for line in told[:-1]:
        print(line)
    if told:
        raise KamishimaError(told[-1])


def run(arguments: argparse.Namespace) -> int:
    game = box(arguments.game)
    if arguments.action == "export":
        write_text(game.house_text())
        return 0
    text = read_text(arguments.file)
    require_good(arguments.file, game.all_mistakes(text))
    content = game.content(text)
    same = content.hash == game.content().hash
    print(
        f"{arguments.file}: pack {content.name!r} is good; hash {content.hash}{' (plays like our own)' if same else ''}"
    )
    hints = game.part(game.pack_hints)
    for line in hints(content) if hints else []:
        print(f"{arguments.file}: {line}")
    return 0
