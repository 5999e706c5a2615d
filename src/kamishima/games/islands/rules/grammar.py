from __future__ import annotations

from kamishima.core import plain
from kamishima.core.errors import BadWords
from kamishima.core.plain import one_of
from kamishima.core.text.spelling import did_you_mean
from kamishima.core.turn import Action, Start
from kamishima.games.islands.pack.landmarks import COLOURS, SIDE, Cell, cell_of
from kamishima.games.islands.pack.shapes import TURNS, UNTURNED, Shape
from kamishima.games.islands.rules.actions import (
    LAND_WORDS,
    PLAIN_WORDS,
    SIDES,
    TRIGGERS,
    Bid,
    ChooseShape,
    Dice,
    Die,
    Paint,
    PaintFree,
    Research,
    Resolve,
    Rob,
    Sheet,
    Take,
    Use,
)
from kamishima.games.islands.rules.setup import Sheets
from kamishima.games.islands.rules.state import TECHNOLOGIES

MOST_SQUARES = 8
"""No shape has more squares."""


class Grammar(plain.Grammar):
    def __init__(self, sheets: Sheets, shapes: list[Shape], players: int) -> None:
        super().__init__("Origami Islands", players, {**PLAIN_WORDS})
        self._sheets = sheets
        self._shapes = {shape.name: shape.index for shape in shapes[1:]}
        self.add("bid", lambda said: Bid(_number(said[0])))
        self.add("dice", lambda said: Dice(_number(said[0]), _number(said[1])), 2)
        self.add("die", lambda said: Die(_number(said[0])))
        self.add("keep", lambda said: sheets.keep(self._sheet(said[0]), self._sheet(said[1])), 2)
        self.add("paint", _paint, 0, plain.ANY_NUMBER)
        self.add("research", lambda said: Research(_technology(said[0])))
        self.add("resolve", lambda said: Resolve(one_of(TRIGGERS, said[0], "trigger")))
        self.add("rob", lambda said: Rob(self.seat(said[0])))
        self.add("shape", lambda said: self._shape(said[0]))
        self.add("sheet", lambda said: Sheet(self._sheet(said[0]), said[0]))
        self.add("start", lambda said: Start(self.seat(said[0])))
        self.add("take", lambda said: Take(self.seat(said[0]), one_of(SIDES, said[1], "side")), 2)
        self.add("use", lambda said: Use(_technology(said[0]), _number(said[1]), "".join(said[2:])), 2, 3)

    def _sheet(self, word: str) -> int:
        return one_of(self._sheets.names, word, "sheet")

    def _shape(self, word: str) -> Action:
        if word not in self._shapes:
            meant = did_you_mean(word, self._shapes)
            raise BadWords(f"there is no shape {word!r}; shapes are {', '.join(self._shapes)}{meant}")
        return ChooseShape(self._shapes[word], word)


def _paint(said: list[str]) -> Action:
    if not 3 <= len(said) <= MOST_SQUARES + 2:
        raise BadWords(f"{' '.join(['paint', *said])!r}: paint like 'paint i1 c3 red' or 'paint i1 c3 east red'")
    land = one_of(LAND_WORDS, said[0], "island")
    colour = one_of(COLOURS, said[-1], "colour")
    if len(said) == 3:
        column, row = _cell(said[1])
        return Paint(land, SIDE * row + column, UNTURNED, colour)
    if len(said) == 4 and cell_of(said[2]) is None:
        column, row = _cell(said[1])
        return Paint(land, SIDE * row + column, one_of(TURNS, said[2], "turn"), colour)
    cells = sorted({_cell(word) for word in said[1:-1]}, key=lambda cell: (cell[1], cell[0]))
    return PaintFree(land, tuple(cells), colour)


def _technology(word: str) -> int:
    return one_of(TECHNOLOGIES, word, "technology")


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 6):
        raise BadWords(f"{word!r} is not a number")
    return int(word)


def _cell(word: str) -> Cell:
    cell = cell_of(word)
    if cell is None:
        raise BadWords(f"{word!r} is not a square; squares are a1 to h8, counted from the upper left")
    return cell
