"""Hypothesis strategies: positions and games that shrink to short ones."""

from __future__ import annotations

from hypothesis import strategies as st

from kamishima.core.game import AnyGame, State
from kamishima.core.turn import Action
from kamishima.testing.walk import actions_of


@st.composite
def positions(draw: st.DrawFn, game: AnyGame, most_steps: int = 120) -> State:
    """A reachable position: every choice, chance included, is drawn, so that fewer steps are simpler."""
    state: State = game.start()
    for _ in range(draw(st.integers(0, most_steps))):
        actions = actions_of(game, state)
        if not actions:
            break
        state = game.advance(state, draw(st.sampled_from(actions)))
    return state


@st.composite
def steps(draw: st.DrawFn, game: AnyGame, most_steps: int = 120) -> tuple[State, Action]:
    """A reachable position that is not the end, and one of its actions."""
    state = draw(positions(game, most_steps).filter(lambda position: bool(actions_of(game, position))))
    return state, draw(st.sampled_from(actions_of(game, state)))
