"""`kamishima backup FILE`: everything the server keeps, in one file."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from kamishima.server.infra.config import KEY_FILE, Place, kept_key, place
from kamishima.server.store.backup import BadBackup, backup

SEATS_LOST = "Without the same key every guest loses the seats after a restore."


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a file that is not there yet")
    add_store(parser)


def add_store(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="FOLDER", help="where matches are kept when no database is named")
    parser.add_argument("--database", metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME")


def place_of(arguments: argparse.Namespace) -> Place:
    """Where `kamishima serve` would keep everything with the same arguments."""
    given = {name: value for name in ("data", "database") if (value := getattr(arguments, name)) is not None}
    return place(given)


def warn(words: str) -> None:
    print(f"kamishima: ATTENTION: {words}", file=sys.stderr)


def run(arguments: argparse.Namespace) -> int:
    """Write the file; the server may run meanwhile."""
    where = place_of(arguments)
    if arguments.data is not None and not where.data.is_dir():
        raise BadBackup(f"{where.data}: there is no such folder, so nothing was backed up")
    key = "" if where.key else kept_key(where.data)
    rows = backup(where.database, arguments.file, key)
    held = f"{rows} rows and the signing key" if key else f"{rows} rows"
    print(
        f"{arguments.file}: {held}; SECRET: it shows running matches and whoever has it can be anybody, keep it private"
    )
    if rows == 0:
        warn("there is nothing in this database yet: the backup is empty")
    if where.key:
        warn(
            f"the signing key is NOT in this backup, since it comes from KAMISHIMA_KEY: keep it yourself. {SEATS_LOST}"
        )
    elif not key:
        warn(
            f"the signing key is NOT in this backup: {where.data / KEY_FILE} is not there. Name the --data of the "
            f"server, or keep its KAMISHIMA_KEY yourself. {SEATS_LOST}"
        )
    return 0
