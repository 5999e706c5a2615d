"""All parts of a running server, put together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Coroutine
from typing import TYPE_CHECKING

import msgspec

from kamishima.core.errors import KamishimaError
from kamishima.server.bots.pool import BotPool
from kamishima.server.infra.auth import Auth
from kamishima.server.infra.bus import Bus
from kamishima.server.infra.config import Settings
from kamishima.server.infra.gc_schedule import GcSchedule
from kamishima.server.infra.rate_limits import ConnectionLimit, ConnectionLimits, Rates
from kamishima.server.infra.timings import Timings
from kamishima.server.infra.tracing import make_tracer
from kamishima.server.match import history
from kamishima.server.match.autoplay import AutoPlayer
from kamishima.server.match.broadcast import Subscriber
from kamishima.server.match.room import Room
from kamishima.server.match.rooms import Rooms
from kamishima.server.match.turns import note_turns
from kamishima.server.moderation.desk import Desk
from kamishima.server.moderation.mail import Mailer
from kamishima.server.moderation.recovery import Recovery
from kamishima.server.moderation.standing import Standing
from kamishima.server.moderation.table_people import TablePeople
from kamishima.server.retention.erasure import Eraser
from kamishima.server.retention.sealing import Sealer
from kamishima.server.retention.sweep import Sweep
from kamishima.server.store import house_packs, matches, probe
from kamishima.server.store.engine import migrate, reading_engine, writing_engine
from kamishima.server.store.reader import Reader
from kamishima.server.store.writer import Writer
from kamishima.server.tables.accounts import Accounts, Passwords
from kamishima.server.tables.chat import ChatRoom
from kamishima.server.tables.daily import Daily
from kamishima.server.tables.empty_tables import EmptyTables
from kamishima.server.tables.job_pool import JobPool
from kamishima.server.tables.sessions import Sessions
from kamishima.server.tables.tables import Tables
from kamishima.server.tables.trials import Trials

if TYPE_CHECKING:
    from kamishima.server.moderation.oidc import Provider

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
        self.sessions = Sessions(self.writer, self.reader, self.auth, self.rooms.disconnect)
        passwords = Passwords(limits.password_rate, limits.password_burst) if settings.limited else None
        self.accounts = Accounts(self.writer, self.reader, self.sessions, passwords)
        self.recovery = Recovery(self.writer, self.reader, self.accounts, Mailer(settings), settings.address)
        self.provider = make_provider(settings)
        self.tables = Tables(self.writer, self.rooms, limits if settings.limited else None)
        self.standing = Standing(self.reader, self.rooms, self.sessions.refresh)
        self.sealer = Sealer(self.writer, self.reader, self.rooms, self.jobs)
        self.desk = Desk(self.writer, self.reader, self.rooms, self.standing, sealer=self.sealer)
        self.table_people = TablePeople(self.writer, self.reader, self.rooms, self.standing)
        self.empty_tables = EmptyTables(settings, self.writer, self.reader, self.rooms, self.tables)
        self.daily = Daily(self.writer, self.reader)
        self.eraser = Eraser(self.writer, self.reader, self.rooms, self.sessions)
        self.sweep = Sweep(
            settings.retention, self.writer, self.reader, self.rooms, sealer=self.sealer, eraser=self.eraser
        )
        most = (limits.connections_each, limits.connections_each_address) if settings.limited else (1_000_000,) * 2
        self.connections = ConnectionLimits(*most)
        self.trials_running = ConnectionLimit(1 if settings.limited else 1_000_000)
        """Everybody has one trial at a time."""
        self.requests = Rates(limits.request_rate, limits.request_burst)
        self.handshakes = Rates(limits.handshake_rate, limits.handshake_burst)
        self.costly = Rates(limits.costly_rate, limits.costly_burst)
        self.chat = ChatRoom(
            self.writer, self.rooms, Rates(limits.chat_rate, limits.chat_burst) if settings.limited else None
        )
        self.answers: Counter[int] = Counter()
        self.timings = Timings(self.writer.count)
        self.tracer = self.writer.count.tracer = make_tracer(settings)
        self.is_stopping = False
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, settings: Settings) -> Service:
        """Start a node: the database is brought up to date first."""
        await asyncio.to_thread(migrate, settings.database)
        service = cls(settings, make_bus(settings))
        packs = await asyncio.to_thread(house_packs.installed)
        await service.writer.do(lambda connection: house_packs.keep(connection, packs))
        await service.sessions.refresh()
        await service.standing.open()
        await service.rooms.open(AutoPlayer(service.pool, service.bus, service.tables.substitute_bot))
        writer = service.writer
        service.spawn(GcSchedule(lambda: writer.is_busy, lambda: writer.count.commits).run())
        service.spawn(service.empty_tables.run())
        service.spawn(service.sweep.run())
        service.spawn(service.timings.run())
        service.spawn(note_turns(service.reader, writer))
        service.spawn(service.standing.refresh_forever())
        if service.bus.is_shared:
            service.spawn(service.sessions.refresh_forever())
        return service

    async def close(self) -> None:
        """Disconnect everybody, write what waits, and stop the workers."""
        self.is_stopping = True
        await self.empty_tables.close()
        await self.rooms.close()
        await self.pool.close()
        await self.jobs.close()
        for task in list(self._tasks):
            task.cancel()
        await self.writer.close()
        await self.reader.close()
        if self.tracer is not None:
            await asyncio.to_thread(self.tracer.close)

    async def log_in_by_provider(self, kept: bytes, code: str, state: str, guest: str) -> str:
        """Whose account belongs to somebody who comes back from the provider."""
        from kamishima.server.moderation import oidc  # noqa: PLC0415  # see `make_provider`

        assert self.provider is not None
        identity = await self.provider.finish(code, state, msgspec.json.decode(kept, type=oidc.Pending))
        person, epoch = await oidc.person_of(self.writer, identity, guest)
        if epoch:
            self.sessions.raise_epoch(person, epoch)
        return person

    def resync(self, room: Room, subscriber: Subscriber, since: int | None) -> None:
        """Send everything, with the steps since an index; old ones are read from the log first."""
        if since is None or (since >= room.oldest_recent and not self._is_behind(room, since)):
            subscriber.push(room.hello(subscriber, since))
            return
        self.spawn(self._resync_from_log(room, subscriber, since))

    def _is_behind(self, room: Room, since: int) -> bool:
        """Whether somebody may have seen more of a match on another node than this one knows."""
        return self.bus.is_shared and since > room.index

    async def catch_up(self, room: Room, since: int | None) -> None:
        """Read the log first where somebody has seen more of it: nobody is shown an older position than before."""
        if since is not None and self._is_behind(room, since):
            await room.refreshed()

    def spawn(self, coroutine: Coroutine[None, None, None]) -> None:
        """Do something beside everything else; it is cancelled when the node stops."""
        task = asyncio.get_running_loop().create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _resync_from_log(self, room: Room, subscriber: Subscriber, since: int) -> None:
        try:
            await self.catch_up(room, since)
            until = room.oldest_recent
            if since >= until:
                subscriber.push(room.hello(subscriber, since))
                return
            entries = await self.reader.run(matches.load_entries, room.id, 0)
            older = await asyncio.to_thread(history.told, room.game, entries[:until], subscriber.audience, since)
            subscriber.push(room.hello(subscriber, since, older, until))
        except KamishimaError as error:
            subscriber.close(error.message)


def make_provider(settings: Settings) -> Provider | None:
    """Where people can log in as well, if the settings name a place."""
    if not settings.oidc_issuer:
        return None
    from kamishima.server.moderation.oidc import Provider  # noqa: PLC0415  # an extra that few servers need

    return Provider(settings)


def make_bus(settings: Settings) -> Bus:
    if not settings.valkey:
        return Bus()
    from kamishima.server.infra.bus_valkey import ValkeyBus  # noqa: PLC0415  # an extra that one node does not need

    return ValkeyBus(settings.valkey)
