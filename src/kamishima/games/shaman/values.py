"""What positions of Shaman Island are worth: islands as they lie, and how surely they are held."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from kamishima.bots.judge import Judge, SearchConfig
from kamishima.core.game import State
from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.rules.scoring import lying, wound_up
from kamishima.games.shaman.rules.state import SETTLE, TURN
from kamishima.games.shaman.rules.state import State as Table

EFFORT: Final = {"paper": 150, "crane": 310, "dragon": 4500, "master": 15000}
SETTING_UP = 20
"""How many times less a decision of the set-up is thought about."""


class ShamanJudge(Judge):
    """Shares islands by how near the totals on them are, since pieces still move."""

    def __init__(self, game: ShamanIsland) -> None:
        super().__init__(game)
        self.table: ShamanIsland = game
        self.values: tuple[int, ...] = game.scorer.values
        self.close: float = 5.0
        self.sp: float = 15.0

    def hopes(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        table = wound_up(state)
        land = table.land
        players = self.players
        size: i64 = table.size
        hopes = [0.0] * players
        for island in land.islands:
            totals = [0] * players
            strongest = [-1] * players
            for piece in range(len(table.where)):
                cell: i64 = lying(table, piece)
                if cell >= 0 and (island >> (cell >> 2)) & 1:
                    seat: i64 = piece // size
                    value = self.values[piece % size]
                    totals[seat] += value
                    strongest[seat] = max(strongest[seat], value)
            self._share(hopes, int(land.tiles_of(island)), totals, strongest)
        return hopes

    def _share(self, hopes: list[float], tiles: int, totals: list[int], strongest: list[int]) -> None:
        weights = [exp(totals[seat] / self.close) if strongest[seat] >= 0 else 0.0 for seat in range(len(totals))]
        everybody = sum(weights)
        if everybody > 0.0:
            for seat in range(len(totals)):
                if strongest[seat] > 0:
                    hopes[seat] += tiles * strongest[seat] * weights[seat] / everybody

    def effort(self, level: str) -> int:
        return EFFORT[level]

    def search_config(self) -> SearchConfig:
        return SearchConfig(quiescence_depth=0)

    def price(self, state: State) -> int:
        """While land and pieces are laid out, everything looks much alike; the fight is what deserves thought."""
        assert isinstance(state, Table)
        return 1 if state.phase in (TURN, SETTLE) else SETTING_UP

    def spread(self, state: State) -> float:
        return self.sp

    def last_spread(self) -> float:
        return 30.0
