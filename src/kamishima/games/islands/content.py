"""The content of Origami Islands: packs read strictly and checked; the first fault is an error with line and path."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Literal, TypeVar

import msgspec

from kamishima.core.errors import BadContent
from kamishima.core.pack import convert, line_of, parse
from kamishima.games.islands.printed import (
    CARD_NUMBERS,
    ISLANDS_A_SHEET,
    Card,
    Colour,
    Content,
    IslandMap,
    OutlineText,
    Season,
    Setup,
    ShapeDrawing,
    Sheet,
    Source,
    Struct,
    shape_list,
)
from kamishima.games.islands.proof import Fault, has_shapes, is_word, proofread
from kamishima.games.islands.shapes import Shape

# fmt: off
__all__ = [
    "CARD_NUMBERS", "ISLANDS_A_SHEET", "Card", "Colour", "Content", "IslandMap", "OutlineText", "Sheet", "Source",
    "all_faults", "decode", "house_content", "house_text", "is_word", "located", "read_content", "shape_list",
    "shapes_of",
]
# fmt: on
"""What `printed` says a pack may hold belongs here as well."""

T = TypeVar("T")
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
    content = decode(text)
    for fault in all_faults(content):
        raise located(text, fault)
    return content


def decode(text: str) -> Content:
    """A pack whose fields are all there and of their kinds; whether it makes sense is not asked yet."""
    pack = convert(text, parse(text), _Pack)
    shapes = _each(text, pack.shapes, ShapeDrawing, "shapes")
    cards = _each(text, pack.cards, Card, "cards")
    sheets = {key: _sheet(text, key, plain) for key, plain in pack.sheets.items()}
    return Content(pack.name, pack.setup, pack.season, shapes, cards, sheets)


def _each(text: str, tables: Tables, kind: type[T], path: str) -> dict[str, T]:
    return {key: convert(text, plain, kind, f"{path}.{key}") for key, plain in tables.items()}


def _sheet(text: str, key: str, plain: dict[str, object]) -> Sheet:
    sheet = convert(text, plain, _Sheet, f"sheets.{key}")
    return Sheet(_each(text, sheet.islands, IslandMap, f"sheets.{key}.islands"), sheet.source, sheet.near)


def all_faults(content: Content) -> list[Fault]:
    """Everything that is wrong with a pack that could be decoded."""
    return proofread(content, _house_shapes())


def shapes_of(content: Content) -> list[Shape]:
    """The shapes by which the outlines of a pack are judged: its own, or ours where its own cannot be used."""
    return shape_list(content) if has_shapes(content) else _house_shapes()


@lru_cache(maxsize=1)
def _house_shapes() -> list[Shape]:
    """A pack whose own shapes cannot be used is judged by ours."""
    return shape_list(decode(house_text()))


def located(text: str, fault: Fault) -> BadContent:
    """A fault with the line where it stands; a map begins on the line after its key."""
    return BadContent(line_of(text, fault.path.split(".")) + fault.row, f"{fault.path}: {fault.message}")
