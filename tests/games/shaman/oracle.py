"""A slow second opinion on Shaman Island, written from the clauses: sets of spaces, flood fill, brute force.

It shares nothing with the engine but the plain form of a position: tiles are sets of spaces, every half step is tried.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

Spot = tuple[int, int]
Island = frozenset[Spot]

SIDES: dict[str, Spot] = {"north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
DIAGONALS: dict[str, Spot] = {"northeast": (1, 1), "southeast": (1, -1), "southwest": (-1, -1), "northwest": (-1, 1)}
LETTERS = "abcdefghijklmnopqrstuvwxyz"
NAME = re.compile(r"([we]?)([a-z])(\d\d)")
WEST, EAST, SOUTH, NORTH = -13, 38, 10, 61
"""The edges of the sea, with `a10` at (0, 10)."""


def spot(name: str) -> Spot:
    """Where a space is, with `a10` at (0, 10)."""
    match = NAME.fullmatch(name)
    assert match is not None, name
    shift = {"": 0, "w": -26, "e": 26}[match[1]]
    return LETTERS.index(match[2]) + shift, int(match[3])


def name(place: Spot) -> str:
    """The name of a space."""
    x, y = place
    prefix = "" if 0 <= x < 26 else "w" if x < 0 else "e"
    return f"{prefix}{LETTERS[x % 26]}{y}"


def plus(one: Spot, other: Spot) -> Spot:
    return one[0] + other[0], one[1] + other[1]


@cache
def spaces(tile: Spot) -> frozenset[Spot]:
    """The four spaces of a tile that is named after its south-western one (S1.1)."""
    return frozenset(plus(tile, shift) for shift in ((0, 0), (1, 0), (0, 1), (1, 1)))


@cache
def beside(tile: Spot, side: Spot) -> frozenset[Spot]:
    """The two spaces along one side of a tile."""
    return frozenset(plus(space, side) for space in spaces(tile)) - spaces(tile)


@cache
def in_sea(tile: Spot) -> bool:
    return all(WEST <= x <= EAST and SOUTH <= y <= NORTH for x, y in spaces(tile))


class Position:
    """A position, read from its plain form."""

    def __init__(self, plain: dict[str, Any]) -> None:
        self.heights = {spot(stack[0]): stack[1] for stack in plain["stacks"] if stack is not None}
        self.land = {space for tile in self.heights for space in spaces(tile)}
        self.seat: int = plain["seat"]
        self.shamans: dict[int, Spot] = {}
        self.warriors: dict[int, list[Spot]] = {}
        self.spirits: dict[int, Spot] = {}
        self.hosts: dict[int, Spot] = {}
        for seat, tribe in enumerate(plain["tribes"]):
            self._read_tribe(seat, tribe)

    def _read_tribe(self, seat: int, tribe: dict[str, Any]) -> None:
        if tribe["shaman"] is not None:
            self.shamans[seat] = spot(tribe["shaman"])
        self.warriors[seat] = [spot(space) for space in tribe["warriors"] if space is not None]
        if tribe["spirit"] is not None:
            self.spirits[seat] = spot(tribe["spirit"])
            self.hosts[seat] = spot(tribe["warriors"][tribe["host"]])

    def owner_of(self, space: Spot) -> int | None:
        """Whose piece stands on a space."""
        for seat, warriors in self.warriors.items():
            if space in warriors or self.shamans.get(seat) == space:
                return seat
        return None

    # -- islands (S1.2) --------------------------------------------------------------------------------------------

    def islands(self) -> set[Island]:
        """Flood fill from space to space: a step across an edge is half an edge that touches."""
        tile_of = {space: tile for tile in self.heights for space in spaces(tile)}
        found: set[Island] = set()
        left = set(self.land)
        while left:
            reached, new = set[Spot](), {next(iter(left))}
            while new:
                reached |= new
                new = {plus(space, side) for space in new for side in SIDES.values()} & self.land - reached
            left -= reached
            found.add(frozenset(tile_of[space] for space in reached))
        return found

    def shaman_island(self) -> Island:
        """The island of the shaman whose turn it is; empty while it is in the spirit world."""
        shaman = self.shamans.get(self.seat)
        for island in self.islands():
            if any(shaman in spaces(tile) for tile in island):
                return island
        return frozenset()

    # -- pieces (S4) -----------------------------------------------------------------------------------------------

    def piece_moves(self) -> set[str]:
        """Every `move` and `ride` on offer."""
        found: set[str] = set()
        for start in self.warriors[self.seat]:
            if start != self.hosts.get(self.seat):
                found |= self._moves_from(start, list(SIDES.values()))
        shaman = self.shamans.get(self.seat)
        if shaman is not None:
            found |= self._moves_from(shaman, [*SIDES.values(), *DIAGONALS.values()])
        return found

    def _moves_from(self, start: Spot, ways: list[Spot]) -> set[str]:
        found: set[str] = set()
        for way in ways:
            here = start
            while self._is_step_over_land(here, way):
                here = plus(here, way)
                owner = self.owner_of(here)
                if owner is None:
                    verb = "ride" if here in self.spirits.values() else "move"
                    found.add(f"{verb} {name(start)} {name(here)}")
                elif owner != self.seat:
                    break
        return found

    def _is_step_over_land(self, start: Spot, way: Spot) -> bool:
        if plus(start, way) not in self.land:
            return False
        if 0 in way:
            return True
        return plus(start, (way[0], 0)) in self.land or plus(start, (0, way[1])) in self.land

    # -- sinking (S6.1) --------------------------------------------------------------------------------------------

    def sinks(self) -> set[str]:
        """Every `sink` on offer."""
        found: set[str] = set()
        for tile in self.shaman_island():
            busy = any(self.owner_of(space) is not None or space in self.spirits.values() for space in spaces(tile))
            if self.heights[tile] == 1 and not busy:
                found.add(f"sink {name(tile)}")
        return found

    # -- sliding (S7) ----------------------------------------------------------------------------------------------

    def slide_ends(self, tile: Spot) -> dict[Spot, set[Spot]]:
        """Where the top tile of a stack can slide, each with all its half-way places."""
        if self.heights[tile] > 1:
            return self._ends_off_the_stack(tile)
        found: dict[Spot, set[Spot]] = {}
        others = set(self.heights) - {tile}
        for middle in half_steps(tile, others):
            for end in half_steps(middle, others):
                if end != tile:
                    found.setdefault(end, set()).add(middle)
        return found

    def _ends_off_the_stack(self, tile: Spot) -> dict[Spot, set[Spot]]:
        found: dict[Spot, set[Spot]] = {}
        for way in SIDES.values():
            middle = plus(tile, way)
            end = plus(middle, way)
            if in_sea(end) and not spaces(end) & self.land:
                found[end] = {middle}
        return found


def is_free(place: Spot, others: set[Spot]) -> bool:
    """Whether a tile could lie here."""
    return in_sea(place) and not any(spaces(place) & spaces(other) for other in others)


@cache
def touches(place: Spot, other: Spot) -> bool:
    """Whether a tile here would share at least half an edge with another one (S1.2)."""
    return any(beside(place, side) & spaces(other) for side in SIDES.values())


def half_steps(tile: Spot, others: set[Spot]) -> Iterator[Spot]:
    """Every place that a tile at sea level reaches by one half step along the others (S7.3)."""
    for way in SIDES.values():
        ahead = plus(tile, way)
        if not is_free(ahead, others):
            continue
        holds = any(touches(ahead, other) for other in others)
        for side in SIDES.values():
            parallel = side[0] * way[0] + side[1] * way[1] == 0
            corner = plus(ahead, side)
            for other in others:
                if parallel and beside(tile, side) & spaces(other):
                    if holds:
                        yield ahead
                    elif is_free(corner, others) and touches(corner, other):
                        yield corner
