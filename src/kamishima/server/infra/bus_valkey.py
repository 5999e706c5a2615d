"""A bus over Valkey (or Redis): publish and subscribe, and who is connected where."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from kamishima.core.errors import KamishimaError
from kamishima.server.infra.bus import Bus, OnNotice

PREFIX = "kamishima"
PRESENCE_SECONDS = 60
_FAILURES = (RedisError, OSError, asyncio.TimeoutError)

log = logging.getLogger(__name__)


class NoBus(KamishimaError):
    """Valkey cannot be reached."""

    code = "no-bus"


class ValkeyBus(Bus):
    """Of one node of several. Without Valkey every node goes on; nodes catch up with each other when it is back."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self._client = Redis.from_url(
            url.replace("valkey://", "redis://"), decode_responses=True, health_check_interval=15, socket_timeout=5
        )
        self._pubsub: PubSub = self._client.pubsub()
        self._node = secrets.token_hex(8)
        self._on_notice: OnNotice = lambda _table, _index: None
        self._on_lost: Callable[[], None] = lambda: None
        self._tables: set[str] = set()
        self._here: set[tuple[str, int]] = set()
        self._outbox: deque[tuple[str, ...]] = deque()
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._is_closed = False

    async def open(self, on_notice: OnNotice, on_lost: Callable[[], None]) -> None:
        self._on_notice, self._on_lost = on_notice, on_lost
        try:
            await self._pubsub.subscribe(f"{PREFIX}:all")
        except _FAILURES as error:
            raise NoBus(f"Valkey cannot be reached: {error}") from None
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(job) for job in (self._receive_forever(), self._send(), self._renew_presence())]

    async def subscribe(self, table: str) -> None:
        self._tables.add(table)
        async with self._request():  # when Valkey is back, all tables are subscribed to again
            await self._pubsub.subscribe(f"{PREFIX}:table:{table}")

    def unsubscribe(self, table: str) -> None:
        self._tables.discard(table)
        self._enqueue("unsubscribe", table)

    async def _receive_forever(self) -> None:
        while True:
            try:
                message = await self._pubsub.get_message(ignore_subscribe_messages=True, timeout=5.0)
            except _FAILURES:
                await self._reconnect()
            else:
                if message is not None:
                    self._receive(str(message["data"]))

    def _receive(self, text: str) -> None:
        node, _, rest = text.partition(" ")
        table, _, index = rest.partition(" ")
        if node != self._node and index.isdecimal():
            self._on_notice(table, int(index))

    async def _reconnect(self) -> None:
        """Subscribe again when Valkey is back, and let every room read its log."""
        log.warning("Valkey does not answer")
        while True:
            await asyncio.sleep(1.0)
            with contextlib.suppress(*_FAILURES):
                await self._pubsub.aclose()  # type: ignore[no-untyped-call]  # redis types it not
                self._pubsub = self._client.pubsub()
                await self._pubsub.subscribe(f"{PREFIX}:all", *[f"{PREFIX}:table:{table}" for table in self._tables])
                self._on_lost()
                return

    def publish(self, table: str, index: int) -> None:
        self._enqueue("publish", table, str(index))

    def mark_present(self, table: str, seat: int) -> None:
        self._here.add((table, seat))
        self._enqueue("mark_present", table, str(seat))

    def mark_absent(self, table: str, seat: int) -> None:
        self._here.discard((table, seat))
        self._enqueue("mark_absent", table, str(seat))

    def _enqueue(self, *what: str) -> None:
        self._outbox.append(what)
        self._wake.set()

    async def _send(self) -> None:
        """Send what is queued, many at once. What cannot be sent is dropped: nodes poll their logs all the same."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch = list(self._outbox)
            self._outbox.clear()
            try:
                await self._send_batch(batch)
            except _FAILURES:
                log.warning("a notice could not be sent to Valkey")

    async def _send_batch(self, batch: list[tuple[str, ...]]) -> None:
        async with self._client.pipeline(transaction=False) as pipe:
            for what, table, *rest in batch:
                if what == "publish":
                    pipe.publish(f"{PREFIX}:table:{table}", f"{self._node} {table} {rest[0]}")
                elif what == "mark_present":
                    self._mark(pipe, table, rest[0])
                    pipe.publish(f"{PREFIX}:table:{table}", f"{self._node} {table} 0")
                elif what == "mark_absent":
                    pipe.hdel(f"{PREFIX}:present:{table}", f"{rest[0]} {self._node}")
                    pipe.publish(f"{PREFIX}:table:{table}", f"{self._node} {table} 0")
                elif table not in self._tables:
                    await self._pubsub.unsubscribe(f"{PREFIX}:table:{table}")
            await pipe.execute()

    def _mark(self, pipe: Redis, table: str, seat: str) -> None:
        key = f"{PREFIX}:present:{table}"
        pipe.hset(key, f"{seat} {self._node}", str(time.time() + PRESENCE_SECONDS))
        pipe.expire(key, PRESENCE_SECONDS)

    async def _renew_presence(self) -> None:
        """Presence expires when the node dies."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS / 3)
            with contextlib.suppress(*_FAILURES):
                async with self._client.pipeline(transaction=False) as pipe:
                    for table, seat in self._here:
                        self._mark(pipe, table, str(seat))
                    await pipe.execute()

    async def present_seats(self, table: str) -> frozenset[int]:
        known: dict[str | bytes, str | bytes] = {}
        async with self._request():
            known = await self._client.hgetall(f"{PREFIX}:present:{table}")
        now = time.time()
        found = [str(field).split(" ") for field, until in known.items() if float(until) > now]
        return frozenset([int(seat) for seat, node in found if node != self._node])

    async def is_healthy(self) -> bool:
        has_answered = False
        async with self._request():
            has_answered = bool(await self._client.ping())
        return has_answered  # noqa: RET504  # a request that fails leaves it as it was

    @asynccontextmanager
    async def _request(self) -> AsyncIterator[None]:
        """A request that may fail. One that ends after `close` disconnects again: the client reconnects by itself."""
        with contextlib.suppress(*_FAILURES):
            try:
                yield
            finally:
                if self._is_closed:
                    await self._disconnect()

    async def close(self) -> None:
        """Remove the presence of this node, and disconnect."""
        self._is_closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        async with self._request():
            await self._send_batch([("mark_absent", table, str(seat)) for table, seat in self._here])

    async def _disconnect(self) -> None:
        await self._pubsub.aclose()  # type: ignore[no-untyped-call]  # redis types it not
        await self._client.aclose()
