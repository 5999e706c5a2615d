"""A bot in ten lines, and how it does against another.

python examples/write_a_bot.py
"""

from __future__ import annotations

import random

import kamishima
from kamishima.bots.bot import Bot
from kamishima.bots.seat import Seat
from kamishima.core.turn import Action, Result


class Miser(Bot):
    """Takes what brings most points at once, as far as its seat can know."""

    def choose(self, seat: Seat) -> Action:
        """Try every action in one position that fits what the seat knows."""
        state = seat.sample(self.rng)
        after = [seat.game.scores(seat.game.apply(state, action))[seat.seat] for action in seat.actions]
        return seat.actions[after.index(max(after))]


def play(seed: int) -> Result:
    """One game of Shaman Island: Miser in the first seat, `uniform` in the second."""
    rng = random.Random(seed)
    game = kamishima.table("shaman", players=2)
    bots = [Miser(seed), kamishima.make_bot("uniform", seed)]
    state = game.start()
    while not isinstance(turn := game.turn(state), kamishima.Over):
        if isinstance(turn, kamishima.Decision):
            action = bots[turn.seat].choose(Seat(game, state, turn.seat, rng))
        else:
            assert isinstance(turn, kamishima.Chance)
            action = turn.draw(rng)
        state = game.advance(state, action)
    return turn.result


if __name__ == "__main__":
    results = [play(seed) for seed in range(20)]
    print("Miser won", sum([result.ranks[0] == 1 for result in results]), "of", len(results))
