"""One seat against bots as a Gymnasium environment: `gymnasium.make("kamishima/islands-v0", players=1)`.

Importing this module registers the games. An action is the number of a word; `info["action_mask"]`, the observation
and `action_masks()` all say which words can follow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, SupportsInt

from kamishima.adapters.render import drawn
from kamishima.adapters.rewards import chosen_reward, rewards
from kamishima.adapters.tables import make_table
from kamishima.adapters.word_steps import WordChoice, WordPlay
from kamishima.bots.registry import Bot, make_bot
from kamishima.bots.seat import Seat
from kamishima.core.errors import BadOptions, IllegalAction
from kamishima.core.turn import SeatId
from kamishima.extras import missing
from kamishima.games.registry import GAMES

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces

    from kamishima.adapters.arrays import Mask, Observer
except ImportError as error:
    raise missing(error, "gymnasium") from None

VERSION = 0
Observation = dict[str, Any]
Policy = Callable[[Observation], int]
"""Somebody who chooses the next word from an observation."""
ILLEGAL = ("lose", "raise")


class SeatEnv(gymnasium.Env[Observation, SupportsInt]):
    """One seat of a table; bots, or policies, have the others."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as declared above it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str | Policy] = "greedy",
        reward: str | None = None,
        illegal: str = "lose",
        pack: str | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        made = make_table(game, players, options, pack)
        if seat not in made.seats:
            raise BadOptions(f"there is no seat {seat}; seats are 0 to {made.players - 1}")
        if illegal not in ILLEGAL or render_mode not in (None, *self.metadata["render_modes"]):
            raise BadOptions(f"illegal is one of {', '.join(ILLEGAL)}, render_mode is 'ansi' or nothing")
        self.render_mode = render_mode
        self._pack = pack
        self.seat = SeatId(seat)
        self.reward = chosen_reward(reward, made.players)
        self.illegal = illegal
        self.play = WordPlay(made)
        self.observer = Observer(made, self.play.vocabulary)
        self.words = self.play.vocabulary.words
        """The word of each action."""
        self._opponents = self._read_opponents(opponents)
        self._bots: dict[SeatId, Bot | Policy] = {}
        plan = self.observer.plan
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(plan.low, plan.high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.words),), np.int8),
            }
        )
        self.action_space: spaces.Space[Any] = spaces.Discrete(len(self.words))

    def _read_opponents(self, opponents: str | Sequence[str | Policy]) -> dict[SeatId, str | Policy]:
        others = [seat for seat in self.play.game.seats if seat != self.seat]
        many = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
        if len(many) != len(others):
            raise BadOptions(f"{len(others)} opponents are needed, not {len(many)}; or the name of one bot for all")
        for one in many:
            if isinstance(one, str):
                make_bot(one, 0)
        return dict(zip(others, many, strict=True))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new match; the same seed gives the same chance and the same bots."""
        super().reset(seed=seed)
        self._bots = {
            place: make_bot(one, int(self.np_random.integers(1 << 31))) if isinstance(one, str) else one
            for place, one in self._opponents.items()
        }
        self.play.reset(int(self.np_random.integers(1 << 31)))
        self._let_others_play()
        return self._seen_by(self.seat), self._information()

    def _let_others_play(self) -> None:
        play = self.play
        while play.seat is not None and play.seat != self.seat:
            one = self._bots[play.seat]
            if isinstance(one, Bot):
                play.act(one.choose(Seat(play.game, play.state, play.seat, play.rng)))
            else:
                play.say(int(one(self._seen_by(play.seat))))

    def _seen_by(self, seat: SeatId) -> Observation:
        choice = self.play.choice if self.play.seat == seat else None
        return {
            "observation": self.observer.observation(self.play.state, seat, choice),
            "action_mask": self._mask(choice),
        }

    def _information(self) -> dict[str, Any]:
        result = self.play.result
        told: dict[str, Any] = {"action_mask": self.action_masks()}
        return told if result is None else {**told, "scores": result.scores, "ranks": result.ranks}

    def action_masks(self) -> Mask:
        return self._mask(self.play.choice if self.play.seat == self.seat else None)

    def _mask(self, choice: WordChoice | None) -> Mask:
        """The words that can follow; all when the match is over.

        `make_vec` asks for one more action of a row that has ended, drops it and begins anew. A learner cannot draw
        from a mask that allows nothing.
        """
        return np.ones(len(self.words), np.int8) if choice is None else self.observer.mask(choice)

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The next word of the seat, and everything until it has to choose again.

        A word that is not offered loses the match at once, as unmasked learners need it; with `illegal="raise"` it is
        refused instead, and nothing is changed.
        """
        try:
            self.play.say(int(action))
        except IllegalAction as refusal:
            if self.illegal == "raise" or self.play.choice is None:
                raise
            return self._seen_by(self.seat), -1.0, True, False, {**self._information(), "illegal": refusal.message}
        self._let_others_play()
        result = self.play.result
        reward = 0.0 if result is None else rewards(result, self.reward)[self.seat]
        return self._seen_by(self.seat), reward, result is not None, False, self._information()

    def render(self) -> str:
        """The table as the terminal draws it for this seat, and what it can say."""
        return drawn(self.play, self.seat, self._pack)


def register() -> None:
    """Let Gymnasium know the games; once is enough."""
    for name in GAMES:
        key = f"kamishima/{name}-v{VERSION}"
        if key not in gymnasium.registry:
            gymnasium.register(key, "kamishima.adapters.gymnasium:SeatEnv", kwargs={"game": name})


register()
