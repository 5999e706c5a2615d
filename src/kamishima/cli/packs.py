"""Content packs as files: what is wrong with one is told with the name of the file."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kamishima.core.errors import BadContent, KamishimaError


@contextmanager
def naming(path: Path | None) -> Iterator[None]:
    """Name the file of a pack in the errors about it."""
    try:
        yield
    except BadContent as error:
        if path is None:
            raise
        raise KamishimaError(f"{path}: {error.message}") from None


@contextmanager
def naming_pack(arguments: argparse.Namespace) -> Iterator[None]:
    """The same for the pack that a command was given, if it takes one."""
    with naming(getattr(arguments, "pack", None)):
        yield
