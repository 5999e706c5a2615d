"""Islands as tables, computed once: the paintable squares are numbered, and sets of them are bits of one number.

An island has at most 34 paintable squares, so every set of squares fits a machine word with room to spare.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kamishima.games.islands.pack.landmarks import SIDE, SIGNS, VOLCANO, Cell, cell_word
from kamishima.games.islands.pack.maps import Chart
from kamishima.games.islands.pack.shapes import Shape


class Placement:
    """One way to lay a shape on an island: its squares, the squares next to them, and its words."""

    def __init__(self, squares: i64, touching: i64, place: int, turn: int) -> None:
        self.squares: Final[i64] = squares
        self.touching: Final[i64] = touching
        """The paintable squares orthogonally next to these; some of them may be these."""
        self.place: Final = place
        """Where the anchor lies on the grid: 8 × row + column."""
        self.turn: Final = turn


class Landmark:
    """A landmark with an effect, and the paintable squares around it."""

    def __init__(self, kind: int, cell: Cell, around: i64) -> None:
        self.kind: Final = kind
        self.cell: Final = cell
        self.around: Final[i64] = around


class Outline:
    """Squares to be filled with exactly one shape (I5.9)."""

    def __init__(self, colour: int, squares: i64) -> None:
        self.colour: Final = colour
        self.squares: Final[i64] = squares


class Island:
    def __init__(self, name: str, rows: list[str], outlines: list[tuple[int, list[Cell]]], shapes: list[Shape]) -> None:
        chart = Chart(rows)
        self.name: Final = name
        self.rows: Final = rows
        self.cells: Final[list[Cell]] = sorted(chart.empty, key=lambda cell: (cell[1], cell[0]))
        """The paintable squares by number, row by row."""
        self.numbers: Final[dict[Cell, int]] = {cell: number for number, cell in enumerate(self.cells)}
        self.everything: Final[i64] = self.bits(self.cells)
        self.beside: Final[list[int]] = [self.bits(chart.open_beside(cell)) for cell in self.cells]
        """For each square, the squares orthogonally next to it."""
        self.regular: Final[i64] = self.bits(chart.open_beside(chart.of("R")[0]))
        """The squares next to the Regular Harbour; likewise the Secret Harbour."""
        self.secret: Final[i64] = self.bits(chart.open_beside(chart.of("S")[0]))
        self.landmarks: Final[list[Landmark]] = self._landmarks(chart)
        self.volcanoes: Final[list[Landmark]] = [mark for mark in self.landmarks if mark.kind == VOLCANO]
        self.outlines: Final[list[Outline]] = [Outline(colour, self.bits(cells)) for colour, cells in outlines]
        self.placements: Final[list[list[Placement]]] = [self._placements(shape) for shape in shapes]
        """By shape, in the order of squares and turns."""
        self.found: Final[list[dict[int, Placement]]] = [_by_words(some) for some in self.placements]
        self._free: Final[dict[int, list[Placement]]] = {}
        self.parts: object = None
        """How its landmarks and outlines can be shown, once asked for."""

    def bits(self, cells: list[Cell]) -> int:
        bits = 0
        for cell in cells:
            bits |= 1 << self.numbers[cell]
        return bits

    def words_of(self, squares: int) -> list[str]:
        return [cell_word(cell) for number, cell in enumerate(self.cells) if (squares >> number) & 1]

    def touching(self, squares: i64) -> i64:
        """The squares orthogonally next to any of these."""
        found: i64 = 0
        for number in range(len(self.beside)):
            if (squares >> number) & 1:
                found |= self.beside[number]
        return found

    def _landmarks(self, chart: Chart) -> list[Landmark]:
        found: list[Landmark] = []
        for kind, sign in enumerate(SIGNS):
            for cell in chart.of(sign):
                found.append(Landmark(kind, cell, self.bits(chart.open_around(cell))))
        return found

    def _placements(self, shape: Shape) -> list[Placement]:
        found: list[Placement] = []
        for column, row in self.cells:
            for turn, offsets in shape.turns:
                cells = [(column + right, row + down) for right, down in offsets]
                if all([cell in self.numbers for cell in cells]):
                    squares = self.bits(cells)
                    found.append(Placement(squares, self.touching(squares), SIDE * row + column, turn))
        return found

    def free_placements(self, size: int) -> list[Placement]:
        """All sets of so many squares that hang together, worked out when they are first needed."""
        if size not in self._free:
            grown = [1 << number for number in range(len(self.cells))]
            for _ in range(size - 1):
                grown = self._grown(grown)
            self._free[size] = [Placement(squares, self.touching(squares), 0, 0) for squares in grown]
        return self._free[size]

    def _grown(self, sets: list[int]) -> list[int]:
        found: set[int] = set()
        for squares in sets:
            edge = int(self.touching(squares)) & ~squares
            for number in range(len(self.cells)):
                if (edge >> number) & 1:
                    found.add(squares | 1 << number)
        return sorted(found)


def _by_words(placements: list[Placement]) -> dict[int, Placement]:
    return {8 * placement.place + placement.turn: placement for placement in placements}


def size_of(squares: i64) -> int:
    count = 0
    while squares:
        squares &= squares - 1
        count += 1
    return count
