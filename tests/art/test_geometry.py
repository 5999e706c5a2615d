"""Points, areas, directions and mirror images on the sheet."""

from __future__ import annotations

import math
import re
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import Polygon as Area

from kamishima.art.geometry import (
    SHEET_SIDE,
    Point,
    Polygon,
    clockwise,
    edges,
    facing,
    parse_points,
    reflected,
    show_number,
    show_points,
    signed_area,
)

patient = settings(deadline=None)

hundredths = st.integers(-20_000, 20_000).map(lambda number: number / 100)
points = st.builds(Point, hundredths, hundredths)
polygons = st.lists(points, min_size=3, max_size=9).map(tuple)


@st.composite
def convex_polygons(draw: st.DrawFn) -> Polygon:
    """Corners on a circle, so that every one of them counts; they run clockwise on the sheet."""
    degrees = sorted(draw(st.sets(st.integers(0, 35), min_size=3, max_size=12)))
    return tuple(
        Point(50 + 40 * math.cos(math.radians(10 * d)), 50 + 40 * math.sin(math.radians(10 * d))) for d in degrees
    )


# -- text --------------------------------------------------------------------------------------------------------------


@patient
@given(st.lists(points, max_size=12).map(tuple))
def test_points_with_two_decimals_are_written_back_exactly(some: Polygon) -> None:
    assert parse_points(show_points(some)) == some


@patient
@given(st.floats(-1e6, 1e6))
def test_a_number_is_written_with_two_decimals_at_most_and_nothing_superfluous(value: float) -> None:
    text = show_number(value)
    assert re.fullmatch(r"-?(0|[1-9]\d*)(\.\d?[1-9])?", text)
    assert text != "-0"
    assert abs(float(text) - value) <= 0.005 + 1e-9
    assert show_number(float(text)) == text


@patient
@given(st.text(" \t\n", min_size=1))
def test_any_white_space_parts_two_points(space: str) -> None:
    assert parse_points(f"{space}1,2{space}3,4{space}") == (Point(1, 2), Point(3, 4))


@pytest.mark.parametrize("word", ["5", "5,", ",5", "1,2,3", "a,b", "1;2", "1.2.3,4", "(1,2)"])
def test_a_word_that_is_no_point_is_named(word: str) -> None:
    with pytest.raises(ValueError, match=re.escape(f"`{word}` is not a point")):
        parse_points(f"0,0 {word} 10,10")


@pytest.mark.parametrize("word", ["nan,5", "5,inf", "-inf,0"])
def test_a_point_is_somewhere(word: str) -> None:
    with pytest.raises(ValueError, match="is not a point"):
        parse_points(word)


# -- mirror images -----------------------------------------------------------------------------------------------------


@patient
@given(polygons)
def test_the_mirror_image_of_the_mirror_image_is_the_polygon(polygon: Polygon) -> None:
    assert show_points(reflected(reflected(polygon))) == show_points(polygon)


@patient
@given(polygons)
def test_a_mirror_image_is_as_high_and_as_far_from_the_middle_line_on_the_other_side(polygon: Polygon) -> None:
    for point, image in zip(polygon, reflected(polygon), strict=True):
        assert image.y == point.y
        assert (point.x + image.x) / 2 == pytest.approx(SHEET_SIDE / 2)


@patient
@given(polygons)
def test_a_mirror_image_runs_the_other_way_round(polygon: Polygon) -> None:
    assert signed_area(reflected(polygon)) == pytest.approx(-signed_area(polygon), abs=1e-6)


# -- areas -------------------------------------------------------------------------------------------------------------


@patient
@given(convex_polygons())
def test_the_area_is_the_one_that_another_library_finds(polygon: Polygon) -> None:
    assert signed_area(polygon) == pytest.approx(Area(polygon).area)


@patient
@given(st.integers(0, 99), st.integers(0, 99), st.integers(1, 50), st.integers(1, 50))
def test_a_rectangle_has_width_times_height(x: int, y: int, width: int, height: int) -> None:
    corners = (Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height))
    assert signed_area(corners) == width * height


@patient
@given(polygons, points)
def test_the_area_does_not_depend_on_where_the_polygon_lies_or_begins(polygon: Polygon, by: Point) -> None:
    moved = tuple(Point(point.x + by.x, point.y + by.y) for point in polygon)
    assert signed_area(moved) == pytest.approx(signed_area(polygon), abs=1e-5)
    assert signed_area(polygon[1:] + polygon[:1]) == pytest.approx(signed_area(polygon), abs=1e-6)


@patient
@given(polygons)
def test_a_clockwise_polygon_has_the_same_corners_and_stays_as_it_is(polygon: Polygon) -> None:
    turned = clockwise(polygon)
    assert signed_area(turned) >= 0
    assert turned in (polygon, polygon[::-1])
    assert clockwise(turned) == turned


def test_clockwise_is_as_on_a_clock() -> None:
    twelve, four, eight = Point(50, 10), Point(85, 70), Point(15, 70)
    assert clockwise((twelve, four, eight)) == (twelve, four, eight)
    assert clockwise((eight, four, twelve)) == (twelve, four, eight)


# -- edges -------------------------------------------------------------------------------------------------------------


@patient
@given(polygons)
def test_edges_run_around_and_come_back(polygon: Polygon) -> None:
    around = edges(polygon)
    assert tuple(start for start, _ in around) == polygon
    assert all(one[1] == other[0] for one, other in pairwise(around))
    assert around[-1][1] == around[0][0]


SQUARE = parse_points("20,20 80,20 80,80 20,80")
TOP, RIGHT, BOTTOM, LEFT = edges(SQUARE)


@pytest.mark.parametrize(
    ("direction", "most", "least"),
    [
        (Point(0, -1), TOP, BOTTOM),
        (Point(1, 0), RIGHT, LEFT),
        (Point(0, 7), BOTTOM, TOP),
        (Point(-0.5, 0), LEFT, RIGHT),
    ],
)
def test_an_edge_faces_what_is_outside_of_it(
    direction: Point, most: tuple[Point, Point], least: tuple[Point, Point]
) -> None:
    assert facing(most, direction) == pytest.approx(1)
    assert facing(least, direction) == pytest.approx(-1)
    sideways = {TOP, RIGHT, BOTTOM, LEFT} - {most, least}
    assert [facing(edge, direction) for edge in sideways] == pytest.approx([0, 0])


@patient
@given(convex_polygons())
def test_every_edge_of_a_convex_polygon_faces_away_from_the_inside(polygon: Polygon) -> None:
    middle = Point(sum(p.x for p in polygon) / len(polygon), sum(p.y for p in polygon) / len(polygon))
    for start, end in edges(polygon):
        outwards = Point((start.x + end.x) / 2 - middle.x, (start.y + end.y) / 2 - middle.y)
        assert facing((start, end), outwards) > 0


@patient
@given(points, points, points)
def test_facing_lies_between_away_and_fully_and_changes_sign_with_the_edge(a: Point, b: Point, way: Point) -> None:
    assert -1.000001 <= facing((a, b), way) <= 1.000001
    assert facing((a, b), way) == pytest.approx(-facing((b, a), way))


def test_an_edge_without_length_faces_nowhere() -> None:
    here = Point(5, 5)
    assert facing((here, here), Point(-1, -1)) == 0
    assert facing(TOP, Point(0, 0)) == 0
