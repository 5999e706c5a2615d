"""Playing to the end: whoever watches sees each step before it is taken, and what is chosen must be offered."""

from __future__ import annotations

import random

import pytest
from tests.kit.tiny_games import Envelope, Ladder, Say

from kamishima import interrupts
from kamishima.core.errors import IllegalAction
from kamishima.core.game import AnyGame, State
from kamishima.core.rollout import Rollout, at_random
from kamishima.core.turn import Action, Decision, Over

GAMES: list[AnyGame] = [Ladder(3), Envelope(2)]


def random_game(game: AnyGame, seed: int) -> Rollout:
    rng = random.Random(seed)
    return Rollout(game, at_random(rng), rng)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_each_step_is_seen_before_it_is_taken(game: AnyGame) -> None:
    state, played = game.start(), random_game(game, 4)
    for before, turn, action in played:
        assert before is played.state
        assert turn is game.turn(before)
        assert game.encode(before) == game.encode(state)
        state = game.apply(state, action)
    assert game.encode(played.state) == game.encode(state)
    turn = game.turn(state)
    assert isinstance(turn, Over)
    assert played.result == turn.result


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_who_watches_changes_nothing(game: AnyGame) -> None:
    seen = [isinstance(turn, Decision) for _, turn, _ in random_game(game, 9)]
    played = random_game(game, 9).finish()
    assert (played.steps, played.decisions) == (len(seen), sum(seen))


def test_what_is_not_offered_is_refused_and_the_position_stays() -> None:
    def choose(_game: AnyGame, _state: State, _turn: Decision) -> Action:
        return Say("fly away")

    game = GAMES[0]
    played = Rollout(game, choose, random.Random(1))
    with pytest.raises(IllegalAction, match="'fly away' is not offered"):
        played.finish()
    assert (game.encode(played.state), played.steps) == (game.encode(game.start()), 0)


def test_somebody_who_wants_to_stop_is_heard_between_two_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    played = random_game(Ladder(2), 1)
    steps = iter(played)
    next(steps)
    monkeypatch.setattr(interrupts, "_requested", True)
    with pytest.raises(KeyboardInterrupt):
        next(steps)
    assert played.steps == 1
