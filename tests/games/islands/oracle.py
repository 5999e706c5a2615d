"""A slow second opinion: placements, surroundings and scores from the clauses alone.

It reads the pack's TOML and plain positions, works with sets of coordinates, and shares no code with the engine.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import Any

Cell = tuple[int, int]
COLOURS = {"b": "blue", "g": "green", "r": "red"}
TURNS = ("north", "east", "south", "west")
HARBOUR_POINTS = {"single": 20, "mixed": 10}
TEMPLE_POINTS = {"single": 10, "mixed": 5}


def word(cell: Cell) -> str:
    return "abcdefgh"[cell[0]] + "12345678"[cell[1]]


def sides(cell: Cell) -> set[Cell]:
    x, y = cell
    return {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}


def ring(cell: Cell) -> set[Cell]:
    return {(cell[0] + x, cell[1] + y) for x in (-1, 0, 1) for y in (-1, 0, 1)} - {cell}


class OracleIsland:
    """An island of one player."""

    def __init__(self, drawing: dict[str, Any], plain: dict[str, Any]) -> None:
        rows = drawing["map"].strip("\n").splitlines()
        self.map = {(x, y): sign for y, row in enumerate(rows) for x, sign in enumerate(row)}
        self.empty = [cell for cell in sorted(self.map, key=lambda cell: (cell[1], cell[0])) if self.map[cell] == "."]
        self.paint = {
            cell: COLOURS[sign] for cell, sign in zip(self.empty, plain["squares"], strict=True) if sign != "."
        }
        self.outlines = [
            (outline["colour"], {("abcdefgh".index(text[0]), int(text[1]) - 1) for text in outline["squares"].split()})
            for outline in drawing["outlines"]
        ]
        self.own, self.other = set(plain["own"]), set(plain["other"])

    def sign(self, sign: str) -> list[Cell]:
        return [cell for cell, other in self.map.items() if other == sign]

    def surrounded(self, cell: Cell) -> str:
        """I5: all paintable squares among the eight neighbours are painted, in one colour or in several."""
        around = [near for near in ring(cell) if self.map.get(near) == "."]
        if any(near not in self.paint for near in around):
            return ""
        return "single" if len({self.paint[near] for near in around}) == 1 else "mixed"

    def score(self) -> int:
        """I6.1."""
        if not self.paint:
            return 0
        total = len(self.paint) - len(self.empty)
        for sign, points in (("R", HARBOUR_POINTS), ("S", HARBOUR_POINTS), ("T", TEMPLE_POINTS)):
            total += sum([points.get(self.surrounded(cell), 0) for cell in self.sign(sign)])
        return total + 10 * len(self.own) + 5 * len(self.other)

    def with_paint(self, cells: set[Cell], colour: str) -> OracleIsland:
        other = OracleIsland.__new__(OracleIsland)
        other.map, other.empty, other.outlines = self.map, self.empty, self.outlines
        other.paint = {**self.paint, **dict.fromkeys(cells, colour)}
        other.own, other.other = set(self.own), set(self.other)
        for number, (wanted, squares) in enumerate(self.outlines):
            if squares == cells:  # I5.9
                (other.own if wanted == colour else other.other).add(number)
        return other


class OraclePlayer:
    """What a player has, as far as painting goes."""

    def __init__(self, islands: list[OracleIsland], any_access: int, regular_access: int) -> None:
        self.islands = islands
        self.any_access = any_access
        self.regular_access = regular_access

    def doors(self, number: int) -> set[Cell]:
        """The squares of which one must be painted (I4.2, I4.3, I5.1)."""
        island = self.islands[number]
        if island.paint:
            return {near for cell in island.paint for near in sides(cell)}
        harbours: list[Cell] = []
        if not any([other.paint for other in self.islands]) or self.regular_access or self.any_access:
            harbours += island.sign("R")
        if any([other.paint for other in self.islands]) and self.any_access:
            harbours += island.sign("S")
        return {near for harbour in harbours for near in sides(harbour)}

    def free(self, number: int, cells: set[Cell]) -> bool:
        """I4.1."""
        island = self.islands[number]
        return all([island.map.get(cell) == "." and cell not in island.paint for cell in cells])

    def after(self, number: int, cells: set[Cell], colour: str) -> OraclePlayer:
        """The player after a painting; accesses spent and earned."""
        island = self.islands[number]
        painted = island.with_paint(cells, colour)
        islands = [painted if place == number else other for place, other in enumerate(self.islands)]
        any_access, regular_access = self.any_access, self.regular_access
        if not island.paint and any([other.paint for other in self.islands]):
            at_regular = any([cells & sides(harbour) for harbour in island.sign("R")])
            if at_regular and regular_access:
                regular_access -= 1
            else:
                any_access -= 1
        for light in island.sign("L"):
            if not island.surrounded(light):
                any_access += painted.surrounded(light) == "single"
                regular_access += painted.surrounded(light) == "mixed"
        return OraclePlayer(islands, any_access, regular_access)


class Oracle:
    """Judges positions of one pack."""

    def __init__(self, pack: str) -> None:
        plain = tomllib.loads(pack)
        self.sheets = plain["sheets"]
        self.shapes = {name: self._turns(shape["map"]) for name, shape in plain["shapes"].items()}
        self.shapes["square"] = {"": [(0, 0)]}

    def _turns(self, drawing: str) -> dict[str, list[Cell]]:
        rows = drawing.strip("\n").splitlines()
        cells = [(x, y) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign in "#@"]
        (anchor,) = [(x, y) for x, y in cells if rows[y][x] == "@"]
        turned = [(x - anchor[0], y - anchor[1]) for x, y in cells]
        found: dict[str, list[Cell]] = {}
        for turn in TURNS:
            if not any([self._same(turned, other) for other in found.values()]):
                found[turn] = turned
            turned = [(-y, x) for x, y in turned]
        return found

    def _same(self, one: list[Cell], other: list[Cell]) -> bool:
        """Whether two drawings differ by a shift only."""
        return any([{(x + dx, y + dy) for x, y in one} == set(other) for dx in range(-5, 6) for dy in range(-5, 6)])

    def player(self, plain: dict[str, Any]) -> OraclePlayer:
        """A player of an encoded position."""
        drawings = [island for sheet in plain["sheets"] for island in self.sheets[sheet]["islands"].values()]
        islands = [OracleIsland(*pair) for pair in zip(drawings, plain["lands"], strict=True)] if plain["lands"] else []
        return OraclePlayer(islands, *plain["access"])

    def pieces(self, player: OraclePlayer, shape: str) -> Iterator[tuple[int, Cell, str, set[Cell]]]:
        """Every legal way to lay one piece: island, anchor, turn, squares."""
        for number, island in enumerate(player.islands):
            doors = player.doors(number)
            for x, y in island.empty:
                for turn, offsets in self.shapes[shape].items():
                    cells = {(x + dx, y + dy) for dx, dy in offsets}
                    if cells & doors and player.free(number, cells):
                        yield number, (x, y), turn, cells

    def paintings(self, player: OraclePlayer, shape: str, colours: list[str], *, first_of_two: bool) -> set[str]:
        """The texts of all legal paintings of the next piece."""
        texts: set[str] = set()
        for number, anchor, turn, cells in self.pieces(player, shape):
            for colour in colours:
                if first_of_two and not self.any_piece(player.after(number, cells, colour), shape):
                    continue  # I4.4
                texts.add(" ".join(["paint", f"i{number + 1}", word(anchor), *([turn] if turn else []), colour]))
        return texts

    def any_piece(self, player: OraclePlayer, shape: str) -> bool:
        return next(self.pieces(player, shape), None) is not None
