"""Looking at a finished match again."""

from __future__ import annotations

import hashlib
import re
from typing import Any

from playwright.sync_api import expect
from tests.web.people import BOT, ME, PHONE, Company, Guest

OPTIONS: dict[str, object] = {"turn-limit": 3}


def finished(guest: Guest, game: str = "origami") -> str:
    """A match that bots have played to its end."""
    table = guest.set_up(BOT, BOT, game=game, options=OPTIONS if game != "islands" else {})
    guest.watch_to_the_end(table)
    return table


def opened(company: Company, **more: Any) -> tuple[Guest, str]:
    """Somebody who looks at a finished match."""
    ana = company.guest("Ana", **more)
    table = finished(ana)
    ana.go(f"/review/{table}")
    expect(ana.page.locator(".controls")).to_be_visible()
    return ana, table


def test_one_steps_and_jumps_through_a_match(company: Company) -> None:
    ana, _ = opened(company)
    at = ana.page.locator(".at")
    last = int(at.inner_text().split()[-1])
    expect(at).to_have_text(f"Step {last} of {last}")
    ana.page.get_by_role("button", name="To the beginning").click()
    expect(at).to_have_text(f"Step 0 of {last}")
    ana.page.get_by_role("button", name="One step on").click()
    ana.page.locator("body").press("ArrowRight")
    expect(at).to_have_text(f"Step 2 of {last}")
    ana.page.get_by_role("button", name="To step 5", exact=True).click()
    expect(at).to_have_text(f"Step 5 of {last}")
    ana.page.get_by_role("slider").fill(str(last - 1))
    expect(at).to_have_text(f"Step {last - 1} of {last}")


def test_who_steps_by_the_keyboard_keeps_their_place_on_the_page(company: Company) -> None:
    """The page rewrites its address with every step; that is no new page."""
    ana, _ = opened(company)
    ana.page.get_by_role("button", name="To the beginning").click()
    on = ana.page.get_by_role("button", name="One step on")
    on.focus()
    for step in (1, 2, 3):
        ana.page.keyboard.press("Enter")
        expect(ana.page.locator(".at")).to_have_text(re.compile(f"Step {step} of"))
        expect(on).to_be_focused()


def test_a_match_plays_by_itself_until_it_is_paused(company: Company) -> None:
    ana, _ = opened(company)
    ana.page.get_by_role("button", name="To the beginning").click()
    ana.page.get_by_role("button", name="Play it").click()
    expect(ana.page.locator(".at")).to_contain_text("Step 2 ")
    ana.page.get_by_role("button", name="Pause").click()
    expect(ana.page.get_by_role("button", name="Play it")).to_be_visible()


def test_a_link_leads_to_the_same_moment_and_eyes(company: Company) -> None:
    ana, _ = opened(company)
    ana.page.get_by_role("slider").fill("12")
    ana.page.get_by_label("Through whose eyes").select_option("1")
    link = ana.page.get_by_label("Link to this moment").input_value()
    ben = company.guest("Ben")
    ben.go(link.removeprefix(ben.base))
    expect(ben.page.locator(".at")).to_contain_text("Step 12 ")
    expect(ben.page.get_by_label("Through whose eyes")).to_have_value("1")


def test_each_seat_sees_its_own_hand_and_all_open_sees_every_one(company: Company) -> None:
    ana, table = opened(company)
    views = [ana.get(f"/api/tables/{table}/story?seat={seat}") for seat in (0, 1)]
    spectator = ana.get(f"/api/tables/{table}/story")
    for seat, story in enumerate(views):
        hands = [moment["view"]["players"] for moment in story["moments"] if "players" in moment["view"]][-1]
        assert [player["hand"] is not None for player in hands] == [other == seat for other in (0, 1)]
    shown = [moment["view"]["players"] for moment in spectator["moments"] if "players" in moment["view"]][-1]
    assert [player["hand"] for player in shown] == [None, None]
    eyes = ana.page.get_by_label("Through whose eyes")
    assert eyes.input_value() == "all"
    expect(ana.page.locator(".open-hand")).to_have_count(len([player for player in shown if player["hand_size"]]))
    expect(ana.page.locator(".log")).not_to_contain_text(re.compile("^You "))
    eyes.select_option("spectator")
    expect(ana.page.locator(".open-hand")).to_have_count(0)


def test_the_seal_is_checked_in_the_browser_and_chance_by_the_server(company: Company) -> None:
    ana, table = opened(company)
    told = ana.get(f"/api/tables/{table}")
    assert hashlib.sha256(bytes.fromhex(told["secret"])).hexdigest() == told["commitment"]
    ana.page.get_by_role("button", name="Check it").click()
    expect(ana.page.get_by_text("The seal fits:")).to_be_visible()
    expect(ana.page.get_by_text("Every step is legal")).to_be_visible()


def test_a_wrong_seal_is_found_by_the_browser_itself(company: Company) -> None:
    ana = company.guest("Ana")
    table = finished(ana)
    honest = ana.get(f"/api/tables/{table}/story")
    honest["table"]["commitment"] = "0" * 64
    ana.page.route(re.compile("/story"), lambda route: route.fulfill(json=honest))
    ana.go(f"/review/{table}?eyes=spectator")
    ana.page.get_by_role("button", name="Check it").click()
    expect(ana.page.get_by_text("The seal does not fit the secret!")).to_be_visible()


def test_the_record_is_downloaded(company: Company) -> None:
    ana, table = opened(company)
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename == f"origami-{table}.txt"
    assert "game = " in download.value.path().read_text("utf-8")


def test_the_graph_shows_how_everybody_stood_with_the_largest_turns(company: Company) -> None:
    ana, _ = opened(company)
    graph = ana.page.get_by_role("img", name="How everybody stood")
    expect(graph.locator("path")).to_have_count(2)
    turn = ana.page.locator(".turns button").first
    number = turn.inner_text().split(":")[0].split()[-1]
    turn.click()
    expect(ana.page.locator(".at")).to_contain_text(f"Step {number} ")


def test_one_plays_on_from_a_moment_against_bots(company: Company) -> None:
    ana, table = opened(company)
    ana.page.get_by_role("slider").fill("16")
    ana.page.get_by_role("button", name="Play on from here").click()
    ana.page.get_by_role("button", name="Begin", exact=True).click()
    expect(ana.page.locator(".table-page")).to_be_visible()
    branch = ana.page.url.rpartition("/")[2]
    assert branch != table
    old = [line["step"]["words"] for line in ana.get(f"/api/tables/{table}/log")["lines"]]
    new = [line["step"]["words"] for line in ana.get(f"/api/tables/{branch}/log")["lines"]]
    public = [pair for pair in zip(old[:16], new, strict=False) if None not in pair]
    assert all(one == other for one, other in public)
    assert any(seat["yours"] for seat in ana.get(f"/api/tables/{branch}")["seats"])


def test_a_log_that_has_gone_may_still_scroll(company: Company) -> None:
    """The browser says that something has scrolled a frame later; who plays on from a moment has left by then."""
    ana, _ = opened(company)
    log = ana.page.locator(".log").element_handle()
    ana.page.get_by_role("link", name="Rules", exact=True).first.click()
    expect(ana.page.locator(".log")).to_have_count(0)
    log.evaluate("log => log.dispatchEvent(new Event('scroll'))")
    ana.page.wait_for_timeout(100)
    assert ana.complaints == []


def test_a_running_match_is_not_shown_again_yet(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go(f"/review/{ana.set_up(ME, BOT)}")
    expect(ana.page.get_by_text("This match is not over yet")).to_be_visible()


def test_a_match_of_every_language_fits_on_a_phone(company: Company) -> None:
    ana, table = opened(company, size=PHONE, touch=True)
    for language in ("de", "pl"):
        ana.page.evaluate("language => localStorage.kamishima = JSON.stringify({ locale: language })", language)
        ana.go(f"/review/{table}")
        expect(ana.page.locator(".controls")).to_be_visible()
        assert ana.overflow == 0
