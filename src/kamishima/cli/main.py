"""The command `kamishima` and its sub-commands."""

from __future__ import annotations

import argparse
import importlib
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
    "check": "play many random games with the rules, conservation and secrecy checked",
    "balance": "which cards of Origami are played, and who wins with them",
    "print": "a print-and-play PDF of a game, in our own words and art",
    "content": "export or check the content of a game",
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
}
"""Which extra brings which package."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; a mistake is told in one line, with exit code 2."""
    arguments = list(sys.argv[1:] if argv is None else argv)
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
    except BrokenPipeError:
        sys.stderr.close()
        return 0


def _run(command: str, arguments: Sequence[str]) -> int:
    """Import only the module of the command, so that the others' extras need not be installed."""
    try:
        module = importlib.import_module(f"kamishima.cli.{command}")
    except ModuleNotFoundError as missing:
        extra = EXTRAS.get((missing.name or "").partition(".")[0])
        if extra is None:
            raise
        raise KamishimaError(f"`kamishima {command}` needs an extra: pip install 'kamishima[{extra}]'") from None
    parser = argparse.ArgumentParser(f"kamishima {command}", description=COMMANDS[command])
    module.add_arguments(parser)
    code: int = module.run(parser.parse_args(arguments))
    return code
