"""Random play: legal moves, choice and apply, in one process; chance steps are timed but not counted."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from kamishima.core.game import AnyGame
from kamishima.core.rollout import Rollout, at_random
from kamishima.core.turn import Decision
from kamishima.testing.walk import walk

SECONDS = 1.5
RUNS = 3


def best_rate(play_one: Callable[[random.Random], int]) -> float:
    """Decisions a second over whole games: the best of some runs, so that a busy machine disturbs less."""
    return max([_rate(play_one, random.Random(run)) for run in range(RUNS)])


def _rate(play_one: Callable[[random.Random], int], rng: random.Random) -> float:
    decisions = 0
    began = time.perf_counter()
    while (spent := time.perf_counter() - began) < SECONDS:
        decisions += play_one(rng)
    return decisions / spent


def play_ours(game: AnyGame, rng: random.Random) -> int:
    """One random game of ours; how many decisions it had."""
    return Rollout(game, at_random(rng), rng).finish().decisions


def play_openspiel(game: object, rng: random.Random) -> int:
    """One random game of OpenSpiel through pyspiel."""
    state = game.new_initial_state()  # type: ignore[attr-defined]  # pyspiel has no types
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def branching_ours(game: AnyGame) -> float:
    """How many actions a decision offers on average, over some random games."""
    counts = []
    for seed in range(20):
        for visit in walk(game, seed):
            turn = game.turn(visit.state)
            if isinstance(turn, Decision):
                counts.append(len(turn.actions))
    return sum(counts) / len(counts)


def branching_openspiel(game: object) -> float:
    """The same for a game of OpenSpiel without chance."""
    rng, counts = random.Random(0), []
    for _ in range(20):
        state = game.new_initial_state()  # type: ignore[attr-defined]  # pyspiel has no types
        while not state.is_terminal():
            actions = state.legal_actions()
            counts.append(len(actions))
            state.apply_action(rng.choice(actions))
    return sum(counts) / len(counts)
