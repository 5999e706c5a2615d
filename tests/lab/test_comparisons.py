"""Many comparisons are corrected: what stands is seldom a false alarm, and the number of comparisons is told."""

from __future__ import annotations

import random

import pytest

from kamishima.lab.comparisons import Comparison, counted, standing
from kamishima.lab.intervals import CONFIDENCE, Interval


def compared(name: str, value: float, half: float = CONFIDENCE, within: float = 0.0) -> Comparison:
    """A value so many standard errors from nothing."""
    return Comparison(name, Interval(value, value - half, value + half), within=within)


def test_the_doubt_is_five_in_a_hundred_where_the_interval_just_touches() -> None:
    assert compared("touches", CONFIDENCE).doubt == pytest.approx(0.05, abs=1e-4)
    assert compared("off", 2.5758).doubt == pytest.approx(0.01, abs=1e-4)
    assert compared("equal", 0.0).doubt == 1.0
    assert Comparison("a share", Interval(0.6, 0.5, 0.7), 0.5).doubt == pytest.approx(0.05, abs=1e-4)


def test_without_any_spread_there_is_no_doubt_about_a_difference() -> None:
    assert compared("sure", 1.0, half=0.0).doubt == 0.0
    assert compared("equal", 0.0, half=0.0).doubt == 1.0


def test_what_may_be_off_by_some_is_compared_from_there() -> None:
    assert compared("near", 0.9, within=1.0).doubt == 1.0
    assert compared("far", 1.0 + CONFIDENCE, within=1.0).doubt == pytest.approx(0.05, abs=1e-4)
    assert compared("below", -1.0 - CONFIDENCE, within=1.0).doubt == pytest.approx(0.05, abs=1e-4)


def test_the_surest_stands_at_a_part_of_the_level_and_each_next_one_at_a_larger_part() -> None:
    """Four comparisons: 5 %/4, 5 %/3, 5 %/2 and 5 % are 2.50, 2.39, 2.24 and 1.96 standard errors."""
    steps = [compared("a", 2.51), compared("b", 2.40), compared("c", 2.25), compared("d", 1.97)]
    assert standing(steps) == {"a", "b", "c", "d"}
    assert standing([compared("a", 2.51), compared("b", 2.38), *steps[2:]]) == {"a"}
    assert standing(steps[1:2]) == {"b"}
    assert standing([]) == frozenset()


def test_where_nothing_stands_out_even_one_false_alarm_is_rare() -> None:
    rng = random.Random(26)
    studies = [[compared(str(place), rng.gauss(0, 1)) for place in range(40)] for _ in range(2000)]
    alone = sum([any(one.doubt < 0.05 for one in study) for study in studies]) / 2000
    corrected = sum([bool(standing(study)) for study in studies]) / 2000
    assert alone > 0.8
    assert corrected <= 0.06


def test_the_number_of_comparisons_is_told() -> None:
    some = [compared("a", 5.0), compared("b", 2.0), *[compared(str(place), 0.5) for place in range(38)]]
    told = counted(some, standing(some))
    assert told.startswith("40 comparisons were made, and about 2.0 would stand out by chance alone. 2 do by their own")
    assert "; 1 still does after Holm's correction" in told
    assert counted(some[:1], standing(some[:1])).startswith("1 comparison was made, ")
    assert counted(some[2:], standing(some[2:])).endswith("None does by its own 95 % interval.")
    assert (
        counted(some[1:], standing(some[1:]))
        .partition("alone. ")[2]
        .startswith("1 does by its own 95 % interval; none does")
    )
    assert counted([], frozenset()) == "Nothing was compared."
