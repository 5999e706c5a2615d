"""Many matches of one table, stepped together in one process: the fastest way to learn.

The arrays belong to the `Vector` and are written anew by every step; copy what you want to keep.
"""

from __future__ import annotations

from collections.abc import Sequence

from kamishima.adapters.arrays import Mask, Numbers, Observer
from kamishima.adapters.collector import Collector
from kamishima.adapters.observation import Rows
from kamishima.adapters.rewards import chosen_reward, rewards
from kamishima.adapters.word_steps import Vocabulary, WordPlay
from kamishima.core.errors import BadOptions
from kamishima.core.game import AnyGame
from kamishima.core.turn import Action
from kamishima.extras import missing

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
        self.reward = chosen_reward(reward, game.players)
        self.vocabulary = Vocabulary(game)
        self.plays = [WordPlay(game, self.vocabulary) for _ in range(matches)]
        self._collector = Collector()
        observers = [Observer(game, self.vocabulary) for _ in range(matches)]  # each remembers what it saw last
        self.plan = observers[0].plan
        size, words = self.plan.size, self.vocabulary.size
        self._rows = Rows(self.plays, [observer.sight for observer in observers], size, words)
        self._cells = np.frombuffer(self._rows.cells, np.uint8).reshape(matches, size)
        self.observations: Numbers = np.zeros((matches, size), np.float32)
        """What the seat that chooses sees, a row for each match."""
        self._flat = self.observations.reshape(matches * size)
        self.masks: Mask = np.frombuffer(self._rows.masks, np.int8).reshape(matches, words)
        """The words that it can say."""
        self.allowed = self._rows.allowed
        self.seats: NDArray[np.int8] = np.frombuffer(self._rows.seats, np.int8)
        self.finished: NDArray[np.bool_] = np.zeros(matches, np.bool_)
        """Whether the last step ended the match: then all else is about the next one already."""
        self.rewards: Numbers = np.zeros((matches, game.players), np.float32)
        """What each seat got for the last step: nothing until a match ends."""
        self.scores: NDArray[np.int32] = np.zeros((matches, game.players), np.int32)
        """The points of the match of each row that ended last."""
        for row, play in enumerate(self.plays):
            play.reset(seed * matches + row)
        self._rows.look()
        self._show()

    def __len__(self) -> int:
        return len(self.plays)

    def step(self, words: Sequence[int] | NDArray[np.integer]) -> None:
        if len(words) != len(self.plays):
            raise BadOptions(f"{len(self.plays)} matches need {len(self.plays)} words, not {len(words)}")
        with self._collector:
            over = self._rows.say(words.tolist() if isinstance(words, np.ndarray) else list(words))
            self._clear()
            for row in over:
                self._finish(row, self.plays[row])
                self._rows.look_at(row)
            self._show()

    def act(self, row: int, action: Action) -> None:
        """A whole action in one of the matches, for bots; the others wait."""
        self._clear()
        play = self.plays[row]
        play.act(action)
        if play.choice is None:
            self._finish(row, play)
        self._rows.wide.clear()
        self._rows.look_at(row)
        self.observations[row] = self._cells[row]
        self._put_wide()

    def _clear(self) -> None:
        self.finished[:] = False
        self.rewards[:] = 0.0

    def _finish(self, row: int, play: WordPlay) -> None:
        result = play.result
        assert result is not None
        self.finished[row] = True
        self.rewards[row] = rewards(result, self.reward)
        self.scores[row] = result.scores
        play.reset()

    def _show(self) -> None:
        self.observations[:] = self._cells
        self._put_wide()

    def _put_wide(self) -> None:
        """The few numbers that do not fit their cells."""
        for place, number in self._rows.wide:
            self._flat[place] = number
