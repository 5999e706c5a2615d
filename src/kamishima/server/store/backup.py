"""All that a server keeps in one file, from SQLite or PostgreSQL, and back into either.

The file is gzipped lines of JSON: a head with the version of the schema and the key that signs cookies (without it
every guest would be somebody else), then for each table its name and its rows, and a last line with how many rows there
are, so that a file cut short is noticed.
"""

from __future__ import annotations

import base64
import gzip
import os
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, cast

import msgspec
from sqlalchemy import Connection, Table, delete, insert, select, text

from kamishima.core.errors import KamishimaError
from kamishima.server.store.engine import NO_TIMEOUTS, migrate, reading_engine, writing_engine
from kamishima.server.store.file_lock import database_lock, sqlite_file
from kamishima.server.store.schema import house_packs, metadata

FORMAT = "kamishima backup 1"
CHUNK = 1000


class BadBackup(KamishimaError):
    """The file is no backup, or the database is not empty."""

    code = "bad-backup"


class _Head(msgspec.Struct):
    format: str
    schema: str
    key: str = ""
    """The signing key; empty where the server got it from elsewhere."""


class _Rows(msgspec.Struct):
    table: str
    rows: list[dict[str, Any]]


class _End(msgspec.Struct):
    total: int


def backup(url: str, path: Path, key: str = "") -> int:
    """Write everything into a file that is not there yet; returns how many rows. The server may run meanwhile."""
    file = sqlite_file(url)
    if file is not None and not file.exists():
        raise BadBackup(
            f"{file} is not there, so nothing was backed up; name the --data or the --database of the server"
        )
    migrate(url)
    engine = reading_engine(url, NO_TIMEOUTS)
    draft = path.with_name(f"{path.name}.part")
    try:
        if path.exists():
            raise FileExistsError
        with engine.connect() as connection, os.fdopen(_private(draft), "wb") as raw, gzip.open(raw, "wb") as packed:
            total = _write(connection, cast(BinaryIO, packed), key)
        draft.replace(path)
    except FileExistsError:
        raise BadBackup(f"{path} is there already and is not written over; name another file") from None
    except OSError as error:
        raise BadBackup(f"{path}: {error.strerror}") from None
    finally:
        draft.unlink(missing_ok=True)
        engine.dispose()
    return total


def _private(path: Path) -> int:
    """A backup holds secrets of running matches: it is for its owner's eyes."""
    return os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)


def _write(connection: Connection, file: BinaryIO, key: str) -> int:
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
    version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one()
    _line(file, _Head(FORMAT, str(version), key))
    total = 0
    for table in metadata.sorted_tables:
        for rows in connection.execution_options(yield_per=CHUNK).execute(select(table)).mappings().partitions():
            _line(file, _Rows(str(table.name), [_plain(dict(row)) for row in rows]))
            total += _counted(table, len(rows))
    _line(file, _End(total))
    return total


def _line(file: BinaryIO, value: object) -> None:
    file.write(msgspec.json.encode(value) + b"\n")


def _plain(row: dict[Any, Any]) -> dict[str, Any]:
    return {
        str(name): {"bytes": base64.b64encode(value).decode()} if isinstance(value, bytes | memoryview) else value
        for name, value in row.items()
    }


def key_in(path: Path) -> str:
    """The signing key in a backup; empty when it has none."""
    with _reading(path), gzip.open(path, "rb") as file:
        return msgspec.json.decode(file.readline() or b"{}", type=_Head).key


def restore(url: str, path: Path) -> int:
    """Read a file into an empty database, all of it or nothing; returns how many rows."""
    with database_lock(url):
        migrate(url)
        engine = writing_engine(url, NO_TIMEOUTS)
        try:
            with _reading(path), engine.connect() as connection, connection.begin():
                _check_empty(connection)
                return _read(connection, path)
        finally:
            engine.dispose()


@contextmanager
def _reading(path: Path) -> Iterator[None]:
    """What can be wrong with a file, told in words."""
    try:
        yield
    except OSError as error:
        raise BadBackup(f"{path}: {error.strerror or 'this is no backup'}") from None
    except (EOFError, zlib.error, msgspec.MsgspecError, UnicodeDecodeError):
        raise BadBackup(f"{path}: this is no backup, or it was cut short") from None


def _check_empty(connection: Connection) -> None:
    """Nothing but the house packs that every node keeps when it starts; those of the backup come in their place."""
    connection.execute(delete(house_packs))
    for table in metadata.sorted_tables:
        if connection.execute(select(table).limit(1)).first() is not None:
            raise BadBackup("the database is not empty; restore into a new one")


def _read(connection: Connection, path: Path) -> int:
    with gzip.open(path, "rb") as file:
        lines = iter(file)
        head = msgspec.json.decode(next(lines, b"{}"), type=_Head)
        known = str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar_one())
        if head.format != FORMAT or head.schema > known:
            raise BadBackup(
                f"{path}: {head.format!r}, schema {head.schema}: this program reads {FORMAT!r} up to {known}"
            )
        total, stated = _fill(connection, lines)
    if total != stated:
        raise BadBackup(f"{path}: {stated} rows are announced, {total} are here")
    return total


def _fill(connection: Connection, lines: Iterator[bytes]) -> tuple[int, int]:
    total = 0
    for line in lines:
        part = msgspec.json.decode(line, type=dict[str, Any])
        if "total" in part:
            return total, int(part["total"])
        found = msgspec.convert(part, _Rows)
        table = metadata.tables.get(found.table)
        if table is None:
            raise BadBackup(f"there is no table {found.table!r}")
        _insert(connection, table, found.rows)
        total += _counted(table, len(found.rows))
    return total, -1


def _counted(table: Table, rows: int) -> int:
    """House packs are in every backup: one with nothing else is empty."""
    return 0 if table is house_packs else rows


def _insert(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(table), [{name: _value(value) for name, value in row.items()} for row in rows])


def _value(value: object) -> object:
    return base64.b64decode(value["bytes"]) if isinstance(value, dict) else value
