"""Hints point: the cards, squares and pieces of a hint light up, with its words, whose points, and which chance."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect
from tests.web.people import BOT, LONG_PATIENCE, ME, Company, Guest
from tests.web.ways import by_words

SIZES = [(1366, 768), (390, 844)]
LIT = ".board .hinted, .board .hint-edge, .board .suggested"


def ask(guest: Guest) -> None:
    """Ask for hints and wait for them."""
    guest.page.get_by_role("button", name="Show what a bot would do").click()
    expect(guest.page.locator(".advice").first).to_be_visible(timeout=LONG_PATIENCE)


@pytest.mark.parametrize(
    ("game", "options"), [("origami", {}), ("origami", {"box": "legends"}), ("islands", {}), ("shaman", {})]
)
@pytest.mark.parametrize("size", SIZES)
def test_what_a_hint_means_lights_up(
    company: Company, game: str, options: dict[str, object], size: tuple[int, int]
) -> None:
    ana, rng = company.guest("Ana", size=size), random.Random(8)
    ana.sit_at(ana.set_up(ME, BOT, game=game, options=options))
    for _ in range(4):
        assert ana.wait_for_turn()
        ask(ana)
        lit = ana.page.locator(LIT)
        advice = ana.page.locator(".advice")
        shown = False
        for each in advice.all():
            each.focus()
            if each.locator(".words").inner_text() in ("Pass", "Do not paint", "Decline"):
                expect(lit).to_have_count(0)
            else:
                shown = shown or lit.count() > 0
        assert ana.page.locator(".advice.looked").count() == 1
        if shown:
            break
        by_words(ana, rng)
    expect(ana.page.locator(LIT)).not_to_have_count(0)
    assert ana.violations() == []
    ana.page.get_by_role("button", name="Show what a bot would do").click()
    expect(ana.page.locator(LIT)).to_have_count(0)


def test_a_hint_lights_the_very_cards_that_it_names(company: Company) -> None:
    """A card that is drawn lights up in the draw line, and one that is played in the hand, with what pays for it."""
    ana = company.guest("Ana")
    table = ana.set_up(ME, BOT)
    ana.sit_at(table)
    assert ana.wait_for_turn()
    hello = ana.get(f"/api/tables/{table}/poll?wait=0")["messages"][0]
    line, hand = hello["view"]["line"], hello["view"]["players"][hello["seat"]]["hand"]
    answers = (f"draw {line[0]}", f"play {hand[0]} left pay {hand[1]}")
    hints = [{"words": words, "chance": 0.62, "score": 31.0} for words in answers]
    told = {"words": answers[0], "level": "crane", "index": hello["index"], "hints": hints}
    ana.page.route("**/hint*", lambda route: route.fulfill(json=told))
    ask(ana)
    expect(ana.page.locator(".line .card:has(.hinted)")).to_have_count(line.count(line[0]))
    expect(ana.page.locator(f'.line .card[data-card="{line[0]}"] .hinted')).not_to_have_count(0)
    expect(ana.page.locator(".hand .hinted, .pile.hinted")).to_have_count(0)
    ana.page.locator(".advice").nth(1).hover()
    expect(ana.page.locator(".line .hinted")).to_have_count(0)
    for card in hand[:2]:
        expect(ana.page.locator(f'.hand .card[data-card="{card}"] .hinted')).not_to_have_count(0)
    expect(ana.page.locator(".pile.own.left.hinted")).to_have_count(1)
    expect(ana.page.locator(".pile.own.right.hinted")).to_have_count(0)
    text = " ".join(ana.page.locator(".advice").first.inner_text().split())
    assert text.endswith("You win: 62% · 31 points for you")


def test_a_hint_that_is_taken_is_chosen_on_the_board(company: Company) -> None:
    ana = company.guest("Ana")
    ana.sit_at(ana.set_up(ME, BOT, game="islands"))
    for _ in range(3):
        assert ana.wait_for_turn()
        by_words(ana, random.Random(9))
    assert ana.wait_for_turn()
    ask(ana)
    ana.page.locator(".advice").first.click()
    expect(ana.page.locator('.advice[aria-pressed="true"]')).to_have_count(1)
    expect(ana.page.locator(".bar .chip")).not_to_have_count(0)
