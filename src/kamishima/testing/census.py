"""Census: how many positions can be reached in so many steps. A changed number is a changed rule."""

from __future__ import annotations

from kamishima.core.game import AnyGame, State
from kamishima.testing.walk import actions_of


def census(game: AnyGame, state: State, depth: int) -> int:
    """How many sequences of that many steps there are, shorter ones that end the game included."""
    actions = actions_of(game, state)
    if depth == 0 or not actions:
        return 1
    return sum([census(game, game.advance(state, action), depth - 1) for action in actions])


def divide(game: AnyGame, state: State, depth: int) -> dict[str, int]:
    """The census below each first action, to find where two of them differ."""
    return {action.text: census(game, game.advance(state, action), depth - 1) for action in actions_of(game, state)}
