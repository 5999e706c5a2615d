"""HTTP: who you are, and accounts."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import JSONBody

from kamishima.server.api_shared import READING, WRITING, AnyRequest, Guest, Node, check_costly
from kamishima.server.auth import new_person
from kamishima.server.wire import Credentials, Me, NewPassword


class PeopleController(Controller):
    """People."""

    path = "/api/me"
    tags = ("people",)

    @get(responses=READING, summary="Who you are")
    async def show(self, service: Node, visitor: Guest, request: AnyRequest) -> Me:
        """Your login, or that you are a guest; a stranger becomes one here, and gets a cookie."""
        # Whoever asks this first has a cookie before there is a seat to lose with an answer that does not arrive.
        if not visitor.person:
            request.scope["state"]["new_person"] = new_person()
        return Me(await service.accounts.login_of(visitor.person))

    @post("/register", responses=WRITING, summary="Make an account")
    async def register(self, data: JSONBody[Credentials], service: Node, caller: Guest) -> Me:
        """Give yourself a login and a password; you keep your seats, and can reach them from elsewhere."""
        check_costly(service, caller)
        return Me(await service.accounts.register(caller.person, data.login, data.password))

    @post("/login", responses=WRITING, status_code=200, summary="Log in")
    async def log_in(self, data: JSONBody[Credentials], service: Node, caller: Guest, request: AnyRequest) -> Me:
        """Be the person of an account in this browser. What a guest had here goes to the account."""
        check_costly(service, caller)
        person = await service.accounts.log_in(data.login, data.password)
        if not await service.accounts.login_of(caller.person):
            await service.tables.hand_over(caller.person, person)
        request.scope["state"]["new_person"] = person
        return Me(await service.accounts.login_of(person))

    @post("/logout", responses=WRITING, status_code=200, summary="Log out")
    async def log_out(self, service: Node, caller: Guest, request: AnyRequest) -> Me:
        """Be a new guest in this browser."""
        request.scope["state"]["new_person"] = new_person()
        return Me("")

    @post("/password", responses=WRITING, status_code=200, summary="Change your password")
    async def change_password(
        self, data: JSONBody[NewPassword], service: Node, caller: Guest, request: AnyRequest
    ) -> Me:
        """Set another password for your account; every other browser is logged out."""
        check_costly(service, caller)
        await service.accounts.change_password(caller.person, data.old, data.new)
        request.scope["state"]["new_person"] = caller.person
        return Me(await service.accounts.login_of(caller.person))

    @post("/forget", responses=WRITING, status_code=200, summary="Remove your account")
    async def forget(self, data: JSONBody[Credentials], service: Node, caller: Guest) -> Me:
        """Remove your account; this browser keeps your seats."""
        check_costly(service, caller)
        await service.accounts.remove(caller.person, data.password)
        return Me("")
