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
    "simulate": "let bots play many games",
    "check": "play many random games with the rules, conservation and secrecy checked",
    "content": "export or check the content of a game",
    "info": "version, compiled or not, games and bots",
}
"""Each is a module of this package with `add_arguments(parser)` and `run(arguments) -> int`."""


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
        if missing.name and missing.name.partition(".")[0] in ("rich", "prompt_toolkit", "fluent"):
            raise KamishimaError(f"`kamishima {command}` needs an extra: pip install 'kamishima[terminal]'") from None
        raise
    parser = argparse.ArgumentParser(f"kamishima {command}", description=COMMANDS[command])
    module.add_arguments(parser)
    code: int = module.run(parser.parse_args(arguments))
    return code
