"""From the content of a game to its printed pages, in every language and on every paper."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from tests.art.card_pages import print_cards
from tests.art.pdf_reader import Area, Page, read_pages

from kamishima.art.printing.page import Pages
from kamishima.art.printing.values import UNFOLDED, PrintCard, PrintedBox
from kamishima.art.printing.wording import print_texts, told_rules
from kamishima.cli.commands.print import typeface
from kamishima.games.islands.pack import content as islands
from kamishima.games.islands.pack.landmarks import KINDS
from kamishima.games.islands.pack.schema import Colour
from kamishima.games.islands.printing.pages import (
    COINS,
    SECTIONS,
    print_islands_box,
    seasons,
    told_board,
    told_legend,
    told_reference,
    told_science,
    told_sheet,
    told_tokens,
)
from kamishima.games.islands.printing.sheets import LANDMARKS
from kamishima.games.origami.pack import content as origami
from kamishima.games.origami.printing.pages import print_origami_box, told_card
from kamishima.games.registry import box
from kamishima.games.shaman.pack import content as shaman
from kamishima.games.shaman.printing.pages import FIGURES, print_shaman_box, tiles_needed, told_scores, told_tribes
from kamishima.games.shaman.printing.pieces import COIN_SIDE, STAND_HEIGHT, STAND_WIDTH, TILE_SIDE
from kamishima.texts.catalogue import LOCALES, Catalogue, source_texts
from kamishima.texts.texts import Texts

GAMES: dict[str, Callable[..., PrintedBox]] = {
    "origami": print_origami_box,
    "islands": print_islands_box,
    "shaman": print_shaman_box,
}


@cache
def wording(game: str, locale: str = "en") -> Texts:
    return texts_of(game, box(game).read_content(box(game).house_text()), locale)


def texts_of(game: str, content: object, locale: str = "en") -> Texts:
    return Texts(Catalogue(locale, [*source_texts(game, locale), *print_texts(game, locale)]), content)


@cache
def printed(game: str, locale: str, paper: str) -> tuple[PrintedBox, Sequence[Page]]:
    target = io.BytesIO()
    content: Any = box(game).read_content(box(game).house_text())
    done = GAMES[game](target, content, wording(game, locale), paper=paper, typeface=typeface())
    return done, read_pages(target)


# -- texts -------------------------------------------------------------------------------------------------------------


def messages(locale: str) -> dict[str, set[str]]:
    """The ids of all messages with the names of their attributes."""
    sources = dict.fromkeys([source for game in GAMES for source in print_texts(game, locale)])
    body = [entry for source in sources for entry in FluentResource(source).body]
    return {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in body
        if isinstance(entry, ast.Message)
    }


@pytest.mark.parametrize("locale", LOCALES)
def test_every_language_has_the_same_messages(locale: str) -> None:
    assert messages(locale) == messages("en")
    assert all(name.startswith("print-") for name in messages(locale))


@pytest.mark.parametrize("locale", LOCALES)
def test_the_numbers_of_the_rules_come_from_the_content(locale: str) -> None:
    rules = told_rules(wording("islands", locale), "islands", SECTIONS, coins=421, rounds=987)
    setup = rules.sections[1].text
    assert "421" in setup
    assert "987" in setup
    assert len(rules.sections) == len(SECTIONS)


def test_every_message_is_printed_somewhere() -> None:
    locale = "en"
    asked: set[str] = set()

    class Listening(Catalogue):
        def text(self, message_id: str, arguments: Any, attribute: str | None = None) -> str:
            asked.add(message_id)
            return super().text(message_id, arguments, attribute)

    for game, print_box in GAMES.items():
        content: Any = box(game).read_content(box(game).house_text())
        catalogue = Listening(locale, [*source_texts(game, locale), *print_texts(game, locale)])
        print_box(io.BytesIO(), content, Texts(catalogue, content), typeface=typeface())
    assert set(messages(locale)) - asked == set()


# -- pages -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_leaves_any_page_of_a_real_game(game: str, paper: str) -> None:
    # German has the longest words.
    _, pages = printed(game, "de", paper)
    for number, page in enumerate(pages, 1):
        assert page.marks
        assert [mark for mark in page.marks if not mark.area.inside(page.sheet)] == [], number


@pytest.mark.parametrize(("game", "pages"), [("origami", 25), ("islands", 20), ("shaman", 8)])
def test_as_many_pages_as_are_told(game: str, pages: int) -> None:
    done, found = printed(game, "de", "a4")
    assert done.pages == len(found) == pages


def test_every_landmark_of_every_island_is_drawn_on_its_sheet() -> None:
    _, pages = printed("islands", "de", "a4")
    sheets = list(islands.house_content().sheets.values())
    for sheet, page in zip(sheets, pages[3:15], strict=True):
        signs = Counter(sign for island in sheet.islands.values() for row in island.rows for sign in row)
        figures = Counter(mark.text for mark in page.of("figure"))
        legend = Counter([*KINDS, "mountain"])
        assert figures == legend + Counter({LANDMARKS[sign]: many for sign, many in signs.items() if sign != "."})


def test_tokens_and_coins_are_as_many_as_are_told() -> None:
    done, pages = printed("islands", "de", "a4")
    assert done.parts == ((24, "islands"), (72, "tokens"), (108, "coins"))
    assert sum(len(page.boxes(22, 44)) for page in pages) == 72
    assert sum(coin.copies for coin in COINS) == sum(len(page.boxes(20, 20)) for page in pages[-1:]) == 108


def test_tiles_coins_and_standing_pieces_are_as_many_as_are_told() -> None:
    done, pages = printed("shaman", "de", "a4")
    assert done.parts == ((21, "tiles"), (24, "coins"), (8, "standing pieces"))
    assert sum(len(page.boxes(TILE_SIDE, TILE_SIDE)) for page in pages) == 21
    assert sum(len(page.boxes(COIN_SIDE, 2 * COIN_SIDE)) for page in pages) == 24
    stands = [place for page in pages for place in page.boxes(STAND_WIDTH, 2 * (STAND_HEIGHT + 8))]
    assert len(stands) == 8
    assert {round(place.width) for place in stands} == {25}


def test_the_figures_of_cards_are_inside_their_cards() -> None:
    _, pages = printed("origami", "de", "a4")
    for page in pages[:-2]:
        cards = page.boxes(63, 88)
        figures = page.of("figure")
        assert len(figures) == len(cards)
        for card, figure in zip(cards, figures, strict=True):
            assert figure.area.inside(Area(*card))


# -- islands -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spaces", "expected"),
    [
        ("b", "w"),
        ("r", "a"),
        ("g", "s"),
        ("gg", "sS"),
        ("ggg", "ssS"),
        ("bbbggggggrrr", "wwwsssSSSaaa"),
        ("gbgg", "swsS"),
    ],
)
def test_green_is_spring_first_and_summer_then(spaces: str, expected: str) -> None:
    colours: dict[str, Colour] = {"b": "blue", "g": "green", "r": "red"}
    names = {"w": "winter", "s": "spring", "S": "summer", "a": "autumn"}
    assert seasons(tuple(colours[letter] for letter in spaces)) == tuple(names[letter] for letter in expected)


def test_the_board_tells_the_shapes_of_the_content() -> None:
    cards = {card.number: card for card in told_board(islands.house_content(), wording("islands")).cards}
    assert {number: (len(card.squares), card.pieces) for number, card in cards.items()} == {
        "1": (0, 1),
        "2": (2, 2),
        "3": (3, 1),
        "4": (4, 1),
        "5": (5, 1),
        "6": (0, 1),
    }
    assert sorted(cards["3"].squares) == [(0, 0), (0, 1), (1, 1)]


def test_outlines_are_told_with_their_squares_and_a_letter_of_the_language() -> None:
    tortoise, _ = told_sheet(islands.house_content(), "a", wording("islands", "pl"))
    assert tortoise.name == "Tortoise"
    assert tortoise.sheet == "Arkusz A"
    assert [(outline.colour, outline.letter, outline.squares) for outline in tortoise.outlines] == [
        ("green", "Z", ((5, 3), (6, 3), (5, 4))),
        ("red", "C", ((1, 1), (1, 2), (1, 3), (2, 3), (3, 3))),
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_letters_of_the_three_colours_differ(locale: str) -> None:
    names = [wording("islands", locale).name("colour", colour) for colour in ("blue", "green", "red")]
    assert len({name[0].upper() for name in names}) == 3


@pytest.mark.parametrize("locale", LOCALES)
def test_the_legend_and_the_reference_name_every_landmark(locale: str) -> None:
    texts = wording("islands", locale)
    legend = {entry.piece_id: entry.text for entry in told_legend(texts)}
    entries = {entry.piece_id: entry for entry in told_reference(texts).entries}
    for kind in KINDS:
        assert legend[kind].startswith(f"{texts.name('landmark', kind)}: ")
        assert entries[kind].text == texts.about("landmark", kind)
    assert [entry.pencil for entry in told_legend(texts)][-3:] == ["blue", "green", "red"]


def test_rival_technologies_exclude_each_other_and_the_first_has_no_rival() -> None:
    science = told_science(islands.house_content(), wording("islands"), ("Total",))
    excludes = {technology.name: technology.excludes for technology in science.technologies}
    assert excludes.pop("Expancing") == ""
    assert all(excludes[other] == name for name, other in excludes.items())
    assert all(len(technology.levels) == 3 for technology in science.technologies)
    assert [title.points for title in science.titles] == [300, 250, 200, 150, 100, 75]


def test_the_better_side_of_a_token_is_in_front() -> None:
    coal, gold, volcano, *markers = told_tokens(wording("islands"))
    assert (coal.front.words, coal.back.words) == ("any colour", "season")
    assert (gold.front.words, gold.back.words) == ("+2", "+1")
    assert volcano.front == volcano.back
    assert [marker.copies for marker in markers] == [1, 1]


# -- origami -----------------------------------------------------------------------------------------------------------


def test_a_card_that_a_pack_adds_is_printed_as_an_unfolded_sheet() -> None:
    cat = origami.house_content().cards["cat"]
    assert told_card("cat", cat, wording("origami")).id == "cat"
    pack = origami.house_text().replace("[cards.cat]", "[cards.lynx]")
    content = origami.read_content(pack)
    lynx = told_card("lynx", content.cards["lynx"], texts_of("origami", content))
    assert (lynx.id, lynx.name) == (UNFOLDED, "Lynx")


@pytest.mark.parametrize("family", ["farm", "moon"])
def test_a_plain_sheet_is_no_picture_of_another_card(family: str, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(Pages, "piece", lambda _pages, piece_id, *_more, **_named: drawn.append(piece_id))
    card = PrintCard(UNFOLDED, "Lynx", family, 2, 1, 2, 1, "Draw 1 card.", "Instant", "")
    assert print_cards(io.BytesIO(), [card]).pages == 1
    assert drawn == []


@pytest.mark.parametrize("locale", LOCALES)
def test_every_card_has_a_name_a_kind_and_a_text(locale: str) -> None:
    for name, card in origami.house_content().cards.items():
        told = told_card(name, card, wording("origami", locale))
        assert told.name
        assert told.kind
        assert told.text, name
        assert not told.text.startswith(told.kind + ".")


# -- shaman ------------------------------------------------------------------------------------------------------------


def test_there_is_a_tile_in_the_middle_and_what_everybody_lays() -> None:
    assert tiles_needed(shaman.house_content()) == 1 + 4 * (3 + 2)


@pytest.mark.parametrize(
    ("renamed", "figures"),
    [
        ({}, ["suns", "moons", "crowns", "arms"]),
        ({"moons": "foxes"}, ["suns", "moons", "crowns", "arms"]),
        ({"suns": "moonsters", "moons": "suns"}, list(FIGURES)),
    ],
    ids=["ours", "one of another name", "one that takes the place of another"],
)
def test_every_tribe_of_a_pack_has_figures_of_its_own(renamed: dict[str, str], figures: list[str]) -> None:
    text = shaman.house_text()
    for old, new in renamed.items():
        text = text.replace(f'{old} = "public"', f'{new} = "public"')
    content = shaman.read_content(text)
    tribes = told_tribes(content, texts_of("shaman", content))
    assert [tribe.id for tribe in tribes] == figures
    assert [tribe.coins for tribe in tribes] == [(0, 1, 2, 3, 4, 5)] * 4


def test_the_score_table_has_a_line_for_one_island_more_than_tribes() -> None:
    texts = wording("shaman")
    scores = told_scores(told_tribes(shaman.house_content(), texts), texts)
    assert len(scores.lines) == 5
    assert scores.columns == ("Suns", "Moons", "Crowns", "Arms")
