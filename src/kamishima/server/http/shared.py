"""What all HTTP handlers share: who is calling, what errors look like, and how they are documented."""

from __future__ import annotations

import logging
from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter, PathParameter

from kamishima.core.errors import KamishimaError
from kamishima.server.infra import requests
from kamishima.server.infra.auth import HEADER, new_person
from kamishima.server.infra.rate_limits import client_key
from kamishima.server.node import Service
from kamishima.server.protocol.errors import BadRequest, ForeignOrigin, OtherNode, Refusal, TooMany, status_of
from kamishima.server.protocol.messages import Failure

AnyRequest = Request[Any, Any, Any]

log = logging.getLogger(__name__)

LONGEST_MESSAGE = 2000
"""A message may quote what was sent, and that may be long."""

_MEANINGS = {
    400: "The request cannot be read, or asks for what cannot be.",
    403: "The caller may not do this.",
    404: "There is no such thing.",
    409: "Not now, or not like this.",
    413: "The request is too large.",
    429: "Too many requests.",
    503: "The server cannot do this at the moment.",
}


def failures(*statuses: int) -> dict[int, ResponseSpec]:
    """The documentation of the errors that a handler can answer with."""
    always = (400, 429, 503)
    return {
        status: ResponseSpec(Failure, generate_examples=False, description=_MEANINGS[status])
        for status in sorted({*always, *statuses})
    }


READING = failures(403, 404, 409)
WRITING = failures(403, 404, 409, 413)

TableId = Annotated[str, PathParameter(min_length=1, max_length=32, description="The id of a table.")]


class Caller(msgspec.Struct, frozen=True):
    person: str
    """Empty for a stranger who only looks."""
    address: str
    """Rates are counted for it: a stranger could have any number of cookies."""


Node = NamedDependency[Service]
Guest = NamedDependency[Caller]


def provide_service(request: AnyRequest) -> Service:
    service: Service = request.app.state.service
    return service


def provide_visitor(request: AnyRequest, service: Node) -> Caller:
    """Somebody who only looks: no cookie is needed, and none is given."""
    caller = Caller(_person(request, service), address_of(request))
    _check_rate(service, caller)
    service.standing.check_not_banned(caller.person)
    return caller


def provide_caller(
    request: AnyRequest,
    service: Node,
    own_page: Annotated[
        str,
        HeaderParameter(
            name=HEADER,
            required=False,
            max_length=16,
            description="Any value: only a page of this server, or a program, can send it.",
        ),
    ] = "",
) -> Caller:
    """Somebody who changes something. A page of somebody else cannot set the header without asking us first."""
    if not own_page:
        raise ForeignOrigin(f"the header {HEADER} is missing", HEADER)
    service.auth.check_origin(request.headers.get("origin", ""), request.headers.get("host", ""))
    person = _person(request, service)
    if not person:
        person = new_person()
        request.scope["state"]["new_person"] = person
    caller = Caller(person, address_of(request))
    _check_rate(service, caller)
    service.standing.check_not_banned(person)
    return caller


def _person(request: AnyRequest, service: Service) -> str:
    return service.auth.person_of(request.headers.get("cookie", ""))


def address_of(request: AnyRequest) -> str:
    """Whose share of the server a request uses up."""
    return client_key(request.client.host) if request.client else "unknown"


def _check_rate(service: Service, caller: Caller) -> None:
    if service.settings.limited:
        service.requests.check(caller.address)


def check_costly(service: Service, caller: Caller) -> None:
    """Some requests take more of the server than others."""
    if service.settings.limited:
        service.costly.check(caller.address)


class JsonRequest(AnyRequest):
    """A request whose JSON may be nested as deep, and have numbers as long, as anybody likes to send."""

    async def json(self) -> Any:  # noqa: ANN401  # as Litestar has it
        """The body; what is wrong with its kind or its fields is told by others."""
        try:
            return await super().json()
        except RecursionError:
            raise BadRequest("the body is nested too deep") from None
        except ValueError:  # digits without end, or bytes that are no UTF-8
            raise BadRequest("the body is not JSON: a number is too long, or it is not UTF-8") from None


def refusal(_request: AnyRequest, error: KamishimaError) -> Response[Failure]:
    """An error of ours as an answer."""
    failure = Failure(error.code, error.message[:LONGEST_MESSAGE], error.where if isinstance(error, Refusal) else "")
    headers = {"Retry-After": str(max(1, round(error.wait)))} if isinstance(error, TooMany) else {}
    if isinstance(error, OtherNode):
        headers["Retry-After"] = "0"
    return Response(failure, status_code=status_of(error), headers=headers)


_CODES = {400: "bad-request", 404: "not-found", 405: "method-not-allowed", 413: "too-large", 415: "bad-request"}


def http_error(_request: AnyRequest, error: HTTPException) -> Response[Failure]:
    """An error of Litestar in the same form."""
    status = 400 if error.status_code == 415 else error.status_code
    code = _CODES.get(status, "error")
    message, where = error.detail, ""
    extra = error.extra[0] if isinstance(error.extra, list) and error.extra else None
    if isinstance(extra, dict):
        message, where = str(extra.get("message", message)), str(extra.get("key", ""))
    return Response(Failure(code, message, where), status_code=status, headers=error.headers or {})


def internal_error(_request: AnyRequest, error: Exception) -> Response[Failure]:
    """A fault of ours: told without details, and logged."""
    log.error("a request failed", exc_info=error, extra={"request": requests.current()})
    return Response(Failure("server-error", "the server made a mistake; nothing has changed"), status_code=500)
