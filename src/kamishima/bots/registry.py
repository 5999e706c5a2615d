"""All bots, and how one is found by its name.

Others come by the entry point group `kamishima.bots`: each names a callable that makes a bot from a seed.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import EntryPoint

from kamishima.bots.bot import Bot
from kamishima.bots.levels import FROZEN, LEVELS, UNTIMED, Level, Thinker
from kamishima.bots.seat import Seat
from kamishima.bots.simple import Greedy, Uniform
from kamishima.core.errors import KamishimaError
from kamishima.core.game import AnyGame, State
from kamishima.core.rollout import Chooser, Rollout
from kamishima.core.text.spelling import did_you_mean
from kamishima.core.turn import Action, Decision
from kamishima.plugins import installed, load

__all__ = ["BOTS", "GROUP", "Bot", "Greedy", "Uniform", "chooser", "level_of", "make_bot", "rollout"]

GROUP = "kamishima.bots"
MOST_ITERATIONS = 1_000_000

Maker = Callable[[int], Bot]
"""Makes a bot from a seed."""


def _plugged(point: EntryPoint, seed: int) -> Bot:
    return load(point, "bot", Bot, lambda make: make(seed))  # type: ignore[type-abstract]  # whatever is one


def _level_bot(level: Level, seed: int) -> Bot:
    return Thinker(seed, level)


def _own() -> dict[str, Maker]:
    levels: dict[str, Maker] = {name: partial(_level_bot, level) for name, level in LEVELS.items()}
    return {"uniform": Uniform, "greedy": Greedy, **levels}


def _all() -> dict[str, Maker]:
    """Our own bots, and those that are plugged in; nobody takes one of our names."""
    others: dict[str, Maker] = {point.name: partial(_plugged, point) for point in installed(GROUP)}
    return {**others, **_own()} if others else _own()


BOTS: dict[str, Maker] = _all()


def level_of(name: str) -> Level:
    """The level of this name; without a clock, `crane@untimed` does all it does, `crane@200` exactly 200 iterations."""
    short, at, written = name.partition("@")
    level = LEVELS.get(short) or FROZEN.get(short)
    if level is None:
        meant = did_you_mean(short, [*LEVELS, *FROZEN])
        raise KamishimaError(f"there is no level {short!r}; the levels are {', '.join(LEVELS)}{meant}")
    if not at:
        return level
    if written == UNTIMED:
        return level.untimed()
    if not (written.isascii() and written.isdecimal() and 1 <= int(written) <= MOST_ITERATIONS):
        raise KamishimaError(f"{name}: after @ comes {UNTIMED!r} or a number between 1 and {MOST_ITERATIONS}")
    return level.exactly(int(written))


def make_bot(name: str, seed: int) -> Bot:
    """The bot of this name; a level can be without a clock (`crane@untimed`, `crane@200`), or frozen (`crane-1`).

    >>> import kamishima, random
    >>> from kamishima.bots.seat import Seat
    >>> game = kamishima.table("islands", players=1, science=True)
    >>> bot = kamishima.make_bot("greedy", seed=1)
    >>> bot.choose(Seat(game, game.start(), 0, random.Random(1))).text.split()[0]
    'keep'
    """
    if "@" in name or name in FROZEN:
        return Thinker(seed, level_of(name))
    if name not in BOTS:
        raise KamishimaError(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}{did_you_mean(name, BOTS)}")
    return BOTS[name](seed)


def chooser(bots: Sequence[Bot], rng: random.Random) -> Chooser:
    """Each bot decides at its seat; the generator draws what they are shown in place of what is hidden."""

    def choose(game: AnyGame, state: State, turn: Decision) -> Action:
        return bots[turn.seat].choose(Seat(game, state, turn.seat, rng))

    return choose


def rollout(game: AnyGame, names: Sequence[str], seed: int) -> Rollout:
    """A game between bots, ready to be played; the same seed gives the same game."""
    rng = random.Random(seed)
    return Rollout(game, chooser([make_bot(name, rng.getrandbits(64)) for name in names], rng), rng)
