"""Plays that differ in their payment alone are made when they are asked for; nobody can tell."""

from __future__ import annotations

import random
import sys

import msgspec
import pytest

from kamishima.core.turn import Chance, Decision
from kamishima.core.words import tree
from kamishima.games.registry import box
from kamishima.server.match.broadcast import words_json


@pytest.mark.parametrize("kept", ["classic", "legends", "combined"])
def test_an_action_is_found_by_its_words_before_all_are_made(kept: str) -> None:
    game, rng = box("origami").table(3, {"box": kept}), random.Random(5)
    state, longest = game.start(), 0
    while isinstance(turn := game.turn(state), Decision | Chance):
        action = rng.choice(turn.actions)
        if isinstance(turn, Decision):
            longest = max(longest, len(turn.actions))
            for each in turn.actions if len(turn.actions) < 60 else rng.sample(turn.actions, 20):
                same = game.decode(game.encode(state))
                fresh = game.turn(same)
                assert isinstance(fresh, Decision)
                said = fresh.saying(each.text)
                assert said is not None
                assert (said, type(said)) == (each, type(each))
                assert game.encode(game.apply(same, said)) == game.encode(game.apply(state, each))
        state = game.apply(state, action)
    assert longest > 20, "some turn had many ways to pay"


def test_the_tree_is_that_of_all_actions() -> None:
    game, rng = box("origami").table(2, {"box": "combined"}), random.Random(6)
    state = game.start()
    while isinstance(turn := game.turn(state), Decision | Chance):
        if isinstance(turn, Decision):
            told = words_json(turn, most=sys.maxsize)
            assert bytes(told) == msgspec.json.encode(tree([action.phrase() for action in turn.actions]))
            assert words_json(turn, most=sys.maxsize) == told
        state = game.apply(state, rng.choice(turn.actions))


def test_other_words_are_not_offered() -> None:
    game, rng = box("origami").table(2), random.Random(7)
    state = game.start()
    for _ in range(60):
        turn = game.turn(state)
        assert isinstance(turn, Decision | Chance)
        if isinstance(turn, Decision):
            fresh = game.offer(state)
            assert isinstance(fresh, Decision)
            texts = {action.text for action in turn.actions}
            for text in texts:
                shorter = text.rpartition(" ")[0]
                for wrong in (f"{text} {text.split()[-1]}", f"{text} crab", shorter, f" {text}", ""):
                    assert wrong in texts or fresh.saying(wrong) is None
        state = game.apply(state, rng.choice(turn.actions))
