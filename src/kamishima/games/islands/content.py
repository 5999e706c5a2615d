"""The content of Origami Islands: what a pack may say, decoded strictly and checked."""

from __future__ import annotations

from importlib import resources
from typing import Annotated, Generic, Literal, TypeVar

import msgspec

from kamishima.core.errors import BadContent
from kamishima.core.pack import content_hash, convert, fault, line_of, parse
from kamishima.games.islands.landmarks import COLOURS, cell_of
from kamishima.games.islands.maps import chart_problems, outline_problems
from kamishima.games.islands.shapes import Shape, distinct_turns, drawn, single

Source = Literal["book", "public", "ours"]
Colour = Literal["blue", "green", "red"]
Count = Annotated[int, msgspec.Meta(ge=1, le=999)]

CARD_NUMBERS = ("1", "2", "3", "4", "5", "6")
SHAPED_CARDS = ("2", "3", "4", "5")
ISLANDS_A_SHEET = 2
LEAST_SHEETS = 3
RESERVED = frozenset(("i1", "i2", "i3", "i4", "single", "mixed", *COLOURS))

T = TypeVar("T")


class Struct(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A strict piece of content."""


class Sourced(Struct, Generic[T], frozen=True):
    """A value, and where it comes from."""

    value: T = msgspec.field(name="is")
    source: Source = msgspec.field(name="from")


class Setup(Struct, frozen=True):
    """What everybody begins with, and how many copies of each sheet the box holds."""

    coins: Sourced[Count]
    copies: Sourced[Count]


class Season(Struct, frozen=True):
    """The season track."""

    spaces: tuple[Colour, ...]
    source: Source = msgspec.field(name="from")


class ShapeDrawing(Struct, frozen=True):
    """A shape: `#` squares around the anchor `@`, and how many pieces of it are painted."""

    map: str
    source: Source = msgspec.field(name="from")
    pieces: Literal[1, 2] = 1


class Card(Struct, frozen=True):
    """A development card; its number is its least bid. `surcharge` raises Carrambah's bid."""

    shape: str
    colour: Literal["season", "random", "any"]
    source: Source = msgspec.field(name="from")
    surcharge: int = 0


class OutlineText(Struct, frozen=True):
    """An outline: its colour, and the words of its squares."""

    colour: Colour
    squares: str


class IslandMap(Struct, frozen=True):
    """An island drawn in text, one sign a square."""

    map: str
    outlines: tuple[OutlineText, ...]

    @property
    def rows(self) -> list[str]:
        """The map row by row."""
        return self.map.strip("\n").split("\n")


class Sheet(Struct, frozen=True):
    """Two islands on one sheet; `near` marks those for a first game."""

    islands: dict[str, IslandMap]
    source: Source = msgspec.field(name="from")
    near: bool = False


class Content(Struct, frozen=True):
    """A whole pack: board, cards, shapes, and sheets in canonical order."""

    name: str
    setup: Setup
    season: Season
    shapes: dict[str, ShapeDrawing]
    cards: dict[str, Card]
    sheets: dict[str, Sheet]

    @property
    def hash(self) -> str:
        """The hash that records carry; the name and the sources of values do not count."""
        return content_hash(
            [
                (self.setup.coins.value, self.setup.copies.value, self.season.spaces),
                [(key, _rows(shape.map), shape.pieces) for key, shape in self.shapes.items()],
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
        found.append(Shape(len(found), name, shape.pieces, distinct_turns(drawn(_rows(shape.map)))))
    return found


def _rows(text: str) -> list[str]:
    return text.strip("\n").split("\n")


# -- reading -----------------------------------------------------------------------------------------------------------


Tables = dict[str, dict[str, object]]


class _Pack(Struct, frozen=True):
    name: str
    game: Literal["islands"]
    setup: Setup
    season: Season
    shapes: Tables
    cards: Tables
    sheets: Tables


class _Sheet(Struct, frozen=True):
    islands: Tables
    source: Source = msgspec.field(name="from")
    near: bool = False


def house_text() -> str:
    """The text of our own pack."""
    return resources.files("kamishima.games.islands").joinpath("content/sheets.toml").read_text("utf-8")


def house_content() -> Content:
    """Our own pack."""
    return read_content(house_text())


def read_content(text: str) -> Content:
    """Decode and check a pack; `BadContent` names line, path and reason."""
    pack = convert(text, parse(text), _Pack)
    shapes = _each(text, pack.shapes, ShapeDrawing, "shapes")
    cards = _each(text, pack.cards, Card, "cards")
    sheets = {key: _sheet(text, key, plain) for key, plain in pack.sheets.items()}
    content = Content(pack.name, pack.setup, pack.season, shapes, cards, sheets)
    if not pack.name.isprintable() or not pack.name.strip():
        raise fault(text, "name", "a pack needs a name")
    _check_board(text, content)
    for key in sheets:
        _check_sheet(text, content, key, shape_list(content))
    _check_names(text, content)
    return content


def _each(text: str, tables: Tables, kind: type[T], path: str) -> dict[str, T]:
    return {key: convert(text, plain, kind, f"{path}.{key}") for key, plain in tables.items()}


def _sheet(text: str, key: str, plain: dict[str, object]) -> Sheet:
    sheet = convert(text, plain, _Sheet, f"sheets.{key}")
    return Sheet(_each(text, sheet.islands, IslandMap, f"sheets.{key}.islands"), sheet.source, sheet.near)


def _check_board(text: str, content: Content) -> None:
    if not 1 <= len(content.season.spaces) <= 99:
        raise fault(text, "season.spaces", f"the season track has 1 to 99 spaces, not {len(content.season.spaces)}")
    for key, shape in content.shapes.items():
        _check_shape(text, key, shape)
    if sorted(content.cards) != list(CARD_NUMBERS):
        strange = [number for number in content.cards if number not in CARD_NUMBERS]
        path = f"cards.{strange[0]}" if strange else "cards.1"
        raise fault(text, path, f"the cards are {', '.join(CARD_NUMBERS)}, not {', '.join(content.cards)}")
    for number, card in content.cards.items():
        _check_card(text, content, number, card)
    named = [content.cards[number].shape for number in SHAPED_CARDS]
    if sorted(named) != sorted(content.shapes):
        raise fault(text, "cards.2", f"cards 2 to 5 show each shape once: {', '.join(content.shapes)}")


def _check_shape(text: str, key: str, shape: ShapeDrawing) -> None:
    rows = _rows(shape.map)
    signs = "".join(rows)
    if set(signs) - set("@#.") or signs.count("@") != 1 or not 2 <= signs.count("#") + 1 <= 8:
        raise fault(text, f"shapes.{key}.map", "a shape is drawn with `#` around one anchor `@`, two to eight in all")
    if not is_word(key):
        raise fault(text, f"shapes.{key}", "a shape's id is one word of small letters, digits and hyphens")


def _check_card(text: str, content: Content, number: str, card: Card) -> None:
    path = f"cards.{number}"
    if number in SHAPED_CARDS and card.shape not in content.shapes:
        raise fault(text, path, f"no shape {card.shape!r}; there are {', '.join(content.shapes)}")
    if number not in SHAPED_CARDS and card.shape != "any":
        raise fault(text, path, "cards 1 and 6 let the winner choose: their shape is 'any'")
    if not 0 <= card.surcharge <= 12:
        raise fault(text, path, f"surcharge: {card.surcharge} is not between 0 and 12")


def _check_sheet(text: str, content: Content, key: str, shapes: list[Shape]) -> None:
    sheet = content.sheets[key]
    path = f"sheets.{key}"
    if not is_word(key) or key in RESERVED or cell_of(key) is not None:
        raise fault(text, path, "a sheet's id is one word of small letters, digits and hyphens, and no square")
    if len(sheet.islands) != ISLANDS_A_SHEET:
        raise fault(text, path, f"a sheet has {ISLANDS_A_SHEET} islands, not {len(sheet.islands)}")
    for name, island in sheet.islands.items():
        _check_island(text, f"{path}.islands.{name}", island, shapes, near=sheet.near)


def _check_island(text: str, path: str, island: IslandMap, shapes: list[Shape], *, near: bool) -> None:
    where = f"{path}.map"
    for row, message in chart_problems(island.rows, near=near):
        raise BadContent(_map_line(text, where, row), f"{where}: {message}")
    outlines = [outline.squares.split() for outline in island.outlines]
    for number, message in outline_problems(island.rows, outlines, shapes):
        raise BadContent(line_of(text, f"{path}.outlines".split(".")), f"{path}.outlines[{number}]: {message}")


def _map_line(text: str, path: str, row: int) -> int:
    """The line of a row of a map: the map begins on the line after its key."""
    return line_of(text, path.split(".")) + row


def _check_names(text: str, content: Content) -> None:
    if len(content.sheets) < LEAST_SHEETS:
        raise fault(text, "sheets", f"a pack has at least {LEAST_SHEETS} sheets, not {len(content.sheets)}")
    seen: set[str] = set()
    for key, sheet in content.sheets.items():
        for name in sheet.islands:
            path = f"sheets.{key}.islands.{name}"
            if not is_word(name):
                raise fault(text, path, "an island's id is one word of small letters, digits and hyphens")
            if name in seen:
                raise fault(text, path, f"there are two islands {name!r}")
            seen.add(name)


def is_word(key: str) -> bool:
    """Whether an id can be a word of an action."""
    return key.replace("-", "").isalnum() and key == key.lower() and key.isascii()
