"""What is stored comes back, in SQLite and in PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, inspect
from tests.server.stores import Store, entry, table_row, with_store

from kamishima.core.errors import KamishimaError
from kamishima.core.turn import Result
from kamishima.server.infra.config import database_url as full_url
from kamishima.server.protocol.errors import NameTaken
from kamishima.server.store import accounts, matches, tables
from kamishima.server.store import engine as engine_module
from kamishima.server.store.engine import (
    CHECKPOINT_PAGES,
    HEAD,
    PAGE_BYTES,
    NoDatabase,
    migrate,
    reading_engine,
    writing_engine,
)
from kamishima.server.store.matches import ChatRow, Entry, Snapshot
from kamishima.server.store.schema import metadata
from kamishima.server.store.tables import RESIGNED, SeatRow


def test_the_migrations_make_the_schema_that_the_code_expects(database_url: str) -> None:
    url = full_url(database_url)
    migrate(url)
    engine = create_engine(url)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}
    engine.dispose()


def test_migrating_twice_changes_nothing(database_url: str) -> None:
    url = full_url(database_url)
    migrate(url)
    migrate(url)


def test_the_newest_version_is_the_last_of_the_migrations() -> None:
    folder = Path(engine_module.__file__).parent / "migrations"
    config = Config()
    config.set_main_option("script_location", str(folder))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD


def test_a_database_of_a_newer_program_is_told_in_one_line(database_url: str) -> None:
    url = full_url(database_url)
    migrate(url)
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    engine.dispose()
    with pytest.raises(NoDatabase, match=r"^the database is of another version of this program: [^\n]*9999[^\n]*$"):
        migrate(url)


def test_sqlite_waits_for_the_disk_and_lets_others_read(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'one.db'}"
    migrate(url)
    engine = reading_engine(url)
    with engine.connect() as connection:
        names = ("journal_mode", "synchronous", "foreign_keys")
        assert [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names] == ["wal", 2, 1]
    engine.dispose()


def test_a_new_sqlite_file_has_small_pages_and_a_long_journal(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'one.db'}"
    migrate(url)
    engine = writing_engine(url)
    with engine.connect() as connection:
        names = ("page_size", "wal_autocheckpoint")
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]
        assert found == [PAGE_BYTES, CHECKPOINT_PAGES]
    engine.dispose()


def test_a_database_that_cannot_be_reached_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(NoDatabase, match=r"^the database cannot be reached: [^\n]*$"):
        migrate(f"sqlite:///{tmp_path / 'no' / 'folder' / 'x.db'}")
    with pytest.raises(NoDatabase, match=r"^the database cannot be reached: [^\n]*$"):
        migrate("postgresql+psycopg://nobody@127.0.0.1:1/none?connect_timeout=1")


def test_a_file_that_is_no_database_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "x.db").write_text("these are not the tables you are looking for" * 100)
    with pytest.raises(KamishimaError, match=r"^the database cannot be [^\n]*$"):
        migrate(f"sqlite:///{tmp_path / 'x.db'}")
    assert (tmp_path / "x.db").read_text().startswith("these are not")


def test_a_table_comes_back_as_it_was_stored(database_url: str) -> None:
    async def story(store: Store) -> None:
        row = table_row()
        await store.writer.do(lambda connection: tables.create(connection, row))
        assert await store.reader.run(tables.load, "t1") == row
        assert await store.reader.run(tables.load, "t2") is None

    with_store(database_url, story)


def test_a_change_changes_only_what_is_named(database_url: str) -> None:
    result = Result((3, 5), (2, 1), "deck")

    async def story(store: Store) -> None:
        row = table_row()
        await store.writer.do(lambda connection: tables.create(connection, row))
        values = {"state": "over", "result": tables.result_text(result), "due": 7.5}
        await store.writer.do(lambda connection: tables.change(connection, "t1", **values))
        changed = await store.reader.run(tables.load, "t1")
        assert changed == msgspec.structs.replace(row, **values)
        assert changed is not None
        assert changed.ending == result

    with_store(database_url, story)


def test_somebody_else_sits_down(database_url: str) -> None:
    async def story(store: Store) -> None:
        await store.writer.do(lambda connection: tables.create(connection, table_row()))
        seat = SeatRow(seat=1, kind="person", person="cleo", name="Cleo", away=RESIGNED, level="greedy")
        await store.writer.do(lambda connection: tables.change_seat(connection, "t1", seat))
        row = await store.reader.run(tables.load, "t1")
        assert row is not None
        assert row.seats[1] == seat
        assert seat.is_played_by_bot
        assert (row.seats_of("cleo"), row.seats_of("ben"), row.seats_of("")) == ([seat], [], [])

    with_store(database_url, story)


def test_the_lobby_shows_tables_that_wait_before_those_that_play(database_url: str) -> None:
    async def story(store: Store) -> None:
        rows = [
            msgspec.structs.replace(table_row("old", created=1.0), state="waiting"),
            msgspec.structs.replace(table_row("new", created=2.0), state="waiting"),
            table_row("playing", created=3.0),
            msgspec.structs.replace(table_row("hidden", created=4.0), visibility="private"),
            msgspec.structs.replace(table_row("over", created=5.0), state="over"),
            msgspec.structs.replace(table_row("other", game="islands", created=0.5), state="waiting"),
        ]
        for row in rows:
            await store.writer.do(lambda connection, row=row: tables.create(connection, row))  # type: ignore[misc]  # a default
        seen = await store.reader.run(tables.in_lobby, "", 10)
        assert [row.id for row in seen] == ["new", "old", "other", "playing"]
        assert [row.id for row in await store.reader.run(tables.in_lobby, "islands", 10)] == ["other"]
        assert [row.id for row in await store.reader.run(tables.in_lobby, "", 1)] == ["new"]

    with_store(database_url, story)


def test_matches_are_due_when_their_time_has_come(database_url: str) -> None:
    async def story(store: Store) -> None:
        for name, due in (("late", 5.0), ("later", 6.0), ("not yet", 20.0), ("never", None)):
            row = msgspec.structs.replace(table_row(name), due=due)
            await store.writer.do(lambda connection, row=row: tables.create(connection, row))  # type: ignore[misc]  # a default
        assert await store.reader.run(tables.due_by, 10.0) == ["late", "later"]

    with_store(database_url, story)


def test_a_log_comes_back_in_order_with_its_keys(database_url: str) -> None:
    async def story(store: Store) -> None:
        await store.writer.do(lambda connection: tables.create(connection, table_row()))
        rows = [entry(0, seat=None, words="card fox"), entry(1, key="k1"), entry(2, seat=1, words="zażółć", key="k2")]
        await store.writer.do(lambda _connection: None, rows)
        stored = await store.reader.run(matches.load, "t1")
        assert stored is not None
        assert [found.index for found in stored.entries] == [0, 1, 2]
        assert stored.entries[2] == Entry(2, 0, 1, "zażółć", "k2", rows[2][6])
        assert stored.entries[0].seat is None
        assert stored.keys == {(0, "k1"): 2, (1, "k2"): 3}
        assert [found.index for found in await store.reader.run(matches.load_entries, "t1", 2)] == [2]
        assert [seat for seat, _ in await store.reader.run(matches.load_times, "t1")] == [None, 0, 1]
        assert await store.reader.run(matches.load, "t2") is None

    with_store(database_url, story)


def test_of_two_snapshots_the_later_one_is_kept(database_url: str) -> None:
    async def story(store: Store) -> None:
        for index in (10, 30, 20):
            snapshot = Snapshot(index, 1, b'{"a":1}')
            await store.writer.do(
                lambda connection, snapshot=snapshot: matches.save_snapshot(connection, "t1", snapshot)  # type: ignore[misc]  # a default
            )
        assert await store.reader.run(matches.load_snapshot, "t1") == Snapshot(30, 1, b'{"a":1}')

    with_store(database_url, story)


def test_something_said_twice_under_one_key_is_said_once(database_url: str) -> None:
    async def story(store: Store) -> None:
        await store.writer.do(lambda connection: tables.create(connection, table_row()))
        said = ChatRow(0, 0, "Ana", "hello", "k1", 5.0)
        first = await store.writer.do(lambda connection: matches.add_chat(connection, "t1", said))
        again = await store.writer.do(lambda connection: matches.add_chat(connection, "t1", said))
        other = msgspec.structs.replace(said, seat=1, name="Ben")
        second = await store.writer.do(lambda connection: matches.add_chat(connection, "t1", other))
        assert (first.number, again.number, second.number) == (0, 0, 1)
        assert await store.reader.run(matches.load_chats, "t1") == [first, second]
        assert await store.reader.run(matches.load_chats, "t1", 1) == [second]

    with_store(database_url, story)


def test_a_login_belongs_to_one_person_and_a_person_has_one_login(database_url: str) -> None:
    async def story(store: Store) -> None:
        await store.writer.do(lambda connection: accounts.add(connection, "ana", "p1", "hash"))
        for login, person in (("ana", "p2"), ("other", "p1")):
            with pytest.raises(NameTaken):
                await store.writer.do(
                    lambda connection, login=login, person=person: accounts.add(connection, login, person, "x")  # type: ignore[misc]  # defaults
                )
        assert await store.reader.run(accounts.find, "ana") == ("p1", "hash")
        assert await store.reader.run(accounts.find, "ben") is None
        assert await store.reader.run(accounts.login_of, "p1") == "ana"
        await store.writer.do(lambda connection: accounts.change_password(connection, "ana", "new"))
        assert await store.reader.run(accounts.find, "ana") == ("p1", "new")
        await store.writer.do(lambda connection: accounts.remove(connection, "ana"))
        assert await store.reader.run(accounts.login_of, "p1") == ""

    with_store(database_url, story)


def test_a_reader_tells_when_the_database_does_not_answer(tmp_path: Path) -> None:
    path = tmp_path / "x.db"

    async def story(store: Store) -> None:
        with sqlite3.connect(path) as connection:
            connection.execute("DROP TABLE seats")
        with pytest.raises(KamishimaError, match="cannot read now") as refused:
            await store.reader.run(tables.load_some, ["t1"])
        assert refused.value.code == "unavailable"

    with_store(f"sqlite:///{path}", story)


def test_many_questions_are_answered_at_once(sqlite_url: str) -> None:
    async def story(store: Store) -> None:
        answers = await asyncio.gather(*[store.reader.run(tables.load, f"t{number}") for number in range(50)])
        assert answers == [None] * 50

    with_store(sqlite_url, story)
