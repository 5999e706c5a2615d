"""Positions as plain values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from tests.games.islands.conftest import AWAY, HOME, Seat, painted

from kamishima.core.errors import BadPosition

if TYPE_CHECKING:
    from tests.games.islands.conftest import Position, Table


def drawn(table: Table) -> Position:
    position: Position = table(Seat(i1=painted(HOME, red="b1 a2", blue="c1"), coal=(1, 2), gold=(0, 1)), Seat(coins=3))
    return position


def test_a_position_survives_its_plain_form_through_json(table: Table) -> None:
    position = drawn(table)
    plain = msgspec.json.decode(msgspec.json.encode(position.game.encode(position.state)))
    again = position.game.decode(plain)
    assert position.game.encode(again) == position.game.encode(position.state)
    assert plain["players"][0]["lands"][0]["squares"] == "rb..r....................."


@pytest.mark.parametrize(
    "script",
    ["~: die 2\np1: bid 2\np2: pass", "~: die 2\np1: bid 2\np2: pass\np1: decline, paint i1 b2 east blue"],
    ids=["coal pits under way", "one domino painted"],
)
def test_a_position_in_the_middle_of_an_action_survives_its_plain_form(table: Table, script: str) -> None:
    position = drawn(table).then(script)
    plain = position.game.encode(position.state)
    assert position.game.encode(position.game.decode(plain)) == plain


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("players",), [], "players: 2 are needed, not 0"),
        (("players", 0, "sheets"), ["a", "z"], "players[0].sheets: there is no sheet 'z'"),
        (("players", 0, "lands"), [{"squares": "", "own": [], "other": []}], "players[0].lands: 4 are needed, not 1"),
        (("players", 0, "lands", 0, "squares"), "x" * 26, "players[0]: home has 26 squares, each one of '.bgr'"),
        (("players", 0, "lands", 0, "squares"), "...", "players[0]: home has 26 squares"),
        (("card",), 7, "card: there is no card 7"),
        (("levels",), [1], "levels: none, or one for each of 7 technologies"),
        (("stack",), [], "stack: something must be left to do"),
        (("stack",), [["dancing", 0, 0, 0, 0, []]], "stack: 'dancing' for seat 0 is nothing that can be to do"),
        (("stack",), [["bidding", 5, 0, 0, 0, []]], "stack: 'bidding' for seat 5 is nothing"),
        (("coins",), 3, "not a position of Origami Islands: Object contains unknown field `coins`"),
        (("round",), "one", "not a position of Origami Islands: Expected `int`, got `str` - at `$.round`"),
    ],
)
def test_a_broken_position_is_refused_with_its_place(
    table: Table, path: tuple[str | int, ...], value: object, message: str
) -> None:
    position = drawn(table)
    plain: Any = msgspec.json.decode(msgspec.json.encode(position.game.encode(position.state)))
    inner = plain
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    with pytest.raises(BadPosition) as refused:
        position.game.decode(plain)
    assert message in refused.value.message


def planted(table: Table, path: tuple[str | int, ...], value: object) -> list[str]:
    """The faults of a position with one value changed."""
    position = table(Seat(i1=painted(HOME, red="b1"), i2=painted(AWAY, red="b1"), access=(0, 0)), Seat(), catch_up=True)
    plain: Any = msgspec.json.decode(msgspec.json.encode(position.game.encode(position.state)))
    inner = plain
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return position.game.faults(position.game.decode(plain))


def test_faults_find_a_lost_coin_a_lost_token_and_paint_that_was_not_paid_for(table: Table) -> None:
    assert any("coins were lost or made" in fault for fault in planted(table, ("issued",), 29))
    assert any("tokens were lost or made" in fault for fault in planted(table, ("reserve",), [2, 3]))
    assert any("accesses" in fault for fault in planted(table, ("round",), 1))  # two islands without a Lighthouse
    assert any("are begun, but" in fault for fault in planted(table, ("players", 0, "begun"), [0]))
    filled = {"squares": "r" + "." * 25, "own": [0], "other": []}
    assert any(
        "a filled outline with empty squares" in fault for fault in planted(table, ("players", 0, "lands", 0), filled)
    )
