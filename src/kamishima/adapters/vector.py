"""Many matches of one table, stepped together in one process: the fastest way to learn.

The arrays belong to the `Vector` and are written anew by every step; copy what you want to keep.
"""

from __future__ import annotations

from collections.abc import Sequence

from kamishima.adapters.arrays import Mask, Numbers, Observer
from kamishima.adapters.extras import missing
from kamishima.adapters.rewards import check_reward, rewards, usual_reward
from kamishima.adapters.sight import remask
from kamishima.adapters.steps import Speech, Table
from kamishima.core.errors import BadOptions
from kamishima.core.game import Action, AnyGame

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing(error, "arrays") from None


class Vector:
    """So many matches at once; one that is over begins again by itself."""

    def __init__(self, game: AnyGame, matches: int, seed: int = 0, reward: str | None = None) -> None:
        if matches < 1:
            raise BadOptions(f"at least one match is played, not {matches}")
        self.game = game
        self.reward = reward or usual_reward(game.players)
        check_reward(self.reward)
        self.speech = Speech(game)
        self.tables = [Table(game, self.speech) for _ in range(matches)]
        self._observers = [Observer(game, self.speech) for _ in range(matches)]
        """One for each match, since it remembers what was seen last in it."""
        self.plan = self._observers[0].plan
        self.observations: Numbers = np.zeros((matches, self.plan.size), np.float32)
        """What the seat that chooses sees, a row for each match."""
        self._bits = bytearray(matches * self.speech.size)
        self.masks: Mask = np.frombuffer(self._bits, np.int8).reshape(matches, self.speech.size)
        """The words that it can say."""
        self.allowed: list[list[int]] = [[] for _ in range(matches)]
        """The same as lists."""
        self.seats: NDArray[np.int8] = np.zeros(matches, np.int8)
        """Which seat chooses."""
        self.finished: NDArray[np.bool_] = np.zeros(matches, np.bool_)
        """Whether the last step ended the match: then all else is about the next one already."""
        self.rewards: Numbers = np.zeros((matches, game.players), np.float32)
        """What each seat got for the last step: nothing until a match ends."""
        self.scores: NDArray[np.int32] = np.zeros((matches, game.players), np.int32)
        """The points of the match of each row that ended last."""
        self._rows = list(self.observations)
        for row, table in enumerate(self.tables):
            table.reset(seed * matches + row)
            self._show(row, table)

    def __len__(self) -> int:
        return len(self.tables)

    def step(self, words: Sequence[int] | NDArray[np.integer]) -> None:
        """One word in every match."""
        if len(words) != len(self.tables):
            raise BadOptions(f"{len(self.tables)} matches need {len(self.tables)} words, not {len(words)}")
        self._clear()
        numbers = words.tolist() if isinstance(words, np.ndarray) else words
        for row, table in enumerate(self.tables):
            table.say(numbers[row])
            self._after(row, table)

    def act(self, row: int, action: Action) -> None:
        """A whole action in one of the matches, for bots; the others wait."""
        self._clear()
        self.tables[row].act(action)
        self._after(row, self.tables[row])

    def _clear(self) -> None:
        self.finished[:] = False
        self.rewards[:] = 0.0

    def _after(self, row: int, table: Table) -> None:
        if table.fork is None:
            self._finish(row, table)
        self._show(row, table)

    def _finish(self, row: int, table: Table) -> None:
        result = table.result
        assert result is not None
        self.finished[row] = True
        self.rewards[row] = rewards(result, self.reward)
        self.scores[row] = result.scores
        table.reset()

    def _show(self, row: int, table: Table) -> None:
        """What is seen by the seat that chooses, and the words that it can say."""
        seat, fork = table.seat, table.fork
        assert seat is not None
        assert fork is not None
        self.seats[row] = seat
        self._observers[row].write(table.state, seat, fork, self._rows[row])
        remask(self._bits, row * self.speech.size, self.allowed[row], fork.numbers)
        self.allowed[row] = fork.numbers
