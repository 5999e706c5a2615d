"""The engine agrees with a slow second opinion; `oracle_run.py` compares many more positions."""

from __future__ import annotations

from itertools import islice

import pytest
from tests.games.shaman.opinions import differences, disagreements
from tests.games.shaman.oracle import Position, name, spot
from tests.games.shaman.wild import positions

from kamishima.core.turn import Decision
from kamishima.games.shaman.rules.actions import Slide
from kamishima.games.shaman.show.view_builder import islands

POSITIONS = 400


def test_engine_and_oracle_agree_on_moves_sinks_slides_and_islands() -> None:
    for game, state in islice(positions(seed=5), POSITIONS):
        assert disagreements(game, state) == [], game.encode(state)


@pytest.mark.parametrize("verb", ["move", "sink", "slide"])
def test_the_oracle_notices_an_action_that_is_missing(verb: str) -> None:
    for game, state in islice(positions(seed=2), POSITIONS):
        turn = game.offer(state)
        assert isinstance(turn, Decision)
        left_out = [action for action in turn.actions if action.text.startswith(verb)][:1]
        if left_out:
            actions = tuple(action for action in turn.actions if action not in left_out)
            sites = [island.sites for island in islands(state)]
            assert differences(Position(game.encode(state)), actions, sites)
            return
    pytest.fail(f"no {verb} was found")


def test_the_oracle_notices_an_impossible_slide() -> None:
    game, state = next(positions(seed=2))
    turn = game.offer(state)
    assert isinstance(turn, Decision)
    slide = next(action for action in turn.actions if isinstance(action, Slide))
    back = game.parse(f"slide {slide.site.name} north south")
    sites = [island.sites for island in islands(state)]
    assert differences(Position(game.encode(state)), (*turn.actions, back), sites)


def test_the_oracle_notices_a_wrong_island() -> None:
    game, state = next(positions(seed=2))
    turn = game.offer(state)
    assert isinstance(turn, Decision)
    everything = tuple(site for island in islands(state) for site in island.sites)
    assert differences(Position(game.encode(state)), turn.actions, [everything[1:]])


@pytest.mark.parametrize("word", ["m35", "wn10", "em61", "a11", "z12", "ea12", "wz12"])
def test_the_oracle_names_spaces_as_the_engine_does(word: str) -> None:
    assert name(spot(word)) == word
