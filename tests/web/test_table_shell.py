"""The table: choosing, saying, undoing, talking, leaving and coming back; whatever the board looks like."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect
from tests.web.people import BOT, ME, OPEN, PHONE, Company
from tests.web.ways import by_words, on_turn, play_match, seated_pair

from kamishima.games.registry import GAMES


def test_what_was_chosen_is_shown_and_taken_back_step_by_step(company: Company) -> None:
    ana = company.guest("Ana", allWords=True)
    ana.sit_at(ana.set_up(ME, BOT))
    assert ana.wait_for_turn()
    ana.page.locator('.word[data-word="draw"]').click()
    expect(ana.page.locator(".chip")).to_have_text(["Draw"])
    ana.page.locator(".next .word").first.click()
    expect(ana.page.locator(".chip")).to_have_count(2)
    ana.page.get_by_role("button", name="One step back").click()
    expect(ana.page.locator(".chip")).to_have_count(1)
    ana.page.locator("body").press("Escape")
    expect(ana.page.locator(".chip")).to_have_count(0)
    expect(ana.page.locator('.word[data-word="draw"]')).to_be_visible()


def test_nothing_is_sent_before_it_is_confirmed(company: Company) -> None:
    ana = company.guest("Ana", allWords=True)
    table = ana.set_up(ME, BOT)
    ana.sit_at(table)
    assert ana.wait_for_turn()
    before = len(ana.get(f"/api/tables/{table}/log")["lines"])
    ana.page.locator('.word[data-word="draw"]').click()
    ana.page.locator(".next .word").first.click()
    expect(ana.page.locator(".confirm")).to_be_visible()
    assert len(ana.get(f"/api/tables/{table}/log")["lines"]) == before


def test_without_asking_a_complete_action_goes_at_once(company: Company) -> None:
    ana = company.guest("Ana", quick=True, allWords=True)
    ana.sit_at(ana.set_up(ME, BOT, game="shaman", options={"turn-limit": 2}))
    assert ana.wait_for_turn()
    before = ana.told
    for _ in range(6):
        if ana.told != before or ana.page.locator(".next .word").count() == 0:
            break
        ana.page.locator(".next .word").first.click()
    ana.wait_for_answer(before)
    expect(ana.page.locator(".confirm")).to_have_count(0)


def test_the_command_line_completes_and_explains(company: Company) -> None:
    ana = company.guest("Ana")
    ana.sit_at(ana.set_up(ME, BOT))
    assert ana.wait_for_turn()
    line = ana.command_line()
    line.type("dr")
    line.press("Tab")
    expect(line).to_have_value("draw ")
    line.press("Enter")
    expect(ana.page.get_by_role("alert")).to_contain_text("“draw” is not an action yet. This may follow:")
    line.fill("fly away")
    line.press("Enter")
    expect(ana.page.get_by_role("alert")).to_contain_text("fly away")
    expect(ana.page.locator(".bar.mine")).to_be_visible()


def test_the_log_tells_what_happened_and_names_can_be_looked_at(company: Company) -> None:
    ana = company.guest("Ana")
    ana.sit_at(ana.set_up(ME, BOT))
    log = ana.page.get_by_role("log", name="Log")
    expect(log).to_have_attribute("aria-live", "polite")
    card = log.locator("button.thing").first
    name = card.inner_text()
    card.click()
    expect(ana.page.get_by_role("dialog")).to_contain_text(name)
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("dialog")).to_have_count(0)


def test_the_last_move_can_be_taken_back_while_nothing_was_seen(company: Company) -> None:
    ana, ben = seated_pair(company, game="shaman")
    rng = random.Random(1)
    for _ in range(40):
        acting = on_turn(ana, ben)
        assert acting is not None
        assert acting.wait_for_turn()
        by_words(acting, rng)
        undo = acting.page.get_by_role("button", name="Take the last move back")
        if undo.count() > 0:
            undo.click()
            expect(acting.page.get_by_text(f"{acting.name} takes the last move back.")).to_be_visible()
            return
    pytest.fail("nothing could ever be taken back")


def test_people_at_the_table_talk_and_spectators_listen(company: Company) -> None:
    ana, ben = seated_pair(company)
    watcher = company.guest("Watcher")
    watcher.page.goto(ana.page.url)
    for guest in (ana, ben, watcher):
        guest.page.get_by_role("button", name=re.compile("^Chat")).click()
    ana.page.get_by_label("Write something").fill("Good luck!")
    ana.page.get_by_role("button", name="Send").click()
    for guest in (ana, ben, watcher):
        expect(guest.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
    expect(watcher.page.get_by_label("Write something")).to_have_count(0)


def test_leaving_warns_and_a_bot_takes_the_seat_until_one_comes_back(company: Company) -> None:
    ana, ben = company.guest("Ana"), company.guest("Ben")
    table = ana.set_up(ME, OPEN, game="shaman")
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})  # who does not play: bots alone would soon be done
    ana.sit_at(table)
    ana.page.get_by_role("button", name="Leave the table").click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("A bot takes your seat")
    ana.page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect(ana.page.get_by_role("heading", name="A table made of paper")).to_be_visible()
    ana.sit_at(table)
    ana.page.get_by_role("button", name="Take my seat back").click()
    expect(ana.page.get_by_text("A bot plays in your place.")).to_have_count(0)


def test_who_resigns_is_asked_once_more_and_cannot_come_back(company: Company) -> None:
    ana, ben = company.guest("Ana"), company.guest("Ben")
    table = ana.set_up(ME, OPEN, game="shaman")
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    ana.sit_at(table)
    ana.page.get_by_role("button", name="Leave the table").click()
    dialog = ana.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Resign").click()
    expect(dialog).to_contain_text("You cannot take it back")
    assert ana.get(f"/api/tables/{table}")["seats"][0]["away"] is False
    dialog.get_by_role("button", name="Resign").click()
    expect(ana.page.get_by_role("heading", name="A table made of paper")).to_be_visible()
    ana.sit_at(table)
    expect(ana.page.get_by_text("You have resigned.")).to_be_visible()
    expect(ana.page.get_by_role("button", name="Take my seat back")).to_have_count(0)


def test_a_rematch_is_one_click_away(company: Company) -> None:
    ana = company.guest("Ana")
    ana.sit_at(ana.set_up(ME, BOT, options={"turn-limit": 1}))
    play_match(ana, by_words)
    before = ana.page.url
    ana.page.get_by_role("button", name="Play again").click()
    ana.page.wait_for_url(lambda url: url != before)
    expect(ana.page.locator(".table-page")).to_be_visible()


def test_hints_are_the_best_three_with_chances_and_one_click_chooses(company: Company) -> None:
    ana = company.guest("Ana")
    ana.sit_at(ana.set_up(ME, BOT))
    assert ana.wait_for_turn()
    ana.page.get_by_role("button", name="Show what a bot would do").click()
    advice = ana.page.locator(".advice")
    expect(advice).to_have_count(3)
    chances = [int(re.findall(r"(\d+)%", text)[0]) for text in advice.all_inner_texts()]
    assert all(0 <= chance <= 100 for chance in chances)
    before = ana.told
    advice.nth(1).click()
    expect(advice.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(ana.page.locator(".chip").first).to_be_visible()
    ana.page.locator(".confirm").click()
    ana.wait_for_answer(before)
    expect(advice).to_have_count(0)


@pytest.mark.parametrize(("hints", "count"), [("nobody", 0), ("anyone", 1), ("alone", 0)])
def test_hints_are_offered_where_the_table_allows_them(company: Company, hints: str, count: int) -> None:
    ana, ben = seated_pair(company, hints=hints)
    acting = on_turn(ana, ben)
    assert acting is not None
    assert acting.wait_for_turn()
    expect(acting.page.get_by_role("button", name="Show what a bot would do")).to_have_count(count)


def test_several_people_at_one_screen_change_seats_with_a_click(company: Company) -> None:
    ana = company.guest("Ana")
    table = ana.set_up(ME, {"kind": "me", "name": "Ben"}, game="shaman")
    starter = ana.get(f"/api/tables/{table}/poll?seat=0&wait=0")["messages"][0]["acting"]
    ana.page.goto(f"{ana.base}/table/{table}?seat={1 - starter}")
    expect(ana.page.get_by_text("that seat is yours, too")).to_be_visible()
    ana.page.get_by_role("link", name="Sit there").click()
    assert ana.wait_for_turn()
    assert ana.page.url.endswith(f"?seat={starter}")


@pytest.mark.parametrize(
    ("locale", "turn"), [("en", "Your turn."), ("de", "Du bist an der Reihe."), ("pl", "Twoja kolej.")]
)
def test_every_game_speaks_every_language_on_a_phone(company: Company, locale: str, turn: str) -> None:
    ana = company.guest("Ana", locale=locale, size=PHONE, touch=True)
    for game in GAMES:
        ana.sit_at(ana.set_up(ME, BOT, game=game))
        assert ana.wait_for_turn()
        expect(ana.page.locator(".hint")).to_contain_text(turn)
        assert ana.overflow == 0, game


def test_the_language_of_a_running_table_is_switched_without_a_reload(company: Company) -> None:
    ana = company.guest("Ana")
    ana.sit_at(ana.set_up(ME, BOT))
    assert ana.wait_for_turn()
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("radio", name="Deutsch").check()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".hint")).to_contain_text("Du bist an der Reihe.")
    expect(ana.page.get_by_role("log", name="Verlauf")).to_contain_text("im Spiel")


def test_the_table_can_be_read_as_text(company: Company) -> None:
    ana = company.guest("Ana")
    ana.sit_at(ana.set_up(ME, BOT))
    ana.page.get_by_role("button", name="The table as text").click()
    board = ana.page.locator(".text-board")
    expect(board).to_contain_text("Draw line")
    expect(board).to_contain_text("Ana")


def test_the_drawer_of_log_and_chat_counts_what_is_unread(company: Company) -> None:
    ana, ben = seated_pair(company)
    ben.page.set_viewport_size({"width": 390, "height": 844})
    toggle = ben.page.get_by_role("button", name="Log and chat")
    ana.page.get_by_role("button", name=re.compile("^Chat")).click()
    for text in ("Good luck!", "Your turn."):
        ana.page.get_by_label("Write something").fill(text)
        ana.page.get_by_role("button", name="Send").click()
    expect(toggle.locator(".badge")).to_have_text("2")
    expect(ana.page.locator(".side .badge")).to_have_count(0)
    toggle.click()
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
    unread = toggle.locator(".badge").or_(ben.page.locator(".side .badge"))
    expect(unread).to_have_count(0)
    ben.page.keyboard.press("Escape")
    toggle.click()
    ben.page.get_by_role("complementary").get_by_role("button", name="Close").click()
    expect(ben.page.get_by_role("complementary")).to_have_count(0)
    ben.page.reload()
    expect(ben.page.locator(".table-page")).to_be_visible()
    expect(unread).to_have_count(0)


def test_hints_and_the_command_line_leave_the_bar_and_the_board_as_they_are(company: Company) -> None:
    ana = company.guest("Ana")
    ana.sit_at(ana.set_up(ME, BOT))
    assert ana.wait_for_turn()
    room = "() => ['.bar', '.main'].map(part => document.querySelector(part).getBoundingClientRect().toJSON())"
    before = ana.page.evaluate(room)
    ana.page.get_by_role("button", name="Show what a bot would do").click()
    expect(ana.page.locator(".advice")).to_have_count(3)
    assert ana.page.evaluate(room) == before
    ana.command_line()
    assert ana.page.evaluate(room) == before
