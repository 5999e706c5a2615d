"""Scoring: printed points and scoring effects, card by card (O7.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kamishima.games.origami.pack import schema
from kamishima.games.origami.rules.cards import Kind, Pile


class Holding:
    """What scoring effects look at: the collections of a seat, its hand, and the families in play."""

    def __init__(self, left: Pile, right: Pile, hand: int, rice: int, families: int) -> None:
        self.piles: Final[tuple[Pile, ...]] = (left, right)
        self.mine: Final[Pile] = left + right
        self.hand: Final = hand
        self.rice: Final = rice
        """How many rice papers are in hand."""
        self.families: Final = families
        """How many families are in play."""


def is_of_family(kind: Kind, family: str) -> bool:
    return kind.family == family or kind.every_family


def different_families(mine: Pile, in_play: int) -> int:
    """How many families there are among some cards; a card of every family belongs to all that are in play."""
    found: list[str] = []
    for kind in mine:
        if kind.every_family:
            return in_play
        if kind.family not in found:
            found.append(kind.family)
    return len(found)


class ScoringRule:
    """What a card's scoring effect adds to its printed points: nothing by itself where others look at what it is."""

    def bonus(self, card: Kind, side: int, place: int, holding: Holding) -> int:
        """Points beyond the printed ones of the card at a place of a collection; 0 is the bottom."""
        return 0


class Bonus(ScoringRule):
    """Sheep, Butterfly."""

    def __init__(self, verb: schema.Bonus) -> None:
        self.points: Final[int] = verb.points
        self.having: Final[str] = verb.having
        self.beneath: Final[str] = verb.beneath

    def bonus(self, card: Kind, side: int, place: int, holding: Holding) -> int:
        wanted = self.having or self.beneath
        for kind in holding.mine if self.having else holding.piles[side][:place]:
            if kind.name == wanted:
                return self.points
        return 0


class Per(ScoringRule):
    """Chicken, Minnow, Whale, Gorilla, Bee, Velociraptor."""

    def __init__(self, verb: schema.Per) -> None:
        self.points: Final[int] = verb.points
        self.card: Final[str] = verb.card
        self.family: Final[str] = verb.family
        self.other: Final[bool] = verb.other

    def _counts(self, kind: Kind) -> bool:
        return is_of_family(kind, self.family) if self.family else kind.name == self.card

    def bonus(self, card: Kind, side: int, place: int, holding: Holding) -> int:
        count = 0
        for kind in holding.mine:
            if self._counts(kind):
                count += 1
        if self.other and self._counts(card):
            count -= 1
        return self.points * count


class PerHand(ScoringRule):
    """Rabbit, Tengu."""

    def __init__(self, verb: schema.PerHand | schema.PerRice) -> None:
        self.points: Final[int] = verb.points
        self.every: Final[int] = verb.every

    def bonus(self, card: Kind, side: int, place: int, holding: Holding) -> int:
        return self.points * (holding.hand // self.every)


class PerRice(PerHand):
    """Arctic Fox."""

    def bonus(self, card: Kind, side: int, place: int, holding: Holding) -> int:
        return self.points * (holding.rice // self.every)


class PerFamily(ScoringRule):
    """Kirin."""

    def __init__(self, verb: schema.PerFamily) -> None:
        self.points: Final[int] = verb.points

    def bonus(self, card: Kind, side: int, place: int, holding: Holding) -> int:
        return self.points * different_families(holding.mine, holding.families)


class Worth(ScoringRule):
    """Ant."""

    def __init__(self, verb: schema.Worth) -> None:
        self.points: Final[int] = verb.points
        self.copies: Final[int] = verb.copies

    def bonus(self, card: Kind, side: int, place: int, holding: Holding) -> int:
        count = 0
        for kind in holding.mine:
            if kind is card:
                count += 1
        return self.points - card.points if count >= self.copies else 0


class Touching(ScoringRule):
    """Macaw."""

    def __init__(self, verb: schema.Touching) -> None:
        self.points: Final[int] = verb.points
        self.card: Final[str] = verb.card

    def bonus(self, card: Kind, side: int, place: int, holding: Holding) -> int:
        pile = holding.piles[side]
        for other in (place - 1, place + 1):
            if 0 <= other < len(pile) and pile[other].name == self.card:
                return self.points
        return 0


class OnTop(ScoringRule):
    """Toucan."""

    def __init__(self, verb: schema.OnTop) -> None:
        self.points: Final[int] = verb.points

    def bonus(self, card: Kind, side: int, place: int, holding: Holding) -> int:
        return self.points if place + 1 == len(holding.piles[side]) else 0


class Difference(ScoringRule):
    """Anaconda: it counts last, over what all other cards have scored."""


RULES: Final[dict[type, Callable[[Any], ScoringRule]]] = {
    schema.Bonus: Bonus,
    schema.Per: Per,
    schema.PerHand: PerHand,
    schema.PerRice: PerRice,
    schema.PerFamily: PerFamily,
    schema.Worth: Worth,
    schema.Touching: Touching,
    schema.OnTop: OnTop,
}


def rule_of(verb: object) -> ScoringRule:
    if isinstance(verb, schema.Difference):
        return Difference()
    return RULES[type(verb)](verb) if type(verb) in RULES else ScoringRule()  # the Chameleon adds nothing
