"""`kamishima islands`: what designers of islands need, from a first look to the balance of a whole pack."""

from __future__ import annotations

import argparse
import importlib

from kamishima.cli.files import naming
from kamishima.cli.parsing import Parser

ACTIONS = {
    "show": "draw sheets and islands with letters, colours and coordinates",
    "check": "say everything that is wrong with the maps of a pack, with path and line",
    "forge": "propose valid islands, and write a pack that has them",
    "balance": "how strong each sheet plays",
}
"""Each is a module of this package with `add_arguments(parser)` and `run(arguments) -> int`."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    lines = [f"  {name:<10}{summary}" for name, summary in ACTIONS.items()]
    parser.epilog = "\n".join(["actions, each with a --help of its own:", *lines])
    parser.add_argument("action", choices=list(ACTIONS), metavar="ACTION", help=", ".join(ACTIONS))
    parser.add_argument("rest", nargs=argparse.REMAINDER, metavar="...", help=argparse.SUPPRESS)


def run(arguments: argparse.Namespace) -> int:
    """Import only the module of the action: some need extras that others do not."""
    action: str = arguments.action
    module = importlib.import_module(f"kamishima.games.islands.commands.{action}")
    parser = Parser(f"kamishima islands {action}", description=ACTIONS[action])
    module.add_arguments(parser)
    given = parser.parse_args(arguments.rest)
    with naming(getattr(given, "pack", None)):
        code: int = module.run(given)
    return code
