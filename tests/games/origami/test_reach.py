"""The view tells whoever decides where the words of its actions lie."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pytest

from kamishima.core.turn import Action, Chance, Decision, SeatId, seat_word
from kamishima.games.origami.game import Origami
from kamishima.games.origami.pack.content import house_content
from kamishima.games.origami.rules.actions import SIDES
from kamishima.games.origami.rules.state import State
from kamishima.games.origami.show.view import CardLine, Names, View, Zone

if TYPE_CHECKING:
    from tests.games.origami.conftest import Table

CARDS = {*house_content().cards, "rice-paper"}
TAKING = ("draw", "take", "swap")
"""What is said after these leaves where it lay."""


def zones(view: View, said: Sequence[str]) -> tuple[Zone, ...]:
    """Where the word after these lies, as everybody reads it who looks at a view."""
    for words, places in reversed(view.reach.items()):
        after = words.split()
        if set(after) <= set(said):
            return places[min(len(said) - len(after), len(places) - 1)]
    return ()


def cards_of(piles: Sequence[Sequence[CardLine]]) -> list[str]:
    return [line.card for pile in piles for line in pile]


def lying(view: View, zone: Zone) -> Names:
    """The words of a zone."""
    assert view.seat is not None
    own = view.players[view.seat]
    collections = [pile for player in view.players for pile in (player.left, player.right)]
    places = [str(place) for pile in collections for place in range(1, len(pile) + 2)]
    words: dict[Zone, Sequence[str]] = {
        "line": view.line,
        "hand": own.hand or (),
        "aside": view.aside or (),
        "discards": view.discards,
        "tops": cards_of([pile[-1:] for pile in collections]),
        "own": cards_of((own.left, own.right)),
        "sides": SIDES,
        "seats": [seat_word(SeatId(seat)) for seat in range(len(view.players))],
        "own-places": [*SIDES, *places],
        "places": [*SIDES, *places, *[seat_word(SeatId(seat)) for seat in range(len(view.players))]],
    }
    return tuple(words[zone])


def assert_told(game: Origami, state: State, view: View, action: Action) -> None:
    words = action.phrase().words
    for place, word in enumerate(words[1:], start=1):
        found = zones(view, words[:place])
        if word not in ("pay", "under", "top"):
            assert any(word in lying(view, zone) for zone in found), (action, word, found)
        if words[0] in TAKING and word in CARDS:
            after = game.view(game.apply(state, action), SeatId(view.seat or 0))
            assert isinstance(after, View)
            (zone,) = found
            assert lying(after, zone).count(word) < lying(view, zone).count(word), (action, word, zone)


def check_decision(game: Origami, state: State, turn: Decision, rng: random.Random) -> set[str]:
    """Which words the view of the acting seat is about."""
    views = [game.view(state, seat) for seat in game.seats]
    for seat, view in enumerate(views):
        assert isinstance(view, View)
        assert seat == turn.seat or view.reach == {}
    view = views[turn.seat]
    assert isinstance(view, View)
    for action in rng.sample(turn.actions, min(len(turn.actions), 12)):
        assert_told(game, state, view, action)
    return {words.split()[-1] for words in view.reach}


def test_what_is_offered_lies_where_the_view_says() -> None:
    told = set[str]()
    for number in range(36):
        options, rng = {"box": ("classic", "legends", "combined")[number % 3]}, random.Random(number)
        game = Origami(house_content(), 2 + number % 2, options)
        state = game.start()
        while isinstance(turn := game.turn(state), Decision | Chance):
            if isinstance(turn, Decision):
                told |= check_decision(game, state, turn, rng)
            state = game.apply(state, rng.choice(turn.actions))
    assert " ".join(sorted(told)) == "copy discard draw give look move pay play rob sink swap take top use"


@pytest.mark.parametrize(
    ("drawn", "said", "zone"),
    [
        ("line: cat\ndiscards: cat\np1: elephant zebra zebra", "play elephant left pay zebra zebra", "discards"),
        ("line: cat\ndiscards: cat\np1: eagle eagle chicken chick", "play eagle left pay eagle chicken chick", "line"),
    ],
)
def test_the_same_card_in_two_places_is_taken_from_one(table: Table, drawn: str, said: str, zone: Zone) -> None:
    view = table(drawn).then(f"p1: {said}").view("p1")
    assert zones(view, ["take"]) == (zone,)


def test_a_spectator_is_told_nothing(table: Table) -> None:
    assert table("line: cat").view("all").reach == {}
