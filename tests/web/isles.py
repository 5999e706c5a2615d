"""Origami Islands for tests of the page: positions that chance must bring first, and ways to play by clicks."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import quote

from playwright.sync_api import Locator
from tests.web.people import ME, Guest, Plan

GREEDY: Plan = {"kind": "bot", "level": "greedy"}
SOLO: dict[str, object] = {"science": True}
LIT = ".lands .cell.offered"
CHOSEN = ".lands .cell.chosen"
Hello = dict[str, Any]
Words = tuple[str, ...]


# -- getting somewhere -------------------------------------------------------------------------------------------------


def said(tree: dict[str, Any], before: Words = ()) -> Iterator[Words]:
    """Every action that a tree of words offers."""
    for word, node in tree.items():
        if word:
            yield from said(node, (*before, word))
            continue
        for closing in node:
            yield (*before, *closing["bag"], *([closing["last"]] if closing["last"] else []))


def hello(guest: Guest, table: str, mark: str = "") -> Hello:
    """The table as the server tells it to this person now; with the mark of an earlier one, when something is new."""
    if mark:
        guest.get(f"/api/tables/{table}/poll?mark={quote(mark)}")
    polled = guest.get(f"/api/tables/{table}/poll?wait=0")
    found: Hello = next(message for message in polled["messages"] if message["type"] == "hello")
    return {**found, "mark": polled["mark"]}


def chosen_by_chance(actions: list[Words], rng: random.Random) -> Words:
    """Something that leads on: technologies and paint rather than nothing, low bids rather than high ones."""
    for verbs in (("use", "research"), ("paint", "shape")):
        wanted = [action for action in actions if action[0] in verbs]
        if wanted and rng.random() < 0.7:
            return rng.choice(wanted)
    bids = [action for action in actions if action[0] == "bid"]
    return rng.choice(bids[:8]) if bids and rng.random() < 0.7 else rng.choice(actions)


def play_until(guest: Guest, table: str, reached: Callable[[Hello], bool], seed: int = 1) -> Hello:
    """Play without the page until a position is reached in which it is this person's turn, or until the end."""
    rng = random.Random(seed)
    mark = ""
    for number in range(4000):
        now = hello(guest, table, mark)
        if now["ending"]:
            return now
        if now["words"] is None:  # a bot thinks
            mark = now["mark"]
            continue
        mark = ""
        if reached(now):
            return now
        words = " ".join(chosen_by_chance(list(said(now["words"])), rng))
        guest.post(f"/api/tables/{table}/submit", {"key": f"{seed}-{number}", "words": words})
    raise AssertionError("no such position was reached")


def painting(*, turns: bool = False, colours: int = 1, phase: str = "card") -> Callable[[Hello], bool]:
    """A position in which something is painted, if wanted in several turns at one square, or in several colours."""

    def is_it(now: Hello) -> bool:
        view = now["view"]
        ways = [action for action in said(now["words"]) if action[0] == "paint"]
        turned = turnable(ways) is not None if turns else True
        return view["phase"] == phase and len(ways) > 3 and turned and len(view["colours"]) >= colours

    return is_it


def turnable(ways: list[Words]) -> Words | None:
    """Island and square of an anchor at which a shape fits in several turns."""
    anchors = [way[1:3] for way in ways if len(way) == 5]
    turns = {anchor: {way[3] for way in ways if way[1:3] == anchor} for anchor in anchors}
    return next((anchor for anchor in anchors if len(turns[anchor]) > 1), None)


def seated(guest: Guest, *others: Plan, until: Callable[[Hello], bool] | None = None, **more: Any) -> str:
    """A table with this person, who sees a position of their turn; chance may want several tables for it."""
    for seed in range(20):
        table = guest.set_up(ME, *others, game="islands", **more)
        if until is None or not play_until(guest, table, until, seed)["ending"]:
            guest.sit_at(table)
            assert guest.wait_for_turn()
            return table
    raise AssertionError("no such position was reached at any table")


def spot(guest: Guest, land: int, square: str) -> Locator:
    return guest.page.locator(f".lands figure:nth-of-type({land}) [data-square={square}]")


def squares(guest: Guest, which: str) -> set[str]:
    """The words of squares that look like this."""
    return {found.get_attribute("data-square") or "" for found in guest.page.locator(which).all()}


def outcome(guest: Guest) -> Locator:
    return guest.page.locator(".outcome[data-words]")


# -- playing by clicks -------------------------------------------------------------------------------------------------


def next_to_act(ana: Guest, ben: Guest) -> Guest | None:
    """Who is asked by the page; nobody when the match is over."""
    for _ in range(2000):
        for guest in (ana, ben):
            if guest.is_on_turn and guest.page.locator(".bar.mine .turn").count():
                return guest
        if ana.page.locator(".ending").count():
            return None
        ana.page.wait_for_timeout(30)
    raise AssertionError("nobody is asked for anything")


def one_action(guest: Guest, rng: random.Random) -> None:
    """Paint, bid, or say no, by clicks alone; with quick play nothing has to be confirmed."""
    before = guest.told
    passes = guest.page.locator(".next .word[data-word=pass]")
    lit = guest.page.locator(".board .offered:not(.chosen):visible")
    for _ in range(400):
        if guest.told != before:
            return
        if passes.count() and rng.random() < 0.7:
            passes.click()
        elif lit.count():
            lit.nth(rng.randrange(min(lit.count(), 12))).click()
        elif guest.page.locator(".next .word").count():
            guest.page.locator(".next .word").first.click()
        guest.page.wait_for_timeout(50)  # it may be on its way to the server
    raise AssertionError(f"nothing comes of it: {guest.page.locator('.bar').inner_text()}")
