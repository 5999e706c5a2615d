"""Positions of finished games as a net sees them, with what came of them: plain bytes, kept in files."""

from __future__ import annotations

from array import array

import msgspec

from kamishima.bots.judge import Judge
from kamishima.bots.net_inputs import Bag, NetInputs
from kamishima.core.game import State
from kamishima.core.turn import Result


class Bags(msgspec.Struct, frozen=True):
    """Bags one after the other: rows, how often each counts, and how many rows each bag has."""

    rows: bytes
    times: bytes
    sizes: bytes


class Positions(msgspec.Struct, frozen=True):
    """Positions of some games at one table; what is of seats comes seat by seat."""

    games: int
    count: int
    table: Bags
    own: Bags
    seen: Bags
    logits: bytes
    """What `judge-1` hopes for, in its spreads."""
    hopes: bytes
    targets: bytes
    """What the end was worth to each seat, as a search counts it."""
    wins: bytes
    """The share of the victory."""
    scores: bytes
    held_out: bytes
    """Whether the net must not learn from the position: it belongs to a game that it is tested with."""


class BagWriter:
    def __init__(self) -> None:
        self.rows = array("H")
        self.times = array("b")
        self.sizes = array("H")

    def add(self, bag: Bag) -> None:
        self.rows.extend(bag.rows)
        self.times.extend(bag.times)
        self.sizes.append(len(bag.rows))

    def done(self) -> Bags:
        return Bags(self.rows.tobytes(), self.times.tobytes(), self.sizes.tobytes())


class Recorder:
    """Writes positions as they come; the end of each game says what they were worth."""

    def __init__(self, inputs: NetInputs, judge: Judge) -> None:
        self._inputs = inputs
        self._judge = judge
        self._table, self._own, self._seen = BagWriter(), BagWriter(), BagWriter()
        self._logits, self._hopes = array("f"), array("f")
        self._targets, self._wins, self._scores = array("f"), array("f"), array("f")
        self._held_out = array("b")
        self._open = 0
        self.games = 0

    def add(self, state: State) -> None:
        self._inputs.write(state)
        self._table.add(self._inputs.table)
        for seat in range(self._inputs.players):
            self._own.add(self._inputs.own[seat])
            self._seen.add(self._inputs.seen[seat])
        hopes = self._judge.hopes(state)
        spread = self._judge.spread(state)
        self._hopes.extend(hopes)
        self._logits.extend([hope / spread for hope in hopes])
        self._open += 1

    def finish(self, result: Result, *, held_out: bool) -> None:
        winners = result.ranks.count(1)
        targets = self._judge.final(result)
        wins = [1.0 / winners if rank == 1 else 0.0 for rank in result.ranks]
        for _ in range(self._open):
            self._targets.extend(targets)
            self._wins.extend(wins)
            self._scores.extend([float(score) for score in result.scores])
            self._held_out.append(held_out)
        self._open = 0
        self.games += 1

    def done(self) -> Positions:
        return Positions(
            self.games,
            len(self._held_out),
            self._table.done(),
            self._own.done(),
            self._seen.done(),
            self._logits.tobytes(),
            self._hopes.tobytes(),
            self._targets.tobytes(),
            self._wins.tobytes(),
            self._scores.tobytes(),
            self._held_out.tobytes(),
        )
