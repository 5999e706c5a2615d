"""Practice on the page: chosen when a match is begun, told at the table, and taken back as often as one likes."""

from __future__ import annotations

import random

from playwright.sync_api import expect
from tests.web.people import BOT, ME, Company
from tests.web.ways import by_words


def test_practice_is_chosen_with_the_opponents_and_marked(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/")
    ana.page.get_by_role("button", name="Play now").first.click()
    ana.page.get_by_role("checkbox", name="Practice").check()
    ana.page.get_by_role("button", name="Begin").click()
    expect(ana.page.get_by_text("Practice: you can take back any of your moves.")).to_be_visible()
    ana.go("/")
    expect(ana.page.get_by_role("region", name="Your matches").get_by_text("Practice", exact=True)).to_be_visible()


def test_moves_are_taken_back_after_others_have_moved(company: Company) -> None:
    ana, rng = company.guest("Ana"), random.Random(1)
    table = ana.set_up(ME, BOT, BOT, practice=True)
    ana.sit_at(table)
    undo = ana.page.get_by_role("button", name="Take the last move back")
    assert ana.wait_for_turn()
    expect(undo).to_have_count(0)
    for _ in range(3):
        by_words(ana, rng)
        assert ana.wait_for_turn()
    while undo.count() > 0:
        before = ana.told
        undo.click()
        ana.wait_for_answer(before)
    expect(ana.page.locator(".log")).to_contain_text("Ana takes the last move back.")
    assert ana.is_on_turn
    assert ana.get(f"/api/tables/{table}")["practice"] is True


def test_a_match_that_counts_offers_no_such_thing(company: Company) -> None:
    ana = company.guest("Ana")
    ana.sit_at(ana.set_up(ME, BOT))
    assert ana.wait_for_turn()
    by_words(ana, random.Random(1))
    assert ana.wait_for_turn()
    expect(ana.page.get_by_role("button", name="Take the last move back")).to_have_count(0)
    expect(ana.page.get_by_text("you can take back any of your moves")).to_have_count(0)
