from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from kamishima.core.chance import below
from kamishima.core.game import AnyGame, Game, S, State, Step
from kamishima.core.rollout import Rollout
from kamishima.core.turn import Action, Chance, Decision, SeatId
from kamishima.core.wire import Event

Audience = SeatId | None


class Fault(AssertionError):
    """A game broke a promise of the contract."""


class Visit(msgspec.Struct, frozen=True):
    game: AnyGame
    state: State
    action: Action
    step: int
    seed: int

    def fault(self, what: str) -> Fault:
        return Fault(
            f"{self.game.name}, {self.game.players} players, options {self.game.options}, seed {self.seed}, "
            f"step {self.step}, action {self.action.text!r}: {what}"
        )


def taken(game: Game[S], state: S, action: Action) -> Step[S]:
    return Step(state, action, game.apply(state, action))


def heard(game: AnyGame, state: State, action: Action, audience: Audience) -> tuple[Event, ...]:
    return game.narrate(taken(game, state, action)).events(audience)


def is_read(game: AnyGame, state: State, action: Action, audience: Audience) -> bool:
    return game.narrate(taken(game, state, action)).is_read_by(audience)


def audiences(game: AnyGame) -> tuple[Audience, ...]:
    """All seats, and the spectators."""
    return (*game.seats, None)


def actions_of(game: AnyGame, state: State) -> tuple[Action, ...]:
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

    def choose(game: AnyGame, state: State, _turn: Decision) -> Action:
        action = pick(game, state, rng)
        assert action is not None
        return action

    for step, (state, _, action) in enumerate(Rollout(game, choose, rng)):
        visit = Visit(game, state, action, step, seed)
        yield visit
        if step >= game.bound:
            raise visit.fault(f"the game goes on beyond its bound of {game.bound} steps")


def final_state(game: AnyGame, seed: int) -> State:
    """The last position of the same random game."""
    state: State = game.start()
    for visit in walk(game, seed):
        state = game.advance(visit.state, visit.action)
    return state
