"""Reloads, lost connections and servers that fall over: a match goes on where it was, and nothing is done twice."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.web.cable import Cable
from tests.web.people import BOT, ME, Company, Guest
from tests.web.ways import by_words, on_turn, seated_pair

from kamishima.testing.server import TestServer

SHORT = {"turn-limit": 3}


@pytest.fixture
def cable(server: str) -> Iterator[Cable]:
    """A way to the server that can be cut."""
    made = Cable(int(server.rpartition(":")[2]))
    yield made
    made.close()


@pytest.fixture
def far_company(browser: Browser, cable: Cable) -> Iterator[Company]:
    """People who reach the server through that cable."""
    guests = Company(browser, cable.address)
    yield guests
    guests.leave()


def act(guest: Guest, seed: int = 1) -> None:
    """One action, whatever it is."""
    by_words(guest, random.Random(seed))


def lines(guest: Guest, table: str) -> list[object]:
    """The log as the server tells it to this person."""
    found: list[object] = guest.get(f"/api/tables/{table}/log")["lines"]
    return found


def test_a_reload_in_the_middle_loses_nothing(company: Company) -> None:
    ana, ben = seated_pair(company)
    acting = on_turn(ana, ben)
    assert acting is not None
    act(acting)
    told = acting.told
    for guest in (ana, ben):
        guest.page.reload()
        expect(guest.page.locator(f'.table-page[data-index="{told}"]')).to_be_visible()
        expect(guest.page.locator(".log .step").first).to_be_visible()
    again = on_turn(ana, ben)
    assert again is not None
    act(again)


def test_what_was_chosen_before_a_reload_was_never_sent(company: Company) -> None:
    ana = company.guest("Ana", allWords=True)
    table = ana.set_up(ME, BOT)
    ana.sit_at(table)
    assert ana.wait_for_turn()
    before = lines(ana, table)
    ana.page.locator(".next .word").first.click()
    expect(ana.page.locator(".chip").first).to_be_visible()
    ana.page.reload()
    assert ana.wait_for_turn()
    expect(ana.page.locator(".chip")).to_have_count(0)
    assert lines(ana, table) == before


def test_a_lost_connection_is_told_and_comes_back_by_itself(
    far_company: Company, cable: Cable, company: Company
) -> None:
    far, near = far_company.guest("Ana"), company.guest("Ben")
    table = far.set_up(ME, {"kind": "open"})
    near.post(f"/api/tables/{table}/join", {"name": "Ben"})
    far.sit_at(table)
    near.sit_at(table)
    cable.cut()
    expect(far.page.get_by_text("The connection is lost")).to_be_visible()
    if near.is_on_turn:
        act(near)
    told = near.told
    cable.mend()
    expect(far.page.locator(f'.table-page[data-index="{told}"]')).to_be_visible()
    expect(far.page.get_by_text("The connection is lost")).to_have_count(0)
    acting = on_turn(far, near)
    assert acting is not None
    before = far.told
    act(acting, 2)
    far.wait_for_answer(before)


def test_what_was_sent_into_a_cut_cable_is_done_once_when_it_is_mended(far_company: Company, cable: Cable) -> None:
    ana = far_company.guest("Ana", allWords=True)
    table = ana.set_up(ME, BOT, options={"turn-limit": 9})
    ana.sit_at(table)
    assert ana.wait_for_turn()
    own_before = own_steps(ana, table)
    for _ in range(30):
        if ana.page.locator(".confirm").count() > 0:
            break
        ana.page.locator(".next .word").first.click()
    before = ana.told
    cable.cut()
    expect(ana.page.get_by_text("The connection is lost")).to_be_visible()
    ana.page.locator(".confirm").click()
    expect(ana.page.locator(".confirm")).to_be_disabled()
    expect(ana.page.locator(".confirm")).to_have_accessible_name("Sending …")
    cable.mend()
    ana.wait_for_answer(before)
    assert own_steps(ana, table) == own_before + 1


def own_steps(guest: Guest, table: str) -> int:
    """How many choices the log has of the first seat."""
    return len([line for line in guest.get(f"/api/tables/{table}/log")["lines"] if line["step"]["seat"] == 0])


def test_a_match_survives_the_server(browser: Browser, tmp_path: Path) -> None:
    server = TestServer(tmp_path)
    company = Company(browser, server.open())
    ana, ben = seated_pair(company)
    acting = on_turn(ana, ben)
    assert acting is not None
    act(acting)
    told = acting.told
    server.kill()
    for guest in (ana, ben):
        expect(guest.page.get_by_text("The connection is lost")).to_be_visible()
    server.open()
    for guest in (ana, ben):
        expect(guest.page.get_by_text("The connection is lost")).to_have_count(0)
        assert guest.told == told
    again = on_turn(ana, ben)
    assert again is not None
    act(again, 3)
    company.leave()
    server.close()


def test_where_sockets_are_blocked_the_match_goes_on_by_polling(company: Company) -> None:
    ana = company.guest("Ana")
    ana.page.route_web_socket(re.compile("/socket"), lambda socket: socket.close())
    ana.sit_at(ana.set_up(ME, BOT, options=SHORT))
    assert ana.wait_for_turn()
    act(ana)
    assert ana.wait_for_turn()


def test_a_spectator_hears_no_hand(company: Company) -> None:
    ana, watcher = company.guest("Ana"), company.guest("Watcher")
    table = ana.set_up(ME, BOT)
    heard: list[str] = []
    watcher.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    watcher.sit_at(table)
    expect(watcher.page.get_by_text("You are watching. Hands stay hidden.")).to_be_visible()
    expect(watcher.page.locator(".bar.mine")).to_have_count(0)
    ana.sit_at(table)
    assert ana.wait_for_turn()
    act(ana)
    # The bot may have gone on already.
    reached = "told => Number(document.querySelector('.table-page').dataset.index) >= told"
    watcher.page.wait_for_function(reached, arg=ana.told)
    assert any('"hand":null' in frame for frame in heard)
    assert not any(re.search(r'"hand":\[', frame) for frame in heard)
