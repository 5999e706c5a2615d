"""What the seats of one match see as cells, a byte each: everything between the rules and NumPy, so it is compiled."""

from __future__ import annotations

from typing import Final, Protocol

from kamishima.adapters.steps import Fork, Table
from kamishima.core.cells import Block, Cells, Seen, Wide
from kamishima.core.game import AnyGame, SeatId, State


class Encoder(Protocol):
    """What the `encode.py` of a game gives."""

    blocks: list[Block]
    size: int

    def write(self, shown: object) -> Seen:
        """A view as numbers; each audience has cells of its own, and its next view is written into the same."""
        ...


class Sight:
    """Looks at positions for their seats, and remembers what it saw last."""

    def __init__(self, game: AnyGame, encoder: Encoder, words: int) -> None:
        self._game: Final = game
        self._encoder: Final = encoder
        self._words: Final = words
        self._first: Final[int] = encoder.size
        self._players: Final[int] = game.players
        self._state: State | None = None
        """The position that was looked at last, and how the seats see it; the last of them are spectators."""
        self._seen: Final[list[Seen | None]] = [None] * (game.players + 1)
        self._said: Final[list[list[int]]] = [[] for _ in range(game.players + 1)]
        """Where the words said are noted behind it."""

    def seen(self, state: State, seat: SeatId | None, fork: Fork | None) -> Seen:
        """What a seat sees and has said; the cells are good until it looks again."""
        viewer = self._players if seat is None else seat
        if state is not self._state:
            self._state = state
            for place in range(len(self._seen)):
                self._seen[place] = None
        seen = self._seen[viewer]
        if seen is None:  # it is the same all through a decision, so it is remembered
            seen = self._seen[viewer] = self._encoder.write(self._game.view(state, seat))
        self._note(seen[0], viewer, fork)
        return seen

    def _note(self, cells: Cells, viewer: int, fork: Fork | None) -> None:
        """Note the words said by their numbers: 1 for the first, and so on."""
        before = self._said[viewer]
        if before:
            for place in before:
                cells[place] = 0
            self._said[viewer] = []
        if fork is None or not fork.has_begun:
            return
        said = [self._first + number for number in fork.said]
        for order in range(len(said)):
            cells[said[order]] = order + 1
        self._said[viewer] = said

    def look(self, table: Table, seat: SeatId) -> tuple[Cells, Wide, Cells]:
        """What a seat sees and has said at a table now, and the mask of what it can say."""
        fork = table.fork if table.seat == seat else None
        cells, wide = self.seen(table.state, seat, fork)
        return cells, wide, self.mask(fork)

    def mask(self, fork: Fork | None) -> Cells:
        """Which words can follow: 1 for each that can."""
        cells = bytearray(self._words)
        if fork is not None:
            for number in fork.numbers:
                cells[number] = 1
        return cells


class Rows:
    """Many matches of one table, a row for each: what the seats that choose see, and the words that they can say."""

    def __init__(self, tables: list[Table], sights: list[Sight], size: int, words: int) -> None:
        self._tables: Final = tables
        self._sights: Final = sights
        self._size: Final = size
        self._words: Final = words
        self.cells: Final = bytearray(len(tables) * size)
        self.wide: Final[Wide] = []
        self.masks: Final = bytearray(len(tables) * words)
        self.seats: Final = bytearray(len(tables))
        self.allowed: Final[list[list[int]]] = [[] for _ in tables]
        """The words of the masks by their numbers."""

    def say(self, numbers: list[int]) -> list[int]:
        """One word in every match, or in none when one is not offered; returns the rows of those that are over.

        All others are looked at on the way, while what they are made of is still in the processor's cache.
        """
        for row in range(len(self._tables)):
            fork = self._tables[row].fork
            assert fork is not None
            fork.check(numbers[row])
        self.wide.clear()
        over: list[int] = []
        for row in range(len(self._tables)):
            table = self._tables[row]
            table.say(numbers[row])
            if table.fork is None:
                over.append(row)
            else:
                self._look_at(row, table)
        return over

    def look(self) -> None:
        """Look at all matches; none of them is over."""
        self.wide.clear()
        for row in range(len(self._tables)):
            self._look_at(row, self._tables[row])

    def look_at(self, row: int) -> None:
        """Look at one match alone; what does not fit the cells of others is kept."""
        self._look_at(row, self._tables[row])

    def _look_at(self, row: int, table: Table) -> None:
        seat, fork, start = table.seat, table.fork, row * self._size
        assert seat is not None
        assert fork is not None
        cells, wide = self._sights[row].seen(table.state, seat, fork)
        self.cells[start : start + self._size] = cells
        for place, number in wide:
            self.wide.append((start + place, number))
        self.seats[row] = seat
        self._mask(row * self._words, self.allowed[row], fork.numbers)
        self.allowed[row] = fork.numbers

    def _mask(self, start: int, before: list[int], now: list[int]) -> None:
        """Only the bits that were set, and those that are to be set, are touched."""
        for number in before:
            self.masks[start + number] = 0
        for number in now:
            self.masks[start + number] = 1
