"""Islands of Origami Islands in a terminal: maps with coordinates, letters and paint, and the shapes of the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text

from kamishima.games.islands.pack.landmarks import (
    COLOURS,
    EMPTY,
    FILES,
    KINDS,
    MOUNTAIN,
    SEA,
    SIGNS,
    Cell,
    cell_of,
    cell_word,
)
from kamishima.games.islands.pack.schema import IslandMap
from kamishima.games.islands.show.view import LandView, OutlineView, ShapeView, View
from kamishima.terminal.drawing import Lines, padded

LETTERS = {colour: colour[0] for colour in COLOURS}
"""How paint is written: the first letter of the colour's word."""
PAINT = {"b": "bright_white on blue", "g": "black on green", "r": "bright_white on red"}
INK = {"b": "bright_blue", "g": "bright_green", "r": "bright_red"}
LETTER_OF: dict[str, str] = dict(zip(KINDS, SIGNS, strict=True))
"""The letter of each landmark."""
BARE = "·"
OPEN = "*"
"""Marks the squares that may be named now."""
ANCHOR = "@"
FILLED = "#"
"""How shapes are drawn: the square that is named, and the others."""
DONE = {"single": "=", "mixed": "≠"}
"""Marks surrounded landmarks: in one colour, or in several."""
GAP = 2


class Squares(NamedTuple):
    """What the squares of an island are drawn from, besides its map: marks before a square, and open outlines."""

    marks: dict[str, str]
    outlines: dict[str, str]


class Block(NamedTuple):
    """A title and the lines beneath it, in so many columns."""

    lines: Lines
    width: int


def block(title: Text, lines: Lines) -> Block:
    """A block as wide as it needs."""
    return Block([title, *lines], max([line.cell_len for line in (title, *lines)]))


def abreast(blocks: Sequence[Block], width: int, gap: int = GAP) -> Lines:
    """Blocks next to each other, in as many rows as they need."""
    lines: Lines = []
    row: list[Block] = []
    for one in blocks:
        if row and sum([other.width + gap for other in row]) + one.width > width:
            lines += _joined(row, gap)
            row = []
        row.append(one)
    return lines + _joined(row, gap)


def _joined(row: Sequence[Block], gap: int) -> Lines:
    height = max([len(one.lines) for one in row], default=0)
    lines: Lines = []
    for place in range(height):
        parts = [padded(one.lines[place] if place < len(one.lines) else Text(), one.width) for one in row]
        line = Text(" " * gap).join(parts)
        line.rstrip()
        lines.append(line)
    return lines


def land_map(land: LandView, cell: int, chosen: dict[str, str] | None = None) -> Lines:
    """An island in squares of so many columns, with marks before those that are chosen or can be."""
    marks = dict(chosen or {})
    marks |= {mark.square: DONE[mark.surrounded] for mark in land.landmarks if mark.surrounded}
    # In one column only its colour would tell an outline from paint.
    return sheet_map(land.rows, land.outlines if cell > 1 else (), cell, marks)


def sheet_map(
    rows: Sequence[str], outlines: Sequence[OutlineView], cell: int, marks: dict[str, str] | None = None
) -> Lines:
    """A map with its coordinates; squares of one column are drawn without them."""
    squares = Squares(marks or {}, _open_outlines(rows, outlines))
    lines = [] if cell == 1 else [_files(len(rows[0]), cell)]
    for number, row in enumerate(rows):
        line = Text() if cell == 1 else Text(f"{number + 1} ", style="dim")
        # A fresh line keeps the style of the coordinate from dimming the squares.
        line = Text().append_text(line)
        for column, sign in enumerate(row):
            line.append_text(_square(sign, (column, number), squares, cell))
        lines.append(line)
    return lines


def previewed(view: View, said: Sequence[str]) -> dict[str, str]:
    """The squares that a painting would cover, by the words after its island."""
    named = [word for word in said if cell_of(word) is not None]
    shape = next(iter([shape for shape in view.shapes if shape.name == view.shape]), None)
    if shape is None:  # squares of any form are named one by one
        return dict.fromkeys(named, FILLED)
    marks: dict[str, str] = {}
    for word in named:
        column, row = cell_of(word) or (0, 0)
        offsets = [cell for turn in said if turn in shape.turns for cell in shape.turns[turn]]
        marks |= {cell_word((column + right, row + down)): FILLED for right, down in offsets}
    return marks | dict.fromkeys(named, ANCHOR)


def printed_outlines(island: IslandMap) -> list[OutlineView]:
    return [OutlineView(outline.colour, tuple(outline.squares.split()), "") for outline in island.outlines]


def _files(columns: int, cell: int) -> Text:
    return Text("  " + "".join([f" {letter}".ljust(cell) for letter in FILES[:columns]]), style="dim")


def _open_outlines(rows: Sequence[str], outlines: Sequence[OutlineView]) -> dict[str, str]:
    """The squares of outlines that can still be filled: one painting must fill all of them, so all must be bare."""
    bare = {
        cell_word((column, row)) for row, line in enumerate(rows) for column, sign in enumerate(line) if sign == EMPTY
    }
    fillable = [outline for outline in outlines if not outline.filled and bare.issuperset(outline.squares)]
    return {square: LETTERS[outline.colour] for outline in fillable for square in outline.squares}


def _square(sign: str, cell: Cell, squares: Squares, width: int) -> Text:
    if sign in PAINT:
        return Text(sign * width, style=PAINT[sign])
    word = cell_word(cell)
    mark = squares.marks.get(word, " ")
    if mark in (ANCHOR, FILLED):
        return Text(mark * width, style="bold reverse")
    if sign == EMPTY:
        outline = squares.outlines.get(word)
        style = f"{INK[outline]} underline" if outline else "dim"
        made = Text(mark if width > 1 else "", style="bold").append(outline or BARE, style=f"not bold {style}")
    elif sign in (SEA, MOUNTAIN):
        made = Text(" " if width > 1 else "").append(sign, style="dim cyan" if sign == SEA else "dim")
    else:
        made = Text(mark if width > 1 else "").append(sign, style="bold")
    return made.append(" " * (width - made.cell_len))


def turn_blocks(shape: ShapeView) -> list[Block]:
    """A shape in each of its turns, under the word that says it; the anchor is the square that is named."""
    return [block(Text(word), _figure(offsets)) for word, offsets in shape.turns.items()]


def shape_block(shape: ShapeView) -> Block:
    title = shape.name if shape.pieces == 1 else f"{shape.pieces} {shape.name}"
    return block(Text(title), _figure(next(iter(shape.turns.values()))))


def _figure(offsets: Sequence[Cell]) -> Lines:
    columns = [column for column, _ in offsets]
    rows = [row for _, row in offsets]
    lines: Lines = []
    for row in range(min(rows), max(rows) + 1):
        signs = [_figure_sign((column, row), offsets) for column in range(min(columns), max(columns) + 1)]
        lines.append(Text(" ".join(signs).rstrip()))
    return lines


def _figure_sign(cell: Cell, offsets: Sequence[Cell]) -> str:
    if cell == (0, 0):
        return ANCHOR
    return FILLED if cell in offsets else " "
