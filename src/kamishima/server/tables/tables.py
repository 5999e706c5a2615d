"""Setting a table up, sitting down, leaving, and playing again.

Each change reads the table under a lock and writes it in one transaction, so that of two who want the last seat one
gets it, on whatever node they are.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Collection
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import Connection, bindparam, select

from kamishima.core.chance import SECRET_BYTES
from kamishima.core.turn import SeatId
from kamishima.server.infra import clock
from kamishima.server.infra.config import Limits
from kamishima.server.match.access import own_seat
from kamishima.server.match.room import Room
from kamishima.server.match.rooms import Changed, Rooms
from kamishima.server.protocol.errors import (
    Forbidden,
    LeaveWarning,
    NoTable,
    NotOffered,
    NotRunning,
    SeatTaken,
    StillRunning,
    TooMany,
)
from kamishima.server.protocol.http import FreeSeat
from kamishima.server.protocol.messages import Join, Leave, NewTable
from kamishima.server.store import relations, schema
from kamishima.server.store import tables as stored
from kamishima.server.store.tables import PRESENT, RESIGNED, SUBSTITUTED, SeatRow, TableRow
from kamishima.server.store.writer import Writer
from kamishima.server.tables.names import good_name
from kamishima.server.tables.new_table import (
    DEFAULT_BOT,
    TABLE_BYTES,
    begun_if_full,
    bot_names,
    bot_seat,
    by_newest_rules,
    check_names,
    new_row,
    opened,
)

WAIT_FOR_TABLE = 60.0
"""Somebody with too many tables may try again after so long: one may be closed or full by then."""
Change = Callable[[Connection, TableRow], Changed]


class Tables:
    def __init__(self, writer: Writer, rooms: Rooms, limits: Limits | None = None) -> None:
        self._writer = writer
        self._rooms = rooms
        self._limits = limits
        self._rematches: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """For tables of which somebody asks for a rematch now."""

    async def create(self, person: str, wanted: NewTable, origin: str = "") -> TableRow:
        """Set a table up; it begins at once when every seat is taken."""
        row = await asyncio.to_thread(new_row, person, wanted) if wanted.pack else new_row(person, wanted)
        row = msgspec.structs.replace(row, origin=origin)

        def work(connection: Connection) -> Changed:
            if self._limits is not None and not row.is_full:
                _check_waiting(connection, row, self._limits)
            return opened(connection, row)

        return (await self._writer.do(work)).table

    async def join(self, table: str, person: str, wanted: Join) -> TableRow:
        return await self._change(table, lambda connection, row: _joined(connection, row, person, wanted))

    async def leave(self, table: str, person: str, wanted: Leave) -> TableRow:
        """Give a seat up: to whoever comes, or to a bot when the match has begun."""
        return await self._change(table, lambda connection, row: _left(connection, row, person, wanted))

    async def come_back(self, table: str, person: str, seat: int | None) -> TableRow:
        """Take a seat back from the bot that sat in."""
        room = await self._rooms.get_for(person, table, seat)
        if room.clock.is_out_of_time(SeatId(own_seat(room.table, person, seat).seat)):
            raise NotRunning("the time of this seat is used up", "seat")
        return await self._change(table, lambda connection, row: _came_back(connection, row, person, seat))

    async def rematch(self, table: str, person: str) -> TableRow:
        """The table at which the same people play again; made when the first of them asks."""
        async with self._rematches.setdefault(table, asyncio.Lock()):
            room = await self._rooms.get(table)
            return self._begun_rematch(room, person) or await self._write_rematch(room, person)

    def _begun_rematch(self, room: Room, person: str) -> TableRow | None:
        """A rematch that has begun on this node: who asks second, as most do at once, has nothing to write."""
        again = self._rooms.find(room.table.rematch)
        if again is None or again.table.state == "waiting":
            return None
        own_seat(room.table, person)
        return again.table

    async def _write_rematch(self, room: Room, person: str) -> TableRow:
        fresh = secrets.token_urlsafe(TABLE_BYTES)
        table, present = room.id, room.subscribers.connected

        def work(connection: Connection) -> tuple[Changed, Changed]:
            return _played_again(connection, locked(connection, table), person, fresh, present)

        def on_commit(both: tuple[Changed, Changed]) -> None:
            old, again = both
            if again.table.id == fresh:
                self._rooms.table_written(old)
                self._rooms.table_created(again)
            else:
                self._rooms.table_written(again)

        again = (await self._writer.do(work, on_commit=on_commit, partition=table))[1].table
        if again.id == fresh:
            await self._rooms.table_changed(table, is_applied=True)
        await self._rooms.table_changed(again.id, is_applied=True)
        return again

    async def fill(self, table: str, person: str, wanted: FreeSeat) -> TableRow:
        """Give a seat at which nobody sits to a bot, or to whoever comes."""
        return await self._change(table, lambda connection, row: _filled(connection, row, person, wanted))

    async def kick(self, table: str, person: str, seat: int) -> TableRow:
        """Send somebody away from a table that waits for players."""
        return await self._change(table, lambda connection, row: _kicked(connection, row, person, seat))

    async def cancel(self, table: str, person: str) -> TableRow:
        """Close a table that waits for players."""
        return await self._change(table, lambda connection, row: _cancelled(connection, row, person))

    async def substitute_bot(self, table: str, seat: SeatId, policy: str) -> None:
        """Put a bot in the place of somebody whose time has run out."""
        away = RESIGNED if policy == "resign" else SUBSTITUTED
        await self._change(table, lambda connection, row: _substituted(connection, row, seat, away))

    async def close_if_unseen(self, table: str, before: float) -> None:
        """Close a table that waits for players, if nobody was there since a moment."""
        await self._change(table, lambda connection, row: _closed_if_unseen(connection, row, before))

    async def hand_over(self, old: str, new: str) -> None:
        for table in await self._writer.do(lambda connection: stored.hand_over(connection, old, new)):
            await self._rooms.table_changed(table)

    async def _change(self, table: str, change: Change) -> TableRow:
        def work(connection: Connection) -> Changed:
            return change(connection, locked(connection, table))

        changed = await self._writer.do(work, on_commit=self._rooms.table_written, partition=table)
        await self._rooms.table_changed(table, is_applied=True)
        return changed.table


_LOCK = select(schema.tables.c.id).where(schema.tables.c.id == bindparam("table")).with_for_update()


def locked(connection: Connection, table: str) -> TableRow:
    """A table that nobody else changes until the transaction is over; SQLite has locked the whole database already."""
    if connection.dialect.name != "sqlite":
        connection.execute(_LOCK, {"table": table})
    row = stored.load(connection, table)
    if row is None:
        raise NoTable(f"there is no table {table!r}", "table")
    return row


def _check_waiting(connection: Connection, row: TableRow, limits: Limits) -> None:
    own, near = stored.count_waiting(connection, row.host, row.origin)
    if own >= limits.waiting_each:
        raise TooMany(f"{own} tables of yours wait for players; close one of them, or play there first", WAIT_FOR_TABLE)
    if near >= limits.waiting_address:
        raise TooMany(f"{near} tables from your address wait for players; join one of them, or wait", WAIT_FOR_TABLE)


def _closed_if_unseen(connection: Connection, row: TableRow, before: float) -> Changed:
    # Somebody may have come, or the match may have begun, since this table was found.
    if row.state != "waiting" or max(row.created, row.seen or 0.0) > before:
        return Changed(row)
    return Changed(_closed(connection, row))


def _closed(connection: Connection, row: TableRow) -> TableRow:
    stored.change(connection, row.id, state="closed")
    return msgspec.structs.replace(row, state="closed")


def _joined(connection: Connection, row: TableRow, person: str, wanted: Join) -> Changed:
    if row.state == "closed":
        raise SeatTaken("this table was closed; set up another one", "table")
    if row.state != "waiting":
        raise SeatTaken("the match has begun; you can watch it", "table")
    relations.check_welcome(connection, row.id, person, {row.host, *[seat.person for seat in row.seats]})
    seat = _free_seat(row, person, wanted)
    taken = SeatRow(seat=seat.seat, kind="person", person=person, name=good_name(wanted.name, "name"))
    return begun_if_full(connection, _sat_down(connection, row, taken))


def _sat_down(connection: Connection, row: TableRow, taken: SeatRow) -> TableRow:
    check_names([taken if seat.seat == taken.seat else seat for seat in row.seats])
    return _seated(connection, row, taken)


def _seated(connection: Connection, row: TableRow, taken: SeatRow) -> TableRow:
    seats = tuple([taken if seat.seat == taken.seat else seat for seat in row.seats])
    stored.change_seat(connection, row.id, taken)
    return msgspec.structs.replace(row, seats=seats)


def _free_seat(row: TableRow, person: str, wanted: Join) -> SeatRow:
    for seat in row.seats:
        if wanted.seat is not None and seat.seat != wanted.seat:
            continue
        if seat.kind == "invited" and _is_invited(seat, person, wanted.invitation):
            return seat
        if seat.kind == "open" and not wanted.invitation:
            return seat
    if wanted.invitation:
        raise Forbidden("this invitation is for nobody here, or was followed already", "invitation")
    raise SeatTaken("no seat is free" if wanted.seat is None else f"seat {wanted.seat} is not free", "seat")


def _is_invited(seat: SeatRow, person: str, invitation: str) -> bool:
    if seat.person and seat.person == person:
        return True
    return bool(invitation) and secrets.compare_digest(seat.invitation.encode(), invitation.encode())


def _left(connection: Connection, row: TableRow, person: str, wanted: Leave) -> Changed:
    if row.state == "waiting":
        return Changed(_left_waiting(connection, row, person, wanted.seat))
    own = own_seat(row, person, wanted.seat)
    if row.state != "playing":
        raise NotRunning("the match is over; there is nothing to leave")
    if row.daily:
        raise NotOffered("nobody sits in for you in a daily challenge; go on with it when you like")
    if not wanted.sure:
        raise LeaveWarning("a bot will take your seat and play on; say that you are sure", "sure")
    return _substituted(connection, row, SeatId(own.seat), RESIGNED if wanted.resign else SUBSTITUTED)


def _left_waiting(connection: Connection, row: TableRow, person: str, seat: int | None) -> TableRow:
    """Whoever is expected may decline as well: the seat is anybody's then."""
    kept = [own for own in row.seats if person and own.person == person and seat in (None, own.seat)]
    own = kept[0] if kept else own_seat(row, person, seat)
    row = _seated(connection, row, SeatRow(seat=own.seat, kind="open"))
    if not any([taken.kind == "person" for taken in row.seats]) and row.host == person:
        return _closed(connection, row)
    return row


def _check_host(row: TableRow, person: str) -> None:
    if not person or row.host != person:
        raise Forbidden("only those who have set a table up may do this", "table")
    if row.state != "waiting":
        raise NotOffered("the table does not wait for players any more", "table")


def _filled(connection: Connection, row: TableRow, person: str, wanted: FreeSeat) -> Changed:
    _check_host(row, person)
    if wanted.seat >= row.players or row.seats[wanted.seat].kind not in ("open", "invited"):
        raise SeatTaken(f"seat {wanted.seat} is not free", "seat")
    if wanted.kind == "open":
        return Changed(_seated(connection, row, SeatRow(seat=wanted.seat, kind="open")))
    level = wanted.level or DEFAULT_BOT
    name = bot_names([level], [seat.name for seat in row.seats if seat.seat != wanted.seat])[0]
    return begun_if_full(connection, _sat_down(connection, row, bot_seat(wanted.seat, name, level)))


def _kicked(connection: Connection, row: TableRow, person: str, seat: int) -> Changed:
    _check_host(row, person)
    if seat >= row.players or row.seats[seat].kind != "person" or row.seats[seat].person == person:
        raise NotOffered(f"nobody else sits at seat {seat}", "seat")
    relations.kick(connection, row.id, row.seats[seat].person)
    return Changed(_seated(connection, row, SeatRow(seat=seat, kind="open")))


def _cancelled(connection: Connection, row: TableRow, person: str) -> Changed:
    _check_host(row, person)
    return Changed(_closed(connection, row))


def _substituted(connection: Connection, row: TableRow, seat: SeatId, away: int) -> Changed:
    own = row.seats[seat]
    if row.state != "playing" or own.kind != "person" or own.away >= away:
        return Changed(row)
    now = time.time()
    stored.change(connection, row.id, due=now)
    due = msgspec.structs.replace(row, due=now)
    return Changed(_seated(connection, due, msgspec.structs.replace(own, away=away, level=DEFAULT_BOT)))


def _came_back(connection: Connection, row: TableRow, person: str, seat: int | None) -> Changed:
    own = own_seat(row, person, seat)
    if row.state != "playing":
        raise NotRunning("the match is not running")
    if own.away == RESIGNED:
        raise Forbidden("this seat has resigned; a bot plays it to the end", "seat")
    return Changed(_seated(connection, row, msgspec.structs.replace(own, away=PRESENT, level="")))


def _played_again(
    connection: Connection, row: TableRow, person: str, fresh: str, present: Collection[int]
) -> tuple[Changed, Changed]:
    """The old table and that of the rematch, at which the person sits now; made if nobody has asked for it yet.

    `present` are the seats to which somebody is connected at the old table.
    """
    own_seat(row, person)
    relations.check_welcome(connection, row.id, person, [seat.person for seat in row.seats])
    if row.state != "over":
        raise StillRunning("a rematch can be asked for when the match is over")
    if row.rematch:
        return Changed(row), _sat_again(connection, locked(connection, row.rematch), person)
    again = msgspec.structs.replace(
        by_newest_rules(row),
        id=fresh,
        state="waiting",
        host=person,
        secret=secrets.token_bytes(SECRET_BYTES),
        result="",
        due=None,
        created=clock.now(),
        daily="",
        practice=row.practice and not row.daily,
        ended=None,
        sealed=None,
        seen=None,
        hints="alone" if row.daily else row.hints,
        seats=_seats_again(row, {person, *[row.seats[seat].person for seat in present]}),
    )
    stored.change(connection, row.id, rematch=fresh)
    return Changed(msgspec.structs.replace(row, rematch=fresh)), opened(connection, again)


def _seats_again(row: TableRow, here: Collection[str]) -> tuple[SeatRow, ...]:
    """Bots, and those people who are here, sit down again; who left has a bot in their place, all others are expected.

    The match must not begin with somebody who has closed the page: nobody could replace them then.
    """
    left = [seat for seat in row.seats if seat.kind == "person" and seat.person not in here and seat.away != PRESENT]
    levels = [seat.level or DEFAULT_BOT for seat in left]
    names = dict(zip([seat.seat for seat in left], bot_names(levels, [seat.name for seat in row.seats]), strict=True))
    return tuple([_seat_again(seat, here, names.get(seat.seat, "")) for seat in row.seats])


def _seat_again(seat: SeatRow, here: Collection[str], bot_name: str) -> SeatRow:
    if seat.kind == "bot":
        return seat
    if seat.person in here:
        return SeatRow(seat=seat.seat, kind="person", person=seat.person, name=seat.name)
    if bot_name:
        return bot_seat(seat.seat, bot_name, seat.level or DEFAULT_BOT)
    token = secrets.token_urlsafe(TABLE_BYTES)
    return SeatRow(seat=seat.seat, kind="invited", person=seat.person, name=seat.name, invitation=token)


def _sat_again(connection: Connection, row: TableRow, person: str) -> Changed:
    if row.state != "waiting":
        return Changed(row)
    for seat in row.seats:
        if seat.kind == "invited" and seat.person == person:
            row = _sat_down(connection, row, SeatRow(seat=seat.seat, kind="person", person=person, name=seat.name))
    return begun_if_full(connection, row)
