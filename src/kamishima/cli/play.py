"""`kamishima play GAME`: one person against bots in the terminal."""

from __future__ import annotations

import argparse
import hashlib
import secrets
from pathlib import Path

from kamishima.bots.bot import BOTS
from kamishima.cli.company import Company, company_of, invite
from kamishima.cli.prompt import make_reader
from kamishima.cli.saves import Keeper, resume
from kamishima.cli.screen import Screen
from kamishima.cli.setup import add_setting, read_option_values, read_pack, usual_players
from kamishima.cli.sitting import Sitting
from kamishima.cli.terminal import Calls, add_locale, load_texts, make_console
from kamishima.core.chance import SECRET_BYTES, SecretDice
from kamishima.core.errors import BadOptions, KamishimaError
from kamishima.core.match import Match
from kamishima.games.registry import box
from kamishima.texts.texts import Texts

DEFAULT_BOT = "greedy"
DEFAULT_NAME = "player"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`GAME --players --bots --name --seed --families --option --pack --locale --save --resume`."""
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
    """Set the table and play."""
    pack = read_pack(arguments.pack)
    texts = load_texts(arguments.game, arguments.locale, pack)
    if arguments.resume is None:
        company, match, keeper = _new_match(arguments, pack)
    else:
        company, match, keeper = _saved_match(arguments, pack)
    screen = Screen(match, company, texts, make_console())
    calls = Calls(arguments.game, arguments.locale, arguments.pack)
    greeting = _greeting(arguments, match, texts)
    Sitting(match, company, keeper, screen=screen, reader=make_reader(), calls=calls, greeting=greeting).play()
    return 0


def _greeting(arguments: argparse.Namespace, match: Match, texts: Texts) -> str:
    if arguments.resume is not None:
        return texts.say("table-resumed", file=str(arguments.resume), count=len(match.log))
    return texts.say("table-welcome", game=texts.say("game-title"), players=texts.join(match.names))


def _new_match(arguments: argparse.Namespace, pack: str | None) -> tuple[Company, Match, Keeper]:
    options = read_option_values(arguments.option)
    if arguments.families is not None:
        options["families"] = _named_in(arguments.families)
    bots = _named_in(arguments.bots or DEFAULT_BOT)
    players = arguments.players
    if players is None:
        usual = usual_players(options)
        players = usual if arguments.bots is None else max(len(bots) + 1, usual)
    game = box(arguments.game).table(players, options, pack)
    company = invite(arguments.name or DEFAULT_NAME, _one_for_each(bots, players - 1))
    secret = secret_of(arguments.seed)
    keeper = Keeper(secret, box(arguments.game).pack_name(pack), arguments.save)
    return company, Match(game, company.recorded, SecretDice(secret)), keeper


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


def _saved_match(arguments: argparse.Namespace, pack: str | None) -> tuple[Company, Match, Keeper]:
    for option in ("players", "bots", "name", "seed", "families", "option"):
        if getattr(arguments, option) not in (None, []):
            raise BadOptions(f"--{option} cannot be chosen again: --resume goes on with the table as it was saved")
    match, secret = resume(arguments.resume, pack)
    if match.game.name != arguments.game:
        raise KamishimaError(f"{arguments.resume}: this is a match of {match.game.name}, not of {arguments.game}")
    keeper = Keeper(secret, box(arguments.game).pack_name(pack), arguments.resume, resumed=True)
    if arguments.save is not None:
        keeper.save(match, arguments.save)
    return company_of(match.names), match, keeper
