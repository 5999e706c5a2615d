"""Positions as plain values, and what is impossible about them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from kamishima.core.errors import BadPosition

if TYPE_CHECKING:
    from tests.games.shaman.tables import Drawn, Table

DRAWN = r"""
    37  ~  ~  ~  ~  ~  ~
    36  ~ /2a2 \/1b1 \ ~
    35  ~ \2*2 /\1 1B/ ~
    34  ~  ~  ~  ~  ~  ~
        l  m  n  o  p  q
    a suns: spirit on m35, shaman on the warrior on m36
"""


def plain_of(table: Table) -> dict[str, Any]:
    return table.game.encode(table.state)


def test_a_position_survives_its_plain_form_through_json(drawn: Drawn) -> None:
    table = drawn(DRAWN)
    text = msgspec.json.encode(plain_of(table))
    again = table.game.decode(msgspec.json.decode(text))
    assert table.game.encode(again) == plain_of(table)


def test_the_plain_form_can_be_read(drawn: Drawn) -> None:
    plain = plain_of(drawn(DRAWN))
    assert plain["stacks"][:3] == [["m35", 2], ["o35", 1], None]
    assert plain["tribes"][0] == {"shaman": None, "warriors": ["m36", *[None] * 5], "spirit": "m35", "host": 0}
    assert plain["tribes"][1] == {"shaman": "p35", "warriors": ["o36", *[None] * 5], "spirit": None, "host": None}


def test_slots_and_so_the_order_of_actions_survive(drawn: Drawn) -> None:
    table = drawn(DRAWN, seat=1).say("slide m35 west west")
    again = table.game.decode(plain_of(table))
    assert [action.text for action in table.game.offer(again).actions] == table.offers()  # type: ignore[attr-defined]  # it is a Decision


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("phase", "nap", "phase: there is no 'nap'; there are lot, deal, build, coin, place, turn, settle, over"),
        ("stacks", [["m35", 1]], "stacks: 11 are needed, used or not, with 2 players"),
        ("stacks", [["moon", 1], *[None] * 10], "stacks: no tile fits at 'moon'"),
        ("stacks", [["em35", 1], *[None] * 10], "stacks: no tile fits at 'em35'"),
        ("stacks", [["m35", 0], *[None] * 10], "stacks: m35 cannot be 0 tiles high"),
        ("tribes", [], "tribes: 2 are needed with 2 players"),
        ("seat", 2, "seat: 2 is not below 2"),
        ("settler", -1, "settler: -1 is not below 2"),
        ("starter", 2, "starter: 2 is not below 2"),
        ("coin", 6, "coin: 6 is not below 6"),
        ("rider", 14, "rider: 14 is not below 14"),
        ("turns", "one", "not a position of Shaman Island: Expected `int`, got `str` - at `$.turns`"),
        ("mood", "good", "not a position of Shaman Island: Object contains unknown field `mood`"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_reason(
    drawn: Drawn, field: str, value: object, message: str
) -> None:
    table = drawn(DRAWN)
    with pytest.raises(BadPosition) as refused:
        table.game.decode(plain_of(table) | {field: value})
    assert message in refused.value.message


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("shaman", "a10", "tribes: nothing can stand on 'a10'"),
        ("shaman", "moon", "tribes: nothing can stand on 'moon'"),
        ("warriors", ["m36"], "tribes: a tribe has 6 warriors, not 1"),
        ("host", 6, "tribes: there is no coin 6"),
    ],
)
def test_a_tribe_that_cannot_be_is_refused(drawn: Drawn, field: str, value: object, message: str) -> None:
    table = drawn(DRAWN)
    plain = plain_of(table)
    plain["tribes"][0][field] = value
    with pytest.raises(BadPosition) as refused:
        table.game.decode(plain)
    assert message in refused.value.message


def test_a_missing_field_is_refused(drawn: Drawn) -> None:
    table = drawn(DRAWN)
    plain = plain_of(table)
    del plain["sunk"]
    with pytest.raises(BadPosition, match="Object missing required field `sunk`"):
        table.game.decode(plain)


def faults(table: Table, **changes: Any) -> list[str]:
    plain = plain_of(table)
    for field, value in changes.items():
        plain[field] = value
    return table.game.faults(table.game.decode(plain))


def test_faults_name_a_tile_that_was_lost_or_made(drawn: Drawn) -> None:
    assert any("a tile was lost or made" in fault for fault in faults(drawn(DRAWN), sunk=3))


def test_faults_name_stacks_that_overlap(drawn: Drawn) -> None:
    assert "two stacks overlap" in faults(drawn(DRAWN), stacks=[["m35", 2], ["o35", 1], ["p35", 1], *[None] * 8])


def test_faults_name_a_piece_that_was_lost_or_doubled(drawn: Drawn) -> None:
    table = drawn(DRAWN)
    assert any("a piece was lost" in fault for fault in faults(table))  # most warriors are not on this drawing
    plain = plain_of(table)
    plain["tribes"][1]["warriors"][1] = "o36"
    assert "two pieces stand on the same space" in table.game.faults(table.game.decode(plain))


def test_faults_name_spirits_that_cannot_be(drawn: Drawn) -> None:
    table = drawn(DRAWN)
    plain = plain_of(table)
    plain["tribes"][1]["spirit"] = "m35"
    found = table.game.faults(table.game.decode(plain))
    assert "two spirits are on the same space" in found
    assert any("seat 1 has a spirit without a warrior" in fault for fault in found)


def test_faults_name_a_game_that_should_be_over(drawn: Drawn) -> None:
    stacks = [["m35", 2], ["o35", 1], ["a10", 1], ["f10", 1], *[None] * 7]
    assert "the game goes on with too many islands" in faults(drawn(DRAWN), stacks=stacks)
