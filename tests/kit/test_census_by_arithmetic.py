"""Census of the tiny games, where every number follows from a short sum."""

from __future__ import annotations

import pytest
from tests.kit.tiny_games import Envelope, Ladder, Rungs, Say

from kamishima.core.turn import Decision, Turn
from kamishima.testing.census import census, divide
from kamishima.testing.scripts import play_script


@pytest.mark.parametrize(("players", "rounds"), [(2, 1), (3, 1), (2, 2)])
def test_a_turn_of_ladder_goes_one_of_eight_ways(players: int, rounds: int) -> None:
    """Two steps, each followed by one way to stay or three ways to roll; turns are independent."""
    game = Ladder(players, rounds)
    assert census(game, game.start(), game.bound) == 8 ** (players * rounds)


def test_the_ways_up_the_ladder_follow_from_those_of_fewer_steps() -> None:
    """Two steps; then either on (`stay`), or three times on after the die (`roll`)."""
    game = Ladder(2, rounds=9)
    ways = [1, 2, 4]
    for depth in range(3, 8):
        ways.append(2 * ways[depth - 2] + 2 * 3 * ways[depth - 3])
    assert [census(game, game.start(), depth) for depth in range(8)] == ways


def test_envelope_has_eight_deals_and_twelve_turns_a_seat() -> None:
    """Not two green cards, so 9 - 1 deals; two marks, then three guesses, with or without a peek."""
    game = Envelope(2)
    assert census(game, game.start(), 2) == 8
    assert census(game, game.start(), game.bound) == 8 * 12 * 12


def test_three_envelopes_are_dealt_in_eighteen_ways() -> None:
    """27 ways to name three colours, without RRR and BBB, and without the seven that name green twice or more."""
    assert census(Envelope(3), Envelope(3).start(), 3) == 27 - 2 - 7


def test_the_divide_names_every_first_action_in_the_order_of_the_offer() -> None:
    game = Ladder()
    state = play_script(game, "p1: step 1, roll").state
    assert divide(game, state, 1) == {"die 1": 1, "die 2": 1, "die 3": 1}
    assert list(divide(game, state, 3)) == ["die 1", "die 2", "die 3"]
    assert sum(divide(game, state, 3).values()) == census(game, state, 3) == 3 * 4


def test_there_is_nothing_to_divide_at_the_end() -> None:
    match = play_script(Ladder(rounds=1), "p1: step 1, stay\n p2: step 1, stay")
    assert divide(match.game, match.state, 3) == {}
    assert census(match.game, match.state, 3) == 1


class Ledge(Ladder):
    """Who takes two rungs at once may also rest: one rule more."""

    def offer(self, state: Rungs) -> Turn:
        turn = super().offer(state)
        if isinstance(turn, Decision) and state.due == "choice" and state.heights[turn.seat] == 2:
            return Decision(turn.seat, (*turn.actions, Say("rest")))
        return turn


def test_a_changed_rule_changes_the_census_and_the_divide_says_where() -> None:
    plain, changed = Ladder(rounds=1), Ledge(rounds=1)
    assert census(changed, changed.start(), 2) == census(plain, plain.start(), 2) + 1
    assert divide(plain, plain.start(), 2) == {"step 1": 2, "step 2": 2}
    assert divide(changed, changed.start(), 2) == {"step 1": 2, "step 2": 3}
