"""The levels, the same names in every game: all search alike, each longer than the last; `master` asks a net."""

from __future__ import annotations

import gc
import time
from typing import Final

from kamishima import interrupts
from kamishima.bots.bot import Judging
from kamishima.bots.judge import JUDGE_1, LEARNED, Judge
from kamishima.bots.search import Search
from kamishima.bots.seat import Seat
from kamishima.core.game import State
from kamishima.core.turn import Action

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
        iterations: int | None = None,
        *,
        effort_of: str = "",
        judge: str = JUDGE_1,
    ) -> None:
        self.name: Final = name
        self.effort_of: Final = effort_of or name
        """The level whose iterations it makes."""
        self.judge: Final = judge
        """The name of the judge that it asks."""
        self.seconds: Final = seconds
        """Thinking stops in time; None to do all iterations, so that the same seed makes the same choice."""
        self.iterations: Final = iterations
        """The same number for every decision of every game; None for what a game's judge gives a level of this name."""

    def exactly(self, iterations: int) -> Level:
        """The same with a fixed number of iterations and no clock."""
        return Level(f"{self.name}@{iterations}", None, iterations, effort_of=self.effort_of, judge=self.judge)

    def untimed(self) -> Level:
        """The same without a clock: what it does on a machine that is fast enough."""
        return Level(f"{self.name}@{UNTIMED}", None, effort_of=self.effort_of, judge=self.judge)

    def effort(self, judge: Judge, state: State) -> int:
        if self.iterations is not None:
            return self.iterations
        return max(1, judge.effort(self.effort_of) // judge.price(state))


PAPER: Final = Level("paper", 0.005)
CRANE: Final = Level("crane", 0.2)
DRAGON: Final = Level("dragon", 1.5)
MASTER: Final = Level("master", 2.8, judge=LEARNED)
LEVELS: Final = {level.name: level for level in (PAPER, CRANE, DRAGON, MASTER)}
FROZEN: Final = {
    f"{level.name}-1": Level(f"{level.name}-1", None, effort_of=level.name) for level in (PAPER, CRANE, DRAGON)
}
"""The measure of all others: `judge-1` without a clock. They never change; whoever changes what they do gives what was
there a place of its own first. `tests/bots/test_frozen_levels.py` holds what they choose."""


class Thinker(Judging):
    """Searches as far as its level allows; a forced move needs no thought."""

    def __init__(self, seed: int, level: Level) -> None:
        super().__init__(seed, level.judge)
        self.level = level

    def choose(self, seat: Seat) -> Action:
        turn = seat.turn
        if not turn.runs and len(turn.actions) == 1:
            return turn.actions[0]
        best = turn.saying(self.think(seat).ranking()[0].key)
        assert best is not None
        return best

    def think(self, seat: Seat) -> Search:
        """The search of one decision, done as far as the level and the seat's clock allow.

        The garbage collector waits meanwhile: a full collection took 20 to 40 ms of a decision that may take 10, and a
        search makes no cycles.
        """
        was_on = gc.isenabled()
        gc.disable()
        try:
            return self._searched(seat)
        finally:
            if was_on:
                gc.enable()

    def _searched(self, seat: Seat) -> Search:
        began = time.perf_counter()
        limits = [seconds for seconds in (self.level.seconds, seat.clock.left) if seconds is not None]
        judge = self.judge(seat.game)
        search = Search(seat.game, judge, int(seat.seat), self.rng)
        state = seat.sample(self.rng)
        search.until = began + min(limits) if limits else None
        pace = Pace(self.level.effort(judge, state), began, search.until)
        search.iterate(state)
        while pace.goes_on(search):
            search.iterate(seat.sample(self.rng))
        return search


class Pace:
    """Says when enough has been thought."""

    def __init__(self, iterations: int, began: float, until: float | None) -> None:
        self._iterations = iterations
        self._began = self._last = began
        self._until = until
        self._slowest = 0.0

    def goes_on(self, search: Search) -> bool:
        """Whether one more iteration is due: the first one always is, so that there is a choice."""
        done = search.iterations
        left = self._iterations - done
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
