"""The PDFs are read back: pages, cards, words and figures on them."""

from __future__ import annotations

import builtins
import importlib
import io
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from types import ModuleType

import pytest
from pypdf import PageObject, PdfReader
from tests.art.card_pages import print_cards
from tests.art.print_parts import print_islands, print_science, print_shaman

from kamishima.art.printing.values import PrintCard, Printed, PrintFault, PrintingUnavailable
from kamishima.cli.commands.print import typeface
from kamishima.games.islands.printing.values import (
    PrintIsland,
    PrintLegend,
    PrintOutline,
    PrintScience,
    PrintTechnology,
    PrintTitle,
)
from kamishima.games.shaman.printing.pieces import PrintTribe

RACCOON = PrintCard("raccoon", "Raccoon", "farm", 4, 2, 4, 2, "Take up to 3 folds from the line.", "special action")
CHICKEN = PrintCard("chicken", "Chicken", "sky", 6, 3, 3, 7, "+2 for each Chick of yours.", "scoring")
GEISHA = PrintCard("geisha-red", "Geisha", "characters", 4, 2, None, 1, "The top discard may be taken.", "character")
RICE = PrintCard("rice-paper", "Rice paper", "rice", None, 1, None, 3, "Pays 1 fold.", "")

HERON = PrintIsland(
    "Heron",
    ("~R..~", "..T.L", ".V.$.", "~C.GS", "~~.^~"),
    (PrintOutline("blue", ((2, 0), (3, 0))), PrintOutline("red", ((0, 1), (0, 2)))),
)
SCIENCE = PrintScience(
    "Science",
    ("winter", "spring", "summer", "autumn") * 6,
    (
        PrintTechnology("Alone", ("first", "second")),
        PrintTechnology("Left", ("first", "second", "third"), "Right"),
        PrintTechnology("Right", ("first", "second", "third"), "Left"),
    ),
    (PrintTitle(300, "The Creator"), PrintTitle(75, "The Apprentice")),
    ("Harbours", "Total"),
)
SUNS = PrintTribe("suns", "Suns", (0, 1, 2, 3, 4, 5))
MOONS = PrintTribe("moons", "Moons", (0, 1, 2, 3, 4, 5))


def words_of(written: io.BytesIO) -> list[list[str]]:
    """The lines of text on each page."""
    return [[line.strip() for line in page.extract_text().splitlines()] for page in PdfReader(written).pages]


def figures_of(written: io.BytesIO) -> list[int]:
    """How many figures are drawn on each page."""
    return [_figures_on(page) for page in PdfReader(written).pages]


def _figures_on(page: PageObject) -> int:
    contents = page.get_contents()
    assert contents is not None
    return contents.get_data().count(b" Do")


def test_every_copy_of_every_card_is_printed_nine_to_a_page() -> None:
    written = io.BytesIO()
    assert print_cards(written, [RACCOON, CHICKEN, GEISHA, RICE]) == Printed(pages=2, parts=13)
    lines = words_of(written)
    assert figures_of(written) == [9, 4]
    names = Counter(line for page in lines for line in page if line in {"Raccoon", "Chicken", "Geisha", "Rice paper"})
    assert names == {"Raccoon": 2, "Chicken": 7, "Geisha": 1, "Rice paper": 3}


def test_a_card_shows_name_cost_folds_points_family_and_text() -> None:
    written = io.BytesIO()
    print_cards(written, [RACCOON._replace(copies=1, cost=8, folds=2, points=6)])
    (lines,) = words_of(written)
    expected = {"Raccoon", "8", "2", "6", "farm", "SPECIAL ACTION", "Take up to 3 folds from the line."}
    assert expected <= set(lines)


def test_backs_double_the_pages() -> None:
    written = io.BytesIO()
    assert print_cards(written, [RACCOON], backs=True) == Printed(pages=2, parts=2)
    assert figures_of(written) == [2, 9]


@pytest.mark.parametrize(("paper", "size"), [("a4", (595, 842)), ("letter", (612, 792))])
def test_paper_sizes_are_as_asked(paper: str, size: tuple[int, int]) -> None:
    written = io.BytesIO()
    print_cards(written, [RACCOON], paper=paper)
    box = PdfReader(written).pages[0].mediabox
    assert (round(box.width), round(box.height)) == size


def test_the_same_cards_give_the_same_bytes() -> None:
    first, second = io.BytesIO(), io.BytesIO()
    print_cards(first, [RACCOON, CHICKEN])
    print_cards(second, [RACCOON, CHICKEN])
    assert first.getvalue() == second.getvalue()


@pytest.mark.parametrize(
    ("card", "fault"),
    [
        (RACCOON._replace(text="endless " * 400), "too long to print"),
        (RACCOON._replace(name="Szop pracz, łapacz"), "built-in font cannot show"),
        (RACCOON._replace(copies=0), "no card to print"),
    ],
)
def test_a_card_that_cannot_be_printed_is_a_fault(card: PrintCard, fault: str) -> None:
    with pytest.raises(PrintFault, match=fault):
        print_cards(io.BytesIO(), [card])


def test_an_unknown_paper_size_is_a_fault() -> None:
    with pytest.raises(PrintFault, match="a4, letter"):
        print_cards(io.BytesIO(), [RACCOON], paper="a5")


def test_a_truetype_font_shows_letters_that_the_built_in_one_lacks() -> None:
    written = io.BytesIO()
    print_cards(written, [RACCOON._replace(name="Łoś", copies=1)], typeface=typeface())
    assert "Łoś" in words_of(written)[0]


def test_islands_are_printed_two_to_a_page_with_their_landmarks() -> None:
    written = io.BytesIO()
    legend = [PrintLegend("temple", "Temple: 10 or 5")]
    assert print_islands(written, [HERON, HERON._replace(name="Crane"), HERON], legend=legend) == Printed(2, 3)
    landmarks = sum(symbol != "." for row in HERON.rows for symbol in row)
    assert figures_of(written) == [2 * landmarks + 1, landmarks + 1]
    lines = words_of(written)
    assert {"Heron", "Crane", "Temple: 10 or 5"} <= set(lines[0])
    assert [line for line in lines[1] if line in {"B", "R"}] == ["B", "R"]


@pytest.mark.parametrize(
    ("island", "fault"),
    [
        (HERON._replace(rows=("..", ".X")), "Heron, row 2, column 2: no landmark is written `X`"),
        (HERON._replace(outlines=(PrintOutline("pink", ((2, 0),)),)), "Heron: no outline is `pink`"),
        (HERON._replace(outlines=(PrintOutline("blue", ((9, 0),)),)), "leaves the map"),
    ],
)
def test_a_map_that_cannot_be_printed_is_a_fault(island: PrintIsland, fault: str) -> None:
    with pytest.raises(PrintFault, match=fault):
        print_islands(io.BytesIO(), [island])


def test_no_island_is_a_fault() -> None:
    with pytest.raises(PrintFault, match="no island"):
        print_islands(io.BytesIO(), [])


def test_the_science_sheet_has_track_technologies_titles_and_score() -> None:
    written = io.BytesIO()
    assert print_science(written, SCIENCE) == Printed(1, 1)
    (lines,) = words_of(written)
    assert figures_of(written) == [24]
    assert {"Science", "Alone", "Left", "Right", "The Creator", "300", "Harbours", "24"} <= set(lines)
    assert lines.count("first") == 3


def test_shaman_parts_are_tiles_coins_and_standing_pieces() -> None:
    written = io.BytesIO()
    assert print_shaman(written, 16, [SUNS, MOONS]) == Printed(pages=4, parts=16 + 12 + 4)
    assert figures_of(written) == [0, 0, 12, 8]
    values = Counter(line for line in words_of(written)[2] if line.isdigit())
    assert values == {str(value): 2 for value in range(6)}


def test_shaman_parts_need_tiles_and_tribes() -> None:
    for tiles, tribes in ((0, [SUNS]), (5, [])):
        with pytest.raises(PrintFault, match="needed"):
            print_shaman(io.BytesIO(), tiles, tribes)


def test_without_reportlab_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    real_import = builtins.__import__

    def without_reportlab(
        name: str,
        space: Mapping[str, object] | None = None,
        local: Mapping[str, object] | None = None,
        wanted: Sequence[str] | None = (),
        level: int = 0,
    ) -> ModuleType:
        if name.startswith("reportlab"):
            raise ImportError(name)
        return real_import(name, space, local, wanted, level)

    monkeypatch.delitem(sys.modules, "kamishima.art.printing.page")
    monkeypatch.setattr(builtins, "__import__", without_reportlab)
    with pytest.raises(PrintingUnavailable, match=r"'\.\[terminal,print\]'"):
        importlib.import_module("kamishima.art.printing.page")
