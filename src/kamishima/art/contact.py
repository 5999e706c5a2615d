"""Contact sheets: all figures of a group on one picture, large and small, on light and dark tables and in grey."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import NamedTuple

from kamishima.art.geometry import SHEET_SIDE, show_number
from kamishima.art.library import Piece
from kamishima.art.palette import Tint
from kamishima.art.svg import SVG_NAMESPACE, draw_facets

SMALL_SIDE = 64
GAP = 12
LABEL_HEIGHT = 16
WIDEST = 1800


class Band(NamedTuple):
    ground: str
    ink: str
    tint: Tint


BANDS = (
    Band("#faf9f5", "#55524c", Tint.COLOUR),
    Band("#1b1e24", "#b9bdc6", Tint.COLOUR),
    Band("#ffffff", "#555555", Tint.GREY),
)


class Grid(NamedTuple):
    columns: int
    rows: int
    cell_width: int
    cell_height: int

    @property
    def width(self) -> int:
        return self.columns * self.cell_width

    @property
    def height(self) -> int:
        return self.rows * self.cell_height


def draw_sheet(pieces: Sequence[Piece], side: int) -> str:
    """The contact sheet as SVG; `side` is the size of the large pictures in pixels."""
    grid = _grid(len(pieces), side)
    bands = "".join(_band(band, at * grid.height, pieces, grid, side) for at, band in enumerate(BANDS))
    size = f'width="{grid.width}" height="{grid.height * len(BANDS)}"'
    return f'<svg xmlns="{SVG_NAMESPACE}" {size} font-family="sans-serif" font-size="11">{bands}</svg>\n'


def _grid(count: int, side: int) -> Grid:
    width = side + SMALL_SIDE + 3 * GAP
    height = max(side, SMALL_SIDE) + LABEL_HEIGHT + 2 * GAP
    columns = max(1, min(count, WIDEST // width))
    return Grid(columns, ceil(count / columns), width, height)


def _band(band: Band, top: int, pieces: Sequence[Piece], grid: Grid, side: int) -> str:
    ground = f'<rect y="{top}" width="{grid.width}" height="{grid.height}" fill="{band.ground}"/>'
    return ground + "".join(_cells(band, top, pieces, grid, side))


def _cells(band: Band, top: int, pieces: Sequence[Piece], grid: Grid, side: int) -> Iterator[str]:
    for at, piece in enumerate(pieces):
        row, column = divmod(at, grid.columns)
        x, y = column * grid.cell_width + GAP, top + row * grid.cell_height + GAP
        facets = draw_facets(piece, band.tint)
        yield _placed(facets, x, y, side) + _placed(facets, x + side + GAP, y, SMALL_SIDE)
        yield f'<text x="{x}" y="{y + max(side, SMALL_SIDE) + LABEL_HEIGHT}" fill="{band.ink}">{piece.id}</text>'


def _placed(facets: str, x: int, y: int, side: int) -> str:
    return f'<g transform="translate({x} {y}) scale({show_number(side / SHEET_SIDE)})">{facets}</g>'
