"""Words of Shaman Island shown on the map while they are said, hints, and what gives way on small screens."""

from __future__ import annotations

from functools import cache

import pytest

from kamishima.core.game import State
from kamishima.core.turn import Decision, SeatId
from kamishima.core.words import follow
from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.pack.content import house_content
from kamishima.games.shaman.rules.state import State as Land
from kamishima.games.shaman.show.view import View
from kamishima.games.shaman.terminal.drawing import ShamanDrawing
from kamishima.games.shaman.terminal.map import CHOSEN, TARGET
from kamishima.terminal.drawing import Lines, Scene
from kamishima.terminal.wording import load_texts
from kamishima.testing.walk import walk

NAMES = ("Anna", "Kumo", "Nami", "Sora")


@cache
def drawing_for(players: int) -> tuple[ShamanIsland, ShamanDrawing]:
    game = ShamanIsland(house_content(), players, {})
    return game, ShamanDrawing(game, load_texts("shaman", "en", None), NAMES[:players])


@cache
def turns_of(players: int) -> list[tuple[State, Decision]]:
    """The positions of a random game in which somebody takes an action of a turn."""
    game, _ = drawing_for(players)
    found: list[tuple[State, Decision]] = []
    for visit in walk(game, 4):
        turn = visit.game.turn(visit.state)
        if isinstance(turn, Decision) and view_of(game, visit.state, turn.seat).phase == "turn":
            found.append((visit.state, turn))
    return found


def view_of(game: ShamanIsland, state: State, seat: SeatId | None) -> View:
    assert isinstance(state, Land)
    view = game.view(state, seat)
    assert isinstance(view, View)
    return view


def map_of(lines: Lines) -> str:
    """The rows of the map alone."""
    rows = [line.plain.partition("│")[0] for line in lines]
    return "\n".join([row for row in rows if row[:2].isdecimal()])


# -- the words so far --------------------------------------------------------------------------------------------------


def test_a_piece_that_is_named_is_marked_with_all_its_targets() -> None:
    game, drawing = drawing_for(2)
    seen = 0
    for state, turn in turns_of(2)[::7]:
        phrases = [action.phrase() for action in turn.actions]
        moves = [phrase.words for phrase in phrases if phrase.words[0] == "move"]
        if not moves:
            continue
        said = moves[0][:2]
        scene = Scene(view=view_of(game, state, turn.seat), phrases=phrases, said=said)
        shown = map_of(drawing.table(scene, 160, 50))
        assert shown.count(CHOSEN) == 1
        assert shown.count(TARGET) == len(follow(phrases, said).words)
        seen += 1
    assert seen


@pytest.mark.parametrize("said", [(), ("move",)])
def test_nothing_is_marked_before_a_piece_is_named(said: tuple[str, ...]) -> None:
    game, drawing = drawing_for(2)
    state, turn = turns_of(2)[0]
    phrases = [action.phrase() for action in turn.actions]
    shown = map_of(drawing.table(Scene(view=view_of(game, state, turn.seat), phrases=phrases, said=said), 160, 50))
    assert (CHOSEN in shown, TARGET in shown) == (False, False)


# -- hints -------------------------------------------------------------------------------------------------------------


def test_the_details_of_a_turn_are_for_whoever_takes_it() -> None:
    game, drawing = drawing_for(2)
    state, turn = turns_of(2)[0]
    acting = drawing.hint(view_of(game, state, turn.seat))
    looking_on = drawing.hint(view_of(game, state, SeatId(1 - turn.seat)))
    assert acting.startswith("Take the ")
    assert looking_on != acting
    assert "of 2" not in looking_on


# -- small screens -----------------------------------------------------------------------------------------------------


def test_on_a_small_screen_tribes_and_islands_are_told_in_few_lines() -> None:
    game, drawing = drawing_for(4)
    for state, turn in turns_of(4)[::15]:
        view = view_of(game, state, turn.seat)
        phrases = [action.phrase() for action in turn.actions]
        lines = drawing.table(Scene(view=view, phrases=phrases), 80, 12)
        shown = "\n".join([line.plain for line in lines])
        assert all(f" {name}" in shown for name in NAMES)
        assert all(f"{island.name} ×{island.tiles}" in shown for island in view.islands)
        assert shown.count("▸") == 1
        assert max(line.cell_len for line in lines) <= 80
        beneath = len(lines) - len(map_of(lines).splitlines()) - 2  # without header and column names
        assert beneath <= 9


def test_a_roomy_screen_has_a_line_for_each_tribe() -> None:
    game, drawing = drawing_for(4)
    state, turn = turns_of(4)[0]
    lines = drawing.table(Scene(view=view_of(game, state, turn.seat)), 160, 50)
    assert sum([any([name in line.plain for name in NAMES]) for line in lines]) == len(NAMES)
