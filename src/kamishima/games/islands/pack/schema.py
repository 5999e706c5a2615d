"""What a pack of Origami Islands may say; `checks` proves that it makes sense, `content` reads it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from kamishima.core.pack import ContentStruct, Source, Sourced, content_hash
from kamishima.games.islands.pack.landmarks import COLOURS
from kamishima.games.islands.pack.shapes import Shape, distinct_turns, drawn, single

Colour = Literal["blue", "green", "red"]
Count = Annotated[int, msgspec.Meta(ge=1, le=999)]

CARD_NUMBERS = ("1", "2", "3", "4", "5", "6")
SHAPED_CARDS = ("2", "3", "4", "5")
ISLANDS_A_SHEET = 2
LEAST_SHEETS = 3
RESERVED = frozenset(("i1", "i2", "i3", "i4", "single", "mixed", *COLOURS))


class Setup(ContentStruct, frozen=True):
    """What everybody begins with, and how many copies of each sheet the box holds."""

    coins: Sourced[Count]
    copies: Sourced[Count]


class Season(ContentStruct, frozen=True):
    spaces: tuple[Colour, ...]
    source: Source = msgspec.field(name="from")


class ShapeDrawing(ContentStruct, frozen=True):
    """A shape: `#` squares around the anchor `@`, and how many pieces of it are painted."""

    map: str
    source: Source = msgspec.field(name="from")
    pieces: Literal[1, 2] = 1


class Card(ContentStruct, frozen=True):
    """A development card; its number is its least bid. `surcharge` raises Carrambah's bid."""

    shape: str
    colour: Literal["season", "random", "any"]
    source: Source = msgspec.field(name="from")
    surcharge: int = 0


class OutlineText(ContentStruct, frozen=True):
    colour: Colour
    squares: str


class IslandMap(ContentStruct, frozen=True):
    """An island drawn in text, one sign a square."""

    map: str
    outlines: tuple[OutlineText, ...]

    @property
    def rows(self) -> list[str]:
        return self.map.strip("\n").split("\n")


class Sheet(ContentStruct, frozen=True):
    """Two islands on one sheet; `near` marks those for a first game."""

    islands: dict[str, IslandMap]
    source: Source = msgspec.field(name="from")
    near: bool = False


class Content(ContentStruct, frozen=True):
    name: str
    setup: Setup
    season: Season
    shapes: dict[str, ShapeDrawing]
    cards: dict[str, Card]
    sheets: dict[str, Sheet]

    @property
    def islands(self) -> dict[str, str]:
        """The sheet that each island is on."""
        return {island: key for key, sheet in self.sheets.items() for island in sheet.islands}

    @property
    def hash(self) -> str:
        """The hash that records carry; the name and the sources of values do not count."""
        return content_hash(
            [
                (self.setup.coins.value, self.setup.copies.value, self.season.spaces),
                [(key, rows_of(shape.map), shape.pieces) for key, shape in self.shapes.items()],
                [(key, card.shape, card.colour, card.surcharge) for key, card in sorted(self.cards.items())],
                [(key, sheet.near, list(sheet.islands.items())) for key, sheet in self.sheets.items()],
            ]
        )


def shape_list(content: Content) -> list[Shape]:
    """The single square, then the shapes of cards #2 to #5."""
    found = [single()]
    for number in SHAPED_CARDS:
        name = content.cards[number].shape
        shape = content.shapes[name]
        found.append(Shape(len(found), name, shape.pieces, distinct_turns(drawn(rows_of(shape.map)))))
    return found


def rows_of(text: str) -> list[str]:
    return text.strip("\n").split("\n")
