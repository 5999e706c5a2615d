"""Contact sheets and the gallery: everything is there, in its place, and nothing comes from elsewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from itertools import combinations
from typing import NamedTuple
from xml.etree import ElementTree as ET

import pytest
from tests.art.pdf_reader import Area
from tests.art.seeing import contrast, luminance

from kamishima.art.contact import BANDS, SMALL_SIDE, WIDEST, draw_sheet
from kamishima.art.gallery import draw_gallery, in_words
from kamishima.art.library import group_names, pieces, pieces_of
from kamishima.art.palette import Tint
from kamishima.art.svg import draw_facets, draw_svg

SVG = "{http://www.w3.org/2000/svg}"


class Sheet(NamedTuple):
    whole: Area
    pictures: list[Area]
    names: list[tuple[str, float, float]]
    grounds: list[Area]


def sheet_of(group: str, side: int) -> Sheet:
    root = ET.fromstring(draw_sheet(pieces_of(group), side))
    pictures = [_placed(element.attrib["transform"]) for element in root.findall(f"{SVG}g")]
    names = [(e.text or "", float(e.attrib["x"]), float(e.attrib["y"])) for e in root.findall(f"{SVG}text")]
    grounds = [_rectangle(element) for element in root.findall(f"{SVG}rect")]
    return Sheet(_rectangle(root), pictures, names, grounds)


def _placed(transform: str) -> Area:
    found = re.fullmatch(r"translate\((\d+) (\d+)\) scale\(([\d.]+)\)", transform)
    assert found
    x, y, side = float(found[1]), float(found[2]), 100 * float(found[3])
    return Area(x, y, x + side, y + side)


def _rectangle(element: ET.Element) -> Area:
    top = float(element.attrib.get("y", 0))
    return Area(0, top, float(element.attrib["width"]), top + float(element.attrib["height"]))


# -- contact sheets ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("group", group_names())
def test_every_figure_is_shown_large_and_small_on_every_ground(group: str) -> None:
    text, count = draw_sheet(pieces_of(group), 240), len(pieces_of(group))
    for tint in Tint:
        bands = [band for band in BANDS if band.tint is tint]
        for piece in pieces_of(group):
            assert text.count(draw_facets(piece, tint)) == 2 * len(bands), piece.id
    sheet = sheet_of(group, 240)
    assert [round(picture.width) for picture in sheet.pictures] == [240, SMALL_SIDE] * count * len(BANDS)
    assert [name for name, _, _ in sheet.names] == [piece.id for piece in pieces_of(group)] * len(BANDS)


def test_the_grounds_are_light_dark_and_white_and_only_the_last_shows_figures_in_grey() -> None:
    light, dark, white = (luminance(band.ground) for band in BANDS)
    assert dark < 0.05
    assert 0.9 < light < white
    assert [band.tint for band in BANDS] == [Tint.COLOUR, Tint.COLOUR, Tint.GREY]


@pytest.mark.parametrize("side", [64, 240, 3000])
@pytest.mark.parametrize("group", ["farm", "islands", "bots"])
def test_nothing_lies_over_anything_else(group: str, side: int) -> None:
    sheet = sheet_of(group, side)
    assert all(picture.inside(sheet.whole) for picture in sheet.pictures)
    assert not [pair for pair in combinations(sheet.pictures, 2) if pair[0].overlaps(pair[1])]
    assert not [pair for pair in combinations(sheet.grounds, 2) if pair[0].overlaps(pair[1])]
    assert all(sum(picture.inside(ground) for ground in sheet.grounds) == 1 for picture in sheet.pictures)


@pytest.mark.parametrize("side", [40, 64, 240])
def test_a_name_stands_beneath_both_of_its_pictures(side: int) -> None:
    sheet = sheet_of("farm", side)
    for at, (_, x, y) in enumerate(sheet.names):
        large, small = sheet.pictures[2 * at : 2 * at + 2]
        assert x == large.left
        assert y > max(large.bottom, small.bottom)
        assert any(ground.top < y < ground.bottom for ground in sheet.grounds)


@pytest.mark.parametrize(("side", "columns"), [(100, 7), (240, 5), (1000, 1), (3000, 1)])
def test_as_many_columns_as_fit_and_at_least_one(side: int, columns: int) -> None:
    sheet = sheet_of("farm", side)
    assert len({large.left for large in sheet.pictures[::2]}) == columns
    assert sheet.whole.width <= WIDEST or columns == 1


# -- the gallery -------------------------------------------------------------------------------------------------------


class Reading(HTMLParser):
    """The elements of a page with their attributes, and whether each is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.opened: list[str] = []
        self.wrong: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        if tag not in ("meta", "input"):
            self.opened.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        if self.opened.pop() != tag:
            self.wrong.append(tag)

    def all_of(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.elements if name == tag]


@pytest.fixture(scope="module")
def page() -> str:
    return draw_gallery()


@pytest.fixture(scope="module")
def reading(page: str) -> Reading:
    parser = Reading()
    parser.feed(page)
    return parser


def test_the_page_is_closed_as_it_was_opened(reading: Reading) -> None:
    assert reading.opened == []
    assert reading.wrong == []


def test_nothing_is_loaded_from_elsewhere(page: str, reading: Reading) -> None:
    addresses = set(re.findall(r"[a-z]+://[^\s\"'<>)]+", page))
    assert addresses == {"http://www.w3.org/2000/svg"}
    assert not re.search(r"@import|url\(|\bfetch\(|XMLHttpRequest|import\(", page)
    loaded = [(tag, attributes) for tag, attributes in reading.elements if {"src", "srcset", "data"} & set(attributes)]
    assert loaded == []
    assert reading.all_of("link") == reading.all_of("iframe") == []


def test_every_piece_is_there_once_under_a_name_of_its_own(page: str, reading: Reading) -> None:
    names = [card["data-name"] for card in reading.all_of("button")]
    assert names == [in_words(piece.id) for group in group_names() for piece in pieces_of(group)]
    assert len(set(names)) == len(pieces())
    assert all(page.count(draw_svg(piece)) == (2 if piece.id == "app-icon" else 1) for piece in pieces().values())


def test_every_group_has_a_section_with_its_number_and_a_link_to_it(page: str, reading: Reading) -> None:
    ids = [attributes["id"] for _, attributes in reading.elements if "id" in attributes]
    assert len(ids) == len(set(ids))
    assert [link["href"] for link in reading.all_of("a")] == [f"#{group}" for group in group_names()]
    for group in group_names():
        assert f"<h2>{in_words(group)} <small>{len(pieces_of(group))}</small></h2>" in page
        assert group in ids


def test_every_control_has_a_name(page: str, reading: Reading) -> None:
    assert page.count("<label>") == 3
    assert len(reading.all_of("input")) + len(reading.all_of("select")) == 3
    assert all(card["type"] == "button" and card["data-name"] for card in reading.all_of("button"))


def palettes(page: str) -> list[dict[str, str]]:
    """The colours of the light and of the dark page."""
    rules = re.findall(r"\{([^{}]*--ground: #[^{}]*)\}", page)
    found = [dict(re.findall(r"--(\w+): (#[0-9a-f]{6})", rule)) for rule in rules]
    assert len(found) == 3
    return found


@pytest.mark.parametrize("words", ["ink", "quiet"])
def test_all_words_can_be_read_on_light_and_on_dark_pages(page: str, words: str) -> None:
    for colours in palettes(page):
        assert contrast(colours[words], colours["ground"]) >= 4.5
        assert contrast(colours[words], colours["card"]) >= 4.5


def test_the_dark_page_is_the_same_whether_the_system_or_the_person_asks_for_it(page: str) -> None:
    light, system, chosen = palettes(page)
    assert system == chosen != light
    assert set(system) <= set(light)


@pytest.mark.parametrize(("piece_id", "name"), [("snowy-owl", "Snowy owl"), ("t-rex", "T rex"), ("cat", "Cat")])
def test_an_id_in_words(piece_id: str, name: str) -> None:
    assert in_words(piece_id) == name
