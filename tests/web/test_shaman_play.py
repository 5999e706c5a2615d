"""Shaman Island for everybody: the map by hands and keys, on phones, for screen readers, and whole matches."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from playwright.sync_api import expect
from tests.web.people import BOT, DESK, ME, OPEN, PHONE, Company, Guest
from tests.web.shaman import PIECE, SEA, TILE, hello, in_turn, press, seated, under_way
from tests.web.ways import LIT, MOST_WORDS, finished, on_turn, play_match

from kamishima.texts.catalogue import LOCALES

SHORT: dict[str, object] = {"turn-limit": 1}
LONG = {"en": "Wilhelmina-Alexandra", "de": "Friederike-Charlotte", "pl": "Przemysława-Bożena"}


# -- moving about ------------------------------------------------------------------------------------------------------


def in_sight(guest: Guest) -> bool:
    """Whether some tile is in the window."""
    inside: bool = guest.page.evaluate(
        """() => {
            const frame = document.querySelector('.sea').getBoundingClientRect()
            const isBetween = (one, other, low, high) => other > low && one < high
            return [...document.querySelectorAll('.sea .area.tile')].some(tile => {
                const { left, right, top, bottom } = tile.getBoundingClientRect()
                return isBetween(left, right, frame.left, frame.right)
                    && isBetween(top, bottom, frame.top, frame.bottom)
            })
        }"""
    )
    return inside


def side_of_a_tile(guest: Guest) -> float:
    box = guest.page.locator(TILE).first.bounding_box()
    assert box is not None
    return box["width"]


def test_the_board_is_never_lost_by_moving_and_enlarging(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, 2, in_turn)
    sea = ana.page.locator(SEA)
    frame = sea.bounding_box()
    assert frame is not None
    rng = random.Random(4)
    fitted = side_of_a_tile(ana)
    # A wheel is heard a while after it was turned, so it is waited for.
    ana.page.evaluate("addEventListener('wheel', () => (window.wheels = (window.wheels ?? 0) + 1))")
    for turned in range(1, 21):
        x, y = frame["x"] + rng.random() * frame["width"], frame["y"] + rng.random() * frame["height"]
        ana.page.mouse.move(x, y)
        ana.page.mouse.wheel(0, rng.choice([-900, -300, 250]))
        ana.page.wait_for_function("turned => window.wheels >= turned", arg=turned)
        ana.page.mouse.down()
        ana.page.mouse.move(x + rng.randint(-900, 900), y + rng.randint(-900, 900), steps=2)
        ana.page.mouse.up()
        assert in_sight(ana)
    ana.page.get_by_role("button", name="Closer").click()
    assert side_of_a_tile(ana) > fitted
    whole = ana.page.get_by_role("button", name="See the whole land")
    whole.click()
    expect(whole).to_have_attribute("aria-disabled", "true")
    assert side_of_a_tile(ana) == pytest.approx(fitted)


def test_keys_enlarge_the_map_and_go_from_one_place_to_the_next(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, 2, in_turn)
    first = ana.page.locator(f"{TILE}.offered").first
    first.focus()
    before = side_of_a_tile(ana)
    ana.page.keyboard.press("+")
    ana.page.keyboard.press("+")
    assert side_of_a_tile(ana) > before
    ana.page.keyboard.press("Shift+ArrowLeft")
    ana.page.keyboard.press("0")
    assert side_of_a_tile(ana) == pytest.approx(before)
    seen: set[str] = set()
    for key in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowRight"):
        ana.page.keyboard.press(key)
        seen.add(ana.page.evaluate("document.activeElement.getAttribute('aria-label')"))
    assert len(seen) > 1


def test_two_fingers_enlarge_the_map(company: Company) -> None:
    ana = company.guest("Ana", size=PHONE, touch=True)
    seated(ana, 2, in_turn)
    before = side_of_a_tile(ana)
    frame = ana.page.locator(SEA).bounding_box()
    assert frame is not None
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    session = ana.context.new_cdp_session(ana.page)

    def touch(kind: str, apart: float) -> None:
        points = [{"x": x - apart, "y": y, "id": 1}, {"x": x + apart, "y": y, "id": 2}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [] if kind == "touchEnd" else points})

    touch("touchStart", 30)
    for apart in (40, 55, 70, 90):
        touch("touchMove", apart)
    touch("touchEnd", 90)
    assert side_of_a_tile(ana) > before * 1.5
    assert in_sight(ana)


@pytest.mark.parametrize("locale", ["en", "de", "pl"])
def test_a_full_table_fits_a_phone_in_every_language(company: Company, locale: str) -> None:
    ana = company.guest(LONG[locale], locale=locale, size=PHONE, touch=True)
    seated(ana, 4, in_turn)
    assert ana.overflow == 0
    expect(ana.page.locator(TILE).first).to_be_visible()


# -- everybody ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scheme", "size"), [("light", PHONE), ("dark", DESK)], ids=["light phone", "dark desk"])
def test_axe_finds_nothing_wrong_with_the_board(company: Company, scheme: Any, size: tuple[int, int]) -> None:
    ana = company.guest("Ana", scheme=scheme, size=size)
    seated(ana, 4, under_way)
    assert ana.violations() == []
    press(ana.page.locator(f"{PIECE}.offered").first)
    assert ana.violations() == []
    ana.page.keyboard.press("Escape")
    ana.page.locator(".board .who").first.click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("Shaman")
    assert ana.violations() == []


def test_axe_finds_nothing_wrong_while_the_land_is_laid(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, 2)
    assert ana.violations() == []


# -- ways to play ------------------------------------------------------------------------------------------------------

CONFIRM = ".confirm:not([aria-disabled=true])"
"""What needs no confirmation is on its way at once, and then there is nothing to press."""


def choose(guest: Guest, rng: random.Random, hit: Callable[[Guest, str, random.Random], None]) -> None:
    """One action at random among what is lit, on the board or below it."""
    before = guest.told
    for _ in range(MOST_WORDS):
        guest.page.wait_for_function(
            "([confirm, lit, before]) => document.querySelector(confirm) || document.querySelector(lit)"
            " || Number(document.querySelector('.table-page').dataset.index) !== before",
            arg=[CONFIRM, LIT.replace(":visible", ""), before],
        )
        if guest.told != before:
            return
        is_last = guest.page.locator(CONFIRM).count() > 0
        hit(guest, CONFIRM if is_last else LIT, rng)
        if is_last:
            break
    guest.wait_for_answer(before)


def clicked(guest: Guest, wanted: str, rng: random.Random) -> None:
    found = guest.page.locator(wanted)
    found.nth(rng.randrange(found.count())).click()


def tapped(guest: Guest, wanted: str, rng: random.Random) -> None:
    found = guest.page.locator(wanted)
    found.nth(rng.randrange(found.count())).tap()


def by_clicks(guest: Guest, rng: random.Random) -> None:
    choose(guest, rng, clicked)


def by_touch(guest: Guest, rng: random.Random) -> None:
    choose(guest, rng, tapped)


# -- whole matches -----------------------------------------------------------------------------------------------------


def test_two_people_play_a_complete_match_by_clicks(company: Company) -> None:
    ana, ben = company.guest("Ana"), company.guest("Ben")
    table = ana.set_up(ME, OPEN, game="shaman", options=SHORT)
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    for guest in (ana, ben):
        guest.sit_at(table)
    rng = random.Random(2)
    for _ in range(120):
        acting = on_turn(ana, ben)
        if acting is None:
            break
        if acting.wait_for_turn():
            by_clicks(acting, rng)
    for guest in (ana, ben):
        finished(guest)
    review(ana, table)


def review(guest: Guest, table: str) -> None:
    """The match can be looked at again, move by move, with every value open."""
    scores = hello(guest, table)["ending"]["scores"]
    guest.page.locator(".ending summary").click()
    sheet = guest.page.locator(".ending details table").first
    totals = sheet.locator("tfoot td").all_inner_texts()
    assert [int(total) for total in totals] == scores
    for column in range(len(scores)):
        points = sheet.locator(f"tbody td:nth-of-type({column + 2}) strong").all_inner_texts()
        assert sum(map(int, points)) == scores[column]
    guest.go(f"/review/{table}?at=0")
    expect(guest.page.locator(TILE)).to_have_count(1)
    for _ in range(3):
        guest.page.get_by_role("button", name="One step on").click()
    expect(guest.page.locator(TILE)).to_have_count(3)
    guest.page.get_by_role("button", name="To the end").click()
    expect(guest.page.locator(f"{SEA} .standing .value")).to_have_count(12)
    expect(guest.page.locator(".board .offered")).to_have_count(0)
    assert guest.violations() == []


def test_a_person_plays_on_a_phone_with_a_finger(company: Company) -> None:
    ana = company.guest("Ana", size=PHONE, touch=True)
    ana.sit_at(ana.set_up(ME, BOT, game="shaman", options=SHORT))
    assert play_match(ana, by_touch) > 10
    finished(ana)
    assert ana.overflow == 0


# -- texts -------------------------------------------------------------------------------------------------------------

FOLDER = Path(__file__).parents[2] / "web" / "src" / "games" / "shaman"


def messages(locale: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((FOLDER / "texts" / f"{locale}.ftl").read_text("utf-8"))
    assert [entry for entry in resource.body if isinstance(entry, ast.Junk)] == []
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def asked_for(message: ast.Message) -> set[str]:
    """What a text wants to be told."""
    found: set[str] = set()
    todo: list[Any] = [message]
    while todo:
        node = todo.pop()
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.BaseNode):
            todo.extend(vars(node).values())
        elif isinstance(node, list):
            todo.extend(node)
    return found


@pytest.mark.parametrize("locale", LOCALES)
def test_the_texts_of_the_board_are_complete_in_every_language(locale: str) -> None:
    english, other = messages("en"), messages(locale)
    assert list(other) == list(english)
    for name, message in english.items():
        assert asked_for(other[name]) == asked_for(message), name


def test_every_text_of_the_board_is_said_and_every_said_one_exists() -> None:
    code = "\n".join([path.read_text("utf-8") for path in FOLDER.rglob("*") if path.suffix in (".ts", ".svelte")])
    said = set(re.findall(r"'(shaman-[a-z-]+)'", code))
    assert set(messages("en")) == said
