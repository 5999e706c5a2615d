"""A quick guess of how well a seat stands: points so far, and what half-done landmarks may still become.

It knows the seasons to come: a ring begun in a colour that will not return soon is worth little. All weights are
guesses that were tuned by play.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kamishima.core.turn import SeatId
from kamishima.games.islands.pack.landmarks import COAL_PIT, GOLD_MINE, GROVE, LIGHTHOUSE, TEMPLE, VOLCANO
from kamishima.games.islands.rules.painting.atlas import size_of
from kamishima.games.islands.rules.state import Land, Player, State

RING: Final = 9


class Weights:
    """What things are worth to a guess, in points."""

    def __init__(self) -> None:
        self.coin = 0.5
        """A coin, while there is time to spend it."""
        self.purse = 6.0
        """How many coins one can spend in a round; more are of little use."""
        self.pace = 2.6
        """How many squares one hopes to paint in a round."""
        self.focus = 1.6
        """How many squares of one ring one hopes to paint in a round of its colour."""
        self.pure = 0.74
        """How likely one more square of a ring will get the right colour."""
        self.any = 0.80
        """How likely one more square of a ring will be painted at all."""
        self.white = 0.52
        """What an unpainted square costs while there is time to paint it."""
        self.new_land = 9.0
        """An access to a new island."""
        self.outline = 0.37
        """The chance of an untouched outline to be filled."""
        self.gift = 5.5
        """A grove's shape."""
        self.coal_any = 1.0
        """A coal pit token, for each round to come."""
        self.coal_season = 0.35
        self.gold = 0.49
        """A coin of income, for each round to come, in coins."""


def powers(base: float) -> list[float]:
    """The powers of a number, as far as a ring is long."""
    return [base**count for count in range(RING)]


class Time:
    """What is to come: rounds, rounds of each colour, and what a coin is worth meanwhile."""

    def __init__(self, left: float, ahead: list[float], coin: float) -> None:
        self.left: Final = left
        self.ahead: Final = ahead
        self.coin: Final[float] = coin * min(1.0, left / 5.0)


class Outlook:
    def __init__(self, spaces: list[int], weights: Weights) -> None:
        self.spaces: Final = spaces
        self.weights: Final = weights
        self.pure: Final = powers(weights.pure)
        self.any: Final = powers(weights.any)

    def of(self, table: State, seat: SeatId) -> float:
        """How much better a seat stands than its best rival; alone, how well it stands."""
        mine = self.standing(table, seat)
        best = 0.0
        found = False
        for other in range(len(table.players)):
            if other != seat:
                rival = self.standing(table, SeatId(other))
                if not found or rival > best:
                    best, found = rival, True
        return mine - best if found else mine

    def time(self, table: State) -> Time:
        """What is to come, this round counted in part."""
        if table.ended:
            return Time(0.0, [0.0, 0.0, 0.0], 0.0)
        ahead = [0.5, 0.5, 0.5]
        for space in range(table.space, len(self.spaces)):
            ahead[self.spaces[space]] += 1.0
        return Time(len(self.spaces) - table.space - 0.5, ahead, self.weights.coin)

    def standing(self, table: State, seat: SeatId) -> float:
        """How well one player stands, in points."""
        player = table.players[seat]
        time = self.time(table)
        useful = min(float(player.coins), self.weights.purse * time.left)
        total = time.coin * (0.8 * useful + 0.2 * player.coins) + self._holdings(player, time)
        white = 0
        for place in player.begun:
            land = player.lands[place]
            white += size_of(land.island.everything & ~land.painted)
            total += self._prospect(land, time)
        hoped = self.weights.pace * time.left
        return total - (self.weights.white * white if white < hoped else self.weights.white * hoped + white - hoped)

    def _holdings(self, player: Player, time: Time) -> float:
        total = 0.0
        if len(player.begun) < len(player.lands):
            accesses = 1.1 * player.access_any + player.access_regular
            total = self.weights.new_land * accesses * min(1.0, time.left / 12.0)
        total += time.left * (self.weights.coal_any * player.coal_any + self.weights.coal_season * player.coal_season)
        mines = 2 * player.gold_two + player.gold_one - player.volcano_tokens
        return total + self.weights.gold * time.left * time.coin * mines

    def _prospect(self, land: Land, time: Time) -> float:
        """Points of an island, with hopes."""
        total = 10.0 * size_of(land.own) + 5.0 * size_of(land.other)
        for landmark in land.island.landmarks:
            around = landmark.around
            if around & ~land.painted != 0:
                total += self._hope(land, around, self._wishes(landmark.kind, time), time)
            elif landmark.kind < LIGHTHOUSE:
                total += 20.0 if land.single(around) else 10.0
            elif landmark.kind == TEMPLE:
                total += 10.0 if land.single(around) else 5.0
        for outline in land.island.outlines:
            if outline.squares & land.painted == 0:
                total += self.weights.outline * (10.0 + 10.0 * time.coin) * min(1.0, time.left / 8.0)
        return total

    def _wishes(self, kind: int, time: Time) -> tuple[float, float]:
        """What a landmark would be worth if it were surrounded now, single and mixed."""
        if kind < LIGHTHOUSE:
            return 20.0, 10.0
        if kind == TEMPLE:
            return 10.0, 5.0
        if kind == COAL_PIT:
            return self.weights.coal_any * time.left, self.weights.coal_season * time.left
        income = self.weights.gold * time.left * time.coin
        if kind == GOLD_MINE:
            return 2.0 * income, income
        if kind == VOLCANO:
            return 8.0 * time.coin + income, 4.0 * time.coin + income
        if kind == LIGHTHOUSE:
            worth = self.weights.new_land * min(1.0, time.left / 12.0)
            return 1.1 * worth, worth
        assert kind == GROVE
        return 1.3 * self.weights.gift * min(1.0, time.left / 2.0), self.weights.gift * min(1.0, time.left / 2.0)

    def _hope(self, land: Land, around: i64, wishes: tuple[float, float], time: Time) -> float:
        """The better of two hopes: to finish a ring in one colour, or to finish it at all."""
        white = size_of(around & ~land.painted)
        painted = around & land.painted
        pure = 0.0
        for colour in range(3):
            if painted & ~land.colour(colour) == 0:
                pure = max(pure, min(1.0, self.weights.focus * time.ahead[colour] / white))
        mixed = wishes[1] * self.any[white] * min(1.0, self.weights.focus * time.left / white)
        return max(mixed, wishes[0] * self.pure[white] * pure)
