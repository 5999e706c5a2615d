"""An id for each request, which stands in every line of the log that it leads to, as far as the writer."""

from __future__ import annotations

import re
import secrets
from contextvars import ContextVar

HEADER = b"x-request-id"
_GOOD = re.compile(rb"[A-Za-z0-9_.-]{1,64}")
_request: ContextVar[str] = ContextVar("request", default="")


def new_id() -> str:
    return secrets.token_hex(6)


def begin(given: bytes = b"") -> str:
    """The id of a request over HTTP: as a proxy gave it, if that is one, or a new one."""
    request = given.decode() if _GOOD.fullmatch(given) else new_id()
    _request.set(request)
    return request


def current() -> str:
    """The id of the request that is being answered; empty beside all requests."""
    return _request.get()
