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
    heading: str
    subtitle: str
    sections: tuple[PrintSection, ...]
    piece_id: str


class PrintScores(NamedTuple):
    """A table to fill in: lines, their total and what comes after; a column for each player, which may have a name."""

    heading: str
    lines: tuple[str, ...]
    total: str
    columns: tuple[str, ...]
    after: tuple[str, ...] = ()


class PrintFace(NamedTuple):
    piece_id: str
    words: str


class PrintToken(NamedTuple):
    front: PrintFace
    back: PrintFace
    copies: int


class PrintCoin(NamedTuple):
    value: int
    copies: int


class Printed(NamedTuple):
    """What came out: pages, and parts to cut (cards, islands, tiles, ...)."""

    pages: int
    parts: int


class PrintedBox(NamedTuple):
    """A whole game: how many pages, and how many there are of each kind of part."""

    pages: int
    parts: tuple[tuple[int, str], ...]
