"""The rules at the table: of this match, open at what is being decided, without leaving it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web import isles, shaman
from tests.web.people import BOT, DESK, ME, Company, Guest, Plan
from tests.web.visibility import LEGAL, shares

from kamishima.games.registry import GAMES
from kamishima.texts.booklet import rulebook
from kamishima.texts.rulebook import Picture

WIDE = ((1366, 768), (1280, 720), (1920, 1080))
PHONES = ((390, 844), (360, 740))
FAMILIES = {
    "classic": {"Farm", "Sky", "Sea", "Savannah", "Lawn"},
    "legends": {"Polar", "Exotic", "Dinosaurs", "Legendary"},
}
ORIGAMI = ["O1", "O2", "O3", "O4", "O5", "O7", "O8"]
ISLANDS = ["I1", "I2", "I3", "I4", "I5", "I6"]
SHAMAN = ["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9"]

Options = dict[str, object]


def seated(guest: Guest, game: str = "origami", *others: Plan, **options: object) -> str:
    """The table at which this person has the first turn of their own."""
    table = guest.set_up(ME, *others, game=game, options=options)
    guest.sit_at(table)
    assert guest.wait_for_turn()
    return table


def open_rules(guest: Guest) -> None:
    """Presses the book, which lies in the drawer of the log on a phone, and waits for the rules."""
    book = guest.page.get_by_role("button", name="Rules", exact=True)
    if book.count() == 0:
        guest.page.locator("header button[aria-expanded]").click()
    book.click()
    expect(guest.page.locator(".rules .text h2").first).to_be_visible()


def chapter(guest: Guest) -> str:
    """The number of the chapter that is read."""
    current = guest.page.locator(".rules .chapter[aria-current]")
    expect(current).to_have_count(1)
    return current.inner_text().split()[0]


def here(guest: Guest) -> str:
    """The place at which the rules are open: it is marked, and at the top or, at the end of the text, in sight."""
    mark = guest.page.locator(".rules [data-here]")
    expect(mark).to_have_count(1)
    expect(mark).to_be_in_viewport()
    anchor: str = mark.evaluate("place => place.id")
    return anchor


# -- of this match -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("match", "chapters", "opened"),
    [
        (("origami", 1, {}), ORIGAMI, "O2"),
        (("origami", 1, {"box": "legends"}), [*ORIGAMI[:5], "O6", *ORIGAMI[5:]], "O2"),
        (("origami", 1, {"box": "combined", "families": ["farm", "sea"]}), ORIGAMI, "O2"),
        (("islands", 1, {}), ISLANDS, "I1"),
        (("islands", 1, {"catch-up": True}), [*ISLANDS, "I9"], "I1"),
        (("islands", 0, {"science": True}), [*ISLANDS, "I10"], "I1"),
        (("shaman", 1, {}), SHAMAN, "S2"),
    ],
)
def test_the_drawer_has_the_rules_of_this_match_and_opens_at_the_phase(
    company: Company, match: tuple[str, int, Options], chapters: list[str], opened: str
) -> None:
    ana = company.guest("Ana")
    game, others, options = match
    seated(ana, game, *[BOT] * others, **options)
    open_rules(ana)
    numbered = [title.split()[0] for title in ana.page.locator(".rules .chapter").all_inner_texts()]
    assert [number for number in numbered if re.match(r"[OIS]\d", number)] == chapters
    assert chapter(ana) == here(ana) == opened
    shown = ana.page.locator(".rules .text h2").all_inner_texts()
    assert [title.split()[0] for title in shown] == numbered


@pytest.mark.parametrize("box", ["classic", "legends", "combined"])
def test_only_the_cards_in_play_are_described(company: Company, box: str) -> None:
    ana = company.guest("Ana")
    table = seated(ana, "origami", BOT, BOT, box=box)
    view = isles.hello(ana, table)["view"]
    open_rules(ana)
    titles = set(ana.page.locator(".rules .text h3").all_inner_texts())
    families = {family.capitalize() for family in view["families"]}
    assert titles == families | ({"Characters"} if view["pairs"] else set())
    if box in FAMILIES:
        assert families <= FAMILIES[box]
    expect(ana.page.locator(".rules table .figure image").first).to_have_attribute("href", re.compile("^data:image"))


def test_the_place_follows_what_was_said(company: Company) -> None:
    ana = company.guest("Ana", allWords=True)
    seated(ana, "origami", BOT)
    ana.page.locator('.word[data-word="draw"]').click()
    open_rules(ana)
    assert here(ana) == "O3"


@pytest.mark.parametrize(("phase", "place"), [("bidding", "I2"), ("card", "I4"), ("square", "I4"), ("coal", "I5.3")])
def test_islands_opens_at_the_clause_of_the_phase(company: Company, phase: str, place: str) -> None:
    ana = company.guest("Ana")
    isles.seated(ana, BOT, until=lambda told: told["view"]["phase"] == phase)
    open_rules(ana)
    assert here(ana) == place
    assert chapter(ana) == place.partition(".")[0]


def test_science_opens_at_its_own_way_of_bidding(company: Company) -> None:
    ana = company.guest("Ana")
    isles.seated(ana, options={"science": True}, until=lambda told: told["view"]["phase"] == "bidding")
    open_rules(ana)
    assert here(ana) == "I10"


@pytest.mark.parametrize(("until", "place"), [(shaman.choosing, "S2.2"), (shaman.in_turn, "S3")])
def test_shaman_island_opens_at_the_clause_of_the_phase(company: Company, until: Any, place: str) -> None:
    ana = company.guest("Ana")
    shaman.seated(ana, 2, until)
    open_rules(ana)
    assert here(ana) == place


# -- opening and closing -----------------------------------------------------------------------------------------------


def test_nothing_of_the_rules_is_loaded_before_they_are_opened(company: Company) -> None:
    ana = company.guest("Ana", workers="block")
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    seated(ana, "islands", BOT)
    ana.page.wait_for_load_state("networkidle")
    assert [url for url in asked if "/booklet/" in url or "Rules" in url or "/pages" in url] == []
    open_rules(ana)
    assert [url for url in asked if "/booklet/rules-islands.en.json" in url]


@pytest.mark.parametrize("way", ["close", "escape", "book"])
def test_the_drawer_is_closed_the_choice_kept_and_the_focus_back_at_the_book(company: Company, way: str) -> None:
    ana = company.guest("Ana", allWords=True)
    seated(ana, "origami", BOT)
    ana.page.locator('.word[data-word="draw"]').click()
    ana.page.locator(".next .word").first.click()
    chips = ana.page.locator(".chip").all_inner_texts()
    address, index = ana.page.url, ana.told
    open_rules(ana)
    book = ana.page.get_by_role("button", name="Rules", exact=True)
    expect(book).to_have_attribute("aria-expanded", "true")
    expect(ana.page.get_by_role("heading", name="Rules: Origami")).to_be_focused()
    if way == "close":
        ana.page.get_by_role("button", name="Close the rules").click()
    elif way == "escape":
        ana.page.keyboard.press("Escape")
    else:
        book.click()
    expect(ana.page.locator(".rules")).to_have_count(0)
    expect(book).to_be_focused()
    expect(book).to_have_attribute("aria-expanded", "false")
    assert ana.page.locator(".chip").all_inner_texts() == chips
    assert (ana.page.url, ana.told) == (address, index)
    assert len(ana.context.pages) == 1


@pytest.mark.parametrize("size", PHONES)
def test_on_a_phone_it_is_a_sheet_over_the_board_with_a_close_in_reach(company: Company, size: tuple[int, int]) -> None:
    ana = company.guest("Ana", size=size, touch=True)
    seated(ana, "origami", BOT)
    open_rules(ana)
    board, sheet = (ana.page.locator(each).bounding_box() for each in (".board-room", ".rules"))
    assert board == sheet
    assert [each for each in shares(ana, ".rules .top button, .bar .word") if each["share"] < 1] == []
    close = ana.page.get_by_role("button", name="Close the rules")
    size_of_close = close.bounding_box()
    assert size_of_close is not None
    assert min(size_of_close["width"], size_of_close["height"]) >= 44
    assert ana.overflow == 0
    close.tap()
    expect(ana.page.locator(".rules")).to_have_count(0)
    expect(ana.page.locator(".table-page > .side")).to_have_count(0)
    expect(ana.page.locator("header button[aria-expanded]")).to_be_focused()


@pytest.mark.parametrize("game", GAMES)
def test_on_a_desk_everything_legal_is_seen_beside_it(company: Company, game: str) -> None:
    ana = company.guest("Ana")
    seated(ana, game, BOT, BOT)
    open_rules(ana)
    for width, height in WIDE:
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.two_frames()
        found = shares(ana, LEGAL)
        assert found
        assert [each for each in found if each["share"] < 1] == [], (width, height)


def test_log_and_chat_are_there_again_with_what_was_begun(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, "origami", BOT)
    ana.page.get_by_role("button", name="Chat").click()
    ana.page.locator(".side input").fill("one moment")
    open_rules(ana)
    expect(ana.page.locator(".table-page > .side")).not_to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".side input")).to_have_value("one moment")


# -- reading -----------------------------------------------------------------------------------------------------------


def test_chapters_and_clauses_lead_within_the_drawer(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, "origami", BOT)
    address = ana.page.url
    open_rules(ana)
    ana.page.locator(".rules .chapter", has_text="O5").click()
    assert chapter(ana) == here(ana) == "O5"
    ana.page.locator(".rules [id='O2.1'] a", has_text="O5.3").click()
    assert here(ana) == "O5.3"
    assert ana.page.url == address


def test_a_card_opens_over_the_drawer_and_leads_back_into_it(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, "origami", BOT, families=["farm", "sea"])
    address = ana.page.url
    open_rules(ana)
    ana.page.locator(".rules #card-raccoon a").click()
    dialog = ana.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Raccoon")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(ana.page.locator(".rules")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".rules")).to_have_count(0)
    ana.page.locator(".hand .card .face").first.press("i")
    dialog.get_by_role("link", name="In the rules").click()
    expect(dialog).to_have_count(0)
    assert here(ana).startswith("card-")
    assert ana.page.url == address


def test_words_are_searched_for_and_cleared(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, "islands", BOT)
    open_rules(ana)
    search = ana.page.get_by_label("Search in the rules")
    search.fill("volcano")
    found = ana.page.locator(".rules .clauses > li[id]")
    expect(found.filter(has_text=re.compile("volcano", re.IGNORECASE))).to_have_count(found.count())
    assert 0 < found.count() < 10
    search.fill("not a word of it")
    expect(ana.page.get_by_text("Nothing in the rules says that.")).to_be_visible()
    ana.page.locator(".rules .chapter", has_text="I6").click()
    expect(search).to_have_value("")
    assert here(ana) == "I6"


# -- pictures ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["islands", "shaman"])
def test_the_pictures_of_the_rulebook_are_drawn(company: Company, game: str) -> None:
    """In the drawer and on the page of the rules, each with its caption, its figures loaded."""
    pictures = [block for block in rulebook(game, "de").blocks if isinstance(block, Picture)]
    ana = company.guest("Ana", locale="de")
    seated(ana, game, BOT)
    ana.page.get_by_role("button", name="Regeln", exact=True).click()
    for place in (".rules", "article"):
        if place == "article":
            ana.go(f"/rules/{game}")
        expect(ana.page.locator(f"{place} figure figcaption")).to_have_text([each.caption for each in pictures])
        for figure in ana.page.locator(f"{place} figure").all():
            expect(figure.locator("svg").first).to_be_visible()
        images = ana.page.locator(f"{place} :is(figure, .figures) image")
        assert images.count() > 10
        expect(images.first).to_have_attribute("href", re.compile("^data:image/svg"))
        hrefs = images.evaluate_all("all => all.map(one => one.getAttribute('href'))")
        assert all(hrefs), json.dumps(hrefs)[:300]


# -- for everybody -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [DESK, (390, 844)])
def test_axe_finds_nothing_wrong(company: Company, scheme: Any, size: tuple[int, int]) -> None:
    for game in GAMES:
        ana = company.guest("Ana", scheme=scheme, size=size)
        seated(ana, game, BOT)
        open_rules(ana)
        assert ana.violations() == [], game
