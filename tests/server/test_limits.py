"""Rates and connections."""

from __future__ import annotations

import pytest

from kamishima.server.infra import rate_limits as limits
from kamishima.server.infra.rate_limits import Bucket, ConnectionLimit, ConnectionLimits, Rates
from kamishima.server.protocol.errors import TooMany


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    made = Time()
    monkeypatch.setattr(limits, "time", made)
    return made


def test_a_bucket_gives_its_burst_at_once_and_then_says_how_long_to_wait(time: Time) -> None:
    bucket = Bucket(2.0, 3.0)
    assert [bucket.take() for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    time.now += 0.5
    assert bucket.take() == 0.0
    assert bucket.take() == 0.5


def test_a_bucket_never_holds_more_than_its_burst(time: Time) -> None:
    bucket = Bucket(1.0, 2.0)
    time.now += 100
    assert [bucket.take() > 0 for _ in range(3)] == [False, False, True]
    assert not bucket.is_full
    time.now += 2
    assert bucket.is_full


def test_each_client_has_a_share_of_its_own(time: Time) -> None:
    rates = Rates(1.0, 1.0)
    rates.check("ana")
    rates.check("ben")
    with pytest.raises(TooMany, match="wait 1 seconds") as refused:
        rates.check("ana")
    assert refused.value.wait == 1.0
    time.now += 1
    rates.check("ana")


def test_clients_who_have_gone_are_forgotten(time: Time, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 3)
    rates = Rates(1.0, 1.0)
    for name in "abcd":
        rates.check(name)
    time.now += 10
    rates.check("e")
    assert set(rates._buckets) == {"e"}


def test_a_connection_limit_counts_who_is_connected() -> None:
    gate = ConnectionLimit(2)
    first, second = gate.acquire("ana"), gate.acquire("ana")
    with pytest.raises(TooMany, match="2 connections open"):
        gate.acquire("ana")
    gate.acquire("ben")
    assert gate.total == 3
    first()
    second()
    assert gate.total == 1
    gate.acquire("ana")


def test_many_people_of_one_address_have_a_share_of_it_together() -> None:
    connections = ConnectionLimits(2, 3)
    leave = [connections.acquire(person, "192.0.2.1") for person in ("ana", "ana", "bo")]
    with pytest.raises(TooMany, match="3 connections open"):
        connections.acquire("cy", "192.0.2.1")
    connections.acquire("cy", "192.0.2.2")
    assert connections.total == 4
    leave[0]()
    connections.acquire("cy", "192.0.2.1")
    with pytest.raises(TooMany, match="2 connections open"):
        connections.acquire("cy", "192.0.2.3")
    assert connections.total == 4
