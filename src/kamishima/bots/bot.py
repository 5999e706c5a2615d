"""The two simplest bots, and how a bot is found by its name."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable

from kamishima.bots.seat import Seat
from kamishima.core.chance import below
from kamishima.core.errors import KamishimaError
from kamishima.core.game import Action, AnyGame, Chance, State


class Bot(ABC):
    """Somebody who chooses. The same seed makes the same choices."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)

    @abstractmethod
    def choose(self, seat: Seat) -> Action:
        """One of the seat's actions."""


class Uniform(Bot):
    """Any action, each as likely."""

    def choose(self, seat: Seat) -> Action:
        return seat.actions[below(self.rng, len(seat.actions))]


class Greedy(Bot):
    """The action after which things look best, over a few guesses of what is hidden."""

    guesses = 2

    def choose(self, seat: Seat) -> Action:
        samples = [seat.sample(self.rng) for _ in range(self.guesses)]
        worth = [self._worth(seat, samples, action) for action in seat.actions]
        best = [action for action, value in zip(seat.actions, worth, strict=True) if value == max(worth)]
        return best[below(self.rng, len(best))]

    def _worth(self, seat: Seat, samples: list[State], action: Action) -> float:
        total = 0.0
        for state in samples:
            after = drawn_out(seat.game, seat.game.apply(state, action), self.rng)
            total += seat.game.outlook(after, seat.seat)
        return total


def drawn_out(game: AnyGame, state: State, rng: random.Random) -> State:
    """The position after the chance steps that are due."""
    turn = game.turn(state)
    while isinstance(turn, Chance):
        state = game.apply(state, turn.draw(rng))
        turn = game.turn(state)
    return state


BOTS: dict[str, Callable[[int], Bot]] = {"uniform": Uniform, "greedy": Greedy}


def make_bot(name: str, seed: int) -> Bot:
    """The bot of this name."""
    if name not in BOTS:
        raise KamishimaError(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name](seed)
