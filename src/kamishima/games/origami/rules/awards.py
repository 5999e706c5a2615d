"""Points that a card gives to whoever deserves them, its owner or not: characters and Kappa (O6.3, O7.1)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from kamishima.core.turn import SeatId
from kamishima.games.origami.pack import schema
from kamishima.games.origami.rules.cards import Pile
from kamishima.games.origami.rules.scoring import different_families, is_of_family
from kamishima.games.origami.rules.state import State


class AwardRule:
    @abstractmethod
    def points_for(self, table: State) -> list[int]:
        """The points of each seat."""


def _mine(table: State, seat: int) -> Pile:
    return table.collection(SeatId(seat), 0) + table.collection(SeatId(seat), 1)


class Most(AwardRule):
    """Kappa, yellow Actor, yellow Sumo wrestler, both Samurai: all tied players score; nobody wins with nothing."""

    def __init__(self, verb: schema.Most) -> None:
        self.points: Final[int] = verb.points
        self.of: Final[str] = verb.of
        self.family: Final[str] = verb.family

    def points_for(self, table: State) -> list[int]:
        amounts = [self._amount(table, seat) for seat in range(table.players)]
        best = max(amounts)
        return [self.points if amount == best and best > 0 else 0 for amount in amounts]

    def _amount(self, table: State, seat: int) -> int:
        mine = _mine(table, seat)
        if self.of == "family":
            return sum([is_of_family(kind, self.family) for kind in mine])
        if self.of == "families":
            return different_families(mine, len(table.families))
        if self.of == "top-points":
            return sum([kind.points for kind in table.tops(SeatId(seat))])
        if self.of == "cost":
            return max([kind.cost for kind in mine], default=0)
        return len(mine)


class Fewest(AwardRule):
    """Red Actor: all tied players score."""

    def __init__(self, verb: schema.Fewest) -> None:
        self.points: Final[int] = verb.points

    def points_for(self, table: State) -> list[int]:
        least = min([len(hand) for hand in table.hands])
        return [self.points if len(hand) == least else 0 for hand in table.hands]


class PerCost(AwardRule):
    """Both Emperors: everybody scores for origami of certain costs."""

    def __init__(self, verb: schema.PerCost) -> None:
        self.points: Final[int] = verb.points
        self.least: Final[int] = verb.least
        self.most: Final[int] = verb.most

    def points_for(self, table: State) -> list[int]:
        counts = [
            sum([self.least <= kind.cost <= self.most for kind in _mine(table, seat)]) for seat in range(table.players)
        ]
        return [self.points * count for count in counts]


def award_of(verb: object) -> AwardRule:
    if isinstance(verb, schema.Most):
        return Most(verb)
    if isinstance(verb, schema.Fewest):
        return Fewest(verb)
    assert isinstance(verb, schema.PerCost)
    return PerCost(verb)
