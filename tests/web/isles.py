"""Origami Islands for tests of the page: positions that chance must bring first, and ways to play by clicks."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple
from urllib.parse import quote

import msgspec
from playwright.sync_api import Locator
from tests.web.people import ME, Guest, Plan

from kamishima import __version__
from kamishima.core.chance import SecretDice
from kamishima.core.match import Match
from kamishima.core.record import record, write
from kamishima.core.turn import Decision, SeatId
from kamishima.games.registry import box

GREEDY: Plan = {"kind": "bot", "level": "greedy"}
SOLO: dict[str, object] = {"science": True}
LIT = ".lands .cell.offered"
CHOSEN = ".lands .cell.chosen"
MATCHES = 60
"""So many are looked through for a rare moment."""
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


def painting(*, turns: bool = False, colours: int = 1, lands: int = 1, phase: str = "card") -> Callable[[Hello], bool]:
    """A position in which something is painted, if wanted in several turns at a square, colours or islands."""

    def is_it(now: Hello) -> bool:
        view = now["view"]
        ways = [action for action in said(now["words"]) if action[0] == "paint"]
        turned = turnable(ways) is not None if turns else True
        various = len(view["colours"]) >= colours and len({way[1] for way in ways}) >= lands
        return view["phase"] == phase and len(ways) > 3 and turned and various

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


def seated_to_surround(guest: Guest) -> str:
    """This person alone at a table, where these words would surround a landmark."""
    found: list[str] = []

    def surrounds(now: Hello) -> bool:
        for action in [words for words in said(now["words"]) if words[0] == "paint"][:40]:
            told = guest.post(f"/api/tables/{table}/preview", {"words": " ".join(action)})
            if any(event["event"] == "surrounded" for event in told["events"]):
                found.append(" ".join(action))
                return True
        return False

    table = guest.set_up(ME, game="islands", options={**SOLO, "near": True})
    assert not play_until(guest, table, surrounds)["ending"]
    guest.sit_at(table)
    return found[-1]


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


# -- moments of whole matches ------------------------------------------------------------------------------------------


class Moment(NamedTuple):
    """A position of a match at which somebody decides."""

    match: int
    at: int
    seat: SeatId
    phase: str
    painted: int
    """How many squares of all islands are painted."""


@lru_cache
def played(players: int, seed: int) -> tuple[str, tuple[Moment, ...]]:
    """A match that is the same each time, as a record, and its moments."""
    game = box("islands").table(players, SOLO if players == 1 else {})
    secret = bytes([seed, players]) * 16
    match = Match(game, tuple("ABCDEF"[:players]), SecretDice(secret))
    rng, moments = random.Random(seed), list[Moment]()
    while isinstance(turn := match.turn, Decision):
        view = msgspec.to_builtins(game.view(match.state, turn.seat))
        rows = [row for player in view["players"] for land in player["lands"] for row in land["rows"]]
        painted = len(re.findall("[bgr]", "".join(rows)))
        moments.append(Moment(seed, len(match.log), turn.seat, view["phase"], painted))
        words = [tuple(action.text.split()) for action in turn.actions]
        match.say(turn.seat, " ".join(chosen_by_chance(words, rng)))
    return write(record(match, "house", __version__, secret, publish=True)), tuple(moments)


@lru_cache
def fullest(players: int, phase: str) -> Moment:
    """The moment of that phase with the most paint, in the first match that has one."""
    for seed in range(MATCHES):
        found = [moment for moment in played(players, seed)[1] if moment.phase == phase]
        if found:
            return max(found, key=lambda moment: moment.painted)
    raise AssertionError(f"no match of {players} comes to {phase}")


def seated_at(guest: Guest, players: int, moment: Moment) -> str:
    """This person at a table that begins with such a moment, in the place of whoever decides."""
    old = guest.post("/api/records", {"record": played(players, moment.match)[0]})["id"]
    body = {"index": moment.at, "seat": moment.seat, "name": guest.name, "level": "uniform"}
    table: str = guest.post(f"/api/tables/{old}/branch", body)["id"]
    guest.sit_at(table)
    assert guest.wait_for_turn()
    return table
