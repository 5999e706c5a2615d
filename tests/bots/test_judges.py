"""Judges: hopes that make sense, chances that follow from them, and few actions left out."""

from __future__ import annotations

import gc
import math
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.origami.conftest import draw_table
from tests.kit.tiny_games import Ladder

from kamishima.bots.judge import MARGIN, Judge
from kamishima.bots.values import judge_of
from kamishima.core.game import AnyGame, State
from kamishima.core.turn import Decision, Over, Result
from kamishima.games.islands import values as values_islands
from kamishima.games.islands.rules.actions import PaintFree
from kamishima.games.islands.rules.state import State as IslandsTable
from kamishima.games.islands.values import Guess, IslandsJudge
from kamishima.games.origami.rules.actions import Play
from kamishima.games.origami.rules.state import State as OrigamiTable
from kamishima.games.origami.values import MANY, OrigamiJudge
from kamishima.games.registry import GAMES, box
from kamishima.games.shaman.values import ShamanJudge
from kamishima.testing.walk import final_state, walk

TABLES: list[AnyGame] = [box(name).table(players) for name in GAMES for players in (2, 3)]
TABLES += [box("islands").table(1, {"science": True}), box("origami").table(4, {"box": "combined"})]
names = pytest.mark.parametrize("game", TABLES, ids=lambda game: f"{game.name}-{game.players}")
calmly = settings(max_examples=60, deadline=None)


def states(game: AnyGame, seed: int, every: int) -> list[State]:
    return [visit.state for visit in walk(game, seed)][::every]


def test_each_game_has_a_judge_of_its_own_and_others_are_judged_by_their_outlook() -> None:
    kinds = {name: type(judge_of(box(name).table(2))) for name in GAMES}
    assert kinds == {"origami": OrigamiJudge, "islands": IslandsJudge, "shaman": ShamanJudge}
    assert type(judge_of(Ladder())) is Judge
    assert [judge_of(box(name).table(2)).search_config().quiescence_depth for name in GAMES] == [10, 10, 0]
    assert Judge(Ladder()).hopes(Ladder().start()) == [
        Ladder().outlook(Ladder().start(), seat) for seat in Ladder().seats
    ]


@names
def test_hopes_are_numbers_for_every_seat_at_every_step(game: AnyGame) -> None:
    judge = judge_of(game)
    for state in states(game, 3, 3):
        hopes = judge.hopes(state)
        assert len(hopes) == game.players
        assert all(math.isfinite(hope) and abs(hope) < 1000 for hope in hopes)
        assert judge.spread(state) > 0


@names
def test_judging_changes_nothing_and_gives_the_same_twice(game: AnyGame) -> None:
    judge, other = judge_of(game), judge_of(game)
    for state in states(game, 5, 7):
        before = game.encode(state)
        assert judge.hopes(state) == judge.hopes(state) == other.hopes(state)
        assert game.encode(state) == before


@calmly
@given(st.lists(st.floats(-300, 300), min_size=2, max_size=4), st.floats(0.5, 60))
def test_shares_are_chances_in_the_order_of_the_hopes(hopes: list[float], spread: float) -> None:
    shares = Judge(Ladder()).shares(hopes, spread)
    assert math.isclose(sum(shares), 1.0)
    for one in range(len(hopes)):
        for other in range(len(hopes)):
            if hopes[one] >= hopes[other]:
                assert shares[one] >= shares[other]


@calmly
@given(st.floats(-200, 500), st.floats(-200, 500))
def test_alone_more_points_are_always_better(one: float, other: float) -> None:
    judge = Judge(Ladder())
    low, high = sorted([one, other])
    assert 0.0 <= judge.shares([low], 1.0)[0] <= judge.shares([high], 1.0)[0] <= 1.0


@names
def test_a_finished_game_is_worth_most_to_who_won_it(game: AnyGame) -> None:
    turn = game.turn(final_state(game, 4))
    assert isinstance(turn, Over)
    values = judge_of(game).final(turn.result)
    assert len(values) == game.players
    if game.players > 1:
        winners = [values[seat] for seat in turn.result.winners]
        losers = [value for seat, value in enumerate(values) if seat not in turn.result.winners]
        assert min(winners) > max(losers, default=0.0)
        assert math.isclose(sum(values), 1.0)


def test_a_clear_victory_is_worth_a_little_more_than_a_narrow_one() -> None:
    judge = Judge(Ladder())
    narrow, clear = (judge.final(Result((score, 10), (1, 2), "top"))[0] for score in (11, 40))
    assert 1 - MARGIN < narrow < clear <= 1.0


@names
def test_notable_actions_are_among_those_offered_in_their_order_and_never_none(game: AnyGame) -> None:
    judge = judge_of(game)
    for state in states(game, 6, 3):
        turn = game.turn(state)
        if isinstance(turn, Decision):
            notable = judge.notable(state, turn)
            places = [turn.actions.index(action) for action in notable]
            assert places
            assert places == sorted(places)


@names
def test_every_decision_has_a_price(game: AnyGame) -> None:
    judge = judge_of(game)
    assert all(judge.price(state) >= 1 for state in states(game, 6, 5))


def test_the_fight_of_shaman_island_is_thought_about_longer_than_its_set_up() -> None:
    game = box("shaman").table(2)
    judge = judge_of(game)
    prices = [(game.encode(state)["phase"], judge.price(state)) for state in states(game, 2, 1)]
    assert {price for phase, price in prices if phase == "turn"} == {1}
    assert min([price for phase, price in prices if phase in ("build", "coin", "place")]) > 1


def test_of_many_payments_for_the_same_play_two_are_looked_at() -> None:
    """A random game of Origami has hands with hundreds of ways to play."""
    game = box("origami").table(2)
    judge = judge_of(game)
    seen = 0
    for seed in range(12):
        for state in states(game, seed, 1):
            turn = game.turn(state)
            if isinstance(turn, Decision) and len(turn.actions) > MANY:
                notable = judge.notable(state, turn)
                plays = [action for action in turn.actions if isinstance(action, Play)]
                kept = [action for action in notable if isinstance(action, Play)]
                different = {(play.card.name, play.side, play.under) for play in plays}
                assert {(play.card.name, play.side, play.under) for play in kept} == different
                assert len(kept) <= 2 * len(different)
                assert len(notable) - len(kept) == len(turn.actions) - len(plays)
                seen += 1
    assert seen > 0


def test_the_payments_of_a_large_hand_are_chosen_before_they_are_made() -> None:
    """So many cards can be paid with in thousands of ways: a quick level has no time to make them all."""
    table = draw_table(
        "p1: cat sheep raccoon pig dog fox rabbit chick parrot owl dove chicken vulture eagle whale squid"
    )
    turn = table.game.turn(table.state)
    assert isinstance(turn, Decision)
    notable = judge_of(table.game).notable(table.state, turn)
    assert turn._all is None
    assert 20 < len(notable) < 200
    assert len(turn.actions) > 5000


def test_of_very_many_free_paintings_those_around_landmarks_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(values_islands, "MANY", 8)
    game = box("islands").table(1, {"science": True})
    judge = judge_of(game)
    free = 0
    for seed in range(30):
        for state in states(game, seed, 1):
            turn = game.turn(state)
            if isinstance(turn, Decision) and len(turn.actions) > 8 and isinstance(turn.actions[0], PaintFree):
                notable = judge.notable(state, turn)
                assert len(notable) == 8
                assert turn.actions[-1] in notable  # to decline is always thought of
                free += 1
    assert free > 0


def test_the_islands_judge_believes_in_the_card_that_somebody_has_bid_for() -> None:
    """Whoever leads the bidding will paint; a higher bid for the same card is worth less."""
    game = box("islands").table(2)
    judge = judge_of(game)
    compared = 0
    for state in states(game, 3, 1):
        turn = game.turn(state)
        assert isinstance(state, IslandsTable)
        if isinstance(turn, Decision) and state.stack[-1].phase == "bidding" and len(turn.actions) > 3:
            low, high = (game.apply(state, turn.actions[place]) for place in (0, 2))
            if low.stack[-1].phase == high.stack[-1].phase == "bidding":
                assert judge.hopes(low)[turn.seat] > judge.hopes(high)[turn.seat]
                compared += 1
    assert compared > 2


def test_what_the_islands_judge_remembers_is_what_it_would_find_anew() -> None:
    game = box("islands").table(2)
    judge = judge_of(game)
    for seed in range(2):
        for state in states(game, seed, 2):
            assert judge.hopes(state) == judge_of(game).hopes(state)


def test_what_the_islands_judge_remembers_does_not_grow_with_the_spaces_of_a_match(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(values_islands, "REMEMBERED", 20)
    game = box("islands").table(3)
    judge, before = judge_of(game), _guesses()
    for state in states(game, seed=1, every=1):
        judge.hopes(state)
    assert _guesses() - before <= 2 * 21  # of standings, and of gains


def _guesses() -> int:
    return sum([isinstance(one, Guess) for one in gc.get_objects()])


def test_folds_in_hand_lose_their_worth_when_the_game_is_about_to_end() -> None:
    game = box("origami").table(2, {"turn-limit": 60})
    judge = judge_of(game)
    assert isinstance(judge, OrigamiJudge)
    left = [judge.turns_left(state) for state in states(game, 2, 1) if isinstance(state, OrigamiTable)]
    assert left[20] > left[-2] > 0


def test_a_tribe_that_is_alone_on_an_island_may_hope_for_all_of_it() -> None:
    game = box("shaman").table(2)
    judge = judge_of(game)
    rng = random.Random(1)
    for state in states(game, 9, 5):
        hopes = judge.hopes(game.resample(state, None, rng))
        assert all(hope >= 0 for hope in hopes)
        assert sum(hopes) <= 6 * 11
