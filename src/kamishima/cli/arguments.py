"""Arguments that several commands share: which game, for how many, with which options and pack."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import get_origin

import msgspec

from kamishima.bots.levels import MASTER
from kamishima.bots.nets import doubts
from kamishima.bots.registry import BOTS, make_bot
from kamishima.core.errors import KamishimaError
from kamishima.core.game import AnyGame
from kamishima.core.setting import Setting, setting
from kamishima.games.registry import GAMES, box, open_table

LONGEST_NUMBER = 18
"""No option has a number of more digits; Python refuses very long ones with an error of its own."""


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=list(GAMES), metavar="GAME", help=", ".join(GAMES))


def add_setting(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
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
    told = "how many sit at the table (default: as many as the options are for, or 2)"
    parser.add_argument("--players", type=int, default=None, metavar="N", help=told)


def add_bots(parser: argparse.ArgumentParser, usual: str) -> None:
    told = f"who plays, repeated as needed: {', '.join(BOTS)}"
    parser.add_argument("--bots", default=usual, metavar="A,B", help=told)


def add_seeds(parser: argparse.ArgumentParser, games: int) -> None:
    parser.add_argument("--games", type=int, default=games, metavar="N", help=f"how many (default {games})")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the first game (default 0)")
    parser.add_argument("--processes", type=int, default=None, metavar="N", help="default: all cores")


def read_seeds(arguments: argparse.Namespace) -> range:
    """A seed for each game."""
    if arguments.games < 1:
        raise KamishimaError(f"--games {arguments.games}: at least one game")
    return range(arguments.seed, arguments.seed + arguments.games)


def add_pack(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pack", type=Path, default=None, metavar="FILE", help="a content pack instead of our own")


def read_setting(arguments: argparse.Namespace) -> Setting:
    """The setting that the arguments describe, checked by setting the table up once."""
    options = read_option_values(arguments.option, arguments.game)
    players = usual_players(arguments.game, options) if arguments.players is None else arguments.players
    made = setting(arguments.game, players, options, read_pack(arguments.pack))
    open_table(made)
    return made


def usual_players(game: str, options: Mapping[str, object]) -> int:
    """How many play with these options when nobody says it: those whom an option, a position or a list is for."""
    played = box(game)
    flags = [name for name, value in options.items() if value is True]
    if flags and played.option_details is not None:
        details = played.option_details(played.content())
        for flag in flags:
            if allowed := details.get(flag, {}).get("players"):
                return int(allowed[0])
    seats = [int(seat) for seat in re.findall(r"\bp([1-9])\b", str(options.get("position", "")))]
    if seats:
        return max(seats)
    chosen = [value for key in _lists(game) if isinstance(value := options.get(key), list)]
    return max([played.usual_number, *[len(words) for words in chosen]])


def _lists(game: str) -> list[str]:
    """Options that are lists, also when one word is given; each is for as many players as it has words."""
    options = box(game).options
    known = () if options is None else msgspec.structs.fields(options)
    return [field.encode_name for field in known if get_origin(field.type) in (list, tuple)]


def bots_for(written: str, players: int) -> list[str]:
    """As many bots as players, the list repeated as needed."""
    names = [name for name in written.split(",") if name]
    if not names or len(names) > players:
        raise KamishimaError(f"--bots {written}: name 1 to {players} bots")
    for name in names:
        make_bot(name, 0)
    return [names[seat % len(names)] for seat in range(players)]


def say_who_judges(table: AnyGame, names: Iterable[str]) -> None:
    """Say it when a bot that asks a net finds none that knows the table, and the judge answers in its place."""
    asking = sorted({name for name in names if name.partition("@")[0] == MASTER.name})
    why = doubts(table) if asking else ""
    if why:
        print(f"{', '.join(asking)}: {why}; the judge written by hand answers", file=sys.stderr)


def read_pack(path: Path | None) -> str | None:
    return None if path is None else read_text(path)


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise KamishimaError(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise KamishimaError(f"{path}: this is not a text file in UTF-8") from None


def read_option_values(written: list[str], game: str) -> dict[str, object]:
    """`families=farm,sky` as a list, numbers as numbers, `true` and `false` as truth values."""
    options: dict[str, object] = {}
    lists = _lists(game)
    for item in written:
        key, equals, value = item.partition("=")
        if not equals or not key:
            raise KamishimaError(f"--option {item}: an option is written KEY=VALUE")
        options[key] = _option_value(value, is_list="," in value or key in lists)
    return options


def _option_value(value: str, *, is_list: bool) -> object:
    if value in ("true", "false"):
        return value == "true"
    digits = value.removeprefix("-")
    if digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_NUMBER:
        return int(value)
    return [part for part in value.split(",") if part] if is_list else value
