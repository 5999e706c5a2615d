"""Ways to play an action at the page: by clicks, by touch, by keys, by words; always at random among what is lit."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, expect
from tests.web.people import ME, OPEN, PATIENCE, Company, Guest

Way = Callable[[Guest, random.Random], None]

LIT = ".board .offered:not(.chosen):visible, .next .word"
SENDS = ".confirm:not([aria-disabled=true])"
MOST_WORDS = 30


def play_match(guest: Guest, way: Way, *, most: int = 200, seed: int = 1) -> int:
    """Play on until the match is over; how many actions it took."""
    rng = random.Random(seed)
    for count in range(most):
        if not guest.wait_for_turn():
            return count
        way(guest, rng)
    raise AssertionError(f"the match was not over after {most} actions")


def by_clicks(guest: Guest, rng: random.Random) -> None:
    """Click on what is lit, on the board or below it, until there is something to confirm."""
    _choose(guest, rng, lambda thing: thing.click())


def by_touch(guest: Guest, rng: random.Random) -> None:
    """The same with a finger."""
    _choose(guest, rng, lambda thing: thing.tap())


def _choose(guest: Guest, rng: random.Random, press: Callable[[Locator], None]) -> None:
    before = guest.told
    confirm, lit = guest.page.locator(SENDS), guest.page.locator(LIT)
    for _ in range(MOST_WORDS):
        if guest.told != before:  # it needed no confirmation
            break
        if confirm.count() > 0:
            press(confirm)
            break
        if (count := lit.count()) == 0:  # it is on its way
            guest.page.wait_for_timeout(20)
            continue
        press(lit.nth(rng.randrange(count)))
    guest.wait_for_answer(before)


def by_words(guest: Guest, rng: random.Random) -> None:
    """Type words of the list below the command line, and send them with Enter."""
    before = guest.told
    line = guest.command_line()
    said = ""
    for _ in range(MOST_WORDS):
        options = guest.page.locator('[role="option"] code').all_inner_texts()
        said += f"{rng.choice(options)} "
        line.fill(said)
        if guest.page.locator(".confirm").count() > 0:
            break
    line.press("Enter")
    guest.wait_for_answer(before)


def finished(guest: Guest) -> None:
    """The end is shown to this person, with everybody's points."""
    expect(guest.page.get_by_role("region", name="The end")).to_be_visible(timeout=PATIENCE)
    seats = guest.page.locator(".players li").count()
    expect(guest.page.locator(".ending > table tbody tr")).to_have_count(seats)


# -- two people --------------------------------------------------------------------------------------------------------


def seated_pair(company: Company, game: str = "origami", **more: object) -> tuple[Guest, Guest]:
    """Two people at a table, both with its page open."""
    ana, ben = company.guest("Ana", allWords=True), company.guest("Ben", allWords=True)
    table = ana.set_up(ME, OPEN, game=game, **more)
    ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
    for guest in (ana, ben):
        guest.sit_at(table)
    return ana, ben


def on_turn(ana: Guest, ben: Guest) -> Guest | None:
    """Whose turn it is when both have heard the same; nobody's when the match is over."""
    ana.page.wait_for_function(
        "told => Number(document.querySelector('.table-page')?.dataset.index) >= told", arg=ben.told, timeout=PATIENCE
    )
    acting = ana.page.locator(".players li[aria-current]")
    expect(acting.or_(ana.page.locator(".ending")).first).to_be_visible()
    if acting.count() == 0:
        return None
    return ana if "Ana" in acting.inner_text() else ben
