"""The games in PettingZoo: its own tests pass for every game and every number of players."""

from __future__ import annotations

import itertools
import pickle
import random
import sys
import warnings
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from rich.text import Text
from tests.adapters.tables_played import ALL, Setup, named

from kamishima.adapters.pettingzoo import TableEnv, register
from kamishima.core.errors import BadOptions, IllegalAction, KamishimaError

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # its tests import one of its games in a way of which it warns itself
    from pettingzoo.test import api_test, performance_benchmark, seed_test

# The advice of `api_test` for environments that are not its own: it wants plain arrays, but masks need a dictionary.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def made(setup: Setup, **more: Any) -> TableEnv:
    name, players, options = setup
    env = pettingzoo.make("aec", f"kamishima/{name}-v0", players=players, **options, **more)
    assert isinstance(env, TableEnv)
    return env


@pytest.mark.parametrize("setup", ALL, ids=named)
def test_the_api_test_passes(setup: Setup, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(made(setup), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("setup", ALL, ids=named)
def test_the_seed_test_passes(setup: Setup) -> None:
    environments: list[TableEnv] = []

    def build() -> TableEnv:
        environments.append(made(setup))
        return environments[-1]

    seed_test(build, num_cycles=30)
    one, two = environments
    assert one.play.game.encode(one.play.state) == two.play.game.encode(two.play.state)
    assert one.play.state is not one.play.game.start()


@pytest.mark.parametrize("setup", ALL, ids=named)
def test_the_performance_benchmark_runs(
    setup: Setup, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its five seconds pass quickly here: the clock that it reads ticks half a second at every look."""
    ticks = itertools.count()
    clock = SimpleNamespace(time=lambda: next(ticks) / 2)
    monkeypatch.setattr(sys.modules["pettingzoo.test.performance_benchmark"], "time", clock)
    performance_benchmark(made(setup))
    assert "turns per second" in capsys.readouterr().out


def play(env: TableEnv, seed: int) -> dict[str, float]:
    """A random match; what everybody got in the end."""
    rng, total = random.Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        total[agent] += reward
        assert seen is not None
        env.step(None if ended or cut else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return total


@pytest.mark.parametrize("setup", ALL, ids=named)
def test_everybody_gets_their_reward_once_at_the_end(setup: Setup) -> None:
    env = made(setup)
    total = play(env, seed=8)
    result = env.play.result
    assert result is not None
    if setup[1] == 1:
        assert total == {"player_0": float(result.scores[0])}
    else:
        assert sum(total.values()) == pytest.approx(0)
        best = max(total.values())
        winners = [agent for agent, reward in total.items() if reward == best]
        assert winners == [f"player_{seat}" for seat in result.winners]


def test_other_rewards_can_be_chosen() -> None:
    assert sum(play(made(("origami", 3, {}), reward="win"), seed=1).values()) == pytest.approx(1)
    env = made(("origami", 3, {}), reward="score")
    total = play(env, seed=1)
    assert env.play.result is not None
    assert tuple(total.values()) == env.play.result.scores


def test_a_word_that_is_not_offered_is_refused_and_nothing_is_lost() -> None:
    env = made(("shaman", 2, {}))
    env.reset(seed=1)
    agent, before = env.agent_selection, env.play.state
    with pytest.raises(IllegalAction, match="which is not offered"):
        env.step(env.words.index("ride"))
    with pytest.raises(BadOptions, match="has to say a word"):
        env.step(None)
    assert env.agent_selection == agent
    assert env.play.state is before
    env.step(int(np.flatnonzero(env.action_mask(agent))[0]))


def test_only_the_agent_that_chooses_has_words() -> None:
    env = made(("origami", 4, {}))
    env.reset(seed=3)
    for agent in env.agents:
        allowed = env.observe(agent)["action_mask"].sum()
        assert (allowed > 1) == (agent == env.agent_selection)
        assert env.action_mask(agent).sum() == allowed


def test_actions_are_numbers_of_words() -> None:
    env = made(("origami", 2, {"families": ["sky", "sea"]}))
    env.reset(seed=1)
    seen = env.observe(env.agent_selection)
    words = {env.words[number] for number in np.flatnonzero(seen["action_mask"])}
    assert words == {"chick", "owl", "shell", "dolphin"}  # nothing can be paid for yet, so drawing is all there is
    assert env.action_space("player_0").n == len(env.words)  # type: ignore[attr-defined]  # it is Discrete


def test_the_state_is_what_all_seats_see_together() -> None:
    env = made(("shaman", 3, {}))
    env.reset(seed=1)
    state = env.state()
    assert env.state_space.contains(state)
    for place, agent in enumerate(env.possible_agents):
        assert (state[place] == env.observe(agent)["observation"]).all()


def test_it_is_shown_as_the_terminal_shows_it() -> None:
    env = made(("origami", 2, {"families": ["sky", "sea"]}), render_mode="ansi")
    assert "Origami" in env.render()
    env.reset(seed=1)
    shown = Text.from_ansi(env.render()).plain.rstrip()
    assert "▸ p2 player_1" in shown
    assert shown.endswith("player_1 has said draw; may follow: chick, owl, shell, dolphin")
    play(env, seed=1)
    assert "1. player_" in Text.from_ansi(env.render()).plain
    env.close()


def test_an_environment_survives_pickling() -> None:
    env = made(("shaman", 3, {"turn_limit": 5}))
    again = pickle.loads(pickle.dumps(env))
    assert again.play.game.players == 3
    assert again.play.game.options == {"turn-limit": 5}


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"players": 9}, "2 to 4 players, not 9"),
        ({"box": "wooden"}, "box"),
        ({"reward": "money"}, "no reward 'money'"),
        ({"render_mode": "human"}, "no render mode 'human'"),
        ({"pack": "/nowhere/pack.toml"}, "content pack /nowhere/pack.toml cannot be read"),
    ],
)
def test_bad_settings_are_told_in_one_line(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(KamishimaError, match=message) as told:
        pettingzoo.make("aec", "kamishima/origami-v0", **settings)
    assert "\n" not in str(told.value)


def test_registering_again_changes_nothing() -> None:
    known = dict(pettingzoo.aec_registry)
    register()
    assert dict(pettingzoo.aec_registry) == known
    assert {"kamishima/origami-v0", "kamishima/islands-v0", "kamishima/shaman-v0"} <= set(known)
