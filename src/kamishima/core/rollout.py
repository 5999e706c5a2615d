"""Playing a game to its end: one loop for simulations, studies, checks and random positions."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

from kamishima import interrupts
from kamishima.core.chance import below
from kamishima.core.game import AnyGame, State
from kamishima.core.turn import Action, Chance, Decision, Over, Result, Turn

Chooser = Callable[[AnyGame, State, Decision], Action]
"""Decides for every seat."""


def at_random(rng: random.Random) -> Chooser:
    """Any action, each as likely."""

    def choose(_game: AnyGame, _state: State, turn: Decision) -> Action:
        return turn.actions[below(rng, len(turn.actions))]

    return choose


class Rollout:
    """A game that is played while somebody iterates over it: who watches gets each step before it is taken.

    The same generator and the same choices give the same game.
    """

    def __init__(self, game: AnyGame, choose: Chooser, rng: random.Random) -> None:
        self.game = game
        self.choose = choose
        self.rng = rng
        self.state: State = game.start()
        """The position now; the last one when nothing is left to iterate over."""
        self.steps = 0
        self.decisions = 0

    def __iter__(self) -> Iterator[tuple[State, Turn, Action]]:
        game = self.game
        while not isinstance(turn := game.turn(self.state), Over):
            if isinstance(turn, Decision):
                action = self.choose(game, self.state, turn)
                self.decisions += 1
            else:
                assert isinstance(turn, Chance)
                action = turn.draw(self.rng)
            interrupts.check()
            yield self.state, turn, action
            decided = isinstance(turn, Decision)
            self.state = game.apply(self.state, action) if decided else game.advance(self.state, action)
            self.steps += 1

    def finish(self) -> Rollout:
        for _ in self:
            pass
        return self

    @property
    def result(self) -> Result:
        """How it ended; only once it has."""
        turn = self.game.turn(self.state)
        assert isinstance(turn, Over)
        return turn.result


def draw_chance(game: AnyGame, state: State, rng: random.Random) -> State:
    while isinstance(turn := game.turn(state), Chance):
        state = game.advance(state, turn.draw(rng))
    return state
