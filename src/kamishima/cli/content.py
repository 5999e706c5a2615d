"""`kamishima content`: export the content of a game, or check a pack."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from kamishima.cli.output import write_text
from kamishima.cli.setup import read_text
from kamishima.core.errors import BadContent, KamishimaError
from kamishima.games.islands.content import Content
from kamishima.games.registry import GAMES, box
from kamishima.lab.hints_islands import lines as hints


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`export GAME` and `check GAME FILE`."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    export = actions.add_parser("export", help="print our own pack as TOML, to be edited and played with --pack")
    export.add_argument("game", choices=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    check = actions.add_parser("check", help="say whether a pack can be played, and its hash")
    check.add_argument("game", choices=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    check.add_argument("file", type=Path, metavar="FILE")


def require_good(path: Path, mistakes: Sequence[BadContent]) -> None:
    """Tell every mistake of a pack on a line of its own, in the order of their lines."""
    told = [f"{path}: {mistake.message}" for mistake in sorted(mistakes, key=lambda mistake: mistake.line)]
    for line in told[:-1]:
        print(line)
    if told:
        raise KamishimaError(told[-1])


def run(arguments: argparse.Namespace) -> int:
    """Export or check."""
    shelf = box(arguments.game)
    if arguments.action == "export":
        write_text(shelf.house_text())
        return 0
    text = read_text(arguments.file)
    require_good(arguments.file, shelf.all_mistakes(text))
    content = shelf.read_content(text)
    same = content.hash == shelf.read_content(shelf.house_text()).hash
    print(
        f"{arguments.file}: pack {content.name!r} is good; hash {content.hash}{' (plays like our own)' if same else ''}"
    )
    for line in hints(content) if isinstance(content, Content) else []:
        print(f"{arguments.file}: {line}")
    return 0
