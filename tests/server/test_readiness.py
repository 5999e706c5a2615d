"""A node is ready when it can do its work, and says so when it cannot: writing is tried by writing."""

from __future__ import annotations

import asyncio
import random
import resource
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection
from tests.server.client import Person, Refused, new_key, pick, plans
from tests.server.nodes import running_node
from tests.server.process import ServerProcess
from tests.server.relay import relay_to
from tests.server.services import Postgres
from tests.server.stores import Store, entry, with_store
from tests.server.test_writer import append, indexes

from kamishima.server.protocol import messages as wire
from kamishima.server.protocol.errors import Unavailable

PATIENCE = 120.0


async def until(base: str, status: int) -> wire.Health:
    """Ask until a node answers like this."""
    async with httpx.AsyncClient(base_url=base, verify=False, timeout=PATIENCE) as http, asyncio.timeout(PATIENCE):
        while True:
            answer = await http.get("/health/ready")
            if answer.status_code == status:
                return wire.Health(**answer.json())
            await asyncio.sleep(0.05)


def relayed(url: str, port: int) -> str:
    """The address of a database, through a relay."""
    before, _, rest = url.rpartition(":")
    return f"{before}:{port}/{rest.partition('/')[2]}"


def check_trouble(tmp_path: Path, url: str, port: int, begin: str, end: str) -> None:
    with relay_to(port) as relay, running_node(tmp_path, {"database": relayed(url, relay.port)}) as node:

        async def story() -> None:
            assert (await until(node.base, 200)).status == "well"
            getattr(relay, begin)()
            ill = await until(node.base, 503)
            assert ill.status == "ill"
            assert (ill.parts["writing"], ill.parts["database"], ill.parts["bus"]) == (False, False, True)
            async with Person(node.base) as ana:
                assert (await ana.ask("GET", "/health", wire.Health)).status == "well"
                getattr(relay, end)()
                await until(node.base, 200)
                table = await ana.new_table(wire.NewTable(game="shaman", seats=plans(2)))
                assert table.state == "waiting"

        asyncio.run(story())


def test_a_node_whose_database_says_nothing_any_more_is_not_ready(
    tmp_path: Path, postgres: Postgres, postgres_url: str
) -> None:
    check_trouble(tmp_path, postgres_url, postgres.port, "hold", "let_go")


def test_a_node_whose_database_is_away_is_not_ready(tmp_path: Path, postgres: Postgres, postgres_url: str) -> None:
    check_trouble(tmp_path, postgres_url, postgres.port, "go_down", "come_up")


def test_a_node_with_a_full_disk_is_not_ready_and_acknowledges_nothing(tmp_path: Path) -> None:
    """No file of the process may grow: the disk is full for it, while everything can still be read."""
    data = tmp_path / "data"

    async def story() -> None:
        async with ServerProcess(data) as server, Person(server.base) as ana, asyncio.timeout(PATIENCE):
            seats = [wire.SeatPlan("me", name="ana"), wire.SeatPlan("me", name="bo")]
            table = await ana.new_table(wire.NewTable(game="shaman", seats=seats))
            lines = [await ana.sit(table.id, f"?seat={seat}") for seat in (0, 1)]
            line = next(line for line in lines if line.my_turn)
            index = line.index
            limits = resource.prlimit(server.process, resource.RLIMIT_FSIZE)
            full = (data / "kamishima.db-wal").stat().st_size
            resource.prlimit(server.process, resource.RLIMIT_FSIZE, (full, limits[1]))
            ill = await until(server.base, 503)
            assert (ill.parts["writing"], ill.parts["database"]) == (False, True)
            assert line.words is not None
            words, key = pick(line.words, random.Random(1)), new_key()
            with pytest.raises(Refused, match="unavailable"):
                await line.submit(words, key)
            assert (await ana.table(table.id)).state == "playing"
            resource.prlimit(server.process, resource.RLIMIT_FSIZE, limits)
            await until(server.base, 200)
            answer = await line.submit(words, key)
            assert answer.index > index
            for each in lines:
                await each.close()
            log = await ana.ask("GET", f"/api/tables/{table.id}/log?since={index}", wire.Log)
            assert len(log.lines) == answer.index - index, "it is there once"

    asyncio.run(story())


def test_when_there_is_no_room_nothing_is_half_written_and_the_writer_goes_on(sqlite_url: str) -> None:
    """SQLite rolls the whole transaction back when there is no room for it."""

    def most_pages(change: Callable[[int], int]) -> Callable[[Connection], int]:
        def work(connection: Connection) -> int:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
            return int(connection.exec_driver_sql(f"PRAGMA max_page_count = {change(int(pages))}").scalar_one())

        return work

    async def story(store: Store) -> None:
        await append(store, entry(0, "before"))
        await store.writer.do(most_pages(lambda pages: pages))
        long = "x" * 3000
        orders = [append(store, *[entry(index, f"t{table}", words=long) for index in range(9)]) for table in range(9)]
        with_work = store.writer.do(lambda _connection: None, [entry(0, "work", words=long)])
        results = await asyncio.gather(*orders, with_work, return_exceptions=True)
        assert {type(result) for result in results} == {Unavailable}
        for name in [*[f"t{table}" for table in range(9)], "work"]:
            assert await indexes(store, name) == []
        await store.writer.do(most_pages(lambda _: 1_000_000))
        await append(store, entry(1, "before"), *[entry(index, "t1", words=long) for index in range(9)])
        assert await indexes(store, "before") == [0, 1]
        assert await indexes(store, "t1") == list(range(9))

    with_store(sqlite_url, story)
