"""Connections to the database, and bringing its schema up to date."""

from __future__ import annotations

import sqlite3
from functools import partial
from importlib import resources
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import NullPool, QueuePool

from kamishima.core.errors import KamishimaError

READERS = 4
SIDE_WRITERS = 4
"""Connections for writes that wait for somebody else's lock."""
BUSY_TIMEOUT = 10_000
PAGE_BYTES = 2048
"""Of a new SQLite file. Every match has a page of the log of its own, which each of its moves writes once more."""
CHECKPOINT_PAGES = 8_000
"""Pages of the write-ahead log before SQLite's checkpoint, which takes much longer than a commit: by its own
default every fifteenth transaction would wait for one."""
HEAD = "0007"
"""The newest version of the schema."""
_MIGRATION_LOCK = 0x6B616D69

CONNECT_ARGS = {
    "connect_timeout": 5,
    "keepalives": 1,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 20_000,
}
"""PostgreSQL that has gone without a word (its machine, or the network between) is noticed within seconds; by the
system's own default it takes two hours. What the URL says for itself goes before this."""


class Timeouts(NamedTuple):
    """For how many milliseconds PostgreSQL may be busy for us; 0 is for ever."""

    lock: int
    """Waiting for a lock of somebody else."""
    statement: int
    idle: int
    """Holding a transaction open in which nothing happens: a node that stands still lets go of its locks."""


WRITE_TIMEOUTS = Timeouts(50, 2_000, 15_000)
"""A write that meets a lock goes to the side writer: until then all writes of this node wait."""
READ_TIMEOUTS = Timeouts(5_000, 10_000, 15_000)
NO_TIMEOUTS = Timeouts(0, 0, 0)
"""For backups and changes of the schema, which nobody waits for."""


class NoDatabase(KamishimaError):
    """The database cannot be reached, or is none of ours."""

    code = "no-database"


def writing_engine(url: str, timeouts: Timeouts = WRITE_TIMEOUTS) -> Engine:
    """For the one thread that writes (every transaction takes SQLite's write lock at once), and for the side writer."""
    if url.startswith("sqlite"):
        return _sqlite_engine(url, "BEGIN IMMEDIATE", 1)
    return _postgresql_engine(url, 1 + SIDE_WRITERS, timeouts)


def reading_engine(url: str, timeouts: Timeouts = READ_TIMEOUTS) -> Engine:
    return (
        _sqlite_engine(url, "BEGIN", READERS)
        if url.startswith("sqlite")
        else _postgresql_engine(url, READERS, timeouts)
    )


def _postgresql_engine(url: str, size: int, timeouts: Timeouts) -> Engine:
    try:
        engine = create_engine(url, pool_size=size, max_overflow=0, pool_pre_ping=True, connect_args=_connect_args(url))
    except (ArgumentError, ImportError) as error:
        raise NoDatabase(f"the database cannot be used: {_reason(error)}") from None

    def set_up(connection: DBAPIConnection, _record: object) -> None:
        cursor = connection.cursor()
        names = ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout")
        for name, milliseconds in zip(names, timeouts, strict=True):
            cursor.execute("SELECT set_config(%s, %s, false)", [name, str(milliseconds)])
        cursor.close()
        connection.commit()

    event.listen(engine, "connect", set_up)
    return engine


def _connect_args(url: str) -> dict[str, int]:
    given = make_url(url).query
    return {name: value for name, value in CONNECT_ARGS.items() if name not in given}


def set_timeouts(connection: Connection, lock: int, statement: int) -> None:
    """Other timeouts until the transaction is over; SQLite has neither."""
    if connection.dialect.name != "sqlite":
        connection.exec_driver_sql(f"SET LOCAL lock_timeout = {lock}; SET LOCAL statement_timeout = {statement}")


def _sqlite_engine(url: str, begin: str, size: int) -> Engine:
    try:
        engine = create_engine(url, poolclass=QueuePool, pool_size=size, max_overflow=0)
    except (ArgumentError, ImportError) as error:
        raise NoDatabase(f"the database cannot be used: {_reason(error)}") from None
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", partial(Connection.exec_driver_sql, statement=begin))
    return engine


def _set_up_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    connection.isolation_level = None  # transactions begin when we say so, see `_sqlite_engine`
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_TIMEOUT}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}")
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
    given: dict[str, Any] = {} if url.startswith("sqlite") else _connect_args(url)
    return create_engine(url, poolclass=NullPool, connect_args=given)


def _lock(connection: Connection) -> None:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA busy_timeout = {BUSY_TIMEOUT}")
        connection.exec_driver_sql(f"PRAGMA page_size = {PAGE_BYTES}")  # counts for a new file alone
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})")


def _reason(error: BaseException) -> str:
    """The first line of what the driver says: later ones may repeat the address with its password."""
    cause = getattr(error, "orig", None) or error
    return str(cause).strip().partition("\n")[0]
