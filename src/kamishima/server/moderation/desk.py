"""The operator's desk of a running node: acts are done at once, here and on every other node."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from kamishima.server.match.rooms import Rooms
from kamishima.server.moderation import acts, lookup
from kamishima.server.moderation.standing import Standing
from kamishima.server.protocol.errors import NotOffered
from kamishima.server.protocol.moderation import (
    AuditLog,
    Found,
    PersonShown,
    ReportList,
    ResetLink,
    Role,
    SanctionKind,
    SanctionWanted,
    TableFound,
)
from kamishima.server.retention.sealing import Sealer
from kamishima.server.store.reader import Reader
from kamishima.server.store.writer import Writer

T = TypeVar("T")


class Desk:
    """Every method takes who acts; whether they may is checked here, and again for whom it is done to."""

    def __init__(self, writer: Writer, reader: Reader, rooms: Rooms, standing: Standing, *, sealer: Sealer) -> None:
        self._writer = writer
        self._reader = reader
        self._rooms = rooms
        self._standing = standing
        self._sealer = sealer

    # -- looking up --------------------------------------------------------------------------------------------------

    async def find(self, actor: str, text: str) -> Found:
        self._standing.check_role(actor, "moderator")
        return await self._reader.run(lookup.find, text)

    async def person(self, actor: str, person: str) -> PersonShown:
        self._standing.check_role(actor, "moderator")
        return await self._reader.run(lookup.person, person)

    async def table(self, actor: str, table: str) -> TableFound:
        self._standing.check_role(actor, "moderator")
        return await self._reader.run(lookup.table, table)

    async def reports(self, actor: str, *, is_open: bool, limit: int) -> ReportList:
        self._standing.check_role(actor, "moderator")
        return await self._reader.run(lookup.reports, "open" if is_open else None, limit)

    async def log(self, actor: str, before: str, limit: int) -> AuditLog:
        self._standing.check_role(actor, "operator")
        return await self._reader.run(lookup.log, before, limit)

    # -- acting ------------------------------------------------------------------------------------------------------

    async def sanction(self, actor: str, person: str, wanted: SanctionWanted) -> None:
        self._standing.check_role(actor, "moderator")
        effect = await self._do(lambda connection: acts.sanction(connection, actor, person, wanted))
        for table in effect.tables:
            await self._rooms.table_changed(table)

    async def lift(self, actor: str, person: str, kind: SanctionKind, reason: str) -> None:
        self._standing.check_role(actor, "moderator")
        await self._do(lambda connection: acts.lift(connection, actor, person, kind, reason))

    async def set_role(self, actor: str, person: str, role: Role) -> None:
        self._standing.check_role(actor, "operator")
        await self._do(lambda connection: acts.set_role(connection, actor, person, role))

    async def close_table(self, actor: str, table: str, reason: str) -> None:
        self._standing.check_role(actor, "moderator")
        await self._do(lambda connection: acts.close_table(connection, actor, table, reason), table)
        await self._rooms.table_changed(table)

    async def seal_table(self, actor: str, table: str, reason: str) -> None:
        """Keep the record of a match in place of its log, before retention would."""
        self._standing.check_role(actor, "operator")
        if not await self._sealer.seal(
            table, lambda connection, row: acts.note_sealing(connection, actor, row, reason)
        ):
            raise NotOffered("this match is sealed already", "table")
        await self._standing.refresh()

    async def delete_table(self, actor: str, table: str, reason: str) -> None:
        self._standing.check_role(actor, "operator")
        await self._do(lambda connection: acts.delete_table(connection, actor, table, reason), table)
        self._rooms.forget(table)

    async def reset_link(self, actor: str, person: str) -> ResetLink:
        self._standing.check_role(actor, "operator")
        return ResetLink(*await self._do(lambda connection: acts.reset_link(connection, actor, person)))

    async def resolve(self, actor: str, report: str, outcome: str) -> None:
        self._standing.check_role(actor, "moderator")
        await self._do(lambda connection: acts.resolve(connection, actor, report, outcome))

    async def _do(self, work: Callable[[Connection], T], table: str = "") -> T:
        """Act, and know of it before it is answered."""
        done = await self._writer.do(work, partition=table)
        await self._standing.refresh()
        return done
