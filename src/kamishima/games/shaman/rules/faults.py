"""What is impossible about a position: a tile or a piece that was lost, made, or put where it cannot be."""

from __future__ import annotations

from kamishima.games.shaman.rules.actions import Space
from kamishima.games.shaman.rules.geometry import NOWHERE
from kamishima.games.shaman.rules.state import BUILD, COIN, DEAL, LOT, OVER, PLACE, State


def faults_of(table: State) -> list[str]:
    """Everything that is wrong; [] for every position that can be reached."""
    return _tile_faults(table) + _piece_faults(table) + _spirit_faults(table)


def _tile_faults(table: State) -> list[str]:
    found: list[str] = []
    land = table.land
    tiles = sum([land.heights[slot] for slot in range(land.slots)])
    if tiles != land.tiles or (table.phase not in (LOT, BUILD) and tiles + table.sunk != land.slots):
        found.append(f"a tile was lost or made: {tiles} lie here, {table.sunk} were sunk, {land.slots} were in the box")
    covered: list[Space] = []
    for slot in range(land.slots):
        site = land.sites[slot]
        if site is not None:
            covered.extend(site.spaces)
    if len({space.name for space in covered}) != len(covered):
        found.append("two stacks overlap")
    return found


def _piece_faults(table: State) -> list[str]:
    found: list[str] = []
    cells = [cell for cell in table.where if cell >= 0]
    if len(set(cells)) != len(cells):
        found.append("two pieces stand on the same space")
    for cell in cells:
        if table.land.heights[cell >> 2] == 0:
            found.append("a piece stands on the water")
    if table.phase in (LOT, BUILD, COIN, PLACE) or (table.phase == DEAL and table.actions == 0 and not table.ended):
        return found  # some are still in hand
    away = [piece for piece in range(len(table.where)) if table.where[piece] < 0]
    explained = [table.shaman(seat) for seat in range(table.players) if table.dice[seat] >= 0]
    if table.rider != NOWHERE:
        explained.append(table.rider)
    if sorted(away) != sorted(explained):
        found.append("a piece was lost: it is neither on the land nor in the spirit world")
    return found


def _spirit_faults(table: State) -> list[str]:
    found: list[str] = []
    dice = [die for die in table.dice if die >= 0]
    if len(set(dice)) != len(dice):
        found.append("two spirits are on the same space")
    for seat in range(table.players):
        host = table.hosts[seat]
        if (table.dice[seat] >= 0) != (host >= 0):
            found.append(f"seat {seat} has a spirit without a warrior beneath its shaman, or the other way round")
        elif host >= 0 and not table.shaman(seat) < host < table.shaman(seat) + table.size:
            found.append(f"the shaman of seat {seat} lies on a warrior of another tribe")
    if (len(table.land.islands) > table.players) and table.phase != OVER and not table.ended:
        found.append("the game goes on with too many islands")
    return found
