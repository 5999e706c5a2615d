from typing import NamedTuple, Protocol

from kamishima.art.printing.wording import CardWording


class ScienceWording(CardWording, Protocol):
    """Whoever can also tell what a level of a technology does."""

    def level_text(self, technology: str, level: int) -> str: ...


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
