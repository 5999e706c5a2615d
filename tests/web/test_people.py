"""People at the table and at the desk: muting, reporting, sending away; looking after a server; lost passwords."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.server.hostile import random_record
from tests.web.people import BOT, ME, OPEN, Company, Guest

from kamishima.games.registry import box
from kamishima.testing.server import TestServer

PHONE, DESK = (390, 844), (1366, 768)
Scheme = Literal["light", "dark"]
PASSWORD = "correct horse"
looks = pytest.mark.parametrize(
    ("scheme", "size", "locale"), [("light", PHONE, "de"), ("dark", DESK, "pl")], ids=["light phone", "dark desk"]
)


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def server(data: Path) -> Iterator[str]:
    """A server whose data folder is known: operators are made at the machine itself."""
    running = TestServer(data)
    yield running.open()
    running.close()


@pytest.fixture
def company(browser: Browser, server: str) -> Iterator[Company]:
    guests = Company(browser, server)
    yield guests
    guests.leave()


def admin(data: Path, *words: str) -> str:
    command = [sys.executable, "-m", "kamishima", "admin", *words, "--data", str(data)]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout


def appoint(data: Path, guest: Guest, login: str, role: str) -> None:
    """Make an account with a role, and wait until the server knows it."""
    guest.post("/api/me/register", {"login": login, "password": PASSWORD})
    admin(data, role, login)
    for _ in range(100):
        if guest.get("/api/me")["role"] == role:
            return
        guest.page.wait_for_timeout(100)
    raise AssertionError("nobody has heard of it")


def pair(ana: Guest, bo: Guest) -> str:
    table = ana.set_up(ME, OPEN)
    bo.post(f"/api/tables/{table}/join", {"name": bo.name})
    return table


def open_people(guest: Guest) -> Locator:
    """The dialog about the others at the table; on a phone it is in the drawer."""
    drawer = guest.page.get_by_role("button", name=re.compile("^(Log and chat|Verlauf und Chat|Przebieg i czat)"))
    if drawer.count() > 0 and guest.page.locator(".side").count() == 0:
        drawer.click()
    guest.page.get_by_role("button", name=re.compile("^(People|Leute|Osoby): ")).click()
    dialog = guest.page.get_by_role("dialog")
    expect(dialog.locator("li").first).to_be_visible()
    return dialog


def test_who_is_muted_is_not_seen_in_the_chat_until_heard_again(company: Company) -> None:
    ana, bo = company.guest("Ana", size=DESK), company.guest("Bo")
    table = pair(ana, bo)
    bo.post(f"/api/tables/{table}/chat", {"key": "k", "text": "something loud"})
    ana.sit_at(table)
    ana.page.get_by_role("button", name=re.compile("^Chat")).click()
    chat = ana.page.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("something loud")
    dialog = open_people(ana)
    dialog.get_by_role("button", name="Mute").click()
    expect(dialog.get_by_role("button", name="Muted")).to_have_attribute("aria-pressed", "true")
    expect(chat).not_to_contain_text("something loud")
    bo.post(f"/api/tables/{table}/chat", {"key": "k2", "text": "louder"})
    dialog.get_by_role("button", name="Muted").click()
    expect(chat).to_contain_text("louder")
    dialog.get_by_role("button", name="Block").click()
    expect(dialog.get_by_role("button", name="Blocked")).to_be_visible()
    ana.go("/account")
    ana.page.get_by_role("button", name="Forgive: Bo").click()
    expect(ana.page.get_by_role("heading", name="Muted and blocked people")).to_have_count(0)


def test_who_is_muted_is_told_so(company: Company, data: Path) -> None:
    ana, bo = company.guest("Ana"), company.guest("Bo", size=DESK)
    bo.post("/api/me/register", {"login": "bo-muted", "password": PASSWORD})
    table = pair(ana, bo)
    admin(data, "mute", "bo-muted")
    bo.sit_at(table)
    bo.page.get_by_role("button", name=re.compile("^Chat")).click()
    bo.page.get_by_label("Write something").fill("hello?")
    bo.page.get_by_role("button", name="Send").click()
    expect(bo.page.get_by_text("You are muted: nobody would see what you write.")).to_be_visible()


def test_the_host_sends_somebody_away_before_the_start(company: Company) -> None:
    ana, bo = company.guest("Ana"), company.guest("Bo")
    table = ana.set_up(ME, OPEN, OPEN)
    bo.post(f"/api/tables/{table}/join", {"name": "Bo"})
    ana.page.goto(f"{ana.base}/table/{table}")
    expect(ana.page.get_by_text("Bo", exact=True)).to_be_visible()
    dialog = open_people(ana)
    dialog.get_by_role("button", name="Send away").click()
    expect(dialog).to_contain_text("Send Bo away?")
    dialog.get_by_role("button", name="Send away").click()
    expect(dialog).to_contain_text("Nobody else sits here.")
    assert [seat["kind"] for seat in ana.get(f"/api/tables/{table}")["seats"]] == ["person", "open", "open"]


def test_a_report_comes_to_the_desk_and_is_acted_upon(company: Company, data: Path) -> None:
    ana, bo, mod = company.guest("Ana"), company.guest("Bo"), company.guest("Mod")
    appoint(data, mod, "mod-of-pages", "moderator")
    table = pair(ana, bo)
    bo.post(f"/api/tables/{table}/chat", {"key": "k", "text": "something rude"})
    ana.sit_at(table)
    dialog = open_people(ana)
    dialog.get_by_role("button", name="Report").click()
    dialog.get_by_label("In your words").fill("this was rude")
    dialog.get_by_role("button", name="Send the report").click()
    expect(ana.page.get_by_text("Thank you.")).to_be_visible()
    mod.go("/account")
    mod.page.get_by_role("link", name="The operator’s desk").click()
    report = mod.page.get_by_role("article", name="Insults or harassment: Bo")
    expect(report).to_contain_text("something rude")
    report.get_by_role("button", name="Look at the person").click()
    person = mod.page.get_by_role("region", name="Bo")
    person.get_by_label("Why").fill("rude")
    person.get_by_role("button", name="Apply").click()
    expect(person).to_contain_text("Muted until")
    expect(person.get_by_role("list", name="Audit log")).to_contain_text("7 d: rude")
    person.get_by_role("button", name="End it").click()
    expect(person.get_by_role("button", name="End it")).to_have_count(0)
    mod.page.get_by_role("button", name="Reports").click()
    report.get_by_label("What came of it").fill("muted for a while")
    report.get_by_role("button", name="Resolve").click()
    expect(mod.page.get_by_text("There are no open reports.")).to_be_visible()


def test_an_operator_finds_closes_and_deletes_a_table_and_gives_a_link(company: Company, data: Path) -> None:
    op, ana = company.guest("Op"), company.guest("Zenobia")
    appoint(data, op, "operator-of-pages", "operator")
    ana.post("/api/me/register", {"login": "zenobia", "password": PASSWORD})
    table = ana.set_up(ME, OPEN)
    op.go("/desk")
    op.page.get_by_role("button", name="Look up").click()
    op.page.get_by_label("A login, a name, a table").fill("zen")
    op.page.get_by_role("button", name="Search").click()
    op.page.get_by_role("button", name="zenobia").click()
    person = op.page.get_by_role("region", name="zenobia")
    person.get_by_role("button", name="A link for another password").click()
    link = person.get_by_label("A link for another password").input_value()
    person.get_by_role("button", name="Origami").click()
    shown = op.page.get_by_role("region", name="Origami")
    shown.get_by_role("button", name="Close the table").click()
    expect(shown).to_contain_text("is closed")
    shown.get_by_role("button", name="Delete the table").click()
    shown.get_by_role("button", name="Yes, delete it").click()
    expect(shown).to_have_count(0)
    op.page.get_by_role("button", name="Audit log").click()
    expect(op.page.get_by_role("list", name="Audit log").get_by_role("listitem").first).to_contain_text("table deleted")
    ana.page.goto(link)
    ana.page.get_by_label("New password").fill("another horse")
    ana.page.get_by_role("button", name="Set the password").click()
    expect(ana.page.get_by_text("You are logged in as zenobia.")).to_be_visible()
    assert table not in str(ana.get("/api/tables/mine"))


def test_an_operator_seals_a_match(company: Company, data: Path) -> None:
    op, ana = company.guest("Op"), company.guest("Ana")
    appoint(data, op, "operator-of-seals", "operator")
    table = ana.post("/api/records", {"record": random_record(box("shaman").table(2))})["id"]
    op.go("/desk")
    op.page.get_by_role("button", name="Look up").click()
    op.page.get_by_label("A login, a name, a table").fill(table)
    op.page.get_by_role("button", name="Search").click()
    op.page.get_by_role("button", name="Shaman").click()
    shown = op.page.get_by_role("region", name="Shaman")
    shown.get_by_role("button", name="Seal the match").click()
    expect(shown).to_contain_text("only its record is kept")
    expect(shown.get_by_role("button", name="Seal the match")).to_have_count(0)
    op.page.get_by_role("button", name="Audit log").click()
    expect(op.page.get_by_role("list", name="Audit log").get_by_role("listitem").first).to_contain_text("match sealed")


def test_the_login_of_an_account_can_be_changed(company: Company) -> None:
    ana = company.guest("Ana")
    ana.post("/api/me/register", {"login": "ana-before", "password": PASSWORD})
    ana.go("/account")
    form = ana.page.locator("form", has=ana.page.get_by_label("New login"))
    form.get_by_label("New login").fill("Ana-After")
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name="Change the login").click()
    expect(ana.page.get_by_text("You are logged in as ana-after.")).to_be_visible()


def test_the_desk_is_closed_to_everybody_else(company: Company) -> None:
    ana = company.guest("Ana")
    ana.go("/desk")
    expect(ana.page.get_by_text("This page is for moderators and operators of this server.")).to_be_visible()


@looks
def test_nothing_about_people_has_a_violation(
    company: Company, data: Path, scheme: Scheme, size: tuple[int, int], locale: str
) -> None:
    op = company.guest("Op", scheme=scheme, size=size, locale=locale)
    bo = company.guest("Wilhelmina von Sternberg", size=size)
    appoint(data, op, f"operator-{locale}", "operator")
    table = pair(op, bo)
    bo.post(f"/api/tables/{table}/chat", {"key": "k", "text": "something rude and quite long " * 6})
    op.sit_at(table)
    dialog = open_people(op)
    assert op.violations() == []
    dialog.get_by_role("button").nth(3).click()
    expect(dialog.locator("textarea")).to_be_visible()
    assert op.violations() == []
    assert op.overflow == 0
    bo.post(f"/api/tables/{table}/report", {"seat": 0, "reason": "other", "text": "he " * 100})
    op.post(f"/api/tables/{table}/report", {"seat": 1, "reason": "abuse", "text": "she was rude"})
    op.go("/desk")
    expect(op.page.get_by_role("article").first).to_be_visible()
    assert op.violations() == []
    assert op.overflow == 0
    op.page.get_by_role("article").first.get_by_role("button").first.click()
    expect(op.page.locator("select").first).to_be_visible()
    assert op.violations() == []
    assert op.overflow == 0
    op.page.locator("main .row button").nth(2).click()
    expect(op.page.locator("ol li").first).to_be_visible()
    assert op.violations() == []
    assert op.overflow == 0
    for path in ("/account", "/reset#x", "/confirm#x"):
        op.go(path)
        op.page.wait_for_load_state("networkidle")
        assert op.violations() == [], path
        assert op.overflow == 0, path


def test_nobody_is_asked_to_mute_a_bot(company: Company) -> None:
    ana = company.guest("Ana", size=DESK)
    ana.sit_at(ana.set_up(ME, BOT))
    expect(ana.page.get_by_role("complementary")).to_be_visible()
    expect(ana.page.get_by_role("button", name="People: mute, block, report")).to_have_count(0)
