"""The two simplest bots: they stay as they are, so that others can be measured against them."""

from __future__ import annotations

import random

from kamishima.bots.bot import Bot, Judging
from kamishima.bots.judge import Judge
from kamishima.bots.seat import Seat
from kamishima.core.chance import below
from kamishima.core.game import AnyGame, State
from kamishima.core.rollout import draw_chance
from kamishima.core.turn import Action, Decision, Over, SeatId


class Uniform(Bot):
    """Any action, each as likely."""

    def choose(self, seat: Seat) -> Action:
        return seat.actions[below(self.rng, len(seat.actions))]


class Greedy(Judging):
    """The action after which things look best once its own turn is through, over a few guesses of what is hidden.

    All actions are looked at; the few that look best are followed by what looks best then, until others decide.
    """

    guesses = 2
    few = 4
    """How many of the best actions are followed."""
    patience = 1
    """How many decisions of its own it follows them."""

    def choose(self, seat: Seat) -> Action:
        if len(seat.actions) == 1:
            return seat.actions[0]
        eye = Eye(seat.game, self.judge(seat.game), seat.seat)
        worlds = [(seat.sample(self.rng), self.rng.getrandbits(32)) for _ in range(self.guesses)]
        turn = seat.game.turn(worlds[0][0])
        assert isinstance(turn, Decision)
        actions = eye.judge.notable(worlds[0][0], turn)
        glances = [sum([eye.seen(world, action, 0) for world in worlds]) for action in actions]
        least = sorted(glances, reverse=True)[: self.few][-1]
        worth = [
            sum([eye.seen(world, action, self.patience) for world in worlds]) if glance >= least else float("-inf")
            for action, glance in zip(actions, glances, strict=True)
        ]
        best = [action for action, value in zip(actions, worth, strict=True) if value == max(worth)]
        return best[below(self.rng, len(best))]


World = tuple[State, int]
"""An imagined position, and the seed of the chance in it: all actions meet the same luck."""


class Eye:
    def __init__(self, game: AnyGame, judge: Judge, seat: SeatId) -> None:
        self.game = game
        self.judge = judge
        self.seat = seat

    def seen(self, world: World, action: Action, patience: int) -> float:
        """How good a world looks after an action and so many further decisions of one's own."""
        rng = random.Random(world[1])
        return self._followed(draw_chance(self.game, self.game.advance(world[0], action), rng), patience, rng)

    def _worth(self, state: State) -> float:
        turn = self.game.turn(state)
        if isinstance(turn, Over):
            return self.judge.final(turn.result)[self.seat]
        return self.judge.shares(self.judge.hopes(state), self.judge.spread(state))[self.seat]

    def _followed(self, state: State, patience: int, rng: random.Random) -> float:
        """How good it looks after one's own best decisions, until others decide."""
        turn = self.game.turn(state)
        if patience == 0 or not isinstance(turn, Decision) or turn.seat != self.seat:
            return self._worth(state)
        luck = rng.getrandbits(32)
        return max([self.seen((state, luck), action, patience - 1) for action in self.judge.notable(state, turn)])
