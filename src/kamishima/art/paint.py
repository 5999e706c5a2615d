"""From a figure to facets with final colours: the one source for SVG, PDF and reports."""

from typing import NamedTuple

from kamishima.art.figure import Figure, PlacedFacet, placed_facets
from kamishima.art.geometry import Point, Polygon, Segment, clockwise, edges, facing, signed_area
from kamishima.art.palette import Tint, colour

LIGHT = Point(-1, -1)
LIT_FROM = 0.3
SMALLEST_LIT_AREA = 14
FOLD_TONE_DROP = 2


class PaintedFacet(NamedTuple):
    """A polygon, its fill, the edges that catch the light, and its fold lines with their colour."""

    points: Polygon
    fill: str
    lit_edges: tuple[Segment, ...]
    folds: tuple[Polygon, ...]
    fold_colour: str


def paint(figure: Figure, paper: str, tint: Tint = Tint.COLOUR) -> tuple[PaintedFacet, ...]:
    """The figure's facets in painting order, folded from `paper`."""
    return tuple(_painted(facet, tint) for facet in placed_facets(figure, paper))


def outline_colour(paper: str, tint: Tint = Tint.COLOUR) -> str:
    return colour(paper, -3, tint)


def _painted(facet: PlacedFacet, tint: Tint) -> PaintedFacet:
    points = clockwise(facet.points)
    crease = colour(facet.paper, max(-3, facet.tone - FOLD_TONE_DROP), tint)
    return PaintedFacet(points, colour(facet.paper, facet.tone, tint), _lit(points), facet.fold_lines, crease)


def _lit(points: Polygon) -> tuple[Segment, ...]:
    if signed_area(points) < SMALLEST_LIT_AREA:
        return ()
    return tuple(edge for edge in edges(points) if facing(edge, LIGHT) > LIT_FROM)
