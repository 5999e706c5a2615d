"""What is told of one step: every event is tagged with its audience once, and so are the words of the action.

An audience is a seat, or the spectators (None). Logs, the server, the terminal and adapters only ask what one audience
is told; the test kit proves the tags by resampling what is hidden from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kamishima.core.turn import SeatId
from kamishima.core.wire import Event

Seats = tuple[SeatId, ...]


class Tagged:
    """An event for some seats only; everybody else is told another one instead, or nothing."""

    def __init__(self, event: Event, only: Seats, others: Event | None = None) -> None:
        self.event: Final = event
        self.only: Final = only
        self.others: Final = others


Item = Event | Tagged
"""An event without a tag is for everybody."""


class Narration:
    """The events of a step with their tags, and who may read the words of its action."""

    def __init__(self, items: Sequence[Item] = (), readers: Seats | None = None) -> None:
        self.items: Final = items
        self.readers: Final = readers
        """Who may read the words; None for everybody."""

    def events(self, seat: SeatId | None) -> tuple[Event, ...]:
        found: list[Event] = []
        for item in self.items:
            if not isinstance(item, Tagged):
                found.append(item)
            elif seat in item.only:
                found.append(item.event)
            elif item.others is not None:
                found.append(item.others)
        return tuple(found)

    def is_read_by(self, seat: SeatId | None) -> bool:
        return self.readers is None or seat in self.readers

    @property
    def insiders(self) -> Seats:
        """The seats that a tag names: all others are told what spectators are told."""
        found: list[SeatId] = [] if self.readers is None else list(self.readers)
        for item in self.items:
            if isinstance(item, Tagged):
                found.extend(item.only)
        return tuple(dict.fromkeys(found))

    @property
    def full(self) -> tuple[Event, ...]:
        """The events with nothing hidden."""
        return tuple([item.event if isinstance(item, Tagged) else item for item in self.items])
