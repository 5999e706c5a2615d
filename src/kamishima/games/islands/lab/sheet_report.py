"""The mean final score of the players who held each sheet of Origami Islands, next to the mean of all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum, sqrt

import msgspec

from kamishima.games.islands.lab.balance import Played
from kamishima.lab.comparisons import Comparison, standing
from kamishima.lab.effects import RARE
from kamishima.lab.intervals import InGame, Interval, mean_by_game, student

HIGH = 200
"""What strong play alone reaches."""
FAR_OUT = 0.1
"""A sheet whose players score so much more or less than all should be looked at."""


class Line(msgspec.Struct, frozen=True):
    """One sheet in a report, or all of them."""

    name: str
    players: int
    games: int
    """In how many games somebody held it."""
    mean: Interval
    """The final score."""
    against: Interval | None
    """How much more or less than all its players score, as a share; nothing where all together score nothing."""


def report(games: Sequence[Sequence[Played]], sheets: Iterable[str]) -> tuple[Line, list[Line]]:
    """All players together, and those who held each sheet; also the sheets that nobody held."""
    everybody = [_scored(game) for game in games]
    total = mean_by_game(everybody)
    return (
        Line("all", sum([count for _, count in everybody]), len(games), total, None),
        [_line(sheet, games, everybody, total) for sheet in sheets],
    )


def _line(sheet: str, games: Sequence[Sequence[Played]], everybody: Sequence[InGame], total: Interval) -> Line:
    mine = [_scored([played for played in game if sheet in played.sheets]) for game in games]
    held = sum([count > 0 for _, count in mine])
    against = share_against(mine, everybody) if held > 1 and total.low > 0 else None
    return Line(sheet, sum([count for _, count in mine]), held, mean_by_game(mine), against)


def _scored(played: Sequence[Played]) -> InGame:
    return float(sum([one.score for one in played])), len(played)


def share_against(mine: Sequence[InGame], everybody: Sequence[InGame]) -> Interval:
    """How much more or less the mean of some is than that of all, who are partly the same players, as a share."""
    count, all_of_them = sum([number for _, number in mine]), sum([number for _, number in everybody])
    mean, usual = fsum([total for total, _ in mine]) / count, fsum([total for total, _ in everybody]) / all_of_them
    squares = [
        ((total - mean * number) / count - mean / usual * (whole - usual * players) / all_of_them) ** 2
        for (total, number), (whole, players) in zip(mine, everybody, strict=True)
    ]
    held = sum([number > 0 for _, number in mine])
    games = len(mine)
    half = student(held - 1) * sqrt(fsum(squares) * games / max(1, games - 1)) / usual
    return Interval(mean / usual - 1, mean / usual - 1 - half, mean / usual - 1 + half)


class Verdict(msgspec.Struct, frozen=True):
    compared: list[Comparison]
    """The sheets of which something can be said, next to the mean of all."""
    standing: frozenset[str]
    """Those that differ from it, after the correction for so many comparisons."""
    far_out: frozenset[str]
    """Those that are surely further from it than `FAR_OUT`, after the same correction."""
    unsure: list[str]
    """Those that may be, or may not be: their intervals reach beyond it."""
    unheld: list[str]
    """Those that nobody held."""
    rare: list[str]
    """Those that were held in too few games to say anything."""


def judge(lines: Sequence[Line]) -> Verdict:
    known = [(line.name, line.against) for line in lines if line.games >= RARE and line.against is not None]
    compared = [Comparison(name, share) for name, share in known]
    far_out = standing([Comparison(name, share, within=FAR_OUT) for name, share in known])
    wide = [name for name, share in known if max(-share.low, share.high) > FAR_OUT]
    return Verdict(
        compared,
        standing(compared),
        far_out,
        [name for name in wide if name not in far_out],
        [line.name for line in lines if not line.players],
        [line.name for line in lines if 0 < line.games < RARE],
    )


def heights(games: Sequence[Sequence[Played]]) -> tuple[int, float]:
    """The best score, and the share of players who reach a high one."""
    scores = [played.score for game in games for played in game]
    return max(scores), sum([score >= HIGH for score in scores]) / len(scores)
