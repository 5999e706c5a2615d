"""Spirit movement: how it is completed, and where riders come down (S5)."""

from __future__ import annotations

from mypy_extensions import i64

from kamishima.core.turn import SeatId
from kamishima.games.shaman.rules.geometry import NOWHERE
from kamishima.games.shaman.rules.state import SETTLE, Return, State


def complete(table: State, seat: SeatId) -> bool:
    """Complete a seat's spirit movement, if one is under way; whether its rider must still be set down (S5.3)."""
    die: i64 = table.dice[seat]
    if die < 0:
        return False
    rider = table.piece_on(die)
    if rider >= 0 and not _room_for_rider(table):
        return False
    host: i64 = table.hosts[seat]
    home: i64 = table.where[host]
    table.where[table.shaman(seat)] = home
    table.where[host] = die
    table.set_spirit(seat, NOWHERE, NOWHERE)
    landed: i64 = NOWHERE
    if rider >= 0:
        landed = _set_down(table, seat, rider)
    land = table.land
    down = None if landed < 0 else land.space(landed)
    table.returns = (*table.returns, Return(seat, host, rider, land.space(home), land.space(die), landed=down))
    return rider >= 0 and landed < 0


def _room_for_rider(table: State) -> bool:
    """Without a single empty space the movement stays under way (S5.6)."""
    return len(table.empty_cells(-1)) > 0


def _set_down(table: State, seat: SeatId, rider: i64) -> i64:
    """Set a rider down where there is only one place for it: that cell; NOWHERE if the shaman's owner has to choose."""
    table.where[rider] = NOWHERE
    cells = places_for_rider(table, seat)
    if len(cells) == 1:
        table.where[rider] = cells[0]
        return cells[0]
    table.rider = rider
    table.settler = seat
    table.phase = SETTLE
    return NOWHERE


def places_for_rider(table: State, seat: SeatId) -> list[i64]:
    """The empty spaces nearest to a shaman, on its own island if there are any (S5.4)."""
    land = table.land
    home: i64 = table.where[table.shaman(seat)]
    cells = table.empty_cells(land.island_of(home >> 2))
    if not cells:
        cells = table.empty_cells(-1)
    here = land.space(home)
    least: i64 = 1 << 30
    found: list[i64] = []
    for cell in cells:
        space = land.space(cell)
        far: i64 = (space.x - here.x) * (space.x - here.x) + (space.y - here.y) * (space.y - here.y)
        if far < least:
            least = far
            found = []
        if far == least:
            found.append(cell)
    return found
