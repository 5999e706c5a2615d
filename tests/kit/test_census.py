"""Census of small trees: a changed number is a changed rule; the divide says where."""

from __future__ import annotations

import pytest

from kamishima.core.game import AnyGame
from kamishima.games.registry import box
from kamishima.testing.census import census, divide
from kamishima.testing.scripts import play_script
from kamishima.testing.walk import final_state

SCRIPT = """
~: card fox, card bee, card raccoon
~: card dog, card dog, card raccoon, card pig, card fox
~: card ant, card ant, card sheep, card sheep
"""


@pytest.fixture
def game() -> AnyGame:
    return box("origami").table(2, {"families": ["farm", "lawn"]})


@pytest.mark.parametrize(("depth", "expected"), [(0, 1), (1, 14), (2, 14**2), (3, 14**3 - 10), (4, 37885)])
def test_the_number_of_ways_from_the_start(game: AnyGame, depth: int, expected: int) -> None:
    """Fourteen cards can be dealt first; ten of them are there only twice, so three of a kind are out of reach."""
    start = game.start()
    assert census(game, start, depth) == expected, divide(game, start, depth)


@pytest.mark.parametrize(("depth", "expected"), [(1, 6 + 4), (2, 178), (3, 1633)])
def test_the_number_of_ways_from_a_first_turn(game: AnyGame, depth: int, expected: int) -> None:
    """Six ways to draw at most four folds; the raccoon on either side, paid with the fox or the bee."""
    state = play_script(game, SCRIPT).state
    assert census(game, state, depth) == expected, divide(game, state, depth)


def test_the_divide_adds_up_to_the_census(game: AnyGame) -> None:
    state = play_script(game, SCRIPT).state
    assert sum(divide(game, state, 3).values()) == census(game, state, 3)


def test_a_finished_game_counts_once(game: AnyGame) -> None:
    assert census(game, final_state(game, 3), 5) == 1
