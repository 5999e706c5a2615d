"""One match in memory on this node.

A command is judged by the rules, its entries (with the chance steps that follow) are written to the log, and only then
the room holds the new position and its subscribers are told. One command at a time is on its way to the log. When
another node was quicker, the room catches up from the log and judges the command anew.
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
from kamishima.core.play import Play
from kamishima.server.infra import clock
from kamishima.server.infra.bus import Bus
from kamishima.server.match.audience import Command, Reply, Subscribers
from kamishima.server.match.broadcast import NOTHING, Subscriber, encode, told, words_offered
from kamishima.server.match.catch_up import CatchUp
from kamishima.server.match.clocks import MatchClock
from kamishima.server.match.log_steps import LogStep, MatchStart, follow, resume, snapshot_of, take, take_back
from kamishima.server.match.move_times import note_retry
from kamishima.server.match.table_info import chat_info, ending_info, table_info
from kamishima.server.match.versions import game_of
from kamishima.server.protocol.errors import BotPlays, NoTable, NotRunning, Stale, Unavailable
from kamishima.server.protocol.messages import Ending, Hello
from kamishima.server.store import matches, tables
from kamishima.server.store.log_rows import STEP, UNDO, Row, ignore_result
from kamishima.server.store.matches import ChatRow, Entry, Stored
from kamishima.server.store.reader import Reader
from kamishima.server.store.tables import PRESENT, TableRow
from kamishima.server.store.writer import Writer

SNAPSHOT_EVERY = 128
RECENT = 64
"""Entries that are kept in memory to be sent again; older ones are read from the log."""
ATTEMPTS = 8
CHATS_KEPT = 100
LEASE = 5.0
"""Seconds for which a bot's turn belongs to the node that wrote the entry before; then any node may take it up."""


class Pending:
    """What a command would lead to, while it is on its way to the log."""

    __slots__ = ("command", "play", "rows", "steps")

    def __init__(self, command: Command, play: Play, steps: list[LogStep], rows: list[Row]) -> None:
        self.command = command
        self.play = play
        self.steps = steps
        self.rows = rows


class Room:
    """A table, and the match played at it once it has begun."""

    def __init__(self, stored: Stored, writer: Writer, reader: Reader, bus: Bus) -> None:
        self.id: Final = stored.table.id
        """The id of the table, which is also that of the match."""
        self.table: TableRow = stored.table
        self.game: AnyGame = game_of(stored.table)
        self.play: Play | None = None
        self.clock = MatchClock(stored.table.clock_rules, stored.table.players, stored.table.created)
        self.subscribers = Subscribers(stored.table.id, bus)
        self.chats: deque[ChatRow] = deque(stored.chats, CHATS_KEPT)
        self.reached_index = -1
        """The index of the last position that was reached on this node first, where its bots act at once."""
        self.last_used = time.monotonic()
        self.hears: Callable[[str, str], bool] = lambda _listener, _speaker: True
        """Whether somebody hears what somebody else says."""
        self.on_change: Callable[[Room], None] = lambda _room: None
        """Called whenever the seats may have changed, or the position where the server may have to act."""
        self.on_empty: Callable[[Room], None] = lambda _room: None
        """Called when the last subscriber has gone."""
        self._dice = stored.table.dice
        self._writer = writer
        self._reader = reader
        self._bus = bus
        self._keys = stored.keys
        self._recent: deque[LogStep] = deque(maxlen=RECENT)
        self._queue: deque[Command] = deque()
        self._pending: Pending | None = None
        self._catch_up = CatchUp()
        self._snapshot = -1 if stored.snapshot is None else stored.snapshot.index
        self._needs_server = self.table.needs_server
        if self.table.state in ("playing", "over"):
            self._load(stored)

    def _load(self, stored: Stored) -> None:
        play = resume(self.game, stored.snapshot, self.table.practising)
        for entry in stored.entries:
            play, step = follow(play, entry)
            self._recent.append(step)
        self.play = play
        self.clock.record(stored.times)
        self.clock.resume(time.time())

    @property
    def index(self) -> int:
        """How many entries the log has."""
        return 0 if self.play is None else self.play.index

    @property
    def is_over(self) -> bool:
        return self.table.state in ("over", "closed")

    @property
    def is_idle(self) -> bool:
        """Whether the room can be dropped."""
        return self.subscribers.is_empty and not (self._queue or self._pending or self._catch_up.is_running)

    def submit(self, command: Command) -> None:
        """Judge a command as soon as those before it are done."""
        self._queue.append(command)
        if self._pending is None and not self._catch_up.is_running:
            self._judge_next()

    def _judge_next(self) -> None:
        while self._queue and self._pending is None and not self._catch_up.is_running:
            command = self._queue.popleft()
            try:
                self._judge(command)
            except KamishimaError as error:
                command.reply.refused(error)

    def _judge(self, command: Command) -> None:
        known = self._keys.get((command.seat, command.key)) if command.key else None
        if known is not None:
            command.reply.duplicate(known)
            return
        play = self.play
        if play is None or self.table.state != "playing":
            raise NotRunning("the match has not begun" if play is None else "the match is over")
        if command.key and self.table.seats[command.seat].away != PRESENT:
            raise BotPlays("a bot plays in your place; come back first", "seat")
        if command.index is not None and command.index != play.index:
            raise Stale(f"the match stands at {play.index}, not at {command.index}", "index")
        pending = self._undone(command, play) if command.what == "undo" else self._acted(command, play)
        self._pending = pending
        self._writer.put(pending.rows, self._work_for(pending), self._on_written, "", command)

    def _acted(self, command: Command, play: Play) -> Pending:
        seat, dice, now = command.seat, self._dice, clock.now()
        action = play.find(seat, command.words)
        play, step = take(play, action)
        rows: list[Row] = [(self.id, step.at, STEP, seat, action.text, command.key, now, play.acting)]
        steps = [step]
        while (drawn := play.draw(dice)) is not None:
            play, step = take(play, drawn)
            rows.append((self.id, step.at, STEP, None, drawn.text, "", now, play.acting))
            steps.append(step)
        return Pending(command, play, steps, rows)

    def _undone(self, command: Command, play: Play) -> Pending:
        after, step = take_back(play, command.seat)
        rows: list[Row] = [(self.id, step.at, UNDO, command.seat, "", command.key, time.time(), after.acting)]
        return Pending(command, after, [step], rows)

    def _work_for(self, pending: Pending) -> Callable[[Connection], None] | None:
        """What else belongs into the transaction: the end, and when the server itself has to act."""
        result, now = pending.play.result, pending.rows[-1][6]
        if result is not None:
            return lambda connection: tables.end(connection, self.id, result, now)
        if self._needs_server:
            due = self._due_after(pending.play, now)
            return lambda connection: tables.change(connection, self.id, due=due)
        return None

    def _due_after(self, play: Play, now: float) -> float | None:
        """When the server must act next, so that another node or a later start knows."""
        acting = play.acting
        if acting is None:
            return None
        if self.table.seats[acting].is_played_by_bot:
            return now + LEASE
        return now + self.clock.span(acting) if self.clock.runs else None

    def _on_written(self, _result: object, error: Exception | None) -> None:
        pending, written = self._pending, time.perf_counter()
        assert pending is not None
        self._pending = None
        self.last_used = time.monotonic()
        if error is not None:
            self._retry(pending.command, error)
            return
        command, self.play = pending.command, pending.play
        self.reached_index = pending.play.index
        if command.key:
            self._keys[command.seat, command.key] = pending.rows[0][1] + 1
        if self.clock.runs:
            self.clock.record([(row[3], row[6]) for row in pending.rows])
        self._recent.extend(pending.steps)
        self._tell(pending.steps, command.reply, pending.rows[-1][6])
        if command.began:
            command.note_times(self._writer.count, self.id, written)
        if self._bus.is_shared:
            self._bus.publish(self.id, pending.play.index)
        self._save_snapshot()
        if self._catch_up.is_wanted:
            self._catch_up.start(self)
        self._judge_next()
        if self._needs_server:
            self.on_change(self)

    def _retry(self, command: Command, error: Exception) -> None:
        """Another node was quicker, or it is not known whether it was written: catch up, then judge it anew."""
        command.attempts += 1
        note_retry(self.id, command.request)
        if command.attempts >= ATTEMPTS:
            command.reply.refused(error if isinstance(error, KamishimaError) else Unavailable("try again"))
        else:
            self._queue.appendleft(command)
        self.refresh()

    def _save_snapshot(self) -> None:
        play = self.play
        assert play is not None
        if play.settled.index - max(self._snapshot, 0) >= SNAPSHOT_EVERY and play.result is None:
            snapshot = snapshot_of(play)
            self._snapshot = snapshot.index
            self._writer.put(
                (), lambda connection: matches.save_snapshot(connection, self.id, snapshot), ignore_result, self.id
            )

    def _tell(self, steps: list[LogStep], reply: Reply | None, at: float) -> None:
        play = self.play
        assert play is not None
        clocks = self.clock.shown(play.acting) if self.clock.runs else None
        self.subscribers.broadcast(play, steps, reply, clocks, self._ending(play))
        if play.result is not None and self.table.state == "playing":
            # As it was written with the last entry.
            self.table = msgspec.structs.replace(self.table, **tables.over(play.result, at))
            self.subscribers.send_table(self.table)

    def _ending(self, play: Play | None) -> Ending | None:
        result = None if play is None else play.result
        return None if result is None else ending_info(self.table, result)

    def on_notice(self, index: int) -> None:
        """Another node has published how long the log is, or (0) that the table has changed."""
        if index == 0 or self.play is None:
            self.refresh()
        elif index > self.play.index:
            self.refresh(whole=False)

    def refresh(self, *, whole: bool = True) -> None:
        """Read what is in the database, the whole table or the log alone, and tell everybody what is new."""
        self._catch_up.request(self, whole=whole)

    async def refreshed(self) -> None:
        """Wait until this room knows what is in the database now."""
        await self._catch_up.wait(self)

    @property
    def is_refreshing(self) -> bool:
        return self._catch_up.is_running or self._catch_up.is_wanted

    def can_reload(self) -> bool:
        """Whether nothing is on its way to the log."""
        return self._pending is None

    def resume(self) -> None:
        """Judge what is queued; the position may have changed."""
        self._judge_next()
        self.on_change(self)

    def replace_table(self, table: TableRow, begun: MatchStart | None) -> None:
        """The table as this node has just written it, with how its match has begun."""
        if self.is_refreshing:
            self.refresh()  # what is being read may be older
            return
        self._apply_table(table, [], self.subscribers.remote_seats)
        if begun is not None and self.play is None:
            self.play, self.game = begun.play, begun.play.game
            self.clock = MatchClock(table.clock_rules, table.players, begun.at)
            self._recent.extend(begun.steps)
            self._send_hello()
        self.resume()

    async def reload(self, *, whole: bool) -> None:
        if not whole:
            self._apply_news(await self._reader.run(matches.load_entries, self.id, self.index))
            return
        heard = self.chats[-1].number if self.chats else -1
        found = await self._reader.run(matches.load_news, self.id, self.index)
        remote_seats = await self._bus.present_seats(self.id)
        if found is None:
            self.subscribers.close("this table was deleted")
            raise NoTable("the table is not there any more", "table")
        self._apply_table(found[0], found[1], remote_seats)
        newer = [said for said in self.chats if said.number > max(heard, found[1][-1].number if found[1] else -1)]
        self.chats = deque([*found[1], *newer], CHATS_KEPT)  # some of it may have been deleted
        self._apply_news(found[2])

    def _apply_table(self, table: TableRow, chats: list[ChatRow], remote_seats: frozenset[int]) -> None:
        is_new = table != self.table or remote_seats != self.subscribers.remote_seats
        self.table, self.subscribers.remote_seats = table, remote_seats
        self._needs_server = table.needs_server
        self.subscribers.close_unauthorized(table)
        for said in chats:
            self.add_chat(said)
        if is_new:
            self.subscribers.send_table(table)

    def _apply_news(self, entries: list[Entry]) -> None:
        if self.play is None and self.table.state in ("playing", "over"):
            self.play = Play.begin(self.game, self.table.practising)
            begun = entries[0].at if entries else time.time()
            self.clock = MatchClock(self.table.clock_rules, self.table.players, begun)
            self._apply_entries(entries)
            self._send_hello()
        elif self.play is not None and entries:
            self._tell(self._apply_entries(entries), None, entries[-1].at)

    def _apply_entries(self, entries: list[Entry]) -> list[LogStep]:
        play = self.play
        assert play is not None
        steps: list[LogStep] = []
        for entry in entries:
            play, step = follow(play, entry)
            steps.append(step)
            if entry.key and entry.seat is not None:
                self._keys[entry.seat, entry.key] = entry.index + 1
        self.play = play
        if self.clock.runs:
            self.clock.record([(entry.seat, entry.at) for entry in entries])
        self._recent.extend(steps)
        return steps

    def _send_hello(self) -> None:
        self.reached_index = self.index
        for subscriber in self.subscribers:
            subscriber.push(self.hello(subscriber))

    def hello(
        self, subscriber: Subscriber, since: int | None = None, older: Sequence[Raw] = (), until: int = 0
    ) -> bytes:
        """Everything that a subscriber may know, with the steps since an index: those in memory, after `older` ones.

        `older` are the steps up to the index `until`.
        """
        audience, play = subscriber.audience, self.play
        steps = [step for step in self._recent if step.at >= max(since or 0, until)]
        first = steps[0].at if steps else self.index
        acting = None if play is None else play.acting
        is_own = acting is not None and acting == audience
        return encode(
            Hello(
                table=table_info(self.table, subscriber.person, self.subscribers.connected),
                seat=audience,
                index=self.index,
                view=NOTHING if play is None else self.subscribers.full_view(audience, play),
                acting=acting,
                words=words_offered(play) if play is not None and is_own else NOTHING,
                undo=0 if play is None else play.undoable(audience),
                since=since if since is not None and older else first,
                steps=[*older, *[told(self.game, step, audience) for step in steps]],
                clocks=self.clock.shown(acting),
                ending=self._ending(play),
                chat=[chat_info(said) for said in self.chats if self.hears(subscriber.person, self._speaker(said))],
            )
        )

    @property
    def oldest_recent(self) -> int:
        """The first entry that is still in memory."""
        return self._recent[0].at if self._recent else self.index

    def subscribe(self, subscriber: Subscriber) -> None:
        self.last_used = time.monotonic()
        if self.subscribers.add(subscriber):
            self.subscribers.send_table(self.table, except_for=subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        self.last_used = time.monotonic()
        if self.subscribers.remove(subscriber):
            self.subscribers.send_table(self.table)
        if self.subscribers.is_empty:
            self.on_empty(self)

    def add_chat(self, said: ChatRow) -> None:
        if not self.chats or said.number > self.chats[-1].number:
            self.chats.append(said)
            speaker, message = self._speaker(said), encode(chat_info(said))
            for subscriber in self.subscribers:
                if self.hears(subscriber.person, speaker):
                    subscriber.push(message)

    def _speaker(self, said: ChatRow) -> str:
        """Who said something; of old lines it is known only who has the seat."""
        return said.person or self.table.seats[said.seat].person
