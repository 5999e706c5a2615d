"""Who listens to a match on this node, at the seats and beside the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import UNSET, Raw

from kamishima.server.bus import Bus
from kamishima.server.play import Happening, Play
from kamishima.server.requests import Asker
from kamishima.server.showing import table_info
from kamishima.server.store.tables import TableRow
from kamishima.server.telling import NOTHING, Audience, Channel, Listener, Written, encode, words_offered
from kamishima.server.wire import Clocks, Ending, TableChanged


class Gallery:
    """The listeners of one table."""

    def __init__(self, table: str, bus: Bus) -> None:
        self._table = table
        self._bus = bus
        self._channels: dict[Audience, Channel] = {}
        self.elsewhere: frozenset[int] = frozenset()
        """The seats to which somebody is connected on another node."""

    def __iter__(self) -> Iterator[Listener]:
        for channel in list(self._channels.values()):
            yield from list(channel.listeners)

    @property
    def is_empty(self) -> bool:
        """Whether nobody listens."""
        return not self._channels

    @property
    def connected(self) -> frozenset[int]:
        """The seats to which somebody is connected, here or elsewhere."""
        return self.elsewhere.union([seat for seat in self._channels if seat is not None])

    def enter(self, listener: Listener) -> bool:
        """Somebody listens from now on; whether that seat had nobody here before."""
        channel = self._channels.get(listener.audience)
        is_new = channel is None
        if channel is None:
            channel = self._channels[listener.audience] = Channel(listener.audience)
        channel.listeners.append(listener)
        if is_new and listener.audience is not None:
            self._bus.appear(self._table, listener.audience)
        return is_new and listener.audience is not None

    def part(self, listener: Listener) -> bool:
        """Somebody does not listen any more; whether that seat has nobody here now."""
        channel = self._channels[listener.audience]
        channel.listeners.remove(listener)
        if channel.listeners:
            return False
        del self._channels[listener.audience]
        if listener.audience is not None:
            self._bus.vanish(self._table, listener.audience)
        return listener.audience is not None

    def full_view(self, audience: Audience, play: Play) -> Raw:
        """The whole view of an audience."""
        return (self._channels.get(audience) or Channel(audience)).full_view(play)

    def tell(
        self,
        play: Play,
        happenings: Sequence[Happening],
        asker: Asker | None,
        clocks: Clocks | None,
        ending: Ending | None,
    ) -> None:
        """Tell everybody what has happened, each as they may know it; the asker hears it as an answer."""
        acting = play.acting
        words = words_offered(play) if acting is not None and acting in self._channels else NOTHING
        waits = asker is not None
        shown, end = clocks or UNSET, ending or UNSET
        written = Written()
        for channel in self._channels.values():
            update = channel.update(play, happenings, words, shown, end, written=written)
            for listener in channel.listeners:
                if asker is not None and waits and asker.hears_with(listener):
                    asker.granted(play.index, update)
                    waits = False
                else:
                    listener.push(update)
        if asker is not None and waits:
            asker.granted(play.index, None)

    def tell_all(self, message: bytes) -> None:
        """The same for everybody."""
        for listener in self:
            listener.push(message)

    def show_table(self, table: TableRow, besides: Listener | None = None) -> None:
        """Tell everybody who sits where, each as they may know it."""
        connected = self.connected
        for listener in self:
            if listener is not besides:
                listener.push(encode(TableChanged(table_info(table, listener.person, connected))))

    def send_strangers_away(self, table: TableRow) -> None:
        """Nobody listens at a seat that is somebody else's now, or watches where that is not wanted."""
        for listener in self:
            seat = listener.audience
            if seat is None and table.spectators == "nobody" and table.state != "waiting":
                listener.close("this table is not to be watched")
            elif seat is not None and table.seats[seat].person != listener.person:
                listener.close("this seat is not yours any more")

    def dismiss(self, reason: str, person: str | None = None) -> None:
        """Send everybody away, or one person; they will connect again, here or elsewhere."""
        for listener in self:
            if person in (None, listener.person):
                listener.close(reason)
