"""Games as rows for one's own analysis, written while a study runs: CSV, or Parquet with pyarrow."""

from __future__ import annotations

import csv
import importlib
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from kamishima.core.errors import KamishimaError
from kamishima.lab.study import StudiedGame

COLUMNS = (
    "side", "seed", "seat", "bot", "score", "rank", "reason", "steps", "decisions", "forced", "branching", "widest",
    "marks",
)  # fmt: skip
"""One row a game and seat; marks are written `card/raccoon=2 card/owl=1`."""

GROUP = 10_000
"""How many rows a group of a Parquet file has at least, the last one aside."""

Row = tuple[str, int, str, str, int, int, str, int, int, int, float, int, str]


def rows_of(side: str, game: StudiedGame) -> list[Row]:
    return [
        (
            side,
            game.seed,
            f"p{seat + 1}",
            bot,
            game.scores[seat],
            game.ranks[seat],
            game.reason,
            game.steps,
            game.decisions[seat],
            game.forced,
            round(game.branching, 4),
            game.widest,
            " ".join([f"{mark}={count}" for mark, count in game.marks[seat].items()]),
        )
        for seat, bot in enumerate(game.bots)
    ]


class Stream(ABC):
    """A file that grows with every chunk of games; it is there from the first one on."""

    @abstractmethod
    def add(self, side: str, games: Iterable[StudiedGame]) -> None:
        """Write some games."""

    @abstractmethod
    def close(self) -> None:
        """All games are written."""


@contextmanager
def _told(path: Path) -> Iterator[None]:
    """A file that cannot be written is an error in one line."""
    try:
        yield
    except OSError as error:
        raise KamishimaError(f"{path}: {error.strerror or error}") from None


class CsvStream(Stream):
    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: TextIO | None = None

    def add(self, side: str, games: Iterable[StudiedGame]) -> None:
        with _told(self._path):
            if self._file is None:
                self._file = self._path.open("w", encoding="utf-8", newline="")
                csv.writer(self._file).writerow(COLUMNS)
            for game in games:
                csv.writer(self._file).writerows(rows_of(side, game))
            self._file.flush()

    def close(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            with _told(self._path):
                file.close()


class ParquetStream(Stream):
    """Columns in groups of rows."""

    def __init__(self, path: Path) -> None:
        pa: Any = importlib.import_module("pyarrow")  # an extra that only this needs, and without types
        self._parquet: Any = importlib.import_module("pyarrow.parquet")
        text, number = pa.string(), pa.int64()
        types = (text, number, text, text, number, number, text, number, number, number, pa.float64(), number, text)
        self._pa: Any = pa
        self._schema: Any = pa.schema(list(zip(COLUMNS, types, strict=True)))
        self._rows: list[Row] = []
        self._path = path
        self._writer: Any = None

    def add(self, side: str, games: Iterable[StudiedGame]) -> None:
        self._rows += [row for game in games for row in rows_of(side, game)]
        if len(self._rows) >= GROUP:
            self._write()

    def _write(self) -> None:
        if not self._rows:
            return
        with _told(self._path):
            if self._writer is None:
                self._writer = self._parquet.ParquetWriter(str(self._path), self._schema)
            columns = [list(column) for column in zip(*self._rows, strict=True)]
            self._writer.write_table(self._pa.table(columns, schema=self._schema))
        self._rows = []

    def close(self) -> None:
        self._write()
        if self._writer is not None:
            with _told(self._path):
                self._writer.close()
