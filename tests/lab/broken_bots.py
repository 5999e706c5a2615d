"""Bots that do what no bot may do; in a module of their own, so that other processes find them."""

from __future__ import annotations

import time

from kamishima.bots.registry import Bot
from kamishima.bots.seat import Seat
from kamishima.core.turn import Action
from kamishima.core.words import Phrase


class Raises(Bot):
    """Fails at its first choice."""

    def choose(self, seat: Seat) -> Action:
        raise ZeroDivisionError("no legal idea")


class Nonsense(Action):
    """Words that nobody offers."""

    def phrase(self) -> Phrase:
        return Phrase(("fly", "away"))


class Illegal(Bot):
    """Says what is not offered."""

    def choose(self, seat: Seat) -> Action:
        return Nonsense()


class Silent(Bot):
    """Says nothing."""

    def choose(self, seat: Seat) -> Action:
        return None  # type: ignore[return-value]  # that is what is wrong with it


class Sleeper(Bot):
    """Takes longer than anybody waits."""

    def choose(self, seat: Seat) -> Action:
        time.sleep(60)
        return seat.actions[0]


class Restless(Bot):
    """Thinks for ever."""

    def choose(self, seat: Seat) -> Action:
        while True:
            pass


class Late(Bot):
    """Answers well, but a little late."""

    def choose(self, seat: Seat) -> Action:
        time.sleep(0.5)
        return seat.actions[0]


BROKEN = {
    "raises": Raises,
    "illegal": Illegal,
    "silent": Silent,
    "sleeper": Sleeper,
    "restless": Restless,
    "late": Late,
}
