from __future__ import annotations

import argparse
import contextlib
import errno
import importlib
import os
import sys
from collections.abc import Sequence

from kamishima import __version__, interrupts
from kamishima.cli import output
from kamishima.cli.files import naming
from kamishima.cli.parsing import Parser
from kamishima.cli.progress import INTERRUPTED
from kamishima.core.errors import KamishimaError
from kamishima.extras import how_to_install
from kamishima.games.box import Command
from kamishima.games.registry import sound_boxes

PLAYING = {
    "play": "play against bots in the terminal",
    "replay": "step through a recorded match",
    "verify": "redraw every chance step of a record from its secret",
    "export": "write a finished match in a notation of others",
    "simulate": "let bots play many games",
    "arena": "a round robin of bots, with ratings",
    "lab": "study a game over many matches: one report with pictures",
    "ladder": "everybody against everybody at all tables of a game, with fixed seeds",
    "train": "learn the weights of a game's net from self-play",
    "check": "play many random games with the rules, conservation and secrecy checked",
}
MAKING = {
    "print": "a print-and-play PDF of a game, in our own words and art",
    "content": "export or check the content of a game",
    "serve": "run the server: tables for people and bots, over HTTP and sockets",
    "admin": "look after a server: roles, mutes and bans, reports, lost passwords, the audit log",
    "backup": "write everything the server keeps into one file",
    "restore": "read such a file into an empty database",
    "info": "version, compiled or not, games and bots",
}
"""Each is a module of `cli.commands`. Those of single games stand between the two groups."""

OWN_SIGNALS = ("serve", "admin", "backup", "restore")
"""Commands that no game is played in: the server ends by handlers of its own, the others at once."""

FULL = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""Errors of a disk that takes no more."""

EXTRAS = {
    "rich": "terminal",
    "prompt_toolkit": "terminal",
    "fluent": "terminal",
    "babel": "terminal",
    "reportlab": "terminal,print",
    "font_roboto": "terminal,print",
    **dict.fromkeys(("litestar", "uvicorn", "sqlalchemy", "alembic", "argon2", "prometheus_client"), "server"),
    "openskill": "arena",
    "pyarrow": "parquet",
    "ray": "ray",
    "torch": "train",
    "psycopg": "postgresql",
    "redis": "valkey",
    **dict.fromkeys(("joserfc", "httpx"), "oidc"),
}
"""Which extra brings which package."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; a mistake is told in one line, with exit code 2."""
    output.prepare()
    try:
        try:
            return _dispatch(list(sys.argv[1:] if argv is None else argv))
        finally:
            # Short output is written only now: a pipe that nobody reads any more shows here, or when Python ends.
            sys.stdout.flush()
    except BrokenPipeError:
        _give_up_output()
        return 0
    except OSError as error:
        told = _trouble(error)
        if told is None:
            raise
        _give_up_output()
        print(f"kamishima: {told}", file=sys.stderr)
        return 2


def all_commands() -> dict[str, Command]:
    """Our own commands, and those of single games; none of them replaces one of ours."""
    first, last = (
        {name: Command(summary, f"kamishima.cli.commands.{name}") for name, summary in group.items()}
        for group in (PLAYING, MAKING)
    )
    of_games = {name: command for box in sound_boxes() for name, command in box.commands.items()}
    return {**first, **of_games, **last, **first}


def _dispatch(arguments: list[str]) -> int:
    known = all_commands()
    parser = Parser("kamishima", description="A digital table for paper-and-island games.")
    parser.add_argument("--version", action="version", version=f"kamishima {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, one in known.items():
        commands.add_parser(name, help=one.summary, add_help=False)
    try:
        command: str | None = parser.parse_args(arguments[:1]).command
        if command is None:
            parser.print_help()
            return 0
        with contextlib.nullcontext() if command in OWN_SIGNALS else interrupts.deferred():
            return _run(command, known[command], arguments[1:])
    except KamishimaError as error:
        print(f"kamishima: {error.message}", file=sys.stderr)
        return 2
    except UnicodeEncodeError as error:  # an output shows what it can, so this was typed
        print(f"kamishima: {error.object!r} is not a text in UTF-8", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nkamishima: stopped", file=sys.stderr)
        return INTERRUPTED


def _trouble(error: OSError) -> str | None:
    """What a person can do something about: a file that cannot be used, or a disk that is full."""
    if error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return f"the output cannot be written: {error.strerror}" if error.errno in FULL else None


def _give_up_output() -> None:
    """What was not written yet goes nowhere, so that Python does not try again when it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    with contextlib.suppress(OSError):  # an output that is no file has nothing to be closed
        os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _run(name: str, command: Command, arguments: Sequence[str]) -> int:
    """Import only the module of the command, so that the others' extras need not be installed."""
    try:
        module = importlib.import_module(command.module)
        parser = Parser(f"kamishima {name}", description=command.summary)
        module.add_arguments(parser)
        given: argparse.Namespace = parser.parse_args(arguments)
        interrupts.check()
        with naming(getattr(given, "pack", None)):
            code: int = module.run(given)
    except ImportError as missing:
        extra = _extra_for(missing)
        if extra is None:
            raise
        raise KamishimaError(f"`kamishima {name}` needs an extra: {how_to_install(extra)}") from None
    return code


def _extra_for(missing: BaseException | None) -> str | None:
    """The extra that brings what is missing; a module may have said it in words of its own."""
    while missing is not None:
        if isinstance(missing, ModuleNotFoundError) and missing.name:
            return EXTRAS.get(missing.name.partition(".")[0])
        missing = missing.__cause__
    return None
