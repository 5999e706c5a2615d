"""Arguments that several commands share: which game, for how many, with which options and pack."""

from __future__ import annotations

import argparse
from pathlib import Path

from kamishima.core.errors import KamishimaError
from kamishima.games.registry import GAMES, box
from kamishima.lab.setting import Setting, setting

LISTS = ("families", "pairs")
"""Options that are lists, also when one word is given."""


def add_setting(parser: argparse.ArgumentParser) -> None:
    """`GAME --players --option --pack`."""
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    parser.add_argument("--players", type=int, default=None, metavar="N", help="how many sit at the table")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the table; lists are written a,b,c (for example families=farm,sky)",
    )
    add_pack(parser)


def add_pack(parser: argparse.ArgumentParser) -> None:
    """`--pack FILE`."""
    parser.add_argument("--pack", type=Path, default=None, metavar="FILE", help="a content pack instead of our own")


def read_setting(arguments: argparse.Namespace) -> Setting:
    """The setting that the arguments describe, checked by setting the table up once."""
    players = box(arguments.game).players[0] if arguments.players is None else arguments.players
    made = setting(arguments.game, players, read_option_values(arguments.option), read_pack(arguments.pack))
    made.table()
    return made


def read_pack(path: Path | None) -> str | None:
    """The text of a pack."""
    return None if path is None else read_text(path)


def read_text(path: Path) -> str:
    """A text file, or a clear error."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise KamishimaError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise KamishimaError(f"{path}: this is not a text file in UTF-8") from None


def read_option_values(written: list[str]) -> dict[str, object]:
    """`families=farm,sky` as a list, numbers as numbers, `true` and `false` as truth values."""
    options: dict[str, object] = {}
    for item in written:
        key, equals, value = item.partition("=")
        if not equals or not key:
            raise KamishimaError(f"--option {item}: an option is written KEY=VALUE")
        options[key] = _option_value(key, value)
    return options


def _option_value(key: str, value: str) -> object:
    if value in ("true", "false"):
        return value == "true"
    if value.isascii() and value.isdecimal():
        return int(value)
    is_list = "," in value or key in LISTS
    return [part for part in value.split(",") if part] if is_list else value
