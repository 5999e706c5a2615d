"""Values with the bounds between which they lie with 95 % confidence."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec

CONFIDENCE = 1.96
"""Standard errors on each side of a 95 % interval."""


class Interval(msgspec.Struct, frozen=True):
    """A value, and the bounds between which it lies with 95 % confidence."""

    value: float
    low: float
    high: float


def share_of(wins: float, games: int) -> Interval:
    """The rate of wins, with Wilson's interval; shared wins count in parts."""
    if games == 0:
        return Interval(0.0, 0.0, 1.0)
    rate = wins / games
    square = CONFIDENCE * CONFIDENCE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = CONFIDENCE / (1 + square / games) * math.sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return Interval(rate, max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half)))


def mean_of(values: Sequence[float]) -> Interval:
    """The mean of some values, with the interval that their spread gives."""
    if not values:
        return Interval(0.0, 0.0, 0.0)
    mean = math.fsum(values) / len(values)
    if len(values) < 2:
        return Interval(mean, mean, mean)
    variance = math.fsum([(value - mean) ** 2 for value in values]) / (len(values) - 1)
    half = CONFIDENCE * math.sqrt(variance / len(values))
    return Interval(mean, mean - half, mean + half)


def win_of(ranks: Sequence[int], seat: int) -> float:
    """1 for a win, parts for a shared one."""
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def difference(one: Interval, other: Interval) -> Interval:
    """One value less another, of different games: their errors add up as squares do."""
    value = one.value - other.value
    low = math.hypot(one.value - one.low, other.high - other.value)
    high = math.hypot(one.high - one.value, other.value - other.low)
    return Interval(value, value - low, value + high)
