"""Plain values from which pages are printed: the games fill them, the art knows no rules."""

from typing import NamedTuple


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


class PrintIsland(NamedTuple):
    """An island as a text map, one character a square."""

    name: str
    rows: tuple[str, ...]
    outlines: tuple[PrintOutline, ...] = ()


class PrintLegend(NamedTuple):
    """A figure and the words that explain it."""

    piece_id: str
    text: str


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
