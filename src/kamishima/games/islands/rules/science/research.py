"""Research, and what it paints at once: Expancing (I10.3, I10.5)."""

from __future__ import annotations

from typing import Final

from kamishima.core.turn import Action, Decision, SeatId, Turn
from kamishima.games.islands.rules import keys
from kamishima.games.islands.rules.actions import DECLINE, PaintFree
from kamishima.games.islands.rules.painting.atlas import Placement
from kamishima.games.islands.rules.painting.paint import gate, paint
from kamishima.games.islands.rules.painting.triggers import set_off
from kamishima.games.islands.rules.phases import Phase
from kamishima.games.islands.rules.state import EXPANCING, TECHNOLOGIES, Frame, Player, State

TOP_LEVEL: Final = 3
EXPANSES: Final[tuple[tuple[int, ...], ...]] = ((3,), (5,), (3, 5))
"""The sizes of the shapes that each level of Expancing paints, on the first, second and third island."""


def rival(technology: int) -> int:
    """The technology that excludes this one: they come in pairs, but for Expancing (I10.3)."""
    if technology == EXPANCING:
        return EXPANCING
    return technology + 1 if technology % 2 else technology - 1


def open_technologies(table: State) -> list[int]:
    """The technologies of which a further level can be researched; none at a table without science."""
    found: list[int] = []
    if not table.levels:
        return found
    for technology in range(len(TECHNOLOGIES)):
        other = rival(technology)
        if table.levels[technology] < TOP_LEVEL and (other == technology or table.levels[other] == 0):
            found.append(technology)
    return found


def research(table: State, seat: SeatId, technology: int) -> None:
    """Mark the next level; Expancing works at once."""
    levels = list(table.levels)
    levels[technology] += 1
    table.levels = tuple(levels)
    if technology == EXPANCING:
        level = levels[technology]
        table.push(Frame(keys.EXPANCING, seat, count=level - 1, items=EXPANSES[level - 1]))


class Expancing(Phase):
    """Paint shapes of any form; `count` islands came before the one that is painted, `items` are the sizes left."""

    def __init__(self, season: list[int], limited: bool) -> None:
        super().__init__(keys.EXPANCING)
        self.season = season
        self.limited = limited

    def waits(self, table: State, frame: Frame) -> bool:
        return len(frame.items) > 0 and len(self._paints(table, frame, 1)) > 0

    def offer(self, table: State, frame: Frame) -> Turn:
        return Decision(frame.seat, (*self._paints(table, frame, 1 << 30), DECLINE))

    def _paints(self, table: State, frame: Frame, enough: int) -> list[Action]:
        found: list[Action] = []
        player = table.players[frame.seat]
        colour = self.season[table.space]
        for place in lands_in_order(player, frame.count):
            island = player.lands[place].island
            for size in frame.items:
                for placement in fitting(player, place, island.free_placements(size)):
                    found.append(PaintFree(place, cells_of(placement, player, place), colour))
                    if len(found) >= enough:
                        return found
        return found

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if not isinstance(action, PaintFree):
            return
        island = table.players[frame.seat].lands[action.land].island
        squares = island.bits(list(action.cells))
        left = list(frame.items)
        left.remove(len(action.cells))
        table.push(Frame(self.key, frame.seat, count=frame.count, items=tuple(left)))
        table.squares += len(action.cells)
        placement = Placement(squares, island.touching(squares), 0, 0)
        set_off(
            table, frame.seat, paint(table, frame.seat, action.land, placement, action.colour, limited=self.limited)
        )


def lands_in_order(player: Player, before: int) -> list[int]:
    """Where to paint the land that comes after so many others: itself, or any that could be begun as the next."""
    if len(player.begun) > before:
        return [player.begun[before]]
    if len(player.begun) < before:
        return []
    return [place for place in range(len(player.lands)) if place not in player.begun]


def fitting(player: Player, place: int, placements: list[Placement]) -> list[Placement]:
    way = gate(player, place)
    painted = player.lands[place].painted
    found: list[Placement] = []
    for placement in placements:
        if placement.squares & painted == 0 and placement.squares & way != 0:
            found.append(placement)
    return found


def cells_of(placement: Placement, player: Player, place: int) -> tuple[tuple[int, int], ...]:
    """The squares of a placement, row by row."""
    squares = int(placement.squares)
    cells = player.lands[place].island.cells
    return tuple([cells[number] for number in range(len(cells)) if (squares >> number) & 1])
