"""Where things are on printed pages: nothing leaves its part or its page, and what is cut can be cut."""

from __future__ import annotations

import io
from itertools import combinations

import pytest
from tests.art.card_pages import print_cards
from tests.art.pdf_reader import Area, Mark, Page, read_pages
from tests.art.print_parts import print_islands, print_science, print_shaman

from kamishima.art.printing.cards import CARD_HEIGHT, CARD_WIDTH
from kamishima.art.printing.page import Box, Pages
from kamishima.art.printing.values import PrintCard
from kamishima.games.islands.printing.sheets import LANDMARKS
from kamishima.games.islands.printing.values import (
    PrintIsland,
    PrintLegend,
    PrintOutline,
    PrintScience,
    PrintTechnology,
    PrintTitle,
)
from kamishima.games.shaman.printing.pieces import (
    COIN_SIDE,
    FOOT,
    STAND_HEIGHT,
    STAND_WIDTH,
    TILE_SIDE,
    PrintTribe,
)

RACCOON = PrintCard(
    "raccoon", "Raccoon", "farm", 12, 3, 14, 1, "Take up to 3 folds from the draw line, then fold again. " * 3, "action"
)
RICE = PrintCard("rice-paper", "Rice paper", "rice", None, 1, None, 1, "Pays 1 fold.", "")
HERON = PrintIsland(
    "Heron",
    ("~R..~", "..T.L", ".V.$.", "~C.GS", "~~.^~"),
    (
        PrintOutline("blue", ((2, 0), (3, 0), (3, 1))),
        PrintOutline("green", ((2, 3),)),
        PrintOutline("red", ((0, 1), (0, 2))),
    ),
)
LEGEND = [PrintLegend(piece, f"{piece}: 10 points, or 5 when somebody was first") for piece in LANDMARKS.values()]
TECHNOLOGIES = (
    PrintTechnology("Growth", ("any three squares", "any five squares", "both at once")),
    *[
        PrintTechnology(one, ("first level of it", "second level of it", "third level of it"), other)
        for left, right in (("Auctions", "Economy"), ("Colours", "Dice"), ("Shapes", "Time"))
        for one, other in ((left, right), (right, left))
    ],
)
SCIENCE = PrintScience(
    "Science",
    ("winter", "spring", "summer", "autumn") * 6,
    TECHNOLOGIES,
    tuple(PrintTitle(points, f"The one with {points}") for points in (300, 250, 200, 150, 100, 75)),
    ("Harbours", "Lighthouses", "Temples", "Volcanoes", "Coal", "Gold", "Total"),
)
TRIBES = [PrintTribe(tribe, tribe.title(), (0, 1, 2, 3, 4, 5)) for tribe in ("suns", "moons", "crowns", "arms")]
PAPERS = ("a4", "letter")


def cards(*some: PrintCard, paper: str = "a4", backs: bool = False) -> list[Page]:
    written = io.BytesIO()
    print_cards(written, some, paper=paper, backs=backs)
    return read_pages(written)


def islands(*some: PrintIsland, paper: str = "a4") -> list[Page]:
    written = io.BytesIO()
    print_islands(written, some, legend=LEGEND, paper=paper)
    return read_pages(written)


def shaman(paper: str = "a4") -> list[Page]:
    written = io.BytesIO()
    print_shaman(written, 20, TRIBES, paper=paper)
    return read_pages(written)


def science(paper: str = "a4") -> list[Page]:
    written = io.BytesIO()
    print_science(written, SCIENCE, paper=paper)
    return read_pages(written)


def apart(areas: list[Area]) -> bool:
    return not [pair for pair in combinations(areas, 2) if pair[0].overlaps(pair[1])]


def part_of(page: Page, area: Area) -> list[Mark]:
    """Everything whose middle lies in an area."""
    return [mark for mark in page.marks if _middle_in(mark.area, area)]


def _middle_in(inner: Area, outer: Area) -> bool:
    x, y = (inner.left + inner.right) / 2, (inner.top + inner.bottom) / 2
    return outer.left < x < outer.right and outer.top < y < outer.bottom


@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_leaves_any_page(paper: str) -> None:
    card_pages = cards(RACCOON._replace(copies=10), paper=paper, backs=True)
    for page in [*card_pages, *islands(HERON, HERON, paper=paper), *shaman(paper), *science(paper)]:
        assert page.marks
        assert [mark for mark in page.marks if not mark.area.inside(page.sheet)] == []


# -- cards -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", PAPERS)
def test_nine_cards_lie_side_by_side_in_the_middle_of_the_page(paper: str) -> None:
    (page,) = cards(RACCOON._replace(copies=9), paper=paper)
    places = page.boxes(CARD_WIDTH, CARD_HEIGHT)
    assert len(places) == 9
    assert apart(places)
    assert places == sorted(places, key=lambda place: (place.top, place.left))
    assert places[0].left == pytest.approx(page.sheet.right - places[-1].right, abs=0.05)
    assert places[0].top == pytest.approx(page.sheet.bottom - places[-1].bottom, abs=0.05)


@pytest.mark.parametrize("card", [RACCOON, RICE], ids=["full", "plain"])
def test_whatever_belongs_to_a_card_is_on_it(card: PrintCard) -> None:
    (page,) = cards(card)
    (place,) = page.boxes(CARD_WIDTH, CARD_HEIGHT)
    printed = [mark for mark in page.marks if mark.kind != "line"]
    assert all(mark.area.inside(place) for mark in printed)


@pytest.mark.parametrize("folds", [1, 2, 3])
def test_words_and_figure_of_a_card_do_not_run_into_each_other(folds: int) -> None:
    (page,) = cards(RACCOON._replace(folds=folds, name="Raccoon with a very long striped tail"))
    assert apart([mark.area for mark in page.of("word")])
    (figure,) = page.of("figure")
    assert not [word.text for word in page.of("word") if word.area.overlaps(figure.area)]


def test_a_card_has_a_folded_square_for_each_fold() -> None:
    def squares(folds: int) -> int:
        (page,) = cards(RACCOON._replace(folds=folds))
        return len(page.of("polygon"))

    assert [squares(folds) - squares(0) for folds in (1, 2, 3)] == [2, 4, 6]


def test_paper_without_cost_and_points_has_no_badges() -> None:
    (plain,), (full,) = cards(RICE._replace(folds=0)), cards(RICE._replace(folds=0, cost=3, points=4))
    assert plain.of("polygon") == []
    assert len(full.of("polygon")) == 4


@pytest.mark.parametrize("paper", PAPERS)
def test_cut_marks_lead_to_every_edge_and_never_onto_a_card(paper: str) -> None:
    (page,) = cards(RACCOON._replace(copies=9), paper=paper)
    places, marks = page.boxes(CARD_WIDTH, CARD_HEIGHT), [mark.area for mark in page.of("line")]
    whole = Area(places[0].left, places[0].top, places[-1].right, places[-1].bottom)
    down = sorted({round(mark.left, 1) for mark in marks if mark.width < 0.1})
    across = sorted({round(mark.top, 1) for mark in marks if mark.height < 0.1})
    assert down == sorted({round(x, 1) for place in places for x in (place.left, place.right)})
    assert across == sorted({round(y, 1) for place in places for y in (place.top, place.bottom)})
    assert len(marks) == 2 * (len(down) + len(across))
    for mark in marks:
        beside = mark.right < whole.left or mark.left > whole.right
        assert beside or mark.bottom < whole.top or mark.top > whole.bottom


def test_backs_lie_exactly_behind_the_fronts_when_the_sheet_is_turned_over() -> None:
    front, back = cards(RACCOON._replace(copies=9), backs=True)
    turned = [Area(210 - place.right, place.top, 210 - place.left, place.bottom) for place in back.boxes(63, 88)]
    fronts = front.boxes(63, 88)
    assert all(any(place.inside(behind) and behind.inside(place) for behind in turned) for place in fronts)
    assert {figure.text for figure in back.of("figure")} == {"card-back"}


# -- islands -----------------------------------------------------------------------------------------------------------


def squares_of(page: Page) -> list[Area]:
    """The squares of the maps, each once."""
    return list(dict.fromkeys(mark.area for mark in page.of("box")))


@pytest.mark.parametrize("paper", PAPERS)
def test_squares_of_a_map_are_square_equal_and_side_by_side(paper: str) -> None:
    (page,) = islands(HERON, paper=paper)
    squares = squares_of(page)
    assert len(squares) == 25
    assert apart(squares)
    assert {round(area.width, 1) for area in squares} == {round(area.height, 1) for area in squares}
    assert len({round(area.width, 1) for area in squares}) == 1
    assert len({round(area.left, 1) for area in squares}) == len({round(area.top, 1) for area in squares}) == 5


def test_a_landmark_stands_in_its_own_square() -> None:
    (page,) = islands(HERON)
    squares = squares_of(page)
    symbols = {at: LANDMARKS[symbol] for at, symbol in enumerate("".join(HERON.rows)) if symbol in LANDMARKS}
    figures = page.of("figure")[: len(symbols)]
    for (at, name), figure in zip(symbols.items(), figures, strict=True):
        assert figure.text == name
        assert figure.area.inside(squares[at])


def test_an_outline_runs_around_its_squares_and_not_between_them() -> None:
    # Three squares in an angle have 8 sides outside, two side by side have 6, one alone has 4.
    (page,) = islands(HERON)
    dashes = [mark.dash for mark in page.of("line")]
    assert [dashes.count(dash) for dash in dict.fromkeys(dashes)] == [8, 4, 6]
    assert len(set(dashes)) == 3


def test_the_letter_of_an_outline_stands_in_its_uppermost_square() -> None:
    (page,) = islands(HERON)
    squares = squares_of(page)
    for letter, at in (("B", 2), ("G", 17), ("R", 5)):
        assert page.word(letter).area.inside(squares[at])


@pytest.mark.parametrize("rows", [("." * 30,), (".",) * 30, ("." * 12,) * 12, (".",)])
def test_maps_of_any_form_stay_within_their_half_of_the_page(rows: tuple[str, ...]) -> None:
    (page,) = islands(PrintIsland("One", rows), PrintIsland("Two", rows))
    squares = squares_of(page)
    assert len(squares) == 2 * sum(map(len, rows))
    assert apart(squares)
    upper, lower = page.word("One"), page.word("Two")
    for at, area in enumerate(squares):
        assert area.top > (upper if at < len(squares) / 2 else lower).area.bottom
        assert area.bottom < (lower.area.top if at < len(squares) / 2 else page.sheet.bottom)


def test_the_legend_explains_every_landmark_beneath_the_maps() -> None:
    (page,) = islands(HERON, HERON._replace(name="Crane"))
    lowest = max(area.bottom for area in squares_of(page))
    entries = page.of("figure")[-len(LEGEND) :]
    assert [figure.text for figure in entries] == [entry.piece_id for entry in LEGEND]
    assert all(figure.area.top > lowest for figure in entries)
    assert apart([figure.area for figure in entries] + [mark.area for mark in page.of("word") if ":" in mark.text])


# -- the island of the shamans -----------------------------------------------------------------------------------------


def test_tiles_have_two_by_two_spaces_and_a_page_holds_fifteen() -> None:
    first, second = shaman()[:2]
    for page, count in ((first, 15), (second, 5)):
        tiles = page.boxes(TILE_SIDE, TILE_SIDE)
        spaces = page.boxes(TILE_SIDE / 2, TILE_SIDE / 2)
        assert (len(tiles), len(spaces)) == (count, 4 * count)
        assert apart(tiles)
        assert apart(spaces)
        assert all(sum(space.inside(tile) for tile in tiles) == 1 for space in spaces)


def test_a_coin_has_its_value_above_the_fold_and_its_warrior_beneath() -> None:
    page = shaman()[2]
    coins = page.boxes(COIN_SIDE, 2 * COIN_SIDE)
    assert len(coins) == 24
    assert apart(coins)
    for at, coin in enumerate(coins):
        marks = part_of(page, coin)
        fold = coin.top + COIN_SIDE
        value, name = [mark for mark in marks if mark.kind == "word"]
        (warrior,) = [mark for mark in marks if mark.kind == "figure"]
        assert (value.text, name.text) == (str(at % 6), TRIBES[at // 6].name)
        assert warrior.text == f"{TRIBES[at // 6].id}-warrior"
        assert max(value.area.bottom, name.area.bottom) < fold < warrior.area.top


def test_a_standing_piece_is_back_to_back_with_itself_between_two_feet() -> None:
    page = shaman()[3]
    stands = page.boxes(STAND_WIDTH, 2 * (STAND_HEIGHT + FOOT))
    assert len(stands) == 8
    for stand in stands:
        back, front = [mark for mark in part_of(page, stand) if mark.kind == "figure"]
        assert back.text == front.text
        assert (back.turned, front.turned) == (True, False)
        middle = (stand.top + stand.bottom) / 2
        assert stand.top + FOOT < back.area.top < back.area.bottom < middle
        assert middle < front.area.top < front.area.bottom < stand.bottom - FOOT
        assert middle - back.area.bottom == pytest.approx(front.area.top - middle, abs=0.1)


# -- science -----------------------------------------------------------------------------------------------------------


def test_rivals_stand_side_by_side_and_a_technology_without_rival_alone() -> None:
    (page,) = science()
    heads = {name: page.word(name).area for name, _, _ in TECHNOLOGIES}
    assert heads["Auctions"].top == pytest.approx(heads["Economy"].top, abs=0.01)
    assert heads["Auctions"].right < heads["Economy"].left
    assert len({round(head.top, 1) for head in heads.values()}) == 4
    bars = page.boxes(87, 6)
    assert len(bars) == len(TECHNOLOGIES)
    assert all(abs(one.left - other.right) > 3 for one, other in combinations(bars, 2))


def test_every_level_has_a_box_to_tick_beside_its_text() -> None:
    (page,) = science()
    boxes = page.boxes(5, 5)
    assert len(boxes) == 21
    assert apart(boxes)
    texts = [mark.area for mark in page.of("word") if "level of it" in mark.text]
    assert len(texts) == 18
    assert all(any(box.right < text.left and box.top <= text.top <= box.bottom for box in boxes) for text in texts)


def test_the_words_of_the_science_sheet_do_not_run_into_each_other() -> None:
    (page,) = science()
    assert apart([mark.area for mark in page.of("word")])


# -- figures on a page -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "height"), [(40, 20), (20, 40), (30, 30)])
def test_a_figure_is_as_large_as_its_box_allows_and_in_its_middle(width: float, height: float) -> None:
    written = io.BytesIO()
    pages = Pages(written, "one")
    pages.piece("cat", Box(50, 60, width, height))
    pages.next_page()
    pages.save()
    (figure,) = read_pages(written)[0].of("figure")
    assert figure.area.width == pytest.approx(min(width, height), abs=0.01)
    assert figure.area.height == pytest.approx(min(width, height), abs=0.01)
    assert (figure.area.left + figure.area.right) / 2 == pytest.approx(50 + width / 2, abs=0.01)
    assert (figure.area.top + figure.area.bottom) / 2 == pytest.approx(60 + height / 2, abs=0.01)
