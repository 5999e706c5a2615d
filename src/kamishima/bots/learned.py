"""A judge that has learned: the judge written by hand, and a net that knows where it is wrong."""

from __future__ import annotations

from math import exp
from typing import Final

from kamishima.bots.judge import Judge, Reading, SearchConfig
from kamishima.bots.net import Net
from kamishima.core.game import State
from kamishima.core.turn import Action, Decision


class LearnedJudge(Judge):
    """Adds what a net says to the hopes of another judge; in all else it is that judge."""

    def __init__(self, base: Judge, net: Net, iterations: int | None = None) -> None:
        super().__init__(base.game)
        self.base: Final = base
        self.net: Final = net
        self.iterations: Final = iterations
        """What every level gives a decision; None for what the other judge says."""

    def read(self, state: State) -> Reading:
        hopes = self.base.hopes(state)
        pace = self.net.gain / self.base.spread(state)
        self.net.ask(state)
        logits, points = self.net.logits, self.net.points
        sums = [hopes[seat] * pace + logits[seat] for seat in range(self.players)]
        best = max(sums)
        weights = [exp(max(-40.0, one - best)) for one in sums]
        total = sum(weights)
        return Reading(
            [weight / total for weight in weights], [hopes[seat] + points[seat] for seat in range(self.players)]
        )

    def hopes(self, state: State) -> list[float]:
        return self.read(state).hopes

    def spread(self, state: State) -> float:
        return self.base.spread(state)

    def notable(self, state: State, turn: Decision) -> list[Action]:
        return self.base.notable(state, turn)

    def search_config(self) -> SearchConfig:
        return self.base.search_config()

    def effort(self, level: str) -> int:
        return self.base.effort(level) if self.iterations is None else self.iterations

    def price(self, state: State) -> int:
        return self.base.price(state)

    def quiet(self, state: State) -> bool:
        return self.base.quiet(state)

    def goal(self) -> float:
        return self.base.goal()

    def last_spread(self) -> float:
        return self.base.last_spread()
