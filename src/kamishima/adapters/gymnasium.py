"""One seat against bots as a Gymnasium environment: `gymnasium.make("kamishima/islands-v0", players=1)`.

Importing this module registers the games. An action is the number of a word; `info["action_mask"]`, the observation
and `action_masks()` all say which words can follow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, SupportsInt

from kamishima.adapters.extras import missing
from kamishima.adapters.render import drawn
from kamishima.adapters.rewards import check_reward, rewards, usual_reward
from kamishima.adapters.steps import Fork, Table
from kamishima.adapters.tables import make_table
from kamishima.bots.bot import Bot, make_bot
from kamishima.bots.seat import Seat
from kamishima.core.errors import BadOptions, IllegalAction
from kamishima.core.game import SeatId
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
        self.reward = reward or usual_reward(made.players)
        check_reward(self.reward)
        self.illegal = illegal
        self.table = Table(made)
        self.observer = Observer(made, self.table.speech)
        self.words = self.table.speech.words
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
        others = [seat for seat in self.table.game.seats if seat != self.seat]
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
        self.table.reset(int(self.np_random.integers(1 << 31)))
        self._let_others_play()
        return self._observation(), self._information()

    def _let_others_play(self) -> None:
        table = self.table
        while table.seat is not None and table.seat != self.seat:
            one = self._bots[table.seat]
            if isinstance(one, Bot):
                table.act(one.choose(Seat(table.game, table.state, table.seat, table.rng)))
            else:
                table.say(int(one(self._seen_by(table.seat))))

    def _seen_by(self, seat: SeatId) -> Observation:
        fork = self.table.fork if self.table.seat == seat else None
        return {
            "observation": self.observer.observation(self.table.state, seat, fork),
            "action_mask": self._mask(fork),
        }

    def _observation(self) -> Observation:
        return self._seen_by(self.seat)

    def _information(self) -> dict[str, Any]:
        result = self.table.result
        told: dict[str, Any] = {"action_mask": self.action_masks()}
        return told if result is None else {**told, "scores": result.scores, "ranks": result.ranks}

    def action_masks(self) -> Mask:
        """Which words can be said now."""
        return self._mask(self.table.fork if self.table.seat == self.seat else None)

    def _mask(self, fork: Fork | None) -> Mask:
        """The words that can follow; all when the match is over.

        `make_vec` asks for one more action of a row that has ended, drops it and begins anew. A learner cannot draw
        from a mask that allows nothing.
        """
        return np.ones(len(self.words), np.int8) if fork is None else self.observer.mask(fork)

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The next word of the seat, and everything until it has to choose again.

        A word that is not offered loses the match at once, as unmasked learners need it; with `illegal="raise"` it is
        refused instead, and nothing is changed.
        """
        try:
            self.table.say(int(action))
        except IllegalAction as refusal:
            if self.illegal == "raise" or self.table.fork is None:
                raise
            return self._observation(), -1.0, True, False, {**self._information(), "illegal": refusal.message}
        self._let_others_play()
        result = self.table.result
        reward = 0.0 if result is None else rewards(result, self.reward)[self.seat]
        return self._observation(), reward, result is not None, False, self._information()

    def render(self) -> str:
        """The table as the terminal draws it for this seat, and what it can say."""
        return drawn(self.table, self.seat, self._pack)


def register() -> None:
    """Let Gymnasium know the games; once is enough."""
    for name in GAMES:
        key = f"kamishima/{name}-v{VERSION}"
        if key not in gymnasium.registry:
            gymnasium.register(key, "kamishima.adapters.gymnasium:SeatEnv", kwargs={"game": name})


register()
