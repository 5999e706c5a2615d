"""Playing by keys: whole matches of every game, few presses for an action, and a focus that is never lost."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tests.web import origami
from tests.web.keyboard import Keyboard
from tests.web.people import BOT, ME, Company, Guest, Plan
from tests.web.ways import by_words, finished, seated_pair

MOST = 8
"""Presses from a chosen card to "Confirm"."""
STOPS = """part => [...document.querySelector(part).querySelectorAll('button, a[href]')].filter(
  thing => thing.tabIndex >= 0 && !thing.disabled && thing.checkVisibility()).length"""
MATCHES: dict[str, tuple[str, tuple[Plan, ...], dict[str, object]]] = {
    "origami": ("origami", (ME, BOT), {"turn-limit": 8}),
    "legends": ("origami", (ME, BOT, BOT), {"box": "legends", "turn-limit": 6}),
    "combined": ("origami", (ME, BOT), {"box": "combined", "turn-limit": 4}),
    "islands": ("islands", (ME, BOT), {}),
    "carrambah": ("islands", (ME,), {"science": True}),
    "shaman": ("shaman", (ME, BOT), {"turn-limit": 4}),
}


@pytest.mark.parametrize("match", MATCHES)
def test_a_whole_match_is_played_by_keys_alone(company: Company, match: str) -> None:
    game, plans, options = MATCHES[match]
    ana = company.guest("Ana")
    keyboard = Keyboard(ana)
    ana.sit_at(ana.set_up(*plans, game=game, options=options))
    assert keyboard.play(seed=1) > 0
    finished(ana)
    assert keyboard.lost == []
    assert ana.page.evaluate("window.pointed") == 0
    for presses, words in keyboard.after_first:
        assert presses <= max(MOST, words + 2), keyboard.after_first  # a word is a press: some payments have eight


# -- where the focus is ------------------------------------------------------------------------------------------------


def at_the_table(company: Company, *plans: Plan, **more: Any) -> Keyboard:
    """Somebody whose turn it is and who has begun to use the keys."""
    ana = company.guest("Ana")
    keyboard = Keyboard(ana)
    ana.sit_at(ana.set_up(ME, *(plans or (BOT,)), **more))
    assert ana.wait_for_turn()
    keyboard.press("ArrowRight")
    return keyboard


def focused(guest: Guest) -> Locator:
    return guest.page.locator("*:focus")


def test_each_part_of_the_table_is_one_stop_of_the_tab_key(company: Company) -> None:
    keyboard = at_the_table(company)
    page = keyboard.guest.page
    keyboard.press("Tab")
    for part in (".hand", ".middle", ".bar"):
        assert page.locator(f"{part} :is(button, a[href])").count() > 1
        assert page.evaluate(STOPS, part) == 1, part


def test_the_arrows_go_to_what_can_be_chosen_and_with_shift_to_anything(company: Company) -> None:
    ana = company.guest("Ana")
    keyboard = Keyboard(ana)
    origami.seated_at(ana, 2, "classic", origami.fullest(2, "classic", origami.lays_on_both))
    keyboard.press("ArrowRight")
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowLeft"):
        keyboard.press(key)
        expect(ana.page.locator(".offered:focus, .bar :focus")).to_have_count(1)
    ana.page.locator(".line .face").first.focus()
    keyboard.press("Shift+ArrowLeft")
    expect(ana.page.locator(".board :focus:not(.offered)")).to_have_count(1)
    ana.page.locator(".line .face").nth(1).focus()
    keyboard.press("Home")
    expect(ana.page.locator(".line .face").first).to_be_focused()


def test_after_a_choice_the_focus_is_on_what_may_follow_and_then_on_confirm(company: Company) -> None:
    ana = company.guest("Ana")
    keyboard = Keyboard(ana)
    moment = origami.fullest(2, "classic", origami.lays_on_both)
    origami.seated_at(ana, 2, "classic", moment)
    card = ana.page.locator(f'.hand .card[data-card="{origami.dear_card(moment)}"] .face.offered').first
    card.focus()
    keyboard.press("Enter")
    expect(ana.page.locator(".lay:focus")).to_have_count(1)
    keyboard.press("Enter")
    expect(ana.page.locator(".hand .face.offered:focus")).to_have_count(1)
    while keyboard.focused == "offered":
        keyboard.press("Enter")
    expect(ana.page.locator(".confirm")).to_be_focused()
    keyboard.press("Escape")
    expect(ana.page.locator(".hand .face.offered:focus")).to_have_count(1)
    while ana.page.locator(".bar .chip").count() > 0:
        keyboard.press("Escape")
        expect(ana.page.locator(".board .offered:focus")).to_have_count(1)
    assert keyboard.lost == []


def test_a_choice_that_is_taken_back_in_the_bar_leaves_the_focus_on_the_board(company: Company) -> None:
    keyboard = at_the_table(company)
    page = keyboard.guest.page
    keyboard.press("Enter")
    page.locator(".bar .chip").first.focus()
    keyboard.press("Enter")
    expect(page.locator(".bar .chip")).to_have_count(0)
    expect(page.locator(".board .offered:focus")).to_have_count(1)
    assert keyboard.lost == []


def test_moves_of_others_leave_the_focus_where_it_is(company: Company) -> None:
    ana, ben = seated_pair(company)
    mover, other = (ana, ben) if ana.is_on_turn else (ben, ana)
    face = other.page.locator(".hand .face").first
    other.page.keyboard.press("Tab")
    face.focus()
    name = face.locator("[aria-label]").first.get_attribute("aria-label") or ""
    by_words(mover, random.Random(1))
    assert other.wait_for_turn()
    expect(other.page.locator(".hand .face:focus [aria-label]").first).to_have_accessible_name(
        re.compile("^" + re.escape(name.split(" – ")[0]))
    )


def test_a_turn_begins_where_something_can_be_chosen(company: Company) -> None:
    ana, ben = seated_pair(company)
    mover, other = (ana, ben) if ana.is_on_turn else (ben, ana)
    mover.page.keyboard.press("ArrowRight")
    mover.page.keyboard.press("Enter")
    mover.page.locator(".confirm").focus()
    mover.page.keyboard.press("Enter")
    expect(mover.page.locator(".bar.mine")).to_have_count(0)
    expect(mover.page.locator(".board-room")).to_be_focused()
    assert other.wait_for_turn()
    by_words(other, random.Random(1))
    assert mover.wait_for_turn()
    expect(mover.page.locator(".board .offered:focus")).to_have_count(1)


def test_a_move_that_is_taken_back_leaves_the_focus_on_the_board(company: Company) -> None:
    keyboard = at_the_table(company, practice=True)
    ana = keyboard.guest
    before = ana.told
    keyboard.press("Enter")
    keyboard.press("Control+Enter")
    ana.wait_for_answer(before)
    assert ana.wait_for_turn()
    ana.page.locator(".bar .undo").focus()
    before = ana.told
    keyboard.press("Enter")
    ana.wait_for_answer(before)
    assert ana.wait_for_turn()
    assert keyboard.focused in {"offered", "other"}
    assert keyboard.lost == []


def test_the_command_line_keeps_its_focus(company: Company) -> None:
    keyboard = at_the_table(company, BOT, BOT)
    ana, rng = keyboard.guest, random.Random(2)
    line = ana.command_line()
    for _ in range(3):
        by_words(ana, rng)
        expect(line).to_be_focused()
        assert ana.wait_for_turn()
        expect(line).to_be_focused()
        expect(line).to_have_value("")
    keyboard.press("Escape")
    expect(line).to_have_count(0)
    expect(ana.page.locator(".board .offered:focus")).to_have_count(1)
    assert keyboard.lost == []


# -- which keys there are ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("locale", "title", "game", "own"),
    [
        ("en", "Keys", "origami", "Read the text of the card"),
        ("de", "Tasten", "islands", "Die Form nach rechts oder links drehen"),
        ("pl", "Klawisze", "shaman", "Przesuń mapę, gdy jest blisko"),
    ],
)
def test_a_question_mark_shows_the_keys(company: Company, locale: str, title: str, game: str, own: str) -> None:
    ana = company.guest("Ana", locale=locale)
    ana.sit_at(ana.set_up(ME, BOT, game=game))
    assert ana.wait_for_turn()
    ana.page.keyboard.press("ArrowRight")
    before = focused(ana).evaluate_handle("it => it")
    ana.page.keyboard.press("?")
    dialog = ana.page.get_by_role("dialog", name=title)
    expect(dialog).to_contain_text("Ctrl+Enter")
    expect(dialog).to_contain_text(own)
    assert ana.violations() == []
    ana.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert ana.page.evaluate("it => it === document.activeElement", before)
    ana.page.get_by_role("button", name=title, exact=True).click()
    expect(dialog).to_be_visible()
