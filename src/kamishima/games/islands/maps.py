"""What makes a good island: every rule for a map, with the row that breaks it."""

from __future__ import annotations

from typing import Final

from kamishima.games.islands.landmarks import (
    CLOSED,
    EMPTY,
    FILES,
    MOUNTAIN,
    SIDE,
    SIGNS,
    Cell,
    around,
    beside,
    cell_of,
    cell_word,
    connected,
)
from kamishima.games.islands.shapes import Shape, form

LEAST_SQUARES: Final = 22
MOST_SQUARES: Final = 34
LEAST_NEIGHBOURS: Final = 2
HARBOURS_APART: Final = 4
MOST_OUTLINES: Final = 3
NEAR_MOUNTAINS: Final = 2
AMOUNTS: Final[dict[str, tuple[int, int]]] = {
    "R": (1, 1), "S": (1, 1), "L": (1, 1), "T": (1, 2), "C": (1, 2), "$": (1, 2), "G": (1, 2), "V": (0, 2),
}  # fmt: skip

Problem = tuple[int, str]
"""A row counted from 1, or 0 for the whole map; and what is wrong with it."""


class Chart:
    """A map taken apart: where each sign stands."""

    def __init__(self, rows: list[str]) -> None:
        self.rows: Final = rows
        self.signs: Final[dict[Cell, str]] = {
            (column, row): sign for row, line in enumerate(rows) for column, sign in enumerate(line)
        }
        self.empty: Final[list[Cell]] = [cell for cell, sign in self.signs.items() if sign == EMPTY]

    def of(self, sign: str) -> list[Cell]:
        """The squares with a sign."""
        return [cell for cell, other in self.signs.items() if other == sign]

    def open_around(self, cell: Cell) -> list[Cell]:
        """The paintable squares among the eight neighbours."""
        return [near for near in around(cell) if self.signs.get(near) == EMPTY]

    def open_beside(self, cell: Cell) -> list[Cell]:
        """The paintable squares among the four neighbours."""
        return [near for near in beside(cell) if self.signs.get(near) == EMPTY]


def chart_problems(rows: list[str], *, near: bool) -> list[Problem]:
    """Everything that is wrong with a map; the later rules are judged only when it can be read."""
    unreadable = _unreadable(rows)
    if unreadable:
        return unreadable
    chart = Chart(rows)
    found = _amounts(chart)
    if found:
        return found
    return _landmarks(chart) + _ways(chart) + (_nearness(chart) if near else [])


def _unreadable(rows: list[str]) -> list[Problem]:
    if not rows:
        return [(0, "the map has no rows")]
    found: list[Problem] = []
    if len(rows) > SIDE:
        found.append((SIDE + 1, f"an island has at most {SIDE} rows, not {len(rows)}"))
    for row, line in enumerate(rows, start=1):
        if len(line) > SIDE:
            found.append((row, f"an island has at most {SIDE} columns, not {len(line)}"))
        elif len(line) != len(rows[0]):
            found.append((row, f"this row has {len(line)} squares, the first one {len(rows[0])}"))
        for column, sign in enumerate(line):
            if sign != EMPTY and sign not in CLOSED and sign not in SIGNS:
                place = FILES[column] if column < SIDE else column + 1
                found.append((row, f"no landmark is written {sign!r} (column {place}); signs are . ~ ^ {SIGNS}"))
    return found


def _amounts(chart: Chart) -> list[Problem]:
    found: list[Problem] = []
    for sign, (least, most) in AMOUNTS.items():
        cells = chart.of(sign)
        if len(cells) < least:
            found.append((0, f"an island has at least {least} {sign}, this one has {len(cells)}"))
        if len(cells) > most:
            found.append((cells[most][1] + 1, f"an island has at most {most} {sign}, this one has {len(cells)}"))
    squares = len(chart.empty)
    if not LEAST_SQUARES <= squares <= MOST_SQUARES:
        found.append((0, f"an island has {LEAST_SQUARES} to {MOST_SQUARES} paintable squares, this one has {squares}"))
    return found


def _landmarks(chart: Chart) -> list[Problem]:
    found: list[Problem] = []
    for cell, sign in chart.signs.items():
        if sign in SIGNS and len(chart.open_around(cell)) < LEAST_NEIGHBOURS:
            message = f"{sign} at {cell_word(cell)} has fewer than {LEAST_NEIGHBOURS} paintable neighbours"
            found.append((cell[1] + 1, message))
    return found


def _ways(chart: Chart) -> list[Problem]:
    """Every square can be reached from the Regular Harbour; the harbours are far apart, and both can be used."""
    found: list[Problem] = []
    regular, secret = chart.of("R")[0], chart.of("S")[0]
    for sign, cell in (("R", regular), ("S", secret)):
        if not chart.open_beside(cell):
            found.append((cell[1] + 1, f"no paintable square lies orthogonally next to {sign} at {cell_word(cell)}"))
    lost = unreached(chart, regular)
    if lost:
        words = ", ".join([cell_word(cell) for cell in lost])
        found.append((lost[0][1] + 1, f"cannot be reached from R by orthogonal steps: {words}"))
    if max(abs(regular[0] - secret[0]), abs(regular[1] - secret[1])) < HARBOURS_APART:
        found.append((secret[1] + 1, f"R and S are less than {HARBOURS_APART} columns and rows apart"))
    return found


def unreached(chart: Chart, start: Cell) -> list[Cell]:
    """The paintable squares that orthogonal steps from a landmark do not reach.

    Only the first way out counts: paint must grow from paint, so two shores that only the harbour joins would leave
    one of them out of reach for ever.
    """
    reached = set(chart.open_beside(start)[:1])
    edge = list(reached)
    while edge:
        for near in chart.open_beside(edge.pop()):
            if near not in reached:
                reached.add(near)
                edge.append(near)
    return [cell for cell in chart.empty if cell not in reached]


def _nearness(chart: Chart) -> list[Problem]:
    found: list[Problem] = []
    for cell in chart.of("V"):
        found.append((cell[1] + 1, f"a Near Island has no volcano, but there is one at {cell_word(cell)}"))
    mountains = chart.of(MOUNTAIN)
    if len(mountains) > NEAR_MOUNTAINS:
        found.append((0, f"a Near Island has at most {NEAR_MOUNTAINS} mountains, this one has {len(mountains)}"))
    return found


def outline_problems(rows: list[str], outlines: list[list[str]], shapes: list[Shape]) -> list[tuple[int, str]]:
    """What is wrong with the outlines, each given as the words of its squares; numbered from 0."""
    if not 1 <= len(outlines) <= MOST_OUTLINES:
        return [(0, f"an island has one to {MOST_OUTLINES} outlines, this one has {len(outlines)}")]
    chart = Chart(rows)
    found: list[tuple[int, str]] = []
    taken: list[Cell] = []
    for number, words in enumerate(outlines):
        cells: list[Cell] = []
        for word in words:
            cell = cell_of(word)
            if cell is None or chart.signs.get(cell) != EMPTY:
                found.append((number, f"{word!r} is not an empty square of the map"))
            elif cell in taken:
                found.append((number, f"{word} belongs to two outlines, or is named twice"))
            else:
                cells.append(cell)
                taken.append(cell)
        if len(cells) == len(words) and not is_outline(cells, shapes):
            found.append((number, "an outline is a shape of the cards, or three or five squares that hang together"))
    return found


def is_outline(cells: list[Cell], shapes: list[Shape]) -> bool:
    """Whether squares have the form of a card's piece, or are three or five that hang together."""
    if not cells:
        return False
    if len(cells) in (3, 5) and connected(cells):
        return True
    return form(cells) in [form(turned) for shape in shapes for _, turned in shape.turns if shape.index]
