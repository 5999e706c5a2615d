"""All bots, and how one is found by its name.

Others come by the entry point group `kamishima.bots`: each names a callable that makes a bot from a seed.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.metadata import EntryPoint, entry_points

from kamishima.bots.base import Bot
from kamishima.bots.levels import LEVELS, UNTIMED, Level, Thinker
from kamishima.bots.simple import Greedy, Uniform, drawn_out
from kamishima.core.errors import KamishimaError
from kamishima.core.spelling import did_you_mean

__all__ = ["BOTS", "GROUP", "Bot", "Greedy", "Uniform", "drawn_out", "level_of", "make_bot"]

GROUP = "kamishima.bots"
MOST_ITERATIONS = 1_000_000

Maker = Callable[[int], Bot]
"""Makes a bot from a seed."""


def _plugged(point: EntryPoint, seed: int) -> Bot:
    """A bot of somebody else; whatever is wrong with it is told in one line."""
    try:
        bot = point.load()(seed)
    except Exception as error:
        raise KamishimaError(f"the bot {point.name!r} ({point.value}) cannot be made: {error!r}") from error
    if not isinstance(bot, Bot):
        raise KamishimaError(f"the bot {point.name!r} ({point.value}) is no kamishima.bots.bot.Bot")
    return bot


def _level_bot(level: Level, seed: int) -> Bot:
    return Thinker(seed, level)


def _own() -> dict[str, Maker]:
    levels: dict[str, Maker] = {name: partial(_level_bot, level) for name, level in LEVELS.items()}
    return {"uniform": Uniform, "greedy": Greedy, **levels}


def _all() -> dict[str, Maker]:
    """Our own bots, and those that are plugged in; nobody takes one of our names."""
    others: dict[str, Maker] = {point.name: partial(_plugged, point) for point in entry_points(group=GROUP)}
    return {**others, **_own()} if others else _own()


BOTS: dict[str, Maker] = _all()


def level_of(name: str) -> Level:
    """The level of this name; without a clock, `crane@untimed` does all it does, `crane@200` exactly 200 iterations."""
    short, at, written = name.partition("@")
    if short not in LEVELS:
        meant = did_you_mean(short, LEVELS)
        raise KamishimaError(f"there is no level {short!r}; the levels are {', '.join(LEVELS)}{meant}")
    if not at:
        return LEVELS[short]
    if written == UNTIMED:
        return LEVELS[short].untimed()
    if not (written.isascii() and written.isdecimal() and 1 <= int(written) <= MOST_ITERATIONS):
        raise KamishimaError(f"{name}: after @ comes {UNTIMED!r} or a number between 1 and {MOST_ITERATIONS}")
    return LEVELS[short].exactly(int(written))


def make_bot(name: str, seed: int) -> Bot:
    """The bot of this name; a level can be without a clock (`crane@untimed`, `crane@200`)."""
    if "@" in name:
        return Thinker(seed, level_of(name))
    if name not in BOTS:
        raise KamishimaError(f"there is no bot {name!r}; the bots are {', '.join(BOTS)}{did_you_mean(name, BOTS)}")
    return BOTS[name](seed)
