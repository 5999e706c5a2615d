"""Island sheets from text maps: two islands a page, to be painted with three coloured pencils."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import NamedTuple

from kamishima.art.geometry import Point, Segment
from kamishima.art.printing.page import Box, Pages, paper_colour
from kamishima.art.printing.values import PrintFault
from kamishima.games.islands.pack.landmarks import EMPTY, KINDS, MOUNTAIN, SEA, SIGNS
from kamishima.games.islands.printing.values import PrintIsland, PrintLegend, PrintOutline

ISLANDS_A_PAGE = 2
WIDEST_SQUARE = 14.0
MARGIN = 15.0
LEGEND_COLUMNS, LEGEND_HEIGHT = 4, 9.5
SCORE_WIDTH, SCORE_STEP = 46.0, 9.0
LANDMARKS = {SEA: "sea", MOUNTAIN: "mountain", **dict(zip(SIGNS, KINDS, strict=True))}
FULL_SQUARE = (SEA,)
OUTLINE_INSET = 0.6


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


def draw_islands(
    pages: Pages, islands: Sequence[PrintIsland], legend: Sequence[PrintLegend], score_lines: Sequence[str]
) -> None:
    if not islands:
        raise PrintFault("no island to print")
    for island in islands:
        _check(island)
    for at in range(0, len(islands), ISLANDS_A_PAGE):
        _print_sheet(pages, islands[at : at + ISLANDS_A_PAGE], legend, score_lines)


def _check(island: PrintIsland) -> None:
    if not any(island.rows):
        raise PrintFault(f"{island.name}: an island needs at least one square")
    if empty := [outline for outline in island.outlines if not outline.squares]:
        raise PrintFault(f"{island.name}: the {empty[0].colour} outline runs around no square")


def _print_sheet(
    pages: Pages, islands: Sequence[PrintIsland], legend: Sequence[PrintLegend], score_lines: Sequence[str]
) -> None:
    foot = LEGEND_HEIGHT * ceil(len(legend) / LEGEND_COLUMNS)
    width, height = pages.width - 2 * MARGIN, (pages.height - 2 * MARGIN - foot) / ISLANDS_A_PAGE
    column = SCORE_WIDTH if score_lines else 0.0
    for at, island in enumerate(islands):
        top = MARGIN + at * height
        _print_island(pages, island, Box(MARGIN, top, width - column, height - 4))
        _print_score(pages, score_lines, Box(MARGIN + width - column + 6, top + 9, column - 6, height - 13))
    _print_legend(pages, legend, Box(MARGIN, pages.height - MARGIN - foot, width, foot))
    if islands[0].sheet:
        _print_sheet_name(pages, islands[0].sheet)
    pages.next_page()


def _print_sheet_name(pages: Pages, sheet: str) -> None:
    corner = Box(pages.width - MARGIN - SCORE_WIDTH + 6, MARGIN - 7, SCORE_WIDTH - 6, 7)
    pages.box(corner, fill=paper_colour("night", 0))
    pages.words(sheet, corner, 11, bold=True, ink="#ffffff")


def _print_score(pages: Pages, lines: Sequence[str], box: Box) -> None:
    """A box to fill in for each line, the last one for the sum."""
    for at, words in enumerate(lines):
        y = box.y + at * SCORE_STEP
        last = at == len(lines) - 1
        pages.paragraph(words, Box(box.x, y + 1.6, box.width - 16, SCORE_STEP - 2), 8, bold=last)
        pages.box(Box(box.x + box.width - 14, y, 14, SCORE_STEP - 1.5), line=paper_colour("stone", -2))


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
    pages.words(outline.letter or pencil.letter, corner, 7, bold=True, ink=paper_colour(pencil.paper, -2))


def _border(outline: PrintOutline, squares: dict[tuple[int, int], Box]) -> Iterator[tuple[Point, Point]]:
    """The sides of the outline's squares that no other square of it shares, drawn a little inside."""
    inside = set(outline.squares)
    for column, row in outline.squares:
        for right, down in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            if (column + right, row + down) not in inside:
                yield _side(inside, (column, row), (right, down), squares[column, row])


def _side(inside: set[tuple[int, int]], place: tuple[int, int], out: tuple[int, int], square: Box) -> Segment:
    """The side of a square towards `out`; it goes on as far as the outline's own squares beside it do."""
    (column, row), (right, down), half = place, out, square.width / 2
    ends: list[Point] = []
    for turn in (-1, 1):
        along = (-down * turn, right * turn)
        beside = (column + along[0], row + along[1])
        reach = half - OUTLINE_INSET
        if beside in inside:  # straight on to the next square, or further, into the corner behind it
            reach = half + OUTLINE_INSET if (beside[0] + right, beside[1] + down) in inside else half
        deep = half - OUTLINE_INSET
        middle = square.middle
        ends.append(Point(middle.x + right * deep + along[0] * reach, middle.y + down * deep + along[1] * reach))
    return ends[0], ends[1]


def _print_legend(pages: Pages, legend: Sequence[PrintLegend], box: Box) -> None:
    width = box.width / LEGEND_COLUMNS
    for at, entry in enumerate(legend):
        row, column = divmod(at, LEGEND_COLUMNS)
        place = Box(box.x + column * width, box.y + row * LEGEND_HEIGHT, 7, 7)
        _print_sign(pages, entry, place)
        pages.paragraph(entry.text, Box(place.x + 8, place.y, width - 11, LEGEND_HEIGHT - 1), 6.5)


def _print_sign(pages: Pages, entry: PrintLegend, place: Box) -> None:
    if not entry.pencil:
        pages.piece(entry.piece_id, place)
        return
    pencil = PENCILS[entry.pencil]
    square = {(0, 0): place}
    for start, end in _border(PrintOutline(entry.pencil, ((0, 0),)), square):
        pages.line(start, end, paper_colour(pencil.paper, -1), 0.9, pencil.dash)
