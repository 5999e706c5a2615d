"""One seat in Gymnasium: its own check passes for every game and every number of players."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from rich.text import Text
from tests.adapters.tables_played import ALL, Setup, named

from kamishima.adapters.gymnasium import SeatEnv, register
from kamishima.core.errors import IllegalAction, KamishimaError


def made(setup: Setup, **more: Any) -> SeatEnv:
    name, players, options = setup
    env = gymnasium.make(f"kamishima/{name}-v0", players=players, **{"opponents": "uniform", **options, **more})
    assert isinstance(env.unwrapped, SeatEnv)
    return env.unwrapped


def play(env: SeatEnv, seed: int) -> tuple[float, dict[str, Any]]:
    """A random match; what the seat got, and what it was told in the end."""
    rng, total = random.Random(seed), 0.0
    _, told = env.reset(seed=seed)
    ended = "scores" in told
    while not ended:
        word = rng.choice(np.flatnonzero(told["action_mask"]).tolist())
        _, reward, ended, _, told = env.step(word)
        total += reward
    return total, told


@pytest.mark.parametrize("setup", ALL, ids=named)
def test_the_check_of_gymnasium_passes(setup: Setup) -> None:
    env = made(setup)
    check_env(env)
    assert env.observation_space.contains(env.reset(seed=1)[0])


@pytest.mark.parametrize("setup", ALL, ids=named)
def test_a_match_ends_with_scores_and_ranks(setup: Setup) -> None:
    total, told = play(made(setup), seed=2)
    assert len(told["scores"]) == len(told["ranks"]) == setup[1]
    if setup[1] == 1:
        assert total == told["scores"][0]
    else:
        assert (total == 1.0) == (told["ranks"][0] == 1 and told["ranks"].count(1) == 1)


def test_the_same_seed_gives_the_same_match_with_the_same_bots() -> None:
    setup: Setup = ("origami", 3, {})
    assert (
        play(made(setup, opponents="greedy"), seed=4)[1]["scores"]
        == play(made(setup, opponents="greedy"), 4)[1]["scores"]
    )
    assert [play(made(setup), seed)[1]["scores"] for seed in (4, 5, 6)] != [play(made(setup), 4)[1]["scores"]] * 3


def test_any_seat_can_be_taken() -> None:
    for seat in range(3):
        env = made(("shaman", 3, {}), seat=seat)
        env.reset(seed=1)
        assert env.play.seat == seat
        total, told = play(env, seed=1)
        assert (total == 1.0) == (told["ranks"][seat] == 1)


def test_a_policy_can_play_the_other_seats() -> None:
    met = []

    def first_word(seen: dict[str, Any]) -> int:
        met.append(seen["observation"].shape)
        return int(np.flatnonzero(seen["action_mask"])[0])

    env = made(("origami", 2, {}), opponents=[first_word])
    play(env, seed=1)
    assert set(met) == {env.observer.plan.low.shape}


def test_an_illegal_word_loses_the_match_by_default() -> None:
    env = made(("shaman", 2, {}))
    env.reset(seed=1)
    _, reward, ended, cut, told = env.step(np.int64(env.words.index("ride")))
    assert (reward, ended, cut) == (-1.0, True, False)
    assert "which is not offered" in told["illegal"]


def test_an_illegal_word_can_be_refused_instead() -> None:
    env = made(("shaman", 2, {}), illegal="raise")
    env.reset(seed=1)
    before = env.play.state
    with pytest.raises(IllegalAction, match="which is not offered"):
        env.step(np.int64(env.words.index("ride")))
    assert env.play.state is before


def test_nothing_can_be_said_after_the_end_but_a_learner_can_draw_from_the_mask() -> None:
    env = made(("islands", 1, {}))
    play(env, seed=1)
    assert env.action_masks().all()
    with pytest.raises(IllegalAction, match="the match is over"):
        env.step(np.int64(1))


def test_it_is_shown_as_the_terminal_shows_it() -> None:
    env = made(("origami", 2, {"families": ["sky", "sea"]}), render_mode="ansi")
    env.reset(seed=1)
    shown = Text.from_ansi(env.render()).plain.rstrip()
    assert "── Your hand ─" in shown
    assert shown.endswith("player_0 has said nothing yet; may follow: draw, play")
    play(env, seed=1)
    assert "1. player_" in Text.from_ansi(env.render()).plain


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"seat": 2}, "there is no seat 2; seats are 0 to 1"),
        ({"opponents": "nobody"}, "there is no bot 'nobody'"),
        ({"opponents": ["uniform", "uniform"]}, "1 opponents are needed, not 2"),
        ({"illegal": "ignore"}, "illegal is one of lose, raise"),
        ({"turn_limit": 0}, "turn-limit is between 1 and 1000, not 0"),
    ],
)
def test_bad_settings_are_told_in_one_line(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(KamishimaError, match=message) as told:
        SeatEnv("origami", 2, **settings)
    assert "\n" not in str(told.value)


def test_registering_again_changes_nothing() -> None:
    known = set(gymnasium.registry)
    register()
    assert set(gymnasium.registry) == known


def test_rows_of_make_vec_that_have_ended_go_on_by_any_word_of_their_mask() -> None:
    """A vector of environments asks for one more action of a row that has ended, and begins it anew."""
    envs = gymnasium.make_vec("kamishima/shaman-v0", num_envs=2, opponents="uniform", turn_limit=1)
    rng = random.Random(1)
    seen, _ = envs.reset(seed=1)
    ended = 0
    for _ in range(400):
        assert seen["action_mask"].any(axis=1).all()
        words = [rng.choice(np.flatnonzero(mask).tolist()) for mask in seen["action_mask"]]
        seen, _, over, _, _ = envs.step(np.array(words))
        ended += int(over.sum())
    assert ended >= 2
    envs.close()
