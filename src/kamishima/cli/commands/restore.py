"""`kamishima restore FILE`: a backup into an empty database."""

from __future__ import annotations

import argparse
from pathlib import Path

from kamishima.cli.commands.backup import SEATS_LOST, add_store, place_of, warn
from kamishima.server.infra.config import KEY_FILE, Place, keep_key, kept_key, make_folder
from kamishima.server.store.backup import BadBackup, key_in, restore


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="what `kamishima backup` has written")
    add_store(parser)
    parser.add_argument("--without-key", action="store_true", help="leave the signing key out: guests lose their seats")


def run(arguments: argparse.Namespace) -> int:
    """Read the file; all of it or nothing."""
    where, file = place_of(arguments), arguments.file
    key = "" if arguments.without_key else key_in(file)
    make_folder(where.data)
    is_new = _keep(where, key) if key else False
    try:
        rows = restore(where.database, file)
    except BaseException:
        if is_new:
            (where.data / KEY_FILE).unlink(missing_ok=True)
        raise
    print(f"{file}: {rows} rows{' and the signing key' if key else ''} restored")
    if rows == 0:
        warn("this backup is empty: it was made of a database with nothing in it")
    if arguments.without_key:
        warn(f"the signing key was left out. {SEATS_LOST}")
    elif not key:
        warn(
            f"there is NO signing key in this backup. Give the server the one it had, as KAMISHIMA_KEY or in "
            f"{where.data / KEY_FILE}, before it is started. {SEATS_LOST}"
        )
    return 0


def _keep(where: Place, key: str) -> bool:
    """Put the key where the server will look for it; whether it was not there before."""
    instead = "or restore with --without-key, and every guest loses the seats"
    if where.key:
        if where.key.lower() != key.lower():
            raise BadBackup(f"KAMISHIMA_KEY is not the signing key of this backup; do not set it, {instead}")
        return False
    is_new = keep_key(where.data, key)
    if not is_new and kept_key(where.data).lower() != key.lower():
        path = where.data / KEY_FILE
        raise BadBackup(f"{path} is another signing key than that of this backup; move it away, {instead}")
    return is_new
