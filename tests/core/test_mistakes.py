"""All mistakes of a value at once, each with its path and with what would be right."""

from __future__ import annotations

from typing import Annotated, Generic, Literal, TypeVar

import msgspec
import pytest

from kamishima.core.text.mistakes import MistakeList, mistakes

T = TypeVar("T")


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A strict piece."""


class Sourced(Piece, Generic[T], frozen=True):
    value: T = msgspec.field(name="is")


class Draw(Piece, frozen=True, tag_field="verb", tag="draw"):
    cards: Annotated[int, msgspec.Meta(ge=1)]


class Sweep(Piece, frozen=True, tag_field="verb", tag="sweep"):
    pass


class Card(Piece, frozen=True):
    cost: Sourced[int]
    colour: Literal["red", "yellow"] = "red"
    verbs: tuple[Draw | Sweep, ...] = ()
    names: dict[str, int] = {}


def found(plain: object) -> list[str]:
    return [f"{path}: {reason}" for path, reason in mistakes(plain, Card, "card")]


def test_a_good_value_has_none() -> None:
    assert found({"cost": {"is": 2}, "verbs": [{"verb": "sweep"}]}) == []


@pytest.mark.parametrize(
    ("more", "reason"),
    [
        ({"cost": {"is": "2"}}, "card.cost.is: Expected `int`, got `str`"),
        ({"cost": 3}, "card.cost: Expected `object`, got `int`"),
        ({"colour": "rot"}, "card.colour: Invalid enum value 'rot'; there are red, yellow"),
        ({"colour": "yelow"}, "card.colour: Invalid enum value 'yelow'; there are red, yellow; did you mean 'yellow'?"),
        ({"coulour": 1}, "card: Object contains unknown field `coulour`; did you mean 'colour'?"),
        ({"shape": 1}, "card: Object contains unknown field `shape`; there are cost, colour, verbs, names"),
        ({"names": {"cat": "x"}}, "card.names.cat: Expected `int`, got `str`"),
        (
            {"verbs": [{"verb": "drawx"}]},
            "card.verbs[0].verb: Invalid value 'drawx'; there are draw, sweep; did you mean 'draw'?",
        ),
        ({"verbs": [{"verb": "draw", "cards": 0}]}, "card.verbs[0].cards: Expected `int` >= 1"),
        (
            {"verbs": [{"verb": "sweep", "cards": 1}]},
            "card.verbs[0]: Object contains unknown field `cards`; there are none",
        ),
    ],
)
def test_each_mistake_is_told_with_its_path_and_what_is_allowed(more: dict[str, object], reason: str) -> None:
    assert found({"cost": {"is": 2}, **more}) == [reason]


def test_all_mistakes_are_told() -> None:
    plain = {"colour": 3, "names": {"a": "x", "b": 1, "c": None}, "verbs": [{"verb": "draw"}, {"cards": 1}, 7]}
    assert [line.partition(": ")[0] for line in found(plain)] == [
        "card", "card.colour", "card.verbs[0]", "card.verbs[1]", "card.verbs[2]", "card.names.a", "card.names.c",
    ]  # fmt: skip


def test_no_more_are_looked_for_than_are_wanted() -> None:
    looking = MistakeList(2)
    assert looking.read({"names": {str(number): "x" for number in range(1000)}}, Card) is None
    assert looking.read({"names": 3}, Card) is None
    assert len(looking.mistakes) == 2
