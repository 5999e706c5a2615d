"""Plain values from which pages are printed: the games fill them, the art knows no rules."""

from typing import NamedTuple

UNFOLDED = "unfolded"
"""Stands in for the figure of a card that a pack has added: a plain sheet."""


class PrintingUnavailable(ImportError):
    """The library that writes PDF is not installed."""


class PrintFault(ValueError):
    """Something cannot be printed as asked; the message says what and where."""


class PrintCard(NamedTuple):
    """One card of the box; `kind` is the printed word for how its text works. Rice paper has no cost and no points."""

    id: str
    name: str
    family: str
    cost: int | None
    folds: int
    points: int | None
    copies: int
    text: str
    kind: str
    group: str = ""
    """What the family is called; its id when nothing is given."""


class PrintOutline(NamedTuple):
    """Squares (column, row), counted from 0 at the upper left, that belong together; `colour` is blue, green or red."""

    colour: str
    squares: tuple[tuple[int, int], ...]
    letter: str = ""
    """What stands in its corner, for those who do not see colours; the first letter of the English word if empty."""


class PrintIsland(NamedTuple):
    """An island as a text map, one character a square."""

    name: str
    rows: tuple[str, ...]
    outlines: tuple[PrintOutline, ...] = ()
    sheet: str = ""
    """What the sheet of the island is called; printed in its corner."""


class PrintLegend(NamedTuple):
    """A figure, or the line of an outline's colour, and the words that explain it."""

    piece_id: str
    text: str
    pencil: str = ""


class PrintEntry(NamedTuple):
    """Something on a reference card: its name, what it does, and its figure if it has one."""

    name: str
    text: str
    piece_id: str = ""


class PrintReference(NamedTuple):
    heading: str
    entries: tuple[PrintEntry, ...]


class PrintSection(NamedTuple):
    title: str
    text: str


class PrintRules(NamedTuple):
    """A game told on one page."""

    heading: str
    subtitle: str
    sections: tuple[PrintSection, ...]
    piece_id: str
    """The figure beside the heading."""


class PrintScores(NamedTuple):
    """A table to fill in: lines, their total and what comes after; a column for each player, which may have a name."""

    heading: str
    lines: tuple[str, ...]
    total: str
    columns: tuple[str, ...]
    after: tuple[str, ...] = ()


class PrintDevelopment(NamedTuple):
    """A card of the board: `pieces` copies of the squares that it paints, none where the shape is chosen."""

    number: str
    text: str
    squares: tuple[tuple[int, int], ...] = ()
    pieces: int = 1


class PrintBoard(NamedTuple):
    """The middle of the table: the season track as figure ids, the cards that are auctioned, and the colour die."""

    heading: str
    seasons: tuple[str, ...]
    cards: tuple[PrintDevelopment, ...]
    note: str


class PrintFace(NamedTuple):
    """One side of a token."""

    piece_id: str
    words: str


class PrintToken(NamedTuple):
    """A token to fold and glue."""

    front: PrintFace
    back: PrintFace
    copies: int


class PrintCoin(NamedTuple):
    value: int
    copies: int


class PrintTechnology(NamedTuple):
    """A technology of the science sheet, with one text for each level and the rivals that it excludes."""

    name: str
    levels: tuple[str, ...]
    excludes: str = ""


class PrintTitle(NamedTuple):
    points: int
    name: str


class PrintScience(NamedTuple):
    """The one-player sheet: seasons are figure ids, one for each space of the track."""

    heading: str
    seasons: tuple[str, ...]
    technologies: tuple[PrintTechnology, ...]
    titles: tuple[PrintTitle, ...]
    score_lines: tuple[str, ...]


class PrintTribe(NamedTuple):
    """A tribe: `id` is the first part of its figures' ids (`suns-shaman`, `suns-warrior`, `suns-spirit`)."""

    id: str
    name: str
    coins: tuple[int, ...]


class Printed(NamedTuple):
    """What came out: pages, and parts to cut (cards, islands, tiles, ...)."""

    pages: int
    parts: int


class PrintedBox(NamedTuple):
    """A whole game: how many pages, and how many there are of each kind of part."""

    pages: int
    parts: tuple[tuple[int, str], ...]
