"""How a figure looks without drawing it: luminance and contrast (WCAG 2), and figures on a coarse grid."""

from __future__ import annotations

from functools import cache
from math import ceil

from kamishima.art.geometry import SHEET_SIDE, Polygon, edges
from kamishima.art.library import Piece
from kamishima.art.paint import paint
from kamishima.art.palette import Tint

GRID = 32

Raster = tuple[float | None, ...]
"""The luminance in the middle of each square of a grid, row by row; None where there is no paper."""


def luminance(colour: str) -> float:
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return 0.2126 * _linear(red) + 0.7152 * _linear(green) + 0.0722 * _linear(blue)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def contrast(one: str, other: str) -> float:
    """From 1 (the same) to 21 (black on white); small text needs 4.5, large text and shapes need 3."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def blended(upper: str, lower: str, part: float) -> str:
    """A colour laid over another with so much opacity."""
    pairs = [(int(upper[at : at + 2], 16), int(lower[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(over * part + under * (1 - part)):02x}" for over, under in pairs)


@cache
def raster(piece: Piece, side: int = GRID) -> Raster:
    """A piece in grey on a grid of so many squares a side."""
    squares: list[float | None] = [None] * (side * side)
    for facet in paint(piece.figure, piece.paper, Tint.GREY):
        shade = luminance(facet.fill)
        for square in _covered(facet.points, side):
            squares[square] = shade
    return tuple(squares)


def _covered(points: Polygon, side: int) -> list[int]:
    """The squares whose middles lie inside, found line by line with the even-odd rule."""
    unit = SHEET_SIDE / side
    found: list[int] = []
    for row in range(side):
        y = (row + 0.5) * unit
        crossings = sorted(
            a.x + (y - a.y) * (b.x - a.x) / (b.y - a.y) for a, b in edges(points) if (a.y <= y) != (b.y <= y)
        )
        for left, right in zip(crossings[::2], crossings[1::2], strict=True):
            columns = range(max(ceil(left / unit - 0.5), 0), min(ceil(right / unit - 0.5), side))
            found += [row * side + column for column in columns]
    return found


def overlap(one: Raster, other: Raster) -> float:
    """How much two silhouettes have in common: 0 nothing, 1 all."""
    both = sum(a is not None and b is not None for a, b in zip(one, other, strict=True))
    either = sum(a is not None or b is not None for a, b in zip(one, other, strict=True))
    return both / either


def difference(one: Raster, other: Raster, step: float = 0.08) -> float:
    """The part of the sheet on which two figures look different, paper or shade."""
    unlike = sum(_differ(a, b, step) for a, b in zip(one, other, strict=True))
    return unlike / len(one)


def _differ(one: float | None, other: float | None, step: float) -> bool:
    if one is None or other is None:
        return one is not other
    return abs(one - other) > step
