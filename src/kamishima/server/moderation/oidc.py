"""Logging in with the accounts of a club or a school: OpenID Connect, the code flow with PKCE.

What belongs to one log-in is kept in a signed cookie of that browser, so that no node has to remember it.
"""

from __future__ import annotations

import base64
import hashlib
import re
import secrets
import time
from typing import Any
from urllib.parse import quote_plus, urlencode, urlsplit

import httpx
import msgspec
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet
from sqlalchemy import Connection

from kamishima.server.infra.auth import new_person
from kamishima.server.infra.config import Settings
from kamishima.server.protocol.errors import BadLink, Unavailable
from kamishima.server.store import accounts as stored
from kamishima.server.store import moderation
from kamishima.server.store.writer import Writer

ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "ES256", "ES384", "ES512", "EdDSA"]
"""Signatures with a public key: the client's secret signs nothing."""
TIMEOUT_SECONDS = 10.0
METADATA_SECONDS = 3600.0
LEEWAY_SECONDS = 60
BACK = "/api/me/oidc/back"
SHORTEST_LOGIN, LONGEST_LOGIN = 3, 28
FAILED = "logging in there did not work; try again"


class Pending(msgspec.Struct, frozen=True):
    """What a browser keeps while somebody is at the provider."""

    state: str
    nonce: str
    verifier: str


class Metadata(msgspec.Struct, frozen=True):
    """What a provider says about itself, as far as it is needed here."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str


class Identity(msgspec.Struct, frozen=True):
    issuer: str
    subject: str
    name: str
    """What they are called there; a login is made of it."""


class Provider:
    def __init__(self, settings: Settings) -> None:
        self._issuer = settings.oidc_issuer.rstrip("/")
        self._client = settings.oidc_client
        self._secret = settings.oidc_secret
        self._redirect = f"{settings.address}{BACK}"
        self.name = settings.oidc_name or urlsplit(settings.oidc_issuer).netloc
        self._metadata: Metadata | None = None
        self._until = 0.0

    async def begin(self) -> tuple[str, Pending]:
        """Where to send a browser, and what it keeps."""
        endpoint = (await self._discovered()).authorization_endpoint
        pending = Pending(secrets.token_urlsafe(16), secrets.token_urlsafe(16), secrets.token_urlsafe(48))
        asked = {
            "response_type": "code",
            "client_id": self._client,
            "redirect_uri": self._redirect,
            "scope": "openid profile",
            "state": pending.state,
            "nonce": pending.nonce,
            "code_challenge": challenge_of(pending.verifier),
            "code_challenge_method": "S256",
        }
        return f"{endpoint}{'&' if '?' in endpoint else '?'}{urlencode(asked)}", pending

    async def finish(self, code: str, state: str, pending: Pending) -> Identity:
        """Who came back: the provider's word is taken only with its signature."""
        if not code or not secrets.compare_digest(state.encode(), pending.state.encode()):
            raise BadLink(FAILED)
        try:
            token, keys = await self._fetch(code, pending.verifier)
            claims = jwt.decode(str(token["id_token"]), KeySet.import_key_set(keys), ALGORITHMS).claims
            await self._check(claims, pending.nonce)
        except (httpx.HTTPStatusError, JoseError, KeyError, TypeError, ValueError):
            raise BadLink(FAILED) from None
        except httpx.HTTPError:
            raise Unavailable("the provider does not answer; try again later") from None
        name = str(claims.get("preferred_username") or claims.get("nickname") or claims.get("name") or "player")
        return Identity(self._issuer, str(claims["sub"]), name)

    async def _check(self, claims: dict[str, Any], nonce: str) -> None:
        jwt.JWTClaimsRegistry(
            leeway=LEEWAY_SECONDS,
            iss={"essential": True, "value": (await self._discovered()).issuer},
            aud={"essential": True, "value": self._client},
            sub={"essential": True},
            exp={"essential": True},
            nonce={"essential": True, "value": nonce},
        ).validate(claims)

    async def _discovered(self) -> Metadata:
        """What the provider says about itself; asked again every hour."""
        if self._metadata is not None and time.monotonic() < self._until:
            return self._metadata
        try:
            async with httpx.AsyncClient(timeout=TIMEOUT_SECONDS) as client:
                answer = await client.get(f"{self._issuer}/.well-known/openid-configuration")
            found = msgspec.convert(answer.raise_for_status().json(), Metadata)
            if found.issuer.rstrip("/") != self._issuer:
                raise ValueError("this is another issuer")
            self._metadata, self._until = found, time.monotonic() + METADATA_SECONDS
        except (httpx.HTTPError, ValueError):  # msgspec's errors are among them
            raise Unavailable("the provider does not answer; try again later") from None
        return self._metadata

    async def _fetch(self, code: str, verifier: str) -> tuple[dict[str, Any], Any]:
        """The tokens for a code, and the keys that the provider signs with."""
        metadata = await self._discovered()
        form = {"grant_type": "authorization_code", "code": code, "redirect_uri": self._redirect}
        form |= {"code_verifier": verifier, "client_id": self._client}
        # RFC 6749, 2.3.1: both are encoded as in a form before they are put together.
        own = (
            httpx.BasicAuth(quote_plus(self._client), quote_plus(self._secret))
            if self._secret
            else httpx.USE_CLIENT_DEFAULT
        )
        async with httpx.AsyncClient(timeout=TIMEOUT_SECONDS) as client:
            token = await client.post(metadata.token_endpoint, data=form, auth=own)
            keys = await client.get(metadata.jwks_uri)
        return token.raise_for_status().json(), keys.raise_for_status().json()


def challenge_of(verifier: str) -> str:
    """What the provider is told of a verifier beforehand (RFC 7636)."""
    return base64.urlsafe_b64encode(hashlib.sha256(verifier.encode()).digest()).decode().rstrip("=")


async def person_of(writer: Writer, identity: Identity, guest: str) -> tuple[str, int]:
    """Whose account belongs to an identity, and its epoch if it is new: a guest keeps the seats, as with a password."""

    def work(connection: Connection) -> tuple[str, int]:
        known = moderation.person_of_identity(connection, identity.issuer, identity.subject)
        if known and stored.login_of(connection, known):
            return known, 0
        person = guest if guest and not stored.login_of(connection, guest) else new_person()
        stored.add(connection, free_login(connection, identity.name), person, "")
        moderation.add_identity(connection, identity.issuer, identity.subject, person)
        return person, stored.next_epoch(connection, person)

    return await writer.do(work)


def free_login(connection: Connection, name: str) -> str:
    """A login like a name: nobody has it yet."""
    plain = re.sub("[^a-z0-9._-]", "", name.casefold()).lstrip("._-")[:LONGEST_LOGIN]
    plain = plain if len(plain) >= SHORTEST_LOGIN else f"{plain}player"
    login, number = plain, 1
    while stored.find(connection, login) is not None:
        number += 1
        login = f"{plain}-{number}"
    return login
