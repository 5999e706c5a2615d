"""What every node knows by heart: who has a role, who is muted or banned, and who does not want to hear whom.

It is read when the node starts, and again every few seconds as far as it has changed: another node, or somebody at the
machine itself, may have changed it. What has changed is told by the audit log.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

from sqlalchemy import Connection

from kamishima.core.errors import KamishimaError
from kamishima.server.match.rooms import Rooms
from kamishima.server.protocol.errors import Banned, Forbidden
from kamishima.server.protocol.moderation import Role
from kamishima.server.store import moderation, relations
from kamishima.server.store.moderation import RANKS, AuditRow, SanctionRow
from kamishima.server.store.reader import Reader
from kamishima.server.tables.sessions import OVERLAP_SECONDS, REFRESH_SECONDS

BANNED = "you are banned from this server"
BEHIND = frozenset(["reset", "ban"])
"""Acts after which cookies may be worthless that this node still takes."""


class Standing:
    def __init__(self, reader: Reader, rooms: Rooms, refresh_sessions: Callable[[], Awaitable[None]]) -> None:
        self._reader = reader
        self._rooms = rooms
        self._refresh_sessions = refresh_sessions
        self._roles: dict[str, Role] = {}
        self._banned: dict[str, float | None] = {}
        self._refreshed = 0.0
        self._known: set[str] = set()
        """Ids of the newest acts that were followed already."""

    def role(self, person: str) -> Role:
        return self._roles.get(person, "person")

    def check_role(self, person: str, least: Role) -> None:
        if not person or RANKS[self.role(person)] < RANKS[least]:
            raise Forbidden(f"this is for those who are {least}s here")

    def check_not_banned(self, person: str) -> None:
        if person in self._banned:
            until = self._banned[person]
            if until is None or time.time() < until:
                raise Banned(BANNED)

    async def open(self) -> None:
        """Read everything; acts before this moment are followed already."""
        acts = await self._reader.run(moderation.audit_since, time.time() - OVERLAP_SECONDS)
        self._known = {act.id for act in acts}
        self._replace(*await self._reader.run(_read))
        for row in await self._reader.run(relations.relations_since, 0.0):
            self._rooms.hearing.relate(row.person, row.other, row.kind)
        self._refreshed = time.time()

    async def refresh(self) -> None:
        since, now = self._refreshed - OVERLAP_SECONDS, time.time()
        for row in await self._reader.run(relations.relations_since, since):
            self._rooms.hearing.relate(row.person, row.other, row.kind)
        acts = await self._reader.run(moderation.audit_since, since)
        news = [act for act in acts if act.id not in self._known]
        if news:
            self._replace(*await self._reader.run(_read))
            await self._follow(news)
        self._known = {act.id for act in acts}
        self._refreshed = now

    async def refresh_forever(self) -> None:
        while True:
            await asyncio.sleep(REFRESH_SECONDS)
            with contextlib.suppress(KamishimaError):  # the database is away for a moment
                await self.refresh()

    def _replace(self, roles: dict[str, Role], sanctions: list[SanctionRow]) -> None:
        self._roles = roles
        self._banned = {row.person: row.until for row in sanctions if row.kind == "ban"}
        self._rooms.hearing.set_muted({row.person: row.until for row in sanctions if row.kind == "mute"})

    async def _follow(self, acts: list[AuditRow]) -> None:
        """Do on this node what follows from acts elsewhere."""
        for act in acts:
            if act.act == "ban":
                self._rooms.disconnect(BANNED, act.person)
                for room in self._rooms:
                    if room.table.host == act.person or any([seat.person == act.person for seat in room.table.seats]):
                        room.refresh()
            elif act.act == "delete":
                self._rooms.forget(act.table_id)
            elif act.table_id:
                self._rooms.on_notice(act.table_id, 0)
        if not BEHIND.isdisjoint([act.act for act in acts]):
            await self._refresh_sessions()


def _read(connection: Connection) -> tuple[dict[str, Role], list[SanctionRow]]:
    return moderation.all_roles(connection), moderation.all_sanctions(connection, time.time())
