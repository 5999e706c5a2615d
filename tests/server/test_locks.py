"""PostgreSQL, and somebody else holds a lock: who needs it waits, and nobody else does."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, cast

import psycopg
import pytest
from sqlalchemy import Connection, text
from tests.server.client import Person, TableSocket, new_key, pick, plans
from tests.server.nodes import running_node
from tests.server.players import Company, Player, check_record
from tests.server.stores import Store, entry, open_store, table_row, with_store
from tests.server.test_writer import append, indexes

from kamishima.server.infra.config import database_url as full_url
from kamishima.server.protocol import messages as wire
from kamishima.server.protocol.errors import Late, NameTaken
from kamishima.server.store import engine, side_writer, tables, writer
from kamishima.server.store.log_rows import IndexTaken


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is, nobody gives a lock up before the test does."""
    monkeypatch.setattr(side_writer, "LOCK_TIMEOUT", 200_000)
    monkeypatch.setattr(side_writer, "STATEMENT_TIMEOUT", 200_000)


@contextmanager
def locked(url: str, statement: str) -> Iterator[psycopg.Connection[tuple[object, ...]]]:
    """Somebody who has begun a transaction with a statement, and does not end it before the block does."""
    with psycopg.connect(url) as other:
        other.execute(statement.encode())
        yield other


def row_of(table: str) -> str:
    return f"SELECT * FROM tables WHERE id = '{table}' FOR UPDATE"


@asynccontextmanager
async def store_with_tables(url: str, *names: str) -> AsyncIterator[Store]:
    async with open_store(url) as store, asyncio.timeout(60):
        for name in names:
            await store.writer.do(partial(tables.create, row=table_row(name)))
        yield store


def change(store: Store, table: str, due: float) -> asyncio.Task[None]:
    """An order that needs the row of a table."""
    work = partial(tables.change, table_id=table, due=due)
    return asyncio.create_task(store.writer.do(work, partition=table))


async def due_of(store: Store, table: str) -> float | None:
    row = await store.reader.run(tables.load, table)
    assert row is not None
    return row.due


def test_others_are_written_while_a_row_is_locked(postgres_url: str) -> None:
    async def story() -> None:
        async with store_with_tables(postgres_url, "t1", "t2") as store:
            with locked(postgres_url, row_of("t1")):
                waits = change(store, "t1", 5.0)
                for number in range(30):
                    await asyncio.gather(change(store, "t2", float(number)), append(store, entry(number, "t3")))
                assert not waits.done()
            await waits
            assert (await due_of(store, "t1"), await due_of(store, "t2")) == (5.0, 29.0)
            assert store.writer.count.late >= 1

    asyncio.run(story())


def test_what_follows_at_a_locked_table_waits_in_its_order(postgres_url: str) -> None:
    answered: list[int] = []

    def note(number: int, _task: asyncio.Task[None]) -> None:
        answered.append(number)

    async def story() -> None:
        async with store_with_tables(postgres_url, "t1", "t2") as store:
            with locked(postgres_url, row_of("t1")):
                first = change(store, "t1", 0.0)
                while not store.writer.count.late:
                    await asyncio.sleep(0)
                rest = [change(store, "t1", float(number)) for number in range(1, 6)]
                for number, each in enumerate([first, *rest]):
                    each.add_done_callback(partial(note, number))
                plain = asyncio.create_task(append(store, entry(0, "t1")))
                await append(store, entry(0, "t2"))
                assert not plain.done()
            await asyncio.gather(first, *rest, plain)
            assert answered == [0, 1, 2, 3, 4, 5]
            assert await due_of(store, "t1") == 5.0
            await change(store, "t1", 6.0)  # by the usual way again

    asyncio.run(story())


@pytest.mark.parametrize("ending", ["COMMIT", "ROLLBACK"])
def test_an_index_that_somebody_is_about_to_write_is_waited_for_alone(postgres_url: str, ending: str) -> None:
    taken = "INSERT INTO entries (table_id, idx, kind, seat, words, key, at) VALUES ('t1', 0, 0, 0, 'x', '', 0)"

    async def story() -> None:
        async with store_with_tables(postgres_url) as store:
            with locked(postgres_url, taken) as other:
                waits = asyncio.create_task(append(store, entry(0, "t1")))
                await asyncio.gather(*[append(store, entry(number, "t2")) for number in range(20)])
                assert not waits.done()
                other.execute(ending.encode())
            results = await asyncio.gather(waits, return_exceptions=True)
            assert [type(result) for result in results] == [IndexTaken if ending == "COMMIT" else type(None)]
            assert await indexes(store, "t1") == [0]
            assert await indexes(store, "t2") == list(range(20))

    asyncio.run(story())


def test_who_waits_too_long_for_a_lock_is_told_to_try_again_and_nothing_was_written(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(side_writer, "LOCK_TIMEOUT", 100)

    async def story() -> None:
        async with store_with_tables(postgres_url, "t1") as store:
            with locked(postgres_url, row_of("t1")):
                results = await asyncio.gather(*[change(store, "t1", 1.0) for _ in range(3)], return_exceptions=True)
                assert [type(result) for result in results] == [Late] * 3
                work = partial(tables.change, table_id="t1", due=1.0)
                with pytest.raises(Late):  # the entries as little as the work
                    await store.writer.do(work, [entry(0, "t1")])
            assert await due_of(store, "t1") is None
            assert await indexes(store, "t1") == []
            await store.writer.do(work, [entry(0, "t1")])
            assert await indexes(store, "t1") == [0]

    asyncio.run(story())


def test_when_very_many_rows_are_locked_the_others_still_go_on(postgres_url: str) -> None:
    names = [f"t{number}" for number in range(3 * writer.MOST_LOCKED)]

    async def story() -> None:
        async with store_with_tables(postgres_url, *names, "free") as store:
            with locked(postgres_url, "SELECT * FROM tables WHERE id <> 'free' FOR UPDATE"):
                waiting = [change(store, name, 1.0) for name in names]
                await change(store, "free", 1.0)
                await append(store, entry(0, "free"))
                assert not any([each.done() for each in waiting])
            await asyncio.gather(*waiting)
            assert [await due_of(store, name) for name in names] == [1.0] * len(names)

    asyncio.run(story())


def test_a_statement_that_takes_too_long_is_written_by_the_side_writer(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "WRITE_TIMEOUTS", engine.Timeouts(50, 100, 15_000))
    monkeypatch.setattr(writer, "BATCH_STATEMENT_TIMEOUT", 50)

    def slow(connection: Connection) -> object:
        return connection.execute(text("SELECT pg_sleep(0.3), 7")).one()[1]

    async def story(store: Store) -> None:
        slept = asyncio.create_task(store.writer.do(slow))
        await append(store, entry(0))
        assert await slept == 7
        assert store.writer.count.late == 1

    url = full_url(postgres_url)
    monkeypatch.setattr(
        "tests.server.stores.writing_engine", lambda _: engine.writing_engine(url, engine.WRITE_TIMEOUTS)
    )
    with_store(postgres_url, story)


def test_what_is_wrong_with_a_write_of_the_side_writer_is_told_as_ever(postgres_url: str) -> None:
    def refused(connection: Connection) -> None:
        tables.change(connection, "t1", due=3.0)
        raise NameTaken("no")

    async def story() -> None:
        async with store_with_tables(postgres_url, "t1") as store:
            with locked(postgres_url, row_of("t1")):
                waits = asyncio.create_task(store.writer.do(refused, partition="t1"))
                await append(store, entry(0, "t2"))
                assert not waits.done()
            with pytest.raises(NameTaken):
                await waits
            assert await due_of(store, "t1") is None

    asyncio.run(story())


# -- connections -------------------------------------------------------------------------------------------------------


def parameters(connection: Connection) -> dict[str, str]:
    """What a connection was made with."""
    raw = cast(psycopg.Connection[Any], connection.connection.dbapi_connection)
    return raw.info.get_parameters()


def test_connections_know_how_long_to_wait(postgres_url: str) -> None:
    for made, patience in (
        (engine.writing_engine(full_url(postgres_url)), engine.WRITE_TIMEOUTS),
        (engine.reading_engine(full_url(postgres_url)), engine.READ_TIMEOUTS),
        (engine.reading_engine(full_url(postgres_url), engine.NO_TIMEOUTS), engine.NO_TIMEOUTS),
    ):
        with made.connect() as connection:
            names = ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout")
            settings = "SELECT setting FROM pg_settings WHERE name = :name"
            found = [connection.execute(text(settings), {"name": name}).scalar_one() for name in names]
            assert [int(value) for value in found] == list(patience)
            told = parameters(connection)
            assert {name: int(told[name]) for name in engine.CONNECT_ARGS} == engine.CONNECT_ARGS
        made.dispose()


def test_what_the_address_of_a_database_says_goes_before(postgres_url: str) -> None:
    made = engine.writing_engine(full_url(f"{postgres_url}?connect_timeout=77"))
    with made.connect() as connection:
        assert parameters(connection)["connect_timeout"] == "77"
    made.dispose()


# -- a whole node ------------------------------------------------------------------------------------------------------


async def seated(node_base: str, name: str) -> tuple[Person, TableSocket]:
    """Somebody at a new match against a bot: every action of it changes the row of the table."""
    person = Person(node_base, name)
    wanted = wire.NewTable(game="shaman", seats=plans(2, bots=1), options={"turn-limit": 6})
    table = await person.new_table(wanted)
    line = await person.sit(table.id)
    while not line.my_turn:
        await line.hear()
    return person, line


def table_of(line: TableSocket) -> str:
    assert line.hello is not None
    return line.hello.table.id


def test_a_node_serves_its_other_matches_while_the_row_of_one_is_locked(tmp_path: Path, postgres_url: str) -> None:
    async def story(base: str) -> None:
        rng, company = random.Random(1), []
        locked_one, line = await seated(base, "ana")
        others = [await seated(base, f"bo {number}") for number in range(3)]
        assert line.words is not None
        words, key = pick(line.words, rng), new_key()
        with locked(postgres_url, row_of(table_of(line))):
            await line.say(wire.Submit(key, words))
            for person, other in others:
                player = Player(person, table_of(other), 0, rng)
                company.append(Company(table_of(other), "shaman", [player]))
                await other.close()
            async with asyncio.TaskGroup() as group:
                for each in company:
                    group.create_task(each.players[0].play())
            ready = await locked_one.ask("GET", "/health/ready", wire.Health)
            assert ready.status == "well"
            assert (await locked_one.table(table_of(line))).state == "playing"
            index = line.index
            await line.ping(1)
            assert line.index == index, "what is not written is not told"
        assert (await line.acknowledged(key)).index > index
        for each in company:
            assert await check_record(each) > 10
        await line.close()
        for person in [locked_one, *[person for person, _ in others]]:
            await person.http.aclose()

    async def told(base: str) -> None:
        async with asyncio.timeout(240):
            await story(base)

    with running_node(tmp_path, {"database": postgres_url}) as node:
        asyncio.run(told(node.base))
