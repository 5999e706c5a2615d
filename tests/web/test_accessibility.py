"""Everybody: axe-core finds nothing, in light and dark, on phones and desks; first loads are small."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Response, expect
from tests.web.people import BOT, DESK, ME, OPEN, PHONE, Company, Guest
from tests.web.test_review import finished, tab

from kamishima.games.registry import GAMES

KILO = 1000
LOBBY_LIMIT = 200 * KILO
TABLE_LIMIT = 300 * KILO
LONG_NAME = "Wilhelmina von Sternberg"
Scheme = Literal["light", "dark"]

PAGES = ("/", "/new/legends", "/new/islands", "/account", "/archive", "/nowhere")
"""The pages of the house are looked at where they are tested."""
looks = pytest.mark.parametrize(
    ("scheme", "size"), [("light", PHONE), ("dark", DESK)], ids=["light phone", "dark desk"]
)


@looks
def test_no_page_has_a_violation(company: Company, scheme: Scheme, size: tuple[int, int]) -> None:
    ana = company.guest("Ana", scheme=scheme, size=size, locale="de")
    for path in PAGES:
        ana.go(path)
        ana.page.wait_for_load_state("networkidle")
        assert ana.violations() == [], path
        assert ana.overflow == 0, path


@looks
def test_no_dialog_of_the_lobby_has_a_violation(company: Company, scheme: Scheme, size: tuple[int, int]) -> None:
    ana = company.guest("Ana", scheme=scheme, size=size)
    ana.go("/")
    for button in ("Play now", "Settings"):
        ana.page.get_by_role("button", name=button).first.click()
        expect(ana.page.get_by_role("dialog")).to_be_visible()
        assert ana.violations() == []
        ana.page.keyboard.press("Escape")
        expect(ana.page.get_by_role("dialog")).to_have_count(0)


@looks
@pytest.mark.parametrize("game", GAMES)
def test_no_state_of_a_table_has_a_violation(
    company: Company, game: str, scheme: Scheme, size: tuple[int, int]
) -> None:
    ana = company.guest(LONG_NAME, scheme=scheme, size=size, locale="de")
    ana.sit_at(ana.set_up(ME, BOT, BOT, BOT, game=game))
    assert ana.wait_for_turn()
    assert ana.violations() == []
    assert ana.overflow == 0
    ana.command_line()
    ana.page.keyboard.press("ArrowDown")
    assert ana.violations() == []
    ana.page.keyboard.press("Enter")
    expect(ana.page.locator(".chip").first).to_be_visible()
    assert ana.violations() == []
    assert ana.overflow == 0


@looks
def test_nothing_that_opens_at_a_table_has_a_violation(company: Company, scheme: Scheme, size: tuple[int, int]) -> None:
    ana = company.guest(LONG_NAME, scheme=scheme, size=size)
    ana.sit_at(ana.set_up(ME, BOT, options={"box": "legends"}))
    assert ana.wait_for_turn()
    ana.page.get_by_role("button", name="Show what a bot would do").click()
    expect(ana.page.locator(".advice").first).to_be_visible()
    if size == PHONE:
        ana.page.get_by_role("button", name="Log and chat").click()
    ana.page.get_by_role("button", name=re.compile("^Chat")).click()
    ana.page.get_by_role("button", name="The table as text").click()
    expect(ana.page.locator(".text-board")).to_be_visible()
    assert ana.violations() == []
    assert ana.overflow == 0
    ana.page.get_by_role("button", name="The table as text").click()
    if size == PHONE:
        ana.page.get_by_role("button", name="Log and chat").click()  # it lies above the board
    ana.page.locator(".board .card .face").first.press("i")
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    assert ana.violations() == []
    ana.page.keyboard.press("Escape")
    if size == PHONE:
        ana.page.get_by_role("button", name="Log and chat").click()
    ana.page.get_by_role("button", name="Leave the table").click()
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    assert ana.violations() == []


@looks
def test_a_table_that_waits_or_is_watched_or_is_over_has_no_violation(
    company: Company, scheme: Scheme, size: tuple[int, int]
) -> None:
    ana, eve = company.guest("Ana", scheme=scheme, size=size), company.guest("Eve", scheme=scheme, size=size)
    waiting = ana.set_up(ME, OPEN)
    ana.page.goto(f"{ana.base}/table/{waiting}")
    expect(ana.page.get_by_role("heading", name="Bring others here")).to_be_visible()
    eve.go(f"/join/{waiting}")
    assert ana.violations() + eve.violations() == []
    eve.sit_at(ana.set_up(ME, BOT, BOT))
    assert eve.violations() == []
    over = finished(ana)
    for path in (f"/table/{over}", f"/review/{over}"):
        ana.go(path)
        if path.startswith("/review"):
            assert ana.violations() == []
            tab(ana, "Result")
        expect(ana.page.get_by_role("region", name="The end")).to_be_visible()
        assert ana.violations() == []
        assert ana.overflow == 0


# -- sizes -------------------------------------------------------------------------------------------------------------


def loaded_bytes(guest: Guest, path: str) -> int:
    """What a first visit takes from the network, compressed as it was sent.

    Without a service worker: what goes through one is told with no size at all.
    """
    answers: list[Response] = []

    def keep(answer: Response) -> None:
        answers.append(answer)  # Playwright takes no built-in function as a listener

    guest.page.on("response", keep)
    guest.go(path)
    expect(guest.page.locator("main svg.figure").first).to_be_visible()
    guest.page.wait_for_load_state("networkidle")
    guest.page.wait_for_function("() => document.querySelectorAll('svg.figure image[href]').length > 0")
    assert any(["/figures/" in answer.url and answer.url.endswith(".svg") for answer in answers])
    return sum([answer.request.sizes()["responseBodySize"] for answer in answers if answer.ok])


@pytest.mark.parametrize("locale", ["en", "de", "pl"])
def test_the_first_visit_of_the_lobby_is_small(company: Company, locale: str) -> None:
    assert loaded_bytes(company.guest("Ana", locale=locale, workers="block"), "/") <= LOBBY_LIMIT


@pytest.mark.parametrize("box", ["classic", "legends"])
def test_the_first_visit_of_a_table_is_small(company: Company, box: str) -> None:
    ana = company.guest("Ana", locale="de", workers="block")
    table = ana.set_up(ME, BOT, BOT, BOT, options={"box": box})
    assert loaded_bytes(ana, f"/table/{table}") <= TABLE_LIMIT


def test_nothing_comes_from_elsewhere(company: Company) -> None:
    ana = company.guest("Ana")
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    ana.go("/")
    ana.page.wait_for_load_state("networkidle")
    assert [url for url in asked if not url.startswith(ana.base)] == []
