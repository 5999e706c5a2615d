"""The prompt of the bar follows the choice, and says what can still be taken back."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Locator, expect
from tests.web import isles, origami, shaman
from tests.web.people import BOT, ME, Company, Guest
from tests.web.ways import by_words


def prompt(guest: Guest) -> Locator:
    return guest.page.locator(".bar .hint")


def test_a_bid_says_how_many_coins_are_left(company: Company) -> None:
    ana = company.guest("Ana")
    table = isles.seated_at(ana, 2, isles.fullest(2, "bidding"))
    view = isles.hello(ana, table)["view"]
    coins = view["players"][view["seat"]]["coins"]
    amounts = ana.page.locator(".bid.offered")
    for amount in (amounts.first, amounts.last):
        bid = int(re.sub(r"\D", "", amount.get_attribute("aria-label") or ""))
        amount.click()
        told = {0: "no coins are left", 1: "1 coin is left"}.get(coins - bid, f"{coins - bid} coins are left")
        expect(prompt(ana)).to_have_text(f"Bid {bid}: if you win the card, {told}.")


def test_sheets_are_counted_while_they_are_chosen(company: Company) -> None:
    ana = company.guest("Ana")
    isles.seated_at(ana, 2, isles.fullest(2, "keeping"))
    ana.page.locator(".sheets .page.offered").first.click()
    expect(prompt(ana)).to_have_text("Sheets to keep: 1 of 2.")
    ana.page.locator(".sheets .page.offered").first.click()
    expect(prompt(ana)).to_have_text("Sheets to keep: 2 of 2.")


def test_paint_says_which_squares_it_covers(company: Company) -> None:
    ana = company.guest("Ana")
    isles.seated_at(ana, 2, isles.fullest(2, "card"))
    ana.page.locator(isles.LIT).first.click()
    expect(prompt(ana)).to_contain_text("Paint ")
    told = prompt(ana).inner_text()
    assert set(re.findall(r"\b[a-h][1-8]\b", told)) == isles.squares(ana, isles.CHOSEN)


def test_technologies_say_what_they_do(company: Company) -> None:
    ana = company.guest("Ana")
    isles.seated_at(ana, 1, isles.fullest(1, "timenautics"))
    ana.page.locator(".now .offered").first.click()
    expect(prompt(ana)).to_contain_text(re.compile(r"Timenautics \d: .+"))


def test_a_move_on_the_map_says_where_it_leads(company: Company) -> None:
    ana = company.guest("Ana")
    shaman.seated(ana, 2, shaman.in_turn)
    piece = ana.page.locator(f"{shaman.PIECE}.offered").first
    start = piece.get_attribute("data-at")
    shaman.press(piece)
    target = ana.page.locator(f'{shaman.TARGET}[data-target^="move"]').first
    name = target.get_attribute("aria-label")
    shaman.press(target)
    expect(prompt(ana)).to_have_text(f"{start}: {name}")


def test_folds_are_counted_while_cards_are_drawn(company: Company) -> None:
    ana = company.guest("Ana")
    origami.seated_at(ana, 2, "classic", origami.fullest(2, "classic", lambda moment: "draw" in moment.verbs))
    ana.page.locator(".line .face.offered").first.click()
    expect(prompt(ana)).to_contain_text(re.compile(r"Draw: \d+ of \d+ folds"))


def test_what_can_be_taken_back_is_said(company: Company) -> None:
    ana, rng = company.guest("Ana"), random.Random(1)
    ana.sit_at(ana.set_up(ME, BOT, practice=True))
    assert ana.wait_for_turn()
    expect(prompt(ana)).not_to_contain_text("taken back")
    for count in (1, 2):
        by_words(ana, rng)
        assert ana.wait_for_turn()
        told = "Your last move can be taken back." if count == 1 else f"Your last {count} moves can be taken back."
        expect(prompt(ana)).to_contain_text(told)
        ana.page.keyboard.press("Escape")
