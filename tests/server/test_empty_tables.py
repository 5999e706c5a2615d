"""Tables at which nobody is, and how many tables may wait for players."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from tests.server.client import Person, Refused, plans
from tests.server.nodes import RunningNode, running_node

from kamishima.server.infra import clock as days
from kamishima.server.infra.auth import Auth
from kamishima.server.infra.config import BadSetting, Limits, Settings, settings
from kamishima.server.protocol import messages as wire
from kamishima.server.tables import empty_tables

PATIENCE = 600.0
SHORT = {"empty_lobby_seconds": PATIENCE, "empty_private_seconds": 3 * PATIENCE}


class Clock:
    """The clock by which tables are closed: the real one, and what the tests have let pass."""

    def __init__(self) -> None:
        self.passed = 0.0

    def now(self) -> float:
        return time.time() + self.passed

    def wait(self, seconds: float) -> None:
        self.passed += seconds


@pytest.fixture(scope="module")
def clock() -> Iterator[Clock]:
    with pytest.MonkeyPatch.context() as patch:
        made = Clock()
        patch.setattr(days, "now", made.now)
        patch.setattr(empty_tables, "CHECK_SECONDS", 0.05)
        yield made


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[RunningNode]:
    """A node whose tables may be empty for ten minutes, by a clock that need not be waited for."""
    with running_node(tmp_path_factory.mktemp("quick"), dict(SHORT)) as running:
        clock.wait(3 * PATIENCE)  # a node that has just begun is patient
        yield running


def new_table(visibility: Literal["lobby", "private"] = "lobby") -> wire.NewTable:
    return wire.NewTable(game="shaman", seats=plans(2), visibility=visibility)


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(60):
        while not await true():
            await asyncio.sleep(0.02)


async def is_closed(person: Person, table: str) -> bool:
    return (await person.table(table)).state == "closed"


async def has_nobody(person: Person, table: str) -> bool:
    return not any([seat.connected for seat in (await person.table(table)).seats])


async def close_another(person: Person, clock: Clock) -> None:
    """Let a table close at which nobody is: everything that is as old has been looked at then."""
    table = await person.new_table(new_table())
    clock.wait(PATIENCE)
    await until(lambda: is_closed(person, table.id))


async def looked(node: RunningNode) -> None:
    """Wait until a node has looked for empty tables from the beginning to the end."""
    before = node.service.empty_tables.runs
    async with asyncio.timeout(60):
        while node.service.empty_tables.runs < before + 2:
            await asyncio.sleep(0.02)


async def in_lobby(person: Person, table: str) -> bool:
    return table in [shown.id for shown in (await person.ask("GET", "/api/tables", wire.TableList)).tables]


def test_a_table_with_nobody_at_it_closes_by_itself(quick: RunningNode, clock: Clock) -> None:
    async def told() -> None:
        async with Person(quick.base) as ana, Person(quick.base, "bo") as bo:
            table = await ana.new_table(new_table())
            assert await in_lobby(bo, table.id)
            clock.wait(PATIENCE)
            await until(lambda: is_closed(bo, table.id))
            assert not await in_lobby(bo, table.id)
            with pytest.raises(Refused, match="409 seat-taken: this table was closed"):
                await bo.join(table.id)

    asyncio.run(told())


def test_a_table_that_is_reached_by_its_link_alone_has_more_time(quick: RunningNode, clock: Clock) -> None:
    async def told() -> None:
        async with Person(quick.base) as ana:
            private = await ana.new_table(new_table("private"))
            shown = await ana.new_table(new_table())
            clock.wait(PATIENCE)
            await until(lambda: is_closed(ana, shown.id))
            assert not await is_closed(ana, private.id)
            clock.wait(2 * PATIENCE)
            await until(lambda: is_closed(ana, private.id))

    asyncio.run(told())


def test_a_table_stays_open_while_somebody_who_belongs_there_is_connected(quick: RunningNode, clock: Clock) -> None:
    """Tables that are empty close meanwhile."""

    async def told() -> None:
        async with Person(quick.base) as ana, Person(quick.base, "bo") as bo:
            kept = await ana.new_table(new_table())
            line = await ana.sit(kept.id)
            for _ in range(3):
                await close_another(bo, clock)
            assert not await is_closed(bo, kept.id)
            assert await in_lobby(bo, kept.id)
            await line.close()
            await until(lambda: has_nobody(bo, kept.id))
            clock.wait(PATIENCE)
            await until(lambda: is_closed(bo, kept.id))

    asyncio.run(told())


def test_a_stranger_who_watches_does_not_keep_a_table_open_and_is_told(quick: RunningNode, clock: Clock) -> None:
    async def told() -> None:
        async with Person(quick.base) as ana, Person(quick.base, "bo") as stranger:
            table = await ana.new_table(new_table())
            line = await stranger.sit(table.id)
            clock.wait(PATIENCE)
            async with asyncio.timeout(60):
                while (await line.hear_until(wire.TableChanged)).table.state != "closed":
                    pass
            await line.close()

    asyncio.run(told())


def test_a_match_that_has_begun_is_kept_whoever_is_there(quick: RunningNode, clock: Clock) -> None:
    async def told() -> None:
        async with Person(quick.base) as ana, Person(quick.base, "bo") as bo:
            begun = await ana.new_table(new_table())
            await bo.join(begun.id)
            await close_another(ana, clock)
            assert (await bo.table(begun.id)).state == "playing"

    asyncio.run(told())


def test_who_was_there_before_a_server_stopped_has_time_to_come_back(tmp_path: Path, clock: Clock) -> None:
    """The table was empty for longer than it may be, but the server was away."""

    async def begin(base: str) -> str:
        async with Person(base) as ana:
            return (await ana.new_table(new_table())).id

    async def look(base: str, table: str) -> None:
        async with Person(base) as ana:
            await looked(second)
            assert not await is_closed(ana, table)
            clock.wait(PATIENCE)
            await until(lambda: is_closed(ana, table))

    with running_node(tmp_path, dict(SHORT)) as first:
        table = asyncio.run(begin(first.base))
    clock.wait(2 * PATIENCE)
    with running_node(tmp_path, dict(SHORT)) as second:
        asyncio.run(look(second.base, table))


def test_on_two_nodes_it_counts_where_anybody_is(
    tmp_path_factory: pytest.TempPathFactory, postgres_url: str, valkey_url: str, clock: Clock
) -> None:
    async def told(one: RunningNode, two: RunningNode) -> None:
        async with Person(one.base) as ana, Person(two.base, "bo") as bo:
            kept, left = await ana.new_table(new_table()), await ana.new_table(new_table())
            line = await ana.sit(kept.id)
            for _ in range(4):
                clock.wait(PATIENCE / 2)
                await looked(one)  # no clock jumps so far that one node finds a table empty before the other notes
                await looked(two)
            assert await is_closed(bo, left.id)
            assert not await is_closed(bo, kept.id)
            await line.close()
            await until(lambda: has_nobody(bo, kept.id))
            clock.wait(PATIENCE)
            await until(lambda: is_closed(bo, kept.id))

    given: dict[str, object] = {"database": postgres_url, "valkey": valkey_url, "key": "5e" * 32, **SHORT}
    with (
        running_node(tmp_path_factory.mktemp("one"), given) as one,
        running_node(tmp_path_factory.mktemp("two"), given) as two,
    ):
        clock.wait(3 * PATIENCE)
        asyncio.run(told(one, two))


@pytest.mark.parametrize("seconds", ["0", "-1", "inf", "nan", "soon"])
def test_how_long_a_table_may_be_empty_is_a_number_of_seconds(tmp_path: Path, seconds: str) -> None:
    with pytest.raises(BadSetting):
        settings(environment={"KAMISHIMA_DATA": str(tmp_path), "KAMISHIMA_EMPTY_LOBBY_SECONDS": seconds})


# -- how many ----------------------------------------------------------------------------------------------------------

LIMITS = Limits(costly_burst=1000, request_burst=1000, waiting_each=2, waiting_address=3)


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningNode]:
    with running_node(tmp_path_factory.mktemp("limited"), limits=LIMITS) as running:
        yield running


def at(person: Person, address: str) -> Person:
    person.http.headers["x-forwarded-for"] = address
    return person


def test_a_person_has_a_limited_number_of_tables_that_wait(limited: RunningNode) -> None:
    async def told() -> None:
        async with Person(limited.base) as ana, Person(limited.base, "bo") as bo:
            at(ana, "192.0.2.1")
            first, _ = await ana.new_table(new_table()), await ana.new_table(new_table())
            with pytest.raises(Refused, match="429 too-many: 2 tables of yours wait for players"):
                await ana.new_table(new_table())
            await ana.new_table(wire.NewTable(game="shaman", seats=plans(2, bots=1)))  # it begins at once
            await at(bo, "192.0.2.2").join(first.id)
            await ana.new_table(new_table())

    asyncio.run(told())


def test_one_address_cannot_fill_the_lobby(limited: RunningNode) -> None:
    async def told() -> None:
        for _ in range(LIMITS.waiting_address):
            async with Person(limited.base) as somebody:
                await at(somebody, "192.0.2.7").new_table(new_table())
        async with Person(limited.base) as somebody:
            with pytest.raises(Refused, match="429 too-many: 3 tables from your address wait for players"):
                await at(somebody, "192.0.2.7").new_table(new_table())
        async with Person(limited.base) as elsewhere:
            await at(elsewhere, "192.0.2.8").new_table(new_table())

    asyncio.run(told())


def test_an_address_is_told_from_others_without_being_told() -> None:
    auth = Auth(Settings(data=Path(), database="sqlite:///", key=b"k" * 32))
    assert auth.origin_of("192.0.2.7") == auth.origin_of("192.0.2.7") != auth.origin_of("192.0.2.8")
    assert auth.origin_of("2001:db8::1") == auth.origin_of("2001:db8::ffff:2") != auth.origin_of("2001:db8:0:1::1")
    assert auth.origin_of("unknown") != auth.origin_of("192.0.2.7")
    other = Auth(Settings(data=Path(), database="sqlite:///", key=b"q" * 32))
    assert auth.origin_of("192.0.2.7") != other.origin_of("192.0.2.7")
