"""The sea as a lattice of spaces, half a tile wide each (S1.1): directions, and the names of spaces."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SEA: Final = 52
"""The sea is so many spaces wide and deep: no chain of tiles can be laid beyond it (S1.3)."""
SITES: Final = SEA - 1
"""A tile covers two spaces, so it has one place fewer."""
CENTRE: Final = 25
"""Column and row of the first tile; the sea reaches equally far to all its sides."""

NOWHERE: Final = -1
"""No cell, no piece, no slot: tables of machine integers cannot hold None."""

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
WAYS: Final = ("north", "east", "south", "west", "northeast", "southeast", "southwest", "northwest")
"""The words of the eight directions; a way is an index into them. The first four are the sides of a tile."""
_HIGHEST: Final = 1 << 62
STEP_X: Final[list[i64]] = [0, 1, 0, -1, 1, 1, -1, -1]
STEP_Y: Final[list[i64]] = [1, 0, -1, 0, 1, -1, -1, 1]


def bit(place: i64) -> i64:
    """The set with this one member of 0..62; shifted from above, as compiled code shifts a bare 1 in 32 bits only."""
    return _HIGHEST >> (62 - place)


_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"
_WEST_COLUMNS: Final = 13
_FIRST_ROW: Final = 10
"""All rows have two digits: short, and never mistaken for a seat (`p1`)."""


def column_name(x: int) -> str:
    """`a` to `z` around the first tile, which is on `m` and `n`; west of that `wz`, `wy`, ...; east of it `ea`, ..."""
    if x < _WEST_COLUMNS:
        return "w" + _LETTERS[26 - _WEST_COLUMNS + x]
    place = x - _WEST_COLUMNS
    return _LETTERS[place] if place < 26 else "e" + _LETTERS[place - 26]


def row_number(y: int) -> int:
    """Rows grow northwards, from 10 to 61; the first tile lies on 35 and 36."""
    return y + _FIRST_ROW


def space_name(x: int, y: int) -> str:
    """Column and row in one word: the first tile covers `m35`, `n35`, `m36` and `n36`."""
    return f"{column_name(x)}{row_number(y)}"
