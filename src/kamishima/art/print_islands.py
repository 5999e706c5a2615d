"""Island sheets from text maps: two islands a page, to be painted with three coloured pencils."""

from collections.abc import Iterator, Sequence
from typing import BinaryIO, NamedTuple

from kamishima.art.geometry import Point
from kamishima.art.print_page import Box, Pages, Typeface, paper_colour
from kamishima.art.print_values import Printed, PrintFault, PrintIsland, PrintLegend, PrintOutline

ISLANDS_A_PAGE = 2
WIDEST_SQUARE = 14.0
MARGIN = 15.0
EMPTY = "."
LANDMARKS = {
    "~": "sea",
    "^": "mountain",
    "R": "regular-harbour",
    "S": "secret-harbour",
    "L": "lighthouse",
    "V": "volcano",
    "C": "coal-pit",
    "G": "grove",
    "T": "temple",
    "$": "gold-mine",
}
FULL_SQUARE = ("~",)


class Pencil(NamedTuple):
    """How an outline's colour is drawn: the dash tells colours apart without colour."""

    paper: str
    dash: tuple[float, ...]
    letter: str


PENCILS = {
    "blue": Pencil("water", (), "B"),
    "green": Pencil("leaf", (3.0, 1.2), "G"),
    "red": Pencil("ember", (0.9, 0.9), "R"),
}


def print_islands(
    target: BinaryIO,
    islands: Sequence[PrintIsland],
    *,
    legend: Sequence[PrintLegend] = (),
    paper: str = "a4",
    typeface: Typeface | None = None,
) -> Printed:
    """Write the islands in the order given, and the legend at the foot of every page."""
    if not islands:
        raise PrintFault("no island to print")
    pages = Pages(target, "Kamishima: islands", paper, typeface)
    for at in range(0, len(islands), ISLANDS_A_PAGE):
        _print_sheet(pages, islands[at : at + ISLANDS_A_PAGE], legend)
    pages.save()
    return Printed(pages.finished, len(islands))


def _print_sheet(pages: Pages, islands: Sequence[PrintIsland], legend: Sequence[PrintLegend]) -> None:
    foot = 22.0 if legend else 0.0
    height = (pages.height - 2 * MARGIN - foot) / ISLANDS_A_PAGE
    for at, island in enumerate(islands):
        _print_island(pages, island, Box(MARGIN, MARGIN + at * height, pages.width - 2 * MARGIN, height - 4))
    _print_legend(pages, legend, Box(MARGIN, pages.height - MARGIN - foot, pages.width - 2 * MARGIN, foot))
    pages.next_page()


def _print_island(pages: Pages, island: PrintIsland, box: Box) -> None:
    pages.words(island.name, Box(box.x, box.y, box.width, 8), 15, bold=True)
    squares = dict(_squares(island, Box(box.x, box.y + 9, box.width, box.height - 9)))
    for (column, row), square in squares.items():
        _print_square(pages, island, column, row, square)
    for outline in island.outlines:
        _print_outline(pages, island, outline, squares)


def _squares(island: PrintIsland, box: Box) -> Iterator[tuple[tuple[int, int], Box]]:
    columns, rows = max(len(row) for row in island.rows), len(island.rows)
    side = min(WIDEST_SQUARE, box.width / columns, box.height / rows)
    left = box.middle.x - columns * side / 2
    for row, line in enumerate(island.rows):
        for column in range(len(line)):
            yield (column, row), Box(left + column * side, box.y + row * side, side, side)


def _print_square(pages: Pages, island: PrintIsland, column: int, row: int, square: Box) -> None:
    symbol = island.rows[row][column]
    if symbol == EMPTY:
        pages.box(square, line=paper_colour("stone", 1))
        return
    if symbol not in LANDMARKS:
        raise PrintFault(f"{island.name}, row {row + 1}, column {column + 1}: no landmark is written `{symbol}`")
    ground = paper_colour("water" if symbol in FULL_SQUARE else "cream", 3)
    pages.box(square, fill=ground, line=paper_colour("stone", 1))
    pages.piece(LANDMARKS[symbol], square.inset(0.2 if symbol in FULL_SQUARE else 0.8))


def _print_outline(
    pages: Pages, island: PrintIsland, outline: PrintOutline, squares: dict[tuple[int, int], Box]
) -> None:
    if outline.colour not in PENCILS:
        raise PrintFault(f"{island.name}: no outline is `{outline.colour}`; there are {', '.join(PENCILS)}")
    if outside := [place for place in outline.squares if place not in squares]:
        raise PrintFault(f"{island.name}: the {outline.colour} outline leaves the map at {outside[0]}")
    pencil = PENCILS[outline.colour]
    for start, end in _border(outline, squares):
        pages.line(start, end, paper_colour(pencil.paper, -1), 0.9, pencil.dash)
    first = squares[min(outline.squares, key=lambda place: (place[1], place[0]))]
    corner = Box(first.x + 0.8, first.y + 0.8, 3, 3)
    pages.words(pencil.letter, corner, 7, bold=True, ink=paper_colour(pencil.paper, -2))


def _border(outline: PrintOutline, squares: dict[tuple[int, int], Box]) -> Iterator[tuple[Point, Point]]:
    """The sides of the outline's squares that no other square of it shares, drawn a little inside."""
    inside = set(outline.squares)
    for column, row in outline.squares:
        x, y, side, _ = squares[column, row].inset(0.6)
        corners = (Point(x, y), Point(x + side, y), Point(x + side, y + side), Point(x, y + side))
        steps = ((0, -1), (1, 0), (0, 1), (-1, 0))
        for at, (right, down) in enumerate(steps):
            if (column + right, row + down) not in inside:
                yield corners[at], corners[(at + 1) % 4]


def _print_legend(pages: Pages, legend: Sequence[PrintLegend], box: Box) -> None:
    columns = 4
    for at, entry in enumerate(legend):
        row, column = divmod(at, columns)
        x, y = box.x + column * box.width / columns, box.y + row * 8
        pages.piece(entry.piece_id, Box(x, y, 7, 7))
        pages.paragraph(entry.text, Box(x + 8, y, box.width / columns - 9, 7.5), 6.5)
