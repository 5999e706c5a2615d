"""Others' moves can be followed: one after the other, skipped, shown again, and shown to whoever was away."""

from __future__ import annotations

import random
import re
from functools import partial
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.web.cable import Cable
from tests.web.people import BOT, ME, Company, Guest
from tests.web.ways import by_words, on_turn, seated_pair

# Islands are built in Shaman Island first, where everybody lays one tile in turn: the moves can be counted.
AWAY = re.compile(r"\d+ moves since you were away")
ROUNDS = 12
"""Within so many rounds bots have done something that leaves a trace on the board."""
PHONE = (390, 844)
SIZES = [(1366, 768), PHONE]


def following(guest: Guest) -> Locator:
    return guest.page.get_by_role("region", name="What the others do")


def marks(guest: Guest) -> Locator:
    return guest.page.locator(".board .recent, .board .recent-mark")


def again(guest: Guest) -> Locator:
    return guest.page.get_by_role("button", name="Show the last round again")


def play_a_round(guest: Guest, rng: random.Random) -> None:
    """Move until the others have moved, and it is this person's turn again."""
    assert guest.wait_for_turn()
    by_words(guest, rng)
    while guest.wait_for_turn() and again(guest).count() == 0:
        by_words(guest, rng)
    assert guest.is_on_turn


def end_turn(guest: Guest, rng: random.Random) -> None:
    """Move until others have to."""
    while guest.is_on_turn:
        by_words(guest, rng)


def told_steps(guest: Guest) -> None:
    """From now on, note which steps the page tells, and when."""
    guest.page.evaluate(
        """() => {
          window.told = []
          const look = () => {
            const step = document.querySelector('.following .sentence')?.dataset.step
            if (step !== undefined && window.told.at(-1)?.step !== step) {
              window.told.push({ step, at: performance.now(), text: document.querySelector('.sentence').textContent })
            }
          }
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true })
        }"""
    )


@pytest.mark.parametrize("size", SIZES)
def test_bots_moves_come_one_after_the_other(company: Company, size: tuple[int, int]) -> None:
    ana = company.guest("Ana", size=size, pace="normal")
    ana.sit_at(ana.set_up(ME, BOT, BOT, BOT, game="shaman"))
    assert ana.wait_for_turn()
    told_steps(ana)
    end_turn(ana, random.Random(1))
    expect(following(ana)).to_be_visible()
    assert not ana.is_on_turn
    assert ana.wait_for_turn()
    told = ana.page.evaluate("window.told")
    assert len(told) >= 3
    assert [int(each["step"]) for each in told] == sorted({int(each["step"]) for each in told})
    assert all(len(each["text"].strip()) > 3 for each in told)
    gaps = [later["at"] - one["at"] for one, later in pairwise(told)]
    assert min(gaps) > 300
    expect(following(ana)).to_have_count(0)


def test_a_press_skips_to_the_present_and_chooses_nothing(company: Company) -> None:
    ana = company.guest("Ana", pace="normal")
    ana.sit_at(ana.set_up(ME, BOT, BOT, BOT))
    rng = random.Random(2)
    for press in (
        ana.page.locator(".board .face").first.click,
        partial(ana.page.keyboard.press, "Escape"),
        ana.page.get_by_role("button", name="Skip").click,
    ):
        assert ana.wait_for_turn()
        end_turn(ana, rng)
        expect(following(ana)).to_be_visible()
        press()
        expect(following(ana)).to_have_count(0)
        expect(ana.page.locator(".bar.mine")).to_be_visible()
        expect(ana.page.locator(".bar .chip")).to_have_count(0)
        expect(ana.page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("origami", {}),
        ("origami", {"box": "legends"}),
        ("islands", {}),
        ("shaman", {}),
    ],
)
@pytest.mark.parametrize("size", SIZES)
def test_what_is_new_stays_marked_until_the_own_next_move(
    company: Company, game: str, options: dict[str, object], size: tuple[int, int]
) -> None:
    ana, rng = company.guest("Ana", size=size), random.Random(3)
    ana.sit_at(ana.set_up(ME, BOT, BOT, game=game, options=options))
    for _ in range(ROUNDS):
        play_a_round(ana, rng)
        if marks(ana).count() > 0:
            break
    expect(marks(ana)).not_to_have_count(0)
    shape = marks(ana).first.evaluate("mark => getComputedStyle(mark, '::before').rotate + mark.getAttribute('class')")
    assert "45deg" in shape or "recent-mark" in shape
    assert ana.violations() == []


def test_marks_are_gone_with_the_own_next_move(company: Company) -> None:
    """What somebody else has done is marked for me while I think, and no longer once I have moved."""
    ana, ben = seated_pair(company)
    first = on_turn(ana, ben)
    assert first is not None
    second = ben if first is ana else ana
    rng = random.Random(4)
    while not second.is_on_turn:
        by_words(first, rng)
        expect(second.page.locator(f'.table-page[data-index="{first.told}"]')).to_be_attached()
    expect(second.page.locator("[data-others] .recent")).not_to_have_count(0)
    by_words(second, rng)
    expect(second.page.locator("[data-others] .recent")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_the_last_round_is_shown_again(company: Company, size: tuple[int, int]) -> None:
    ana = company.guest("Ana", size=size)
    ana.sit_at(ana.set_up(ME, BOT, BOT, game="shaman"))
    play_a_round(ana, random.Random(5))
    now, board = ana.told, ana.page.locator(".board-room").inner_text()
    told_steps(ana)
    again(ana).click()
    expect(following(ana)).to_be_visible()
    ana.page.wait_for_function("() => window.told.length > 0")
    assert ana.told < now
    assert not ana.is_on_turn
    assert ana.wait_for_turn()
    assert len(ana.page.evaluate("window.told")) >= 2
    assert ana.told == now
    assert ana.page.locator(".board-room").inner_text() == board


@pytest.mark.parametrize("size", SIZES)
def test_whoever_comes_back_sees_what_happened_meanwhile(company: Company, size: tuple[int, int]) -> None:
    """The page was closed: the moves since then are counted, and shown one after the other or skipped."""
    ana = company.guest("Ana", size=size, pace="normal")
    table = ana.set_up(ME, BOT, BOT, BOT, game="shaman")
    ana.sit_at(table)
    assert ana.wait_for_turn()
    ana.go("/")
    before = act_elsewhere(ana, table)
    ana.sit_at(table)
    away = ana.page.get_by_text(AWAY)
    expect(away).to_be_visible()
    assert int("".join(sign for sign in away.inner_text() if sign.isdigit())) >= 3
    assert not ana.is_on_turn
    assert ana.page.locator(".board .offered").count() == 0
    assert ana.violations() == []
    latest = ana.told
    told_steps(ana)
    ana.page.get_by_role("button", name="Show me").click()
    ana.page.wait_for_function("() => window.told.length > 1")
    assert before < ana.told < latest
    ana.page.get_by_role("button", name="Skip").click()
    assert ana.wait_for_turn()
    assert ana.told == latest
    ana.sit_at(table)  # what was skipped was seen
    assert ana.wait_for_turn()
    expect(away).to_have_count(0)


def test_a_page_that_was_hidden_waits_with_what_happens(company: Company) -> None:
    ana = company.guest("Ana", pace="normal")
    ana.sit_at(ana.set_up(ME, BOT, BOT, BOT, game="shaman"))
    assert ana.wait_for_turn()
    hide(ana, hidden=True)
    end_turn(ana, random.Random(6))
    own = ana.told
    expect(following(ana)).to_be_visible()
    ana.page.wait_for_function("() => document.title.startsWith('▶')")  # the title tells that one is asked
    assert ana.told == own
    hide(ana, hidden=False)
    expect(ana.page.get_by_text(AWAY)).to_be_visible()
    ana.page.get_by_role("button", name="Show me").click()
    expect(ana.page.locator(".following .sentence[data-step]")).to_be_visible()
    assert ana.wait_for_turn()


def test_a_connection_that_was_cut_brings_what_was_missed(browser: Browser, server: str) -> None:
    cable = Cable(int(server.rpartition(":")[2]))
    company = Company(browser, cable.address)
    ana = company.guest("Ana", pace="normal")
    table = ana.set_up(ME, BOT, BOT, BOT, game="shaman")
    ana.sit_at(table)
    assert ana.wait_for_turn()
    cable.cut()
    ana.base = server
    before = act_elsewhere(ana, table)
    cable.mend()
    expect(ana.page.get_by_text(AWAY)).to_be_visible(timeout=20_000)
    assert ana.told > before
    assert not ana.is_on_turn
    ana.page.keyboard.press("Escape")
    assert ana.wait_for_turn()
    company.leave()
    cable.close()


def test_a_short_clock_is_never_spent_with_what_others_did(company: Company) -> None:
    """With a few seconds for a move the queue is skipped at once; what is new is marked, and can be shown again."""
    ana = company.guest("Ana", pace="slow")
    ana.sit_at(ana.set_up(ME, BOT, BOT, BOT, clock={"kind": "turn", "seconds": 30, "policy": "bot"}))
    assert ana.wait_for_turn()
    end_turn(ana, random.Random(7))
    expect(ana.page.locator(".bar.mine")).to_be_visible(timeout=4_000)
    expect(marks(ana)).not_to_have_count(0)
    again(ana).click()
    expect(following(ana).get_by_role("timer")).to_be_visible()


def test_the_pace_is_chosen_at_the_table_and_in_the_settings(company: Company) -> None:
    ana = company.guest("Ana")
    ana.sit_at(ana.set_up(ME, BOT))
    pace = ana.page.get_by_role("button", name="Moves of others: At once")
    pace.click()
    expect(ana.page.get_by_role("button", name="Moves of others: One after the other")).to_be_visible()
    assert ana.page.evaluate("JSON.parse(localStorage.kamishima).pace") == "normal"
    ana.go("/")
    ana.page.get_by_role("button", name="Settings").click()
    chosen = ana.page.get_by_role("group", name="Moves of others")
    expect(chosen.get_by_role("radio", name="One after the other")).to_be_checked()
    chosen.get_by_role("radio", name="Slowly").check()
    assert ana.page.evaluate("JSON.parse(localStorage.kamishima).pace") == "slow"


def any_of(tree: dict[str, Any]) -> str:
    """The words of some action."""
    said: list[str] = []
    while "" not in tree:
        word = min(tree)
        said.append(word)
        tree = tree[word]
    return " ".join([*said, *tree[""][0]["bag"], *([tree[""][0]["last"]] if tree[""][0]["last"] else [])])


def act_elsewhere(guest: Guest, table: str) -> int:
    """Move without the page, and wait until everybody else has moved; the index before that."""
    hello = guest.get(f"/api/tables/{table}/poll?wait=0")["messages"][0]
    seat, before = hello["seat"], int(hello["index"])
    guest.post(f"/api/tables/{table}/submit", {"words": any_of(hello["words"]), "key": "elsewhere", "index": before})
    acting, moves = None, 0
    while acting != seat or moves == 0:
        hello = guest.get(f"/api/tables/{table}/poll?wait=0")["messages"][0]
        moves = sum(step["seat"] not in (None, seat) for step in hello["steps"] if step["index"] >= before)
        acting = hello["acting"]
    return before


def hide(guest: Guest, *, hidden: bool) -> None:
    guest.page.evaluate(
        """hidden => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
          document.dispatchEvent(new Event('visibilitychange'))
        }""",
        hidden,
    )
