"""Hints and evaluations: what a bot thinks of a seat's position, in words and numbers."""

from __future__ import annotations

import random

import msgspec

from kamishima.bots.levels import Thinker
from kamishima.bots.registry import level_of
from kamishima.bots.seat import Seat

BEST = 3


class Advice(msgspec.Struct, frozen=True):
    """One action, the chance to win after it, and the score that may be hoped for."""

    words: str
    chance: float
    """Between 0 and 1; alone at the table, how near one comes to a score to be proud of."""
    score: float
    tries: int
    """How often it was tried: the more, the surer."""


class Evaluation(msgspec.Struct, frozen=True):
    best: tuple[Advice, ...]
    """The best actions, the one it would choose first."""
    chances: tuple[float, ...]
    """Every seat's chance to win."""
    scores: tuple[float, ...]
    """The score that every seat may hope for."""
    iterations: int


def evaluate(seat: Seat, level: str = "crane", rng: random.Random | None = None, best: int = BEST) -> Evaluation:
    """The best actions of a seat and the value of its position, as a level sees them: `crane`, or `crane@200`."""
    seed = (rng or random.Random()).getrandbits(64)
    search = Thinker(seed, level_of(level)).think(seat)
    me = int(seat.seat)
    ranked = search.ranking()
    top = ranked[0]
    advice = [Advice(edge.key, edge.mean(me), edge.score(me), edge.visits) for edge in ranked[:best]]
    seats = range(seat.game.players)
    return Evaluation(
        tuple(advice),
        tuple([top.mean(other) for other in seats]),
        tuple([top.score(other) for other in seats]),
        search.iterations,
    )
