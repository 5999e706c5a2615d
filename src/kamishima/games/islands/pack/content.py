"""The content of Origami Islands: packs read strictly and checked; the first fault is an error with line and path."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import Literal, TypeVar

import msgspec

from kamishima.core.errors import BadContent
from kamishima.core.pack import ContentStruct, Source, line_of, read_in_part, read_pack
from kamishima.core.text.mistakes import MistakeList
from kamishima.games.islands.pack.checks import Fault, has_shapes, proofread
from kamishima.games.islands.pack.schema import Card, Content, IslandMap, Season, Setup, ShapeDrawing, Sheet, shape_list
from kamishima.games.islands.pack.shapes import Shape

T = TypeVar("T")
Tables = dict[str, dict[str, object]]


class _Pack(ContentStruct, frozen=True):
    name: str
    game: Literal["islands"]
    setup: Setup
    season: Season
    shapes: Tables
    cards: Tables
    sheets: Tables


class _Sheet(ContentStruct, frozen=True):
    islands: Tables
    source: Source = msgspec.field(name="from")
    near: bool = False


def house_text() -> str:
    return resources.files("kamishima.games.islands").joinpath("content/sheets.toml").read_text("utf-8")


def house_content() -> Content:
    return read_content(house_text())


def read_content(text: str) -> Content:
    content = decode(text)
    for found in all_faults(content):
        raise located(text, found)
    return content


def decode(text: str) -> Content:
    """A pack whose fields are all there and of their kinds; whether it makes sense is not asked yet."""
    return read_pack(text, "islands", _decoded)


def all_mistakes(text: str) -> list[BadContent]:
    """Everything that is wrong with a pack; a sheet that cannot be read is not judged further."""
    content, mistakes = read_in_part(text, "islands", _decoded)
    faults = [] if content is None else all_faults(content)
    if mistakes:  # then sheets may be too few only because some of them could not be read
        faults = [each for each in faults if each.path != "sheets"]
    return [*mistakes, *[located(text, each) for each in faults]]


def _decoded(plain: dict[str, object], found: MistakeList) -> Content | None:
    """What can be read of a pack; nothing when its board, shapes or cards cannot."""
    pack = found.read(plain, _Pack)
    if pack is None:
        return None
    shapes = _each(pack.shapes, ShapeDrawing, "shapes", found)
    cards = _each(pack.cards, Card, "cards", found)
    is_whole = not found.mistakes
    sheets = {key: _sheet(key, sheet, found) for key, sheet in pack.sheets.items()}
    whole = {key: sheet for key, sheet in sheets.items() if sheet is not None}
    return Content(pack.name, pack.setup, pack.season, shapes, cards, whole) if is_whole else None


def _each(tables: Tables, kind: type[T], path: str, found: MistakeList) -> dict[str, T]:
    made = {key: found.read(plain, kind, f"{path}.{key}") for key, plain in tables.items()}
    return {key: value for key, value in made.items() if value is not None}


def _sheet(key: str, plain: dict[str, object], found: MistakeList) -> Sheet | None:
    sheet = found.read(plain, _Sheet, f"sheets.{key}")
    if sheet is None:
        return None
    islands = _each(sheet.islands, IslandMap, f"sheets.{key}.islands", found)
    return Sheet(islands, sheet.source, sheet.near) if len(islands) == len(sheet.islands) else None


def all_faults(content: Content) -> list[Fault]:
    return proofread(content, _house_shapes())


def shapes_of(content: Content) -> list[Shape]:
    """The shapes by which the outlines of a pack are judged: its own, or ours where its own cannot be used."""
    return shape_list(content) if has_shapes(content) else _house_shapes()


@lru_cache(maxsize=1)
def _house_shapes() -> list[Shape]:
    return shape_list(decode(house_text()))


def located(text: str, found: Fault) -> BadContent:
    """A fault with the line where it stands; a map begins on the line after its key."""
    return BadContent(line_of(text, found.path.split(".")) + found.row, f"{found.path}: {found.message}")
