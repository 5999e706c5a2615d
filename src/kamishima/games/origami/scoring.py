"""Scoring: printed points and scoring effects, card by card (O7.1)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from kamishima.core.game import SeatId
from kamishima.games.origami import content as pack
from kamishima.games.origami.cards import Kind, Pile
from kamishima.games.origami.content import Content
from kamishima.games.origami.state import State


class ScoringRule:
    """What a card's scoring effect adds to its printed points."""

    @abstractmethod
    def bonus(self, card: Kind, beneath: Pile, mine: Pile, hand: int) -> int:
        """Points beyond the printed ones; `mine` are all cards of both collections, the card included."""


class Bonus(ScoringRule):
    """Sheep, Butterfly."""

    def __init__(self, verb: pack.Bonus) -> None:
        self.points: Final[int] = verb.points
        self.having: Final[str] = verb.having
        self.beneath: Final[str] = verb.beneath

    def bonus(self, card: Kind, beneath: Pile, mine: Pile, hand: int) -> int:
        wanted = self.having or self.beneath
        for kind in mine if self.having else beneath:
            if kind.name == wanted:
                return self.points
        return 0


class Per(ScoringRule):
    """Chicken, Minnow, Whale, Gorilla, Bee."""

    def __init__(self, verb: pack.Per) -> None:
        self.points: Final[int] = verb.points
        self.card: Final[str] = verb.card
        self.family: Final[str] = verb.family
        self.other: Final[bool] = verb.other

    def _counts(self, kind: Kind) -> bool:
        return kind.name == self.card or kind.family == self.family

    def bonus(self, card: Kind, beneath: Pile, mine: Pile, hand: int) -> int:
        count = 0
        for kind in mine:
            if self._counts(kind):
                count += 1
        if self.other and self._counts(card):
            count -= 1
        return self.points * count


class PerHand(ScoringRule):
    """Rabbit."""

    def __init__(self, verb: pack.PerHand) -> None:
        self.points: Final[int] = verb.points
        self.every: Final[int] = verb.every

    def bonus(self, card: Kind, beneath: Pile, mine: Pile, hand: int) -> int:
        return self.points * (hand // self.every)


class Worth(ScoringRule):
    """Ant."""

    def __init__(self, verb: pack.Worth) -> None:
        self.points: Final[int] = verb.points
        self.copies: Final[int] = verb.copies

    def bonus(self, card: Kind, beneath: Pile, mine: Pile, hand: int) -> int:
        count = 0
        for kind in mine:
            if kind is card:
                count += 1
        return self.points - card.points if count >= self.copies else 0


def rule_of(verb: object) -> ScoringRule:
    """The rule behind a verb of the content."""
    if isinstance(verb, pack.Bonus):
        return Bonus(verb)
    if isinstance(verb, pack.Per):
        return Per(verb)
    if isinstance(verb, pack.PerHand):
        return PerHand(verb)
    assert isinstance(verb, pack.Worth)
    return Worth(verb)


class CardScore:
    """What one card in a collection is worth."""

    def __init__(self, card: Kind, side: int, bonus: int) -> None:
        self.card: Final = card
        self.side: Final = side
        self.bonus: Final = bonus


class Scorer:
    """Counts the points of collections."""

    def __init__(self, content: Content, kinds: tuple[Kind, ...]) -> None:
        self._rules: Final[list[list[ScoringRule]]] = [
            [rule_of(verb) for verb in effect.verbs] if effect.when == "scoring" else []
            for effect in [content.cards[kind.name].effect for kind in kinds]
        ]

    def sheet(self, table: State, seat: SeatId) -> list[CardScore]:
        """The score of a seat card by card, left collection first, each from the bottom."""
        mine = table.collection(seat, 0) + table.collection(seat, 1)
        hand = len(table.hands[seat])
        found: list[CardScore] = []
        for side in range(2):
            pile = table.collection(seat, side)
            for place in range(len(pile)):
                found.append(CardScore(pile[place], side, self._bonus(pile[place], pile[:place], mine, hand)))
        return found

    def _bonus(self, card: Kind, beneath: Pile, mine: Pile, hand: int) -> int:
        total = 0
        for rule in self._rules[card.index]:
            total += rule.bonus(card, beneath, mine, hand)
        return total

    def score(self, table: State, seat: SeatId) -> int:
        """The points of a seat."""
        total = 0
        for line in self.sheet(table, seat):
            total += line.card.points + line.bonus
        return total

    def scores(self, table: State) -> tuple[int, ...]:
        """The points of every seat."""
        return tuple([self.score(table, SeatId(seat)) for seat in range(table.players)])
