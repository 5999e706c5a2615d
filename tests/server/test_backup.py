"""Everything in one file, and back into either database."""

from __future__ import annotations

import asyncio
import gzip
import random
from pathlib import Path

import pytest
from tests.server.client import Person, pick
from tests.server.nodes import running_node
from tests.server.stores import Store, entry, open_store, table_row

from kamishima.cli.main import main
from kamishima.server.infra.config import database_url as full_url
from kamishima.server.infra.config import settings
from kamishima.server.protocol import messages as wire
from kamishima.server.store import accounts, matches, tables
from kamishima.server.store.backup import BadBackup, backup, restore
from kamishima.server.store.engine import HEAD, migrate
from kamishima.server.store.file_lock import InUse, database_lock
from kamishima.server.store.matches import Snapshot, Stored
from kamishima.server.store.tables import TableRow


async def fill(store: Store) -> None:
    await store.writer.do(lambda connection: tables.create(connection, table_row()), [entry(0, key="k"), entry(1)])
    await store.writer.do(lambda connection: matches.save_snapshot(connection, "t1", Snapshot(1, 0, b"{}")))
    await store.writer.do(lambda connection: accounts.add(connection, "ana", "p1", "hash"))


async def content(store: Store) -> tuple[Stored | None, tuple[str, str] | None, list[TableRow]]:
    return (
        await store.reader.run(matches.load, "t1"),
        await store.reader.run(accounts.find, "ana"),
        await store.reader.run(tables.in_lobby, "", 10),
    )


def test_what_was_backed_up_from_any_database_is_restored_into_any_other(
    tmp_path: Path, database_url: str, sqlite_url: str, postgres_url: str
) -> None:
    fresh = postgres_url if database_url == sqlite_url else f"sqlite:///{tmp_path / 'fresh.db'}"
    file = tmp_path / "all.backup"

    async def filled() -> object:
        async with open_store(database_url) as store:
            await fill(store)
            return await content(store)

    async def restored() -> object:
        async with open_store(fresh) as store:
            return await content(store)

    before = asyncio.run(filled())
    rows = backup(full_url(database_url), file)
    assert rows == 7
    assert restore(full_url(fresh), file) == rows
    assert asyncio.run(restored()) == before


def filled_file(tmp_path: Path) -> Path:
    async def filled() -> None:
        async with open_store(f"sqlite:///{tmp_path / 'one.db'}") as store:
            await fill(store)

    asyncio.run(filled())
    backup(f"sqlite:///{tmp_path / 'one.db'}", tmp_path / "all.backup")
    return tmp_path / "all.backup"


def test_a_backup_is_for_its_owners_eyes_and_never_written_over(tmp_path: Path) -> None:
    file = filled_file(tmp_path)
    assert file.stat().st_mode & 0o777 == 0o600
    with pytest.raises(BadBackup, match="is there already"):
        backup(f"sqlite:///{tmp_path / 'one.db'}", file)


def test_a_database_with_something_in_it_is_not_restored_into(tmp_path: Path) -> None:
    file = filled_file(tmp_path)
    with pytest.raises(BadBackup, match="the database is not empty"):
        restore(f"sqlite:///{tmp_path / 'one.db'}", file)


def test_a_file_that_was_cut_short_or_is_something_else_is_refused_and_nothing_is_kept(tmp_path: Path) -> None:
    file = filled_file(tmp_path)
    fresh = f"sqlite:///{tmp_path / 'fresh.db'}"
    lines = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    spoilt = {
        "cut": gzip.compress(b"".join(lines[:-1])),
        "torn": file.read_bytes()[:-30],
        "other": b"these are not the rows",
        "later": gzip.compress(lines[0].replace(HEAD.encode(), b"9999")),
        "nothing": b"",
    }
    for name, data in spoilt.items():
        path = tmp_path / name
        path.write_bytes(data)
        with pytest.raises(BadBackup, match=f"^[^\n]*{name}"):
            restore(fresh, path)
    assert restore(fresh, file) == 7


def test_the_commands_say_what_they_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = filled_file(tmp_path)
    other = tmp_path / "again.backup"
    assert main(["restore", str(file), "--data", str(tmp_path / "fresh")]) == 0
    assert main(["backup", str(other), "--data", str(tmp_path / "fresh")]) == 0
    assert "7 rows; SECRET: " in capsys.readouterr().out
    assert main(["restore", str(tmp_path / "missing"), "--data", str(tmp_path / "third")]) == 2
    assert "No such file" in capsys.readouterr().err


# -- the signing key ---------------------------------------------------------------------------------------------------


@pytest.fixture
def no_key(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may have set a key."""
    monkeypatch.delenv("KAMISHIMA_KEY", raising=False)


def seat_of_a_guest(data: Path) -> tuple[str, str]:
    """A guest sits down at a table; the cookie and the table."""

    async def story(base: str) -> tuple[str, str]:
        async with Person(base) as ana:
            seats = [wire.SeatPlan("me", name="ana"), wire.SeatPlan("me", name="bo")]
            table = await ana.new_table(wire.NewTable(game="shaman", seats=seats))
            return ana.cookie.partition("=")[2], table.id

    with running_node(data) as node:
        return asyncio.run(story(node.base))


def has_seat(data: Path, cookie: str, table: str, given: dict[str, object] | None = None) -> bool:
    """Whether the guest with this cookie can act at the table."""

    async def story(base: str) -> bool:
        async with Person(base) as ana:
            ana.http.cookies.set("kamishima", cookie)
            if not (await ana.table(table)).seats[0].yours:
                return False
            for line in [await ana.sit(table, f"?seat={seat}") for seat in (0, 1)]:
                if line.words is not None:
                    await line.submit(pick(line.words, random.Random(1)))
                await line.close()
            return True

    with running_node(data, given) as node:
        return asyncio.run(story(node.base))


@pytest.mark.usefixtures("no_key")
def test_after_a_restore_a_guest_keeps_the_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cookie, table = seat_of_a_guest(tmp_path / "old")
    file = tmp_path / "all.backup"
    assert main(["backup", str(file), "--data", str(tmp_path / "old")]) == 0
    said = capsys.readouterr()
    assert "and the signing key; SECRET" in said.out
    assert said.err == ""
    assert file.stat().st_mode & 0o777 == 0o600
    assert main(["restore", str(file), "--data", str(tmp_path / "new")]) == 0
    said = capsys.readouterr()
    assert "and the signing key restored" in said.out
    assert said.err == ""
    assert (tmp_path / "new" / "signing-key").stat().st_mode & 0o777 == 0o600
    assert has_seat(tmp_path / "new", cookie, table)


def test_a_node_that_was_started_and_never_used_has_an_empty_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It keeps its house packs at the start, whoever plays with them."""
    seat_of_a_guest(tmp_path / "old")
    with running_node(tmp_path / "new"), running_node(tmp_path / "unused"):
        pass
    (tmp_path / "new" / "signing-key").unlink()
    file = tmp_path / "all.backup"
    assert main(["backup", str(file), "--data", str(tmp_path / "old")]) == 0
    assert main(["restore", str(file), "--data", str(tmp_path / "new")]) == 0
    assert main(["backup", str(tmp_path / "none.backup"), "--data", str(tmp_path / "unused")]) == 0
    assert "empty" in capsys.readouterr().err


@pytest.mark.usefixtures("no_key")
def test_a_key_of_the_environment_is_left_out_and_asked_for_loudly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cookie, table = seat_of_a_guest(tmp_path / "old")
    key = (tmp_path / "old" / "signing-key").read_text()
    file = tmp_path / "all.backup"
    monkeypatch.setenv("KAMISHIMA_KEY", key)
    assert main(["backup", str(file), "--data", str(tmp_path / "old")]) == 0
    assert (
        "ATTENTION: the signing key is NOT in this backup, since it comes from KAMISHIMA_KEY" in capsys.readouterr().err
    )
    assert key.encode() not in gzip.decompress(file.read_bytes())
    assert main(["restore", str(file), "--data", str(tmp_path / "new")]) == 0
    assert (
        "ATTENTION: there is NO signing key in this backup. Give the server the one it had" in capsys.readouterr().err
    )
    assert has_seat(tmp_path / "new", cookie, table, {"key": key})


@pytest.mark.usefixtures("no_key")
def test_a_backup_without_any_key_says_so_loudly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    filled_file(tmp_path)
    url = f"sqlite:///{tmp_path / 'one.db'}"
    assert main(["backup", str(tmp_path / "b"), "--data", str(tmp_path), "--database", url]) == 0
    assert f"NOT in this backup: {tmp_path / 'signing-key'} is not there" in capsys.readouterr().err


@pytest.mark.usefixtures("no_key")
def test_another_key_is_never_written_over_and_nothing_is_restored_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seat_of_a_guest(tmp_path / "old")
    file, new = tmp_path / "all.backup", tmp_path / "new"
    assert main(["backup", str(file), "--data", str(tmp_path / "old")]) == 0
    own = settings({"data": new}, {}).key
    assert main(["restore", str(file), "--data", str(new)]) == 2
    assert "is another signing key than that of this backup; move it away" in capsys.readouterr().err
    monkeypatch.setenv("KAMISHIMA_KEY", "ab" * 32)
    assert main(["restore", str(file), "--data", str(tmp_path / "third")]) == 2
    assert "KAMISHIMA_KEY is not the signing key of this backup" in capsys.readouterr().err
    monkeypatch.delenv("KAMISHIMA_KEY")
    assert main(["restore", str(file), "--data", str(new), "--without-key"]) == 0
    assert "the signing key was left out" in capsys.readouterr().err
    assert settings({"data": new}, {}).key == own


@pytest.mark.usefixtures("no_key")
def test_a_restore_that_fails_leaves_no_key_behind(tmp_path: Path) -> None:
    seat_of_a_guest(tmp_path / "old")
    file = tmp_path / "all.backup"
    assert main(["backup", str(file), "--data", str(tmp_path / "old")]) == 0
    file.write_bytes(file.read_bytes()[:-20])
    assert main(["restore", str(file), "--data", str(tmp_path / "new")]) == 2
    assert not (tmp_path / "new" / "signing-key").exists()


# -- nothing to back up, nothing to restore ----------------------------------------------------------------------------


def test_a_folder_or_a_database_that_is_not_there_is_not_backed_up_and_not_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, typo, empty = tmp_path / "all.backup", tmp_path / "typo", tmp_path / "empty"
    empty.mkdir()
    assert main(["backup", str(file), "--data", str(typo)]) == 2
    assert f"{typo}: there is no such folder, so nothing was backed up" in capsys.readouterr().err
    assert main(["backup", str(file), "--data", str(empty)]) == 2
    assert f"{empty / 'kamishima.db'} is not there, so nothing was backed up" in capsys.readouterr().err
    assert main(["backup", str(file), "--database", f"sqlite:///{tmp_path / 'typo.db'}"]) == 2
    assert "typo.db is not there" in capsys.readouterr().err
    assert [path.name for path in tmp_path.rglob("*")] == ["empty"]


def test_an_empty_backup_says_that_it_is_empty(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    migrate(f"sqlite:///{tmp_path / 'kamishima.db'}")
    file = tmp_path / "all.backup"
    assert main(["backup", str(file), "--data", str(tmp_path)]) == 0
    assert "there is nothing in this database yet: the backup is empty" in capsys.readouterr().err
    assert main(["restore", str(file), "--data", str(tmp_path / "new")]) == 0
    assert "this backup is empty: it was made of a database with nothing in it" in capsys.readouterr().err


def test_nobody_restores_into_the_file_of_a_running_server(tmp_path: Path) -> None:
    file = filled_file(tmp_path)
    url = f"sqlite:///{tmp_path / 'fresh.db'}"
    with database_lock(url), pytest.raises(InUse, match="another server uses this database already"):
        restore(url, file)
    assert restore(url, file) == 7
