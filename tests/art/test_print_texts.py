"""Words on printed pages: that they fit, that they can be read, and which letters a font has."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import reportlab
from hypothesis import given, settings
from hypothesis import strategies as st
from pypdf import PdfReader
from tests.art.card_pages import print_cards
from tests.art.pdf_reader import Area, Mark, Page, read_pages
from tests.art.print_parts import print_islands, print_science, print_shaman
from tests.art.seeing import contrast

from kamishima.art.library import UnknownPiece
from kamishima.art.palette import UnknownPaper, papers
from kamishima.art.printing.page import SMALLEST_TEXT, Box, Pages, Typeface, load_typeface
from kamishima.art.printing.values import PrintCard, PrintFault
from kamishima.games.islands.printing.values import (
    PrintIsland,
    PrintLegend,
    PrintOutline,
    PrintScience,
    PrintTechnology,
    PrintTitle,
)
from kamishima.games.shaman.printing.pieces import PrintTribe

CARD = PrintCard("raccoon", "Raccoon", "farm", 4, 2, 4, 1, "Take up to 3 folds.", "special action")
SCIENCE = PrintScience("Science", ("winter",) * 5, (PrintTechnology("Alone", ("first",)),), (), ())
SUNS = PrintTribe("suns", "Suns", (1,))
LINE = Box(20, 20, 40, 10)

unhurried = settings(deadline=None, max_examples=40)


def written_by(write: Callable[[Pages], None]) -> Page:
    """One page with whatever is written on it."""
    target = io.BytesIO()
    pages = Pages(target, "one")
    write(pages)
    pages.next_page()
    pages.save()
    (page,) = read_pages(target)
    return page


def card(**changes: Any) -> Page:
    target = io.BytesIO()
    print_cards(target, [CARD._replace(**changes)])
    (page,) = read_pages(target)
    return page


# -- one line ----------------------------------------------------------------------------------------------------------


@unhurried
@given(st.text("abcdefgh ", min_size=1, max_size=50).filter(str.strip))
def test_a_line_is_made_smaller_until_it_fits(text: str) -> None:
    page = written_by(lambda pages: pages.words(text, LINE, 14))
    (word,) = page.of("word")
    assert SMALLEST_TEXT <= word.size <= 14
    assert word.area.width <= LINE.width + 0.1 or word.size == SMALLEST_TEXT
    assert (word.area.left + word.area.right) / 2 == pytest.approx(LINE.middle.x, abs=0.1)


def test_a_line_that_fits_keeps_its_size() -> None:
    assert written_by(lambda pages: pages.words("Owl", LINE, 14)).word("Owl").size == 14


# -- paragraphs --------------------------------------------------------------------------------------------------------


@unhurried
@given(st.lists(st.text("abcdefgh", min_size=1, max_size=9), min_size=1, max_size=40).map(" ".join))
def test_a_paragraph_has_all_its_words_inside_its_box(text: str) -> None:
    box = Area(LINE.x, LINE.y, LINE.x + LINE.width, LINE.y + LINE.height)
    try:
        page = written_by(lambda pages: pages.paragraph(text, LINE, 9))
    except PrintFault:
        assert len(text) > 100
        return
    assert " ".join(line.text for line in page.of("word")) == text
    assert all(line.area.inside(box) for line in page.of("word"))
    assert len({line.size for line in page.of("word")}) == 1


def test_a_longer_paragraph_is_never_printed_larger() -> None:
    def size(text: str) -> float:
        return written_by(lambda pages: pages.paragraph(text, LINE, 9)).of("word")[0].size

    assert size("fold it") == size("fold it " * 8) == 9
    assert 9 > size("fold it " * 16) > size("fold it " * 22) >= SMALLEST_TEXT


def test_a_word_that_is_wider_than_its_box_is_a_fault_and_not_printed_beyond_it() -> None:
    with pytest.raises(PrintFault, match="too long to print"):
        written_by(lambda pages: pages.paragraph("fold" * 60, LINE, 9))


@pytest.mark.parametrize(
    "write",
    [
        lambda target, text: print_cards(target, [CARD._replace(text=text)]),
        lambda target, text: print_cards(target, [CARD._replace(kind=text)]),
        lambda target, text: print_islands(
            target, [PrintIsland("Heron", (".",))], legend=[PrintLegend("temple", text)]
        ),
        lambda target, text: print_science(target, SCIENCE._replace(technologies=(PrintTechnology("Alone", (text,)),))),
        lambda target, text: print_science(target, SCIENCE._replace(titles=(PrintTitle(75, text),))),
        lambda target, text: print_science(target, SCIENCE._replace(score_lines=(text,))),
    ],
    ids=["card text", "card kind", "legend", "technology", "title", "score line"],
)
def test_whatever_is_too_long_is_a_fault_that_quotes_it_and_nothing_is_written(
    write: Callable[[io.BytesIO, str], object],
) -> None:
    target = io.BytesIO()
    with pytest.raises(PrintFault, match=r"too long to print: `(?i:never ending) "):
        write(target, "never ending " * 200)
    assert target.getvalue() == b""


# -- legibility --------------------------------------------------------------------------------------------------------


def ground_of(page: Page, word: Mark) -> str:
    """The colour of what lies directly beneath a word: what was filled last before it was written."""
    x, y = (word.area.left + word.area.right) / 2, (word.area.top + word.area.bottom) / 2
    beneath = [
        mark.fill
        for mark in page.marks[: page.marks.index(word)]
        if mark.kind in ("box", "polygon")
        and mark.fill
        and mark.area.left < x < mark.area.right
        and mark.area.top < y < mark.area.bottom
    ]
    return beneath[-1] if beneath else "#ffffff"


@pytest.mark.parametrize(
    ("piece_id", "family"),
    [
        ("raccoon", "farm"),
        ("owl", "sky"),
        ("t-rex", "dinosaurs"),
        ("geisha-yellow", "characters"),
        ("rice-paper", "rice"),
    ],
)
def test_every_word_on_a_card_stands_out_from_what_it_is_printed_on(piece_id: str, family: str) -> None:
    page = card(id=piece_id, family=family)
    faint = {word.text: round(contrast(word.fill, ground_of(page, word)), 1) for word in page.of("word")}
    assert {text: found for text, found in faint.items() if found < 4.5} == {}


@pytest.mark.parametrize("tribe", ["suns", "moons", "crowns", "arms"])
def test_the_value_of_a_coin_stands_out(tribe: str) -> None:
    target = io.BytesIO()
    print_shaman(target, 1, [PrintTribe(tribe, tribe.title(), (3,))])
    page = read_pages(target)[1]
    assert min(contrast(word.fill, ground_of(page, word)) for word in page.of("word")) > 4.5


# -- letters -----------------------------------------------------------------------------------------------------------

FONTS = Path(reportlab.__file__).parent / "fonts"
"""A font that comes with the library; it has some Polish letters (ł, ć, ó), others it lacks (ą, ż)."""


@pytest.fixture(scope="module")
def vera() -> Typeface:
    return load_typeface(FONTS / "Vera.ttf", FONTS / "VeraBd.ttf")


@pytest.mark.parametrize("text", ["Raccoon", "Waschbär, süß", "fête – “déjà vu” × 2 …", "€ 5", ""])
def test_the_built_in_font_shows_western_letters(text: str) -> None:
    assert Typeface().can_show(text)


@pytest.mark.parametrize("letter", "ąćęłńśźżŁŻ→★")
def test_the_built_in_font_does_not_show_polish_letters_or_signs(letter: str) -> None:
    assert not Typeface().can_show(f"a{letter}b")
    with pytest.raises(PrintFault, match=f"cannot show `a{letter}b`; load a TrueType font"):
        card(name=f"a{letter}b")


@pytest.mark.parametrize("field", ["name", "text", "kind", "family"])
def test_every_text_of_a_card_is_looked_at(field: str) -> None:
    with pytest.raises(PrintFault, match="cannot show"):
        card(**{field: "mała"})


def test_a_loaded_font_shows_what_it_has(vera: Typeface) -> None:
    target = io.BytesIO()
    print_cards(target, [CARD._replace(name="Łóć", text="mała ćma")], typeface=vera)
    text = PdfReader(target).pages[0].extract_text()
    assert "Łóć" in text
    assert "mała ćma" in text


def test_a_letter_that_a_loaded_font_lacks_is_a_fault_too(vera: Typeface) -> None:
    with pytest.raises(PrintFault, match="cannot show"):
        Pages(io.BytesIO(), "one", typeface=vera).words("żaba", LINE, 9)


# -- what does not exist -----------------------------------------------------------------------------------------------


def test_a_figure_that_does_not_exist_is_named() -> None:
    with pytest.raises(UnknownPiece, match="unicorn"):
        card(id="unicorn")
    with pytest.raises(UnknownPiece, match="unicorn"):
        print_islands(io.BytesIO(), [PrintIsland("Heron", (".",))], legend=[PrintLegend("unicorn", "rare")])
    with pytest.raises(UnknownPiece, match="monsoon"):
        print_science(io.BytesIO(), SCIENCE._replace(seasons=("monsoon",)))


def test_a_tribe_that_does_not_exist_is_named() -> None:
    with pytest.raises((UnknownPaper, UnknownPiece), match="clouds"):
        print_shaman(io.BytesIO(), 1, [SUNS._replace(id="clouds")])


@pytest.mark.parametrize(
    "island",
    [
        PrintIsland("Void", ()),
        PrintIsland("Void", ("", "")),
        PrintIsland("Void", (".",), (PrintOutline("blue", ()),)),
    ],
    ids=["no rows", "no columns", "an outline around nothing"],
)
def test_an_island_without_squares_is_a_fault_that_names_it(island: PrintIsland) -> None:
    with pytest.raises(PrintFault, match="Void"):
        print_islands(io.BytesIO(), [island])


@pytest.mark.parametrize(
    ("piece_id", "family", "paper"),
    [
        ("raccoon", "farm", "farm"),
        ("geisha-red", "characters", "red"),
        ("poet-yellow", "characters", "yellow"),
        ("rice-paper", "rice", "cream"),
    ],
)
def test_a_card_is_printed_on_the_paper_of_its_family_or_of_its_character(
    piece_id: str, family: str, paper: str
) -> None:
    first = card(id=piece_id, family=family).marks[0]
    assert (first.kind, first.fill) == ("box", papers()[paper])
