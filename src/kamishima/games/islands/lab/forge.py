"""Proposes islands: landmarks and outlines are put on a terrain, drawn or random, until the map is valid.

A terrain is a map with sea and mountains only. Every proposal passes the validator; among many the one is kept whose
landmarks take about as many squares as those of other islands, so that no island is a gift. Two proposals make a sheet,
and a pack with new sheets can be played and measured at once. `kamishima islands forge` is the command.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Mapping, Sequence

import msgspec

from kamishima import interrupts
from kamishima.core.chance import below
from kamishima.core.errors import KamishimaError
from kamishima.games.islands.pack.content import house_content
from kamishima.games.islands.pack.landmarks import COLOURS, EMPTY, MOUNTAIN, SEA, SIDE, SIGNS, Cell, cell_word
from kamishima.games.islands.pack.maps import LEAST_SQUARES, MOST_SQUARES, Chart, chart_problems, outline_problems
from kamishima.games.islands.pack.schema import ISLANDS_A_SHEET, Content, shape_list
from kamishima.games.islands.pack.shapes import Shape

PATIENCE = 4000
TRIES = 20
"""Of so many valid islands the best one is kept."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"
WANTED: dict[str, float] = {"R": 4.5, "S": 4.5, "L": 5.0, "T": 4.5, "C": 4.5, "$": 4.5, "G": 5.0, "V": 5.0}
"""How many paintable squares each landmark should have around it, more or less."""


class Plan(msgspec.Struct, frozen=True):
    """What to build: how many of each landmark, and what forms the outlines have."""

    landmarks: str = "RSLTTC$GV"
    outlines: tuple[str, ...] = ("corner", "angle")
    """Shapes of the cards, or `three` and `five` for any form."""
    near: bool = False


NEAR_LANDMARKS = "RSLTTC$G"
"""A Near Island has no volcano."""


def plan_for(content: Content, *, near: bool) -> Plan:
    """The usual plan, with the smallest shapes as outlines where a pack has other shapes than ours."""
    plan = Plan(landmarks=NEAR_LANDMARKS, near=True) if near else Plan()
    if set(plan.outlines) <= set(content.shapes):
        return plan
    shapes = sorted(shape_list(content)[1:], key=lambda shape: shape.size)
    return msgspec.structs.replace(plan, outlines=tuple([shape.name for shape in shapes[:2]]))


class Proposal(msgspec.Struct, frozen=True):
    """An island that the validator accepts."""

    rows: tuple[str, ...]
    outlines: tuple[tuple[str, str], ...]
    """Colour and squares."""
    strain: float
    """How far its landmarks are from the wanted sizes."""

    def toml(self, sheet: str, name: str) -> str:
        drawing = "\n".join(self.rows)
        lines = [f'    {{ colour = "{colour}", squares = "{squares}" }},' for colour, squares in self.outlines]
        outlines = "\n".join(lines)
        return f"[sheets.{sheet}.islands.{name}]\nmap = '''\n{drawing}\n'''\noutlines = [\n{outlines}\n]\n"


class SheetProposal(msgspec.Struct, frozen=True):
    word: str
    islands: dict[str, Proposal]
    near: bool = False

    def toml(self) -> str:
        head = f'[sheets.{self.word}]\nfrom = "ours"\n' + ("near = true\n" if self.near else "")
        return "\n".join([head, *[island.toml(self.word, name) for name, island in self.islands.items()]])


def forge(
    plan: Plan, seed: int, terrain: Sequence[str] = (), tries: int = TRIES, content: Content | None = None
) -> Proposal:
    """The best of some valid islands; the same seed gives the same island."""
    rng = random.Random(seed)
    shapes = shape_list(content or house_content())
    best: Proposal | None = None
    found = 0
    for _ in range(PATIENCE):
        interrupts.check()
        drawn = terrain or random_terrain(rng)
        proposal = _propose(plan, list(drawn), rng, shapes)
        if proposal is not None:
            found += 1
            if best is None or proposal.strain < best.strain:
                best = proposal
        if found >= tries:
            break
    if best is None:
        raise KamishimaError("no valid island was found on this terrain; draw it broader, with fewer gaps and straits")
    return best


def names_for(first_seed: int, count: int, content: Content) -> list[str]:
    """Names for the islands of successive seeds; none of them may be in the pack already."""
    names = [f"forged-{first_seed + number}" for number in range(count)]
    taken = {name for sheet in content.sheets.values() for name in sheet.islands}
    for name in names:
        if name in taken:
            raise KamishimaError(f"the pack has an island {name!r} already: forge from another seed")
    return names


def sheets_of(islands: Mapping[str, Proposal], content: Content, *, near: bool) -> list[SheetProposal]:
    """Islands two to a sheet, under words that the pack does not have yet."""
    names = list(islands)
    pairs = [names[start : start + ISLANDS_A_SHEET] for start in range(0, len(names), ISLANDS_A_SHEET)]
    words = free_words(content, len(pairs))
    return [
        SheetProposal(word, {name: islands[name] for name in pair}, near)
        for word, pair in zip(words, pairs, strict=True)
    ]


def free_words(content: Content, count: int) -> list[str]:
    """Words for new sheets: letters while there are any, then `s1`, `s2` and so on."""
    words = [*LETTERS, *[f"s{number}" for number in range(1, len(content.sheets) + count + 1)]]
    return [word for word in words if word not in content.sheets][:count]


def extended(text: str, name: str, sheets: Iterable[SheetProposal]) -> str:
    """A pack with new sheets at its end, under a name of its own."""
    renamed = re.sub(r"(?m)^name\s*=.*$", lambda _: f"name = {_quoted(name)}", text, count=1)
    return "\n".join([renamed.rstrip() + "\n", *[sheet.toml() for sheet in sheets]])


def _quoted(name: str) -> str:
    """A text as TOML writes it, which is how JSON writes it too."""
    return msgspec.json.encode(name).decode()


def read_terrain(text: str) -> list[str]:
    """A drawing of sea, mountains and land, checked; the error names the row."""
    rows = text.strip("\n").split("\n")
    if len(rows) > SIDE:
        raise KamishimaError(f"row {SIDE + 1}: a terrain has at most {SIDE} rows, not {len(rows)}")
    for number, row in enumerate(rows, start=1):
        strange = sorted(set(row) - {EMPTY, SEA, MOUNTAIN})
        if strange:
            raise KamishimaError(f"row {number}: {strange[0]!r} is no sign of a terrain; signs are . ~ ^")
        if len(row) != len(rows[0]):
            raise KamishimaError(f"row {number}: this row has {len(row)} squares, the first one {len(rows[0])}")
        if not 1 <= len(row) <= SIDE:
            raise KamishimaError(f"row {number}: a terrain has 1 to {SIDE} columns, not {len(row)}")
    return rows


def check_room(terrain: Sequence[str], plan: Plan) -> None:
    """Whether the landmarks of a plan leave as many squares to paint as an island must have."""
    land, landmarks = "".join(terrain).count(EMPTY), len(plan.landmarks)
    least, most = LEAST_SQUARES + landmarks, MOST_SQUARES + landmarks
    if not least <= land <= most:
        raise KamishimaError(f"a terrain needs {least} to {most} squares of land, this one has {land}")


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
