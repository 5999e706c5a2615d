"""`kamishima verify RECORD`: replay a record by the rules and redraw its chance."""

from __future__ import annotations

import argparse
from pathlib import Path

from kamishima import interrupts
from kamishima.cli.arguments import add_pack, read_pack, read_text
from kamishima.core.errors import BadContent, KamishimaError
from kamishima.core.record import read, verify
from kamishima.games.registry import table_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("record", type=Path, nargs="+", metavar="RECORD", help="a record of a finished match")
    add_pack(parser)


def run(arguments: argparse.Namespace) -> int:
    """Verify each record; the exit code is 2 when one of them is not right."""
    pack = read_pack(arguments.pack)
    bad = 0
    for path in arguments.record:
        interrupts.check()
        try:
            print(f"{path}: {_verify(path, pack)}")
        except BadContent:
            raise
        except KamishimaError as error:
            print(f"{path}: NOT VERIFIED: {error.message}")
            bad += 1
    return 2 if bad else 0


def _verify(path: Path, pack: str | None) -> str:
    value = read(read_text(path))
    match = verify(value, table_of(value, pack))
    chances = sum([step.seat is None for step in match.log])
    result = match.result
    ending = f"ended by {result.reason} with scores {result.scores}" if result else "not finished yet"
    return f"verified: {len(match.log)} steps are legal, {chances} chance steps redrawn from the secret, {ending}"
