"""No table of the database is forgotten by a backup, and what guards a table is there after a restore."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Boolean, Connection, Double, Integer, LargeBinary, SmallInteger, Table, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from kamishima.server.infra.config import database_url as full_url
from kamishima.server.store.backup import backup, restore
from kamishima.server.store.engine import NO_TIMEOUTS, migrate, writing_engine
from kamishima.server.store.schema import house_packs, metadata


def some_row(table: Table) -> dict[str, Any]:
    """A value in every column, also in those that may be empty."""
    row: dict[str, Any] = {}
    for column in table.c:
        kind = column.type
        if isinstance(kind, Boolean):
            row[column.name] = False
        elif isinstance(kind, Double):
            row[column.name] = 1.5
        elif isinstance(kind, Integer | SmallInteger):
            row[column.name] = 1
        elif isinstance(kind, LargeBinary):
            row[column.name] = bytes(range(32))
        else:
            row[column.name] = (
                "t1" if column.name == "table_id" or (table.name, column.name) == ("tables", "id") else "é"
            )
    return row


def contents(connection: Connection) -> dict[str, list[tuple[object, ...]]]:
    return {table.name: [tuple(row) for row in connection.execute(select(table))] for table in metadata.sorted_tables}


def test_every_table_is_in_a_backup_and_comes_back_with_its_guards(
    tmp_path: Path, database_url: str, sqlite_url: str, postgres_url: str
) -> None:
    url = full_url(database_url)
    fresh = full_url(postgres_url if database_url == sqlite_url else f"sqlite:///{tmp_path / 'fresh.db'}")
    migrate(url)
    engine = writing_engine(url, NO_TIMEOUTS)
    with engine.begin() as connection:
        for table in metadata.sorted_tables:
            connection.execute(insert(table), [some_row(table)])
        before = contents(connection)
    engine.dispose()
    assert all(before.values())
    rows = backup(url, tmp_path / "all.backup")
    assert rows == len(before) - len([house_packs]), "house packs are not counted: every node brings them"
    assert restore(fresh, tmp_path / "all.backup") == rows
    again = writing_engine(fresh, NO_TIMEOUTS)
    try:
        with again.begin() as connection:
            assert contents(connection) == before
        for statement in ("UPDATE audit SET act = 'nothing'", "DELETE FROM audit"):
            with pytest.raises(SQLAlchemyError, match="only appended to"), again.begin() as connection:
                connection.execute(text(statement))
    finally:
        again.dispose()
