"""`kamishima play GAME`: one person against bots in the terminal."""

from __future__ import annotations

import argparse
import hashlib
import secrets
from pathlib import Path

from kamishima.bots.registry import BOTS
from kamishima.cli.arguments import add_setting, read_option_values, read_pack, say_who_judges, usual_players
from kamishima.cli.session.lineup import Lineup, lineup_of, make_lineup
from kamishima.cli.session.prompt import make_reader
from kamishima.cli.session.saves import MatchSaver, resume
from kamishima.cli.session.screen import Screen
from kamishima.cli.session.session import Session
from kamishima.cli.terminal import NextCommands, add_locale
from kamishima.core.chance import SECRET_BYTES, SecretDice
from kamishima.core.errors import BadOptions, KamishimaError
from kamishima.core.match import Match
from kamishima.games.registry import box
from kamishima.terminal.console import make_console
from kamishima.terminal.wording import load_texts
from kamishima.texts.texts import Texts

DEFAULT_BOT = "greedy"
DEFAULT_NAME = "player"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_setting(parser)
    parser.add_argument(
        "--bots",
        default=None,
        metavar="BOT[,BOT]",
        help=f"who plays against you: {', '.join(BOTS)}; one for all seats or one for each",
    )
    parser.add_argument("--name", default=None, help="your name in the record")
    parser.add_argument("--seed", type=int, default=None, metavar="N", help="the same seed deals the same cards")
    parser.add_argument("--families", default=None, metavar="A,B", help="the families in play, one for each player")
    add_locale(parser)
    parser.add_argument(
        "--save",
        type=Path,
        default=None,
        metavar="FILE",
        help="where the match is saved; the file holds its secret, so it tells all that is hidden",
    )
    parser.add_argument("--resume", type=Path, default=None, metavar="FILE", help="go on with a saved match")


def run(arguments: argparse.Namespace) -> int:
    pack = read_pack(arguments.pack)
    texts = load_texts(arguments.game, arguments.locale, pack)
    if arguments.resume is None:
        lineup, match, saver = _new_match(arguments, pack)
    else:
        lineup, match, saver = _saved_match(arguments, pack)
    screen = Screen(match, lineup, texts, make_console())
    commands = NextCommands(arguments.game, arguments.locale, arguments.pack)
    greeting = _greeting(arguments, match, texts)
    Session(match, lineup, saver, screen=screen, reader=make_reader(), commands=commands, greeting=greeting).play()
    return 0


def _greeting(arguments: argparse.Namespace, match: Match, texts: Texts) -> str:
    if arguments.resume is not None:
        return texts.say("table-resumed", file=str(arguments.resume), count=len(match.log))
    return texts.say("table-welcome", game=texts.say("game-title"), players=texts.join(match.names))


def _new_match(arguments: argparse.Namespace, pack: str | None) -> tuple[Lineup, Match, MatchSaver]:
    options = read_option_values(arguments.option, arguments.game)
    if arguments.families is not None:
        options["families"] = _named_in(arguments.families)
    bots = _named_in(arguments.bots or DEFAULT_BOT)
    players = arguments.players
    if players is None:
        usual = usual_players(arguments.game, options)
        players = usual if arguments.bots is None else max(len(bots) + 1, usual)
    game = box(arguments.game).table(players, options, pack)
    say_who_judges(game, bots)
    lineup = make_lineup(arguments.name or DEFAULT_NAME, _one_for_each(bots, players - 1))
    secret = secret_of(arguments.seed)
    saver = MatchSaver(secret, box(arguments.game).pack_name(pack), arguments.save)
    return lineup, Match(game, lineup.recorded, SecretDice(secret)), saver


def _named_in(written: str) -> list[str]:
    return [name for name in written.split(",") if name]


def _one_for_each(bots: list[str], seats: int) -> list[str]:
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise BadOptions(f"{seats} seats are for bots: name one bot for all of them, or {seats}, not {len(bots)}")
    return bots


def secret_of(seed: int | None) -> bytes:
    """A fresh secret, or the one that a seed stands for."""
    if seed is None:
        return secrets.token_bytes(SECRET_BYTES)
    return hashlib.sha256(f"kamishima seed {seed}".encode()).digest()


def _saved_match(arguments: argparse.Namespace, pack: str | None) -> tuple[Lineup, Match, MatchSaver]:
    for option in ("players", "bots", "name", "seed", "families", "option"):
        if getattr(arguments, option) not in (None, []):
            raise BadOptions(f"--{option} cannot be chosen again: --resume goes on with the table as it was saved")
    match, secret = resume(arguments.resume, pack)
    if match.game.name != arguments.game:
        raise KamishimaError(f"{arguments.resume}: this is a match of {match.game.name}, not of {arguments.game}")
    saver = MatchSaver(secret, box(arguments.game).pack_name(pack), arguments.resume, resumed=True)
    if arguments.save is not None:
        saver.save(match, arguments.save)
    return lineup_of(match.names), match, saver
