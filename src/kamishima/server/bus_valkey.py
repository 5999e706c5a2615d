"""Nodes that hear each other through Valkey (or Redis): publish and subscribe, and who is connected where."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.exceptions import RedisError

from kamishima.core.errors import KamishimaError
from kamishima.server.bus import Heard

PREFIX = "kamishima"
PRESENCE_SECONDS = 60
_FAILURES = (RedisError, OSError, asyncio.TimeoutError)

log = logging.getLogger(__name__)


class NoBus(KamishimaError):
    """Valkey cannot be reached."""

    code = "no-bus"


class ValkeyBus:
    """One node of several. When Valkey is away, everybody plays on; nodes hear of each other again when it is back."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self._client = Redis.from_url(
            url.replace("valkey://", "redis://"), decode_responses=True, health_check_interval=15, socket_timeout=5
        )
        self._pubsub: PubSub = self._client.pubsub()
        self._node = secrets.token_hex(8)
        self._heard: Heard = lambda _table, _index: None
        self._missed: Callable[[], None] = lambda: None
        self._tables: set[str] = set()
        self._here: set[tuple[str, int]] = set()
        self._outbox: deque[tuple[str, ...]] = deque()
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Begin to listen."""
        self._heard, self._missed = heard, missed
        try:
            await self._pubsub.subscribe(f"{PREFIX}:all")
        except _FAILURES as error:
            raise NoBus(f"Valkey cannot be reached: {error}") from None
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(job) for job in (self._listen(), self._send(), self._stay_present())]

    # -- listening -------------------------------------------------------------------------------------------------

    async def subscribe(self, table: str) -> None:
        """Listen for a table."""
        self._tables.add(table)
        with contextlib.suppress(*_FAILURES):  # when Valkey is back, all tables are subscribed to again
            await self._pubsub.subscribe(f"{PREFIX}:table:{table}")

    def unsubscribe(self, table: str) -> None:
        """Do not listen for a table any more."""
        self._tables.discard(table)
        self._put("unsubscribe", table)

    async def _listen(self) -> None:
        while True:
            try:
                message = await self._pubsub.get_message(ignore_subscribe_messages=True, timeout=5.0)
            except _FAILURES:
                await self._listen_again()
            else:
                if message is not None:
                    self._hear(str(message["data"]))

    def _hear(self, text: str) -> None:
        node, _, rest = text.partition(" ")
        table, _, index = rest.partition(" ")
        if node != self._node and index.isdecimal():
            self._heard(table, int(index))

    async def _listen_again(self) -> None:
        """Valkey was away: subscribe again, and let every room look at its log."""
        log.warning("Valkey does not answer")
        while True:
            await asyncio.sleep(1.0)
            with contextlib.suppress(*_FAILURES):
                await self._pubsub.aclose()  # type: ignore[no-untyped-call]  # redis types it not
                self._pubsub = self._client.pubsub()
                await self._pubsub.subscribe(f"{PREFIX}:all", *[f"{PREFIX}:table:{table}" for table in self._tables])
                self._missed()
                return

    # -- telling ---------------------------------------------------------------------------------------------------

    def publish(self, table: str, index: int) -> None:
        """Tell the others."""
        self._put("publish", table, str(index))

    def appear(self, table: str, seat: int) -> None:
        """Somebody has connected to a seat here."""
        self._here.add((table, seat))
        self._put("appear", table, str(seat))

    def vanish(self, table: str, seat: int) -> None:
        """Nobody is connected to a seat here any more."""
        self._here.discard((table, seat))
        self._put("vanish", table, str(seat))

    def _put(self, *what: str) -> None:
        self._outbox.append(what)
        self._wake.set()

    async def _send(self) -> None:
        """Send what waits, many at once. What cannot be sent is dropped: whoever missed it will look at the log."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch = list(self._outbox)
            self._outbox.clear()
            try:
                await self._send_batch(batch)
            except _FAILURES:
                log.warning("Valkey could not be told")

    async def _send_batch(self, batch: list[tuple[str, ...]]) -> None:
        async with self._client.pipeline(transaction=False) as pipe:
            for what, table, *rest in batch:
                if what == "publish":
                    pipe.publish(f"{PREFIX}:table:{table}", f"{self._node} {table} {rest[0]}")
                elif what == "appear":
                    self._mark(pipe, table, rest[0])
                    pipe.publish(f"{PREFIX}:table:{table}", f"{self._node} {table} 0")
                elif what == "vanish":
                    pipe.hdel(f"{PREFIX}:present:{table}", f"{rest[0]} {self._node}")
                    pipe.publish(f"{PREFIX}:table:{table}", f"{self._node} {table} 0")
                elif table not in self._tables:
                    await self._pubsub.unsubscribe(f"{PREFIX}:table:{table}")
            await pipe.execute()

    def _mark(self, pipe: Redis, table: str, seat: str) -> None:
        key = f"{PREFIX}:present:{table}"
        pipe.hset(key, f"{seat} {self._node}", str(time.time() + PRESENCE_SECONDS))
        pipe.expire(key, PRESENCE_SECONDS)

    # -- presence --------------------------------------------------------------------------------------------------

    async def _stay_present(self) -> None:
        """What this node says about presence fades when the node dies."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS / 3)
            with contextlib.suppress(*_FAILURES):
                async with self._client.pipeline(transaction=False) as pipe:
                    for table, seat in self._here:
                        self._mark(pipe, table, str(seat))
                    await pipe.execute()

    async def present(self, table: str) -> frozenset[int]:
        """The seats to which somebody is connected on another node."""
        try:
            known = await self._client.hgetall(f"{PREFIX}:present:{table}")
        except _FAILURES:
            return frozenset()
        now = time.time()
        found = [str(field).split(" ") for field, until in known.items() if float(until) > now]
        return frozenset([int(seat) for seat, node in found if node != self._node])

    async def is_well(self) -> bool:
        """Whether Valkey answers."""
        try:
            await self._client.ping()
        except _FAILURES:
            return False
        return True

    async def close(self) -> None:
        """Take back what this node said about presence, and stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*_FAILURES):
            await self._send_batch([("vanish", table, str(seat)) for table, seat in self._here])
            await self._pubsub.aclose()  # type: ignore[no-untyped-call]  # redis types it not
            await self._client.aclose()
