"""Positions as plain values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from kamishima.core.errors import BadPosition

if TYPE_CHECKING:
    from tests.games.origami.conftest import Table

DRAWN = """
    line: cat cat dog dog
    discards: fox sheep
    p1: pig owl
    p1 shown: owl
    p1 left: raccoon
    p2: sheep
"""


def test_a_position_survives_its_plain_form_through_json(table: Table) -> None:
    position = table(DRAWN)
    plain = msgspec.json.decode(msgspec.json.encode(position.game.encode(position.state)))
    again = position.game.decode(plain)
    assert position.game.encode(again) == position.game.encode(position.state)


@pytest.mark.parametrize(
    "script",
    [
        "p1: use shark\np1: rob p2",
        "p1: play zebra right pay lion\np1: use\np1: give monkey",
        "p1: play zebra right pay lion\np1: use\np1: give monkey\np2: give cat",
    ],
    ids=["a victim chosen", "a gift chosen", "gifts passed"],
)
def test_a_position_in_the_middle_of_an_effect_survives_its_plain_form(table: Table, script: str) -> None:
    position = table("""
        p1: zebra lion monkey
        p1 left: shark
        p2: cat
        p3:
    """).then(script)
    plain = position.game.encode(position.state)
    assert position.game.encode(position.game.decode(plain)) == plain


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("hands", [["cat"]], "hands: 2 are needed with 2 players"),
        ("shown", [[], [], []], "shown: 2 are needed with 2 players"),
        ("collections", [[], []], "collections: 4 are needed with 2 players"),
        ("line", ["moon"], "there is no card 'moon'"),
        ("aside", ["moon"], "there is no card 'moon'"),
        ("drawn", "moon", "there is no card 'moon'"),
        ("privy", [[0, 1, "moon"]], "there is no card 'moon'"),
        ("gifts", ["moon", None], "there is no card 'moon'"),
        ("round", "one", "not a position of Origami: Expected `int`, got `str` - at `$.round`"),
        ("rice", -1, "rice: -1 cards cannot be in a deck"),
        ("characters", ["moon"], "there is no card 'moon'"),
        ("stack", [], "stack: something must be left to do"),
        ("stack", [["nap", 0, 0, False]], "stack: 'nap' for seat 0 is nothing that can be to do"),
        ("stack", [["turn", 2, 0, False]], "stack: 'turn' for seat 2 is nothing that can be to do"),
        ("mood", "good", "not a position of Origami: Object contains unknown field `mood`"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(
    table: Table, field: str, value: object, message: str
) -> None:
    position = table(DRAWN)
    plain: dict[str, Any] = position.game.encode(position.state) | {field: value}
    with pytest.raises(BadPosition) as refused:
        position.game.decode(plain)
    assert message in refused.value.message


def test_a_missing_field_is_refused(table: Table) -> None:
    position = table(DRAWN)
    plain = position.game.encode(position.state)
    del plain["deck"]
    with pytest.raises(BadPosition, match="Object missing required field `deck`"):
        position.game.decode(plain)


@pytest.mark.parametrize(
    ("field", "value"),
    [("seat", 2), ("starter", 2), ("privy", [[2, 0, "pig"]]), ("looked", [[0, 2, 0]]), ("gifts", ["pig"])],
)
def test_seats_that_are_not_at_the_table_are_refused(table: Table, field: str, value: object) -> None:
    position = table(DRAWN)
    with pytest.raises(BadPosition):
        position.game.decode(position.game.encode(position.state) | {field: value})


@pytest.mark.parametrize(
    ("field", "value", "fault"),
    [
        ("deck", [], "a card was lost or made"),
        ("rice", 1, "there are 1 rice papers"),
        ("shown", [["fox"], []], "seat 1 believes seat 0 holds"),
    ],
)
def test_faults_name_what_is_impossible_about_a_position(table: Table, field: str, value: object, fault: str) -> None:
    position = table(DRAWN)
    state = position.game.decode(position.game.encode(position.state) | {field: value})
    assert any(fault in found for found in position.game.faults(state))


def test_faults_name_uneven_collections(table: Table) -> None:
    position = table(DRAWN)
    plain: dict[str, Any] = position.game.encode(position.state)
    uneven = position.game.decode(plain | {"collections": [["raccoon", "fox"], [], [], []], "discards": ["sheep"]})
    assert position.game.faults(uneven) == ["the collections of seat 0 differ by more than one card"]
