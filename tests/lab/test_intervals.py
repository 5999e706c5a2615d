"""Intervals tell the truth: of many made-up studies with a known truth, 95 % have it in their intervals.

Each made-up game has seats that depend on each other, as real ones do: one wins, and all score more in a long game. An
interval that took seats for independent would be too narrow or too wide.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable

import pytest

from kamishima.games.islands.lab.sheet_report import share_against
from kamishima.lab.effects import Contrast
from kamishima.lab.intervals import Interval, mean_by_game, mean_of, share_by_game, share_of, student

STUDIES = 2000
SEED = 20
PLAYERS = 3

Seats = tuple[tuple[bool, float], ...]
"""Whether each seat of a made-up game has the mark, and what it gained."""


def covered(study: Callable[[random.Random], Interval], truth: float) -> float:
    """How many of the studies have the truth within their interval."""
    rng = random.Random(SEED)
    found = [study(rng) for _ in range(STUDIES)]
    return sum([interval.low <= truth <= interval.high for interval in found]) / STUDIES


# -- wins of those who have a mark -------------------------------------------------------------------------------------

WORTH = 1.8
"""Who has the mark wins so much more often than another at the same table."""


def weights(having: tuple[bool, ...]) -> list[float]:
    return [WORTH if one else 1.0 for one in having]


def marked_game(rng: random.Random, common: float) -> Seats:
    """In half of the games everybody has the mark more often, so that it also depends on the game."""
    luck = common * (1.5 if rng.random() < 0.5 else 0.5)
    having = tuple([rng.random() < luck for _ in range(PLAYERS)])
    winner = rng.choices(range(PLAYERS), weights(having))[0]
    return tuple([(one, (seat == winner) - 1 / PLAYERS) for seat, one in enumerate(having)])


def true_difference(common: float) -> float:
    """The same, counted over every kind of game with its chance."""
    sums = {True: [0.0, 0.0], False: [0.0, 0.0]}
    for luck, having in itertools.product(
        (common * 0.5, common * 1.5), itertools.product((True, False), repeat=PLAYERS)
    ):
        chance = 0.5 * math.prod([luck if one else 1 - luck for one in having])
        for one, weight in zip(having, weights(having), strict=True):
            sums[one][0] += chance
            sums[one][1] += chance * (weight / sum(weights(having)) - 1 / PLAYERS)
    return sums[True][1] / sums[True][0] - sums[False][1] / sums[False][0]


def difference_of(games: list[Seats]) -> Interval:
    contrast = Contrast()
    for game in games:
        contrast.add([gain for one, gain in game if one], [gain for one, gain in game if not one])
    return contrast.difference()


@pytest.mark.parametrize(("games", "common"), [(60, 0.4), (150, 0.1)])
def test_the_difference_between_those_who_have_and_those_who_have_not_lies_in_95_of_100_intervals(
    games: int, common: float
) -> None:
    def study(rng: random.Random) -> Interval:
        return difference_of([marked_game(rng, common) for _ in range(games)])

    assert 0.93 <= covered(study, true_difference(common)) <= 0.97


def test_an_interval_that_counts_seats_misses_the_difference_more_often() -> None:
    """Two players, one of whom has the mark: one game says one thing, not two."""

    def seats(rng: random.Random) -> Interval:
        wins = sum([rng.random() < 0.6 for _ in range(60)])
        one, other = share_of(wins, 60), share_of(60 - wins, 60)
        half = math.hypot(one.high - one.value, other.high - other.value)
        return Interval(one.value - other.value, one.value - other.value - half, one.value - other.value + half)

    def games(rng: random.Random) -> Interval:
        won = [rng.random() < 0.6 for _ in range(60)]
        return difference_of([((True, one - 0.5), (False, 0.5 - one)) for one in won])

    assert covered(seats, 0.2) < 0.90
    assert 0.93 <= covered(games, 0.2) <= 0.97


# -- means and shares --------------------------------------------------------------------------------------------------


def scored_game(rng: random.Random) -> tuple[float, int]:
    """Two to four players of a game that is good or bad for all of them: the mean score is 50."""
    level, players = rng.gauss(50, 10), rng.randint(2, 4)
    return sum([rng.gauss(level, 8) for _ in range(players)]), players


@pytest.mark.parametrize("games", [10, 80])
def test_the_mean_score_lies_in_95_of_100_intervals(games: int) -> None:
    assert 0.93 <= covered(lambda rng: mean_by_game([scored_game(rng) for _ in range(games)]), 50.0) <= 0.97


def begun_game(rng: random.Random) -> tuple[float, int]:
    """Three players who do the same as each other more often than not: on the whole 30 of 100 do it."""
    chance = 0.6 if rng.random() < 0.5 else 0.0
    return float(sum([rng.random() < chance for _ in range(3)])), 3


@pytest.mark.parametrize("games", [20, 100])
def test_the_share_of_players_lies_in_95_of_100_intervals(games: int) -> None:
    assert 0.93 <= covered(lambda rng: share_by_game([begun_game(rng) for _ in range(games)]), 0.3) <= 0.97


def test_the_score_next_to_all_lies_in_95_of_100_intervals() -> None:
    """Half of the players hold the sheet, and score 55 where others score 45: a tenth above all."""

    def study(rng: random.Random) -> Interval:
        mine, everybody = [], []
        for _ in range(80):
            level = rng.gauss(0, 8)
            scores = [
                (held, rng.gauss(55 if held else 45, 6) + level) for held in (rng.random() < 0.5 for _ in range(3))
            ]
            holders = [score for held, score in scores if held]
            mine.append((math.fsum(holders), len(holders)))
            everybody.append((math.fsum([score for _, score in scores]), 3))
        return share_against(mine, everybody)

    assert 0.93 <= covered(study, 0.1) <= 0.97


# -- the arithmetic ----------------------------------------------------------------------------------------------------


def test_one_value_a_game_has_the_usual_standard_error() -> None:
    values = [1.0, 2.0, 3.0, 4.0]
    found = mean_of(values)
    assert found.value == 2.5
    assert found.high - found.value == pytest.approx(student(3) * math.sqrt(5 / 3 / 4))


def test_seats_that_do_the_same_count_as_one() -> None:
    """Ten games with four players each who all do the same: as much as ten players."""
    once = [(float(game % 2), 1) for game in range(10)]
    assert mean_by_game([(4 * total, 4) for total, _ in once]) == mean_by_game(once)


def test_a_bot_at_both_seats_wins_half_and_that_is_no_surer_than_its_seats() -> None:
    found = share_by_game([(1.0, 2)] * 50)
    assert found.value == 0.5
    assert found.low <= share_of(50, 100).low
    assert found.high >= share_of(50, 100).high


def test_where_a_game_has_one_chance_the_interval_is_wilsons() -> None:
    assert share_by_game([(1.0, 1)] * 7 + [(0.0, 1)] * 13) == share_of(7, 20)
    assert share_by_game([]) == Interval(0.0, 0.0, 1.0)
    assert share_by_game([(2.0, 3)]) == Interval(2 / 3, 0.0, 1.0)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980)]
)
def test_few_games_make_wider_intervals(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.01)


def test_of_nothing_the_error_is_not_known() -> None:
    assert math.isinf(student(0))
