"""Chance without favour: every total, every secret, every step for itself."""

from __future__ import annotations

import hmac
import math
import random
from collections import Counter
from itertools import accumulate, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.kit.tiny_games import Ladder, Say

from kamishima.core.chance import SecretDice, SeededDice, below, drawn_below
from kamishima.core.errors import KamishimaError
from kamishima.core.match import Match
from kamishima.core.turn import Chance, Decision

calmly = settings(max_examples=100, deadline=None)

SECRETS = [bytes(32), bytes(range(32)), b"\xff" * 32]
TOTALS = [2, 3, 5, 6, 10, 38]
SPAN = 1 << 64


def strangeness(counts: Counter[int], expected: dict[int, float]) -> float:
    """How far counts are from what was expected: chi-square, in standard deviations above its mean."""
    assert set(counts) <= set(expected)
    square = sum([(counts[key] - value) ** 2 / value for key, value in expected.items()])
    freedom = len(expected) - 1
    return (square - freedom) / math.sqrt(2 * freedom)


def even(total: int, draws: int) -> dict[int, float]:
    return dict.fromkeys(range(total), draws / total)


@pytest.mark.parametrize("secret", SECRETS, ids=["zeros", "counting", "ones"])
@pytest.mark.parametrize("total", TOTALS)
def test_every_number_is_drawn_equally_often(secret: bytes, total: int) -> None:
    counts = Counter([drawn_below(secret, step, total) for step in range(2000)])
    assert strangeness(counts, even(total, 2000)) < 4.5


@pytest.mark.parametrize("secret", SECRETS, ids=["zeros", "counting", "ones"])
def test_a_step_says_nothing_about_the_next_one(secret: bytes) -> None:
    """All nine pairs of neighbouring draws come equally often."""
    numbers = [drawn_below(secret, step, 3) for step in range(3001)]
    counts = Counter([3 * one + other for one, other in pairwise(numbers)])
    assert strangeness(counts, even(9, 3000)) < 4.5


def test_one_changed_bit_of_the_secret_changes_everything() -> None:
    """Of 2000 draws out of ten, about 200 agree by accident."""
    one, other = bytes(32), bytes(31) + b"\x01"
    alike = sum([drawn_below(one, step, 10) == drawn_below(other, step, 10) for step in range(2000)])
    assert 140 < alike < 260


def test_a_large_total_is_not_bent_by_the_width_of_the_numbers() -> None:
    """Plain remainders of 64-bit numbers would fall into the lowest third half of the time."""
    total = 3 << 62
    low = sum([drawn_below(bytes(32), step, total) < total // 3 for step in range(3000)])
    assert 900 < low < 1100


def test_the_whole_span_is_a_total_too() -> None:
    for step in range(20):
        digest = hmac.digest(bytes(32), step.to_bytes(8, "big") + bytes(8), "sha256")
        assert drawn_below(bytes(32), step, SPAN) == int.from_bytes(digest[:8], "big")


def test_no_two_steps_share_their_numbers() -> None:
    """A far step, or one whose bytes look like the round of another, is a step of its own."""
    steps = [*range(500), *[step << 8 for step in range(2, 200)], (1 << 32) + 1, (1 << 63)]
    assert len({drawn_below(SECRETS[1], step, SPAN) for step in steps}) == len(set(steps))


@calmly
@given(st.integers(0, 1 << 32), st.integers(1, 1 << 70))
def test_the_seeded_number_is_below_its_total_however_large(seed: int, total: int) -> None:
    assert 0 <= below(random.Random(seed), total) < total


@pytest.mark.parametrize("total", [1, 2, 3, 4, 5, 8, 9, 16, 17])
def test_the_seeded_generator_favours_nothing_at_the_borders_of_its_bits(total: int) -> None:
    rng = random.Random(total)
    counts = Counter([below(rng, total) for _ in range(1700)])
    assert set(counts) == set(range(total))
    assert total == 1 or strangeness(counts, even(total, 1700)) < 4.5


class Patient(random.Random):
    """A generator that notices when somebody asks for ever."""

    asked = 0

    def getrandbits(self, k: int, /) -> int:
        self.asked += 1
        assert self.asked < 1000, "asked for ever"
        return super().getrandbits(k)


def test_a_number_below_nothing_is_refused_instead_of_being_sought_for_ever() -> None:
    with pytest.raises((KamishimaError, ValueError)):
        below(Patient(1), 0)


def test_seeds_differ_and_the_step_does_not_matter_to_them() -> None:
    def numbers(seed: int, first: int) -> list[int]:
        dice = SeededDice(seed)
        return [dice.below(first + step, 1000) for step in range(10)]

    assert numbers(1, 0) == numbers(1, 77)
    assert numbers(1, 0) != numbers(2, 0)


weights_of_outcomes = st.lists(st.integers(1, 9), min_size=1, max_size=6)


@calmly
@given(weights_of_outcomes)
def test_each_outcome_owns_as_many_numbers_as_its_weight_in_order(weights: list[int]) -> None:
    chance = Chance(tuple([Say(f"card {index}") for index in range(len(weights))]), tuple(weights))
    ends = list(accumulate(weights))
    assert chance.total == ends[-1]
    for index, (end, weight) in enumerate(zip(ends, weights, strict=True)):
        assert {chance.at(number).text for number in range(end - weight, end)} == {f"card {index}"}
    with pytest.raises(IndexError):
        chance.at(ends[-1])


def test_a_drawn_outcome_comes_as_often_as_its_weight() -> None:
    chance = Chance((Say("die 1"), Say("die 2"), Say("die 3")), (3, 2, 1))
    rng = random.Random(4)
    counts = Counter([int(chance.draw(rng).text[-1]) for _ in range(1800)])
    assert strangeness(counts, {1: 900, 2: 600, 3: 300}) < 4.5


def test_a_match_numbers_its_chance_steps_from_zero_and_counts_no_decisions() -> None:
    """Otherwise nobody could redraw them from the record."""
    game = Ladder(players=3, rounds=2)
    match = Match(game, ("ana", "bo", "cy"), SecretDice(SECRETS[1]))
    while isinstance(turn := match.turn, Decision):
        match.act(turn.seat, turn.actions[-1])  # step 2, roll
    rolled = [step.action.text for step in match.log if step.seat is None]
    die = Chance((Say("die 1"), Say("die 2"), Say("die 3")), (3, 2, 1))
    assert rolled == [die.at(drawn_below(SECRETS[1], step, 6)).text for step in range(6)]
