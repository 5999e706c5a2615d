"""Positions of Origami Islands, and how they are drawn."""

from __future__ import annotations

import io
from functools import cache

from rich.console import Console, RenderableType

from kamishima.core import game as core
from kamishima.core.turn import SeatId
from kamishima.games.islands.game import Islands
from kamishima.games.islands.pack.content import house_content
from kamishima.games.islands.rules.state import State
from kamishima.games.islands.show.view import LandmarkView, LandView, OutlineView, View
from kamishima.games.islands.terminal.drawing import IslandsDrawing
from kamishima.terminal.drawing import Lines, Scene, picture
from kamishima.terminal.drawings import drawing_of
from kamishima.terminal.wording import load_texts
from kamishima.testing.walk import actions_of, walk
from kamishima.texts.texts import Texts

NAMES = ("Anna", "Kumo", "Nami", "Sora", "Taro", "Yuki")
SIZES = [(80, 24), (100, 40), (120, 45), (160, 50), (200, 60)]
EVERY = 37
"""One in so many steps of a random game is drawn."""


@cache
def texts(locale: str) -> Texts:
    return load_texts("islands", locale, None)


@cache
def table_for(players: int, option: str = "") -> Islands:
    return Islands(house_content(), players, {option: True} if option else {})


def drawing_for(game: Islands, locale: str = "en") -> IslandsDrawing:
    drawing = drawing_of(game, texts(locale), NAMES[: game.players])
    assert isinstance(drawing, IslandsDrawing)
    return drawing


@cache
def positions(game: Islands, seed: int = 1) -> list[State]:
    """Some positions of a random game, and its last one; whole games take long, so each is played once."""
    found: list[core.State] = []
    last: core.State = game.start()
    for visit in walk(game, seed):
        if visit.step % EVERY == 0:
            found.append(visit.state)
        last = visit.game.apply(visit.state, visit.action)
    return [state for state in (*found, last) if isinstance(state, State)]


def view_of(game: Islands, state: State, seat: SeatId | None) -> View:
    view = game.view(state, seat)
    assert isinstance(view, View)
    return view


def scene_of(game: Islands, state: State, seat: SeatId | None, locale: str = "en") -> Scene:
    view = view_of(game, state, seat)
    mine = [action.phrase() for action in actions_of(game, state)] if seat == view.acting else []
    story = [f"Anna paints a square, and this is sentence number {number}." for number in range(6)]
    hint = drawing_for(game, locale).hint(view)
    return Scene(view=view, phrases=mine, story_title="What happened", story=story, earlier=story, hint=hint)


def drawn(game: Islands, state: State, seat: SeatId | None, size: tuple[int, int], locale: str = "en") -> Lines:
    return picture(drawing_for(game, locale), scene_of(game, state, seat, locale), *size)


def plain(lines: Lines) -> str:
    return "\n".join([line.plain for line in lines])


def printed(page: RenderableType) -> str:
    console = Console(file=io.StringIO(), width=100, highlight=False, markup=False, emoji=False)
    console.print(page)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


LAND = LandView(
    name="cove",
    rows=("~rr.R", "SrbT.", "....^", "L.g$~"),
    landmarks=(
        LandmarkView("regular-harbour", "e1", ""),
        LandmarkView("secret-harbour", "a2", ""),
        LandmarkView("temple", "d2", "mixed"),
        LandmarkView("gold-mine", "d4", "single"),
        LandmarkView("lighthouse", "a4", ""),
    ),
    outlines=(
        OutlineView("green", ("a3", "b3", "b4"), ""),
        OutlineView("blue", ("d3", "c3", "c2"), ""),  # one of its squares is painted, so it can never be filled
        OutlineView("red", ("b1", "c1", "b2"), "own"),
    ),
    begun=True,
    score=3,
)
