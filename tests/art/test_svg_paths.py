"""Inside a drawing: which elements it has, in which order, where its lines run, and what its title may say."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kamishima.art.figure import Facet, Figure
from kamishima.art.geometry import SHEET_SIDE, parse_points
from kamishima.art.library import Piece, find_piece, group_names, pieces_of
from kamishima.art.paint import outline_colour, paint
from kamishima.art.palette import Tint
from kamishima.art.svg import draw_facets, draw_svg

SVG = "{http://www.w3.org/2000/svg}"
ATTRIBUTES = {
    "svg": {"viewBox", "role", "aria-hidden"},
    "g": {"stroke-linejoin", "stroke-linecap", "fill"},
    "path": {"d", "fill", "stroke", "stroke-width", "stroke-opacity"},
    "title": set(),
}
PATH = re.compile(r"(M-?[\d.]+ -?[\d.]+L-?[\d.]+ -?[\d.]+( -?[\d.]+ -?[\d.]+)*z?)+")


def paths(piece: Piece, tint: Tint = Tint.COLOUR) -> list[ET.Element]:
    return list(ET.fromstring(draw_svg(piece, tint)).iter(f"{SVG}path"))


def lines_of(path: ET.Element) -> list[list[tuple[float, float]]]:
    """The corners of every stroke of a path."""
    numbers = [[float(n) for n in re.findall(r"-?[\d.]+", part)] for part in path.attrib["d"].split("M")[1:]]
    return [list(zip(part[::2], part[1::2], strict=True)) for part in numbers]


@pytest.mark.parametrize("group", group_names())
def test_a_drawing_has_nothing_but_paths_in_groups(group: str) -> None:
    for piece in pieces_of(group):
        for element in ET.fromstring(draw_svg(piece, title="x")).iter():
            name = element.tag.removeprefix(SVG)
            assert set(element.attrib) <= ATTRIBUTES[name]
            assert name == "title" or not (element.text or element.tail)


@pytest.mark.parametrize("group", group_names())
def test_every_path_is_well_written_and_stays_on_the_sheet(group: str) -> None:
    for piece in pieces_of(group):
        for path in paths(piece):
            assert PATH.fullmatch(path.attrib["d"]), piece.id
            corners = [number for line in lines_of(path) for corner in line for number in corner]
            assert min(corners) >= 0, piece.id
            assert max(corners) <= SHEET_SIDE, piece.id


@pytest.mark.parametrize("tint", Tint)
@pytest.mark.parametrize("piece_id", ["owl", "geisha-red", "lighthouse", "suns-spirit", "box-legends"])
def test_halo_and_outline_come_first_then_every_facet_in_its_colour(piece_id: str, tint: Tint) -> None:
    piece = find_piece(piece_id)
    halo, outline, *rest = paths(piece, tint)
    assert halo.attrib["d"] == outline.attrib["d"]
    assert (halo.attrib["stroke"], halo.attrib["fill"]) == ("#fff", "none")
    assert outline.attrib["fill"] == outline.attrib["stroke"] == outline_colour(piece.paper, tint)
    assert float(halo.attrib["stroke-width"]) > float(outline.attrib["stroke-width"])
    painted = paint(piece.figure, piece.paper, tint)
    filled = [path for path in rest if "fill" in path.attrib]
    assert [path.attrib["fill"] for path in filled] == [facet.fill for facet in painted]
    assert [lines_of(path) for path in filled] == [[list(facet.points)] for facet in painted]
    assert lines_of(outline) == [list(facet.points) for facet in painted]
    assert all(path.attrib["d"].endswith("z") for path in (halo, outline, *filled))
    assert not any("z" in path.attrib["d"] for path in rest if path not in filled)


def test_lit_edges_that_meet_are_one_stroke_and_others_are_not() -> None:
    # The left and the upper edge meet at the corner; the notch in the lower edge has a lit side of its own.
    notched = toy(Facet("10,90 10,10 90,10 90,90 70,90 70,60 40,90"))
    (lit,) = [path for path in paths(notched) if "fill" not in path.attrib]
    assert lines_of(lit) == [[(10, 90), (10, 10), (90, 10)], [(70, 90), (70, 60)]]


def toy(*facets: Facet) -> Piece:
    return Piece("toy", "toys", Figure("toy", facets), "sky")


def test_every_crease_is_drawn_over_its_facet_and_under_the_next() -> None:
    first = Facet("10,10 20,10 20,20", folds=("10,10 15,15", "12,10 20,18 18,18"))
    _, _, lower, _light, creases, upper = paths(toy(first, Facet("30,30 31,30 31,31")))
    assert lines_of(lower) == [list(first.points)]
    assert lines_of(creases) == [list(parse_points("10,10 15,15")), list(parse_points("12,10 20,18 18,18"))]
    assert lines_of(upper) == [[(30, 30), (31, 30), (31, 31)]]


@settings(deadline=None, max_examples=50)
@given(st.text(st.characters(categories=["L", "N", "P", "S"]), min_size=1))
def test_any_title_is_read_as_it_was_given(title: str) -> None:
    spoken = ET.fromstring(draw_svg(find_piece("cat"), title=title))
    assert spoken.findtext(f"{SVG}title") == title
    assert spoken.get("aria-hidden") is None


@pytest.mark.parametrize("title", [None, ""])
def test_a_figure_without_a_title_is_an_ornament(title: str | None) -> None:
    root = ET.fromstring(draw_svg(find_piece("cat"), title=title))
    assert root.find(f"{SVG}title") is None
    assert root.get("aria-hidden") == "true"
    assert root.get("role") is None


def test_the_title_comes_before_everything_that_is_drawn() -> None:
    root = ET.fromstring(draw_svg(find_piece("cat"), title="Cat"))
    assert [child.tag.removeprefix(SVG) for child in root] == ["title", "g"]


def test_the_inside_of_a_drawing_can_be_put_into_another_one() -> None:
    piece = find_piece("cat")
    assert draw_facets(piece, Tint.GREY) in draw_svg(piece, Tint.GREY)
    assert ET.fromstring(draw_facets(piece)).tag == "g"
