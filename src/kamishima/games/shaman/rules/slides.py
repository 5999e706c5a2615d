"""How a tile slides (S7): worked out on a window of eight by eight spaces around it.

The window is a bitboard: bit 8·row + column, with the tile's south-western space at column 3, row 3, and with the tile
itself left out. A tile that moves two half steps comes no farther than two spaces to each side, so nothing outside
the window matters; nor does its north-eastern corner, so 63 bits are enough. A tile's place in the window is named
by the bit of its south-western space; the maps below have a bit for each of the 25 places.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kamishima.games.shaman.rules.geometry import SITES, STEP_X, STEP_Y, bit

HOME: Final = 27
"""Where the tile lies before it moves."""
_BIT_STEPS: Final[list[i64]] = [8, 1, -8, -1, 9, -7, -9, 7]
_SHIFTABLE: Final = (1 << 54) - 1
"""Bits that can be shifted by a row and stay in the window; the others are of no interest then."""


def footprint(x: i64, y: i64) -> i64:
    """The part of another tile that lies in the window, at this offset from the tile in its middle."""
    bits: i64 = 0
    for row in range(y + 3, y + 5):
        for column in range(x + 3, x + 5):
            if 0 <= row < 8 and 0 <= column < 8 and row + column < 14:
                bits |= bit(8 * row + column)
    return bits


def beyond_the_sea(x: i64, y: i64) -> i64:
    """The places of a tile's window that lie outside the sea (S1.3)."""
    bits: i64 = 0
    if 2 <= x < SITES - 2 and 2 <= y < SITES - 2:
        return bits
    for row in range(-2, 3):
        for column in range(-2, 3):
            if not (0 <= x + column < SITES and 0 <= y + row < SITES):
                bits |= bit(HOME + 8 * row + column)
    return bits


def blocked_places(window: i64) -> i64:
    """The places that overlap some tile."""
    return window | (window >> 1) | (window >> 8) | (window >> 9)


class Shore:
    """Where a tile that glides through this window would touch others, side by side."""

    def __init__(self, window: i64, barred: i64) -> None:
        low: i64 = window & _SHIFTABLE
        self.blocked: Final[i64] = blocked_places(window) | barred
        self.north: Final[i64] = (window >> 16) | (window >> 17)
        self.east: Final[i64] = (window >> 2) | (window >> 10)
        self.south: Final[i64] = (low << 8) | (low << 7)
        self.west: Final[i64] = (low << 1) | (window >> 7)
        self.touching: Final[i64] = self.north | self.east | self.south | self.west

    def half_steps(self, place: i64) -> i64:
        """Where one half step leads from a place: a bit for each of the eight ways (S7.3)."""
        north = (self.north >> place) & 1
        east = (self.east >> place) & 1
        south = (self.south >> place) & 1
        west = (self.west >> place) & 1
        return (
            self._one_way(place + 8, 0, west, east)
            | self._one_way(place + 1, 1, north, south)
            | self._one_way(place - 8, 2, east, west)
            | self._one_way(place - 1, 3, south, north)
        )

    def _one_way(self, place: i64, way: i64, left: i64, right: i64) -> i64:
        """The half steps that begin in one direction; `left` and `right`: whether the tile touches there before."""
        ways: i64 = 0
        if left + right == 0 or (self.blocked >> place) & 1:
            return ways
        if (self.touching >> place) & 1:
            return bit(way)
        # around the corner of what it touched; only the edge of the sea can be in the way there
        if right and not (self.blocked >> (place + _BIT_STEPS[(way + 1) % 4])) & 1:
            ways |= bit(4 + way)
        if left and not (self.blocked >> (place + _BIT_STEPS[(way + 3) % 4])) & 1:
            ways |= bit(4 + (way + 3) % 4)
        return ways


def sea_level_paths(window: i64, barred: i64) -> list[int]:
    """The slides of a tile at sea level, each end once: as paths, eight times the first way plus the second."""
    found: list[int] = []
    shore = Shore(window, barred)
    first_ways = shore.half_steps(HOME)
    seen: i64 = bit(HOME)
    for first in range(8):
        if (first_ways >> first) & 1:
            middle = HOME + _BIT_STEPS[first]
            second_ways = shore.half_steps(middle)
            for second in range(8):
                end: i64 = middle + _BIT_STEPS[second]
                if (second_ways >> second) & 1 and not (seen >> end) & 1:
                    seen |= bit(end)
                    found.append(8 * first + second)
    return found


def upper_paths(window: i64, barred: i64) -> list[int]:
    """The slides of the top tile of a stack: straight off onto open water (S7.2)."""
    blocked = blocked_places(window) | barred
    found: list[int] = []
    for way in range(4):
        if not (blocked >> (HOME + 2 * _BIT_STEPS[way])) & 1:
            found.append(9 * way)
    return found


def sites_beside(window: i64, x: i64, y: i64) -> list[int]:
    """Where a tile can be laid that touches the tile in the middle of the window (S2.1), as indices of sites."""
    blocked = blocked_places(window) | beyond_the_sea(x, y)
    found: list[int] = []
    for way in range(4):
        for shift in range(-1, 2):
            column = 2 * STEP_X[way] + shift * STEP_Y[way]
            row = 2 * STEP_Y[way] + shift * STEP_X[way]
            if not (blocked >> (HOME + 8 * row + column)) & 1:
                found.append((y + row) * SITES + x + column)
    return found
