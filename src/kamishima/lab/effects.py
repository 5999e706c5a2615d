"""What goes with winning: for each mark, how much more often those win who have it than those who have not."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from kamishima.lab.features import FIRST
from kamishima.lab.intervals import (
    Interval,
    mean_by_game,
    share_by_game,
    share_of,
    student,
    win_of,
)
from kamishima.lab.study import StudiedGame

RARE = 10
"""Fewer games than this with somebody on either side say nothing."""
IMAGINED = 4
"""So many players are imagined on either side, half of them winners: three defeats alone prove little."""
FAR = 0.5
"""How far from an equal share their gains are."""

Group = tuple[int, float]
"""Some players: how many, and their gains together."""
Row = tuple[Group, Group]
"""One game: those who have it, and those who have not."""


class Contrast:
    """The gains of those who have something next to those who have not, game by game."""

    def __init__(self) -> None:
        self._games: Counter[Row] = Counter()
        """How often each kind of game occurred: there are few kinds, so this is small."""

    def add(self, having: Sequence[float], lacking: Sequence[float]) -> None:
        self._games[(len(having), math.fsum(having)), (len(lacking), math.fsum(lacking))] += 1

    @property
    def having(self) -> int:
        return self._group(0)[0]

    @property
    def lacking(self) -> int:
        return self._group(1)[0]

    @property
    def least(self) -> int:
        """The games with somebody who has it, or with somebody who has not, whichever are fewer."""
        return min([sum([times for row, times in self._games.items() if row[side][0]]) for side in (0, 1)])

    def difference(self) -> Interval:
        mine, theirs = self._group(0), self._group(1)
        value = _mean(*mine) - _mean(*theirs)
        half = student(self.least + IMAGINED - 1) * math.sqrt(self._error(mine, theirs))
        return Interval(value, value - half, value + half)

    def _group(self, side: int) -> Group:
        rows = [(row[side], times) for row, times in self._games.items()]
        return sum([times * count for (count, _), times in rows]), math.fsum(
            [times * gain for (_, gain), times in rows]
        )

    def _error(self, mine: Group, theirs: Group) -> float:
        """The squared standard error of the difference: what each game adds to it, squared; imagined players too."""
        (count, mean), (others, usual) = _with_imagined(*mine), _with_imagined(*theirs)
        squares = [
            times * ((gain - mean * have) / count - (other - usual * lack) / others) ** 2
            for ((have, gain), (lack, other)), times in self._games.items()
        ]
        games = self._games.total()
        imagined = IMAGINED * ((FAR**2 + mean**2) / count**2 + (FAR**2 + usual**2) / others**2)
        return math.fsum(squares) * games / max(1, games - 1) + imagined


def _mean(count: int, total: float) -> float:
    return total / count if count else 0.0


def _with_imagined(count: int, total: float) -> tuple[int, float]:
    """The players of a side and their mean, with those who are imagined there."""
    return count + IMAGINED, total / (count + IMAGINED)


class Effect(msgspec.Struct, frozen=True):
    """One mark over many games."""

    mark: str
    having: int
    """How many players had it."""
    lacking: int
    times: int
    """How often they had it, all together."""
    least: int
    difference: Interval
    """How much more of the victory those get who have it."""

    @property
    def name(self) -> str:
        """The mark without its topic."""
        return self.mark.partition("/")[2]

    @property
    def rate(self) -> float:
        """How often a player has it in a game that could have it."""
        return self.times / max(1, self.having + self.lacking)

    @property
    def sure(self) -> bool:
        """Whether it was in enough games, and somebody was without it in enough of them."""
        return self.least >= RARE


def gain_of(game: StudiedGame, seat: int) -> float:
    """What a seat won beyond an equal share; alone, by how much the score is above nothing, in hundreds."""
    if len(game.ranks) == 1:
        return game.scores[0] / 100
    return win_of(game.ranks, seat) - 1 / len(game.ranks)


def effects(games: Sequence[StudiedGame]) -> dict[str, Effect]:
    marks = sorted({mark for game in games for marks in game.marks for mark in marks})
    contrasts = {mark: Contrast() for mark in marks}
    times = dict.fromkeys(marks, 0)
    for game in games:
        absent = set(game.absent)
        gains = [gain_of(game, seat) for seat in range(len(game.marks))]
        for mark, contrast in contrasts.items():
            having = [gain for gain, mine in zip(gains, game.marks, strict=True) if mark in mine]
            if having or mark.partition("/")[2] not in absent:
                lacking = [gain for gain, mine in zip(gains, game.marks, strict=True) if mark not in mine]
                contrast.add(having, lacking)
                times[mark] += sum([mine.get(mark, 0) for mine in game.marks])
    return {
        mark: Effect(mark, one.having, one.lacking, times[mark], one.least, one.difference())
        for mark, one in contrasts.items()
    }


def of_topic(found: Iterable[Effect], topic: str) -> list[Effect]:
    """The effects of one topic of which something can be said, the best first."""
    mine = [effect for effect in found if effect.mark.startswith(f"{topic}/") and effect.sure]
    return sorted(mine, key=lambda effect: -effect.difference.value)


def rare_in(found: Iterable[Effect], topic: str) -> list[str]:
    """The names of one topic that are too rare, or too common, to say anything."""
    return sorted([effect.name for effect in found if effect.mark.startswith(f"{topic}/") and not effect.sure])


def seat_wins(games: Sequence[StudiedGame]) -> list[Interval]:
    seats = range(len(games[0].ranks)) if games else range(0)
    return [share_of(math.fsum([win_of(game.ranks, seat) for game in games]), len(games)) for seat in seats]


def first_wins(games: Sequence[StudiedGame]) -> Interval:
    """How often whoever acts first wins, whatever decided who that is."""
    wins = [win_of(game.ranks, seat) for game in games for seat, marks in enumerate(game.marks) if FIRST in marks]
    return share_of(math.fsum(wins), len(wins))


def bot_wins(games: Sequence[StudiedGame]) -> dict[str, Interval]:
    """How often each bot wins a seat's game."""
    bots = sorted({bot for game in games for bot in game.bots})
    return {bot: share_by_game([_won_by(game, bot) for game in games]) for bot in bots}


def _won_by(game: StudiedGame, bot: str) -> tuple[float, int]:
    seats = [seat for seat, name in enumerate(game.bots) if name == bot]
    return math.fsum([win_of(game.ranks, seat) for seat in seats]), len(seats)


def score_mean(games: Sequence[StudiedGame]) -> Interval:
    return mean_by_game([(float(sum(game.scores)), len(game.scores)) for game in games])
