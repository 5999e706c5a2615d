"""`kamishima info`: what is installed here."""

from __future__ import annotations

import argparse
import platform

from kamishima import __version__
from kamishima.bots.levels import FROZEN
from kamishima.bots.nets import shipped
from kamishima.bots.registry import BOTS
from kamishima.core.engine import is_compiled
from kamishima.games.registry import GAMES


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """There are none."""


def run(_arguments: argparse.Namespace) -> int:
    engine = "compiled (mypyc)" if is_compiled() else "uncompiled: the rules are the same, only slower"
    print(f"kamishima {__version__}")
    print(f"python    {platform.python_version()} ({platform.python_implementation()})")
    print(f"engine    {engine}")
    print(f"games     {', '.join([_line(name) for name in GAMES])}")
    print(f"bots      {', '.join(BOTS)}; to measure against: {', '.join(FROZEN)}")
    nets = [f"{game} {name} ({net.hash[:12]})" for game in GAMES for name, net in shipped(game).items()]
    print(f"nets      {', '.join(nets)}")
    return 0


def _line(name: str) -> str:
    box = GAMES[name]
    content = box.table(box.usual_number).content_hash
    rules = "/".join([str(version.number) for version in box.versions])
    return f"{name} ({box.players[0]}–{box.players[-1]} players, rules {rules}, content {content[:12]})"
