"""The content of Shaman Island: what a pack may say, decoded strictly and checked."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from typing import Literal

from kamishima.core.errors import BadContent
from kamishima.core.pack import ContentStruct, Source, Sourced, content_hash, read_in_part, read_pack
from kamishima.core.text.mistakes import Mistake, MistakeList

TRIBES = 4


class Tiles(ContentStruct, frozen=True):
    """How many tiles each player lays (S2.1)."""

    sea_level: Sourced[int]
    upper: Sourced[int]


class Piece(ContentStruct, frozen=True):
    """The shaman, or one coin: what it is worth in scoring (S8.2)."""

    value: Sourced[int]


class Content(ContentStruct, frozen=True):
    name: str
    tiles: Tiles
    tribes: dict[str, Source]
    shaman: Piece
    coins: dict[str, Piece]

    @property
    def hash(self) -> str:
        """The hash that records carry; the name and the sources of values do not count."""
        return content_hash(
            [
                self.tiles.sea_level.value,
                self.tiles.upper.value,
                list(self.tribes),
                self.shaman.value.value,
                [(name, coin.value.value) for name, coin in self.coins.items()],
            ]
        )

    @property
    def values(self) -> tuple[int, ...]:
        """What a seat's pieces are worth: the shaman, then the coins."""
        return (self.shaman.value.value, *[coin.value.value for coin in self.coins.values()])


class _Pack(ContentStruct, frozen=True):
    name: str
    game: Literal["shaman"]
    tiles: Tiles
    tribes: dict[str, Source]
    shaman: Piece
    coins: dict[str, Piece]


def house_text() -> str:
    return resources.files("kamishima.games.shaman").joinpath("content/pieces.toml").read_text("utf-8")


def read_content(text: str) -> Content:
    return read_pack(text, "shaman", _read)


def all_mistakes(text: str) -> list[BadContent]:
    return read_in_part(text, "shaman", _read)[1]


def _read(plain: dict[str, object], found: MistakeList) -> Content | None:
    """A pack whose fields are all there and of their kinds."""
    pack = found.read(plain, _Pack)
    if pack is None:
        return None
    found.add(_pack_mistakes(pack))
    return Content(pack.name, pack.tiles, pack.tribes, pack.shaman, pack.coins)


def _pack_mistakes(pack: _Pack) -> Iterator[Mistake]:
    if not pack.name.isprintable() or not pack.name.strip():
        yield "name", "a pack needs a name"
    yield from _out_of_range("tiles.sea-level", pack.tiles.sea_level.value, 1, 3)
    yield from _out_of_range("tiles.upper", pack.tiles.upper.value, 0, 4)
    yield from _out_of_range("shaman.value", pack.shaman.value.value, 0, 20)
    yield from _bad_names("tribes", list(pack.tribes))
    if len(pack.tribes) != TRIBES:
        yield "tribes", f"there are {TRIBES} tribes, not {len(pack.tribes)}"
    yield from _coin_mistakes(pack.coins)


def _coin_mistakes(coins: dict[str, Piece]) -> Iterator[Mistake]:
    yield from _bad_names("coins", list(coins))
    if not 1 <= len(coins) <= 6:  # all pieces must find room on the smallest island
        yield "coins", f"a tribe has 1 to 6 coins, not {len(coins)}"
    for name, coin in coins.items():
        yield from _out_of_range(f"coins.{name}.value", coin.value.value, 0, 20)


def _bad_names(path: str, names: list[str]) -> Iterator[Mistake]:
    for name in names:
        if not name.replace("-", "").isalnum() or name != name.lower():
            yield f"{path}.{name}", "an id is one word of small letters, digits and hyphens"


def _out_of_range(path: str, value: int, least: int, most: int) -> Iterator[Mistake]:
    if not least <= value <= most:
        yield path, f"{value} is not between {least} and {most}"


def house_content() -> Content:
    return read_content(house_text())
