"""Chance: drawn from the secret, reproducible, and without bias."""

from __future__ import annotations

import hashlib
import hmac
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kamishima.core.chance import SecretDice, SeededDice, below, commitment, drawn_below
from kamishima.core.errors import KamishimaError
from kamishima.core.turn import Chance, WordedAction

SECRET = bytes(range(32))


def test_the_commitment_is_the_sha_256_of_the_secret() -> None:
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


def test_a_step_is_drawn_as_documented() -> None:
    """Written out again by hand, so that anybody can verify with a few lines of their own."""
    digest = hmac.new(SECRET, (7).to_bytes(8, "big") + (0).to_bytes(8, "big"), "sha256").digest()
    first = int.from_bytes(digest[:8], "big")
    assert drawn_below(SECRET, 7, 10) == first % 10


def test_numbers_beyond_the_last_whole_multiple_are_thrown_away() -> None:
    """With a total of 2^63 + 1 nearly half of all 64-bit numbers must be rejected; those kept are not reduced."""
    total = (1 << 63) + 1
    for step in range(50):
        numbers = []
        for attempt in range(8):
            digest = hmac.digest(SECRET, step.to_bytes(8, "big") + attempt.to_bytes(8, "big"), "sha256")
            numbers += [int.from_bytes(digest[start : start + 8], "big") for start in range(0, 32, 8)]
        assert drawn_below(SECRET, step, total) == next(number for number in numbers if number < total)


@given(st.binary(max_size=200), st.integers(0, 1 << 40))
def test_a_key_of_any_length_authenticates_as_the_standard_library_does(secret: bytes, step: int) -> None:
    digest = hmac.digest(secret, step.to_bytes(8, "big") + bytes(8), "sha256")
    assert drawn_below(secret, step, 1 << 64) == int.from_bytes(digest[:8], "big")


@given(st.binary(min_size=32, max_size=32), st.integers(0, 10_000), st.integers(1, 1 << 40))
def test_a_drawn_number_is_below_the_total(secret: bytes, step: int, total: int) -> None:
    assert 0 <= drawn_below(secret, step, total) < total


def test_every_outcome_is_drawn_as_often_as_its_weight_says() -> None:
    """Chi-square with 5 degrees of freedom: 25 is exceeded once in ten thousand fair samples."""
    counts = [0] * 6
    for step in range(6000):
        counts[drawn_below(SECRET, step, 6)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 25


def test_the_seeded_generator_is_fair_too() -> None:
    rng = random.Random(5)
    counts = [0] * 7
    for _ in range(7000):
        counts[below(rng, 7)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts) < 28


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, other = SeededDice(3), SeededDice(3)
    assert [one.below(0, 100) for _ in range(20)] == [other.below(0, 100) for _ in range(20)]


def test_secret_dice_depend_on_the_step_alone() -> None:
    dice = SecretDice(SECRET)
    assert [dice.below(step, 50) for step in (3, 1, 3)] == [drawn_below(SECRET, step, 50) for step in (3, 1, 3)]


def test_a_secret_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(KamishimaError, match="32 bytes, not 3"):
        SecretDice(b"abc")


def test_weights_divide_the_numbers_among_the_outcomes() -> None:
    chance = Chance((WordedAction("use"), WordedAction("skip"), WordedAction("done")), (1, 3, 2))
    assert chance.total == 6
    assert [chance.at(number).text for number in range(6)] == ["use", "skip", "skip", "skip", "done", "done"]


def test_a_number_beyond_the_weights_is_no_outcome() -> None:
    with pytest.raises(IndexError):
        Chance((WordedAction("use"),), (2,)).at(2)
