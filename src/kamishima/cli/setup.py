"""Arguments that several commands share: which game, for how many, with which options and pack."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from pathlib import Path

from kamishima.bots.bot import make_bot
from kamishima.core.errors import KamishimaError
from kamishima.games.registry import GAMES
from kamishima.lab.setting import Setting, setting

LISTS = ("families", "pairs")
"""Options that are lists, also when one word is given; each is for as many players as it has words."""
LONGEST_NUMBER = 18
"""No option has a number of more digits; Python refuses very long ones with an error of its own."""
USUAL_PLAYERS = 2
"""How many sit at a table of which nothing is said; whoever wants to be alone says so."""


def add_setting(parser: argparse.ArgumentParser) -> None:
    """`GAME --players --option --pack`."""
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help=", ".join(GAMES))
    add_players(parser)
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the table; lists are written a,b,c (for example families=farm,sky)",
    )
    add_pack(parser)


def add_players(parser: argparse.ArgumentParser) -> None:
    """`--players N`."""
    told = f"how many sit at the table (default: as many as the options are for, or {USUAL_PLAYERS})"
    parser.add_argument("--players", type=int, default=None, metavar="N", help=told)


def add_pack(parser: argparse.ArgumentParser) -> None:
    """`--pack FILE`."""
    parser.add_argument("--pack", type=Path, default=None, metavar="FILE", help="a content pack instead of our own")


def read_setting(arguments: argparse.Namespace) -> Setting:
    """The setting that the arguments describe, checked by setting the table up once."""
    options = read_option_values(arguments.option)
    players = usual_players(options) if arguments.players is None else arguments.players
    made = setting(arguments.game, players, options, read_pack(arguments.pack))
    made.table()
    return made


def usual_players(options: Mapping[str, object]) -> int:
    """How many play with these options when nobody says it."""
    if options.get("science") is True:
        return 1  # Science vs. Carrambah is played alone
    seats = [int(seat) for seat in re.findall(r"\bp([1-9])\b", str(options.get("position", "")))]
    if seats:
        return max(seats)
    chosen = [value for key in LISTS if isinstance(value := options.get(key), list)]
    return max([USUAL_PLAYERS, *[len(words) for words in chosen]])


def bots_for(written: str, players: int) -> list[str]:
    """As many bots as players, the list repeated as needed."""
    names = [name for name in written.split(",") if name]
    if not names or len(names) > players:
        raise KamishimaError(f"--bots {written}: name 1 to {players} bots")
    for name in names:
        make_bot(name, 0)
    return [names[seat % len(names)] for seat in range(players)]


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
    digits = value.removeprefix("-")
    if digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_NUMBER:
        return int(value)
    is_list = "," in value or key in LISTS
    return [part for part in value.split(",") if part] if is_list else value
