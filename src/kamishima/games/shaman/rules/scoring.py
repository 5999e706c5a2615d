"""Scoring: who controls each island, and what it brings (S8.2)."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from kamishima.core.turn import SeatId
from kamishima.games.shaman.rules.geometry import NOWHERE
from kamishima.games.shaman.rules.spirits import complete, places_for_rider
from kamishima.games.shaman.rules.state import State

CLOSE: Final = 8.0
"""Totals that differ by less than this are close: greedy players with it beat those who count points only, 2 to 1."""


class IslandScore:
    def __init__(
        self, island: i64, tiles: int, totals: tuple[int, ...], strongest: tuple[int, ...], present: tuple[bool, ...]
    ) -> None:
        self.island: Final[i64] = island
        """The set of its slots."""
        self.tiles: Final = tiles
        self.totals: Final = totals
        """The values of each seat's pieces there, added up."""
        self.strongest: Final = strongest
        self.present: Final = present
        """Which seats have a piece there at all."""

    @property
    def controllers(self) -> tuple[int, ...]:
        """The seats with the highest total; nobody when the island is deserted."""
        most = -1
        for seat, total in enumerate(self.totals):
            if self.present[seat] and total > most:
                most = total
        return tuple([seat for seat, total in enumerate(self.totals) if self.present[seat] and total == most])

    @property
    def points(self) -> tuple[int, ...]:
        """Tiles times the strongest piece for whoever controls the island; tied tribes share its tiles."""
        controllers = self.controllers
        share = self.tiles // len(controllers) if controllers else 0
        return tuple([share * self.strongest[seat] if seat in controllers else 0 for seat in range(len(self.totals))])


class Scorer:
    def __init__(self, values: tuple[int, ...]) -> None:
        self.values: Final = values
        """The shaman's value, then those of the coins."""

    def scores(self, table: State) -> tuple[int, ...]:
        """The points of each seat, if the game ended now."""
        totals = [0] * table.players
        for sheet in self.sheet(wound_up(table)):
            for seat, points in enumerate(sheet.points):
                totals[seat] += points
        return tuple(totals)

    def prospects(self, table: State) -> list[float]:
        """What each seat may hope for: islands are shared by how near the totals are, since pieces still move."""
        if table.ended:
            return [float(points) for points in self.scores(table)]
        hopes = [0.0] * table.players
        for score in self.sheet(wound_up(table)):
            seats = range(table.players)
            weights = [exp(score.totals[seat] / CLOSE) if score.present[seat] else 0.0 for seat in seats]
            everybody = sum(weights)
            if everybody > 0.0:
                for seat in range(table.players):
                    hopes[seat] += score.tiles * score.strongest[seat] * weights[seat] / everybody
        return hopes

    def sheet(self, table: State) -> list[IslandScore]:
        """Every island as it lies; all spirit movements must have been completed (S5.5)."""
        return [self._score(table, island) for island in table.land.islands]

    def _score(self, table: State, island: i64) -> IslandScore:
        totals = [0] * table.players
        strongest = [0] * table.players
        present = [False] * table.players
        for piece in range(len(table.where)):
            cell: i64 = lying(table, piece)
            if cell >= 0 and (island >> (cell >> 2)) & 1:
                seat: i64 = table.owner(piece)
                value = self.values[piece % table.size]
                present[seat] = True
                totals[seat] += value
                strongest[seat] = max(strongest[seat], value)
        tiles = table.land.tiles_of(island)
        return IslandScore(island, tiles, tuple(totals), tuple(strongest), tuple(present))


def lying(table: State, piece: i64) -> i64:
    """Where a piece lies; a shaman whose movement cannot be completed lies on its warrior (S5.6)."""
    host: i64 = table.hosts[table.owner(piece)]
    if piece % table.size == 0 and host >= 0:
        return table.where[host]
    return table.where[piece]


def wound_up(table: State) -> State:
    """The position with all spirit movements completed, riders on the first of the nearest spaces."""
    if table.rider == NOWHERE and max(table.dice) == NOWHERE:
        return table
    other = table.copy()
    _settle(other)
    for step in range(table.players):
        if complete(other, SeatId((table.seat + step) % table.players)):
            _settle(other)
    return other


def _settle(table: State) -> None:
    if table.rider >= 0:
        table.where[table.rider] = places_for_rider(table, table.settler)[0]
        table.rider = NOWHERE
