"""Connections to the database, and bringing its schema up to date."""

from __future__ import annotations

import sqlite3
from importlib import resources
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError
from sqlalchemy.pool import NullPool, QueuePool

from kamishima.core.errors import KamishimaError

READERS = 4
BUSY_MILLISECONDS = 10_000
PAGE_BYTES = 2048
"""Of a new SQLite file. Every match has a page of the log of its own, which each of its moves writes once more."""
PAGES_BEFORE_TIDYING = 8_000
"""SQLite's journal may grow so long before its pages are put where they belong. Whoever writes then waits for the disk
much longer than for a move: by SQLite's own default every fifteenth transaction would."""
HEAD = "0004"
"""The newest version of the schema."""
_MIGRATION_LOCK = 0x6B616D69


class NoDatabase(KamishimaError):
    """The database cannot be reached, or is none of ours."""

    code = "no-database"


def writing_engine(url: str) -> Engine:
    """For the one thread that writes: every transaction takes the write lock at once."""
    return _engine(url, "BEGIN IMMEDIATE", 1)


def reading_engine(url: str) -> Engine:
    """For the threads that read."""
    return _engine(url, "BEGIN", READERS)


def _engine(url: str, begin: str, size: int) -> Engine:
    try:
        if not url.startswith("sqlite"):
            return create_engine(url, pool_size=size, max_overflow=0, pool_pre_ping=True)
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
        engine = create_engine(url, poolclass=NullPool)
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
        engine = create_engine(url, poolclass=NullPool)
        with engine.connect() as connection:
            return str(connection.execute(text("SELECT version_num FROM alembic_version")).scalar())
    except (SQLAlchemyError, ImportError):
        return ""  # what is wrong is told when it is tried to be put right


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
