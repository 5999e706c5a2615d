"""All parts of a running server, put together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Coroutine

from kamishima.core.errors import KamishimaError
from kamishima.server import history
from kamishima.server.accounts import Accounts, Passwords
from kamishima.server.auth import Auth
from kamishima.server.bus import Bus, LocalBus
from kamishima.server.chat import ChatRoom
from kamishima.server.config import Settings
from kamishima.server.daily import Daily
from kamishima.server.garbage import Broom
from kamishima.server.job_pool import JobPool
from kamishima.server.limits import Doors, Gate, Rates
from kamishima.server.minder import Minder
from kamishima.server.room import Room
from kamishima.server.rooms import Rooms
from kamishima.server.sessions import Sessions
from kamishima.server.store import matches, probe
from kamishima.server.store.engine import migrate, reading_engine, writing_engine
from kamishima.server.store.reader import Reader
from kamishima.server.store.writer import Writer
from kamishima.server.tables import Tables
from kamishima.server.telling import Listener
from kamishima.server.trials import Trials
from kamishima.server.vacancies import Vacancies
from kamishima.server.workers import BotPool

log = logging.getLogger(__name__)


class Service:
    """One node. Made on its event loop by `Service.open`."""

    def __init__(self, settings: Settings, bus: Bus) -> None:
        loop = asyncio.get_running_loop()
        limits = settings.limits
        self.settings = settings
        self.began = time.time()
        self.auth = Auth(settings)
        self.bus = bus
        self.pool = BotPool(settings.bot_workers, settings.bot_seconds)
        self.jobs = JobPool()
        self.trials = Trials()
        self.writer = Writer(writing_engine(settings.database), loop)
        self.reader = Reader(reading_engine(settings.database))
        self.reading, self.writing = probe.reading(self.reader), probe.writing(self.writer)
        self.rooms = Rooms(self.writer, self.reader, bus, settings.room_seconds)
        self.sessions = Sessions(self.writer, self.reader, self.auth, self.rooms.dismiss)
        passwords = Passwords(limits.password_rate, limits.password_burst) if settings.limited else None
        self.accounts = Accounts(self.writer, self.reader, self.sessions, passwords)
        self.tables = Tables(self.writer, self.rooms, limits if settings.limited else None)
        self.vacancies = Vacancies(settings, self.writer, self.reader, self.rooms, self.tables)
        self.daily = Daily(self.writer, self.reader)
        most = (limits.connections_each, limits.connections_each_address) if settings.limited else (1_000_000,) * 2
        self.doors = Doors(*most)
        self.trying = Gate(1 if settings.limited else 1_000_000)
        """Everybody has one trial at a time."""
        self.requests = Rates(limits.request_rate, limits.request_burst)
        self.handshakes = Rates(limits.handshake_rate, limits.handshake_burst)
        self.costly = Rates(limits.costly_rate, limits.costly_burst)
        self.chat = ChatRoom(
            self.writer, self.rooms, Rates(limits.chat_rate, limits.chat_burst) if settings.limited else None
        )
        self.answers: Counter[int] = Counter()
        """How often each HTTP status was answered."""
        self.is_stopping = False
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, settings: Settings) -> Service:
        """Start a node: the database is brought up to date first."""
        await asyncio.to_thread(migrate, settings.database)
        service = cls(settings, make_bus(settings))
        await service.sessions.look()
        await service.rooms.open(Minder(service.pool, service.bus, service.tables.sit_in))
        service.keep(Broom(service.writer).sweep_for_ever())
        service.keep(service.vacancies.look_for_ever())
        if service.bus.is_shared:
            service.keep(service.sessions.look_for_ever())
        return service

    async def close(self) -> None:
        """Stop: listeners are sent away, what waits is written, workers go home."""
        self.is_stopping = True
        await self.vacancies.close()
        await self.rooms.close()
        await self.pool.close()
        await self.jobs.close()
        for task in list(self._tasks):
            task.cancel()
        await self.writer.close()
        await self.reader.close()

    def resync(self, room: Room, listener: Listener, since: int | None) -> None:
        """Send everything, with the steps since an index; old ones are read from the log first."""
        if since is None or (since >= room.oldest_recent and not self._is_behind(room, since)):
            listener.push(room.hello(listener, since))
            return
        self.keep(self._resync_from_log(room, listener, since))

    def _is_behind(self, room: Room, since: int) -> bool:
        """Whether somebody may have seen more of a match on another node than this one knows."""
        return self.bus.is_shared and since > room.index

    async def catch_up(self, room: Room, since: int | None) -> None:
        """Read the log first where somebody has seen more of it: nobody is shown an older position than before."""
        if since is not None and self._is_behind(room, since):
            await room.renewed()

    def keep(self, errand: Coroutine[None, None, None]) -> None:
        """Do something beside everything else; it is cancelled when the node stops."""
        task = asyncio.get_running_loop().create_task(errand)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _resync_from_log(self, room: Room, listener: Listener, since: int) -> None:
        try:
            await self.catch_up(room, since)
            until = room.oldest_recent
            if since >= until:
                listener.push(room.hello(listener, since))
                return
            entries = await self.reader.ask(matches.load_entries, room.id, 0)
            older = await asyncio.to_thread(history.told, room.game, entries[:until], listener.audience, since)
            listener.push(room.hello(listener, since, older, until))
        except KamishimaError as error:
            listener.close(error.message)


def make_bus(settings: Settings) -> Bus:
    """The bus that the settings ask for."""
    if not settings.valkey:
        return LocalBus()
    from kamishima.server.bus_valkey import ValkeyBus  # noqa: PLC0415  # an extra that one node does not need

    return ValkeyBus(settings.valkey)
