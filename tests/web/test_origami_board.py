"""The board of Origami: what lies on it, what lights up, and what a click, a key or a drag does."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.web.origami import dear_card, fullest, lays_on_both, seated_at
from tests.web.people import BOT, ME, PHONE, Company, Guest, Plan
from tests.web.ways import by_words

from kamishima.texts.catalogue import LOCALES

LINE = ".line .card .face"
HAND = ".hand .card .face"
LONG = {"en": "Wilhelmina-Alexandra", "de": "Friederike-Charlotte", "pl": "Przemysława-Bożena"}


def seated(guest: Guest, players: int, box: str = "classic", more: Mapping[str, object] | None = None) -> None:
    """This person at a table with bots, when it is their turn."""
    table = guest.set_up(ME, *[BOT] * (players - 1), options={"box": box, **(more or {})})
    guest.sit_at(table)
    assert guest.wait_for_turn()
    for turn in turns(guest, 5):
        if offered(guest, LINE).count() > 0:
            return
        by_words(guest, random.Random(turn))  # somebody's effect asks for something else first


def view_of(guest: Guest) -> Any:
    """The position as the server shows it to this person."""
    table = guest.page.url.rpartition("/")[2]
    messages = guest.get(f"/api/tables/{table}/poll?since=0")["messages"]
    return next(message["view"] for message in messages if message["type"] == "hello")


def offered(guest: Guest, where: str) -> Locator:
    """What is lit there."""
    return guest.page.locator(f"{where}.offered")


def spoken(card: Locator) -> str:
    """What a screen reader says of a card."""
    return card.get_by_role("img").get_attribute("aria-label") or ""


def turns(guest: Guest, most: int) -> Iterator[int]:
    """The turns of this person, until the match is over or there were enough."""
    for turn in range(most):
        if not guest.wait_for_turn():
            return
        yield turn


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_two_collections_on_the_board(company: Company, players: int) -> None:
    ana = company.guest("Ana")
    seated(ana, players)
    expect(ana.page.locator(".board .player")).to_have_count(players)
    for panel in ana.page.locator(".board .player").all():
        expect(panel.locator(".pile")).to_have_count(2)
    assert ana.overflow == 0


def test_the_draw_line_the_deck_and_the_own_hand_are_shown(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, 2)
    expect(ana.page.locator(LINE)).to_have_count(4)
    expect(ana.page.locator(".board .middle")).to_contain_text(re.compile(r"Deck: \d+ cards"))
    size, limit = (int(text) for text in ana.page.locator(".hand .limit").inner_text().split("/"))
    assert ana.page.locator(HAND).count() == size
    assert limit == 8


def test_a_card_says_its_name_its_values_and_what_choosing_it_does(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, 2)
    label = spoken(offered(ana, LINE).first)
    assert re.fullmatch(r".+: \w+, Cost \d, \d folds?, \d+ points?, [\w ]+ – draw it", label)


def test_a_click_on_the_line_draws_and_another_takes_it_back(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, 2)
    card = offered(ana, LINE).first
    card.click()
    chosen = ana.page.locator(f"{LINE}.chosen")
    expect(chosen).to_have_count(1)
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(ana.page.locator(".confirm")).to_be_visible()
    chosen.click()
    expect(ana.page.locator(f"{LINE}.chosen")).to_have_count(0)


def test_what_is_drawn_comes_into_the_hand(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, 2)
    card = offered(ana, LINE).first
    name = spoken(card).partition(":")[0]
    before = ana.page.locator(HAND).filter(has_text=name).count()
    card.click()
    ana.page.locator(".confirm").click()
    expect(ana.page.get_by_role("log")).to_contain_text(f"You draw {name}.")
    expect(ana.page.locator(HAND).filter(has_text=name)).to_have_count(before + 1)  # whatever a bot gives or takes then


CHANGES = """
selector => {
  window.changes = []
  const watch = new MutationObserver((found) => changes.push(...found.map(({ type }) => type)))
  for (const part of document.querySelectorAll(selector))
    watch.observe(part, { subtree: true, childList: true, characterData: true, attributes: true })
}
"""


def test_an_update_draws_only_what_it_has_changed(company: Company) -> None:
    ana = company.guest("Ana")
    others: list[Plan] = [{"kind": "me", "name": name} for name in ("Ben", "Cleo", "Dora")]
    table = ana.set_up(ME, *others)  # nobody else acts
    messages = ana.get(f"/api/tables/{table}/poll?seat=0&wait=0")["messages"]
    acting = next(message["acting"] for message in messages if message["type"] == "hello")
    ana.page.goto(f"{ana.base}/table/{table}?seat={acting}")
    offered(ana, LINE).first.click()
    told = ana.page.locator(".log .step").count()
    ana.page.evaluate(CHANGES, ".area-others .piles, .characters, .log .step")
    ana.page.locator(".confirm").click()
    expect(ana.page.locator(".log .step")).not_to_have_count(told)
    assert ana.page.evaluate("changes") == []


def test_a_key_opens_the_text_of_a_card_that_is_offered(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, 2)
    card = offered(ana, LINE).first
    name = spoken(card).partition(":")[0]
    card.focus()
    card.press("i")
    dialog = ana.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name=name)).to_be_visible()
    expect(dialog.locator(".text")).not_to_be_empty()
    expect(dialog.get_by_role("link", name="In the rules")).to_have_attribute(
        "href", re.compile("/rules/origami#card-")
    )
    ana.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(ana.page.locator(f"{LINE}.chosen")).to_have_count(0)


COVERED = """() => {
    const tip = document.querySelector('[role=tooltip]').getBoundingClientRect()
    return [...document.querySelectorAll('.offered')].filter(thing => {
        const box = thing.getBoundingClientRect()
        return box.left < tip.right && box.right > tip.left && box.top < tip.bottom && box.bottom > tip.top
    }).map(thing => thing.textContent)
}"""


def test_pointing_tells_what_a_card_does_and_covers_nothing_that_can_be_chosen(company: Company) -> None:
    ana = company.guest("Ana", size=(1366, 768))
    seated_at(ana, 3, "classic", fullest(3, "classic", lays_on_both))
    tip = ana.page.get_by_role("tooltip")
    for card in offered(ana, LINE).all():
        card.hover()
        expect(tip).to_contain_text(spoken(card).partition(":")[0])
        assert ana.page.evaluate(COVERED) == []
    ana.page.locator(".area-own .lying").first.hover()
    expect(tip).to_contain_text(ana.page.locator(".area-own .lying .name").first.inner_text().strip())
    ana.page.locator(".bar .hint").hover()
    expect(tip).to_have_count(0)


def test_the_focus_tells_what_a_card_does(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, 2)
    offered(ana, LINE).first.focus()
    ana.page.keyboard.press("ArrowRight")
    told = ana.page.evaluate("document.activeElement.closest('[data-tip]')?.getAttribute('data-tip')")
    assert told
    expect(ana.page.get_by_role("tooltip")).to_be_visible()
    assert ana.violations() == []


def play_something(guest: Guest) -> bool:
    """Play the first hand card that is offered to the first collection, by clicks on the board alone."""
    card = offered(guest, HAND)
    if card.count() == 0:
        return False
    card.first.click()
    side = guest.page.locator(".board .lay")
    if side.count() > 0:
        side.first.click()
    for _ in range(8):
        if guest.page.locator(".confirm").count() > 0:
            break
        offered(guest, HAND).first.click()
    return True


def test_a_card_is_played_and_paid_by_clicks_on_the_board_alone(company: Company) -> None:
    ana = company.guest("Ana", allWords=True)
    seated(ana, 2)
    for turn in turns(ana, 12):
        if play_something(ana):
            break
        by_words(ana, random.Random(turn))
    prompt = ana.page.locator(".bar .hint")
    expect(prompt).to_have_text(re.compile(r"Pay (\d+) for .+: \1 of \1\."))
    lifted = ana.page.locator(f"{HAND}.chosen")
    assert lifted.count() >= 2, "the card and what pays for it are lifted where they are in the hand"
    ana.page.locator(".confirm").click()
    expect(lifted).to_have_count(0)
    expect(ana.page.locator(".area-own .lying").first).to_be_visible()


def test_the_prompt_counts_what_is_paid_and_nothing_moves_meanwhile(company: Company) -> None:
    ana = company.guest("Ana")
    moment = fullest(3, "classic", lays_on_both)
    card = dear_card(moment)
    seated_at(ana, 3, "classic", moment)
    cards = ana.page.locator(".board .card, .board .lying")
    boxes = "things => things.map(({ offsetLeft, offsetTop, offsetWidth }) => [offsetLeft, offsetTop, offsetWidth])"
    before = cards.evaluate_all(boxes)
    ana.page.locator(f'.hand .card[data-card="{card}"] .face').first.click()
    expect(ana.page.locator(".bar .hint")).to_contain_text("choose a collection")
    ana.page.locator(".board .lay").first.click()
    expect(ana.page.locator(".bar .hint")).to_have_text(re.compile(r"Pay (\d+) for .+: 0 of \1\."))
    offered(ana, HAND).first.click()
    expect(ana.page.locator(".bar .hint")).to_have_text(re.compile(r"Pay (\d+) for .+: [1-9] of \1\."))
    assert cards.evaluate_all(boxes) == before


def test_only_the_top_card_of_a_collection_offers_its_special_action(company: Company) -> None:
    ana = company.guest("Ana")
    seated_at(ana, 4, "classic", fullest(4, "classic", lambda moment: "use" in moment.verbs))
    lit = ana.page.locator(".area-own .lying.offered")
    expect(lit.first).to_be_visible()
    expect(ana.page.locator(".area-own li:not(.top) .lying.offered")).to_have_count(0)


def test_a_card_can_be_dragged_from_the_line_to_the_hand(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, 2)
    offered(ana, LINE).first.drag_to(ana.page.locator("section.hand"))
    expect(ana.page.locator(f"{LINE}.chosen")).to_have_count(1)
    expect(ana.page.locator(".confirm")).to_be_visible()


def test_a_drag_that_ends_nowhere_changes_nothing(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, 2)
    offered(ana, LINE).first.drag_to(ana.page.locator(".area-others"))
    expect(ana.page.locator(f"{LINE}.chosen")).to_have_count(0)
    expect(ana.page.get_by_role("dialog")).to_have_count(0)


def test_the_discards_can_be_looked_through(company: Company) -> None:
    ana = company.guest("Ana", allWords=True)
    seated(ana, 2)
    browse = ana.page.locator(".browse")
    for turn in turns(ana, 20):
        if browse.count() > 0:
            break
        by_words(ana, random.Random(turn))
    count = int(re.sub(r"\D", "", browse.inner_text()))
    browse.click()
    pile = ana.page.get_by_role("dialog", name="The discard pile")
    expect(pile.locator(".card")).to_have_count(count)
    pile.get_by_role("button", name="Close").click()
    expect(pile).to_be_hidden()


def test_nobody_elses_hand_is_on_the_page(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, 3)
    view = view_of(ana)
    others = [player for seat, player in enumerate(view["players"]) if seat != view["seat"]]
    assert [player["hand"] for player in others] == [None, None]
    expect(ana.page.locator(".area-others .open-hand")).to_have_count(0)


def test_a_spectator_sees_the_table_and_no_hand(company: Company) -> None:
    ana, eve = company.guest("Ana"), company.guest("Eve")
    seated(ana, 2)
    eve.sit_at(ana.page.url.rpartition("/")[2])
    expect(eve.page.locator(".board .player")).to_have_count(2)
    expect(eve.page.locator(HAND)).to_have_count(0)
    expect(eve.page.locator(".board .offered")).to_have_count(0)


def test_whoever_watches_on_a_phone_sees_one_player_whole_and_chooses_whom(company: Company) -> None:
    ana, eve = company.guest("Ana"), company.guest("Eve", size=PHONE, touch=True)
    seated(ana, 3)
    eve.sit_at(ana.page.url.rpartition("/")[2])
    chips, panel = eve.page.locator(".chip"), eve.page.locator(".board .player")
    expect(chips).to_have_count(3)
    expect(panel).to_have_count(1)
    acting = view_of(ana)["acting"]
    expect(chips.nth(acting)).to_have_attribute("aria-pressed", "true")
    other = (acting + 1) % 3
    name = chips.nth(other).locator(".name").inner_text()
    chips.nth(other).click()
    expect(panel.locator(".who .name")).to_have_text(name)
    assert panel.bounding_box()["height"] > 300  # type: ignore[index]  # it fills what is left of the screen


def test_legends_shows_characters_and_rice_paper(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, 2, "legends", {"families": ["polar", "exotic"]})
    expect(ana.page.get_by_role("heading", name="Characters in play")).to_be_visible()
    expect(ana.page.locator(".board .middle")).to_contain_text(re.compile(r"Rice paper: \d+ sheets"))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_full_table_fits_a_phone_in_every_language(company: Company, locale: str) -> None:
    ana = company.guest(LONG[locale], locale=locale, size=PHONE, touch=True)
    for box in ("classic", "legends"):
        seated(ana, 4, box)
        assert ana.overflow == 0
        for card in ana.page.locator(HAND).all():
            shape = card.bounding_box()
            assert shape is not None
            assert shape["width"] >= 66
            assert shape["x"] >= 0
            assert shape["x"] + shape["width"] <= PHONE[0]


BROKEN = """names => names.filter(name => {
    const words = name.textContent.split(' ')
    return name.getClientRects().length > Math.min(2, words.length)
}).map(name => name.textContent)"""


@pytest.mark.parametrize("locale", LOCALES)
def test_no_name_of_a_card_is_broken_within_a_word_or_cut_off(company: Company, locale: str) -> None:
    ana = company.guest("Ana", locale=locale, size=PHONE)
    ana.go("/gallery/origami")
    expect(ana.page.locator(".cards .card").first).to_be_visible()
    assert ana.page.locator(".cards .name > span").evaluate_all(BROKEN) == []


def test_on_a_phone_the_collections_of_others_are_one_touch_away(company: Company) -> None:
    ana = company.guest("Ana", size=PHONE, touch=True)
    seated(ana, 4)
    chips = ana.page.locator(".area-others .chip")
    expect(chips).to_have_count(3)
    chips.first.tap()
    sheet = ana.page.get_by_role("dialog")
    expect(sheet.locator(".pile")).to_have_count(2)
    assert ana.violations() == []
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("players", "box"), [(2, "classic"), (4, "legends")])
def test_axe_finds_nothing_wrong_with_the_board(company: Company, scheme: Any, players: int, box: str) -> None:
    ana = company.guest("Ana", scheme=scheme)
    seated(ana, players, box)
    assert ana.violations() == []
    offered(ana, LINE).first.click()
    assert ana.violations() == []
