"""Who sits at a terminal table: one person, and bots whose kind is part of their name."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kamishima.bots.registry import BOTS
from kamishima.core.errors import BadOptions
from kamishima.core.text.spelling import did_you_mean
from kamishima.core.turn import SeatId

PERSON = SeatId(0)
BOT_NAMES = ("Kumo", "Nami", "Sora", "Hana", "Yuki")


class Lineup(msgspec.Struct, frozen=True):
    recorded: tuple[str, ...]
    """As the record names them: `Kumo (greedy)`, so that a match can be resumed with the same bots."""
    person: SeatId
    bots: dict[SeatId, str]

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([split_name(name)[0] for name in self.recorded])


def make_lineup(person: str, bots: Sequence[str]) -> Lineup:
    for kind in bots:
        if kind not in BOTS:
            raise BadOptions(f"there is no bot {kind!r}; the bots are {', '.join(BOTS)}{did_you_mean(kind, BOTS)}")
    if split_name(person)[1]:
        raise BadOptions(f"{person!r} is how a bot is called; choose another name")
    free = [name for name in BOT_NAMES if name.lower() != person.lower()]
    called = [f"{free[place]} ({kind})" for place, kind in enumerate(bots)]
    return lineup_of((person, *called))


def lineup_of(recorded: tuple[str, ...]) -> Lineup:
    """The lineup of a match in which exactly one seat is not a bot's."""
    kinds = [split_name(name)[1] for name in recorded]
    people = [SeatId(seat) for seat, kind in enumerate(kinds) if not kind]
    if len(people) != 1:
        raise BadOptions(f"one of the seats must be a person's and the others bots': {', '.join(recorded)}")
    return Lineup(recorded, people[0], {SeatId(seat): kind for seat, kind in enumerate(kinds) if kind})


def split_name(name: str) -> tuple[str, str]:
    """`Kumo (greedy)` as name and kind of bot; the kind is empty for a person."""
    short, _, rest = name.partition(" (")
    kind = rest.removesuffix(")")
    return (short, kind) if kind in BOTS and name == f"{short} ({kind})" else (name, "")
