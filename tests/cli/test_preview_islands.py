"""Words of Origami Islands shown on the map while they are said, and what gives way on small screens."""

from __future__ import annotations

import msgspec
import pytest
from tests.cli.islands_scenes import (
    LAND,
    drawing_for,
    drawn,
    plain,
    positions,
    table_for,
    view_of,
)

from kamishima.core.turn import SeatId
from kamishima.games.islands.rules.state import State
from kamishima.games.islands.show.view import View
from kamishima.games.islands.terminal.map import ANCHOR, FILLED, OPEN, land_map, previewed
from kamishima.terminal.drawing import Scene
from kamishima.testing.walk import actions_of, walk


def painting(shape: str | None) -> View:
    """A view in which a shape, or squares of any form, are painted."""
    game = table_for(2)
    return msgspec.structs.replace(view_of(game, game.start(), SeatId(0)), shape=shape)


def test_a_shape_covers_the_squares_that_its_words_say() -> None:
    view = painting("zigzag")
    assert previewed(view, []) == {}
    assert previewed(view, ["c3"]) == {"c3": ANCHOR}
    assert previewed(view, ["c3", "north"]) == {"c3": ANCHOR, "b3": FILLED, "c2": FILLED, "d2": FILLED}
    assert previewed(view, ["c3", "east", "red"]) == {"c3": ANCHOR, "c2": FILLED, "d3": FILLED, "d4": FILLED}


def test_a_single_square_has_no_turn_and_squares_of_any_form_are_named_one_by_one() -> None:
    assert previewed(painting("square"), ["c3", "red"]) == {"c3": ANCHOR}
    assert previewed(painting(None), ["c3", "d3", "c4"]) == dict.fromkeys(("c3", "d3", "c4"), FILLED)


@pytest.mark.parametrize("cell", [2, 3])
def test_squares_that_would_be_painted_are_filled_in_the_map(cell: int) -> None:
    lines = plain(land_map(LAND, cell, {"d1": ANCHOR, "d3": FILLED}))
    assert (lines.count(ANCHOR * cell), lines.count(FILLED * cell)) == (1, 1)


def test_words_mark_less_and_less_until_the_painting_is_whole() -> None:
    game = table_for(2)
    seen = 0
    for visit in walk(game, 6):
        assert isinstance(visit.state, State)
        view = view_of(game, visit.state, SeatId(0))
        phrases = [action.phrase() for action in actions_of(game, visit.state)]
        if view.acting != 0 or view.shape not in ("corner", "angle"):
            continue
        words = phrases[0].words
        counts: list[tuple[int, int]] = []
        for length in range(len(words) + 1):
            scene = Scene(view=view, phrases=phrases, said=words[:length])
            shown = plain(drawing_for(game).table(scene, 100, 40)).partition("── Players")[0]
            marks = shown.partition("── Your islands")[2].partition("\n")[2]
            counts.append((marks.count(OPEN), marks.count(ANCHOR) + marks.count(FILLED)))
        size = 2 * {"corner": 3, "angle": 5}[view.shape]
        assert counts[0] == counts[1] >= counts[2]
        assert counts[3:] == [(0, 2), (0, size), (0, size)]
        seen += 1
    assert seen


def test_a_crowd_at_a_small_table_looks_on_unlisted_only_while_one_paints() -> None:
    game = table_for(6)
    view = view_of(game, positions(game)[-2], SeatId(0))
    painter = msgspec.structs.replace(view, shape="angle", phase="card", card=5, acting=0, turn_of=0, leader=0)
    bidder = msgspec.structs.replace(view, shape=None, phase="bidding", card=5, acting=0, turn_of=0)
    small = plain(drawing_for(game).table(Scene(view=painter), 80, 16))
    assert ("▸ p1" in small, " p4 Sora" in small) == (True, False)
    assert " p4 Sora" in plain(drawing_for(game).table(Scene(view=bidder), 80, 16))
    assert " p4 Sora" in plain(drawing_for(game).table(Scene(view=painter), 140, 40))


def test_the_signs_are_explained_while_sheets_are_chosen() -> None:
    game = table_for(2)
    states = [visit.state for visit, _ in zip(walk(game, 1), range(20), strict=False)]
    state = next(state for state in states if actions_of(game, state)[0].text.startswith("keep"))
    assert isinstance(state, State)
    shown = plain(drawn(game, state, SeatId(0), (160, 50)))
    assert "R Regular Harbour" in shown
    assert "surrounded" not in shown
