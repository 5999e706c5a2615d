"""One server for one SQLite file: two would each believe what they have in memory.

The claim is a lock that SQLite itself takes on a file beside the database, on every system it runs on. It belongs to
the process and ends with it, however that ends; the empty file stays, and means nothing by itself.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import make_url

from kamishima.core.errors import KamishimaError
from kamishima.server.store.engine import NoDatabase


class InUse(KamishimaError):
    """Another server runs on the same file."""

    code = "in-use"


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database; None for any other."""
    if not url.startswith("sqlite"):
        return None
    name = make_url(url).database
    return Path(name).resolve() if name and name != ":memory:" else None


@contextmanager
def database_lock(url: str) -> Iterator[None]:
    """Nobody else has database_lock the same file until the block ends; several nodes may share PostgreSQL."""
    file = sqlite_file(url)
    if file is None:
        yield
        return
    with closing(_lock(file)):
        yield


def _lock(file: Path) -> sqlite3.Connection:
    try:
        connection = sqlite3.connect(f"{file}.lock", timeout=0, isolation_level=None, check_same_thread=False)
    except sqlite3.OperationalError as error:
        raise NoDatabase(f"{file}: the database cannot be reached: {error}") from None
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        connection.close()
        if error.sqlite_errorname != "SQLITE_BUSY":
            raise NoDatabase(f"{file}: the database cannot be used: {error}") from None
        raise InUse(
            f"{file}: another server uses this database already; stop it first, or choose another --data or --database"
        ) from None
    return connection
