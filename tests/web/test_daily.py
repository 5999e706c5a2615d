"""The daily challenge on the page: from the lobby to the day's results, and what opens when the day is over."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, expect
from tests.server.challengers import HOUR, Clock
from tests.server.nodes import running_node
from tests.web.isles import hello, said
from tests.web.people import DESK, PHONE, Company, Guest
from tests.web.test_review import tab

from kamishima.server.infra import clock as days

LONG_NAME = "Wilhelmina von Sternberg"
Scheme = Literal["light", "dark"]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Noon of this very day: the page compares with the time that answers carry."""
    made = Clock()
    made.moment = days.ends_at(days.today()) - 12 * HOUR
    monkeypatch.setattr(days, "now", made.now)
    return made


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in this process, whose clock can be set."""
    with running_node(tmp_path_factory.mktemp("daily")) as node:
        yield node.base


@pytest.fixture
def visitors(browser: Browser, house: str, clock: Clock) -> Iterator[Company]:
    """People who come on a day that nobody has come on before."""
    Week.days += 4
    clock.wait(24 * Week.days)
    guests = Company(browser, house)
    yield guests
    guests.leave()


class Week:
    """How many days the tests before have used up."""

    days = 0


def begun(guest: Guest, *, practice: bool = False) -> str:
    table: str = guest.post("/api/daily", {"name": guest.name, "practice": practice})["id"]
    return table


def finished(guest: Guest, table: str, paintings: int = 3) -> int:
    """Play to the end without the page: no bids, some single squares; the points."""
    for number in range(400):
        now = hello(guest, table)
        if now["ending"]:
            points: int = now["ending"]["scores"][0]
            return points
        actions = list(said(now["words"]))
        wanted = ("paint",) if paintings > 0 else ("decline", "pass")
        words = next((action for action in actions if action[0] in wanted), actions[0])
        words = next((action for action in actions if action[0] == "pass"), words)
        paintings -= words[0] == "paint"
        guest.post(f"/api/tables/{table}/submit", {"key": str(number), "words": " ".join(words)})
    raise AssertionError("the match does not end")


def played(guest: Guest, paintings: int = 3) -> tuple[str, int]:
    """A whole attempt without the page: the table and the points."""
    table = begun(guest)
    return table, finished(guest, table, paintings)


def signed(points: int) -> str:
    """Points as a table shows them, with a real minus."""
    return str(points).replace("-", "\N{MINUS SIGN}")


def card(guest: Guest) -> str:
    """The card in the lobby."""
    guest.go("/")
    found = guest.page.get_by_role("region", name=re.compile("island|Insel"))
    expect(found).to_be_visible()
    return found.inner_text()


# -- from the lobby to the results -------------------------------------------------------------------------------------


def test_a_person_plays_the_island_of_the_day(visitors: Company) -> None:
    ana = visitors.guest("Ana", quick=True)
    assert "Nobody has finished" in card(ana)
    ana.page.get_by_role("link", name="Play today’s island").click()
    expect(ana.page.get_by_label("Your name")).to_have_value("Ana")
    ana.page.get_by_role("button", name="Play today’s island").click()
    expect(ana.page.locator(".table-page")).to_be_visible()
    table = ana.page.url.rpartition("/")[2]
    expect(ana.page.get_by_text("Island of the day,")).to_be_visible()
    expect(ana.page.locator(".sheets .page.offered")).to_have_count(3)
    assert ana.page.get_by_role("button", name="Show what a bot would do").count() == 0
    assert ana.page.get_by_role("button", name="Leave the table").count() == 0
    card(ana)
    expect(ana.page.locator(".daily").get_by_role("link", name="Go on")).to_have_attribute("href", f"/table/{table}")
    points = finished(ana, table)
    ana.page.locator(".daily").get_by_role("link", name="Go on").click()
    expect(ana.page.get_by_role("region", name="The end")).to_be_visible()
    assert ana.page.get_by_role("button", name="Play again").count() == 0
    ana.page.get_by_role("link", name="The day’s results").click()
    expect(ana.page.locator(".place")).to_have_text(re.compile(rf"Place 1 of 1 with {signed(points)} points?"))
    expect(ana.page.locator(".results tbody tr.me")).to_have_text(re.compile(rf"1\.\s*Ana \(you\)\s*{signed(points)}"))
    assert f"Place 1 of 1 with {signed(points)}" in card(ana)


def test_what_is_passed_on_tells_the_result_and_no_die(visitors: Company) -> None:
    ana = visitors.guest("Ana")
    table, points = played(ana)
    ana.go("/daily")
    text = ana.page.get_by_label("Your result to pass on").input_value()
    assert f"{signed(points)} point" in text
    assert f"/daily/{days.today()}" in text
    assert table not in text
    ana.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ana.page.get_by_role("button", name="Copy").click()
    expect(ana.page.get_by_text("Copied.")).to_be_visible()
    assert ana.page.evaluate("navigator.clipboard.readText()") == text


def test_practice_is_offered_afterwards_and_marked(visitors: Company) -> None:
    ana = visitors.guest("Ana")
    played(ana)
    ana.go("/daily")
    ana.page.get_by_role("button", name="Practise with the same dice").click()
    expect(ana.page.locator(".table-page")).to_be_visible()
    expect(ana.page.get_by_text(": practice")).to_be_visible()
    assert ana.page.get_by_role("button", name="Show what a bot would do").count() == 1
    ana.go("/daily")
    expect(ana.page.get_by_role("link", name="Go on practising")).to_be_visible()
    expect(ana.page.locator(".results tbody tr")).to_have_count(1)


def test_others_cannot_watch_before_the_day_is_over(visitors: Company, clock: Clock) -> None:
    ana, ben = visitors.guest("Ana"), visitors.guest("Ben")
    table, points = played(ana)
    ben.go("/daily")
    expect(ben.page.locator(".results tbody tr")).to_have_text(re.compile(rf"1\.\s*Ana\s*{signed(points)}"))
    assert ben.page.locator(".results a").count() == 0
    for path in (f"/table/{table}", f"/review/{table}"):
        ben.go(path)
        expect(ben.page.get_by_role("alert")).to_have_text("Nobody may watch this table.")
    ana.go(f"/review/{table}")
    tab(ana, "More")
    expect(ana.page.get_by_text("others still play with the same dice")).to_be_visible()
    assert ana.page.get_by_role("link", name="Download the record").count() == 0
    assert ana.page.get_by_role("button", name="Check it").count() == 0
    day = days.today()
    clock.next_noon()
    ben.go("/daily")
    ben.page.get_by_role("link", name=re.compile("^Earlier: ")).click()
    expect(ben.page).to_have_url(re.compile(f"/daily/{day}$"))
    expect(ben.page.get_by_text("You did not play on this day.")).to_be_visible()
    ben.page.get_by_text("How chance can be checked").click()
    expect(ben.page.locator(".digits")).to_have_count(2)
    ben.page.get_by_role("link", name="Look at the match of Ana").click()
    tab(ben, "More")
    ben.page.get_by_role("button", name="Check it").click()
    expect(ben.page.locator(".lines .good")).to_have_count(2)


def test_ones_own_days_are_listed_with_the_best(visitors: Company, clock: Clock) -> None:
    ana = visitors.guest("Ana")
    scores = []
    for paintings in (4, 2):
        scores.append(played(ana, paintings)[1])
        clock.next_noon()
    begun(ana)
    clock.next_noon()
    ana.go("/daily")
    lines = ana.page.locator(".history tbody td.number")
    expect(lines).to_have_text(["not finished", signed(scores[1]), signed(scores[0])])
    expect(ana.page.locator(".history")).to_contain_text(f"Your best: {signed(max(scores))} point")
    ana.page.locator(".history tbody a").first.click()
    expect(ana.page.get_by_text("The day ended before you did")).to_be_visible()
    expect(ana.page.get_by_role("link", name="Go on")).to_be_visible()


def test_a_day_that_is_not_there_leads_back_to_today(visitors: Company) -> None:
    ana = visitors.guest("Ana")
    for path in ("/daily/2999-01-01", "/daily/2026-02-31"):
        ana.go(path)
        expect(ana.page.get_by_role("alert")).to_be_visible()
        ana.page.get_by_role("link", name="To today’s island").click()
        expect(ana.page.get_by_role("button", name="Play today’s island")).to_be_visible()


# -- everybody ---------------------------------------------------------------------------------------------------------


def test_the_day_is_reached_and_begun_by_keys_alone(visitors: Company) -> None:
    ana = visitors.guest("Ana")
    ana.go("/")
    expect(ana.page.locator(".daily")).to_be_visible()
    for wanted in ("Play today’s island", "Play today’s island"):
        for _ in range(60):
            ana.page.keyboard.press("Tab")
            if wanted in ana.page.evaluate("document.activeElement.innerText ?? ''"):
                break
        ana.page.keyboard.press("Enter")
        expect(ana.page.locator(".daily form, .table-page")).to_be_visible()
    expect(ana.page.locator(".sheets .page.offered")).to_have_count(3)


@pytest.mark.parametrize(
    ("scheme", "size", "locale"),
    [("light", PHONE, "de"), ("dark", DESK, "pl")],
    ids=["light phone", "dark desk"],
)
def test_no_state_of_the_day_has_a_violation(
    visitors: Company, clock: Clock, scheme: Scheme, size: tuple[int, int], locale: str
) -> None:
    ana = visitors.guest(LONG_NAME, scheme=scheme, size=size, locale=locale)
    ben = visitors.guest("Ben")
    day = days.today()
    played(ben)
    for state in ("none", "begun", "finished", "old"):
        if state == "begun":
            begun(ana)
        elif state == "finished":
            finished(ana, begun(ana))
        elif state == "old":
            clock.next_noon()
        for path in ("/", f"/daily/{day}") if state in ("begun", "finished") else (f"/daily/{day}",):
            ana.go(path)
            expect(ana.page.locator(".daily h1, .daily h2").first).to_be_visible()
            ana.page.wait_for_load_state("networkidle")
            assert ana.violations() == [], (state, path)
            assert ana.overflow == 0, (state, path)
