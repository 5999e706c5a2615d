"""Positions that a seat cannot tell apart."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from kamishima.core.turn import SeatId
from kamishima.games.origami.rules.actions import names

if TYPE_CHECKING:
    from tests.games.origami.conftest import Position, Table


def hands_seen(position: Position, audience: SeatId | None, owner: int, times: int = 60) -> set[tuple[str, ...]]:
    """The hands that a seat holds in positions which the audience cannot tell apart."""
    rng = random.Random(1)
    found = set()
    for _ in range(times):
        other = position.game.resample(position.state, audience, rng)
        assert position.game.faults(other) == []
        assert position.game.view(other, audience) == position.game.view(position.state, audience)
        found.add(names(other.hands[owner]))
    return found


def test_a_hidden_hand_may_hold_any_cards(table: Table) -> None:
    position = table("p1: cat\np2: fox owl")
    assert len(hands_seen(position, SeatId(0), 1)) > 20


def test_the_own_hand_stays(table: Table) -> None:
    position = table("p1: cat\np2: fox owl")
    assert hands_seen(position, SeatId(1), 1) == {("fox", "owl")}


def test_what_everybody_has_seen_stays_in_the_hand(table: Table) -> None:
    position = table("p1: cat\np2: fox owl\np2 shown: owl")
    for audience in (SeatId(0), None):
        hands = hands_seen(position, audience, 1)
        assert all("owl" in hand for hand in hands)
        assert len(hands) > 5


def test_a_thief_knows_what_is_left_and_a_third_player_does_not(table: Table) -> None:
    position = table("p1 left: shark\np2: cat dog\np2 shown: cat dog\np3:").then("p1: use shark, rob p2\n~: card cat")
    assert hands_seen(position, SeatId(0), 1) == {("dog",)}
    assert len(hands_seen(position, SeatId(2), 1)) > 5
    assert hands_seen(position, SeatId(1), 0) == {("cat",)}


@pytest.mark.parametrize("audience", [SeatId(1), None])
def test_cards_looked_at_may_be_any_cards_for_the_others(table: Table, audience: SeatId | None) -> None:
    position = table("p1 left: fox").then("p1: use fox\n~: card cat, card owl, card pig")
    rng = random.Random(1)
    seen = {names(position.game.resample(position.state, audience, rng).aside) for _ in range(40)}
    assert len(seen) > 10
    assert names(position.game.resample(position.state, SeatId(0), rng).aside) == ("cat", "pig", "owl")


def test_a_card_turned_over_by_a_vulture_is_no_secret(table: Table) -> None:
    position = table("p1: raccoon\np1 left: vulture").then("p1: use vulture\n~: card eagle")
    assert names(position.game.resample(position.state, None, random.Random(1)).aside) == ("eagle",)


def test_a_gift_that_was_chosen_is_in_the_hand_that_gives_it(table: Table) -> None:
    position = table("p1: zebra lion monkey\np2: cat dog").then("p1: play zebra left pay lion, use, give monkey")
    rng = random.Random(1)
    gifts = set()
    for _ in range(40):
        other = position.game.resample(position.state, SeatId(1), rng)
        gift = other.gifts[0]
        assert gift in other.hands[0]
        gifts.add(gift)
    assert len(gifts) > 5
