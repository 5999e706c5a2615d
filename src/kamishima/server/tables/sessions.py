"""Which cookies still hold: they are signed and not stored, so what is stored is which of them have been ended.

A look-up for each request would cost more than all the rest of most requests. So every node keeps what was ended in
memory, reads it when it starts, and looks every few seconds for what other nodes have ended since.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable

from kamishima.core.errors import KamishimaError
from kamishima.server.infra.auth import COOKIE_SECONDS, Auth, Session
from kamishima.server.store import accounts as stored
from kamishima.server.store.reader import Reader
from kamishima.server.store.writer import Writer

REFRESH_SECONDS = 2.0
OVERLAP_SECONDS = 60.0
"""Clocks of nodes differ, and a transaction is seen some time after the moment that it notes: so much is read again."""
LOGGED_OUT = "you have been logged out"


class Sessions:
    """What makes cookies worthless: logging out, another password, an account in place of a guest."""

    def __init__(
        self, writer: Writer, reader: Reader, auth: Auth, disconnect: Callable[[str, str | None], None]
    ) -> None:
        self._writer = writer
        self._reader = reader
        self._auth = auth
        self._disconnect = disconnect
        """Closes the sockets of a person."""
        self._refreshed = 0.0

    async def revoke(self, session: Session) -> None:
        """Log a browser out: whoever else has its cookie can do nothing with it any more."""
        until = float(session.issued + COOKIE_SECONDS)
        await self._writer.do(lambda connection: stored.revoke_session(connection, session.id, session.person, until))
        self._ended(session.id, session.person, until)

    def _ended(self, session: str, person: str, until: float) -> None:
        # A socket does not know its cookie: those of other browsers are closed too, and connect again by themselves.
        if self._auth.revoke(session, until):
            self._disconnect(LOGGED_OUT, person)

    def raise_epoch(self, person: str, epoch: int) -> None:
        """Cookies of a person with a smaller number do not hold any more: whoever came by one has to come again."""
        if self._auth.raise_epoch(person, epoch):
            self._disconnect(LOGGED_OUT, person)

    async def refresh(self) -> None:
        """Read what was ended since the last time, here or on another node."""
        since, now = self._refreshed - OVERLAP_SECONDS, time.time()
        for person, epoch in (await self._reader.run(stored.epochs, since)).items():
            self.raise_epoch(person, epoch)
        for session, person, until in await self._reader.run(stored.ended_sessions, since):
            self._ended(session, person, until)
        self._refreshed = now

    async def refresh_forever(self) -> None:
        """Another node may have ended some."""
        while True:
            await asyncio.sleep(REFRESH_SECONDS)
            with contextlib.suppress(KamishimaError):  # the database is away for a moment
                await self.refresh()
