"""Files of commands: written whole or not at all, known to be writable before hours of work, named in errors."""

from __future__ import annotations

import contextlib
import csv
import io
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from kamishima.core.errors import BadContent, KamishimaError

PRIVATE, PUBLIC = 0o600, 0o644


@contextlib.contextmanager
def naming(path: Path | None, kind: type[KamishimaError] = BadContent) -> Iterator[None]:
    """Name a file in the errors about it; those about packs, or another kind."""
    try:
        yield
    except kind as error:
        if path is None:
            raise
        raise KamishimaError(f"{path}: {error.message}") from None


def require_writable(*paths: Path | None) -> None:
    """Better now than after an hour of work; no file stays behind by that."""
    for path in paths:
        if path is not None:
            try:
                _try_to_open(path)
            except OSError as error:
                raise KamishimaError(f"{path}: {error.strerror}") from None


def _try_to_open(path: Path) -> None:
    is_new = not path.exists()
    if is_new or path.is_file() or path.is_dir():  # a pipe would wait here until somebody reads
        path.open("ab").close()
    if is_new:
        path.unlink()


def csv_of(rows: Iterable[Iterable[object]]) -> bytes:
    """A table as CSV; its first row has the heads."""
    file = io.StringIO(newline="")
    csv.writer(file).writerows(rows)
    return file.getvalue().encode()


def write_whole(path: Path, content: bytes, mode: int = PUBLIC) -> None:
    """Write a file so that there is the old one or the new one at any time, never half of it."""
    try:
        if path.exists() and not path.is_file():  # a pipe or a device is written to, never replaced
            path.write_bytes(content)
        else:
            _replace(path.resolve(), content, mode)
    except OSError as error:
        raise KamishimaError(f"{path}: {error.strerror}") from None


def _replace(path: Path, content: bytes, mode: int) -> None:
    try:
        file = tempfile.NamedTemporaryFile(dir=path.parent, delete=False)  # noqa: SIM115  # it is used beneath
    except PermissionError:
        if not path.exists():
            raise
        path.write_bytes(content)  # the folder cannot be written, but perhaps the file can
        return
    draft = Path(file.name)
    try:
        with file:
            file.write(content)
        draft.chmod(mode)
        draft.replace(path)
    finally:
        # A draft that could not take its place may hold a secret, and nobody would look for it.
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)


def write_results(*files: tuple[Path | None, Callable[[], bytes]]) -> None:
    """Write each file that was asked for, and say where; one that cannot be written does not keep back the others."""
    failed: list[KamishimaError] = []
    for path, content in files:
        if path is not None:
            try:
                write_whole(path, content())
            except KamishimaError as error:
                failed.append(error)
            else:
                print(f"written: {path}")
    if failed:
        raise KamishimaError("; ".join([error.message for error in failed]))
