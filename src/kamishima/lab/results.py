"""The results file of an arena: a line of what is played, then one line a game, only ever added to.

So a run that was killed goes on where it was: lines that are there are not played again, and a last line that was
only half written is dropped and played again.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import BinaryIO, Self

import msgspec

from kamishima import __version__
from kamishima.core.errors import KamishimaError
from kamishima.core.setting import Setting
from kamishima.games.registry import open_table
from kamishima.lab.referee import ArenaGame

FORMAT = 1


class Plan(msgspec.Struct, frozen=True):
    setting: Setting
    bots: tuple[str, ...]
    games: int
    """For each group of bots."""
    seed: int
    limit: float | None = None
    """Seconds for a decision."""


class Header(msgspec.Struct, frozen=True):
    """The first line."""

    format: int
    plan: Plan
    content_hash: str
    engine: str = __version__
    rules: int = 1


class ResultsFile:
    """Keeps the games of one plan; without a path only in memory."""

    def __init__(self, path: Path | None, plan: Plan) -> None:
        self.path = path
        table = open_table(plan.setting)
        self.header = Header(FORMAT, plan, table.content_hash, rules=table.rules)
        self.games: list[ArenaGame] = []
        self._file: BinaryIO | None = None
        self._is_new = path is not None and not path.exists()

    def __enter__(self) -> Self:
        if self.path is None:
            return self
        if not self._is_new and not self.path.is_file():
            raise KamishimaError(f"{self.path}: games are kept in a file, and this is none")
        try:
            self._file = self.path.open("x+b" if self._is_new else "r+b")
        except OSError as error:
            raise KamishimaError(f"{self.path}: {error.strerror}") from None
        try:
            self._read(self._file, self.path)
        except KamishimaError:
            self._file.close()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self._file is not None:
            self._file.flush()
            os.fsync(self._file.fileno())
            self._file.close()
            if self.path is not None and self._is_new and not self.games:
                self.path.unlink()  # whoever stops before the first game is over finds no file without one

    def _read(self, file: BinaryIO, path: Path) -> None:
        lines = file.read().splitlines(keepends=True)
        whole = [line for line in lines if line.endswith(b"\n")]
        if not whole:
            file.seek(0)
            file.truncate()
            self._write(self.header)
            return
        self._check(whole[0], path)
        for number, line in enumerate(whole[1:], start=2):
            try:
                self.games.append(msgspec.json.decode(line, type=ArenaGame))
            except msgspec.DecodeError as error:
                raise KamishimaError(f"{path}: line {number}: this is no game of an arena: {error}") from None
        file.seek(sum([len(line) for line in whole]))
        file.truncate()  # a line that was only half written

    def _check(self, line: bytes, path: Path) -> None:
        try:
            found = msgspec.json.decode(line, type=Header)
        except msgspec.DecodeError:
            raise KamishimaError(f"{path}: line 1: this is no results file of an arena") from None
        if found != self.header:
            raise KamishimaError(
                f"{path} holds other games ({_words(found)}); name another file, or play these: {_words(self.header)}"
            )

    def add(self, game: ArenaGame) -> None:
        """Keep a game; it is in the file when this returns."""
        self.games.append(game)
        self._write(game)

    def _write(self, line: Header | ArenaGame) -> None:
        if self._file is not None:
            try:
                self._file.write(msgspec.json.encode(line) + b"\n")
                self._file.flush()
            except OSError as error:
                raise KamishimaError(f"{self.path}: {error.strerror}") from None


def _words(header: Header) -> str:
    plan = header.plan
    place = plan.setting
    return (
        f"{place.game}, {place.players} players, options {place.options}, rules {header.rules}, "
        f"content {header.content_hash[:12]}, bots {', '.join(plan.bots)}, {plan.games} games a group "
        f"from seed {plan.seed}, limit {plan.limit}, engine {header.engine}"
    )
