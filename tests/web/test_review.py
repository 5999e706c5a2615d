"""Looking at a finished match again."""

from __future__ import annotations

import functools
import hashlib
import operator
import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.people import BOT, ME, PHONE, Company, Guest
from tests.web.visibility import DESK_BAR, DESKS, HEADER, PHONE_BAR, PHONES, frame, shares

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


def tab(guest: Guest, name: str) -> None:
    """Shows a part of what lies beside the board, opening the drawer where it is one."""
    drawer = guest.page.get_by_role("button", name="Turns and result")
    if drawer.count() and drawer.get_attribute("aria-expanded") == "false":
        drawer.click()
    guest.page.get_by_role("button", name=name, exact=True).click()


def step_of(guest: Guest) -> int:
    """Which step is shown."""
    return int(guest.page.locator(".at").inner_text().split()[1])


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
    tab(ana, "More")
    link = ana.page.get_by_label("Link to this moment").input_value()
    ben = company.guest("Ben")
    ben.go(link.removeprefix(ben.base))
    expect(ben.page.locator(".at")).to_contain_text("Step 12 ")
    expect(ben.page.get_by_label("Through whose eyes")).to_have_value("1")


def last_view(story: dict[str, Any]) -> dict[str, Any]:
    """The view at the end of a replay: the first one with all changes."""
    view: dict[str, Any] = story["first"]
    for moment in story["moments"]:
        view |= moment["view"]
        for part in moment["parts"]:
            *way, last = part["at"]
            functools.reduce(operator.getitem, way, view)[last] = part["value"]
    return view


def test_each_seat_sees_its_own_hand_and_all_open_sees_every_one(company: Company) -> None:
    ana, table = opened(company)
    views = [ana.get(f"/api/tables/{table}/story?seat={seat}") for seat in (0, 1)]
    spectator = ana.get(f"/api/tables/{table}/story")
    for seat, story in enumerate(views):
        hands = last_view(story)["players"]
        assert [player["hand"] is not None for player in hands] == [other == seat for other in (0, 1)]
    shown = last_view(spectator)["players"]
    assert [player["hand"] for player in shown] == [None, None]
    eyes = ana.page.get_by_label("Through whose eyes")
    assert eyes.input_value() == "all"
    expect(ana.page.locator(".open-hand")).to_have_count(len([player for player in shown if player["hand_size"]]))
    expect(ana.page.locator(".turns")).not_to_contain_text(re.compile("^You "))
    eyes.select_option("spectator")
    expect(ana.page.locator(".open-hand")).to_have_count(0)


def test_the_seal_is_checked_in_the_browser_and_chance_by_the_server(company: Company) -> None:
    ana, table = opened(company)
    told = ana.get(f"/api/tables/{table}")
    assert hashlib.sha256(bytes.fromhex(told["secret"])).hexdigest() == told["commitment"]
    tab(ana, "More")
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
    tab(ana, "More")
    ana.page.get_by_role("button", name="Check it").click()
    expect(ana.page.get_by_text("The seal does not fit the secret!")).to_be_visible()


def test_the_record_is_downloaded(company: Company) -> None:
    ana, table = opened(company)
    tab(ana, "More")
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename == f"origami-{table}.txt"
    assert "game = " in download.value.path().read_text("utf-8")


def test_the_graph_shows_chances_to_win_in_per_cent_with_the_largest_swings(company: Company) -> None:
    ana, table = opened(company)
    graph = ana.page.get_by_role("img", name="Chance to win, per cent")
    expect(graph.locator("path")).to_have_count(2)
    expect(graph.locator("text")).to_have_text(["0%", "50%", "100%"])
    chances = ana.get(f"/api/tables/{table}/story")["chances"]
    names = ana.page.locator("figure .names li")
    for name, chance in zip(names.all(), chances[-1], strict=True):
        expect(name).to_contain_text(f"{chance:.0%}")
    swings = ana.page.locator(".turns .swing")
    expect(swings).to_have_count(graph.locator("circle").count())
    expect(swings.first).to_have_text(re.compile(r"\+\d+%$"))


def test_the_graph_of_somebody_alone_says_what_it_shows(company: Company) -> None:
    ana = company.guest("Ana")
    table = ana.set_up(BOT, game="islands")
    ana.watch_to_the_end(table)
    ana.go(f"/review/{table}")
    expect(ana.page.get_by_role("img", name="How near to a score to be proud of, per cent")).to_be_visible()


# -- turns -------------------------------------------------------------------------------------------------------------


def test_a_match_is_gone_through_by_turns_with_the_steps_in_them(company: Company) -> None:
    """A turn is what one seat does on end, with the chance in it."""
    ana, table = opened(company)
    seats = [moment["step"]["seat"] for moment in ana.get(f"/api/tables/{table}/story")["moments"]]
    turns = ana.page.locator(".turns .turn")
    expect(turns.first.locator(".title")).to_have_text("Set-up")
    expect(turns.nth(1).locator(".title")).to_have_text(re.compile(r"^1\. \w+"))
    ana.page.get_by_role("button", name="To the beginning").click()
    ana.page.get_by_role("button", name="One turn on").click()
    begun = next(place for place, seat in enumerate(seats) if seat is not None)
    assert step_of(ana) == begun
    ana.page.get_by_role("button", name="One turn on").click()
    end = next(place for place in range(begun, len(seats)) if seats[place] not in (seats[begun], None))
    assert step_of(ana) == end
    expect(turns.nth(1)).to_have_attribute("aria-current", "true")
    expect(turns.nth(1).locator(".step[aria-current]")).to_have_count(1)
    ana.page.get_by_role("button", name="One turn back").click()
    assert step_of(ana) == begun
    turns.nth(3).locator(".title").click()
    expect(turns.nth(3)).to_have_attribute("aria-current", "true")


def test_islands_is_gone_through_by_rounds(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go(f"/review/{finished(ana, 'islands')}")
    titles = ana.page.locator(".turns .title")
    expect(titles).to_have_text(["Set-up", *[f"Round {number}" for number in range(1, 25)]])


def test_keys_step_and_turn_and_go_to_both_ends(company: Company) -> None:
    ana, _ = opened(company)
    last = step_of(ana)
    body = ana.page.locator("body")
    body.press("Home")
    assert step_of(ana) == 0
    for forth, back in (("PageDown", "PageUp"), ("Shift+ArrowRight", "Shift+ArrowLeft")):
        body.press(forth)
        one = step_of(ana)
        body.press(forth)
        assert step_of(ana) > one > 1
        body.press(back)
        assert step_of(ana) == one
        body.press(back)
        assert step_of(ana) == 0
    body.press("ArrowRight")
    assert step_of(ana) == 1
    body.press("ArrowLeft")
    assert step_of(ana) == 0
    body.press("End")
    assert step_of(ana) == last


# -- without spoilers --------------------------------------------------------------------------------------------------


def test_without_spoilers_nothing_tells_what_is_still_to_come(company: Company) -> None:
    ana = company.guest("Ana")
    table = finished(ana)
    story = ana.get(f"/api/tables/{table}/story")
    last = len(story["moments"])
    ana.go(f"/review/{table}?spoilers=no&at=12")
    page = ana.page
    expect(page.locator(".at")).to_have_text("Step 12")
    for name in ("Turns", "More"):
        tab(ana, name)
        source = page.content()
        for secret in ("To the end", "The end", f"of {last}", f'max="{last}"', " wins", "Result<"):
            assert secret not in source, (name, secret)
    tab(ana, "Turns")
    expect(page.get_by_role("slider")).to_have_count(0)
    numbers = [int(number) for number in page.locator(".turns .jump").all_inner_texts()]
    assert max(numbers) <= 12
    points = page.locator("figure path").first.get_attribute("d") or ""
    assert points.count("L") == 12
    assert page.locator("figure circle").count() <= 5
    page.locator("body").press("ArrowRight")
    expect(page.locator(".at")).to_have_text("Step 13")
    expect(page).to_have_url(re.compile("spoilers=no"))


def test_without_spoilers_a_match_begins_at_its_beginning_and_tells_its_end_there(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go(f"/review/{finished(ana)}?spoilers=no")
    expect(ana.page.locator(".at")).to_have_text("Step 0")
    expect(ana.page.get_by_role("button", name="Result", exact=True)).to_have_count(0)
    ana.page.locator("body").press("End")
    tab(ana, "Result")
    expect(ana.page.get_by_role("region", name="The end")).to_be_visible()


def test_spoilers_are_a_switch_that_the_link_keeps(company: Company) -> None:
    ana, _ = opened(company)
    ana.page.get_by_role("slider").fill("12")
    tab(ana, "More")
    ana.page.get_by_label("Without spoilers").check()
    expect(ana.page.locator(".at")).to_have_text("Step 12")
    assert ana.page.get_by_label("Link to this moment").input_value().endswith("at=12&eyes=all&spoilers=no")
    ana.page.get_by_label("Without spoilers").uncheck()
    expect(ana.page.get_by_role("slider")).to_have_value("12")


# -- the frame ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["origami", "islands", "shaman"])
def test_a_review_fits_the_window_with_its_controls_in_reach(company: Company, game: str) -> None:
    ana = company.guest("Ana")
    table = finished(ana, game)
    for size in (*DESKS, *PHONES):
        guest = company.guest("Ben", size=size, touch=size in PHONES)
        guest.go(f"/review/{table}?at=12")
        expect(guest.page.locator(".controls")).to_be_visible()
        guest.two_frames()
        check_frame(guest, size)
        guest.context.close()


def check_frame(guest: Guest, size: tuple[int, int]) -> None:
    """A review is at its top, and every control is seen whole, by hit tests."""
    bar = PHONE_BAR if size in PHONES else DESK_BAR
    assert frame(guest) == {"header": HEADER, "bar": bar, "down": 0, "right": 0}, size
    assert guest.page.evaluate("[scrollY, document.querySelector('.review-page').scrollTop]") == [0, 0]
    found = shares(guest, ".controls button, .controls input, .controls .at, header select, header button")
    assert len(found) >= 11
    assert [each for each in found if each["share"] < 1] == [], size
    buttons = guest.page.locator(".controls button")
    assert buttons.evaluate_all("all => all.filter(one => one.offsetHeight < 44).length") == 0
    if size in PHONES:
        tab(guest, "Turns")
        assert [each for each in shares(guest, ".controls button, .tabs button") if each["share"] < 1] == []
        guest.page.keyboard.press("Escape")
        expect(guest.page.locator(".review-page > .side")).to_have_count(0)


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
    """The browser says that something has scrolled a frame later; who leaves the table is gone by then."""
    ana = company.guest("Ana")
    ana.sit_at(ana.set_up(ME, BOT))
    log = ana.page.locator(".log").element_handle()
    ana.page.get_by_role("link", name="Kamishima").click()
    expect(ana.page.locator(".log")).to_have_count(0)
    log.evaluate("log => log.dispatchEvent(new Event('scroll'))")
    ana.two_frames()
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
