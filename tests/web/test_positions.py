"""Placing a position by hand: by mouse, by keyboard, on a phone; sharing it as a link, and playing on from it."""

from __future__ import annotations

import re
from typing import Literal
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest
from playwright.sync_api import Locator, Route, expect
from tests.games.texts import ISLANDS, SHAMAN
from tests.web.people import DESK, PHONE, Company, Guest
from tests.web.shaman import PIECE, TARGET, TILE, press
from tests.web.test_review import finished, tab

TEXTS = {"islands": ISLANDS, "shaman": SHAMAN}
SOUND = "A match can begin from this position."


def opened(guest: Guest, game: str, text: str = "", players: int = 2) -> Locator:
    """The page of positions, with the field of its text."""
    query = {"players": players, "position": text} if text else {"players": players}
    guest.go(f"/position/{game}?{urlencode(query)}")
    field = guest.page.locator("textarea")
    expect(field).to_be_visible()
    return field


def tool(guest: Guest, name: str, tribe: str = "") -> None:
    """Take a tool of Shaman Island in hand."""
    where = guest.page.get_by_role("group", name=tribe or "Tools", exact=True)
    button = where.get_by_role("button", name=re.compile(f"^{name}"))
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def target(guest: Guest, words: str) -> Locator:
    return guest.page.locator(f'{TARGET}[data-target="{words}"]')


def shared(guest: Guest) -> str:
    """The link that the page offers to be copied."""
    link = guest.page.get_by_label("Link to this position")
    return link.input_value().removeprefix(guest.base)


# -- Shaman Island -----------------------------------------------------------------------------------------------------


def test_an_island_is_built_tile_by_tile_and_pieces_come_and_go(company: Company) -> None:
    ana = company.guest("Ana")
    field = opened(ana, "shaman")
    expect(field).to_have_value("build p1; tiles m35")
    tool(ana, "Lay tiles")
    press(target(ana, "lay o36"))
    expect(field).to_have_value("build p1; tiles m35 o36")
    press(target(ana, "raise m35"))
    expect(field).to_have_value("build p1; tiles m35x2 o36")
    expect(ana.page.locator(TILE)).to_have_count(2)
    tool(ana, "Shaman", "Suns")
    press(target(ana, "place m36"))
    expect(field).to_have_value("build p1; tiles m35x2 o36; p1 shaman m36")
    tool(ana, "Warrior", "Moons")
    press(target(ana, "place n35"))
    expect(field).to_have_value("build p1; tiles m35x2 o36; p1 shaman m36; p2 warriors n35")
    tool(ana, "Take away")
    press(target(ana, "take m36"))
    expect(field).to_have_value("build p1; tiles m35x2 o36; p2 warriors n35")
    expect(target(ana, "take n35")).to_be_visible()
    tool(ana, "Hand")
    expect(ana.page.locator(PIECE)).to_have_count(1)


def test_a_free_hand_moves_pieces_and_sends_spirits(company: Company) -> None:
    ana = company.guest("Ana")
    field = opened(ana, "shaman", SHAMAN)
    expect(ana.page.get_by_text(SOUND)).to_be_visible()
    press(ana.page.locator(f'{PIECE}[data-at="l38"]'))
    press(target(ana, "move l38 o38"))
    expect(field).to_have_value(re.compile("p2 shaman m36 warriors n36 k37 l37 m37 n37 o38"))
    press(ana.page.locator(f'{PIECE}[data-at="n36"]'))
    ana.page.locator(".deed.offered").click()
    expect(field).to_have_value(re.compile("p2 spirit m36 host n36"))
    expect(ana.page.get_by_text(SOUND)).to_be_visible()


def test_every_change_can_be_taken_back_and_done_again(company: Company) -> None:
    ana = company.guest("Ana")
    field = opened(ana, "shaman")
    tool(ana, "Lay tiles")
    press(target(ana, "lay o36"))
    expect(field).to_have_value("build p1; tiles m35 o36")
    ana.page.get_by_role("button", name="Take back").click()
    expect(field).to_have_value("build p1; tiles m35")
    ana.page.get_by_role("button", name="Do it again").click()
    expect(field).to_have_value("build p1; tiles m35 o36")
    ana.page.keyboard.press("Control+z")
    expect(field).to_have_value("build p1; tiles m35")
    expect(ana.page.get_by_role("button", name="Take back")).to_be_disabled()


def test_what_is_going_on_is_chosen_beside_the_board(company: Company) -> None:
    ana = company.guest("Ana")
    field = opened(ana, "shaman", SHAMAN)
    ana.page.get_by_label("Whose turn").select_option("Player 2")
    expect(field).to_have_value(re.compile("^turn 5 p2; "))
    ana.page.get_by_label("Actions left").select_option("1")
    expect(field).to_have_value(re.compile("^turn 5 p2 actions 1; "))
    ana.page.get_by_label("Turn number").fill("9")
    ana.page.get_by_label("Turn number").press("Enter")
    expect(field).to_have_value(re.compile("^turn 9 p2 actions 1; "))


# -- the text ----------------------------------------------------------------------------------------------------------


def test_faults_are_told_at_their_place_in_the_text(company: Company) -> None:
    ana = company.guest("Ana")
    field = opened(ana, "shaman", SHAMAN)
    field.fill(SHAMAN.replace("shaman m36", "shaman a12"))
    fault = ana.page.locator(".flaw")
    expect(fault).to_have_text(re.compile("a12.*a12 is water: nothing can stand there"))
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(ana.page.get_by_role("button", name="Play on from here")).to_be_disabled()
    fault.click()
    chosen = (
        "document.activeElement.value.slice(document.activeElement.selectionStart, document.activeElement.selectionEnd)"
    )
    assert ana.page.evaluate(chosen) == "a12"
    ana.page.keyboard.type("m36")
    expect(ana.page.get_by_text(SOUND)).to_be_visible()


@pytest.mark.parametrize("game", TEXTS)
def test_a_random_position_is_one_to_play_from(company: Company, game: str) -> None:
    ana = company.guest("Ana")
    field = opened(ana, game)
    before = field.input_value()
    ana.page.get_by_role("button", name="A random position").click()
    expect(field).not_to_have_value(before)
    expect(ana.page.get_by_text(SOUND)).to_be_visible()


# -- Origami Islands ---------------------------------------------------------------------------------------------------


def square(guest: Guest, name: str) -> Locator:
    """A square of the first island in front."""
    return guest.page.locator(f'.lands .field [data-square="{name}"]').first


def test_islands_are_painted_and_coins_given(company: Company) -> None:
    ana = company.guest("Ana")
    field = opened(ana, "islands", ISLANDS)
    ana.page.get_by_role("button", name="red", exact=True).click()
    square(ana, "e1").click()
    expect(field).to_have_value(re.compile(r"p1 sheets d k coins 4 i4 \S+ i1 r\d+\.; "))
    expect(ana.page.locator(".flaw").first).to_be_visible()
    square(ana, "e1").click()
    expect(field).to_have_value(re.compile(r"p1 sheets d k coins 4 i4 \S+; "))
    ana.page.get_by_role("spinbutton", name="Coins").fill("11")
    ana.page.get_by_role("spinbutton", name="Coins").press("Enter")
    expect(field).to_have_value(re.compile("p1 sheets d k coins 11"))
    ana.page.get_by_label("Sheet 1").select_option("A")
    expect(field).to_have_value(re.compile("p1 sheets a k"))
    ana.page.get_by_label("Season space").fill("3")
    ana.page.get_by_label("Season space").press("Enter")
    expect(field).to_have_value(re.compile("^season 3 first p1; now bidding p2; "))
    expect(ana.page.get_by_text(SOUND)).to_be_visible()


def test_everybodys_islands_can_be_painted_and_the_round_is_set(company: Company) -> None:
    ana = company.guest("Ana")
    field = opened(ana, "islands", ISLANDS)
    ana.page.get_by_role("group", name="Whose islands and coins").get_by_role("combobox").first.select_option(
        "Player 2"
    )
    expect(ana.page.locator(".lands h3")).to_contain_text("Player 2")
    ana.page.get_by_role("spinbutton", name="Coins").fill("7")
    ana.page.get_by_role("spinbutton", name="Coins").press("Enter")
    expect(field).to_have_value(re.compile("p2 sheets e g coins 7"))
    ana.page.get_by_label("Card auctioned").select_option("2")
    ana.page.get_by_label("Highest bid").fill("2")
    ana.page.get_by_label("Highest bid").press("Enter")
    expect(field).to_have_value(re.compile("card 2 bid 2 by p1; "))
    ana.page.get_by_label("What is going on").select_option("The auction die is rolled")
    expect(field).to_have_value(re.compile("now auction-die; p1 "))


def test_what_is_done_while_the_server_still_thinks_builds_on_its_answer(company: Company) -> None:
    ana = company.guest("Ana")
    field = opened(ana, "islands", ISLANDS)
    asked: list[Route] = []

    def hold_the_first(route: Route) -> None:
        asked.append(route)
        if len(asked) > 1:
            route.continue_()

    ana.page.route("**/api/positions", hold_the_first)
    ana.page.get_by_label("Card auctioned").select_option("2")
    ana.page.get_by_label("Highest bid").fill("2")
    ana.page.get_by_label("Highest bid").press("Enter")
    ana.page.get_by_role("spinbutton", name="Coins").fill("7")
    ana.page.get_by_role("spinbutton", name="Coins").press("Enter")
    ana.two_frames()
    assert len(asked) == 1, "the others wait"
    asked[0].continue_()
    expect(field).to_have_value(re.compile("card 2 bid 2 by p1; .*p1 sheets d k coins 7"))
    for _ in range(3):
        ana.page.get_by_role("button", name="Take back").click()
    expect(field).to_have_value(ISLANDS)


# -- sharing and playing -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", TEXTS)
def test_a_shared_link_shows_the_position_and_a_match_begins_from_it(company: Company, game: str) -> None:
    ana = company.guest("Ana")
    opened(ana, game, TEXTS[game])
    link = shared(ana)
    assert parse_qs(urlsplit(link).query)["position"] == [TEXTS[game]]
    bo = company.guest("Bo")
    bo.go(link)
    expect(bo.page.locator("textarea")).to_have_value(TEXTS[game])
    bo.page.get_by_role("link", name="Play on from here").click()
    expect(bo.page.get_by_text("This table begins from a position placed by hand.")).to_be_visible()
    bo.page.get_by_role("button", name="Open the table").click()
    expect(bo.page.locator(".table-page")).to_be_visible()
    assert bo.wait_for_turn()
    table = urlsplit(bo.page.url).path.rpartition("/")[2]
    assert bo.get(f"/api/tables/{table}")["options"]["position"] == TEXTS[game]


def test_a_position_is_placed_shared_and_played_by_keyboard_alone(company: Company) -> None:
    ana = company.guest("Ana")
    field = opened(ana, "shaman", SHAMAN)
    page = ana.page
    page.get_by_role("button", name="Take away").focus()
    page.keyboard.press("Enter")
    spot = target(ana, "take l38")
    spot.focus()
    page.keyboard.press("Enter")
    expect(field).to_have_value(re.compile("l37 m37 n37$"))
    page.get_by_role("group", name="Moons", exact=True).get_by_role("button", name=re.compile("^Warrior")).focus()
    page.keyboard.press("Enter")
    target(ana, "place o38").focus()
    page.keyboard.press("Enter")
    expect(field).to_have_value(re.compile("m37 n37 o38$"))
    expect(page.get_by_text(SOUND)).to_be_visible()
    page.get_by_role("link", name="Play on from here").focus()
    page.keyboard.press("Enter")
    begin = page.get_by_role("button", name="Open the table")
    expect(begin).to_be_enabled()
    begin.focus()
    page.keyboard.press("Enter")
    assert ana.wait_for_turn()


@pytest.mark.parametrize("game", TEXTS)
def test_a_moment_of_a_finished_match_is_taken_to_the_easel(company: Company, game: str) -> None:
    ana = company.guest("Ana")
    table = finished(ana, game)
    ana.go(f"/review/{table}?at=30")
    tab(ana, "More")
    ana.page.get_by_role("button", name="Edit this position").click()
    expect(ana.page.get_by_text(SOUND)).to_be_visible()
    assert ana.get(f"/api/tables/{table}/position?index=30")["text"] == ana.page.locator("textarea").input_value()


def test_the_set_up_of_a_table_leads_to_positions_where_there_are_any(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/new/origami")
    expect(ana.page.get_by_role("button", name="Open the table")).to_be_enabled()
    expect(ana.page.get_by_role("link", name="Place a position")).to_have_count(0)
    ana.go("/new/shaman")
    ana.page.get_by_role("link", name="Place a position").click()
    expect(ana.page.locator("h1")).to_have_text("Place a position: Shaman Island")


# -- for everybody -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", TEXTS)
@pytest.mark.parametrize(
    ("scheme", "size", "locale"), [("light", PHONE, "de"), ("dark", DESK, "pl"), ("dark", PHONE, "en")]
)
def test_the_page_has_no_violation_and_fits(
    company: Company, game: str, scheme: Literal["light", "dark"], size: tuple[int, int], locale: str
) -> None:
    ana = company.guest("Ana", scheme=scheme, size=size, locale=locale)
    field = opened(ana, game, TEXTS[game])
    ana.page.wait_for_load_state("networkidle")
    assert ana.violations() == []
    assert ana.overflow == 0
    field.fill(TEXTS[game] + " nonsense")
    expect(ana.page.locator(".flaw").first).to_be_visible()
    assert ana.violations() == []
    assert ana.overflow == 0


def test_on_a_phone_a_finger_is_enough(company: Company) -> None:
    ana = company.guest("Ana", size=PHONE, touch=True)
    field = opened(ana, "shaman")
    ana.page.get_by_role("button", name="Lay tiles").tap()
    target(ana, "lay m37").tap()
    expect(field).to_have_value("build p1; tiles m35 m37")
    ana.page.get_by_role("group", name="Suns", exact=True).get_by_role("button", name=re.compile("^Warrior")).tap()
    target(ana, "place m38").tap()
    expect(field).to_have_value("build p1; tiles m35 m37; p1 warriors m38")
    assert ana.overflow == 0
