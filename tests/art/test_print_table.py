"""What lies in the middle of a printed table: board, season track, rules, reference cards, score tables and tokens."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.art.pdf_reader import Area, Page, read_pages
from tests.art.print_parts import print_islands
from tests.art.seeing import contrast

from kamishima.art.geometry import Point
from kamishima.art.palette import ink_of, ink_on, papers
from kamishima.art.printing.page import Box, Pages
from kamishima.art.printing.rules import draw_reference_page, draw_rules, draw_score_page
from kamishima.art.printing.tokens import COIN_SIDE, TOKEN_SIDE, draw_coins, draw_tokens
from kamishima.art.printing.values import (
    PrintCoin,
    PrintEntry,
    PrintFace,
    PrintFault,
    PrintReference,
    PrintRules,
    PrintScores,
    PrintSection,
    PrintToken,
)
from kamishima.games.islands.printing.board import draw_board
from kamishima.games.islands.printing.track import draw_track
from kamishima.games.islands.printing.values import PrintBoard, PrintDevelopment, PrintIsland, PrintLegend, PrintOutline

PAPERS = ("a4", "letter")
CARDS = (
    PrintDevelopment("1", "any shape"),
    PrintDevelopment("2", "two dominoes", ((0, 0), (0, 1)), 2),
    PrintDevelopment("3", "corner", ((0, 0), (0, 1), (1, 1))),
    PrintDevelopment("4", "zigzag", ((0, 1), (1, 0), (1, 1), (2, 0))),
    PrintDevelopment("5", "angle", ((0, 0), (0, 1), (0, 2), (1, 2), (2, 2))),
    PrintDevelopment("6", "whatever you like"),
)
BOARD = PrintBoard("Board", ("winter", "spring", "summer", "autumn") * 6, CARDS, "1-2 blue")
RULES = PrintRules(
    "Islands",
    "in short",
    tuple(PrintSection(f"Section {at}", f"paint a few squares of part {at}, then pay. " * 6) for at in range(10)),
    "box-islands",
)
SCORES = PrintScores("Scores", ("Harbours", "Temples"), "Total", ("Ana", "Ben", ""), ("Coins",))
REFERENCE = PrintReference(
    "Landmarks",
    tuple(PrintEntry(f"Thing {at}", "what it does " * at, "temple" if at % 2 else "") for at in range(1, 9)),
)


def drawn(draw: Callable[[Pages], object], paper: str = "a4") -> list[Page]:
    target = io.BytesIO()
    pages = Pages(target, "one", paper)
    draw(pages)
    pages.save()
    return read_pages(target)


def apart(areas: list[Area]) -> bool:
    return not [pair for pair in combinations(areas, 2) if pair[0].overlaps(pair[1])]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(
    "draw",
    [
        lambda pages: draw_board(pages, BOARD),
        lambda pages: draw_board(pages, BOARD._replace(seasons=("winter",) * 99)),
        lambda pages: draw_rules(pages, RULES),
        lambda pages: draw_reference_page(pages, REFERENCE, 2),
        lambda pages: draw_score_page(pages, SCORES),
        lambda pages: draw_coins(pages, [PrintCoin(1, 110)]),
        lambda pages: draw_tokens(pages, [PrintToken(PrintFace("coin", "any"), PrintFace("coin", "one"), 40)]),
    ],
    ids=["board", "long board", "rules", "reference", "scores", "coins", "tokens"],
)
def test_nothing_leaves_the_page_and_no_word_runs_into_another(draw: Callable[[Pages], object], paper: str) -> None:
    for page in drawn(draw, paper):
        assert page.marks
        assert [mark for mark in page.marks if not mark.area.inside(page.sheet)] == []
        assert apart([mark.area for mark in page.of("word")])


# -- season track and board --------------------------------------------------------------------------------------------


@settings(deadline=None, max_examples=25)
@given(st.integers(1, 99))
def test_a_track_of_any_length_stays_in_its_box_and_counts_its_spaces(spaces: int) -> None:
    def draw(pages: Pages) -> None:
        reached = draw_track(pages, ("spring",) * spaces, Box(15, 20, 180, 34))
        assert 20 < reached <= 54.001
        pages.next_page()

    (page,) = drawn(draw)
    squares = [mark.area for mark in page.of("box")]
    assert len(squares) == len(page.of("figure")) == spaces
    assert apart(squares)
    assert all(square.inside(Area(15, 20, 195, 54)) for square in squares)
    assert [word.text for word in page.of("word")] == [str(at) for at in range(1, spaces + 1)]


def test_the_board_shows_every_season_and_the_squares_of_every_card() -> None:
    (page,) = drawn(lambda pages: draw_board(pages, BOARD))
    figures = Counter(mark.text for mark in page.of("figure"))
    assert figures == {"winter": 6, "spring": 6, "summer": 6, "autumn": 6, "auction-die": 3}
    assert len(page.boxes(10, 10)) == 2 * 2 + 3 + 4 + 5
    assert apart(page.boxes(10, 10))
    assert {"1", "2", "3", "4", "5", "6"} <= {word.text for word in page.of("word")}


def test_a_shape_lies_as_its_card_shows_it() -> None:
    (page,) = drawn(lambda pages: draw_board(pages, BOARD._replace(cards=(CARDS[3],))))
    squares = page.boxes(10, 10)
    left, top = min(square.left for square in squares), min(square.top for square in squares)
    found = sorted((round((square.left - left) / 10), round((square.top - top) / 10)) for square in squares)
    assert found == [(0, 1), (1, 0), (1, 1), (2, 0)]


# -- rules -------------------------------------------------------------------------------------------------------------


def test_rules_stand_in_two_columns_of_about_the_same_length() -> None:
    (page,) = drawn(lambda pages: draw_rules(pages, RULES))
    lines = [word for word in page.of("word") if word.text not in ("Islands", "in short")]
    columns = [[line for line in lines if (line.area.left > 100) == right] for right in (False, True)]
    assert all(columns)
    assert len({line.size for line in lines}) == 1
    longest = [max(line.area.bottom for line in column) for column in columns]
    assert abs(longest[0] - longest[1]) < 40


def test_every_word_of_the_rules_is_printed_in_its_order() -> None:
    (page,) = drawn(lambda pages: draw_rules(pages, RULES))
    text = " ".join(word.text for word in page.of("word"))
    told = [f"{section.title} {section.text.strip()}" for section in RULES.sections]
    assert " ".join(told) in text


def test_a_section_is_not_torn_apart() -> None:
    (page,) = drawn(lambda pages: draw_rules(pages, RULES))
    for section in RULES.sections:
        number = section.title.split()[1]
        sides = {word.area.left > 100 for word in page.of("word") if f"part {number}," in word.text}
        assert sides == {page.word(section.title).area.left > 100}


def test_longer_rules_are_printed_smaller_and_too_long_ones_are_a_fault() -> None:
    def size(times: int) -> float:
        longer = tuple(section._replace(text=section.text * times) for section in RULES.sections)
        (page,) = drawn(lambda pages: draw_rules(pages, RULES._replace(sections=longer)))
        return page.word("Section 3").size

    assert size(1) == 12 > size(2) > size(3) >= 7
    with pytest.raises(PrintFault, match="too long for one page: `Section 0`"):
        size(9)


def test_one_section_longer_than_a_column_is_a_fault() -> None:
    endless = (PrintSection("Alone", "paint " * 3000),)
    with pytest.raises(PrintFault, match="Alone"):
        drawn(lambda pages: draw_rules(pages, RULES._replace(sections=endless)))


def test_no_rules_are_a_fault() -> None:
    with pytest.raises(PrintFault, match="Islands: no rules"):
        drawn(lambda pages: draw_rules(pages, RULES._replace(sections=())))


# -- reference cards ---------------------------------------------------------------------------------------------------


def test_two_equal_reference_cards_are_on_a_page_with_one_size_of_text() -> None:
    (page,) = drawn(lambda pages: draw_reference_page(pages, REFERENCE, 2))
    cards = page.boxes(180, 130)
    assert len(cards) == 2
    words = [[word.text for word in page.of("word") if word.area.inside(card)] for card in cards]
    assert words[0] == words[1]
    assert len({word.size for word in page.of("word") if word.text.startswith("what it does")}) == 1
    assert len(page.of("figure")) == 2 * 4


def test_a_figure_of_a_reference_card_stands_beside_its_text() -> None:
    (page,) = drawn(lambda pages: draw_reference_page(pages, REFERENCE, 2))
    for figure in page.of("figure"):
        assert not [word.text for word in page.of("word") if word.area.overlaps(figure.area)]


# -- score tables ------------------------------------------------------------------------------------------------------


def test_a_page_holds_as_many_equal_tables_as_fit() -> None:
    (page,) = drawn(lambda pages: draw_score_page(pages, SCORES))
    words = Counter(word.text for word in page.of("word") if word.text)
    often = words["Scores"]
    assert often == 4
    assert words == dict.fromkeys(("Scores", "Harbours", "Temples", "Total", "Ana", "Ben", "Coins"), often)
    lines = 1 + len(SCORES.lines) + 1 + len(SCORES.after)
    assert len(page.boxes(180, 8)) == often * lines
    assert len(page.boxes((180 - 56) / 3, 8)) == often * lines * 3


def test_what_decides_a_tie_comes_after_the_total() -> None:
    (page,) = drawn(lambda pages: draw_score_page(pages, SCORES))
    order = [word.text for word in page.of("word") if word.text in ("Harbours", "Temples", "Total", "Coins")]
    assert order == ["Harbours", "Temples", "Total", "Coins"] * 4


# -- tokens ------------------------------------------------------------------------------------------------------------


def test_coins_carry_their_values_and_lie_side_by_side() -> None:
    first, second = drawn(lambda pages: draw_coins(pages, [PrintCoin(1, 100), PrintCoin(10, 10)]))
    assert len(first.boxes(COIN_SIDE, COIN_SIDE)) == 108
    assert len(second.boxes(COIN_SIDE, COIN_SIDE)) == 2
    assert Counter(word.text for page in (first, second) for word in page.of("word")) == {"1": 100, "10": 10}
    assert apart(first.boxes(COIN_SIDE, COIN_SIDE))
    for word, figure in zip(first.of("word"), first.of("figure"), strict=True):
        assert word.area.inside(figure.area)


def test_a_token_has_its_front_above_the_fold_and_its_back_beneath() -> None:
    token = PrintToken(PrintFace("gold-token", "+2"), PrintFace("coal-token", "+1"), 3)
    (page,) = drawn(lambda pages: draw_tokens(pages, [token]))
    places = page.boxes(TOKEN_SIDE, 2 * TOKEN_SIDE)
    assert len(places) == 3
    for place in places:
        fold = (place.top + place.bottom) / 2
        above = Area(place.left, place.top, place.right, fold)
        inside = [mark.text for mark in page.marks if mark.text and mark.area.inside(above)]
        assert inside == ["gold-token", "+2"]


@pytest.mark.parametrize("count", [1, 5, 7, 36])
def test_cut_marks_lead_only_to_places_that_are_used(count: int) -> None:
    token = PrintToken(PrintFace("coin", "a"), PrintFace("coin", "b"), count)
    (page,) = drawn(lambda pages: draw_tokens(pages, [token]))
    places = page.boxes(TOKEN_SIDE, 2 * TOKEN_SIDE)
    marks = [mark.area for mark in page.of("line") if not mark.dash]
    down = {round(mark.left, 1) for mark in marks if mark.width < 0.1}
    across = {round(mark.top, 1) for mark in marks if mark.height < 0.1}
    assert down == {round(x, 1) for place in places for x in (place.left, place.right)}
    assert across == {round(y, 1) for place in places for y in (place.top, place.bottom)}


# -- island sheets -----------------------------------------------------------------------------------------------------

HERON = PrintIsland("Heron", ("....", "....", "...."), (), "Sheet A")


def printed(island: PrintIsland, *legend: PrintLegend, score_lines: tuple[str, ...] = ()) -> Page:
    target = io.BytesIO()
    print_islands(target, [island], legend=legend, score_lines=score_lines)
    (page,) = read_pages(target)
    return page


def test_a_sheet_has_its_name_and_a_box_for_every_line_of_the_score() -> None:
    page = printed(HERON, score_lines=("Harbours", "Temples", "Total"))
    assert page.word("Sheet A").area.bottom < page.word("Heron").area.bottom
    boxes = page.boxes(14, 7.5)
    assert len(boxes) == 3
    for name, box in zip(("Harbours", "Temples", "Total"), boxes, strict=True):
        word = page.word(name).area
        assert word.right < box.left
        assert box.top < word.top < box.bottom
    assert apart([*boxes, *page.boxes(14, 14)])


def test_an_outline_has_the_letter_that_it_was_given() -> None:
    page = printed(HERON._replace(outlines=(PrintOutline("green", ((1, 1),), "Z"),)))
    assert page.word("Z")


def test_a_legend_may_explain_an_outline() -> None:
    page = printed(HERON, PrintLegend("", "Red outline", "red"), PrintLegend("temple", "Temple"))
    sign = [mark for mark in page.of("line") if mark.dash]
    assert len(sign) == 4
    assert all(mark.area.right < page.word("Red outline").area.left for mark in sign)


def ends_of(page: Page) -> Counter[tuple[float, float]]:
    """Where the lines of outlines begin and end."""
    found: Counter[tuple[float, float]] = Counter()
    for mark in page.of("line"):
        found.update(
            {
                (round(mark.area.left, 1), round(mark.area.top, 1)): 1,
                (round(mark.area.right, 1), round(mark.area.bottom, 1)): 1,
            }
        )
    return found


@pytest.mark.parametrize(
    "squares",
    [
        ((0, 0),),
        ((0, 0), (1, 0)),
        ((0, 0), (0, 1), (1, 1)),
        ((0, 1), (1, 1), (1, 0), (2, 0)),
        ((0, 0), (0, 1), (0, 2), (1, 2), (2, 2)),
        ((1, 0), (0, 1), (1, 1), (2, 1), (1, 2)),
    ],
    ids=["square", "domino", "corner", "zigzag", "angle", "cross"],
)
def test_an_outline_is_one_closed_line(squares: tuple[tuple[int, int], ...]) -> None:
    page = printed(HERON._replace(outlines=(PrintOutline("blue", squares),)))
    assert set(ends_of(page).values()) == {2}


# -- ink ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", papers())
def test_the_ink_of_a_paper_can_be_read_on_white(paper: str) -> None:
    assert contrast(ink_of(paper), "#ffffff") >= 4.5


@settings(deadline=None)
@given(st.integers(0, 0xFFFFFF))
def test_black_or_white_can_be_read_on_anything(colour: int) -> None:
    ground = f"#{colour:06x}"
    assert contrast(ink_on(ground), ground) >= 4.5


def test_a_grid_lies_in_the_middle_of_the_page() -> None:
    places = Pages(io.BytesIO(), "one").grid(2, 3, 40, 30)
    assert len(places) == 6
    assert places[0].middle.x + places[-1].middle.x == pytest.approx(210)
    assert places[0].middle.y + places[-1].middle.y == pytest.approx(297)
    assert places[1].middle == Point(places[0].middle.x + 40, places[0].middle.y)
