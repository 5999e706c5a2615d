"""Named accounts: with one, a seat can be reached from another device."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Connection

from kamishima.server.auth import new_person
from kamishima.server.errors import NotFound, WrongPassword
from kamishima.server.names import good_login
from kamishima.server.store import accounts as stored
from kamishima.server.store.reader import Reader
from kamishima.server.store.writer import Writer

AT_ONCE = 2
"""Hashing takes much memory on purpose: so many passwords are hashed at the same time."""


class Accounts:
    """Registering, logging in, and passwords."""

    def __init__(self, writer: Writer, reader: Reader, heed: Callable[[str, int], None]) -> None:
        self._writer = writer
        self._reader = reader
        self._heed = heed
        """Hears of a person whose cookies hold from a number on."""
        self._hasher = PasswordHasher()
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._nobody: str | None = None

    async def login_of(self, person: str) -> str:
        """The login of a person; empty for a guest."""
        return await self._reader.ask(stored.login_of, person) if person else ""

    async def register(self, person: str, login: str, password: str) -> str:
        """Make an account of a guest, who keeps the seats of this browser; the login as it is stored."""
        login = good_login(login)
        hashed = await self._hash(password)
        await self._writer.do(lambda connection: stored.add(connection, login, person, hashed))
        return login

    async def log_in(self, login: str, password: str) -> str:
        """The person of an account."""
        login = good_login(login)
        found = await self._reader.ask(stored.find, login)
        if found is None:
            # An unknown login takes as long as a wrong password, so that nobody learns which logins there are.
            self._nobody = self._nobody or await self._hash(new_person())
            await self._check(self._nobody, password)
            raise WrongPassword("no account has this login and this password", "password")
        person, hashed = found
        if not await self._check(hashed, password):
            raise WrongPassword("no account has this login and this password", "password")
        return person

    async def change_password(self, person: str, old: str, new: str) -> None:
        """Set another password; whoever knew the old one, and has a cookie by it, is logged out."""
        login = await self._own_login(person)
        await self.log_in(login, old)
        hashed = await self._hash(new)

        def work(connection: Connection) -> int:
            stored.change_password(connection, login, hashed)
            return stored.renew_badge(connection, person)

        self._heed(person, await self._writer.do(work))

    async def look_at_badges(self) -> None:
        """See whose cookies hold from which number on: another node may have renewed some."""
        for person, epoch in (await self._reader.ask(stored.epochs)).items():
            self._heed(person, epoch)

    async def remove(self, person: str, password: str) -> None:
        """Forget an account; the seats stay with this browser."""
        login = await self._own_login(person)
        await self.log_in(login, password)
        await self._writer.do(lambda connection: stored.remove(connection, login))

    async def _own_login(self, person: str) -> str:
        login = await self.login_of(person)
        if not login:
            raise NotFound("you are a guest and have no account")
        return login

    async def _hash(self, password: str) -> str:
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _check(self, hashed: str, password: str) -> bool:
        async with self._turns:
            try:
                return await asyncio.to_thread(self._hasher.verify, hashed, password)
            except (Argon2Error, InvalidHashError):
                return False
