"""The end of a match, and playing again: everybody with a browser of their own."""

from __future__ import annotations

import random

from playwright.sync_api import expect
from tests.web.people import BOT, ME, OPEN, PHONE, Company, Guest
from tests.web.ways import by_words, finished, play_match

SHORT = {"turn-limit": 1}


def table_of(guest: Guest) -> str:
    """The table whose page somebody has open."""
    return guest.page.url.rpartition("/")[2]


def finished_match(host: Guest, *others: Guest, bots: int = 0) -> str:
    """The table of a match of these people that is over; everybody has its page open."""
    table = host.set_up(ME, *[OPEN for _ in others], *[BOT] * bots, options=SHORT)
    for guest in others:
        guest.post(f"/api/tables/{table}/join", {"name": guest.name})
    for guest in (host, *others):
        guest.sit_at(table)
    play_to_the_end(table, host, *others)
    return table


def play_to_the_end(table: str, *guests: Guest) -> None:
    rng = random.Random(1)
    while guests[0].get(f"/api/tables/{table}")["state"] == "playing":
        for guest in guests:
            if guest.is_on_turn:
                by_words(guest, rng)
    for guest in guests:
        finished(guest)


def play_again(guest: Guest, old: str) -> str:
    """Ask for a rematch; its table."""
    guest.page.get_by_role("button", name="Play again").click()
    return moved(guest, old)


def join(guest: Guest, old: str) -> str:
    """Take part in the rematch that somebody else has asked for."""
    expect(guest.page.get_by_text("A rematch is ready")).to_be_visible()
    guest.page.get_by_role("button", name="Join the rematch").click()
    return moved(guest, old)


def moved(guest: Guest, old: str) -> str:
    guest.page.wait_for_url(lambda url: old not in url)
    expect(guest.page.locator(".table-page")).to_be_visible()
    return table_of(guest)


def go_away(guest: Guest, other: Guest) -> None:
    """Somebody closes the page of the table, and the other one sees it."""
    guest.go("/")
    expect(other.page.locator(".players")).to_contain_text("not connected")


def test_two_guests_play_again(company: Company) -> None:
    ana, ben = company.guest("Ana"), company.guest("Ben")
    old = finished_match(ana, ben)
    again = play_again(ana, old)
    assert join(ben, old) == again
    for guest in (ana, ben):
        expect(guest.page.locator(".players .own")).to_contain_text(guest.name)
    play_to_the_end(again, ana, ben)


def test_three_guests_and_a_bot_play_again(company: Company) -> None:
    ana, ben, cleo = company.guest("Ana"), company.guest("Ben"), company.guest("Cleo", size=PHONE, touch=True)
    old = finished_match(ana, ben, cleo, bots=1)
    again = play_again(ben, old)
    assert [join(guest, old) for guest in (ana, cleo)] == [again, again]
    seats = ana.get(f"/api/tables/{again}")["seats"]
    assert [seat["name"] for seat in seats][:3] == ["Ana", "Ben", "Cleo"]
    assert [seat["kind"] for seat in seats] == ["person", "person", "person", "bot"]
    play_to_the_end(again, ana, ben, cleo)


def test_a_bot_plays_again_in_the_place_of_whoever_left(company: Company) -> None:
    ana, ben, cleo = company.guest("Ana"), company.guest("Ben"), company.guest("Cleo")
    table = ana.set_up(ME, OPEN, OPEN, options=SHORT)
    for guest in (ben, cleo):
        guest.post(f"/api/tables/{table}/join", {"name": guest.name})
    for guest in (ana, ben, cleo):
        guest.sit_at(table)
    cleo.page.get_by_role("button", name="Leave the table").click()
    cleo.page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect(cleo.page.get_by_role("heading", name="A table made of paper")).to_be_visible()
    play_to_the_end(table, ana, ben)
    again = play_again(ana, table)
    assert join(ben, table) == again
    assert [seat["kind"] for seat in ana.get(f"/api/tables/{again}")["seats"]] == ["person", "person", "bot"]


def test_who_has_gone_finds_the_seat_kept(company: Company) -> None:
    ana, ben = company.guest("Ana"), company.guest("Ben")
    old = finished_match(ana, ben)
    go_away(ben, ana)
    ana.page.get_by_role("button", name="Play again").click()
    ana.page.wait_for_url(lambda url: old not in url)
    expect(ana.page.get_by_text("The match begins as soon as every seat is taken.")).to_be_visible()
    again = table_of(ana)
    ben.go("/")
    expect(ben.page).to_have_title("(1) Kamishima")
    kept = ben.page.get_by_role("region", name="Your matches").locator("li.sheet").filter(has_text="your seat is kept")
    kept.get_by_role("link", name="Go on").click()
    ben.page.wait_for_url(f"**/table/{again}")
    expect(ben.page.get_by_role("heading", name="Your seat is kept for you")).to_be_visible()
    ben.page.get_by_role("button", name="Sit down").click()
    for guest in (ana, ben):
        expect(guest.page.locator(".table-page")).to_be_visible()


def test_whoever_does_not_come_is_replaced_by_a_bot(company: Company) -> None:
    ana, ben = company.guest("Ana"), company.guest("Ben")
    finished_match(ana, ben)
    go_away(ben, ana)
    ana.page.get_by_role("button", name="Play again").click()
    ana.page.get_by_role("button", name="Give it to a bot").click()
    expect(ana.page.locator(".table-page")).to_be_visible()
    assert ana.get(f"/api/tables/{table_of(ana)}")["seats"][1]["kind"] == "bot"


def test_who_declines_is_replaced_by_a_bot(company: Company) -> None:
    ana, ben = company.guest("Ana"), company.guest("Ben")
    old = finished_match(ana, ben)
    again = play_again(ana, old)
    ben.page.get_by_role("button", name="No, thanks").click()
    expect(ben.page.get_by_text("You sit this one out")).to_be_visible()
    assert ana.get(f"/api/tables/{again}")["seats"][1]["away"] is True
    expect(ana.page.locator(".players")).to_contain_text("a bot sits in")


def test_a_spectator_is_led_to_the_rematch(company: Company) -> None:
    ana, ben, cleo = company.guest("Ana"), company.guest("Ben"), company.guest("Cleo")
    old = finished_match(ana, ben)
    cleo.page.goto(f"{cleo.base}/table/{old}")
    again = play_again(ana, old)
    cleo.page.get_by_role("link", name="To the rematch").click()
    assert moved(cleo, old) == again


def test_the_end_comes_into_view_and_can_be_put_away(company: Company) -> None:
    for size in ((1366, 768), PHONE):
        ana = company.guest("Ana", size=size)
        ana.sit_at(ana.set_up(ME, BOT, options=SHORT))
        ana.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        play_match(ana, by_words)
        ending = ana.page.get_by_role("region", name="The end")
        for inside in (ending.get_by_role("heading", level=2), ending.get_by_role("button", name="Play again")):
            expect(inside).to_be_in_viewport(ratio=1)
        ana.page.keyboard.press("Escape")
        expect(ana.page.locator(".ending")).to_have_count(0)
        ana.page.get_by_role("button", name="Show the result").click()
        ana.page.get_by_role("button", name="Put the result away").click()
        expect(ana.page.get_by_role("button", name="Play again")).to_be_visible()


def test_the_end_shows_how_it_went_and_saves_a_picture(company: Company) -> None:
    ana = company.guest("Ana")
    ana.sit_at(ana.set_up(ME, BOT, options={"turn-limit": 3}))
    play_match(ana, by_words)
    ending = ana.page.get_by_role("region", name="The end")
    expect(ending.get_by_role("img", name="Chance to win")).to_be_visible()
    expect(ending.get_by_role("link", name="The turning point")).to_be_visible()
    with ana.page.expect_download() as saved:
        ending.get_by_role("button", name="Save a picture").click()
    assert saved.value.suggested_filename == "kamishima-origami.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    ending.get_by_role("link", name="The turning point").click()
    expect(ana.page.locator(".controls")).to_be_visible()
