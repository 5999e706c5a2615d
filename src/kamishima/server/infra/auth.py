"""Who somebody is: a guest or an account, by a signed cookie; and whether a request comes from our own page."""

from __future__ import annotations

import base64
import hmac
import secrets
import time
from collections.abc import Iterable
from ipaddress import ip_network
from urllib.parse import urlsplit

import msgspec

from kamishima.server.infra.config import Settings
from kamishima.server.protocol.errors import ForeignOrigin

COOKIE = "kamishima"
HEADER = "X-Kamishima"
DEVICE_COOKIE = "kamishima-device"
COOKIE_SECONDS = 400 * 86400  # browsers keep no cookie longer
PERSON_BYTES = 12
SESSION_BYTES = 9
ORIGIN_LENGTH = 22
MANY_ENDED = 1000
"""Whenever so many more have been logged out, those that have run out are forgotten."""


class Session(msgspec.Struct, frozen=True):
    """What the cookie says: who, how often that person has had older cookies made worthless, and since when."""

    person: str
    epoch: int
    issued: int
    id: str
    """Tells this cookie from all others: its signature."""


def new_person() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(PERSON_BYTES)


def _value(cookies: str, wanted: str = COOKIE) -> str:
    """The value of our cookie in a `Cookie` header; the parser for all cookies is slow, and ours has no odd signs."""
    for cookie in cookies.split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == wanted:
            return value
    return ""


class Auth:
    def __init__(self, settings: Settings) -> None:
        self._key = settings.key
        self._origins = frozenset(settings.origins)
        self._epochs: dict[str, int] = {}
        """For those who have made an account or changed their password: only cookies of this number hold."""
        self._ended: dict[str, float] = {}
        """Cookies that were logged out, and when each would have run out."""
        self.is_secure = settings.secure

    def sign_cookie(self, person: str) -> str:
        # Without the last part two browsers that log in within one second would have the same cookie.
        parts = (person, self._epochs.get(person, 0), int(time.time()), secrets.token_urlsafe(SESSION_BYTES))
        body = ".".join(map(str, parts))
        return f"{body}.{self._sign('cookie', body)}"

    def read(self, value: str) -> Session | None:
        """Who a cookie's value names; None when it was not signed here."""
        body, _, signature = value.rpartition(".")
        person, epoch, issued = [*body.split("."), "", "", ""][:3]
        if not (person and epoch.isdecimal() and issued.isdecimal()):
            return None
        if not hmac.compare_digest(signature.encode(), self._sign("cookie", body).encode()):
            return None
        return Session(person, int(epoch), int(issued), signature)

    def raise_epoch(self, person: str, epoch: int) -> bool:
        """Cookies of a person with a smaller number do not hold any more; whether that is news."""
        if epoch <= self._epochs.get(person, 0):
            return False
        self._epochs[person] = epoch
        return True

    def revoke(self, session: str, until: float) -> bool:
        """A cookie does not hold any more, until it would have run out anyway; whether that is news."""
        if session in self._ended:
            return False
        self._ended[session] = until
        if len(self._ended) % MANY_ENDED == 0:
            now = time.time()
            self._ended = {ended: moment for ended, moment in self._ended.items() if moment > now}
        return True

    def _sign(self, purpose: str, body: str) -> str:
        digest = hmac.digest(self._key, f"{purpose} {body}".encode(), "sha256")
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    def set_cookie(self, person: str) -> str:
        """The header line that gives a browser its cookie."""
        return self._header_line(COOKIE, self.sign_cookie(person), "/")

    def _header_line(self, name: str, value: str, path: str) -> str:
        secure = "; Secure" if self.is_secure else ""
        return f"{name}={value}; Path={path}; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"

    def session_of(self, cookies: str) -> Session | None:
        """The session in a `Cookie` header, if it still holds."""
        session = self.read(_value(cookies))
        # A larger number was given out by another node, of which this one will hear.
        if session is None or session.epoch < self._epochs.get(session.person, 0) or session.id in self._ended:
            return None
        return session if time.time() < session.issued + COOKIE_SECONDS else None

    def person_of(self, cookies: str) -> str:
        """The person whom a `Cookie` header names; empty for a stranger."""
        session = self.session_of(cookies)
        return "" if session is None else session.person

    def seal(self, purpose: str, body: bytes, seconds: float) -> str:
        """Something for a browser to keep for a while, which nobody else can have written."""
        written = f"{int(time.time() + seconds)}.{base64.urlsafe_b64encode(body).decode().rstrip('=')}"
        return f"{written}.{self._sign(purpose, written)}"

    def unseal(self, purpose: str, value: str) -> bytes | None:
        """What was kept; None when it was not written here, or has run out."""
        written, _, signature = value.rpartition(".")
        until, _, body = written.partition(".")
        if not hmac.compare_digest(signature.encode(), self._sign(purpose, written).encode()):
            return None
        return base64.urlsafe_b64decode(body + "=" * (-len(body) % 4)) if time.time() < int(until) else None

    def flow_cookie(self, name: str, value: str, path: str, seconds: int) -> str:
        """The header line of a cookie that is kept for a short while."""
        secure = "; Secure" if self.is_secure else ""
        return f"{name}={value}; Path={path}; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"

    def set_device_cookie(self, person: str) -> str:
        """The header line that lets a browser be known to an account, also when it is logged out."""
        device = secrets.token_urlsafe(SESSION_BYTES)
        return self._header_line(DEVICE_COOKIE, f"{device}.{self._sign_device(device, person)}", "/api/me")

    def device_of(self, cookies: str, person: str) -> str:
        """The browser in a `Cookie` header, if it has logged in to an account since its last password; or empty."""
        device, _, signature = _value(cookies, DEVICE_COOKIE).partition(".")
        expected = self._sign_device(device, person)
        return device if device and hmac.compare_digest(signature.encode(), expected.encode()) else ""

    def _sign_device(self, device: str, person: str) -> str:
        return self._sign("device", f"{device} {person} {self._epochs.get(person, 0)}")

    def origin_of(self, address: str) -> str:
        """What tells requests from one address from others, without telling the address.

        In IPv6 one household has a whole network (64 bits).
        """
        try:
            network = str(ip_network((address, 64 if ":" in address else 32), strict=False))
        except ValueError:
            network = address
        return self._sign("origin", network)[:ORIGIN_LENGTH]

    def check_origin(self, origin: str, host: str) -> None:
        """A browser says which page a request comes from: it must be ours. Programs say nothing."""
        if not origin or origin in self._origins:
            return
        parts = urlsplit(origin)
        if parts.scheme in ("http", "https") and parts.netloc == host:
            return
        raise ForeignOrigin("this page may not speak to this server", "Origin")


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str:
    """The value of a raw header; empty when there is none."""
    return next((value.decode("latin-1") for key, value in headers if key == name), "")
