"""The board of the islands game: the season track and the six cards that are auctioned, on one page."""

from collections.abc import Sequence

from kamishima.art.palette import ink_of
from kamishima.art.printing.page import Box, Pages, octagon, paper_colour
from kamishima.games.islands.printing.track import draw_track
from kamishima.games.islands.printing.values import PrintBoard, PrintDevelopment

MARGIN = 15.0
TRACK_HEIGHT = 34.0
COLUMNS, GAP, CARD_HEIGHT = 3, 5.0, 84.0
WIDEST_SQUARE = 10.0
DIE = "auction-die"


def draw_board(pages: Pages, board: PrintBoard) -> None:
    """One page for the middle of the table."""
    width = pages.width - 2 * MARGIN
    pages.words(board.heading, Box(MARGIN, MARGIN, width, 9), 18, bold=True)
    y = draw_track(pages, board.seasons, Box(MARGIN, MARGIN + 13, width, TRACK_HEIGHT)) + 8
    card_width = (width - (COLUMNS - 1) * GAP) / COLUMNS
    for at, card in enumerate(board.cards):
        row, column = divmod(at, COLUMNS)
        x, top = MARGIN + column * (card_width + GAP), y + row * (CARD_HEIGHT + GAP)
        _draw_card(pages, card, Box(x, top, card_width, CARD_HEIGHT))
    foot = y + -(-len(board.cards) // COLUMNS) * (CARD_HEIGHT + GAP)
    pages.piece(DIE, Box(MARGIN, foot, 12, 12))
    pages.paragraph(board.note, Box(MARGIN + 16, foot + 3.5, width - 16, 8), 10)
    pages.next_page()


def _draw_card(pages: Pages, card: PrintDevelopment, box: Box) -> None:
    pages.box(box, fill=paper_colour("night", 0))
    pages.box(box.inset(2), fill=paper_colour("night", 3))
    pages.polygon(octagon(Box(box.x + 4, box.y + 4, 12, 12).middle, 6), paper_colour("night", -2))
    pages.words(card.number, Box(box.x + 4, box.y + 4, 12, 12), 20, bold=True, ink="#ffffff")
    picture = Box(box.x + 6, box.y + 18, box.width - 12, 32)
    if card.squares:
        _draw_shape(pages, card, picture)
    else:
        pages.piece(DIE, picture.inset(4))
    words = Box(box.x + 5, box.y + 54, box.width - 10, box.height - 58)
    pages.paragraph(card.text, words, 10, ink=ink_of("night"))


def _draw_shape(pages: Pages, card: PrintDevelopment, box: Box) -> None:
    """Every piece of the shape, side by side in the middle of the box, as the card shows it."""
    columns, rows = (1 + max(place[axis] for place in card.squares) for axis in (0, 1))
    wide = card.pieces * columns + card.pieces - 1
    side = min(WIDEST_SQUARE, box.width / wide, box.height / rows)
    left, top = box.middle.x - wide * side / 2, box.middle.y - rows * side / 2
    for piece in range(card.pieces):
        _draw_squares(pages, card.squares, Box(left + piece * (columns + 1) * side, top, side, side))


def _draw_squares(pages: Pages, squares: Sequence[tuple[int, int]], first: Box) -> None:
    side = first.width
    for column, row in squares:
        square = Box(first.x + column * side, first.y + row * side, side, side)
        pages.box(square, fill=paper_colour("gold", 1), line=paper_colour("gold", -3), width=0.4)
