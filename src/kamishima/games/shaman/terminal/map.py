r"""The land of Shaman Island in a terminal: levels, coast, tribes and coordinates.

A space is three, four or five columns wide: the corner of its tile, a mark, the height of its stack, and who is there
with what it is worth. On this hill two tiles high, the shaman of the suns stands beside an enemy warrior, north of a
spirit of the moons:

    36  / 2S6 2m?\
    35  \ 2   2*m/
           m    n
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.text import Text

from kamishima.core.words import Phrase
from kamishima.games.shaman.rules.geometry import SEA, STEP_X, STEP_Y, WAYS, column_name, row_number, space_name
from kamishima.games.shaman.show.view import Stack, Tribe, View
from kamishima.terminal.drawing import Lines

CELLS = (5, 4, 3)
"""So many columns a space can have, from roomy to tight."""
CORNERS = ("\\", "/", "/", "\\")
"""Of a tile: south-west, south-east, north-west, north-east."""
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
"""Values in one sign."""
LEVELS = f"0·{DIGITS[2:]}"
"""Heights in one sign; the lowest is a dot, so that hills stand out."""
WATER = "~"
HIDDEN = "?"
SPIRIT = "*"
HOST = "^"
CHOSEN = ">"
TARGET = "+"
TRIBE_STYLES = ("bold bright_yellow", "bold bright_cyan", "bold bright_magenta", "bold bright_green")
PLACES = {space_name(x, y): (x, y) for x in range(SEA) for y in range(SEA)}
"""Column and row of every space."""

Spot = tuple[int, int]


class Piece(NamedTuple):
    """What stands on a space: a letter, and its worth or whose it is."""

    letter: str
    worth: str
    style: str


class Choice(NamedTuple):
    chosen: str | None
    """The space or tile that all of them begin with."""
    targets: frozenset[str]
    """The spaces that may be named, or where a chosen piece or tile can end."""


def choice(phrases: Sequence[Phrase]) -> Choice:
    """What can be said about the map; nothing is marked while several pieces are still to choose from."""
    said = [phrase.words for phrase in phrases]
    starts = {words[1] for words in said if len(words) > 1}
    if said and len(starts) == 1 and all([len(words) > 2 for words in said]):
        return Choice(starts.pop(), frozenset([_end(words) for words in said]))
    if said and all([len(words) == 2 for words in said]) and len({words[0] for words in said}) == 1:
        return Choice(None, frozenset([words[1] for words in said if words[1] in PLACES]))
    return Choice(None, frozenset())


def _end(words: Sequence[str]) -> str:
    if words[2] not in WAYS:
        return words[2]
    x, y = PLACES[words[1]]
    for way in words[2:]:
        x, y = x + int(STEP_X[WAYS.index(way)]), y + int(STEP_Y[WAYS.index(way)])
    return space_name(x, y)


def tribe_letters(names: Sequence[str]) -> tuple[str, ...]:
    """A letter for each tribe: the first of its name, or simply A, B, C, D where names begin alike."""
    initials = [name[0].upper() for name in names]
    return tuple(initials) if len(set(initials)) == len(initials) else tuple("ABCD"[: len(names)])


class LandMap:
    def __init__(self, view: View, letters: Sequence[str], values: Mapping[str, int], chosen: Choice) -> None:
        self._letters = letters
        self._values = values
        self._stacks: dict[Spot, tuple[Stack, int]] = {
            (stack.x + place % 2, stack.y + place // 2): (stack, place)
            for stack in view.stacks
            for place in range(len(stack.spaces))
        }
        self._pieces: dict[str, Piece] = {}
        self._marks: dict[str, str] = {}
        self._set_up(view.tribes)
        for space in chosen.targets:
            if space in self._pieces:
                self._marks[space] = TARGET
            else:  # corners stay to be seen where there is room for the mark
                self._pieces[space] = Piece(TARGET, " ", "bold")
        if chosen.chosen is not None:
            self._marks[chosen.chosen] = CHOSEN
        spots = [*self._stacks, *[PLACES[space] for space in chosen.targets]]
        columns, rows = [x for x, _ in spots], [y for _, y in spots]
        self._columns = range(max(min(columns) - 1, 0), min(max(columns) + 2, SEA))
        self._rows = range(min(max(rows) + 1, SEA - 1), max(min(rows) - 2, -1), -1)

    def _set_up(self, tribes: Sequence[Tribe]) -> None:
        for seat, tribe in enumerate(tribes):
            if tribe.spirit is not None:
                self._pieces[tribe.spirit] = Piece(SPIRIT, self._letters[seat].lower(), TRIBE_STYLES[seat])
        for seat, tribe in enumerate(tribes):
            style = TRIBE_STYLES[seat]
            for warrior in tribe.warriors:
                worth = HIDDEN if warrior.coin is None else DIGITS[self._values[warrior.coin]]
                self._stand(warrior.space, Piece(self._letters[seat].lower(), worth, style))
            if tribe.shaman is not None:
                self._stand(tribe.shaman, Piece(self._letters[seat], DIGITS[self._values["shaman"]], style))
            if tribe.host is not None:
                self._marks[tribe.host] = HOST

    def _stand(self, space: str, piece: Piece) -> None:
        """Whoever stands on a spirit rides it."""
        if space in self._pieces:
            self._marks[space] = SPIRIT
        self._pieces[space] = piece

    def width(self, cell: int) -> int:
        """How wide the map is when a space takes so many columns."""
        return 3 + cell * len(self._columns)

    def lines(self, cell: int) -> Lines:
        """The map with one space of sea around it."""
        lines: Lines = []
        for y in self._rows:
            line = Text().append(f"{row_number(y)} ", style="dim")
            for x in self._columns:
                line.append_text(self._space((x, y), cell))
            line.rstrip()
            lines.append(line)
        names = "".join([column_name(x).center(cell) for x in self._columns])
        return [*lines, Text(f"   {names}".rstrip(), style="dim")]

    def _space(self, spot: Spot, cell: int) -> Text:
        if spot not in self._stacks:
            return self._sea(spot, cell)
        stack, place = self._stacks[spot]
        space = stack.spaces[place]
        mark, edge = self._marks.get(space, " "), CORNERS[place]
        middle = Text()
        if cell == CELLS[0]:
            middle.append(mark, style="bold")
        elif mark != " ":
            edge = mark
        middle.append(LEVELS[stack.height], style="yellow" if stack.height > 1 else "dim")
        piece = self._pieces.get(space, Piece(" ", " ", ""))
        middle.append(piece.letter + piece.worth if cell > CELLS[-1] else piece.letter, style=piece.style)
        # A fresh text keeps the style of the border from colouring the middle.
        border = Text().append(edge, style="bold" if edge == mark else "dim")
        return border.append_text(middle) if place % 2 == 0 else middle.append_text(border)

    def _sea(self, spot: Spot, cell: int) -> Text:
        """The coast is drawn, the open sea is left blank."""
        x, y = spot
        if space_name(x, y) in self._pieces:
            return Text(TARGET.center(cell), style="bold")
        near = [(x + column, y + row) in self._stacks for column in (-1, 0, 1) for row in (-1, 0, 1)]
        return Text((WATER if any(near) else " ").center(cell), style="dim cyan")
