"""`kamishima restore FILE`: a backup into an empty database."""

from __future__ import annotations

import argparse
from pathlib import Path

from kamishima.cli.backup import add_store, database_of
from kamishima.server.store.backup import restore


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`FILE --data --database`."""
    parser.add_argument("file", type=Path, metavar="FILE", help="what `kamishima backup` has written")
    add_store(parser)


def run(arguments: argparse.Namespace) -> int:
    """Read the file; all of it or nothing."""
    rows = restore(database_of(arguments), arguments.file)
    print(f"{arguments.file}: {rows} rows restored")
    return 0
