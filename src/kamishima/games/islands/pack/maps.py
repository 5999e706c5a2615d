"""What makes a good island: every rule for a map, with the row that breaks it."""

from __future__ import annotations

from typing import Final

from kamishima.games.islands.pack.landmarks import (
    CLOSED,
    EMPTY,
    FILES,
    KINDS,
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
from kamishima.games.islands.pack.shapes import Shape, form

LEAST_SQUARES: Final = 22
MOST_SQUARES: Final = 34
LEAST_NEIGHBOURS: Final = 2
HARBOURS_APART: Final = 4
MOST_OUTLINES: Final = 3
NEAR_MOUNTAINS: Final = 2
MOST_REMARKS: Final = 200
"""So many remarks are made about a pack: nobody reads more, and a text can be made to earn one with every sign."""
AMOUNTS: Final[dict[str, tuple[int, int]]] = {
    "R": (1, 1), "S": (1, 1), "L": (1, 1), "T": (1, 2), "C": (1, 2), "$": (1, 2), "G": (1, 2), "V": (0, 2),
}  # fmt: skip

Given = dict[str, str | int]


class Problem:
    """What is wrong with an island: a stable code with its arguments, the same in words, and where it is."""

    def __init__(
        self,
        code: str,
        message: str,
        given: Given | None = None,
        cells: list[Cell] | None = None,
        *,
        row: int = 0,
        outline: int | None = None,
    ) -> None:
        self.code: Final = code
        self.message: Final = message
        self.given: Final[Given] = given or {}
        self.squares: Final[list[str]] = [cell_word(cell) for cell in cells or []]
        self.row: Final[int] = row or (cells[0][1] + 1 if cells else 0)
        """Counted from 1; 0 for the whole map."""
        self.outline: Final = outline
        """Which outline it is about, counted from 0."""


class Chart:
    """A map taken apart: where each sign stands."""

    def __init__(self, rows: list[str]) -> None:
        self.rows: Final = rows
        self.signs: Final[dict[Cell, str]] = {
            (column, row): sign for row, line in enumerate(rows) for column, sign in enumerate(line)
        }
        self.empty: Final[list[Cell]] = [cell for cell, sign in self.signs.items() if sign == EMPTY]

    def of(self, sign: str) -> list[Cell]:
        return [cell for cell, other in self.signs.items() if other == sign]

    def open_around(self, cell: Cell) -> list[Cell]:
        """The paintable squares among the eight neighbours."""
        return [near for near in around(cell) if self.signs.get(near) == EMPTY]

    def open_beside(self, cell: Cell) -> list[Cell]:
        """The paintable squares among the four neighbours."""
        return [near for near in beside(cell) if self.signs.get(near) == EMPTY]


def chart_problems(rows: list[str], *, near: bool) -> list[Problem]:
    """Everything that is wrong with a map, all at once; but one that cannot be read is judged no further."""
    unreadable = _unreadable(rows)
    if unreadable:
        return unreadable
    chart = Chart(rows)
    return _amounts(chart) + _landmarks(chart) + _ways(chart) + (_nearness(chart) if near else [])


def _unreadable(rows: list[str]) -> list[Problem]:
    if not rows:
        return [Problem("no-rows", "the map has no rows")]
    found: list[Problem] = []
    if len(rows) > SIDE:
        message = f"an island has at most {SIDE} rows, not {len(rows)}"
        found.append(Problem("rows", message, {"most": SIDE, "count": len(rows)}, row=SIDE + 1))
    for row, line in enumerate(rows, start=1):
        if len(line) > SIDE:
            message = f"an island has at most {SIDE} columns, not {len(line)}"
            found.append(Problem("columns", message, {"most": SIDE, "count": len(line), "row": row}, row=row))
        elif len(line) != len(rows[0]):
            message = f"this row has {len(line)} squares, the first one {len(rows[0])}"
            found.append(Problem("uneven", message, {"count": len(line), "first": len(rows[0]), "row": row}, row=row))
        found += _strange_signs(row, line)
        if len(found) >= MOST_REMARKS:
            break
    return found[:MOST_REMARKS]


def _strange_signs(row: int, line: str) -> list[Problem]:
    found: list[Problem] = []
    for column, sign in enumerate(line):
        if sign != EMPTY and sign not in CLOSED and sign not in SIGNS:
            place = FILES[column] if column < SIDE else column + 1
            message = f"no landmark is written {sign!r} (column {place}); signs are . ~ ^ {SIGNS}"
            found.append(Problem("sign", message, {"sign": sign, "row": row, "column": str(place)}, row=row))
            if len(found) >= MOST_REMARKS:
                break
    return found


def _amounts(chart: Chart) -> list[Problem]:
    found: list[Problem] = []
    for sign, (least, most) in AMOUNTS.items():
        cells = chart.of(sign)
        given: Given = {"landmark": KINDS[SIGNS.index(sign)], "count": len(cells)}
        if len(cells) < least:
            message = f"an island has at least {least} {sign}, this one has {len(cells)}"
            found.append(Problem("few", message, {**given, "least": least}))
        if len(cells) > most:
            message = f"an island has at most {most} {sign}, this one has {len(cells)}"
            row = cells[most][1] + 1
            found.append(Problem("many", message, {**given, "most": most}, cells, row=row))
    squares = len(chart.empty)
    if not LEAST_SQUARES <= squares <= MOST_SQUARES:
        message = f"an island has {LEAST_SQUARES} to {MOST_SQUARES} paintable squares, this one has {squares}"
        found.append(Problem("paintable", message, {"least": LEAST_SQUARES, "most": MOST_SQUARES, "count": squares}))
    return found


def _landmarks(chart: Chart) -> list[Problem]:
    found: list[Problem] = []
    for cell, sign in chart.signs.items():
        if sign in SIGNS and len(chart.open_around(cell)) < LEAST_NEIGHBOURS:
            message = f"{sign} at {cell_word(cell)} has fewer than {LEAST_NEIGHBOURS} paintable neighbours"
            given: Given = {"landmark": KINDS[SIGNS.index(sign)], "square": cell_word(cell), "least": LEAST_NEIGHBOURS}
            found.append(Problem("neighbours", message, given, [cell]))
    return found


def _ways(chart: Chart) -> list[Problem]:
    """Every square can be reached from the Regular Harbour; the harbours are far apart, and both can be used."""
    return [*_shores(chart), *_unreachable(chart), *_harbours(chart)]


def _shores(chart: Chart) -> list[Problem]:
    found: list[Problem] = []
    for sign in "RS":
        for cell in chart.of(sign):
            if not chart.open_beside(cell):
                message = f"no paintable square lies orthogonally next to {sign} at {cell_word(cell)}"
                given: Given = {"landmark": KINDS[SIGNS.index(sign)], "square": cell_word(cell)}
                found.append(Problem("shore", message, given, [cell]))
    return found


def _unreachable(chart: Chart) -> list[Problem]:
    regular = chart.of("R")
    lost = unreached(chart, regular[0]) if len(regular) == 1 else []
    if not lost:
        return []
    words = ", ".join([cell_word(cell) for cell in lost])
    message = f"cannot be reached from R by orthogonal steps: {words}"
    return [Problem("unreached", message, {"squares": words, "count": len(lost)}, lost)]


def _harbours(chart: Chart) -> list[Problem]:
    regulars, secrets = chart.of("R"), chart.of("S")
    if len(regulars) != 1 or len(secrets) != 1:
        return []
    regular, secret = regulars[0], secrets[0]
    if max(abs(regular[0] - secret[0]), abs(regular[1] - secret[1])) >= HARBOURS_APART:
        return []
    message = f"R and S are less than {HARBOURS_APART} columns and rows apart"
    return [Problem("harbours", message, {"apart": HARBOURS_APART}, [regular, secret], row=secret[1] + 1)]


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
        message = f"a Near Island has no volcano, but there is one at {cell_word(cell)}"
        found.append(Problem("near-volcano", message, {"square": cell_word(cell)}, [cell]))
    mountains = len(chart.of(MOUNTAIN))
    if mountains > NEAR_MOUNTAINS:
        message = f"a Near Island has at most {NEAR_MOUNTAINS} mountains, this one has {mountains}"
        found.append(Problem("near-mountains", message, {"most": NEAR_MOUNTAINS, "count": mountains}))
    return found


def outline_problems(rows: list[str], outlines: list[list[str]], shapes: list[Shape]) -> list[Problem]:
    """What is wrong with the outlines, each given as the words of its squares."""
    found: list[Problem] = []
    if not 1 <= len(outlines) <= MOST_OUTLINES:
        message = f"an island has one to {MOST_OUTLINES} outlines, this one has {len(outlines)}"
        found.append(Problem("outlines", message, {"most": MOST_OUTLINES, "count": len(outlines)}, outline=0))
    chart = Chart(rows)
    taken: list[Cell] = []
    for number, words in enumerate(outlines):
        found += _outline_problems(chart, number, words, taken, shapes)
        if len(found) >= MOST_REMARKS:
            break
    return found[:MOST_REMARKS]


def _outline_problems(
    chart: Chart, number: int, words: list[str], taken: list[Cell], shapes: list[Shape]
) -> list[Problem]:
    found: list[Problem] = []
    cells: list[Cell] = []
    for word in words:
        cell = cell_of(word)
        if cell is None or chart.signs.get(cell) != EMPTY:
            message = f"{word!r} is not an empty square of the map"
            where = [] if cell is None else [cell]
            found.append(Problem("outline-square", message, {"square": word}, where, outline=number))
            if len(found) >= MOST_REMARKS:
                return found
        elif cell in taken:
            message = f"{word} belongs to two outlines, or is named twice"
            found.append(Problem("outline-twice", message, {"square": word}, [cell], outline=number))
        else:
            cells.append(cell)
            taken.append(cell)
    if len(cells) == len(words) and not is_outline(cells, shapes):
        message = "an outline is a shape of the cards, or three or five squares that hang together"
        found.append(Problem("outline-form", message, {"count": len(cells)}, cells, outline=number))
    return found


def is_outline(cells: list[Cell], shapes: list[Shape]) -> bool:
    """Whether squares have the form of a card's piece, or are three or five that hang together."""
    if not cells:
        return False
    return (len(cells) in (3, 5) and connected(cells)) or has_card_form(cells, shapes)


def has_card_form(cells: list[Cell], shapes: list[Shape]) -> bool:
    """Whether one piece of a card fills exactly these squares (I5.9)."""
    return form(cells) in [form(turned) for shape in shapes for _, turned in shape.turns if shape.index]
