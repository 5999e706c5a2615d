"""HTTP: lost passwords, addresses, and logging in with the account of a club or a school."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from litestar.response import Redirect

from kamishima.core.errors import KamishimaError
from kamishima.server.http.people import log_in_as, me
from kamishima.server.http.shared import READING, WRITING, AnyRequest, Guest, Node, check_costly
from kamishima.server.protocol.errors import BadLink, NotFound
from kamishima.server.protocol.messages import Me
from kamishima.server.protocol.moderation import ConfirmEmail, Done, Lost, NewEmail, ResetPassword

KEEP_SECONDS = 600
"""So long somebody may be at the provider."""
COOKIE = "kamishima-oidc"
SENT_ON = {302: ResponseSpec(None, generate_examples=False, description="To the provider, or back to the page.")}
Code = Annotated[str, QueryParameter(max_length=2048, description="What the provider has given.")]
State = Annotated[str, QueryParameter(name="state", max_length=128, description="What the provider was given.")]


class RecoveryController(Controller):
    path = "/api/me"
    tags = ("people",)

    @post("/reset", responses=WRITING, status_code=200, summary="Another password by a link")
    async def reset(self, data: JSONBody[ResetPassword], service: Node, caller: Guest, request: AnyRequest) -> Me:
        """Set it and log in; every other browser is logged out, and the link does not work again."""
        check_costly(service, caller)
        person = await service.recovery.reset(data.token, data.password)
        await log_in_as(service, request, caller, person)
        return await me(service, person)

    @post("/lost", responses=WRITING, status_code=200, summary="A link by e-mail")
    async def lost(self, data: JSONBody[Lost], service: Node, caller: Guest) -> Done:
        """Ask for a link to the confirmed address of an account; the answer is the same when there is none."""
        check_costly(service, caller)
        service.recovery.check_mail()
        # Beside the answer, which would otherwise take longer for an account that is there.
        service.spawn(service.recovery.send_link(data.name, data.language))
        return Done("lost")

    @post("/email", responses=WRITING, status_code=200, summary="Your address")
    async def email(self, data: JSONBody[NewEmail], service: Node, caller: Guest) -> Me:
        """An address for lost passwords: a message is sent there, with a link to confirm it. Empty forgets it."""
        check_costly(service, caller)
        await service.recovery.set_email(caller.person, data.email, data.password, data.language)
        return await me(service, caller.person)

    @post("/confirm", responses=WRITING, status_code=200, summary="Confirm an address")
    async def confirm(self, data: JSONBody[ConfirmEmail], service: Node, caller: Guest) -> Me:
        check_costly(service, caller)
        await service.recovery.confirm(data.token)
        return await me(service, caller.person)

    @get("/oidc", responses={**READING, **SENT_ON}, status_code=302, summary="Log in at the provider")
    async def oidc(self, service: Node, visitor: Guest) -> Response[None]:
        """Sends a browser to the provider of OpenID Connect that this server has, if it has one."""
        check_costly(service, visitor)
        if service.provider is None:
            raise NotFound("this server has no provider to log in with")
        try:
            url, pending = await service.provider.begin()
        except KamishimaError as error:
            return Redirect(f"/account?failed={error.code}", status_code=302)
        kept = service.auth.seal("oidc", msgspec.json.encode(pending), KEEP_SECONDS)
        path = "/api/me/oidc"
        headers = {"Set-Cookie": service.auth.flow_cookie(COOKIE, kept, path, KEEP_SECONDS)}
        return Redirect(url, status_code=302, headers=headers)

    @get("/oidc/back", responses={**READING, **SENT_ON}, status_code=302, summary="Back from the provider")
    async def back(
        self, service: Node, visitor: Guest, request: AnyRequest, code: Code = "", returned: State = ""
    ) -> Response[None]:
        """The provider sends browsers here. Whoever has no account yet gets one; a guest keeps the seats."""
        check_costly(service, visitor)
        if service.provider is None:
            raise NotFound("this server has no provider to log in with")
        try:
            person = await service.log_in_by_provider(_kept(service, request), code, returned, visitor.person)
            service.standing.check_not_banned(person)
            await log_in_as(service, request, visitor, person)
        except KamishimaError as error:
            return Redirect(f"/account?failed={error.code}", status_code=302)
        return Redirect("/account", status_code=302)


def _kept(service: Node, request: AnyRequest) -> bytes:
    kept = service.auth.unseal("oidc", request.cookies.get(COOKIE, ""))
    if kept is None:
        raise BadLink("this log-in was not begun in this browser, or took too long; try again")
    return kept
