"""Lost passwords: links that set another one, by an operator or, where there is a mail server, by e-mail."""

from __future__ import annotations

import contextlib

from sqlalchemy import Connection

from kamishima.server.infra.rate_limits import Rates
from kamishima.server.moderation import acts
from kamishima.server.moderation.mail import Mailer, good_address
from kamishima.server.protocol.errors import BadLink, NotOffered, Unavailable
from kamishima.server.store import accounts as stored
from kamishima.server.store import moderation
from kamishima.server.store.reader import Reader
from kamishima.server.store.writer import Writer
from kamishima.server.tables.accounts import Accounts

RESET_SECONDS = 3600.0
CONFIRM_SECONDS = 86400.0
MAIL_RATE, MAIL_BURST = 1 / 600, 3.0
"""So many messages one account is sent: nobody's mailbox is filled by somebody who knows the login."""


class Recovery:
    def __init__(self, writer: Writer, reader: Reader, accounts: Accounts, mailer: Mailer, address: str) -> None:
        self._writer = writer
        self._reader = reader
        self._accounts = accounts
        self._mailer = mailer
        self._address = address
        """Where the page is, for links: what a request says about that could be anybody's."""
        self._rates = Rates(MAIL_RATE, MAIL_BURST)

    @property
    def has_mail(self) -> bool:
        return self._mailer.is_on

    async def email_of(self, person: str) -> str:
        return await self._reader.run(moderation.email_of, person) if person and self.has_mail else ""

    async def reset(self, token: str, password: str) -> str:
        """Set another password by a link; whose it is."""

        def whose(connection: Connection) -> str:
            person, _ = _used(connection, token, "reset")
            moderation.note(connection, person, "reset", person=person)
            return person

        return await self._accounts.set_password(whose, password)

    async def send_link(self, name: str, language: str) -> None:
        """Send a link to the confirmed address of a login, or for all accounts of an address; tells nobody whether."""
        for person in await self._reader.run(_people_named, name.strip()):
            if self._rates.take(person) > 0:
                continue
            with contextlib.suppress(Unavailable):  # it is in the log; whoever asked is told nothing
                await self._send_reset(person, language)

    async def _send_reset(self, person: str, language: str) -> None:
        def work(connection: Connection) -> tuple[str, str, str]:
            token, _ = acts.make_token(connection, person, "reset", RESET_SECONDS)
            return token, moderation.email_of(connection, person), stored.login_of(connection, person)

        token, email, login = await self._writer.do(work)
        await self._mailer.send(email, "reset", language, login=login, link=f"{self._address}/reset#{token}")

    async def set_email(self, person: str, email: str, password: str, language: str) -> None:
        """Ask for an address to be confirmed; an empty one is forgotten at once."""
        self.check_mail()
        login = await self._accounts.check_own_password(person, password)
        if not email:
            await self._writer.do(lambda connection: moderation.set_email(connection, person, ""))
            return
        address = good_address(email)
        self._rates.check(person)

        def work(connection: Connection) -> tuple[str, float]:
            return acts.make_token(connection, person, "email", CONFIRM_SECONDS, detail=address)

        token, _ = await self._writer.do(work)
        await self._mailer.send(address, "confirm", language, login=login, link=f"{self._address}/confirm#{token}")

    async def confirm(self, token: str) -> None:
        """Take an address as that of the account which asked for it."""

        def work(connection: Connection) -> None:
            person, address = _used(connection, token, "email")
            moderation.set_email(connection, person, address)

        await self._writer.do(work)

    def check_mail(self) -> None:
        if not self.has_mail:
            raise NotOffered("this server sends no messages; ask its operator for a link")


def _used(connection: Connection, token: str, purpose: str) -> tuple[str, str]:
    found = moderation.use_token(connection, acts.hash_of(token), purpose)
    if found is None or not stored.login_of(connection, found[0]):
        raise BadLink("this link was used already, or has run out; ask for another one", "token")
    return found


def _people_named(connection: Connection, name: str) -> list[str]:
    """Those who have a confirmed address, by their login or by that address."""
    if "@" in name:
        local, _, domain = name.rpartition("@")
        return moderation.people_of_email(connection, f"{local}@{domain.lower()}")
    known = stored.find(connection, name.casefold())
    return [known[0]] if known is not None and moderation.email_of(connection, known[0]) else []
