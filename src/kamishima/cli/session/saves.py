"""Where matches are kept: a running one with its secret, a finished one as a record.

A save is a record that has its secret but no result yet. Whoever reads it can tell all that is hidden and all that
chance will do, so it is written for its owner's eyes only.
"""

from __future__ import annotations

import os
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from kamishima import __version__
from kamishima.cli.arguments import read_text
from kamishima.cli.files import PRIVATE, PUBLIC, naming, require_writable, write_whole
from kamishima.core.chance import SecretDice, commitment
from kamishima.core.errors import BadRecord, KamishimaError
from kamishima.core.match import Match
from kamishima.core.record import Record, read, record, verify, write
from kamishima.core.turn import Decision
from kamishima.games.registry import table_of

SAVES = "saves"
RECORDS = "records"


def home() -> Path:
    written = os.environ.get("XDG_DATA_HOME", "")
    # The XDG specification asks to ignore a relative path.
    base = Path(written) if Path(written).is_absolute() else Path.home() / ".local" / "share"
    return base / "kamishima"


def new_path(folder: str, game: str, secret: bytes) -> Path:
    """A name for a file that does not exist yet: the game, the time, and the beginning of the commitment."""
    moment = datetime.now(tz=UTC).astimezone().strftime("%Y%m%d-%H%M%S")
    stem = f"{game}-{moment}-{commitment(secret)[:8]}"
    candidates = [home() / folder / f"{stem}{suffix}.txt" for suffix in ("", *[f"-{count}" for count in range(2, 100)])]
    return next(path for path in candidates if not _is_there(path))


def _is_there(path: Path) -> bool:
    try:
        return path.exists()
    except OSError:  # a folder that may not be looked into: writing will tell
        return False


class MatchSaver:
    """Keeps one match: saves it while it runs, and writes its record when it is over."""

    def __init__(self, secret: bytes, pack_name: str, path: Path | None, *, resumed: bool = False) -> None:
        self.secret = secret
        self._pack_name = pack_name
        self._path = None if path is None else path.absolute()
        self._mine: set[Path] = {path.absolute()} if path is not None and resumed else set()
        """The files that hold this very match: only these are ever written over."""
        if self._path is not None:
            self._check_free(self._path)
            _make_folder(self._path)
            require_writable(self._path)

    def save(self, match: Match, path: Path | None = None) -> Path:
        """Save a running match; a file that is named once is used from then on."""
        chosen = path.absolute() if path else self._path or new_path(SAVES, match.game.name, self.secret)
        self._check_free(chosen)
        _write(chosen, write(self._record(match)), PRIVATE)
        if self._path is not None and self._path != chosen:
            self._drop(self._path)
        self._mine.add(chosen)
        self._path = chosen
        return chosen

    def keep(self, match: Match) -> tuple[Path, str]:
        """Save a match or, when it is over, finish it; where that fails, anywhere: the path, and why it is another."""
        try:
            return self.save(match) if match.result is None else self.finish(match), ""
        except KamishimaError as error:
            return self._elsewhere(match, error), error.message

    def _elsewhere(self, match: Match, error: KamishimaError) -> Path:
        """Write a match into the first folder that takes it; the error when none does."""
        text, mode = write(self._record(match)), PRIVATE if match.result is None else PUBLIC
        for folder in (Path.cwd(), Path(tempfile.gettempdir())):
            path = folder / new_path(SAVES, match.game.name, self.secret).name
            try:
                self._check_free(path)
                write_whole(path, text.encode(), mode)
            except KamishimaError:
                continue
            return path
        raise error

    def _check_free(self, path: Path) -> None:
        if path not in self._mine and path.exists():
            raise KamishimaError(f"{path} is there already and is not written over; name another file")

    def finish(self, match: Match) -> Path:
        """Write the record of a finished match; what was saved of it is of no use any more."""
        path = new_path(RECORDS, match.game.name, self.secret)
        text = write(self._record(match))
        _write(path, text, PUBLIC)
        for save in sorted(self._mine):
            if not self._drop(save):
                _write(save, text, PUBLIC)
        return path

    def _drop(self, save: Path) -> bool:
        """Remove a save that we named; those that the person named stay."""
        if save.parent != home() / SAVES or save not in self._mine:
            return False
        save.unlink(missing_ok=True)
        self._mine.discard(save)
        return True

    def _record(self, match: Match) -> Record:
        return record(match, self._pack_name, __version__, self.secret, publish=True)


def _write(path: Path, text: str, mode: int) -> None:
    _make_folder(path)
    write_whole(path, text.encode(), mode)


def _make_folder(path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise KamishimaError(f"{path}: {error.strerror}") from None


def load(path: Path) -> Record:
    """Read a record or a save; the error names the file, the line and the reason."""
    with naming(path, BadRecord):
        return read(read_text(path))


def resume(path: Path, pack: str | None) -> tuple[Match, bytes]:
    """The match that a save holds, ready to go on, and its secret."""
    value = load(path)
    if value.header.over:
        raise KamishimaError(f"{path}: this match is over; look at it with `kamishima replay {path}`")
    with naming(path, BadRecord):
        match = verify(value, table_of(value, pack))
    if not isinstance(match.turn, Decision):
        raise KamishimaError(f"{path}: line {value.first_line + len(value.lines)}: a chance step is missing at the end")
    secret = bytes.fromhex(value.header.secret)
    match.dice = SecretDice(secret)
    return match, secret
