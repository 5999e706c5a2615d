"""How much one client may do: rates as buckets that fill with time, and how many connections are open."""

from __future__ import annotations

import time
from collections.abc import Callable
from ipaddress import IPv6Address, IPv6Network

from kamishima.server.protocol.errors import TooMany

MOST_BUCKETS = 50_000
LONGEST_ADDRESS = 64


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_burst", "_level", "_rate", "_then")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._then = time.monotonic()

    def take(self, amount: float = 1.0) -> float:
        """Take some; when there is too little, nothing is taken and the seconds to wait are returned."""
        now = time.monotonic()
        level = min(self._burst, self._level + (now - self._then) * self._rate)
        self._then = now
        if level < amount:
            self._level = level
            return (amount - level) / self._rate
        self._level = level - amount
        return 0.0

    def give_back(self, amount: float) -> None:
        self._level = min(self._burst, self._level + amount)

    @property
    def is_full(self) -> bool:
        """Whether it could be forgotten."""
        return self._level + (time.monotonic() - self._then) * self._rate >= self._burst


class Rates:
    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: dict[str, Bucket] = {}

    def check(self, client: str, amount: float = 1.0) -> None:
        """Refuse a client that has had its share."""
        wait = self.take(client, amount)
        if wait > 0:
            raise TooMany(f"too many requests; wait {wait:.0f} seconds", wait)

    def take(self, client: str, amount: float = 1.0) -> float:
        """Take some of a client's share; the seconds to wait when there is too little, and then nothing is taken."""
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets = {name: bucket for name, bucket in self._buckets.items() if not bucket.is_full}
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._burst)
        return bucket.take(amount)

    def give_back(self, client: str, amount: float = 1.0) -> None:
        if (bucket := self._buckets.get(client)) is not None:
            bucket.give_back(amount)


def client_key(host: str) -> str:
    """Whose share an address uses up: a house has one IPv4 address, or the 64 bits of an IPv6 network."""
    if ":" not in host:
        return host[:LONGEST_ADDRESS]
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host[:LONGEST_ADDRESS]
    return str(address.ipv4_mapped or IPv6Network((int(address) >> 64 << 64, 64)))


class ConnectionLimit:
    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    @property
    def total(self) -> int:
        return sum(self._open.values())

    def acquire(self, client: str) -> Callable[[], None]:
        """Let one more in; call what is returned when it goes."""
        count = self._open.get(client, 0)
        if count >= self._most:
            raise TooMany(f"you have {count} connections open; close some")
        self._open[client] = count + 1
        return lambda: self._release(client)

    def _release(self, client: str) -> None:
        left = self._open[client] - 1
        if left:
            self._open[client] = left
        else:
            del self._open[client]


class ConnectionLimits:
    """Counts connections twice: for whoever they are of, and for the address that they come from.

    Anybody gets as many cookies as they like, so people alone are no measure.
    """

    def __init__(self, each: int, each_address: int) -> None:
        self._people = ConnectionLimit(each)
        self._addresses = ConnectionLimit(each_address)

    @property
    def total(self) -> int:
        return self._people.total

    def acquire(self, person: str, address: str) -> Callable[[], None]:
        """Let one more in; call what is returned when it goes. Without a cookie the address is the person."""
        release_person = self._people.acquire(person or address)
        try:
            release_address = self._addresses.acquire(address)
        except TooMany:
            release_person()
            raise

        def release() -> None:
            release_person()
            release_address()

        return release
