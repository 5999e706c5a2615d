"""Strength in numbers: win rates with intervals, and ratings by openskill (Plackett-Luce), for two and more players."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence

import msgspec
from openskill.models import PlackettLuce

from kamishima.lab.intervals import CONFIDENCE, InGame, Interval, mean_by_game, share_by_game, win_of
from kamishima.lab.referee import ArenaGame

ORDERS = 12
MIDDLE = 1500.0
"""The rating of somebody of whom nothing is known."""
MODEL = PlackettLuce()
SCALE = 400.0 / math.log(10.0) / (math.sqrt(2.0) * MODEL.beta)
"""Elo points for a unit of openskill: so 400 points more mean ten wins for a loss, as in chess."""


class Standing(msgspec.Struct, frozen=True):
    bot: str
    rating: Interval
    games: int
    wins: Interval
    score: Interval
    think: float
    """The mean time of a decision, in seconds."""
    slowest: float
    faults: int


def in_order(games: Iterable[ArenaGame]) -> list[ArenaGame]:
    """The games as the plan has them, in whatever order they ended."""
    return sorted(games, key=lambda game: (game.number, game.group))


def rate(games: Sequence[ArenaGame]) -> dict[str, Interval]:
    """The rating of every bot, the mean over some orders of the games: a rating believes the latest games most."""
    found = [_rated(games, order) for order in range(ORDERS)]
    return {
        bot: _elo(
            math.fsum([ratings[bot][0] for ratings in found]) / ORDERS,
            math.fsum([ratings[bot][1] for ratings in found]) / ORDERS,
        )
        for bot in found[0]
    }


def _rated(games: Sequence[ArenaGame], order: int) -> dict[str, tuple[float, float]]:
    """Mean and deviation of every bot; a table at which nobody meets another says nothing."""
    ratings = {bot: MODEL.rating(name=bot) for game in games for bot in game.bots}
    mixed = in_order(games)
    random.Random(order).shuffle(mixed)
    for game in mixed:
        bots = list(dict.fromkeys(game.bots))
        if len(bots) > 1:
            teams = MODEL.rate([[ratings[bot]] for bot in bots], ranks=[_rank(game, bot) for bot in bots])
            ratings.update({bot: team[0] for bot, team in zip(bots, teams, strict=True)})
    return {bot: (rating.mu, rating.sigma) for bot, rating in ratings.items()}


def _rank(game: ArenaGame, bot: str) -> float:
    """The best rank of a bot that may sit at several seats."""
    return float(min([rank for rank, name in zip(game.ranks, game.bots, strict=True) if name == bot]))


def _elo(mu: float, sigma: float) -> Interval:
    value = MIDDLE + SCALE * (mu - MODEL.mu)
    return Interval(value, value - CONFIDENCE * SCALE * sigma, value + CONFIDENCE * SCALE * sigma)


def standings(games: Sequence[ArenaGame]) -> list[Standing]:
    """Every bot, the best first."""
    ratings = rate(games)
    found = [_standing(bot, ratings[bot], games) for bot in ratings]
    return sorted(found, key=lambda row: (-row.rating.value, -row.score.value, row.bot))


def _standing(bot: str, rating: Interval, games: Sequence[ArenaGame]) -> Standing:
    played = [(game, [seat for seat, name in enumerate(game.bots) if name == bot]) for game in games]
    mine = [(game, seat) for game, seats in played for seat in seats]
    decisions = sum([game.decisions[seat] for game, seat in mine])
    return Standing(
        bot,
        rating,
        len(mine),
        share_by_game(
            [(math.fsum([win_of(game.ranks, seat) for seat in seats]), len(seats)) for game, seats in played]
        ),
        mean_by_game([(float(sum([game.scores[seat] for seat in seats])), len(seats)) for game, seats in played]),
        math.fsum([game.seconds[seat] for game, seat in mine]) / max(1, decisions),
        max([game.slowest[seat] for game, seat in mine], default=0.0),
        sum([game.fault.startswith(f"{bot}: ") for game, seats in played if seats]),
    )


def duel(games: Sequence[ArenaGame], one: str, other: str) -> Interval | None:
    """How often one bot is ahead of another where both play; ties count half. None when they never met."""
    met = [_duelled(game, one, other) for game in games if one in game.bots and other in game.bots]
    return share_by_game(met) if met else None


def _duelled(game: ArenaGame, one: str, other: str) -> InGame:
    """The points of one bot against another in a game, and how many pairs of their seats there are."""
    points: list[float] = []
    for mine in [seat for seat, name in enumerate(game.bots) if name == one]:
        for theirs in [seat for seat, name in enumerate(game.bots) if name == other]:
            better = game.ranks[theirs] - game.ranks[mine]
            points.append(1.0 if better > 0 else 0.5 if better == 0 else 0.0)
    return math.fsum(points), len(points)
