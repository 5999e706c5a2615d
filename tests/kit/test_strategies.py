"""Properties over positions drawn by Hypothesis."""

from __future__ import annotations

import random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kamishima.core.game import State
from kamishima.core.text.finding import complete, find
from kamishima.core.turn import Action
from kamishima.games.registry import box
from kamishima.testing.conformance import encoded
from kamishima.testing.strategies import positions, steps
from kamishima.testing.walk import actions_of

GAME = box("origami").table(2)
slowly = settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


@slowly
@given(positions(GAME))
def test_no_reachable_position_has_a_fault(state: State) -> None:
    assert GAME.faults(state) == []


@slowly
@given(positions(GAME))
def test_a_position_survives_its_plain_form(state: State) -> None:
    assert encoded(GAME, GAME.decode(GAME.encode(state))) == encoded(GAME, state)


@slowly
@given(steps(GAME), st.randoms(use_true_random=False))
def test_words_in_any_order_of_their_bag_find_the_action(step: tuple[State, Action], rng: random.Random) -> None:
    state, action = step
    phrase = action.phrase()
    bag = list(phrase.bag)
    rng.shuffle(bag)
    said = [*phrase.head, *bag, *([phrase.last] if phrase.last is not None else [])]
    actions = actions_of(GAME, state)
    assert actions[find([other.phrase() for other in actions], " ".join(said))] == action


@slowly
@given(steps(GAME))
def test_completion_offers_every_next_word_of_a_legal_action(step: tuple[State, Action]) -> None:
    state, action = step
    words = action.phrase().words
    phrases = [other.phrase() for other in actions_of(GAME, state)]
    for said in range(len(words)):
        assert words[said] in complete(phrases, " ".join(words[:said]) + " ")
