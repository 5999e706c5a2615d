"""One picture of a table as text, for programs that play without a terminal."""

from __future__ import annotations

import io
from collections.abc import Sequence
from functools import lru_cache

from rich.console import Console

from kamishima.core.game import AnyGame, State
from kamishima.core.turn import Decision, Over, SeatId
from kamishima.terminal.console import show
from kamishima.terminal.drawing import Scene, picture
from kamishima.terminal.drawings import drawing_of
from kamishima.terminal.wording import load_texts
from kamishima.texts.texts import Texts

WIDTH = 100
HEIGHT = 60
"""The clearest layout of every game has room there."""


@lru_cache(maxsize=8)
def _texts(game: str, pack: str | None) -> Texts:
    return load_texts(game, "en", pack)


def still(
    game: AnyGame, state: State, seat: SeatId, *, said: Sequence[str], names: Sequence[str], pack: str | None
) -> str:
    """What a seat sees of a position, as `kamishima play` draws it, in English and with colours; `pack` is a text."""
    texts, turn, view = _texts(game.name, pack), game.turn(state), game.view(state, seat)
    drawing = drawing_of(game, texts, names)
    is_asked = isinstance(turn, Decision) and turn.seat == seat
    phrases = [action.phrase() for action in turn.actions] if isinstance(turn, Decision) and is_asked else []
    scene = Scene(view=view, phrases=phrases, said=tuple(said) if is_asked else (), hint=drawing.hint(view))
    console = _console()
    show(console, picture(drawing, scene, WIDTH, HEIGHT))
    if isinstance(turn, Over):
        console.print("", *texts.result_lines(turn.result, names, seat, drawing.title(view)), sep="\n")
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def _console() -> Console:
    """Writes into a text, always with colours: whoever prints it has a terminal."""
    return Console(
        file=io.StringIO(),
        width=WIDTH,
        height=HEIGHT,
        force_terminal=True,
        color_system="standard",
        highlight=False,
        markup=False,
        emoji=False,
    )
