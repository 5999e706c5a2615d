"""Proposes islands: landmarks and outlines are put on a terrain, drawn or random, until the map is valid.

    python -m kamishima.lab.forge_islands 5 --seed 1

A terrain is a map with sea and mountains only. Every proposal passes the validator; among many the one is kept whose
landmarks take about as many squares as those of other islands, so that no island is a gift.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence

import msgspec

from kamishima.core.chance import below
from kamishima.games.islands.content import house_content, shape_list
from kamishima.games.islands.landmarks import COLOURS, MOUNTAIN, SEA, SIGNS, Cell, cell_word
from kamishima.games.islands.maps import Chart, chart_problems, outline_problems
from kamishima.games.islands.shapes import Shape

PATIENCE = 4000
WANTED: dict[str, float] = {"R": 4.5, "S": 4.5, "L": 5.0, "T": 4.5, "C": 4.5, "$": 4.5, "G": 5.0, "V": 5.0}
"""How many paintable squares each landmark should have around it, more or less."""


class Plan(msgspec.Struct, frozen=True):
    """What to build: how many of each landmark, and what forms the outlines have."""

    landmarks: str = "RSLTTC$GV"
    outlines: tuple[str, ...] = ("corner", "angle")
    """Shapes of the cards, or `three` and `five` for any form."""
    near: bool = False


class Proposal(msgspec.Struct, frozen=True):
    """An island that the validator accepts."""

    rows: tuple[str, ...]
    outlines: tuple[tuple[str, str], ...]
    """Colour and squares."""
    strain: float
    """How far its landmarks are from the wanted sizes."""

    def toml(self, sheet: str, name: str) -> str:
        """The island as it stands in a pack."""
        drawing = "\n".join(self.rows)
        lines = [f'    {{ colour = "{colour}", squares = "{squares}" }},' for colour, squares in self.outlines]
        outlines = "\n".join(lines)
        return f"[sheets.{sheet}.islands.{name}]\nmap = '''\n{drawing}\n'''\noutlines = [\n{outlines}\n]\n"


def forge(plan: Plan, seed: int, terrain: Sequence[str] = (), tries: int = 40) -> Proposal:
    """The best of some valid islands; the same seed gives the same island."""
    rng = random.Random(seed)
    shapes = shape_list(house_content())
    best: Proposal | None = None
    found = 0
    for _ in range(PATIENCE):
        drawn = terrain or random_terrain(rng)
        proposal = _propose(plan, list(drawn), rng, shapes)
        if proposal is not None:
            found += 1
            if best is None or proposal.strain < best.strain:
                best = proposal
        if found >= tries:
            break
    if best is None:
        raise ValueError("no valid island was found on this terrain; give it between 32 and 44 squares of land")
    return best


def random_terrain(rng: random.Random) -> list[str]:
    """A roundish island with a ragged coast and a few mountains."""
    rows, columns = 6 + below(rng, 3), 6 + below(rng, 3)
    land = {(columns // 2, rows // 2)}
    while len(land) < 36 + below(rng, 4) and len(land) < rows * columns - 2:
        column, row = sorted(land)[below(rng, len(land))]
        step = ((1, 0), (-1, 0), (0, 1), (0, -1))[below(rng, 4)]
        cell = (column + step[0], row + step[1])
        if 0 <= cell[0] < columns and 0 <= cell[1] < rows:
            land.add(cell)
    lines = [["." if (column, row) in land else SEA for column in range(columns)] for row in range(rows)]
    for _ in range(below(rng, 3)):
        column, row = sorted(land)[below(rng, len(land))]
        lines[row][column] = MOUNTAIN
    return ["".join(line) for line in lines]


def _propose(plan: Plan, terrain: list[str], rng: random.Random, shapes: list[Shape]) -> Proposal | None:
    land = Chart(terrain).empty
    if len(land) < len(plan.landmarks) + 22:
        return None
    grid = [list(row) for row in terrain]
    places = _shuffled(land, rng)
    for sign, (column, row) in zip(plan.landmarks, places, strict=False):
        grid[row][column] = sign
    rows = ["".join(row) for row in grid]
    if chart_problems(rows, near=plan.near):
        return None
    outlines = _outlines(plan, rows, rng, shapes)
    if outlines is None or outline_problems(rows, [squares.split() for _, squares in outlines], shapes):
        return None
    return Proposal(tuple(rows), outlines, strain(rows))


def strain(rows: Sequence[str]) -> float:
    """How far the landmarks of a map are from the wanted sizes."""
    chart = Chart(list(rows))
    total = 0.0
    for cell, sign in chart.signs.items():
        if sign in SIGNS:
            total += abs(len(chart.open_around(cell)) - WANTED[sign])
    return total


def _outlines(
    plan: Plan, rows: list[str], rng: random.Random, shapes: list[Shape]
) -> tuple[tuple[str, str], ...] | None:
    chart = Chart(rows)
    taken: set[Cell] = set()
    found: list[tuple[str, str]] = []
    colour = below(rng, len(COLOURS))
    for name in plan.outlines:
        cells = _outline(name, chart, taken, rng, shapes)
        if cells is None:
            return None
        taken |= set(cells)
        words = " ".join([cell_word(cell) for cell in sorted(cells, key=lambda cell: (cell[1], cell[0]))])
        found.append((COLOURS[colour], words))
        colour = (colour + 1) % len(COLOURS)
    return tuple(found)


def _outline(name: str, chart: Chart, taken: set[Cell], rng: random.Random, shapes: list[Shape]) -> list[Cell] | None:
    free = [cell for cell in _shuffled(chart.empty, rng) if cell not in taken]
    if name in ("three", "five"):
        return _grown(free, 3 if name == "three" else 5, rng)
    shape = next(shape for shape in shapes if shape.name == name)
    for column, row in free:
        _, offsets = shape.turns[below(rng, len(shape.turns))]
        cells = [(column + right, row + down) for right, down in offsets]
        if all(cell in free for cell in cells):
            return cells
    return None


def _grown(free: list[Cell], size: int, rng: random.Random) -> list[Cell] | None:
    for start in free:
        cells = [start]
        while len(cells) < size:
            edge = [cell for cell in free if cell not in cells and _touches(cell, cells)]
            if not edge:
                break
            cells.append(edge[below(rng, len(edge))])
        if len(cells) == size:
            return cells
    return None


def _touches(cell: Cell, cells: list[Cell]) -> bool:
    return any(abs(cell[0] - column) + abs(cell[1] - row) == 1 for column, row in cells)


def _shuffled(cells: list[Cell], rng: random.Random) -> list[Cell]:
    left = sorted(cells)
    return [left.pop(below(rng, len(left))) for _ in range(len(left))]


def main(arguments: Sequence[str] | None = None) -> int:
    """Print proposals as they would stand in a pack."""
    parser = argparse.ArgumentParser(prog="forge_islands", description="propose valid islands")
    parser.add_argument("count", type=int, nargs="?", default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--near", action="store_true", help="without volcanoes, for a first game")
    asked = parser.parse_args(arguments)
    plan = Plan(landmarks="RSLTTC$G", near=True) if asked.near else Plan()
    for number in range(asked.count):
        island = forge(plan, asked.seed + number)
        sys.stdout.write(island.toml("x", f"island-{asked.seed + number}") + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
