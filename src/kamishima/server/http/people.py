"""HTTP: who you are, and accounts."""

from __future__ import annotations

from litestar import Controller, MediaType, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from litestar.response import Stream

from kamishima.server.http.pages import AS_IT_IS
from kamishima.server.http.shared import READING, WRITING, AnyRequest, Caller, Guest, Node, check_costly
from kamishima.server.infra.auth import new_person
from kamishima.server.node import Service
from kamishima.server.protocol.errors import DeletionWarning, NotFound
from kamishima.server.protocol.http import Deletion
from kamishima.server.protocol.messages import Credentials, Me, NewPassword
from kamishima.server.retention.export import ExportDocument, exported

EXPORT = ResponseSpec(ExportDocument, generate_examples=False, description="Everything of yours.")


class PeopleController(Controller):
    path = "/api/me"
    tags = ("people",)

    @get(responses=READING, summary="Who you are")
    async def show(self, service: Node, visitor: Guest, request: AnyRequest) -> Me:
        """Your login, or that you are a guest; a stranger becomes one here, and gets a cookie."""
        # Whoever asks this first has a cookie before there is a seat to lose with an answer that does not arrive.
        if not visitor.person:
            request.scope["state"]["new_person"] = new_person()
        return await me(service, visitor.person)

    @post("/register", responses=WRITING, summary="Make an account")
    async def register(self, data: JSONBody[Credentials], service: Node, caller: Guest, request: AnyRequest) -> Me:
        """Give yourself a login and a password; you keep your seats, get a new cookie, and can log in elsewhere."""
        check_costly(service, caller)
        await service.accounts.register(caller.person, data.login, data.password)
        logged_in(request, caller.person)
        return await me(service, caller.person)

    @post("/login", responses=WRITING, status_code=200, summary="Log in")
    async def log_in(self, data: JSONBody[Credentials], service: Node, caller: Guest, request: AnyRequest) -> Me:
        """Be the person of an account in this browser. What a guest had here goes to the account."""
        check_costly(service, caller)
        cookies = request.headers.get("cookie", "")
        person = await service.accounts.log_in(
            data.login, data.password, lambda found: service.auth.device_of(cookies, found)
        )
        service.standing.check_not_banned(person)
        await log_in_as(service, request, caller, person)
        return await me(service, person)

    @post("/logout", responses=WRITING, status_code=200, summary="Log out")
    async def log_out(self, service: Node, caller: Guest, request: AnyRequest) -> Me:
        """Be a new guest in this browser. The cookie that it had is worthless from now on, wherever else it is."""
        check_costly(service, caller)
        await _revoke_session(service, request)
        request.scope["state"]["new_person"] = new_person()
        return Me("")

    @post("/password", responses=WRITING, status_code=200, summary="Change your password")
    async def change_password(
        self, data: JSONBody[NewPassword], service: Node, caller: Guest, request: AnyRequest
    ) -> Me:
        """Set another password for your account; every other browser is logged out."""
        check_costly(service, caller)
        await service.accounts.change_password(caller.person, data.old, data.new)
        logged_in(request, caller.person)
        return await me(service, caller.person)

    @post("/rename", responses=WRITING, status_code=200, summary="Change your login")
    async def rename(self, data: JSONBody[Credentials], service: Node, caller: Guest) -> Me:
        """Give your account another login, with its password; you stay logged in everywhere."""
        check_costly(service, caller)
        await service.accounts.rename(caller.person, data.login, data.password)
        return await me(service, caller.person)

    @post("/forget", responses=WRITING, status_code=200, summary="Remove your account")
    async def forget(self, data: JSONBody[Credentials], service: Node, caller: Guest) -> Me:
        """Remove your account; this browser keeps your seats."""
        check_costly(service, caller)
        await service.accounts.remove(caller.person, data.password)
        return Me("")

    @get(
        "/export",
        responses={**READING, 200: EXPORT},
        opt={AS_IT_IS: True},  # it is sent while it is read
        summary="Everything of yours",
    )
    async def export(self, service: Node, visitor: Guest) -> Stream:
        """All that the server keeps of you, as a JSON document: your account, your matches, and what you have said."""
        check_costly(service, visitor)
        if not visitor.person:
            raise NotFound("nothing is known of you here")
        name = {"Content-Disposition": 'attachment; filename="kamishima.json"'}
        return Stream(exported(service.reader, visitor.person), media_type=MediaType.JSON, headers=name)

    @post("/delete", responses=WRITING, status_code=200, summary="Delete everything of yours")
    async def delete(self, data: JSONBody[Deletion], service: Node, caller: Guest, request: AnyRequest) -> Me:
        """Delete your account, your matches and what you have said. Matches of others stay, without your name."""
        check_costly(service, caller)
        if not data.sure:
            raise DeletionWarning("everything of yours will be deleted, for good; say that you are sure", "sure")
        await service.accounts.check_owner(caller.person, data.password)
        await service.eraser.erase(caller.person)
        request.scope["state"]["new_person"] = new_person()
        return Me("")


async def me(service: Service, person: str) -> Me:
    return Me(
        login=await service.accounts.login_of(person),
        role=service.standing.role(person),
        mail=service.recovery.has_mail,
        email=await service.recovery.email_of(person),
        provider="" if service.provider is None else service.provider.name,
    )


async def log_in_as(service: Service, request: AnyRequest, caller: Caller, person: str) -> None:
    """Make this browser that of a person; what a guest had here goes to the account."""
    if caller.person and not await service.accounts.login_of(caller.person):
        await service.tables.hand_over(caller.person, person)
        await service.table_people.hand_over(caller.person, person)
    await _revoke_session(service, request)
    logged_in(request, person)


async def _revoke_session(service: Service, request: AnyRequest) -> None:
    """The cookie that a request came with does not hold any more: the browser gets another with the answer."""
    session = service.auth.session_of(request.headers.get("cookie", ""))
    if session is not None:
        await service.sessions.revoke(session)


def logged_in(request: AnyRequest, person: str) -> None:
    """The answer brings a new cookie, and one by which the account will know this browser again."""
    request.scope["state"]["new_person"] = request.scope["state"]["known_to"] = person
