"""What every bot is: somebody at a seat who chooses."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from kamishima.bots.judge import JUDGE_1, Judge
from kamishima.bots.seat import Seat
from kamishima.bots.values import judge_of
from kamishima.core.game import AnyGame
from kamishima.core.turn import Action


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """Somebody who chooses. The same seed makes the same choices."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    @abstractmethod
    def choose(self, seat: Seat) -> Action:
        """One of the seat's actions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Judging(Bot):
    def __init__(self, seed: int, judge: str = JUDGE_1) -> None:
        super().__init__(seed)
        self.judge_name = judge
        self._judge: Judge | None = None

    def judge(self, game: AnyGame) -> Judge:
        """The judge of a table: it remembers what it has judged, so it is kept as long as the table is the same."""
        if self._judge is None or self._judge.game is not game:
            self._judge = judge_of(game, self.judge_name)
        return self._judge

    def ask(self, judge: Judge) -> None:
        """Let this judge answer at its table, whatever its name is."""
        self._judge = judge
