"""Simulated games and their sums: what was played is what is counted."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kit.tiny_games import Envelope, Ladder

from kamishima.bots.registry import rollout
from kamishima.core.game import AnyGame, State
from kamishima.core.turn import Decision, Over, ranked
from kamishima.lab.simulate import Outcome, Summary, Tally, play, seated

calmly = settings(max_examples=50, deadline=None)

GAMES: list[AnyGame] = [Ladder(2), Ladder(3), Envelope(2), Envelope(3)]


@st.composite
def outcomes(draw: st.DrawFn) -> Outcome:
    """A game between some bots, the same one at several seats perhaps."""
    scores = draw(st.lists(st.integers(-9, 9), min_size=3, max_size=3))
    bots = draw(st.lists(st.sampled_from(["ada", "bob", "cid"]), min_size=3, max_size=3))
    decisions = draw(st.integers(1, 99))
    ranks = ranked([(score,) for score in scores])
    reason = draw(st.sampled_from(["top", "turn-limit"]))
    return Outcome(draw(st.integers(0, 99)), tuple(bots), tuple(scores), ranks, reason, decisions, 2 * decisions)


def summed(games: list[Outcome]) -> Summary:
    summary = Summary()
    for outcome in games:
        summary.add(outcome)
    return summary


@calmly
@given(st.lists(outcomes(), max_size=12))
def test_every_game_is_won_once_and_every_point_is_counted_by_bot_and_by_seat(games: list[Outcome]) -> None:
    summary = summed(games)
    points = sum([sum(outcome.scores) for outcome in games])
    for tallies in (summary.by_bot, summary.by_seat):
        assert math.isclose(sum([tally.wins for tally in tallies.values()]), len(games), abs_tol=1e-9)
        assert sum([tally.points for tally in tallies.values()]) == points
        assert sum([tally.games for tally in tallies.values()]) == 3 * len(games)
        assert all(name == tally.name for name, tally in tallies.items())


@calmly
@given(st.lists(outcomes(), max_size=12))
def test_games_decisions_and_reasons_add_up(games: list[Outcome]) -> None:
    summary = summed(games)
    assert summary.games == len(games) == sum(summary.reasons.values())
    assert summary.decisions == sum([outcome.decisions for outcome in games])
    assert set(summary.by_seat) == ({"p1", "p2", "p3"} if games else set())
    assert {tally.games for tally in summary.by_seat.values()} <= {len(games)}


@calmly
@given(st.lists(outcomes(), max_size=8))
def test_the_order_of_the_games_does_not_matter(games: list[Outcome]) -> None:
    one, other = summed(games), summed(games[::-1])
    assert (one.games, one.decisions, one.reasons) == (other.games, other.decisions, other.reasons)
    for name, tally in one.by_bot.items():
        assert math.isclose(tally.wins, other.by_bot[name].wins, abs_tol=1e-9)
        assert (tally.games, tally.points) == (other.by_bot[name].games, other.by_bot[name].points)


@calmly
@given(outcomes(), st.integers(0, 2))
def test_a_win_is_shared_among_all_who_are_first(outcome: Outcome, seat: int) -> None:
    tally = Tally("ada")
    tally.add(outcome, seat)
    firsts = [score for score in outcome.scores if score == max(outcome.scores)]
    assert tally.win_rate == (1 / len(firsts) if outcome.scores[seat] == max(outcome.scores) else 0)
    assert tally.mean_score == outcome.scores[seat]


def test_who_has_not_played_has_won_nothing() -> None:
    assert (Tally("ada").win_rate, Tally("ada").mean_score) == (0.0, 0.0)


@calmly
@given(st.lists(st.sampled_from("abcdef"), min_size=1, max_size=4, unique=True), st.integers(0, 1000))
def test_in_as_many_games_as_there_are_bots_everybody_sits_everywhere_once(bots: list[str], first: int) -> None:
    tables = [seated(tuple(bots), seed) for seed in range(first, first + len(bots))]
    for seat in range(len(bots)):
        assert sorted([table[seat] for table in tables]) == sorted(bots)
    assert all(sorted(table) == sorted(bots) for table in tables)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.name}-{game.players}")
@pytest.mark.parametrize("bot", ["uniform", "greedy"])
def test_an_outcome_tells_of_the_game_that_was_watched(game: AnyGame, bot: str) -> None:
    said = [(turn, action) for _, turn, action in rollout(game, (bot,) * game.players, 3)]
    outcome = play(game, (bot,) * game.players, 3)
    state: State = game.start()
    for _, action in said:
        state = game.apply(state, action)
    turn = game.turn(state)
    assert isinstance(turn, Over)
    assert (outcome.scores, outcome.ranks, outcome.reason) == (
        turn.result.scores,
        turn.result.ranks,
        turn.result.reason,
    )
    assert outcome.steps == len(said)
    assert outcome.decisions == sum([isinstance(turn, Decision) for turn, _ in said])


def test_watching_a_game_does_not_change_it() -> None:
    for seed in range(5):
        names = ("greedy", "uniform", "greedy")
        watched = rollout(Envelope(3), names, seed)
        texts = [action.text for _, _, action in watched]
        outcome = play(Envelope(3), names, seed)
        assert (watched.decisions, watched.steps, len(texts)) == (outcome.decisions, outcome.steps, outcome.steps)
        assert tuple(watched.result) == (outcome.scores, outcome.ranks, outcome.reason)


def test_greedy_climbs_higher_than_chance() -> None:
    """Greedy always takes two rungs and rolls; uniform does so one time in four."""
    summary = summed([play(Ladder(), seated(("greedy", "uniform"), seed), seed) for seed in range(60)])
    assert summary.by_bot["greedy"].win_rate > 0.8
    assert summary.by_bot["greedy"].mean_score > 2 * (2 + 1) > summary.by_bot["uniform"].mean_score
