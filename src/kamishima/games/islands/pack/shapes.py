"""The shapes of the development cards, in every turn; never mirrored (I2.3, I4.1)."""

from __future__ import annotations

from typing import Final

from kamishima.games.islands.pack.landmarks import Cell

TURNS: Final = ("north", "east", "south", "west")
"""A shape as its card draws it points north; each further word is a quarter turn clockwise."""
UNTURNED: Final = 4
"""The turn of a single square, which has no word."""

SINGLE: Final = 0
"""The shape of one square; the shapes of cards #2 to #5 are 1 to 4."""


class Shape:
    """One shape: how many pieces of it are painted, and the squares of a piece around its anchor in each turn."""

    def __init__(self, index: int, name: str, pieces: int, turns: list[tuple[int, list[Cell]]]) -> None:
        self.index: Final = index
        self.name: Final = name
        self.pieces: Final = pieces
        self.turns: Final = turns
        """Only turns that look different."""
        self.size: Final[int] = len(turns[0][1])


def quarter_turn(cells: list[Cell]) -> list[Cell]:
    """The squares turned clockwise around the anchor."""
    return [(-row, column) for column, row in cells]


def form(cells: list[Cell]) -> tuple[Cell, ...]:
    """The squares moved to the upper left corner: two sets of squares have the same form when one can be shifted."""
    left = min([column for column, _ in cells])
    top = min([row for _, row in cells])
    return tuple(sorted([(column - left, row - top) for column, row in cells]))


def distinct_turns(cells: list[Cell]) -> list[tuple[int, list[Cell]]]:
    found: list[tuple[int, list[Cell]]] = []
    forms: list[tuple[Cell, ...]] = []
    for turn in range(len(TURNS)):
        if form(cells) not in forms:
            forms.append(form(cells))
            found.append((turn, cells))
        cells = quarter_turn(cells)
    return found


def drawn(rows: list[str]) -> list[Cell]:
    """The squares of a drawing, `#` and the anchor `@`, seen from the anchor, which comes first."""
    cells = [(column, row) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign in "@#"]
    column, row = next(iter([cell for cell in cells if rows[cell[1]][cell[0]] == "@"]))
    others = [cell for cell in cells if cell != (column, row)]
    return [(0, 0), *[(right - column, down - row) for right, down in others]]


def single() -> Shape:
    return Shape(SINGLE, "square", 1, [(UNTURNED, [(0, 0)])])
