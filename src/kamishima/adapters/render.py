"""The table as text, as the terminal draws it for one seat: what nobody there may see is not in it."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from kamishima.adapters.extras import missing
from kamishima.adapters.steps import Table
from kamishima.adapters.tables import read_pack
from kamishima.core.game import SeatId

DRAWS = "kamishima.cli.still"
"""Looked up by its name when a picture is wanted: the terminal is above the adapters, and an extra that few need."""


def drawn(table: Table, seat: SeatId, pack: str | Path | None = None) -> str:
    """The picture of a table for a seat, and beneath it what can be said."""
    try:
        terminal: Any = import_module(DRAWS)
    except ImportError as error:
        raise missing(error, "terminal") from None
    fork, speech = table.fork, table.speech
    words = speech.text(fork.said).split() if fork is not None else []
    names = [f"player_{place}" for place in table.game.seats]
    text: str = terminal.still(table.game, table.state, seat, said=words, names=names, pack=read_pack(pack))
    if fork is None or table.seat != seat:  # nobody else hears the words of an action that is not complete
        return text
    allowed = ", ".join([speech.words[number] for number in fork.numbers])
    return f"{text}\n{names[seat]} has said {' '.join(words) or 'nothing yet'}; may follow: {allowed}\n"
