"""Values with the bounds between which they lie with 95 % confidence.

The seats of a game are not independent of each other: when one wins, the others do not, and a long game gives points to
all. So every interval is made from games, each with the sum of what its seats bring: the variance of a ratio with games
as clusters (Cochran, Sampling Techniques, chapter 6; "cluster-robust" to others). It needs no random numbers, as a
bootstrap would, and is the usual standard error where a game brings one value.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import msgspec

CONFIDENCE = 1.96
"""Standard errors on each side of a 95 % interval, when the errors are known well."""
FEW: dict[int, float] = {1: 12.706, 2: 4.303}
"""The same when they are only guessed from two or three games; the series of `student` is not good enough there."""

InGame = tuple[float, int]
"""The sum of the values of one game, and how many there are."""


class Interval(msgspec.Struct, frozen=True):
    """A value, and the bounds between which it lies with 95 % confidence."""

    value: float
    low: float
    high: float

    @property
    def in_percent(self) -> Interval:
        return Interval(100 * self.value, 100 * self.low, 100 * self.high)


def student(freedom: int) -> float:
    """Standard errors on each side when so many values beyond the first one tell how large the error is.

    The quantile of Student's t, by its series around the normal one (Abramowitz and Stegun 26.7.5).
    """
    if freedom < 3:
        return FEW.get(freedom, math.inf)
    z, n = CONFIDENCE, freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3


def share_of(wins: float, games: int) -> Interval:
    """The rate of wins where a game is won or lost once, with Wilson's interval; shared wins count in parts."""
    return Interval(0.0, 0.0, 1.0) if games == 0 else _wilson(wins / games, games, CONFIDENCE)


def share_by_game(games: Iterable[InGame]) -> Interval:
    """The rate of wins where each game has several chances; Wilson's interval for as many as they are worth."""
    known = [game for game in games if game[1]]
    count = sum([number for _, number in known])
    if count == len(known):
        return share_of(math.fsum([wins for wins, _ in known]), count)
    if len(known) == 1:
        return Interval(known[0][0] / count, 0.0, 1.0)
    rate, error = ratio(known)
    worth = min(float(count), rate * (1 - rate) / error**2) if error and 0 < rate < 1 else float(len(known))
    return _wilson(rate, worth, student(len(known) - 1))


def _wilson(rate: float, count: float, sure: float) -> Interval:
    square = sure * sure / count
    middle = (rate + square / 2) / (1 + square)
    half = sure / (1 + square) * math.sqrt(rate * (1 - rate) / count + square / (4 * count))
    return Interval(rate, max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half)))


def mean_of(values: Sequence[float]) -> Interval:
    """The mean of some values, one of each game."""
    return mean_by_game([(value, 1) for value in values])


def mean_by_game(games: Iterable[InGame]) -> Interval:
    """The mean of all values; of a single game nobody knows how far off it is."""
    known = [game for game in games if game[1]]
    if not known:
        return Interval(0.0, 0.0, 0.0)
    mean, error = ratio(known)
    half = student(len(known) - 1) * error if len(known) > 1 else 0.0
    return Interval(mean, mean - half, mean + half)


def ratio(games: Sequence[InGame]) -> tuple[float, float]:
    """The mean of the values of at least one game, and its standard error; 0 for a single game."""
    count = sum([number for _, number in games])
    mean = math.fsum([total for total, _ in games]) / count
    squares = math.fsum([(total - mean * number) ** 2 for total, number in games])
    return mean, math.sqrt(squares * len(games) / max(1, len(games) - 1)) / count


def win_of(ranks: Sequence[int], seat: int) -> float:
    """1 for a win, parts for a shared one."""
    return 1 / ranks.count(1) if ranks[seat] == 1 else 0.0


def difference(one: Interval, other: Interval) -> Interval:
    """One value less another, of different games: their errors add up as squares do."""
    value = one.value - other.value
    low = math.hypot(one.value - one.low, other.high - other.value)
    high = math.hypot(one.high - one.value, other.value - other.low)
    return Interval(value, value - low, value + high)
