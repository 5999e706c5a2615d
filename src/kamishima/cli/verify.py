"""`kamishima verify RECORD`: replay a record by the rules and redraw its chance."""

from __future__ import annotations

import argparse
from pathlib import Path

from kamishima import interrupts
from kamishima.cli.setup import add_pack, read_pack, read_text
from kamishima.core.errors import BadContent, BadRecord, KamishimaError
from kamishima.core.game import AnyGame
from kamishima.core.record import Record, line_of_key, read, verify
from kamishima.core.spelling import did_you_mean
from kamishima.games.registry import GAMES, box


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`RECORD... --pack`."""
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


def table_of(value: Record, pack: str | None) -> AnyGame:
    """The table that a record was played at."""
    if value.header.game not in GAMES:
        raise BadRecord(
            line_of_key(value, "game"),
            f"there is no game {value.header.game!r}{did_you_mean(value.header.game, GAMES)}",
        )
    try:
        return box(value.header.game).table(len(value.header.seats), value.header.options, pack)
    except BadContent:
        raise  # this is about the pack, not about the record
    except KamishimaError as error:
        raise BadRecord(line_of_key(value, "seats"), f"this table cannot be set up: {error.message}") from None
