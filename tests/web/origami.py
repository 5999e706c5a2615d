"""Moments of Origami to begin a test with: matches that are the same each time, played on from where they are."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
from tests.web.people import Guest

from kamishima import __version__
from kamishima.core.chance import SecretDice
from kamishima.core.match import Match
from kamishima.core.record import record, write
from kamishima.core.turn import Decision, SeatId
from kamishima.games.registry import box as game_box

View = dict[str, Any]
MATCHES = 6
PLAYS = 0.6
"""How often a card is played where one can be: so that collections grow."""


class Moment(NamedTuple):
    """A position of a match at which somebody decides."""

    match: int
    at: int
    seat: SeatId
    view: View
    words: tuple[str, ...]

    @property
    def verbs(self) -> set[str]:
        """The first words of what may be done."""
        return {text.split()[0] for text in self.words}

    @property
    def lying(self) -> int:
        """How many cards lie on the table and in the own hand."""
        piles = sum([len(player["left"]) + len(player["right"]) for player in self.view["players"]])
        return piles + len(self.view["players"][self.seat]["hand"])


@lru_cache
def played(players: int, box: str) -> tuple[list[str], list[Moment]]:
    """The records of some matches, and all moments of them."""
    records, moments = list[str](), list[Moment]()
    for number in range(MATCHES):
        secret = bytes([number + 1]) * 32
        game = game_box("origami").table(players, {"box": box})
        match = Match(game, tuple("ABCD"[:players]), SecretDice(secret))
        rng = random.Random(number)
        while isinstance(turn := match.turn, Decision):
            texts = tuple([action.text for action in turn.actions])
            view = msgspec.to_builtins(game.view(match.state, turn.seat))
            moments.append(Moment(number, len(match.log), turn.seat, view, texts))
            plays = [text for text in texts if text.startswith("play")]
            match.say(turn.seat, rng.choice(plays if plays and rng.random() < PLAYS else texts))
        records.append(write(record(match, "house", __version__, secret, publish=True)))
    return records, moments


def fullest(players: int, box: str, wanted: Callable[[Moment], bool]) -> Moment:
    """The moment like that at which most cards lie on the table."""
    return max([moment for moment in played(players, box)[1] if wanted(moment)], key=lambda moment: moment.lying)


def seated_at(guest: Guest, players: int, box: str, moment: Moment) -> None:
    """This person at a table with bots, where it is their turn at that moment."""
    old = guest.post("/api/records", {"record": played(players, box)[0][moment.match]})["id"]
    body = {"index": moment.at, "seat": moment.seat, "name": guest.name, "level": "uniform"}
    guest.sit_at(guest.post(f"/api/tables/{old}/branch", body)["id"])
    assert guest.wait_for_turn()


def _dear_ways(moment: Moment) -> list[list[str]]:
    """The ways to play a card that is paid with two cards or more."""
    ways = [text.split() for text in moment.words if text.startswith("play")]
    return [way for way in ways if "pay" in way and len(way) - way.index("pay") > 2]


def lays_on_both(moment: Moment) -> bool:
    """Such a card can be laid on either collection in somebody's turn."""
    return moment.view["phase"] == "turn" and {"left", "right"} <= {way[2] for way in _dear_ways(moment)}


def dear_card(moment: Moment) -> str:
    """A card that is paid with two cards or more."""
    return _dear_ways(moment)[0][1]
