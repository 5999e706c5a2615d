"""The writer: one transaction for all that waits, and nobody suffers for a neighbour."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, text
from tests.server.stores import Store, entry, open_store, table_row, with_store

from kamishima.core.errors import KamishimaError
from kamishima.server.protocol.errors import NameTaken, Unavailable
from kamishima.server.store import matches, tables, writer
from kamishima.server.store.log_rows import IndexTaken, Row


async def append(store: Store, *rows: Row) -> None:
    """Write entries and nothing else."""
    answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def done(_result: object, error: Exception | None) -> None:
        answer.set_result(None) if error is None else answer.set_exception(error)

    store.writer.put(rows, None, done)
    await answer


async def indexes(store: Store, table: str) -> list[int]:
    return [found.index for found in await store.reader.run(matches.load_entries, table, 0)]


def test_what_is_answered_is_in_the_database(database_url: str) -> None:
    async def story(store: Store) -> None:
        await append(store, entry(0), entry(1))
        assert await indexes(store, "t1") == [0, 1]

    with_store(database_url, story)


def test_everything_that_waits_shares_one_transaction(database_url: str) -> None:
    async def story(store: Store) -> None:
        await append(store, entry(0, "warm"))
        before = store.writer.count.commits
        await asyncio.gather(*[append(store, entry(0, f"t{number}")) for number in range(300)])
        assert store.writer.count.commits - before <= 2
        assert store.writer.count.entries == 301
        assert [await indexes(store, f"t{number}") for number in (0, 150, 299)] == [[0]] * 3

    with_store(database_url, story)


@pytest.mark.parametrize("size", [1, 2, 3, 255, 256, 257, 600])
def test_batches_of_any_size_are_written_whole(database_url: str, size: int) -> None:
    async def story(store: Store) -> None:
        await append(store, *[entry(index) for index in range(size)])
        assert await indexes(store, "t1") == list(range(size))

    with_store(database_url, story)


def test_an_index_that_is_taken_fails_alone(database_url: str) -> None:
    async def story(store: Store) -> None:
        await append(store, entry(0, "b", words="first"))
        orders = [append(store, entry(0, table, words="second"), entry(1, table)) for table in ("a", "b", "c")]
        results = await asyncio.gather(*orders, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), IndexTaken, type(None)]
        assert await indexes(store, "a") == [0, 1]
        assert await indexes(store, "c") == [0, 1]
        kept = await store.reader.run(matches.load_entries, "b", 0)
        assert [(found.index, found.words) for found in kept] == [(0, "first")]
        assert store.writer.count.conflicts == 1

    with_store(database_url, story)


def test_of_two_writers_one_gets_the_index(database_url: str) -> None:
    async def story(store: Store) -> None:
        async with open_store(database_url) as other:
            for index in range(20):
                results = await asyncio.gather(
                    append(store, entry(index, words="one")),
                    append(other, entry(index, words="other")),
                    return_exceptions=True,
                )
                assert sorted([type(result).__name__ for result in results]) == ["IndexTaken", "NoneType"]
            assert await indexes(store, "t1") == list(range(20))

    with_store(database_url, story)


def test_work_and_entries_are_written_together_or_not_at_all(database_url: str) -> None:
    def fail(connection: Connection) -> None:
        tables.create(connection, table_row())
        raise NameTaken("no")

    async def story(store: Store) -> None:
        with pytest.raises(NameTaken):
            await store.writer.do(fail, [entry(0)])
        assert await indexes(store, "t1") == []
        assert await store.reader.run(tables.load, "t1") is None
        await store.writer.do(lambda connection: tables.create(connection, table_row()), [entry(0)])
        assert await indexes(store, "t1") == [0]

    with_store(database_url, story)


def test_work_that_meets_a_taken_index_is_not_done(database_url: str) -> None:
    async def story(store: Store) -> None:
        await append(store, entry(0))
        with pytest.raises(IndexTaken):
            await store.writer.do(lambda connection: tables.create(connection, table_row()), [entry(0)])
        assert await store.reader.run(tables.load, "t1") is None

    with_store(database_url, story)


def test_a_write_that_the_database_refuses_leaves_its_neighbours_alone(database_url: str) -> None:
    async def story(store: Store) -> None:
        bad = store.writer.do(lambda connection: connection.execute(text("SELECT * FROM nowhere")))
        good = store.writer.do(lambda connection: tables.create(connection, table_row()))
        plain = append(store, entry(0, "t9"))
        results = await asyncio.gather(bad, good, plain, return_exceptions=True)
        assert isinstance(results[0], Unavailable)
        assert list(results[1:]) == [None, None]
        assert await indexes(store, "t9") == [0]

    with_store(database_url, story)


def test_a_writer_goes_on_after_a_failure(sqlite_url: str) -> None:
    def broken(_connection: Connection) -> None:
        raise ZeroDivisionError

    async def story(store: Store) -> None:
        with pytest.raises(KamishimaError, match="cannot write now"):
            await store.writer.do(broken)
        assert store.writer.count.failures == 1
        await append(store, entry(0))
        assert await indexes(store, "t1") == [0]

    with_store(sqlite_url, story)


def test_what_waits_is_written_before_the_writer_stops(sqlite_url: str) -> None:
    async def story(store: Store) -> None:
        orders = [asyncio.ensure_future(append(store, entry(index))) for index in range(5)]
        await asyncio.sleep(0)
        await store.writer.close()
        await asyncio.gather(*orders)
        assert await indexes(store, "t1") == [0, 1, 2, 3, 4]

    with_store(sqlite_url, story)


def test_an_answer_that_fails_does_not_keep_the_others_from_theirs(sqlite_url: str) -> None:
    def fail(_result: object, _error: Exception | None) -> None:
        raise ZeroDivisionError

    async def story(store: Store) -> None:
        store.writer.put([entry(0, "x")], None, fail)
        await append(store, entry(0))
        assert await indexes(store, "x") == [0]

    with_store(sqlite_url, story)


def test_those_who_come_one_after_the_other_wait_for_each_other(sqlite_url: str) -> None:
    async def story(store: Store) -> None:
        await append(store, entry(0, "warm"))
        before = store.writer.count.commits
        coming: list[asyncio.Future[None]] = []
        for number in range(5):  # one each time the loop goes round
            coming.append(asyncio.ensure_future(append(store, entry(0, f"t{number}"))))
            await asyncio.sleep(0)
        await asyncio.gather(*coming)
        assert store.writer.count.commits - before == 1

    with_store(sqlite_url, story)


def test_nobody_waits_for_company_for_ever(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(store: Store) -> None:
        first = asyncio.ensure_future(append(store, entry(0, "first")))
        late: list[asyncio.Future[None]] = []
        while not first.done():  # somebody else comes each time the loop goes round
            late.append(asyncio.ensure_future(append(store, entry(len(late), "late"))))
            await asyncio.sleep(0)
        await asyncio.gather(*late)
        assert store.writer.count.commits >= 2
        assert await indexes(store, "late") == list(range(len(late)))

    monkeypatch.setattr(writer, "MAX_BATCH_DELAY", 0.001)
    with_store(sqlite_url, story)
