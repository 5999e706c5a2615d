"""What people at a table can do about each other: mute, block, report; and what they have chosen so far."""

from __future__ import annotations

import time

from sqlalchemy import Connection

from kamishima.server.match.access import audience_for
from kamishima.server.match.rooms import Rooms
from kamishima.server.moderation.standing import Standing
from kamishima.server.protocol.errors import NoTable, NotFound, NotOffered
from kamishima.server.protocol.moderation import (
    MyRelation,
    MyRelations,
    NewReport,
    RelationKind,
    Reported,
    SeatRelation,
    TableRelations,
)
from kamishima.server.store import moderation, relations
from kamishima.server.store import tables as stored
from kamishima.server.store.moderation import moment_id
from kamishima.server.store.reader import Reader
from kamishima.server.store.relations import ReportRow
from kamishima.server.store.tables import SeatRow, TableRow
from kamishima.server.store.writer import Writer


class TablePeople:
    def __init__(self, writer: Writer, reader: Reader, rooms: Rooms, standing: Standing) -> None:
        self._writer = writer
        self._reader = reader
        self._rooms = rooms
        self._standing = standing

    async def relations(self, person: str, table: str) -> TableRelations:
        """What somebody has chosen about those who sit at a table."""
        row = await self._row(person, table)
        hearing = self._rooms.hearing
        chosen = {seat.seat: hearing.relation(person, seat.person) for seat in row.seats if seat.person}
        kinds: dict[str, RelationKind] = {"mute": "mute", "block": "block"}
        return TableRelations([SeatRelation(seat, kinds[kind]) for seat, kind in chosen.items() if kind in kinds])

    async def relate(self, person: str, table: str, seat: int, kind: RelationKind) -> TableRelations:
        other = _somebody_else(await self._row(person, table), person, seat)
        await self._writer.do(
            lambda connection: relations.set_relation(connection, person, other.person, kind, other.name)
        )
        await self._standing.refresh()
        return await self.relations(person, table)

    async def mine(self, person: str) -> MyRelations:
        rows = await self._reader.run(relations.relations_of, person) if person else []
        return MyRelations([MyRelation(row.id, row.name, row.kind, row.at) for row in rows])

    async def end(self, person: str, relation: str) -> MyRelations:
        if not await self._writer.do(lambda connection: relations.end_relation(connection, person, relation)):
            raise NotFound("you have muted or blocked nobody of this id", "id")
        await self._standing.refresh()
        return await self.mine(person)

    async def report(self, person: str, table: str, wanted: NewReport) -> Reported:
        about = _somebody_else(await self._row(person, table), person, wanted.seat)
        report = ReportRow(
            id=moment_id(),
            table_id=table,
            seat=wanted.seat,
            person=about.person,
            name=about.name,
            by=person,
            reason=wanted.reason,
            text=wanted.text.strip(),
            said="[]",
            state="open",
            at=time.time(),
        )
        return Reported((await self._writer.do(lambda connection: relations.add_report(connection, report))).id)

    async def hand_over(self, old: str, new: str) -> None:
        """What a guest has chosen goes to the account, and so does a sanction."""

        def work(connection: Connection) -> None:
            relations.hand_over_relations(connection, old, new)
            if moderation.hand_over_sanctions(connection, old, new):
                moderation.note(connection, new, "hand-over", person=new)

        await self._writer.do(work)
        await self._standing.refresh()

    async def _row(self, person: str, table: str) -> TableRow:
        """A table that this person sits at, or may watch; its match may be one that this node cannot play."""
        row = await self._reader.run(stored.load, table)
        if row is None:
            raise NoTable(f"there is no table {table!r}", "table")
        audience_for(row, person, None)
        return row


def _somebody_else(row: TableRow, person: str, seat: int) -> SeatRow:
    if seat >= row.players:
        raise NotFound(f"there are {row.players} seats, counted from 0", "seat")
    found = row.seats[seat]
    if found.kind != "person" or not found.person or found.person == person:
        raise NotOffered(f"nobody else sits at seat {seat}", "seat")
    return found
