"""What an action would do, told to the seat that thinks about it: the page knows no rules.

It is worked out on a position that the seat cannot tell apart from the real one, so it can hold nothing that the seat
does not know, and two positions with different secrets give the same answer. It stops before chance; and where the
action itself shows something hidden, only those parts are told that never depend on it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta, Raw

from kamishima.core.game import Action, AnyGame, Chance, SeatId, State
from kamishima.core.wire import Event
from kamishima.server.play import Play
from kamishima.server.telling import Channel, encode
from kamishima.server.wire import LONGEST_WORDS, Number

GUESSES = 3
"""So many guesses of what is hidden are asked whether the action shows any of it."""


class Thought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An action that a seat thinks about."""

    words: Annotated[str, Meta(min_length=1, max_length=LONGEST_WORDS)]
    index: Number | None = None
    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class Preview(msgspec.Struct, frozen=True):
    """What an action would do, as far as the seat can know it."""

    index: int
    """The position that this is about."""
    words: str
    """The action in its canonical words."""
    view: dict[str, Raw]
    """The fields of the seat's own view that would change, each as a whole."""
    events: list[Raw]
    """What would be narrated to the seat."""
    reveals: bool
    """Whether more would come of it than is told here: something hidden is shown, or chance is drawn."""


class Open(msgspec.Struct, frozen=True):
    """What of a game can be told although a step shows something hidden: it follows from what lies open."""

    fields: frozenset[str]
    events: frozenset[str]


NOTHING_OPEN = Open(frozenset(), frozenset())
OPEN: Mapping[str, Open] = {
    # When the last island breaks off, all coins are turned over: who wins is a secret, what the land looks like is not.
    "shaman": Open(
        frozenset({"phase", "acting", "turn_of", "round", "actions_left", "stacks", "islands", "sunk", "ended"}),
        frozenset(
            {
                "tile-sunk",
                "tile-slid",
                "piece-moved",
                "spirit-ridden",
                "spirit-left",
                "spirit-returned",
                "rider-settled",
                "islands-changed",
                "game-ended",
            }
        ),
    ),
}


def preview(play: Play, seat: SeatId, words: str) -> Preview:
    """What these words of the acting seat would do; refused as the action itself would be."""
    game, action = play.game, play.find(seat, words)
    shows = _shows_something(game, play.state, seat, action)
    before, after = _steps(game, play.state, seat, action)
    open_parts = OPEN.get(game.name, NOTHING_OPEN) if shows else None
    return Preview(
        index=play.index,
        words=action.text,
        view=_changes(game, before, after, seat, open_parts),
        events=_events(game, before, action, seat, open_parts),
        reveals=shows or isinstance(game.turn(after), Chance),
    )


def _steps(game: AnyGame, state: State, seat: SeatId, action: Action) -> tuple[State, State]:
    """A position that the seat cannot tell apart from the real one, and the one after the action."""
    before = _guess(game, state, seat, 0)
    return before, game.apply(before, action)


def _guess(game: AnyGame, state: State, seat: SeatId, number: int) -> State:
    """Always the same guess for the same knowledge: asking again tells nothing new."""
    guess: State = game.resample(state, seat, random.Random(number))
    return guess


def _shows_something(game: AnyGame, state: State, seat: SeatId, action: Action) -> bool:
    """Whether the action shows this seat something hidden, for all that it knows."""
    guesses = [_guess(game, state, seat, number) for number in range(GUESSES)]
    return any([game.reveals(guess, action, seat) for guess in guesses])


def _changes(game: AnyGame, before: State, after: State, seat: SeatId, open_parts: Open | None) -> dict[str, Raw]:
    channel = Channel(seat)
    channel.full_view(Play(game, before, 0, 0))
    changed = channel.changes(Play(game, after, 0, 0))
    return {name: value for name, value in changed.items() if open_parts is None or name in open_parts.fields}


def _events(game: AnyGame, before: State, action: Action, seat: SeatId, open_parts: Open | None) -> list[Raw]:
    events = game.narrate(before, action, seat)
    return [Raw(encode(event)) for event in events if open_parts is None or _tag(event) in open_parts.events]


def _tag(event: object) -> str:
    assert isinstance(event, Event)
    return str(event.__struct_config__.tag)
