"""HTTP: muting, blocking, reporting and sending away those at a table."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from kamishima.server.http.shared import READING, WRITING, Guest, Node, TableId, check_costly
from kamishima.server.match.table_info import table_info
from kamishima.server.protocol.messages import TableInfo
from kamishima.server.protocol.moderation import (
    EndRelation,
    Kick,
    MyRelations,
    NewReport,
    RelationWanted,
    Reported,
    TableRelations,
)


class TablePeopleController(Controller):
    path = "/api/tables/{table_id:str}"
    tags = ("people",)

    @get("/relations", responses=READING, summary="Whom you have muted or blocked here")
    async def relations(self, table_id: TableId, service: Node, visitor: Guest) -> TableRelations:
        """Of those who sit at a table that you sit at or may watch."""
        return await service.table_people.relations(visitor.person, table_id)

    @post("/relation", responses=WRITING, status_code=200, summary="Mute or block somebody")
    async def relate(
        self, table_id: TableId, data: JSONBody[RelationWanted], service: Node, caller: Guest
    ) -> TableRelations:
        """Do not hear somebody any more; or do not meet them: neither sits down where the other sits or is the host."""
        return await service.table_people.relate(caller.person, table_id, data.seat, data.kind)

    @post("/report", responses=WRITING, summary="Report somebody")
    async def report(self, table_id: TableId, data: JSONBody[NewReport], service: Node, caller: Guest) -> Reported:
        """Tell the moderators; a second report about the same person here takes the place of the first."""
        check_costly(service, caller)
        return await service.table_people.report(caller.person, table_id, data)

    @post("/kick", responses=WRITING, status_code=200, summary="Send somebody away")
    async def kick(self, table_id: TableId, data: JSONBody[Kick], service: Node, caller: Guest) -> TableInfo:
        """Free a seat of a table of yours that waits for players; who sat there cannot come back to it."""
        return table_info(await service.tables.kick(table_id, caller.person, data.seat), caller.person)


class RelationsController(Controller):
    path = "/api/me/relations"
    tags = ("people",)

    @get(responses=READING, summary="Whom you have muted or blocked")
    async def mine(self, service: Node, visitor: Guest) -> MyRelations:
        return await service.table_people.mine(visitor.person)

    @post("/end", responses=WRITING, status_code=200, summary="Forgive somebody")
    async def end(self, data: JSONBody[EndRelation], service: Node, caller: Guest) -> MyRelations:
        return await service.table_people.end(caller.person, data.id)
