"""One match in memory on this node.

A request is judged by the rules, its entries (with the chance steps that follow) are written to the log, and only then
the room stands at the new position and its listeners are told. One request at a time is on its way to the log. When
another node was quicker, the room catches up from the log and judges the request anew.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from msgspec import Raw
from sqlalchemy import Connection

from kamishima.core.errors import KamishimaError
from kamishima.core.game import AnyGame
from kamishima.server import days
from kamishima.server.bus import Bus
from kamishima.server.clocks import Ledger
from kamishima.server.errors import BotPlays, NoTable, NotRunning, Stale, Unavailable
from kamishima.server.gallery import Gallery
from kamishima.server.play import Begun, Happening, Play
from kamishima.server.renewal import Renewal
from kamishima.server.requests import Asker, Request, Staged
from kamishima.server.showing import chat_info, ending_info, table_info
from kamishima.server.store import matches, tables
from kamishima.server.store.appending import STEP, UNDO, Row
from kamishima.server.store.matches import ChatRow, Entry, Stored
from kamishima.server.store.orders import no_matter
from kamishima.server.store.reader import Reader
from kamishima.server.store.tables import HERE, TableRow
from kamishima.server.store.writer import Writer
from kamishima.server.telling import NOTHING, Listener, encode, told, words_offered
from kamishima.server.wire import Ending, Hello

SNAPSHOT_EVERY = 128
RECENT = 64
"""So many entries are kept in memory to be told again; older ones are read from the log."""
ATTEMPTS = 8
CHATS_KEPT = 100


class Room:
    """A table, and the match played at it once it has begun."""

    def __init__(self, stored: Stored, writer: Writer, reader: Reader, bus: Bus) -> None:
        self.id: Final = stored.table.id
        """The id of the table, which is also that of the match."""
        self.table: TableRow = stored.table
        self.game: AnyGame = stored.table.setting.table()
        self.play: Play | None = None
        self.ledger = Ledger(stored.table.clock_rules, stored.table.players, stored.table.created)
        self.gallery = Gallery(stored.table.id, bus)
        self.chats: deque[ChatRow] = deque(stored.chats, CHATS_KEPT)
        self.saw = -1
        """The index of the last position that was reached on this node."""
        self.used = time.monotonic()
        self.moved: Callable[[Room], None] = lambda _room: None
        """Called whenever the seats may have changed, or the position where the server may have to act."""
        self.left: Callable[[Room], None] = lambda _room: None
        """Called when the last listener has gone."""
        self._writer = writer
        self._reader = reader
        self._bus = bus
        self._keys = stored.keys
        self._recent: deque[Happening] = deque(maxlen=RECENT)
        self._waiting: deque[Request] = deque()
        self._staged: Staged | None = None
        self._renewal = Renewal()
        self._snapshot = -1 if stored.snapshot is None else stored.snapshot.index
        self._is_minded = self.table.needs_server
        if self.table.state in ("playing", "over"):
            self._resume(stored)

    def _resume(self, stored: Stored) -> None:
        play = Play.resume(self.game, stored.snapshot)
        for entry in stored.entries:
            play, happening = play.followed(entry)
            self._recent.append(happening)
        self.play = play
        self.ledger.note(stored.times)
        self.ledger.woke(time.time())

    @property
    def index(self) -> int:
        """How many entries the log has."""
        return 0 if self.play is None else self.play.index

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be played here."""
        return self.table.state in ("over", "closed")

    @property
    def is_idle(self) -> bool:
        """Whether nobody would miss this room."""
        return self.gallery.is_empty and not (self._waiting or self._staged or self._renewal.is_running)

    # -- requests --------------------------------------------------------------------------------------------------

    def ask(self, request: Request) -> None:
        """Judge a request as soon as those before it are done."""
        self._waiting.append(request)
        if self._staged is None and not self._renewal.is_running:
            self._judge_next()

    def _judge_next(self) -> None:
        while self._waiting and self._staged is None and not self._renewal.is_running:
            request = self._waiting.popleft()
            try:
                self._judge(request)
            except KamishimaError as error:
                request.asker.refused(error)

    def _judge(self, request: Request) -> None:
        known = self._keys.get((request.seat, request.key)) if request.key else None
        if known is not None:
            request.asker.replayed(known)
            return
        play = self.play
        if play is None or self.table.state != "playing":
            raise NotRunning("the match has not begun" if play is None else "the match is over")
        if request.key and self.table.seats[request.seat].away != HERE:
            raise BotPlays("a bot plays in your place; come back first", "seat")
        if request.index is not None and request.index != play.index:
            raise Stale(f"the match stands at {play.index}, not at {request.index}", "index")
        staged = self._undone(request, play) if request.what == "undo" else self._acted(request, play)
        self._staged = staged
        self._writer.put(staged.rows, self._work_for(staged), self._landed)

    def _acted(self, request: Request, play: Play) -> Staged:
        seat, secret, now = request.seat, self.table.secret, days.now()
        action = play.find(seat, request.words)
        rows: list[Row] = [(self.id, play.index, STEP, seat, action.text, request.key, now)]
        play, happening = play.taken(seat, action)
        happenings = [happening]
        while (drawn := play.drawn(secret)) is not None:
            rows.append((self.id, play.index, STEP, None, drawn.text, "", now))
            play, happening = play.taken(None, drawn)
            happenings.append(happening)
        return Staged(request, play, happenings, rows)

    def _undone(self, request: Request, play: Play) -> Staged:
        seat = request.seat
        rows: list[Row] = [(self.id, play.index, UNDO, seat, "", request.key, time.time())]
        after, happening = play.taken_back(seat)
        return Staged(request, after, [happening], rows)

    def _work_for(self, staged: Staged) -> Callable[[Connection], None] | None:
        """What else belongs into the transaction: the end, and when the server itself has to act."""
        values: dict[str, object] = {}
        result = staged.play.result
        if result is not None:
            values = tables.over(result, staged.rows[-1][-1])
        elif self._is_minded:
            values = {"due": self.due_after(staged.play, staged.rows)}
        if not values:
            return None
        return lambda connection: tables.change(connection, self.id, **values)

    def due_after(self, play: Play, rows: Sequence[Row]) -> float | None:
        """When the server must act next, so that another node or a later start knows."""
        acting = play.acting
        now = rows[-1][-1]
        if acting is None:
            return None
        if self.table.seats[acting].is_played_by_bot:
            return now + LEASE
        return now + self.ledger.span(acting) if self.ledger.runs else None

    def _landed(self, _result: object, error: Exception | None) -> None:
        staged = self._staged
        assert staged is not None
        self._staged = None
        self.used = time.monotonic()
        if error is not None:
            self._failed(staged.request, error)
            return
        request = staged.request
        self.play = staged.play
        self.saw = staged.play.index
        if request.key:
            self._keys[request.seat, request.key] = staged.rows[0][1] + 1
        if self.ledger.runs:
            self.ledger.note([(row[3], row[6]) for row in staged.rows])
        self._recent.extend(staged.happenings)
        self._tell(staged.happenings, request.asker, staged.rows[-1][-1])
        for happening in staged.happenings:
            happening.forget_offer()
        self._bus.publish(self.id, staged.play.index)
        self._keep_snapshot()
        self._renewal.begin(self)
        self._judge_next()
        if self._is_minded:
            self.moved(self)

    def go_on(self) -> None:
        """Judge what waits; the position may have changed."""
        self._judge_next()
        self.moved(self)

    def _failed(self, request: Request, error: Exception) -> None:
        """Somebody was quicker, or it is not known whether it was written: look at the log, then judge it anew."""
        request.attempts += 1
        if request.attempts >= ATTEMPTS:
            request.asker.refused(error if isinstance(error, KamishimaError) else Unavailable("try again"))
        else:
            self._waiting.appendleft(request)
        self.renew()

    def _keep_snapshot(self) -> None:
        play = self.play
        assert play is not None
        if play.settled - max(self._snapshot, 0) >= SNAPSHOT_EVERY and play.result is None:
            snapshot = play.snapshot()
            self._snapshot = snapshot.index
            self._writer.put(
                (), lambda connection: matches.save_snapshot(connection, self.id, snapshot), no_matter, self.id
            )

    # -- catching up -----------------------------------------------------------------------------------------------

    def heard(self, index: int) -> None:
        """Another node says how long the log is, or that the table has changed."""
        if index == 0 or self.play is None:
            self.renew()
        elif index > self.play.index:
            self.renew(whole=False)

    def renew(self, *, whole: bool = True) -> None:
        """Read again what is in the database, the log alone or the whole table, and tell everybody what is new."""
        self._renewal.want(self, whole=whole)

    @property
    def is_renewing(self) -> bool:
        """Whether something is being read again, or will be."""
        return self._renewal.is_running or self._renewal.is_wanted

    def take_over(self, table: TableRow, begun: Begun | None) -> None:
        """The table as it has just been written, with what has begun its match."""
        if self.is_renewing:
            self.renew()  # what is being read may be older
            return
        self._renew_table(table, [], self.gallery.elsewhere)
        if begun is not None and self.play is None:
            self.play, self.game = begun.play, begun.play.game
            self.ledger = Ledger(table.clock_rules, table.players, begun.at)
            self._recent.extend(begun.happenings)
            self._greet()
        self.go_on()

    async def renewed(self) -> None:
        """Wait until this room knows what is in the database now."""
        await self._renewal.finished(self)

    def may_renew(self) -> bool:
        """Whether nothing is on its way to the log."""
        return self._staged is None

    async def read_again(self, *, whole: bool) -> None:
        """Read the whole table, or the log alone, and tell everybody what is new."""
        if not whole:
            self._catch_up(await self._reader.ask(matches.load_entries, self.id, self.index))
            return
        found = await self._reader.ask(matches.load_news, self.id, self.index)
        elsewhere = await self._bus.present(self.id)
        if found is None:
            raise NoTable("the table is not there any more", "table")
        self._renew_table(found[0], found[1], elsewhere)
        self._catch_up(found[2])

    def _renew_table(self, table: TableRow, chats: list[ChatRow], elsewhere: frozenset[int]) -> None:
        is_new = table != self.table or elsewhere != self.gallery.elsewhere
        self.table, self.gallery.elsewhere = table, elsewhere
        self._is_minded = table.needs_server
        self.gallery.send_strangers_away(table)
        for said in chats:
            self.hear_chat(said)
        if is_new:
            self.gallery.show_table(table)

    def _catch_up(self, entries: list[Entry]) -> None:
        if self.play is None and self.table.state in ("playing", "over"):
            self._begin(entries)
        elif self.play is not None:
            self._follow(entries)

    def _begin(self, entries: list[Entry]) -> None:
        self.play = Play.begin(self.game)
        self.ledger = Ledger(self.table.clock_rules, self.table.players, entries[0].at if entries else time.time())
        self._take(entries)
        self._greet()

    def _greet(self) -> None:
        """The match has begun."""
        self.saw = self.index
        for listener in self.gallery:
            listener.push(self.hello(listener))

    def _follow(self, entries: list[Entry]) -> None:
        happenings = self._take(entries)
        if happenings:
            self._tell(happenings, None, entries[-1].at)

    def _take(self, entries: list[Entry]) -> list[Happening]:
        play = self.play
        assert play is not None
        happenings: list[Happening] = []
        for entry in entries:
            play, happening = play.followed(entry)
            happenings.append(happening)
            if entry.key and entry.seat is not None:
                self._keys[entry.seat, entry.key] = entry.index + 1
        self.play = play
        if self.ledger.runs:
            self.ledger.note([(entry.seat, entry.at) for entry in entries])
        self._recent.extend(happenings)
        return happenings

    # -- telling ---------------------------------------------------------------------------------------------------

    def _tell(self, happenings: list[Happening], asker: Asker | None, at: float) -> None:
        play = self.play
        assert play is not None
        clocks = self.ledger.shown(play.acting) if self.ledger.runs else None
        ending = self._ending(play)
        self.gallery.tell(play, happenings, asker, clocks, ending)
        if play.result is not None and self.table.state == "playing":
            # As it was written with the last entry.
            self.table = msgspec.structs.replace(self.table, **tables.over(play.result, at))
            self.gallery.show_table(self.table)

    def _ending(self, play: Play | None) -> Ending | None:
        result = None if play is None else play.result
        return None if result is None else ending_info(self.table, result)

    def hello(self, listener: Listener, since: int | None = None, older: Sequence[Raw] = (), until: int = 0) -> bytes:
        """Everything that a listener may know, with the steps since an index: those in memory, after `older` ones.

        `older` are the steps up to the index `until`.
        """
        audience, play = listener.audience, self.play
        steps = [happening for happening in self._recent if happening.at >= max(since or 0, until)]
        first = steps[0].at if steps else self.index
        acting = None if play is None else play.acting
        is_own = acting is not None and acting == audience
        return encode(
            Hello(
                table=table_info(self.table, listener.person, self.gallery.connected),
                seat=audience,
                index=self.index,
                view=NOTHING if play is None else self.gallery.full_view(audience, play),
                acting=acting,
                words=words_offered(play) if play is not None and is_own else NOTHING,
                undo=0 if play is None else play.undoable(audience),
                since=since if since is not None and older else first,
                steps=[*older, *[told(self.game, happening, audience) for happening in steps]],
                clocks=self.ledger.shown(acting),
                ending=self._ending(play),
                chat=[chat_info(said) for said in self.chats],
            )
        )

    @property
    def oldest_recent(self) -> int:
        """The first entry that is still in memory."""
        return self._recent[0].at if self._recent else self.index

    # -- who is there ----------------------------------------------------------------------------------------------

    def enter(self, listener: Listener) -> None:
        """Somebody listens from now on."""
        self.used = time.monotonic()
        if self.gallery.enter(listener):
            self.gallery.show_table(self.table, besides=listener)

    def part(self, listener: Listener) -> None:
        """Somebody does not listen any more."""
        self.used = time.monotonic()
        if self.gallery.part(listener):
            self.gallery.show_table(self.table)
        if self.gallery.is_empty:
            self.left(self)

    # -- chat ------------------------------------------------------------------------------------------------------

    def hear_chat(self, said: ChatRow) -> None:
        """Something was said and stored."""
        if self.chats and said.number <= self.chats[-1].number:
            return
        self.chats.append(said)
        self.gallery.tell_all(encode(chat_info(said)))


LEASE = 5.0
"""A bot's turn belongs for so many seconds to the node that has seen it come; after that any node may take it up."""
