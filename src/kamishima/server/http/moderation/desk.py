"""HTTP: the operator's desk. Moderators look up, mute, ban and close; operators also delete, give roles and links."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from kamishima.server.http.shared import READING, WRITING, Guest, Node, TableId, check_costly
from kamishima.server.protocol.moderation import (
    ActReason,
    AuditLog,
    Done,
    Found,
    LiftWanted,
    PersonShown,
    ReportList,
    ResetLink,
    Resolve,
    RoleWanted,
    SanctionWanted,
    TableFound,
)

Who = Annotated[str, PathParameter(min_length=1, max_length=32, description="The id of a person, or a login.")]
PersonId = Annotated[str, PathParameter(min_length=1, max_length=32, description="The id of a person.")]
ReportId = Annotated[str, PathParameter(min_length=1, max_length=32, description="The id of a report.")]
Text = Annotated[str, QueryParameter(max_length=64, description="A table's id; or how a login or a name begins.")]
Before = Annotated[str, QueryParameter(max_length=32, description="What the answer before has said.")]
Limit = Annotated[int, QueryParameter(ge=1, le=100, description="How many at most.")]
Everything = Annotated[bool, QueryParameter(name="all", description="Those that are resolved, too.")]


class DeskController(Controller):
    path = "/api/desk"
    tags = ("desk",)

    @get("/find", responses=READING, summary="Look people and tables up")
    async def find(self, service: Node, visitor: Guest, text: Text = "") -> Found:
        return await service.desk.find(visitor.person, text)

    @get("/people/{person:str}", responses=READING, summary="A person")
    async def person(self, person: Who, service: Node, visitor: Guest) -> PersonShown:
        """Their account, sanctions, newest tables, and what others reported."""
        return await service.desk.person(visitor.person, person)

    @post("/people/{person:str}/sanction", responses=WRITING, status_code=200, summary="Mute or ban")
    async def sanction(
        self, person: PersonId, data: JSONBody[SanctionWanted], service: Node, caller: Guest
    ) -> PersonShown:
        """What a muted person says reaches nobody; a banned one can do nothing here, and bots play on."""
        await service.desk.sanction(caller.person, person, data)
        return await service.desk.person(caller.person, person)

    @post("/people/{person:str}/lift", responses=WRITING, status_code=200, summary="End a mute or a ban")
    async def lift(self, person: PersonId, data: JSONBody[LiftWanted], service: Node, caller: Guest) -> PersonShown:
        await service.desk.lift(caller.person, person, data.kind, data.reason)
        return await service.desk.person(caller.person, person)

    @post("/people/{person:str}/role", responses=WRITING, status_code=200, summary="Give or take a role")
    async def role(self, person: PersonId, data: JSONBody[RoleWanted], service: Node, caller: Guest) -> PersonShown:
        """Operators only. Another operator is dismissed at the machine itself."""
        await service.desk.set_role(caller.person, person, data.role)
        return await service.desk.person(caller.person, person)

    @post("/people/{person:str}/reset", responses=WRITING, status_code=200, summary="A link for another password")
    async def reset(self, person: PersonId, service: Node, caller: Guest) -> ResetLink:
        """Operators only. Give the link to the person; it works once, for a day."""
        check_costly(service, caller)
        return await service.desk.reset_link(caller.person, person)

    @get("/tables/{table_id:str}", responses=READING, summary="A table, for moderators")
    async def table(self, table_id: TableId, service: Node, visitor: Guest) -> TableFound:
        return await service.desk.table(visitor.person, table_id)

    @post("/tables/{table_id:str}/close", responses=WRITING, status_code=200, summary="Close any table")
    async def close(self, table_id: TableId, data: JSONBody[ActReason], service: Node, caller: Guest) -> TableFound:
        """End a table that waits, or a match where it stands."""
        await service.desk.close_table(caller.person, table_id, data.reason)
        return await service.desk.table(caller.person, table_id)

    @post("/tables/{table_id:str}/seal", responses=WRITING, status_code=200, summary="Seal a match")
    async def seal(self, table_id: TableId, data: JSONBody[ActReason], service: Node, caller: Guest) -> TableFound:
        """Operators only. Of a match that is over its record is kept, which tells the same, and the log goes."""
        check_costly(service, caller)
        await service.desk.seal_table(caller.person, table_id, data.reason)
        return await service.desk.table(caller.person, table_id)

    @post("/tables/{table_id:str}/delete", responses=WRITING, status_code=200, summary="Delete a table")
    async def delete(self, table_id: TableId, data: JSONBody[ActReason], service: Node, caller: Guest) -> Done:
        """Operators only. The table, its match and its chat are gone for good."""
        await service.desk.delete_table(caller.person, table_id, data.reason)
        return Done("delete")

    @get("/reports", responses=READING, summary="Reports")
    async def reports(
        self, service: Node, visitor: Guest, *, everything: Everything = False, limit: Limit = 50
    ) -> ReportList:
        return await service.desk.reports(visitor.person, is_open=not everything, limit=limit)

    @post("/reports/{report:str}/resolve", responses=WRITING, status_code=200, summary="Resolve a report")
    async def resolve(self, report: ReportId, data: JSONBody[Resolve], service: Node, caller: Guest) -> ReportList:
        """Say what came of it; the reports that are still open."""
        await service.desk.resolve(caller.person, report, data.outcome)
        return await service.desk.reports(caller.person, is_open=True, limit=50)

    @get("/log", responses=READING, summary="The audit log")
    async def log(self, service: Node, visitor: Guest, before: Before = "", limit: Limit = 50) -> AuditLog:
        """Operators only. What moderators and operators did, the newest first."""
        return await service.desk.log(visitor.person, before, limit)
