"""Positions for tests: the example of the class runs, and scripts and words lead to the same."""

from __future__ import annotations

import doctest

import pytest
from tests.kit.tiny_games import Ladder, Rungs

from kamishima.core.errors import BadWords, IllegalAction
from kamishima.testing import position
from kamishima.testing.position import Position


def begun(script: str = "") -> Position[Ladder, Rungs]:
    return Position.after(Ladder(), script)


def test_the_example_runs() -> None:
    assert doctest.testmod(position).failed == 0


def test_a_script_and_words_lead_to_the_same_position() -> None:
    script = begun().then("p1: step 2, roll  # and on\n\n~: die 3\np2: step 1")
    said = begun().say("step 2", "roll", "die 3", "step 1")
    assert script.state.heights == said.state.heights == (5, 1)
    assert script.acting == said.acting == "p2"


def test_offers_begin_with_whole_words() -> None:
    assert begun().offers() == begun().offers("step") == ["step 1", "step 2"]
    assert begun().offers("step", "2") == begun().offers("step 2") == ["step 2"]
    assert begun().offers("st") == []


def test_chance_has_weights_and_the_end_has_a_result() -> None:
    rolling = begun("p1: step 1, roll")
    assert (rolling.acting, rolling.weights) == ("~", {"die 1": 3, "die 2": 2, "die 3": 1})
    over = rolling.say("die 1", *["step 1", "stay"] * 3)
    assert (over.acting, over.result.scores) == ("", (3, 2))
    with pytest.raises(AssertionError, match="the game is over"):
        over.say("stay")


def test_what_is_not_offered_is_refused() -> None:
    with pytest.raises(IllegalAction):
        begun().say("stay")
    with pytest.raises(BadWords):
        begun().then("somebody: step 1")


class Impossible(Ladder):
    """Nothing is right."""

    def faults(self, state: Rungs) -> list[str]:
        return ["everything"]


def test_a_position_is_checked_at_every_step_unless_it_is_unchecked() -> None:
    game = Impossible()
    with pytest.raises(AssertionError):
        Position(game, game.start())
    assert not Position(game, game.start(), checked=False).say("step 1").checked
