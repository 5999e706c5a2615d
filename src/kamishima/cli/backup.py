"""`kamishima backup FILE`: everything the server keeps, in one file."""

from __future__ import annotations

import argparse
from pathlib import Path

from kamishima.server.config import settings
from kamishima.server.store.backup import backup


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`FILE --data --database`."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a file that is not there yet")
    add_store(parser)


def add_store(parser: argparse.ArgumentParser) -> None:
    """Which database."""
    parser.add_argument("--data", metavar="FOLDER", help="where matches are kept when no database is named")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME")


def database_of(arguments: argparse.Namespace) -> str:
    """The database that is meant: the same as `kamishima serve` would use."""
    given = {name: value for name in ("data", "database") if (value := getattr(arguments, name)) is not None}
    return settings(given).database


def run(arguments: argparse.Namespace) -> int:
    """Write the file; the server may run meanwhile."""
    rows = backup(database_of(arguments), arguments.file)
    print(f"{arguments.file}: {rows} rows; keep it private, it holds the secrets of running matches")
    return 0
