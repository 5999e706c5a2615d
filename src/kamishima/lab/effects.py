"""What goes with winning: for each mark, how much more often those win who have it than those who have not."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import msgspec

from kamishima.lab.intervals import CONFIDENCE, Interval, mean_of, share_of, win_of
from kamishima.lab.study import Game

RARE = 10
"""Fewer players than this on either side say nothing."""


class Sums(msgspec.Struct):
    """Numbers, their sum and the sum of their squares."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float, times: int = 1) -> None:
        """Count a value, some times over."""
        self.count += times
        self.total += times * value
        self.squares += times * value * value

    @property
    def mean(self) -> float:
        """The mean; 0 of nothing."""
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        """The squared standard error of the mean."""
        if self.count < 2:
            return 0.25
        return max(0.0, self.squares / self.count - self.mean**2) / (self.count - 1)


class Effect(msgspec.Struct):
    """One mark over many games."""

    mark: str
    having: Sums
    lacking: Sums
    times: int

    @property
    def rate(self) -> float:
        """How often a player has it in a game that could have it."""
        return self.times / max(1, self.having.count + self.lacking.count)

    @property
    def sure(self) -> bool:
        """Whether enough players had it, and enough had not."""
        return min(self.having.count, self.lacking.count) >= RARE

    @property
    def difference(self) -> Interval:
        """How much more of the victory those get who have it."""
        value = self.having.mean - self.lacking.mean
        half = CONFIDENCE * math.sqrt(self.having.error + self.lacking.error)
        return Interval(value, value - half, value + half)


def gain_of(game: Game, seat: int) -> float:
    """What a seat won beyond an equal share; alone, by how much the score is above nothing, in hundreds."""
    if len(game.ranks) == 1:
        return game.scores[0] / 100
    return win_of(game.ranks, seat) - 1 / len(game.ranks)


def effects(games: Sequence[Game]) -> dict[str, Effect]:
    """The effect of every mark that anybody made."""
    found: dict[str, Effect] = {}
    for mark in sorted({mark for game in games for marks in game.marks for mark in marks}):
        found[mark] = Effect(mark, Sums(), Sums(), 0)
    for game in games:
        absent = set(game.absent)
        for seat, marks in enumerate(game.marks):
            gain = gain_of(game, seat)
            for mark, effect in found.items():
                if mark in marks:
                    effect.having.add(gain)
                    effect.times += marks[mark]
                elif mark.partition("/")[2] not in absent:
                    effect.lacking.add(gain)
    return found


def of_topic(found: Iterable[Effect], topic: str) -> list[Effect]:
    """The effects of one topic of which something can be said, the best first."""
    mine = [effect for effect in found if effect.mark.startswith(f"{topic}/") and effect.sure]
    return sorted(mine, key=lambda effect: -effect.difference.value)


def seat_wins(games: Sequence[Game]) -> list[Interval]:
    """How often each seat wins."""
    seats = range(len(games[0].ranks)) if games else range(0)
    return [share_of(math.fsum([win_of(game.ranks, seat) for game in games]), len(games)) for seat in seats]


def bot_wins(games: Sequence[Game]) -> dict[str, Interval]:
    """How often each bot wins a seat's game."""
    found: dict[str, list[float]] = {}
    for game in games:
        for seat, bot in enumerate(game.bots):
            found.setdefault(bot, []).append(win_of(game.ranks, seat))
    return {bot: share_of(math.fsum(wins), len(wins)) for bot, wins in sorted(found.items())}


def score_mean(games: Sequence[Game]) -> Interval:
    """The mean score of a seat."""
    return mean_of([float(score) for game in games for score in game.scores])
