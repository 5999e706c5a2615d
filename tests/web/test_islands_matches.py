"""Origami Islands on the page from the first sheet to the last square: by clicks, keys and fingers, for all eyes."""

from __future__ import annotations

import random
import re
from typing import Literal

import pytest
from playwright.sync_api import expect
from tests.web.isles import GREEDY, LIT, SOLO, hello, next_to_act, one_action, painting, play_until, seated
from tests.web.people import DESK, ME, OPEN, PHONE, Company, Guest
from tests.web.ways import by_touch, finished, play_match

Scheme = Literal["light", "dark"]
looks = pytest.mark.parametrize(
    ("scheme", "size"), [("light", PHONE), ("dark", DESK)], ids=["light phone", "dark desk"]
)


# -- whole matches -----------------------------------------------------------------------------------------------------


def test_two_people_and_a_bot_play_a_whole_match(company: Company) -> None:
    ana, ben = company.guest("Ana", quick=True), company.guest("Ben", quick=True, locale="pl")
    table = ana.set_up(ME, OPEN, GREEDY, game="islands", options={"catch-up": True})
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    for guest in (ana, ben):
        guest.sit_at(table)
    rng = random.Random(3)
    for _ in range(600):
        asked = next_to_act(ana, ben)
        if asked is None:
            break
        one_action(asked, rng)
    finished(ana)
    expect(ben.page.locator(".ending")).to_be_visible()
    scores = hello(ana, table)["ending"]["scores"]
    assert [int(text) for text in ana.page.locator(".ending > table td:last-child").all_inner_texts()] == sorted(
        scores, reverse=True
    )
    ana.page.locator(".ending summary").click()
    expect(ana.page.locator(".ending details table")).to_have_count(3)
    review(ben, table)


def review(guest: Guest, table: str) -> None:
    """The match can be looked at again: every moment is drawn as it was then, and nothing can be chosen."""
    guest.go(f"/review/{table}")
    expect(guest.page.locator(".lands .field")).to_have_count(4)
    moments = guest.get(f"/api/tables/{table}/story?seat=0")["moments"]
    for place in range(20, len(moments), 150):
        guest.page.get_by_role("slider").fill(str(place))
        spaces = [each["view"]["space"] for each in moments[:place] if "space" in each["view"]]
        expect(guest.page.locator(".season .round")).to_contain_text(f"{(spaces or [0])[-1] + 1}/24")
    assert guest.page.locator(".board .offered").count() == 0
    assert guest.violations() == []


def test_a_whole_game_of_science_with_research_ends_with_a_title_or_none(company: Company) -> None:
    ana = company.guest("Ana", quick=True)
    table = seated(ana, options=SOLO)
    rng, researched = random.Random(5), 0
    for _ in range(300):
        if not ana.wait_for_turn():
            break
        level = ana.page.locator(".science .offered")
        if researched < 6 and level.count():
            before = ana.told
            level.nth(rng.randrange(level.count())).click()
            researched += 1
            if ana.page.locator(".chip").count() == 0:
                ana.wait_for_answer(before)
            continue
        one_action(ana, rng)
    finished(ana)
    view = hello(ana, table)["view"]
    assert sum(view["levels"].values()) >= 2
    expect(ana.page.locator(".board .title")).to_contain_text("title")
    expect(ana.page.get_by_role("region", name="Your best scores")).to_contain_text(
        f"{view['players'][0]['score']} point"
    )
    ana.go(f"/review/{table}")
    expect(ana.page.locator(".science .known, .science .used").first).to_be_visible()
    ana.page.get_by_role("button", name="To the beginning").click()
    expect(ana.page.locator(".science .known")).to_have_count(0)


# -- hands, phones, eyes -----------------------------------------------------------------------------------------------


def test_arrow_keys_walk_over_an_island(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, GREEDY, until=painting())
    lit = ana.page.locator(LIT)
    lit.first.focus()
    walked = [lit.first.get_attribute("aria-label")]
    for key in ("ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp"):
        ana.page.keyboard.press(key)
        walked.append(ana.page.locator(".offered:focus, .bar :focus").get_attribute("aria-label"))
    assert len(set(walked)) > 1
    ana.page.locator(".lands .cell").first.focus()
    ana.page.keyboard.press("Shift+ArrowRight")
    found = ana.page.locator(".lands .cell:focus").get_attribute("aria-label") or ""
    assert re.match(r"[a-h][1-8], .+", found)
    ana.page.keyboard.press("Tab")
    ana.page.keyboard.press("Shift+Tab")
    cells = ana.page.locator(".lands .field").first.locator(".cell")
    assert cells.evaluate_all("cells => cells.filter((cell) => cell.tabIndex === 0).length") == 1


def test_on_a_phone_one_island_lies_large_and_fingers_paint_it(company: Company) -> None:
    ana = company.guest("Ana", size=PHONE, touch=True)
    table = seated(ana, GREEDY, until=painting(turns=True))
    expect(ana.page.locator(".lands .field")).to_have_count(1)
    box = ana.page.locator(".lands .cell").first.bounding_box()
    assert box is not None
    assert box["width"] >= 38
    lit = ana.page.locator(LIT).first
    lit.scroll_into_view_if_needed()
    lit.tap()
    expect(ana.page.locator(".confirm")).to_be_visible()
    assert ana.overflow == 0
    before = ana.told
    ana.page.locator(".confirm").tap()
    ana.wait_for_answer(before)
    assert hello(ana, table)["index"] > before


def test_a_whole_game_is_played_on_a_phone_with_fingers(company: Company) -> None:
    ana = company.guest("Ana", size=PHONE, touch=True, quick=True)
    ana.sit_at(ana.set_up(ME, game="islands", options=SOLO))
    assert play_match(ana, by_touch) > 24
    finished(ana)
    assert ana.overflow == 0


def test_side_by_side_or_one_large_is_remembered(company: Company) -> None:
    ana = company.guest("Ana")
    seated(ana, GREEDY, until=painting())
    ana.page.get_by_role("button", name="One large").click()
    expect(ana.page.locator(".lands .field")).to_have_count(1)
    ana.page.locator(".picks .pick").nth(2).click()
    expect(ana.page.locator(".big figcaption")).to_contain_text("3 ")
    ana.page.reload()
    expect(ana.page.locator(".lands .field")).to_have_count(1)


POINTED = "window.pointed = 0; addEventListener('pointerdown', () => (window.pointed += 1), true)"
COUNTS = """
window.tumbled = 0
const animate = Element.prototype.animate
Element.prototype.animate = function (...how) { window.tumbled += 1; return animate.apply(this, how) }
"""


@pytest.mark.parametrize("wanted", ["reduce", "no-preference"])
def test_dice_roll_unless_less_motion_is_wanted(company: Company, wanted: Literal["reduce", "no-preference"]) -> None:
    ana = company.guest("Ana")
    ana.page.emulate_media(reduced_motion=wanted)
    ana.page.add_init_script(COUNTS)
    table = seated(ana, options=SOLO, until=lambda now: now["view"]["phase"] == "square")
    before = ana.told
    ana.page.locator(".next .word[data-word=decline]").click()
    ana.page.locator(".confirm").click()
    ana.wait_for_answer(before)
    assert any(line["step"]["words"] == "decline" for line in ana.get(f"/api/tables/{table}/log?since=0")["lines"])
    expect(ana.page.locator(".auction .die").first).to_be_visible()
    assert (ana.page.evaluate("window.tumbled") > 0) == (wanted == "no-preference")


@looks
def test_no_state_of_the_board_has_a_violation(company: Company, scheme: Scheme, size: tuple[int, int]) -> None:
    ana = company.guest("Ana", scheme=scheme, size=size, locale="pl")
    table = seated(ana, GREEDY, GREEDY, options={"catch-up": True})
    reached = (lambda now: now["view"]["phase"] == "bidding", painting(turns=True), painting(phase="square"))
    for until in (None, *reached):
        if until is not None:
            while play_until(ana, table, until)["ending"]:  # the bots have outbidden everybody all the time
                table = seated(ana, GREEDY, GREEDY, options={"catch-up": True})
            ana.page.reload()
            assert ana.wait_for_turn()
        if ana.page.locator(LIT).count():
            ana.page.locator(LIT).first.click()
        assert ana.violations() == []
        assert ana.overflow == 0


@looks
def test_no_state_of_the_science_sheet_has_a_violation(company: Company, scheme: Scheme, size: tuple[int, int]) -> None:
    ana = company.guest("Ana", scheme=scheme, size=size, locale="de")
    table = seated(ana, options=SOLO, until=painting(phase="square"))
    assert ana.violations() == []
    play_until(ana, table, lambda _: False)
    ana.page.reload()
    expect(ana.page.locator(".ending")).to_be_visible()
    assert ana.violations() == []
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".put-away")).to_be_visible()
    assert ana.violations() == []
    assert ana.overflow == 0
