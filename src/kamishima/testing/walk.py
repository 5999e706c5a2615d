"""Random games, step by step."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from kamishima import interrupts
from kamishima.core.chance import below
from kamishima.core.game import Action, AnyGame, Chance, Decision, SeatId, State

Audience = SeatId | None


class Fault(AssertionError):
    """A game broke a promise of the contract."""


class Visit(msgspec.Struct, frozen=True):
    """One step of a random game: a position, and the action that was chosen in it."""

    game: AnyGame
    state: State
    action: Action
    step: int
    seed: int

    def fault(self, what: str) -> Fault:
        """A fault with everything that is needed to see it again."""
        return Fault(
            f"{self.game.name}, {self.game.players} players, options {self.game.options}, seed {self.seed}, "
            f"step {self.step}, action {self.action.text!r}: {what}"
        )


def audiences(game: AnyGame) -> tuple[Audience, ...]:
    """All seats, and the spectators."""
    return (*game.seats, None)


def actions_of(game: AnyGame, state: State) -> tuple[Action, ...]:
    """Everything that can happen next."""
    turn = game.turn(state)
    return turn.actions if isinstance(turn, Decision | Chance) else ()


def pick(game: AnyGame, state: State, rng: random.Random) -> Action | None:
    """A random next action, chance by its weights; None when the game is over."""
    turn = game.turn(state)
    if isinstance(turn, Decision | Chance) and not turn.actions:
        raise Fault(f"{game.name}: nothing is offered, and the game is not over")
    if isinstance(turn, Decision):
        return turn.actions[below(rng, len(turn.actions))]
    return turn.draw(rng) if isinstance(turn, Chance) else None


def walk(game: AnyGame, seed: int) -> Iterator[Visit]:
    """The steps of one random game; a fault when it goes on beyond its declared bound."""
    rng = random.Random(seed)
    state = game.start()
    step = 0
    action = pick(game, state, rng)
    while action is not None:
        visit = Visit(game, state, action, step, seed)
        interrupts.check()
        yield visit
        if step >= game.bound:
            raise visit.fault(f"the game goes on beyond its bound of {game.bound} steps")
        state = game.apply(state, action)
        step += 1
        action = pick(game, state, rng)


def final_state(game: AnyGame, seed: int) -> State:
    """The last position of the same random game."""
    state: State = game.start()
    for visit in walk(game, seed):
        state = game.apply(visit.state, visit.action)
    return state
