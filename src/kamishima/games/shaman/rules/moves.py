"""What can be done with an action: move a piece, start a spirit movement, sink a tile, move a tile (S3.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kamishima.core.turn import Action
from kamishima.games.shaman.rules.actions import Space
from kamishima.games.shaman.rules.geometry import STEP_X, STEP_Y
from kamishima.games.shaman.rules.land import Land
from kamishima.games.shaman.rules.state import State

EMPTY: Final = 0
FRIEND: Final = 1
ENEMY: Final = 2
SPIRIT: Final = 3


def marked_cells(table: State) -> list[i64]:
    """What is on each cell, as the seat whose turn it is sees it; a rider hides the spirit beneath it."""
    marks: list[i64] = [EMPTY] * (4 * table.land.slots)
    for die in table.dice:
        if die >= 0:
            marks[die] = SPIRIT
    where = table.where
    first: i64 = table.shaman(table.seat)
    last: i64 = first + table.size
    for piece in range(len(where)):
        cell: i64 = where[piece]
        if cell >= 0:
            marks[cell] = FRIEND if first <= piece < last else ENEMY
    return marks


def all_actions(table: State) -> list[Action]:
    marks = marked_cells(table)
    found: list[Action] = []
    _piece_moves(table, marks, found)
    shaman: i64 = table.where[table.shaman(table.seat)]
    if shaman >= 0:
        _spirit_starts(table, shaman, found)
        _tile_actions(table.land, table.land.island_of(shaman >> 2), marks, found)
    return found


def any_action(table: State) -> bool:
    shaman: i64 = table.where[table.shaman(table.seat)]
    if shaman >= 0 and not _rides(table, shaman):
        return True  # at least a spirit movement can be started
    return len(all_actions(table)) > 0


def _piece_moves(table: State, marks: list[i64], found: list[Action]) -> None:
    """Moves of the shaman, then of the warriors; the one beneath a shaman stays (S5.2)."""
    land = table.land
    shaman = table.shaman(table.seat)
    host: i64 = table.hosts[table.seat]
    for piece in range(shaman, shaman + table.size):
        cell: i64 = table.where[piece]
        if cell >= 0 and piece != host:
            space = land.space(cell)
            _straight_moves(land, marks, cell, space, found)
            if piece == shaman:
                _diagonal_moves(land, marks, cell, space, found)


def _straight_moves(land: Land, marks: list[i64], start: i64, space: Space, found: list[Action]) -> None:
    """Like a rook: over land and friends, not over enemies (S4.1)."""
    links = land.links
    for way in range(4):
        steps: i64 = 0
        cell: i64 = links[4 * start + way]
        while cell >= 0:
            mark: i64 = marks[cell]
            if mark == EMPTY:
                found.append(space.move(way, steps))
            elif mark == ENEMY:
                break
            elif mark == SPIRIT:  # S4.3
                found.append(space.ride(land.space(cell)))
            steps += 1
            cell = links[4 * cell + way]


def _diagonal_moves(land: Land, marks: list[i64], start: i64, space: Space, found: list[Action]) -> None:
    """The shaman moves like a queen (S4.1, S4.2)."""
    for way in range(4, 8):
        upward: i64 = 1 - STEP_Y[way]  # north is way 0, south is way 2
        sideways: i64 = 2 - STEP_X[way]
        steps: i64 = 0
        cell: i64 = land.diagonal(start, upward, sideways)
        while cell >= 0:
            mark: i64 = marks[cell]
            if mark == EMPTY:
                found.append(space.move(way, steps))
            elif mark == ENEMY:
                break
            elif mark == SPIRIT:
                found.append(space.ride(land.space(cell)))
            steps += 1
            cell = land.diagonal(cell, upward, sideways)


def _rides(table: State, cell: i64) -> bool:
    for die in table.dice:
        if die == cell:
            return True
    return False


def _spirit_starts(table: State, shaman: i64, found: list[Action]) -> None:
    """Towards any warrior of the tribe, unless the shaman rides a spirit itself (S5.1, S5.2)."""
    if _rides(table, shaman):
        return
    first: i64 = table.shaman(table.seat) + 1
    for piece in range(first, first + table.size - 1):
        cell: i64 = table.where[piece]
        if cell >= 0:
            found.append(table.land.space(cell).spirit)


def _tile_actions(land: Land, island: i64, marks: list[i64], found: list[Action]) -> None:
    """Sinks (S6.1), then slides (S7), on the shaman's island."""
    heights = land.heights
    for slot in range(land.slots):
        if (island >> slot) & 1 and heights[slot] == 1 and _is_bare(marks, 4 * slot):
            found.append(land.site(slot).sink)
    for slot in range(land.slots):
        if (island >> slot) & 1:
            found.extend(land.slides(slot))


def _is_bare(marks: list[i64], cell: i64) -> bool:
    return marks[cell] + marks[cell + 1] + marks[cell + 2] + marks[cell + 3] == EMPTY
