"""Secrecy of arrays: what is hidden from a seat is resampled, and no number that the seat gets may change."""

from __future__ import annotations

import random

from kamishima.adapters.arrays import Observer
from kamishima.core.chance import below
from kamishima.core.game import AnyGame
from kamishima.testing.walk import Visit, audiences, walk


def check_arrays(visit: Visit, observer: Observer, rng: random.Random) -> None:
    """No audience can tell two positions apart by their numbers that it cannot tell apart otherwise."""
    for audience in audiences(visit.game):
        real = observer.observation(visit.state, audience)
        other = observer.observation(visit.game.resample(visit.state, audience, rng), audience)
        if not (real == other).all():
            places = (real != other).nonzero()[0].tolist()
            names = [
                name
                for name, place in observer.plan.places.items()
                if set(places) & set(range(*place.indices(len(real))))
            ]
            raise visit.fault(f"the numbers of {audience} show something hidden: {', '.join(names)}")


def check_game(game: AnyGame, observer: Observer, seed: int, every: int) -> int:
    """Play a random match, and check about one position in `every`; returns how many were checked."""
    rng = random.Random(seed)
    checked = 0
    for visit in walk(game, seed):
        if below(rng, every) == 0:
            check_arrays(visit, observer, rng)
            checked += 1
    return checked
