"""The command `kamishima` and its sub-commands."""

from __future__ import annotations

import argparse
import contextlib
import importlib
import os
import sys
from collections.abc import Sequence

from kamishima import __version__
from kamishima.core.errors import KamishimaError

COMMANDS = {
    "play": "play against bots in the terminal",
    "replay": "step through a recorded match",
    "verify": "redraw every chance step of a record from its secret",
    "export": "write a finished match of Shaman Island in piecepack notation",
    "simulate": "let bots play many games",
    "arena": "a round robin of bots, with ratings",
    "lab": "study a game over many matches: one report with pictures",
    "check": "play many random games with the rules, conservation and secrecy checked",
    "balance": "which cards of Origami are played, and who wins with them",
    "islands": "draw, check, forge and measure the islands of Origami Islands",
    "print": "a print-and-play PDF of a game, in our own words and art",
    "content": "export or check the content of a game",
    "serve": "run the server: tables for people and bots, over HTTP and sockets",
    "backup": "write everything the server keeps into one file",
    "restore": "read such a file into an empty database",
    "info": "version, compiled or not, games and bots",
}
"""Each is a module of this package with `add_arguments(parser)` and `run(arguments) -> int`."""

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
    "psycopg": "postgresql",
    "redis": "valkey",
}
"""Which extra brings which package."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; a mistake is told in one line, with exit code 2."""
    try:
        try:
            return _obey(list(sys.argv[1:] if argv is None else argv))
        finally:
            # Short output is written only now: a pipe that nobody reads any more shows here, or when Python ends.
            sys.stdout.flush()
    except BrokenPipeError:
        _give_up_output()
        return 0


def _obey(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser("kamishima", description="A digital table for paper-and-island games.")
    parser.add_argument("--version", action="version", version=f"kamishima {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, summary in COMMANDS.items():
        commands.add_parser(name, help=summary, add_help=False)
    try:
        return _run(parser.parse_known_args(arguments[:1])[0].command, arguments[1:])
    except KamishimaError as error:
        print(f"kamishima: {error.message}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nkamishima: stopped", file=sys.stderr)
        return 130


def _give_up_output() -> None:
    """What was not written yet goes nowhere, so that Python does not try again when it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    with contextlib.suppress(OSError):  # an output that is no file has nothing to be closed
        os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def _run(command: str, arguments: Sequence[str]) -> int:
    """Import only the module of the command, so that the others' extras need not be installed."""
    try:
        module = importlib.import_module(f"kamishima.cli.{command}")
        parser = argparse.ArgumentParser(f"kamishima {command}", description=COMMANDS[command])
        module.add_arguments(parser)
        code: int = module.run(parser.parse_args(arguments))
    except ImportError as missing:
        extra = _extra_for(missing)
        if extra is None:
            raise
        raise KamishimaError(f"`kamishima {command}` needs an extra: pip install 'kamishima[{extra}]'") from None
    return code


def _extra_for(missing: BaseException | None) -> str | None:
    """The extra that brings what is missing; a module may have said it in words of its own."""
    while missing is not None:
        if isinstance(missing, ModuleNotFoundError) and missing.name:
            return EXTRAS.get(missing.name.partition(".")[0])
        missing = missing.__cause__
    return None
