"""Connections to the database, and bringing its schema up to date."""

from __future__ import annotations

import sqlite3
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import NullPool, QueuePool

from kamishima.core.errors import KamishimaError

READERS = 4
ASIDE = 4
"""So many connections write what waits for somebody else's lock."""
BUSY_MILLISECONDS = 10_000
PAGE_BYTES = 2048
"""Of a new SQLite file. Every match has a page of the log of its own, which each of its moves writes once more."""
PAGES_BEFORE_TIDYING = 8_000
"""SQLite's journal may grow so long before its pages are put where they belong. Whoever writes then waits for the disk
much longer than for a move: by SQLite's own default every fifteenth transaction would."""
HEAD = "0004"
"""The newest version of the schema."""
_MIGRATION_LOCK = 0x6B616D69

CONNECTING = {
    "connect_timeout": 5,
    "keepalives": 1,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""PostgreSQL that has gone without a word (its machine, or the network between) is noticed within seconds; by the
system's own default it takes two hours. What the URL says for itself goes before this."""


class Patience(NamedTuple):
    """For how many milliseconds PostgreSQL may be busy for us; 0 is for ever."""

    lock: int
    """Waiting for a lock of somebody else."""
    statement: int
    idle: int
    """Holding a transaction open in which nothing happens: a node that stands still lets go of its locks."""


WRITING = Patience(50, 2_000, 15_000)
"""Whoever meets a lock writes aside: until that is known, everybody at this node waits."""
READING = Patience(5_000, 10_000, 15_000)
FOR_EVER = Patience(0, 0, 0)
"""For backups and changes of the schema, which nobody waits for."""


class NoDatabase(KamishimaError):
    """The database cannot be reached, or is none of ours."""

    code = "no-database"


def writing_engine(url: str, patience: Patience = WRITING) -> Engine:
    """For the one thread that writes (every transaction takes SQLite's write lock at once), and for those aside."""
    if url.startswith("sqlite"):
        return _sqlite_engine(url, "BEGIN IMMEDIATE", 1)
    return _postgresql_engine(url, 1 + ASIDE, patience)


def reading_engine(url: str, patience: Patience = READING) -> Engine:
    """For the threads that read."""
    return (
        _sqlite_engine(url, "BEGIN", READERS)
        if url.startswith("sqlite")
        else _postgresql_engine(url, READERS, patience)
    )


def _postgresql_engine(url: str, size: int, patience: Patience) -> Engine:
    try:
        engine = create_engine(url, pool_size=size, max_overflow=0, pool_pre_ping=True, connect_args=_connecting(url))
    except (ArgumentError, ImportError) as error:
        raise NoDatabase(f"the database cannot be used: {_reason(error)}") from None

    def set_up(connection: DBAPIConnection, _record: object) -> None:
        cursor = connection.cursor()
        names = ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout")
        for name, milliseconds in zip(names, patience, strict=True):
            cursor.execute("SELECT set_config(%s, %s, false)", [name, str(milliseconds)])
        cursor.close()
        connection.commit()

    event.listen(engine, "connect", set_up)
    return engine


def _connecting(url: str) -> dict[str, int]:
    given = make_url(url).query
    return {name: value for name, value in CONNECTING.items() if name not in given}


def hurry(connection: Connection, lock: int, statement: int) -> None:
    """Another patience until the transaction is over; SQLite has neither."""
    if connection.dialect.name == "sqlite":
        return
    cursor = connection.connection.cursor()
    cursor.execute(
        "SELECT set_config('lock_timeout', %s, true), set_config('statement_timeout', %s, true)",
        [str(lock), str(statement)],
    )
    cursor.close()


def _sqlite_engine(url: str, begin: str, size: int) -> Engine:
    try:
        engine = create_engine(url, poolclass=QueuePool, pool_size=size, max_overflow=0)
    except (ArgumentError, ImportError) as error:
        raise NoDatabase(f"the database cannot be used: {_reason(error)}") from None
    event.listen(engine, "connect", _set_up_sqlite)

    def begin_transaction(connection: Connection) -> None:
        # Every transaction comes through here: the way through SQLAlchemy is much longer.
        connection.connection.cursor().execute(begin)

    event.listen(engine, "begin", begin_transaction)
    return engine


def _set_up_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # transactions begin when we say so, see `begin_transaction`
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute(f"PRAGMA wal_autocheckpoint = {PAGES_BEFORE_TIDYING}")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def migrate(url: str) -> None:
    """Bring the schema up to date. Several nodes may start at once: one of them does it, the others wait."""
    if _version(url) == HEAD:
        return  # most starts: loading Alembic would take longer than all the rest
    from alembic import command  # noqa: PLC0415  # see above
    from alembic.config import Config  # noqa: PLC0415  # see above
    from alembic.util import CommandError  # noqa: PLC0415  # see above

    config = Config()
    with resources.as_file(resources.files("kamishima.server.store").joinpath("migrations")) as folder:
        config.set_main_option("script_location", str(Path(folder)).replace("%", "%%"))
        engine = _plain_engine(url)
        try:
            with engine.connect() as connection:
                _lock(connection)
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
                connection.commit()
        except (OperationalError, ImportError) as error:
            raise NoDatabase(f"the database cannot be reached: {_reason(error)}") from None
        except SQLAlchemyError as error:
            raise NoDatabase(f"the database cannot be brought up to date: {_reason(error)}") from None
        except CommandError as error:
            raise NoDatabase(f"the database is of another version of this program: {_reason(error)}") from None
        finally:
            engine.dispose()


def _version(url: str) -> str:
    """The version of the schema; empty when there is none, or when the database does not answer."""
    try:
        engine = _plain_engine(url)
        with engine.connect() as connection:
            return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())
    except (SQLAlchemyError, ImportError):
        return ""  # what is wrong is told when it is tried to be put right


def _plain_engine(url: str) -> Engine:
    """For one connection that takes its time."""
    given: dict[str, Any] = {} if url.startswith("sqlite") else _connecting(url)
    return create_engine(url, poolclass=NullPool, connect_args=given)


def _lock(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
        connection.exec_driver_sql(f"PRAGMA page_size = {PAGE_BYTES}")  # counts for a new file alone
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")


def _reason(error: BaseException) -> str:
    """The first line of what the driver says: later ones may repeat the address with its password."""
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().partition("\n")[0]
