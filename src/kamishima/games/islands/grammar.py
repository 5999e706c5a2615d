"""The grammar of the actions: `parse` is the exact inverse of an action's text."""

from __future__ import annotations

from kamishima.core.errors import BadWords
from kamishima.core.game import Action, SeatId, seat_word
from kamishima.core.spelling import did_you_mean
from kamishima.games.islands.actions import (
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
    Start,
    Take,
    Use,
)
from kamishima.games.islands.landmarks import COLOURS, SIDE, Cell, cell_of
from kamishima.games.islands.setup import Sheets
from kamishima.games.islands.shapes import TURNS, UNTURNED, Shape
from kamishima.games.islands.state import TECHNOLOGIES

VERBS = ("bid", "dice", "die", "keep", "paint", "research", "resolve", "rob", "shape", "sheet", "start", "take", "use")
MOST_SQUARES = 8
"""No shape has more squares."""


class Grammar:
    """Reads actions of one game."""

    def __init__(self, sheets: Sheets, shapes: list[Shape], players: int) -> None:
        self._sheets = sheets
        self._shapes = {shape.name: shape.index for shape in shapes[1:]}
        self._seats = {seat_word(SeatId(seat)): SeatId(seat) for seat in range(players)}

    def parse(self, text: str) -> Action:
        """The action that a canonical text says."""
        words = text.split()
        if not words:
            raise BadWords("nothing was said")
        action = self._action(words)
        if action.text != text:
            raise BadWords(f"{text!r} should be written {action.text!r}")
        return action

    def _action(self, words: list[str]) -> Action:
        verb, rest = words[0], words[1:]
        if not rest and verb in PLAIN_WORDS:
            return PLAIN_WORDS[verb]
        if verb == "paint":
            return self._paint(words)
        if verb == "use" and 2 <= len(rest) <= 3:
            return Use(_one_of(TECHNOLOGIES, rest[0], "technology"), _number(rest[1]), rest[2] if rest[2:] else "")
        if len(rest) == 2:
            return self._with_two(verb, rest[0], rest[1])
        if len(rest) == 1:
            return self._with_one(verb, rest[0])
        raise _unknown(words)

    def _with_two(self, verb: str, one: str, two: str) -> Action:
        if verb == "keep":
            return self._sheets.keep(self._sheet(one), self._sheet(two))
        if verb == "dice":
            return Dice(_number(one), _number(two))
        if verb == "take":
            return Take(self._seat(one), _one_of(SIDES, two, "side"))
        raise _unknown([verb, one, two])

    def _with_one(self, verb: str, word: str) -> Action:
        if verb == "bid":
            return Bid(_number(word))
        if verb == "die":
            return Die(_number(word))
        if verb == "sheet":
            return Sheet(self._sheet(word), word)
        if verb == "shape":
            if word not in self._shapes:
                meant = did_you_mean(word, self._shapes)
                raise BadWords(f"there is no shape {word!r}; shapes are {', '.join(self._shapes)}{meant}")
            return ChooseShape(self._shapes[word], word)
        if verb == "resolve":
            return Resolve(_one_of(TRIGGERS, word, "trigger"))
        if verb == "research":
            return Research(_one_of(TECHNOLOGIES, word, "technology"))
        if verb == "rob":
            return Rob(self._seat(word))
        if verb == "start":
            return Start(self._seat(word))
        raise _unknown([verb, word])

    def _paint(self, words: list[str]) -> Action:
        if len(words) < 4 or len(words) > MOST_SQUARES + 3:
            raise BadWords(f"{' '.join(words)!r}: paint like 'paint i1 c3 red' or 'paint i1 c3 east red'")
        land = _one_of(LAND_WORDS, words[1], "island")
        colour = _one_of(COLOURS, words[-1], "colour")
        if len(words) == 4:
            column, row = _cell(words[2])
            return Paint(land, SIDE * row + column, UNTURNED, colour)
        if len(words) == 5 and cell_of(words[3]) is None:
            column, row = _cell(words[2])
            return Paint(land, SIDE * row + column, _one_of(TURNS, words[3], "turn"), colour)
        cells = sorted({_cell(word) for word in words[2:-1]}, key=lambda cell: (cell[1], cell[0]))
        return PaintFree(land, tuple(cells), colour)

    def _sheet(self, word: str) -> int:
        return _one_of(tuple(self._sheets.names), word, "sheet")

    def _seat(self, word: str) -> SeatId:
        if word not in self._seats:
            raise BadWords(f"there is no seat {word!r}; seats are {', '.join(self._seats)}")
        return self._seats[word]


def _one_of(words: tuple[str, ...], word: str, what: str) -> int:
    if word not in words:
        raise BadWords(f"there is no {what} {word!r}; there are {', '.join(words)}{did_you_mean(word, words)}")
    return words.index(word)


def _number(word: str) -> int:
    if not (word.isascii() and word.isdigit() and len(word) <= 6):
        raise BadWords(f"{word!r} is not a number")
    return int(word)


def _cell(word: str) -> Cell:
    cell = cell_of(word)
    if cell is None:
        raise BadWords(f"{word!r} is not a square; squares are a1 to h8, counted from the upper left")
    return cell


def _unknown(words: list[str]) -> BadWords:
    meant = did_you_mean(words[0], (*VERBS, *PLAIN_WORDS))
    return BadWords(f"{' '.join(words)!r} is not an action of Origami Islands{meant}")
