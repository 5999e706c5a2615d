"""Play one game of Origami Islands at random, and tell what happened.

python examples/play_a_game.py
"""

from __future__ import annotations

import random

import kamishima


def play(seed: int) -> kamishima.Match:
    """A match between two players who say anything that is allowed."""
    rng = random.Random(seed)
    match = kamishima.Match(kamishima.table("islands", players=2), ("Ana", "Ben"))
    while not isinstance(turn := match.turn, kamishima.Over):
        if isinstance(turn, kamishima.Chance):
            match.chance(turn.draw(rng))
        elif isinstance(turn, kamishima.Decision):
            match.act(turn.seat, rng.choice(turn.actions))
    return match


if __name__ == "__main__":
    played = play(seed=1)
    for step in played.log[-10:]:
        print(f"{played.name_of(step.seat)}: {step.action.text}")
    print(played.result)
