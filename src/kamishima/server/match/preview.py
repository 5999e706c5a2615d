"""What an action would do, told to the seat that thinks about it: the page knows no rules.

It is worked out on a position that the seat cannot tell apart from the real one, so it can hold nothing that the seat
does not know, and two positions with different secrets give the same answer. It stops before chance; and where the
action itself shows something hidden, only those parts are told that never depend on it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta, Raw

from kamishima.core.game import AnyGame, State, Step
from kamishima.core.play import Play
from kamishima.core.turn import Chance, SeatId
from kamishima.core.wire import Event
from kamishima.games.box import OpenParts
from kamishima.games.registry import box
from kamishima.server.match.broadcast import Channel, encode
from kamishima.server.protocol.messages import LONGEST_WORDS, Number

GUESSES = 3
"""So many guesses of what is hidden are asked whether the action shows any of it."""


class PreviewRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


def preview(play: Play, seat: SeatId, words: str) -> Preview:
    """What these words of the acting seat would do; refused as the action itself would be."""
    game, action = play.game, play.find(seat, words)
    guesses = [_guess(game, play.state, seat, number) for number in range(GUESSES)]
    steps = [Step(guess, action, game.apply(guess, action)) for guess in guesses]
    shows = _shows_something(game, steps, seat)
    open_parts = box(game.name).open_parts if shows else None
    return Preview(
        index=play.index,
        words=action.text,
        view=_changes(game, steps[0], seat, open_parts),
        events=_events(game, steps[0], seat, open_parts),
        reveals=shows or isinstance(game.turn(steps[0].after), Chance),
    )


def _guess(game: AnyGame, state: State, seat: SeatId, number: int) -> State:
    """Always the same guess for the same knowledge: asking again tells nothing new."""
    guess: State = game.resample(state, seat, random.Random(number))
    return guess


def _shows_something(game: AnyGame, steps: Sequence[Step[State]], seat: SeatId) -> bool:
    """Whether the action shows this seat something hidden, for all that it knows."""
    return any([game.reveals(step, seat) for step in steps])


def _changes(game: AnyGame, step: Step[State], seat: SeatId, open_parts: OpenParts | None) -> dict[str, Raw]:
    channel = Channel(seat)
    channel.full_view(Play(game, step.before, 0, 0))
    changed = channel.changes(Play(game, step.after, 0, 0))
    return {name: value for name, value in changed.items() if open_parts is None or name in open_parts.fields}


def _events(game: AnyGame, step: Step[State], seat: SeatId, open_parts: OpenParts | None) -> list[Raw]:
    events = game.narrate(step).events(seat)
    return [Raw(encode(event)) for event in events if open_parts is None or _tag(event) in open_parts.events]


def _tag(event: Event) -> str:
    return str(event.__struct_config__.tag)
