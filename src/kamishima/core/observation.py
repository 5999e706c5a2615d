"""What a seat sees as numbers: a game declares named blocks of cells, a byte each, and fills them from its View alone.

Views share what has not changed; so a game remembers what it wrote last for an audience, and writes only what has
become another object.
"""

from __future__ import annotations

from math import prod
from typing import Final, NamedTuple

Cells = bytearray
"""A number for each place of the blocks, one byte each; numbers that do not fit a byte stand beside them."""
Wide = list[tuple[int, int]]
"""Numbers that are too wide for their cells, with their places."""
Seen = tuple[Cells, Wide]
"""A view as an encoder writes it."""

MANY: Final = 9999
"""Nothing is counted further than this."""


class Block(NamedTuple):
    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    usual: int
    """What is usually a lot: numbers divided by it are about between 0 and 1."""
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class BlockLayout:
    def __init__(self, players: int) -> None:
        self.blocks: Final[list[Block]] = []
        self.size = 0
        self._players: Final = players

    def add(
        self, name: str, shape: tuple[int, ...], meaning: str, most: int = 1, usual: int = 1, *, least: int = 0
    ) -> int:
        """Declare a block; where it begins. One that has no cells at this table is left out."""
        start, block = self.size, Block(name, shape, least, most, usual, meaning)
        if block.size:
            self.blocks.append(block)
            self.size += block.size
        return start

    def add_seat(self, name: str, meaning: str) -> int:
        """Declare a block in which one seat is marked, counted from the one that looks."""
        return self.add(name, (self._players,), meaning)


class WideCells:
    """Cells, and the numbers that are too wide for theirs."""

    def __init__(self, size: int) -> None:
        self.cells: Final = bytearray(size)
        self.wide: Wide = []

    def put(self, place: int, number: int) -> None:
        """Write a number that may be too wide for its cell."""
        if 0 <= number < 256:
            self.cells[place] = number
        else:
            self.wide.append((place, number))

    def fill(self, start: int, some: Cells) -> None:
        """Write many numbers at once; from cells, since those are written as they are, and bytes are copied first."""
        self.cells[start : start + len(some)] = some

    def add_wide(self, start: int, part: WideCells) -> None:
        """Note the wide numbers of a part that is written from here on."""
        for place, number in part.wide:
            self.wide.append((start + place, number))


class Buffer(WideCells):
    """What one audience sees: its next view is written into the same cells. Seats count from the one that looks."""

    def __init__(self, size: int, players: int, seat: int) -> None:
        super().__init__(size)
        self._players: Final = players
        self._seat: Final = seat % players  # spectators look like the first seat

    def place_of(self, seat: int) -> int:
        return (seat - self._seat) % self._players

    def mark_seat(self, start: int, seat: int | None) -> None:
        """Mark a seat, if it is any, in a block of seats."""
        if seat is not None:
            self.cells[start + self.place_of(seat)] = 1


def places(words: tuple[str, ...]) -> dict[str, int]:
    """Each word with its place among them."""
    return {word: place for place, word in enumerate(words)}
