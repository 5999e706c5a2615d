"""Positions of Shaman Island to begin a test with, and how to press what is on its map."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
import pytest
from playwright.sync_api import Locator
from tests.web.people import BOT, ME, Guest

from kamishima import __version__
from kamishima.core.chance import SecretDice
from kamishima.core.match import Match
from kamishima.core.record import record, write
from kamishima.core.turn import Decision, SeatId
from kamishima.games.registry import box

View = dict[str, Any]
SEA = ".board .sea"
PIECE = f"{SEA} .area.piece"
TILE = f"{SEA} .area.tile"
TARGET = f"{SEA} .area.target"
ROUNDS = 6
SECRET = bytes(range(32))


def hello(guest: Guest, table: str) -> View:
    """Everything that the server tells this person about a table."""
    messages = guest.get(f"/api/tables/{table}/poll?wait=0")["messages"]
    found: View = next(message for message in messages if message["type"] == "hello")
    return found


class Moment(NamedTuple):
    """A position of a match at which somebody decides."""

    at: int
    seat: SeatId
    view: View
    words: list[str]
    parting: str
    """An action that would break an island in two; empty when there is none."""


class Played(NamedTuple):
    """A match that was played to its end."""

    record: str
    moments: list[Moment]


def parting(match: Match, turn: Decision) -> str:
    """The first slide or sink after which there are more islands."""
    game, state = match.game, match.state
    now = len(msgspec.to_builtins(game.view(state, turn.seat))["islands"])
    for action in turn.actions:
        if action.text.startswith(("slide", "sink")):
            after = msgspec.to_builtins(game.view(game.apply(state, action), turn.seat))
            if len(after["islands"]) > now:
                return action.text
    return ""


@lru_cache
def played(players: int) -> Played:
    """A match that is the same each time: its moments are positions to begin with."""
    game = box("shaman").table(players, {"turn-limit": ROUNDS})
    match = Match(game, tuple("ABCD"[:players]), SecretDice(SECRET))
    rng, moments = random.Random(5), list[Moment]()
    while isinstance(turn := match.turn, Decision):
        texts = [action.text for action in turn.actions]
        view = msgspec.to_builtins(game.view(match.state, turn.seat))
        moments.append(Moment(len(match.log), turn.seat, view, texts, parting(match, turn)))
        verb = rng.choice(sorted({text.split()[0] for text in texts}))
        match.say(turn.seat, rng.choice([text for text in texts if text.startswith(verb)]))
    return Played(write(record(match, "house", __version__, SECRET, publish=True)), moments)


def seated(guest: Guest, players: int, until: Callable[[Moment], bool] | None = None) -> str:
    """This person at a table with bots when it is their turn: at the beginning, or at a moment like that."""
    if until is None:
        table = guest.set_up(ME, *[BOT] * (players - 1), game="shaman")
    else:
        text, moments = played(players)
        found = next(moment for moment in moments if until(moment))
        old = guest.post("/api/records", {"record": text})["id"]
        body = {"index": found.at, "seat": found.seat, "name": guest.name, "level": "uniform"}
        table = guest.post(f"/api/tables/{old}/branch", body)["id"]
    guest.sit_at(table)
    assert guest.wait_for_turn()
    return table


def in_turn(moment: Moment) -> bool:
    """Somebody has two actions, and a shaman on the land."""
    view = moment.view
    is_first = view["phase"] == "turn" and view["actions_left"] == 2
    return is_first and view["tribes"][view["turn_of"]]["shaman"] is not None


def under_way(moment: Moment) -> bool:
    """The same, while somebody's spirit movement is under way."""
    return in_turn(moment) and any([tribe["spirit"] is not None for tribe in moment.view["tribes"]])


def sliding(moment: Moment) -> bool:
    """Somebody can slide tiles, after some have been slid."""
    return moment.view["round"] > 2 and any([words.startswith("slide") for words in moment.words])


def parts(moment: Moment) -> bool:
    """Somebody can break an island in two."""
    return moment.parting != ""


def choosing(moment: Moment) -> bool:
    """Somebody chooses the first warrior."""
    return bool(moment.view["phase"] == "coin")


def press(thing: Locator) -> None:
    """Press something of the map, wherever it is covered in part."""
    thing.dispatch_event("click")


def held_tile_with_targets(guest: Guest) -> Locator:
    """Take a tile in hand that can slide; its targets."""
    tiles = guest.page.locator(f"{TILE}.offered")
    for place in range(tiles.count()):
        press(tiles.nth(place))
        targets = guest.page.locator(TARGET)
        if targets.count() > 0:
            return targets
        press(guest.page.locator(f"{TILE}.chosen"))
    pytest.fail("no tile can slide")
