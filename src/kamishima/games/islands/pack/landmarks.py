"""The signs of a map, the landmarks behind them, and the colours; squares have words such as `c3`."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("blue", "green", "red")
"""In the order of the colour die: 1 and 2, 3 and 4, 5 and 6."""

EMPTY: Final = "."
SEA: Final = "~"
MOUNTAIN: Final = "^"
CLOSED: Final = "~^"
"""Signs of landmarks that do nothing of their own (I5.8)."""

SIGNS: Final = "RSLVCGT$"
"""Signs of the landmarks with an effect; the place of a sign is the kind of its landmark."""
KINDS: Final = (
    "regular-harbour", "secret-harbour", "lighthouse", "volcano", "coal-pit", "grove", "temple", "gold-mine",
)  # fmt: skip

REGULAR: Final = 0
SECRET: Final = 1
LIGHTHOUSE: Final = 2
VOLCANO: Final = 3
COAL_PIT: Final = 4
GROVE: Final = 5
TEMPLE: Final = 6
GOLD_MINE: Final = 7

SIDE: Final = 8
"""An island has at most so many rows and columns."""
FILES: Final = "abcdefgh"

Cell = tuple[int, int]
"""Column and row, counted from 0 at the upper left."""


def cell_word(cell: Cell) -> str:
    """The word of a square: column letter and row number, from the upper left."""
    return f"{FILES[cell[0]]}{cell[1] + 1}"


def cell_of(word: str) -> Cell | None:
    """The square that a word names; None when it is no such word."""
    if len(word) == 2 and word[0] in FILES and word[1] in "12345678":
        return FILES.index(word[0]), int(word[1]) - 1
    return None


def beside(cell: Cell) -> list[Cell]:
    """The four squares orthogonally next to one, beyond the edge too."""
    column, row = cell
    return [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]


def around(cell: Cell) -> list[Cell]:
    """The eight squares around one, beyond the edge too."""
    column, row = cell
    steps = [(right, down) for down in (-1, 0, 1) for right in (-1, 0, 1) if right or down]
    return [(column + right, row + down) for right, down in steps]


def connected(cells: list[Cell]) -> bool:
    """Whether one can walk from any of the squares to any other in orthogonal steps."""
    if not cells:
        return True
    left = set(cells)
    edge = [cells[0]]
    left.discard(cells[0])
    while edge:
        for near in beside(edge.pop()):
            if near in left:
                left.discard(near)
                edge.append(near)
    return not left
