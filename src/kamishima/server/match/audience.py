"""The subscribers of a match on this node, at the seats and as spectators: what they ask, and telling them."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from typing import Literal, Protocol

from msgspec import UNSET, Raw

from kamishima.core.errors import KamishimaError
from kamishima.core.play import Play
from kamishima.core.turn import SeatId
from kamishima.server.infra.bus import Bus
from kamishima.server.match import move_times
from kamishima.server.match.access import may_watch
from kamishima.server.match.broadcast import NOTHING, Audience, Channel, Subscriber, encode, words_offered
from kamishima.server.match.log_steps import LogStep
from kamishima.server.match.table_info import table_info
from kamishima.server.protocol.messages import Clocks, Ending, TableChanged, Update
from kamishima.server.store.log_rows import WriteCounts
from kamishima.server.store.tables import TableRow


class Reply(Protocol):
    """Where the outcome of a command goes; one of its methods is called, once."""

    def is_for(self, subscriber: Subscriber) -> bool:
        """Whether the command came from this subscriber, who then hears of it by `applied` alone."""
        ...

    def applied(self, index: int, update: Update | None) -> None:
        """It is in the log; the update is what its subscriber is told, None when whoever asked is none."""

    def duplicate(self, index: int) -> None:
        """Its key was in the log already."""

    def refused(self, error: KamishimaError) -> None:
        """Nothing has changed."""


class Command:
    """What a seat wants to do: to act, or to take its last step back."""

    __slots__ = ("attempts", "began", "index", "key", "number", "reply", "seat", "source", "what", "words")

    def __init__(
        self,
        reply: Reply,
        seat: SeatId,
        what: Literal["act", "undo"],
        *,
        words: str = "",
        key: str = "",
        index: int | None = None,
        began: float = 0.0,
        source: str = "",
        number: int = 0,
    ) -> None:
        self.began = began
        """When it arrived, by `time.perf_counter`; 0 for commands of the server itself, which are not measured."""
        self.source = source
        self.number = number
        """Where it came from, and the how manieth from there."""
        self.reply = reply
        self.seat = seat
        self.what = what
        self.words = words
        self.key = key
        """The idempotency key: the same one is never applied twice. Empty for commands of the server itself."""
        self.index = index
        """If given, the command is for the position at this index alone."""
        self.attempts = 0

    @property
    def request(self) -> str:
        """The id that it has in logs; put together when one is written."""
        return f"{self.source}-{self.number}" if self.number else self.source

    def note_times(self, count: WriteCounts, table: str, written: float) -> None:
        """It was in the log at a moment, and everybody has just been told."""
        times = (self.began, written, time.perf_counter())
        count.move_times.append(times)
        if times[2] - times[0] > move_times.SLOW_SECONDS or count.tracer is not None:
            move_times.note_move(count.tracer, table, self.request, times)


class Subscribers:
    """All subscribers of one table, by audience."""

    def __init__(self, table: str, bus: Bus) -> None:
        self._table = table
        self._bus = bus
        self._channels: dict[Audience, Channel] = {}
        self.remote_seats: frozenset[int] = frozenset()
        """The seats to which somebody is connected on another node."""

    def __iter__(self) -> Iterator[Subscriber]:
        for channel in list(self._channels.values()):
            yield from list(channel.subscribers)

    @property
    def is_empty(self) -> bool:
        return not self._channels

    @property
    def connected(self) -> frozenset[int]:
        """The seats to which somebody is connected, here or on another node."""
        return self.remote_seats.union([seat for seat in self._channels if seat is not None])

    def add(self, subscriber: Subscriber) -> bool:
        """Returns whether that seat had nobody here before."""
        audience = subscriber.audience
        channel = self._channels.get(audience)
        if channel is not None:
            channel.subscribers.append(subscriber)
            return False
        channel = self._channels[audience] = Channel(audience)
        channel.subscribers.append(subscriber)
        if audience is not None:
            self._bus.mark_present(self._table, audience)
        return audience is not None

    def remove(self, subscriber: Subscriber) -> bool:
        """Returns whether that seat has nobody here now."""
        audience = subscriber.audience
        channel = self._channels[audience]
        channel.subscribers.remove(subscriber)
        if channel.subscribers:
            return False
        del self._channels[audience]
        if audience is not None:
            self._bus.mark_absent(self._table, audience)
        return audience is not None

    def full_view(self, audience: Audience, play: Play) -> Raw:
        return (self._channels.get(audience) or Channel(audience)).full_view(play)

    def broadcast(
        self,
        play: Play,
        steps: Sequence[LogStep],
        reply: Reply | None,
        clocks: Clocks | None,
        ending: Ending | None,
    ) -> None:
        """Tell everybody what has happened, each as they may know it; whoever asked hears it as the reply."""
        acting = play.acting
        words = words_offered(play) if acting is not None and acting in self._channels else NOTHING
        is_open = reply is not None
        for channel in self._channels.values():
            update = channel.update(play, steps, words, clocks or UNSET, ending or UNSET)
            message = b""
            for subscriber in channel.subscribers:
                if reply is not None and is_open and reply.is_for(subscriber):
                    reply.applied(play.index, update)
                    is_open = False
                else:
                    message = message or encode(update)
                    subscriber.push(message)
        if reply is not None and is_open:
            reply.applied(play.index, None)

    def send_table(self, table: TableRow, except_for: Subscriber | None = None) -> None:
        """Tell everybody who sits where, each as they may know it."""
        connected = self.connected
        for subscriber in self:
            if subscriber is not except_for:
                subscriber.push(encode(TableChanged(table_info(table, subscriber.person, connected))))

    def close_unauthorized(self, table: TableRow) -> None:
        """Nobody stays at a seat that is somebody else's now, or as a spectator where there are to be none."""
        for subscriber in self:
            seat = subscriber.audience
            if seat is None and not may_watch(table):
                subscriber.close("this table is not to be watched")
            elif seat is not None and table.seats[seat].person != subscriber.person:
                subscriber.close("this seat is not yours any more")

    def close(self, reason: str, person: str | None = None) -> None:
        """Disconnect everybody, or one person; their clients connect again, here or elsewhere."""
        for subscriber in self:
            if person in (None, subscriber.person):
                subscriber.close(reason)
