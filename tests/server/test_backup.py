"""Everything in one file, and back into either database."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest
from tests.server.stores import Store, entry, open_store, table_row

from kamishima.cli.main import main
from kamishima.server.config import database_url as full_url
from kamishima.server.store import accounts, matches, tables
from kamishima.server.store.backup import BadBackup, backup, restore
from kamishima.server.store.engine import HEAD
from kamishima.server.store.matches import Snapshot, Stored
from kamishima.server.store.tables import TableRow


async def fill(store: Store) -> None:
    await store.writer.do(lambda connection: tables.create(connection, table_row()), [entry(0, key="k"), entry(1)])
    await store.writer.do(lambda connection: matches.save_snapshot(connection, "t1", Snapshot(1, 0, b"{}")))
    await store.writer.do(lambda connection: accounts.add(connection, "ana", "p1", "hash"))


async def content(store: Store) -> tuple[Stored | None, tuple[str, str] | None, list[TableRow]]:
    return (
        await store.reader.ask(matches.load, "t1"),
        await store.reader.ask(accounts.find, "ana"),
        await store.reader.ask(tables.in_lobby, "", 10),
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
    assert "7 rows; keep it private" in capsys.readouterr().out
    assert main(["restore", str(tmp_path / "missing"), "--data", str(tmp_path / "third")]) == 2
    assert "No such file" in capsys.readouterr().err
