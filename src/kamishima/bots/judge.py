"""Judging positions: what a search hopes for at the end of its lines, and how it divides its attention."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Final

from mypy_extensions import mypyc_attr

from kamishima.core.game import AnyGame, State
from kamishima.core.turn import Action, Decision, Result, SeatId

JUDGE_1: Final = "judge-1"
"""The name of the judges that are written by hand, one a game; they never change."""
LEARNED: Final = "learned"
"""The name of the judges that ask a net."""

MARGIN = 0.15
"""How much of a finished game's value is its margin: a search that is sure to win, or to lose, still plays on well."""

EFFORT: Final = {"paper": 40, "crane": 300, "dragon": 3000, "master": 12000}
"""The iterations of each level in a game that says nothing else."""


@dataclass
class SearchConfig:
    exploration: float = 0.6
    """How much little tried actions draw attention."""
    prior_temperature: float = 0.05
    """How much worse, in chances to win, an action looks that gets a third of the attention."""
    widening: float = 1.5
    """How many more actions are let in as the root of the visits grows."""
    quiescence_depth: int = 10
    """How many decisions a position is played on until it is quiet."""
    first: int = 3
    """How many actions are let in from the beginning."""


class Reading:
    """What a position seems to be worth to each seat: the chance to win, and the score."""

    def __init__(self, shares: list[float], hopes: list[float]) -> None:
        self.shares: list[float] = shares
        self.hopes: list[float] = hopes


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What a search thinks of the positions of one game; this one knows only what every game can tell.

    Positions come as the search imagines them, complete, so a judge may look at everything in them.
    """

    def __init__(self, game: AnyGame) -> None:
        self.game: AnyGame = game
        self.players: int = game.players

    def read(self, state: State) -> Reading:
        """What a position that is not over is worth."""
        hopes = self.hopes(state)
        return Reading(self.shares(hopes, self.spread(state)), hopes)

    def hopes(self, state: State) -> list[float]:
        """The score that each seat may hope for at the end."""
        return [self.game.outlook(state, SeatId(seat)) for seat in range(self.players)]

    def spread(self, state: State) -> float:
        """How far off hopes may be: the margin, in points, that makes a seat a clear favourite."""
        return 6.0

    def notable(self, state: State, turn: Decision) -> list[Action]:
        """The actions worth a look, in their order: all, unless many of them come to nearly the same."""
        return list(turn.actions)

    def search_config(self) -> SearchConfig:
        return SearchConfig()

    def effort(self, level: str) -> int:
        """The iterations that a level gives a decision; docs/bots.md says how strong each level is."""
        return EFFORT[level]

    def price(self, state: State) -> int:
        """How many times fewer iterations than elsewhere a decision gets, since they take long or tell little here."""
        return 1

    def quiet(self, state: State) -> bool:
        """Whether the hopes of this position mean something; else it is played on a little first."""
        return True

    def goal(self) -> float:
        """A score that a seat alone would be glad of; with others it does not matter."""
        return 100.0

    def shares(self, hopes: list[float], spread: float) -> list[float]:
        """The chances to win that follow from hopes; for a seat alone, how near it comes to its goal."""
        if len(hopes) == 1:
            return [1.0 / (1.0 + exp(-3.0 * (hopes[0] / self.goal() - 1.0)))]
        best = max(hopes)
        weights = [exp(max(-40.0, (hope - best) / spread)) for hope in hopes]
        total = sum(weights)
        return [weight / total for weight in weights]

    def final(self, result: Result) -> list[float]:
        scores = [float(score) for score in result.scores]
        near = self.shares(scores, self.last_spread())
        if len(scores) == 1:
            return near
        winners = len([rank for rank in result.ranks if rank == 1])
        return [
            (1.0 - MARGIN) * (1.0 / winners if result.ranks[seat] == 1 else 0.0) + MARGIN * near[seat]
            for seat in range(len(scores))
        ]

    def last_spread(self) -> float:
        return 20.0
