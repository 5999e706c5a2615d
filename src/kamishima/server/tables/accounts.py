"""Named accounts: with one, a seat can be reached from another device."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Connection

from kamishima.server.infra.auth import new_person
from kamishima.server.infra.rate_limits import Rates
from kamishima.server.protocol.errors import NotFound, TooMany, WrongPassword
from kamishima.server.store import accounts as stored
from kamishima.server.store import moderation
from kamishima.server.store.reader import Reader
from kamishima.server.store.writer import Writer
from kamishima.server.tables.names import good_login
from kamishima.server.tables.sessions import Sessions

AT_ONCE = 2
"""Hashing takes much memory on purpose: so many passwords are hashed at the same time."""

DeviceOf = Callable[[str], str]
"""The browser that asks, if it is known to a person; empty for one that is not."""


class Passwords:
    """How often a wrong password may be tried for one login.

    All browsers that have never logged in to it share one allowance, so that many addresses have no more guesses than
    one. Each browser that has logged in before has its own: whoever guesses cannot keep the owner out.
    """

    def __init__(self, rate: float, burst: float) -> None:
        self._rates = Rates(rate, burst)

    def try_one(self, login: str, device: str) -> None:
        """Count an attempt before it is made: many at once are no way around it."""
        wait = self._rates.take(f"{login} {device}")
        if wait > 0:
            where = "this browser" if device else "browsers that have not logged in to this account before"
            raise TooMany(f"too many wrong passwords from {where}; wait {wait:.0f} seconds", wait)

    def was_right(self, login: str, device: str) -> None:
        """Only wrong passwords count."""
        self._rates.give_back(f"{login} {device}")


HASHING_KIBIBYTES = 32 * 1024
"""More than OWASP asks for with three rounds, and less than the 50 MB that one request may take."""


class Accounts:
    def __init__(self, writer: Writer, reader: Reader, sessions: Sessions, passwords: Passwords | None) -> None:
        self._writer = writer
        self._reader = reader
        self._sessions = sessions
        self._passwords = passwords
        self._hasher = PasswordHasher(memory_cost=HASHING_KIBIBYTES)
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._nobody: str | None = None

    async def login_of(self, person: str) -> str:
        return await self._reader.run(stored.login_of, person) if person else ""

    async def register(self, person: str, login: str, password: str) -> str:
        """Make an account of a guest, who keeps the seats; the login as it is stored.

        Somebody may know the cookie of the guest, or have put it there: it is not that of the account.
        """
        login = good_login(login)
        hashed = await self._hash(password)

        def work(connection: Connection) -> int:
            stored.add(connection, login, person, hashed)
            return stored.next_epoch(connection, person)

        self._sessions.raise_epoch(person, await self._writer.do(work))
        return login

    async def log_in(self, login: str, password: str, device_of: DeviceOf) -> str:
        login = good_login(login)
        found = await self._reader.run(stored.find, login)
        person, hashed = found or ("", await self._hash_of_nobody())
        device = device_of(person) if person else ""
        if self._passwords is not None:
            self._passwords.try_one(login, device)
        # An unknown login takes as long as a wrong password, so that nobody learns which logins there are.
        if not await self._check(hashed, password) or not person:
            raise WrongPassword("no account has this login and this password", "password")
        if self._passwords is not None:
            self._passwords.was_right(login, device)
        return person

    async def change_password(self, person: str, old: str, new: str) -> None:
        """Set another password; whoever knew the old one, and has a cookie by it, is logged out."""
        login = await self._own_login(person)
        await self.log_in(login, old, _is_logged_in)
        hashed = await self._hash(new)

        def work(connection: Connection) -> int:
            stored.change_password(connection, login, hashed)
            return stored.next_epoch(connection, person)

        self._sessions.raise_epoch(person, await self._writer.do(work))

    async def set_password(self, whose: Callable[[Connection], str], password: str) -> str:
        """Set the password of whoever is found in the same transaction; every browser of theirs is logged out."""
        hashed = await self._hash(password)

        def work(connection: Connection) -> tuple[str, int]:
            person = whose(connection)
            stored.change_password(connection, stored.login_of(connection, person), hashed)
            return person, stored.next_epoch(connection, person)

        person, epoch = await self._writer.do(work)
        self._sessions.raise_epoch(person, epoch)
        return person

    async def check_own_password(self, person: str, password: str) -> str:
        """The login of somebody who knows its password."""
        login = await self._own_login(person)
        await self.log_in(login, password, _is_logged_in)
        return login

    async def rename(self, person: str, login: str, password: str) -> str:
        """Give an account another login; the new one as it is stored."""
        login, old = good_login(login), await self.check_own_password(person, password)
        await self._writer.do(lambda connection: stored.rename(connection, old, login))
        return login

    async def remove(self, person: str, password: str) -> None:
        """Forget an account; the seats stay with this browser."""
        login = await self._own_login(person)
        await self.log_in(login, password, _is_logged_in)

        def work(connection: Connection) -> None:
            stored.remove(connection, login)
            moderation.forget_person(connection, person)

        await self._writer.do(work)

    async def check_owner(self, person: str, password: str) -> None:
        """Whoever has a password must know it; a guest has none, nor who has only ever come from a provider."""
        login = await self.login_of(person)
        known = await self._reader.run(stored.find, login) if login else None
        if known is not None and known[1]:
            await self.log_in(login, password, _is_logged_in)

    async def _own_login(self, person: str) -> str:
        login = await self.login_of(person)
        if not login:
            raise NotFound("you are a guest and have no account")
        return login

    async def _hash_of_nobody(self) -> str:
        self._nobody = self._nobody or await self._hash(new_person())
        return self._nobody

    async def _hash(self, password: str) -> str:
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _check(self, hashed: str, password: str) -> bool:
        async with self._turns:
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except (Argon2Error, InvalidHashError):
                return False


def _is_logged_in(_person: str) -> str:
    """Whoever has the account's cookie is known to it."""
    return "logged in"
