"""Money and tokens to cut out: coins on one side, tokens with two sides to fold and glue."""

from collections.abc import Sequence

from kamishima.art.printing.page import Box, Pages, paper_colour
from kamishima.art.printing.values import PrintCoin, PrintFace, PrintToken

TOKEN_SIDE, TOKEN_COLUMNS, TOKEN_ROWS = 22.0, 6, 6
COIN_SIDE, COIN_COLUMNS, COIN_ROWS = 20.0, 9, 12
COIN = "coin"


def draw_coins(pages: Pages, coins: Sequence[PrintCoin]) -> int:
    """Pages of square coins, each with its value on a plate; how many there are."""
    values = [coin.value for coin in coins for _ in range(coin.copies)]
    return pages.fill(pages.grid(COIN_COLUMNS, COIN_ROWS, COIN_SIDE, COIN_SIDE), values, _draw_coin)


def _draw_coin(pages: Pages, value: int, place: Box) -> None:
    pages.box(place, fill=paper_colour("gold", 3), line=paper_colour("gold", -2))
    pages.piece(COIN, place.inset(1))
    plate = Box(place.middle.x - 4.4, place.middle.y - 3.8, 8.8, 7.6)
    pages.box(plate, fill="#ffffff", line=paper_colour("gold", -3), width=0.4)
    pages.words(str(value), plate, 16, bold=True)


def draw_tokens(pages: Pages, tokens: Sequence[PrintToken]) -> int:
    """Pages of tokens, front above back with a fold between them; how many there are."""
    copies = [token for token in tokens for _ in range(token.copies)]
    return pages.fill(pages.grid(TOKEN_COLUMNS, TOKEN_ROWS, TOKEN_SIDE, 2 * TOKEN_SIDE), copies, _draw_token)


def _draw_token(pages: Pages, token: PrintToken, place: Box) -> None:
    side = place.width
    pages.box(place, fill="#ffffff", line=paper_colour("stone", -1))
    _draw_face(pages, token.front, Box(place.x, place.y, side, side))
    _draw_face(pages, token.back, Box(place.x, place.y + side, side, side))
    pages.fold_line(place.x, place.y + side, side)


def _draw_face(pages: Pages, face: PrintFace, box: Box) -> None:
    pages.piece(face.piece_id, Box(box.x + 3, box.y + 1, box.width - 6, box.height - 6.5))
    pages.words(face.words, Box(box.x + 1, box.y + box.height - 5.2, box.width - 2, 4.4), 9, bold=True)
