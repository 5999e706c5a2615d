"""The pack: counts as in the box, every value with its source, and a validator that finds every fault of a map."""

from __future__ import annotations

import pytest
from tests.games.islands.conftest import AWAY, HOME, HOME_OUTLINES, island_text, pack_text

from kamishima.core.errors import BadContent
from kamishima.games.islands.pack.content import house_content, house_text, read_content
from kamishima.games.islands.pack.maps import Chart, chart_problems
from kamishima.games.islands.pack.schema import shape_list

HOUSE = house_content()
ISLANDS = [(key, name, island) for key, sheet in HOUSE.sheets.items() for name, island in sheet.islands.items()]


def test_there_are_twelve_sheets_with_two_islands_each_four_of_them_near() -> None:
    assert list(HOUSE.sheets) == list("abcdefghijkl")
    assert len({name for _, name, _ in ISLANDS}) == 24
    assert [key for key, sheet in HOUSE.sheets.items() if sheet.near] == ["a", "b", "c", "d"]


def test_no_two_islands_are_alike() -> None:
    assert len({island.map for _, _, island in ISLANDS}) == 24


def test_the_islands_show_all_landmarks_and_all_kinds_of_outlines() -> None:
    sizes = {len(outline.squares.split()) for _, _, island in ISLANDS for outline in island.outlines}
    assert sizes == {2, 3, 4, 5}
    signs = set("".join([island.map for _, _, island in ISLANDS]))
    assert signs >= set(".~^RSLVCGT$")


def test_the_shapes_are_those_of_the_cards() -> None:
    shapes = shape_list(HOUSE)
    assert [(shape.name, shape.pieces, shape.size, len(shape.turns)) for shape in shapes] == [
        ("square", 1, 1, 1), ("domino", 2, 2, 2), ("corner", 1, 3, 4), ("zigzag", 1, 4, 2), ("angle", 1, 5, 4),
    ]  # fmt: skip


def test_name_and_sources_do_not_count_for_the_hash_but_maps_do() -> None:
    text = house_text()
    assert read_content(text.replace('name = "house"', 'name = "other"')).hash == HOUSE.hash
    assert read_content(text.replace('is = 20, from = "book"', 'is = 20, from = "ours"')).hash == HOUSE.hash
    assert read_content(text.replace("is = 15,", "is = 16,")).hash != HOUSE.hash


# -- maps --------------------------------------------------------------------------------------------------------------


def with_home(rows: str) -> str:
    """The test pack with another drawing of its first island."""
    return pack_text().replace(
        island_text("a", "home", HOME, HOME_OUTLINES), island_text("a", "home", rows, HOME_OUTLINES)
    )


def line_of_row(text: str, row: int) -> int:
    lines = text.splitlines()
    return lines.index("[sheets.a.islands.home]") + 2 + row


@pytest.mark.parametrize(
    ("rows", "row", "message"),
    [
        (HOME + " ...... ...... ......", 9, "an island has at most 8 rows, not 9"),
        (HOME.replace("R..L..", "R..L....."), 1, "an island has at most 8 columns, not 9"),
        (HOME.replace("..C.$~", "..C.$"), 3, "this row has 5 squares, the first one 6"),
        (HOME.replace("..C.$~", "..C.$?"), 3, "no landmark is written '?' (column f)"),
        (HOME.replace("R..L..", "...L.."), 0, "an island has at least 1 R, this one has 0"),
        (HOME.replace("R..L..", "R..L.L"), 1, "an island has at most 1 L, this one has 2"),
        (HOME.replace("R..L..", "RTTL.."), 5, "an island has at most 2 T, this one has 3"),
        (HOME.replace("......", "VV...."), 5, "an island has at most 2 V, this one has 3"),
        (HOME.replace("G.....", ".....G").replace("G", "."), 0, "an island has at least 1 G, this one has 0"),
        (HOME.replace("......", "~~~~~."), 0, "an island has 22 to 34 paintable squares, this one has 21"),
        ("R..L.... ........ ..C.$... G....... ..V..T.. S..^....", 0, "paintable squares, this one has 39"),
        (HOME.replace("S..^..", "...^.S").replace("..V..T", "..V.~~").replace("R..L..", "RT.L.."), 6, "S at f6"),
        (HOME.replace("G..... ..V..T", "G..... ~~V..T").replace("S..^..", "S~.^.."), 6, "S at a6 has fewer than 2"),
        (HOME.replace("G..... ..V..T", "G..... .~V..T"), 5, "cannot be reached from R by orthogonal steps: a5, b6, c6"),
        (HOME.replace("S..^..", "...^..").replace("..C.$~", "S.C.$~"), 3, "R and S are less than 4 columns"),
    ],
)  # fmt: skip
def test_a_malformed_map_is_refused_with_path_line_and_reason(rows: str, row: int, message: str) -> None:
    text = with_home(rows)
    with pytest.raises(BadContent) as refused:
        read_content(text)
    assert "sheets.a.islands.home.map: " in refused.value.message
    assert message in refused.value.message
    assert refused.value.line == line_of_row(text, row)


@pytest.mark.parametrize(
    ("outline", "message"),
    [
        ("a1 a2 a3", "'a1' is not an empty square of the map"),
        ("h8 a2 a3", "'h8' is not an empty square of the map"),
        ("a2 a2 a3", "a2 belongs to two outlines, or is named twice"),
        ("c4 b4 b3", "c4 belongs to two outlines, or is named twice"),
        ("a2 a3 d3", "an outline is a shape of the cards, or three or five squares that hang together"),
        ("a2 b2 c2 d2", "an outline is a shape of the cards"),
        ("a2 b2 b3 a3", "an outline is a shape of the cards"),
        ("b1", "an outline is a shape of the cards"),
        ("", "an outline is a shape of the cards"),
    ],
)
def test_a_malformed_outline_is_refused(outline: str, message: str) -> None:
    text = pack_text().replace('squares = "a2 a3 b3"', f'squares = "{outline}"', 1)
    with pytest.raises(BadContent) as refused:
        read_content(text)
    assert "sheets.a.islands.home.outlines" in refused.value.message
    assert message in refused.value.message


def test_a_mirrored_zigzag_is_no_outline() -> None:
    with pytest.raises(BadContent, match="an outline is a shape"):
        read_content(pack_text().replace('squares = "a2 a3 b3"', 'squares = "a2 b2 b3 c2"', 1))
    read_content(pack_text().replace('squares = "a2 a3 b3"', 'squares = "b1 c1 a2 b2"', 1))


def test_an_island_has_one_to_three_outlines() -> None:
    outline = '{ colour = "red", squares = "a2 a3 b3" }, '
    text = pack_text().replace(outline, 2 * outline)
    with pytest.raises(BadContent, match="an island has one to 3 outlines, this one has 4"):
        read_content(text)


def told(rows: list[str], *, near: bool) -> list[tuple[int, str]]:
    """The problems of a map in words, each with its row."""
    return [(problem.row, problem.message) for problem in chart_problems(rows, near=near)]


def test_a_near_island_has_no_volcano_and_few_mountains() -> None:
    assert told(HOME.split(), near=True) == [(5, "a Near Island has no volcano, but there is one at c5")]
    hilly = AWAY.replace("R.....", "R..^^^").split()
    assert told(hilly, near=False) == []
    assert told(hilly, near=True) == [(0, "a Near Island has at most 2 mountains, this one has 3")]


def test_a_chart_knows_what_can_be_painted_around_a_landmark() -> None:
    chart = Chart(HOME.split())
    assert sorted(chart.open_around((0, 0))) == [(0, 1), (1, 0), (1, 1)]
    assert len(chart.empty) == 26


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('name = "house"', 'name = " "', "name: a pack needs a name"),
        ('game = "islands"', 'game = "origami"', "game: this is a pack of 'origami', not of 'islands'"),
        ("[cards.6]", "[cards.7]", "cards.7: the cards are 1, 2, 3, 4, 5, 6"),
        ('shape = "corner"', 'shape = "cross"', "cards.3: no shape 'cross'"),
        ('shape = "corner"', 'shape = "angle"', "cards.2: cards 2 to 5 show each shape once"),
        ("surcharge = 2", "surcharge = 20", "surcharge: 20 is not between 0 and 12"),
        ('shape = "any"', 'shape = "corner"', "cards.1: cards 1 and 6 let the winner choose"),
        ("[sheets.b]", "[sheets.B1]", "Object missing required field `islands`"),
        ("islands.home-too", "islands.home", "there are two islands 'home'"),
        ("islands.home-too", 'islands."Home Too"', "an island's id is one word"),
        ("pieces = 2", "pieces = 3", "shapes.domino.pieces: Invalid enum value 3"),
        ("#.\n@#", "#.\n##", "a shape is drawn with `#` around one anchor `@`"),
        ('from = "book"\npieces', 'from = "hearsay"\npieces', "Invalid enum value 'hearsay'"),
    ],
)  # fmt: skip
def test_a_pack_with_a_fault_is_refused(old: str, new: str, message: str) -> None:
    with pytest.raises(BadContent) as refused:
        read_content(pack_text().replace(old, new, 1))
    assert message in refused.value.message
    assert refused.value.line > 0


def test_a_pack_needs_three_sheets_and_every_sheet_two_islands() -> None:
    with pytest.raises(BadContent, match="a pack has at least 3 sheets, not 2"):
        read_content(pack_text().split("[sheets.c]")[0])
    cut = pack_text().index("[sheets.c.islands.near-two]")
    with pytest.raises(BadContent, match="a sheet has 2 islands, not 1"):
        read_content(pack_text()[:cut])
