"""A small net over the rows of a position: for each seat a logit, and the points beyond what its judge hopes for.

Every row adds straight to both, and to a layer of hidden units that add to both where they are positive. All numbers
are whole: weights are rounded once when they are read, and rows are added up as `Lanes`.
"""

from __future__ import annotations

from typing import Final

from kamishima.bots.lanes import HALF, Lanes
from kamishima.bots.net_inputs import Bag, NetInputs, Row
from kamishima.core.game import State

ONE: Final = 1 << 13
WIDEST: Final = (1 << 16) - 1
"""No weight of a feature is larger, so that what a position adds up fits into a lane."""
OUT: Final = 1 << 10
"""One of the weights of hidden units."""
OUTPUTS: Final = 2
"""The last lanes of a row: what it adds to the logit and to the points."""


class Weights:
    """The weights of a net as they are kept."""

    def __init__(
        self, features: dict[str, list[float]], *, bias: list[float], out: list[list[float]], gain: float
    ) -> None:
        self.features: Final = features
        """By their names what each adds to the hidden units, to the logit and to the points."""
        self.bias: Final = bias
        """What is added once."""
        self.out: Final = out
        """For each hidden unit what it adds to the logit and to the points."""
        self.gain: Final = gain
        """What the logit of the hand-written judge counts."""


class Net:
    """Weights made ready for the rows of one table."""

    def __init__(self, weights: Weights, inputs: NetInputs) -> None:
        self.inputs: Final = inputs
        self.players: Final = inputs.players
        self.gain: Final = weights.gain
        self.hidden: Final[int] = len(weights.out)
        self._lanes: Final = Lanes(self.hidden + OUTPUTS)
        features = {name: self._packed(row) for name, row in weights.features.items()}
        table, own, other, seen = [_made(features, rows) for rows in inputs.described()]
        self._table: Final[list[int]] = table
        self._own: Final[list[int]] = own
        self._other: Final[list[int]] = other
        self._seen: Final[list[int]] = seen
        self._bias: Final[int] = self._packed(weights.bias)
        self._logit: Final[list[int]] = [_whole(pair[0], OUT) for pair in weights.out]
        self._points: Final[list[int]] = [_whole(pair[1], OUT) for pair in weights.out]
        self.logits: Final[list[float]] = [0.0] * self.players
        self.points: Final[list[float]] = [0.0] * self.players

    def _packed(self, row: list[float]) -> int:
        return self._lanes.pack([_whole(weight, ONE) for weight in row])

    def ask(self, state: State) -> None:
        """Work out `logits` and `points` of every seat."""
        inputs = self.inputs
        inputs.write(state)
        table = self._bias + _added(self._table, inputs.table)
        others: list[int] = []
        for seat in range(self.players):
            other = _added(self._other, inputs.own[seat])
            others.append(other)
            table += other
        for seat in range(self.players):
            own = _added(self._own, inputs.own[seat]) + _added(self._seen, inputs.seen[seat])
            self._finish(seat, table + own - others[seat])

    def _finish(self, seat: int, packed: int) -> None:
        raised = self._lanes.raised(packed)
        hidden = self.hidden
        logit = points = 0
        for unit in range(hidden):
            number = raised[unit] - HALF
            if number > 0:
                logit += number * self._logit[unit]
                points += number * self._points[unit]
        self.logits[seat] = (logit / OUT + (raised[hidden] - HALF)) / ONE
        self.points[seat] = (points / OUT + (raised[hidden + 1] - HALF)) / ONE


def _whole(number: float, one: int) -> int:
    return max(-WIDEST, min(WIDEST, round(number * one)))


def _made(features: dict[str, int], rows: list[Row]) -> list[int]:
    """Each row from what it is made of; what the net does not know adds nothing."""
    found: list[int] = []
    for row in rows:
        total = 0
        for name, times in row:
            total += times * features.get(name, 0)
        found.append(total)
    return found


def _added(rows: list[int], bag: Bag) -> int:
    total = 0
    times = bag.times
    for place, row in enumerate(bag.rows):
        count = times[place]
        total += rows[row] if count == 1 else rows[row] * count
    return total
