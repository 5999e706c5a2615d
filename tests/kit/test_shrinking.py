"""The strategies draw reachable positions, and shrink to the shortest game that shows the point."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, find, given, settings
from hypothesis import strategies as st
from tests.kit.tiny_games import Envelope, Ladder, Letters, Rungs

from kamishima.core.game import AnyGame, State
from kamishima.core.turn import Action, Over
from kamishima.testing.strategies import positions, steps
from kamishima.testing.walk import actions_of

quietly = settings(
    max_examples=150,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)


def rungs(state: State) -> Rungs:
    assert isinstance(state, Rungs)
    return state


def letters(state: State) -> Letters:
    assert isinstance(state, Letters)
    return state


def test_a_position_is_shrunk_to_the_fewest_steps() -> None:
    """Three rungs need a step, a roll and a die; the seat that comes first takes them."""
    found = rungs(find(positions(Ladder(rounds=9)), lambda state: max(rungs(state).heights) >= 3, settings=quietly))
    assert (found.turns, sum(found.heights)) == (1, 3)


def test_a_hidden_card_is_shrunk_to_the_first_deal_and_the_first_choice() -> None:
    found = letters(find(positions(Envelope()), lambda state: "moon" in letters(state).marks, settings=quietly))
    assert (found.cards, found.marks, found.guesses) == (("red", "red"), ("moon", None), (None, None))


def test_a_whole_game_can_be_asked_for() -> None:
    game = Envelope()
    found = letters(find(positions(game), lambda state: None not in letters(state).guesses, settings=quietly))
    assert isinstance(game.turn(found), Over)
    assert found.guesses == ("red", "red")


@pytest.mark.parametrize("most", [0, 1, 2])
def test_no_position_is_further_than_it_was_asked_to_be(most: int) -> None:
    @settings(max_examples=30, deadline=None)
    @given(positions(Envelope(), most_steps=most))
    def check(state: State) -> None:
        cards = letters(state).cards
        assert len(cards) - cards.count(None) <= most

    check()


games: list[AnyGame] = [Ladder(rounds=1), Envelope()]


@settings(max_examples=60, deadline=None)
@given(st.sampled_from(games).flatmap(lambda game: st.tuples(st.just(game), steps(game, most_steps=20))))
def test_a_step_is_never_at_the_end_and_always_legal(drawn: tuple[AnyGame, tuple[State, Action]]) -> None:
    game, (state, action) = drawn
    assert action in actions_of(game, state)
    assert game.faults(game.apply(state, action)) == []
