"""The headers of every HTTP answer: strict rules for browsers, and the cookies of guests and accounts."""

from __future__ import annotations

from litestar.types import HTTPResponseStartEvent, Scope

from kamishima.server.infra import requests
from kamishima.server.infra.auth import Auth

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
ALWAYS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
SECURE = (b"strict-transport-security", b"max-age=31536000")


def finish_headers(auth: Auth, message: HTTPResponseStartEvent, scope: Scope) -> None:
    """Add to an answer what every answer has."""
    headers = [*message["headers"], *ALWAYS, (requests.HEADER, requests.current().encode())]
    if auth.is_secure:
        headers.append(SECURE)
    if not any([name == b"cache-control" for name, _ in headers]):
        headers.append((b"cache-control", b"no-store"))
    state = scope.get("state", {})
    if person := state.get("new_person"):
        headers.append((b"set-cookie", auth.set_cookie(person).encode()))
    if person := state.get("known_to"):
        headers.append((b"set-cookie", auth.set_device_cookie(person).encode()))
    message["headers"] = headers
