"""From facets to painted facets: colours, creases, and the light from the upper left."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import LineString
from shapely import Polygon as Area

from kamishima.art.figure import Facet, Figure, placed_facets
from kamishima.art.geometry import Point, Polygon, parse_points, show_points
from kamishima.art.library import Piece, pieces
from kamishima.art.paint import LIGHT, PaintedFacet, outline_colour, paint
from kamishima.art.palette import Tint, UnknownPaper, colour

DIAMOND = "50,10 90,50 50,90 10,50"
SQUARE = "20,20 80,20 80,80 20,80"

sides = st.integers(0, 100).map(float)
shapes = st.lists(st.builds(Point, sides, sides), min_size=3, max_size=7, unique=True).map(tuple)


def painted(shape: str, tone: int = 0, paper: str = "sky", tint: Tint = Tint.COLOUR) -> PaintedFacet:
    (facet,) = paint(Figure("kite", (Facet(shape, tone=tone, folds=("30,50 70,50",)),)), paper, tint)
    return facet


@pytest.mark.parametrize("tint", Tint)
@pytest.mark.parametrize("tone", range(-3, 4))
def test_a_facet_is_filled_with_its_tone_of_its_paper(tone: int, tint: Tint) -> None:
    assert painted(DIAMOND, tone, "farm", tint).fill == colour("farm", tone, tint)


@pytest.mark.parametrize(("tone", "crease"), [(3, 1), (0, -2), (-1, -3), (-2, -3), (-3, -3)])
def test_a_crease_is_two_tones_darker_down_to_the_darkest(tone: int, crease: int) -> None:
    assert painted(DIAMOND, tone).fold_colour == colour("sky", crease)
    assert painted(DIAMOND, tone).folds == (parse_points("30,50 70,50"),)


def test_the_outline_is_the_darkest_tone_of_the_figures_paper() -> None:
    assert outline_colour("sea") == colour("sea", -3)
    assert outline_colour("sea", Tint.GREY) == colour("sea", -3, Tint.GREY)


def test_a_paper_that_the_palette_lacks_cannot_be_painted() -> None:
    with pytest.raises(UnknownPaper, match="velvet"):
        painted(DIAMOND, paper="velvet")


# -- light -------------------------------------------------------------------------------------------------------------


def lit(shape: str) -> set[str]:
    """The lit edges as text."""
    return {show_points(edge) for edge in painted(shape).lit_edges}


def test_the_upper_and_the_left_edge_of_a_square_are_lit() -> None:
    assert lit(SQUARE) == {"20,20 80,20", "20,80 20,20"}


def test_only_the_edge_towards_the_light_of_a_diamond_is_lit() -> None:
    assert lit(DIAMOND) == {"10,50 50,10"}


@settings(deadline=None)
@given(shapes)
def test_the_light_does_not_depend_on_which_way_a_facet_is_written(shape: Polygon) -> None:
    one, other = painted(show_points(shape)), painted(show_points(shape[::-1]))
    if abs(Area(shape).area) > 0:
        assert set(one.points) == set(other.points)
        assert set(one.lit_edges) == set(other.lit_edges) or not Area(shape).is_valid


@settings(deadline=None)
@given(shapes)
def test_behind_a_lit_edge_seen_from_the_light_is_paper(shape: Polygon) -> None:
    area = Area(shape)
    if not area.is_valid:
        return
    for start, end in painted(show_points(shape)).lit_edges:
        middle = Point((start.x + end.x) / 2, (start.y + end.y) / 2)
        step = 0.01
        away = LineString([middle, (middle.x - LIGHT.x * step, middle.y - LIGHT.y * step)])
        assert area.intersection(away).length > 0


@pytest.mark.parametrize(("side", "count"), [(3, 0), (3.7, 0), (3.8, 2), (30, 2)])
def test_facets_too_small_for_a_line_of_light_have_none(side: float, count: int) -> None:
    shape = f"40,40 {40 + side},40 {40 + side},{40 + side} 40,{40 + side}"
    assert len(painted(shape).lit_edges) == count


def lean(piece: Piece) -> float:
    """How tones change on the way from the upper left to the lower right, by area: below 0 they get darker."""
    weighed = [(Area(facet.points), facet.tone) for facet in placed_facets(piece.figure, piece.paper)]
    total = sum(area.area for area, _ in weighed)
    depth = sum(area.area * (area.centroid.x + area.centroid.y) for area, _ in weighed) / total
    tone = sum(area.area * tone for area, tone in weighed) / total
    return sum(area.area * (area.centroid.x + area.centroid.y - depth) * (own - tone) for area, own in weighed)


def test_nearly_all_figures_get_darker_from_the_upper_left_to_the_lower_right() -> None:
    against = [piece.id for piece in pieces().values() if lean(piece) >= 0]
    assert len(against) <= 0.02 * len(pieces()), against


# -- creases -----------------------------------------------------------------------------------------------------------


def test_a_crease_of_our_figures_lies_on_its_facet() -> None:
    for piece in pieces().values():
        for facet in placed_facets(piece.figure, piece.paper):
            ground = Area(facet.points).buffer(2)
            for line in facet.fold_lines:
                assert len(line) >= 2
                assert ground.contains(LineString(line)), (piece.id, facet.number)


def test_facets_are_painted_in_the_order_in_which_they_are_written_twins_right_after() -> None:
    facets = (Facet("0,0 9,0 9,9", tone=2, mirror=True), Facet("5,5 9,5 9,9", tone=-2))
    fills = [facet.fill for facet in paint(Figure("kite", facets), "sky")]
    assert fills == [colour("sky", 2), colour("sky", 1), colour("sky", -2)]
