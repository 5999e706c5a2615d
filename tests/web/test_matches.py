"""Whole matches in a real browser: by clicks on the board, by touch, by words alone."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect
from tests.web.people import BOT, ME, PHONE, Company
from tests.web.ways import by_clicks, by_touch, by_words, finished, on_turn, play_match, seated_pair

LEGENDS: dict[str, object] = {"box": "legends", "turn-limit": 4}


def test_two_people_play_a_complete_match_by_clicks_on_the_board(company: Company) -> None:
    ana, ben = seated_pair(company)
    rng = random.Random(1)
    for guest in (ana, ben):
        guest.page.evaluate("localStorage.kamishima = JSON.stringify({ name: 'x', allWords: false, pace: 'once' })")
        guest.page.reload()
    for _ in range(300):
        acting = on_turn(ana, ben)
        if acting is None:
            break
        if acting.wait_for_turn():
            by_clicks(acting, rng)
    for guest in (ana, ben):
        finished(guest)


def test_a_person_plays_legends_against_two_bots_by_clicks(company: Company) -> None:
    ana = company.guest("Ana")
    ana.sit_at(ana.set_up(ME, BOT, BOT, options=LEGENDS))
    assert play_match(ana, by_clicks) > 0
    finished(ana)


def test_a_person_plays_legends_by_the_command_line_alone(company: Company) -> None:
    ana = company.guest("Ana")
    ana.sit_at(ana.set_up(ME, BOT, BOT, options=LEGENDS))
    assert play_match(ana, by_words) > 0
    finished(ana)


def test_a_person_plays_on_a_phone_with_a_finger(company: Company) -> None:
    ana = company.guest("Ana", size=PHONE, touch=True)
    ana.sit_at(ana.set_up(ME, BOT, options={"turn-limit": 4}))
    assert play_match(ana, by_touch) > 0
    finished(ana)
    assert ana.overflow == 0


@pytest.mark.parametrize(("game", "options"), [("shaman", {"turn-limit": 1})])
def test_a_game_is_played_by_words_to_its_end(company: Company, game: str, options: dict[str, object]) -> None:
    ana = company.guest("Ana")
    ana.sit_at(ana.set_up(ME, BOT, game=game, options=options))
    assert play_match(ana, by_words) > 0
    finished(ana)


def test_the_end_tells_who_won_and_how_every_card_counted(company: Company) -> None:
    ana = company.guest("Ana")
    ana.sit_at(ana.set_up(ME, BOT, options={"turn-limit": 3}))
    play_match(ana, by_words)
    ending = ana.page.get_by_role("region", name="The end")
    points = [int(cell) for cell in ending.locator("> table tbody td:last-child").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    ending.locator("summary").click()
    expect(ending.locator("details table").first).to_be_visible()
    ending.get_by_role("link", name="Look at it again").click()
    expect(ana.page.locator(".controls")).to_be_visible()
