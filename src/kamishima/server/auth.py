"""Who somebody is: a guest or an account, by a signed cookie; and whether a request comes from our own page."""

from __future__ import annotations

import base64
import hmac
import secrets
import time
from collections.abc import Iterable
from urllib.parse import urlsplit

import msgspec

from kamishima.server.config import Settings
from kamishima.server.errors import ForeignOrigin

COOKIE = "kamishima"
HEADER = "X-Kamishima"
COOKIE_SECONDS = 400 * 86400  # browsers keep no cookie longer
PERSON_BYTES = 12


class Badge(msgspec.Struct, frozen=True):
    """What the cookie says: who, how often that person has had older cookies made worthless, and since when."""

    person: str
    epoch: int
    issued: int


def new_person() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(PERSON_BYTES)


def _value(cookies: str) -> str:
    """The value of our cookie in a `Cookie` header; the parser for all cookies is slow, and ours has no odd signs."""
    for cookie in cookies.split(";"):
        name, _, value = cookie.strip().partition("=")
        if name == COOKIE:
            return value
    return ""


class Auth:
    """Makes and reads cookies, and checks origins."""

    def __init__(self, settings: Settings) -> None:
        self._key = settings.key
        self._origins = frozenset(settings.origins)
        self._epochs: dict[str, int] = {}
        """For those who have changed their password: only cookies of this number hold."""
        self.is_secure = settings.secure

    # -- cookies ---------------------------------------------------------------------------------------------------

    def seal(self, person: str) -> str:
        """The cookie's value for a person."""
        body = f"{person}.{self._epochs.get(person, 0)}.{int(time.time())}"
        return f"{body}.{self._sign(body)}"

    def read(self, value: str) -> Badge | None:
        """Who a cookie's value names; None when it was not sealed here."""
        body, _, signature = value.rpartition(".")
        person, epoch, issued = [*body.split("."), "", "", ""][:3]
        if not (person and epoch.isdecimal() and issued.isdecimal()):
            return None
        if not hmac.compare_digest(signature.encode(), self._sign(body).encode()):
            return None
        return Badge(person, int(epoch), int(issued))

    def heed(self, person: str, epoch: int) -> bool:
        """Cookies of a person with a smaller number do not hold any more; whether that is news."""
        if epoch <= self._epochs.get(person, 0):
            return False
        self._epochs[person] = epoch
        return True

    def _sign(self, body: str) -> str:
        digest = hmac.digest(self._key, b"cookie " + body.encode(), "sha256")
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    def set_cookie(self, person: str) -> str:
        """The header line that gives a browser its cookie."""
        secure = "; Secure" if self.is_secure else ""
        return f"{COOKIE}={self.seal(person)}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}"

    def person_of(self, cookies: str) -> str:
        """The person whom a `Cookie` header names; empty for a stranger."""
        badge = self.read(_value(cookies))
        # A larger number was given out by another node, of which this one will hear.
        return "" if badge is None or badge.epoch < self._epochs.get(badge.person, 0) else badge.person

    # -- origins ---------------------------------------------------------------------------------------------------

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
