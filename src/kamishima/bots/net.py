"""A small net over the rows of a position: two hidden layers, and for each seat a logit and the points to come.

All numbers are whole: weights are rounded once when they are read. Layers are added up as `Lanes`.
"""

from __future__ import annotations

from typing import Final

from kamishima.bots.lanes import Lanes
from kamishima.bots.net_inputs import Bag, NetInputs, Row
from kamishima.core.game import State

FIRST: Final = 1 << 13
"""One in the first layer."""
WIDEST: Final = (1 << 16) - 1
"""No weight of a feature is larger, so that what a position adds up fits into a lane."""
DOWN: Final = 7
"""From the first layer to what goes into the second: one is 64 there."""
LARGEST: Final = (1 << 20) - 1
SECOND: Final = 1 << 10
SECOND_DOWN: Final = 8
"""From the second layer to what goes out of it: one is 256 there."""
OUT: Final = 1 << 10
UNIT: Final = float(OUT * (64 * SECOND >> SECOND_DOWN))


class Weights:
    """The weights of a net as they are kept: those of the first layer by the names of features."""

    def __init__(
        self,
        features: dict[str, list[float]],
        *,
        first_bias: list[float],
        second: list[list[float]],
        second_bias: list[float],
        out: list[list[float]],
        out_bias: list[float],
        gain: float,
    ) -> None:
        self.features: Final = features
        self.first_bias: Final = first_bias
        self.second: Final = second
        """For each unit of the first layer what it adds to those of the second."""
        self.second_bias: Final = second_bias
        self.out: Final = out
        """For each unit of the second layer what it adds to the logit and to the points."""
        self.out_bias: Final = out_bias
        self.gain: Final = gain
        """What the logit of the hand-written judge counts."""


class Net:
    """Weights made ready for the rows of one table."""

    def __init__(self, weights: Weights, inputs: NetInputs) -> None:
        self.inputs: Final = inputs
        self.players: Final = inputs.players
        self.gain: Final = weights.gain
        first, second = len(weights.first_bias), len(weights.second_bias)
        self._first: Final = Lanes(first, 32)
        self._second: Final = Lanes(second, 64)
        features = {
            name: self._first.pack([_whole(weight, FIRST) for weight in row]) for name, row in weights.features.items()
        }
        table, own, other, seen = [self._packed(features, rows) for rows in inputs.described()]
        self._table: Final[list[int]] = table
        self._own: Final[list[int]] = own
        self._other: Final[list[int]] = other
        self._seen: Final[list[int]] = seen
        self._first_bias: Final[int] = self._first.pack([_whole(bias, FIRST) for bias in weights.first_bias])
        self._rows: Final[list[int]] = [
            self._second.pack([_whole(weight, SECOND) for weight in row]) for row in weights.second
        ]
        self._second_bias: Final[int] = self._second.pack([_whole(bias, 64 * SECOND) for bias in weights.second_bias])
        self._logit: Final[list[int]] = [_whole(pair[0], OUT) for pair in weights.out]
        self._points: Final[list[int]] = [_whole(pair[1], OUT) for pair in weights.out]
        self._logit_bias: Final[float] = weights.out_bias[0]
        self._points_bias: Final[float] = weights.out_bias[1]
        self.logits: Final[list[float]] = [0.0] * self.players
        self.points: Final[list[float]] = [0.0] * self.players

    def _packed(self, features: dict[str, int], rows: list[Row]) -> list[int]:
        found: list[int] = []
        for row in rows:
            total = 0
            for name, times in row:
                total += times * features.get(name, 0)
            found.append(total)
        return found

    def ask(self, state: State) -> None:
        """Work out `logits` and `points` of every seat."""
        inputs = self.inputs
        inputs.write(state)
        table = self._first_bias + _added(self._table, inputs.table)
        others: list[int] = []
        total = 0
        for seat in range(self.players):
            other = _added(self._other, inputs.own[seat])
            others.append(other)
            total += other
        for seat in range(self.players):
            own = _added(self._own, inputs.own[seat]) + _added(self._seen, inputs.seen[seat])
            self._finish(seat, table + own + total - others[seat])

    def _finish(self, seat: int, first: int) -> None:
        rows = self._rows
        second = self._second_bias
        for unit, number in enumerate(self._first.unpack(first)):
            if number > 127:  # what is shifted away is nothing
                second += min(LARGEST, number >> DOWN) * rows[unit]
        logit = points = 0
        for unit, number in enumerate(self._second.unpack(second)):
            if number > 0:
                small = number >> SECOND_DOWN
                logit += small * self._logit[unit]
                points += small * self._points[unit]
        self.logits[seat] = logit / UNIT + self._logit_bias
        self.points[seat] = points / UNIT + self._points_bias


def _whole(number: float, one: int) -> int:
    return max(-WIDEST, min(WIDEST, round(number * one)))


def _added(rows: list[int], bag: Bag) -> int:
    total = 0
    times = bag.times
    for place, row in enumerate(bag.rows):
        count = times[place]
        total += rows[row] if count == 1 else rows[row] * count
    return total
