"""Piecepack parts for the shaman game: tiles, coins to fold and glue, and standing shamans and spirits."""

from collections.abc import Sequence
from typing import NamedTuple

from kamishima.art.geometry import Point
from kamishima.art.printing.page import Box, Pages, paper_colour
from kamishima.art.printing.values import PrintFault

TILE_SIDE, TILE_COLUMNS, TILE_ROWS = 50.0, 3, 5
COIN_SIDE, COIN_COLUMNS, COIN_ROWS = 22.0, 6, 6
STAND_WIDTH, STAND_HEIGHT, FOOT, STAND_COLUMNS, STAND_ROWS = 25.0, 33.0, 8.0, 4, 3
STANDING = ("shaman", "spirit")


class PrintTribe(NamedTuple):
    """A tribe: `id` is the first part of its figures' ids (`suns-shaman`, `suns-warrior`, `suns-spirit`)."""

    id: str
    name: str
    coins: tuple[int, ...]


def draw_shaman(pages: Pages, tiles: int, tribes: Sequence[PrintTribe]) -> tuple[int, int, int]:
    """Tiles, coins and standing pieces, each on pages of their own; how many there are of each."""
    if tiles < 1 or not tribes:
        raise PrintFault("tiles and tribes are needed")
    _print_tiles(pages, tiles)
    coins = [(tribe, value) for tribe in tribes for value in tribe.coins]
    _print_coins(pages, coins)
    stands = [f"{tribe.id}-{kind}" for tribe in tribes for kind in STANDING]
    _print_stands(pages, stands)
    return tiles, len(coins), len(stands)


def _print_tiles(pages: Pages, tiles: int) -> None:
    places = pages.grid(TILE_COLUMNS, TILE_ROWS, TILE_SIDE, TILE_SIDE)
    pages.fill(places, range(tiles), lambda _pages, _number, place: _print_tile(pages, place))


def _print_tile(pages: Pages, place: Box) -> None:
    """Two by two spaces, each lit from the upper left as if the sheet had been folded crosswise."""
    half = place.width / 2
    for row in range(2):
        for column in range(2):
            space = Box(place.x + column * half, place.y + row * half, half, half)
            _print_space(pages, space, 2 - row - column)
    pages.box(place, line=paper_colour("leaf", -3), width=0.6)


def _print_space(pages: Pages, space: Box, tone: int) -> None:
    pages.box(space, fill=paper_colour("leaf", tone))
    corner = Point(space.x + space.width, space.y + space.height)
    shade = (Point(corner.x, space.y), corner, Point(space.x, corner.y))
    pages.polygon(shade, paper_colour("leaf", tone - 1))
    pages.box(space, line=paper_colour("leaf", -1), width=0.2)


def _print_coins(pages: Pages, coins: list[tuple[PrintTribe, int]]) -> None:
    """Value on one half, warrior on the other: cut both out together, fold between them, glue."""
    places = pages.grid(COIN_COLUMNS, COIN_ROWS, COIN_SIDE, 2 * COIN_SIDE)
    pages.fill(places, coins, _print_coin)


def _print_coin(pages: Pages, coin: tuple[PrintTribe, int], place: Box) -> None:
    (tribe, value), side = coin, place.width
    upper, lower = Box(place.x, place.y, side, side), Box(place.x, place.y + side, side, side)
    pages.box(place, fill=paper_colour(tribe.id, 3), line=paper_colour(tribe.id, -1))
    pages.words(str(value), upper.inset(3), 26, bold=True, ink=paper_colour(tribe.id, -3))
    pages.words(tribe.name, Box(upper.x + 1, upper.y + side - 5, side - 2, 4), 6, ink=paper_colour(tribe.id, -3))
    pages.piece(f"{tribe.id}-warrior", lower.inset(2))
    pages.fold_line(place.x, place.y + side, side)


def _print_stands(pages: Pages, stands: list[str]) -> None:
    """A figure on its head, the same figure upright, and a foot to fold back."""
    places = pages.grid(STAND_COLUMNS, STAND_ROWS, STAND_WIDTH, 2 * STAND_HEIGHT + 2 * FOOT)
    pages.fill(places, stands, _print_stand)


def _print_stand(pages: Pages, piece_id: str, place: Box) -> None:
    back = Box(place.x, place.y + FOOT, STAND_WIDTH, STAND_HEIGHT)
    front = Box(place.x, place.y + FOOT + STAND_HEIGHT, STAND_WIDTH, STAND_HEIGHT)
    pages.box(place, line=paper_colour("stone", 0))
    pages.piece(piece_id, back.inset(1.5), turned=True)
    pages.piece(piece_id, front.inset(1.5))
    for y in (place.y + FOOT, front.y, front.y + STAND_HEIGHT):
        pages.fold_line(place.x, y, STAND_WIDTH)
