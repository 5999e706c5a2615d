"""The levels, the same names in every game: `paper`, `crane` and `dragon` search alike, each longer than the last."""

from __future__ import annotations

import time
from typing import Final

from kamishima import interrupts
from kamishima.bots.base import Judging
from kamishima.bots.search import Manner, Search
from kamishima.bots.seat import Seat
from kamishima.bots.values import manner_of
from kamishima.core.game import Action, AnyGame

CHECKED: Final = 16
"""After so many iterations it is asked whether more could change the choice."""
CLEAR: Final = 6
"""A choice that was tried so many times as often as any other is clear."""
UNTIMED: Final = "untimed"
"""A level that is named with this has no clock."""


class Level:
    """How much a bot may think about one decision."""

    def __init__(
        self,
        name: str,
        seconds: float | None,
        iterations: int,
        elsewhere: dict[str, int] | None = None,
        *,
        exact: bool = False,
    ) -> None:
        self.name: Final = name
        self.seconds: Final = seconds
        """Thinking stops in time; None to do all iterations, so that the same seed makes the same choice."""
        self.iterations: Final = iterations
        self.elsewhere: Final[dict[str, int]] = elsewhere or {}
        """The iterations in games that need others."""
        self.exact: Final = exact
        """Whether the number of iterations is the same for every decision of every game."""

    def exactly(self, iterations: int) -> Level:
        """The same with a fixed number of iterations and no clock."""
        return Level(f"{self.name}@{iterations}", None, iterations, exact=True)

    def untimed(self) -> Level:
        """The same without a clock: what it does on a machine that is fast enough."""
        return Level(f"{self.name}@{UNTIMED}", None, self.iterations, self.elsewhere)

    def at(self, price: int, game: str = "") -> Level:
        """The same for a decision of some game that is thought about so many times less."""
        if self.exact:
            return self
        return Level(self.name, self.seconds, max(1, self.elsewhere.get(game, self.iterations) // price))


PAPER: Final = Level("paper", 0.006, 48)
CRANE: Final = Level("crane", 0.25, 500, {"shaman": 200})  # with 500 it is nearly a dragon there
DRAGON: Final = Level("dragon", 1.7, 3000)
LEVELS: Final = {level.name: level for level in (PAPER, CRANE, DRAGON)}


class Thinker(Judging):
    """Searches as far as its level allows; a forced move needs no thought."""

    def __init__(self, seed: int, level: Level) -> None:
        super().__init__(seed)
        self.level = level

    def choose(self, seat: Seat) -> Action:
        actions = seat.actions
        if len(actions) == 1:
            return actions[0]
        best = self.think(seat).ranking()[0]
        return next(action for action in actions if action.text == best.key)

    def think(self, seat: Seat) -> Search:
        """The search of one decision, done as far as the level and the seat's clock allow."""
        judge = self.judge(seat.game)
        search = Search(seat.game, judge, int(seat.seat), self.rng, self.manner(seat.game))
        state = seat.sample(self.rng)
        pace = Pace(self.level.at(judge.price(state), seat.game.name), seat.clock.left)
        search.look(state)
        while pace.goes_on(search):
            search.look(seat.sample(self.rng))
        return search

    def manner(self, game: AnyGame) -> Manner:
        """How attention is divided at this table."""
        return manner_of(game)


class Pace:
    """Says when enough has been thought."""

    def __init__(self, level: Level, left: float | None) -> None:
        limits = [seconds for seconds in (level.seconds, left) if seconds is not None]
        self._level = level
        self._began = self._last = time.perf_counter()
        self._until = self._began + min(limits) if limits else None
        self._slowest = 0.0

    def goes_on(self, search: Search) -> bool:
        """Whether one more iteration is due: the first one always is, so that there is a choice."""
        done = search.iterations
        left = self._level.iterations - done
        if done == 0:
            return True
        if left <= 0 or interrupts.requested():
            return False
        if self._until is not None:
            now = time.perf_counter()
            self._slowest = max(self._slowest, now - self._last)
            self._last = now
            if now + self._slowest > self._until:
                return False
            left = min(left, int(done * (self._until - now) / (now - self._began)))
        return done % CHECKED != 0 or not search.settled(left, CLEAR)
