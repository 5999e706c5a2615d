"""The games as PettingZoo environments (AEC): `pettingzoo.make("aec", "kamishima/origami-v0", players=3)`.

Importing this module registers them. An action is the number of a word; the mask says which words can follow.
"""

from __future__ import annotations

from typing import Any, ClassVar

from kamishima.adapters.render import drawn
from kamishima.adapters.rewards import chosen_reward, rewards
from kamishima.adapters.tables import make_table
from kamishima.adapters.word_steps import WordPlay
from kamishima.core.errors import BadOptions
from kamishima.core.turn import SeatId
from kamishima.extras import missing
from kamishima.games.registry import GAMES

try:
    import numpy as np
    import pettingzoo
    from gymnasium import spaces
    from gymnasium.utils import EzPickle

    from kamishima.adapters.arrays import Mask, Numbers, Observer
except ImportError as error:
    raise missing(error, "pettingzoo") from None

VERSION = 0
Observation = dict[str, Any]


class TableEnv(pettingzoo.AECEnv, EzPickle):  # type: ignore[misc,type-arg,unused-ignore]  # it has no types
    """A table with all its seats; options of the game are keywords, `turn_limit=20` for `turn-limit`."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        reward: str | None = None,
        pack: str | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        EzPickle.__init__(self, game, players, reward=reward, pack=pack, render_mode=render_mode, **options)
        super().__init__()
        made = make_table(game, players, options, pack)
        if render_mode not in (None, "ansi"):
            raise BadOptions(f"there is no render mode {render_mode!r}; there is 'ansi'")
        self.metadata = {**TableEnv.metadata, "name": f"kamishima/{game}-v{VERSION}"}  # type: ignore[misc]  # per game
        self.render_mode = render_mode
        self._pack = pack
        self.reward = chosen_reward(reward, made.players)
        self.play = WordPlay(made)
        self.observer = Observer(made, self.play.vocabulary)
        self.words = self.play.vocabulary.words
        """The word of each action."""
        self.possible_agents = [f"player_{seat}" for seat in made.seats]
        self.agents: list[str] = []
        self._seats = {agent: SeatId(seat) for seat, agent in enumerate(self.possible_agents)}
        self._set_spaces()

    def _set_spaces(self) -> None:
        plan, words = self.observer.plan, len(self.words)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(plan.low, plan.high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (words,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(words) for agent in self.possible_agents}
        seats = len(self.possible_agents)
        self.state_space = spaces.Box(np.tile(plan.low, (seats, 1)), np.tile(plan.high, (seats, 1)), dtype=np.float32)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new match; the same seed gives the same chance."""
        self.play.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if self.play.seat is None:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.play.seat]

    def _end(self) -> None:
        """Everybody gets their reward, and steps once more with None."""
        result = self.play.result
        assert result is not None
        for agent, reward in zip(self.possible_agents, rewards(result, self.reward), strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] += reward
            self.terminations[agent] = True
        self.agent_selection = self.possible_agents[0]

    def observe(self, agent: str) -> Observation:
        seen, mask = self.observer.look(self.play, self._seats[agent])
        return {"observation": seen, "action_mask": mask}

    def action_mask(self, agent: str) -> Mask:
        return self.observer.mask(self.play.choice if self.play.seat == self._seats[agent] else None)

    def state(self) -> Numbers:
        """What all seats see together, for training with a common critic; no seat alone may see this."""
        return np.stack([self.observer.observe(self.play, seat) for seat in self.play.game.seats])

    def step(self, action: Any) -> None:  # noqa: ANN401  # any integer, NumPy's too; None for those who are done
        """The next word of the agent whose turn it is; an illegal one is refused, and nothing is changed."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadOptions(f"{agent} has to say a word: the number of one that its mask allows")
        play = self.play
        play.say(int(action))
        self._cumulative_rewards[agent] = 0.0
        if play.seat is None:
            self._end()
        else:
            self.agent_selection = self.possible_agents[play.seat]

    def render(self) -> str:
        """The table as the terminal draws it for the agent whose turn it is, and what it can say."""
        agent = getattr(self, "agent_selection", self.possible_agents[0])  # nobody is selected before a match
        return drawn(self.play, self._seats[agent], self._pack)

    def close(self) -> None:
        """Nothing is open."""


def env(game: str, **settings: Any) -> TableEnv:  # noqa: ANN401  # whatever the environment takes
    return TableEnv(game, **settings)


def register() -> None:
    """Let PettingZoo know the games; once is enough."""
    for name in GAMES:
        key = f"kamishima/{name}-v{VERSION}"
        if key not in pettingzoo.aec_registry:
            pettingzoo.register("aec", key, "kamishima.adapters.pettingzoo:env", kwargs={"game": name})


register()
