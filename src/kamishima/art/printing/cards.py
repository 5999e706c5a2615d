"""Cards to cut out: nine to a page, 63 by 88 mm, with cut marks and, if wanted, a page of backs after each page."""

from collections.abc import Sequence

from kamishima.art.geometry import Point
from kamishima.art.palette import ink_of, ink_on, papers
from kamishima.art.printing.page import Box, Pages, octagon, paper_colour
from kamishima.art.printing.values import UNFOLDED, PrintCard, PrintFault

CARD_WIDTH, CARD_HEIGHT = 63.0, 88.0
COLUMNS = ROWS = 3
CARDS_A_PAGE = COLUMNS * ROWS
BAND = 3.0
PLAIN_PAPER = "cream"
BACK, BACK_PAPER = "card-back", "night"


def draw_cards(pages: Pages, cards: Sequence[PrintCard], *, backs: bool = False) -> int:
    """Pages with every copy of every card, in the order given; how many cards are on them."""
    copies = [card for card in cards for _ in range(card.copies)]
    if not copies:
        raise PrintFault("no card to print")
    for at in range(0, len(copies), CARDS_A_PAGE):
        pages.fill(_places(pages), copies[at : at + CARDS_A_PAGE], _print_card)
        if backs:
            _print_backs(pages)
    return len(copies)


def _print_backs(pages: Pages) -> None:
    places = _places(pages)
    for place in places:
        _print_back(pages, place)
    pages.mark_cuts(places)
    pages.next_page()


def _print_back(pages: Pages, place: Box) -> None:
    """The back's figure on a sheet that is folded along its diagonal."""
    right, bottom = place.x + place.width, place.y + place.height
    pages.box(place, fill=paper_colour(BACK_PAPER, 0))
    shade = (Point(right, place.y), Point(right, bottom), Point(place.x, bottom))
    pages.polygon(shade, paper_colour(BACK_PAPER, -2))
    pages.piece(BACK, place.inset(4))


def _places(pages: Pages) -> list[Box]:
    return pages.grid(COLUMNS, ROWS, CARD_WIDTH, CARD_HEIGHT)


def _print_card(pages: Pages, card: PrintCard, place: Box) -> None:
    family = _family_paper(card)
    pages.box(place, fill=paper_colour(family, 0))
    pages.box(place.inset(BAND), fill=paper_colour(family, 3))
    pages.words(card.name, Box(place.x + 14, place.y + 4, place.width - 28, 9), 12, bold=True)
    figure = Box(place.x + 12, place.y + 16, place.width - 24, 40)
    if card.id == UNFOLDED:
        _print_sheet(pages, figure, family)
    else:
        pages.piece(card.id, figure)
    _print_text(pages, card, Box(place.x + 5, place.y + 59, place.width - 10, 24), family)
    _print_numbers(pages, card, place, family)
    bottom = Box(place.x, place.y + place.height - BAND, place.width, BAND)
    pages.words(card.group or card.family, bottom, 6, bold=True, ink=ink_on(paper_colour(family, 0)))


def _print_sheet(pages: Pages, box: Box, family: str) -> None:
    """A square of the family's paper that nobody has folded yet, only creased along its diagonals."""
    side = min(box.width, box.height) - 8
    x, y = box.x + (box.width - side) / 2, box.y + (box.height - side) / 2
    corners = (Point(x, y), Point(x + side, y), Point(x + side, y + side), Point(x, y + side))
    middle = Point(x + side / 2, y + side / 2)
    for at, tone in enumerate((2, 1, 0, 1)):
        pages.polygon((corners[at], corners[(at + 1) % len(corners)], middle), paper_colour(family, tone))


def _family_paper(card: PrintCard) -> str:
    """Families and the two colours of characters are papers; anything else is printed on plain paper."""
    last_word = card.id.rpartition("-")[2]
    return next((name for name in (card.family, last_word) if name in papers()), PLAIN_PAPER)


def _print_text(pages: Pages, card: PrintCard, box: Box, family: str) -> None:
    pages.box(box, fill="#ffffff", line=paper_colour(family, 1))
    if card.kind:
        label = Box(box.x + 2, box.y + 1, box.width - 15, 3.6)
        pages.paragraph(card.kind.upper(), label, 6, bold=True, ink=ink_of(family))
    pages.paragraph(card.text, Box(box.x + 2, box.y + 5.5, box.width - 4, box.height - 6.5), 8.5)


def _print_numbers(pages: Pages, card: PrintCard, place: Box, family: str) -> None:
    if card.cost is not None:
        _badge(pages, card.cost, Point(place.x + 8.5, place.y + 8.5), paper_colour(family, -3))
    if card.points is not None:
        _badge(pages, card.points, Point(place.x + place.width - 9, place.y + 59), paper_colour("ink", 0))
    _print_folds(pages, card.folds, Point(place.x + place.width - 8.5, place.y + 5), family)


def _badge(pages: Pages, number: int, middle: Point, fill: str) -> None:
    pages.polygon(octagon(middle, 5), "#ffffff")
    pages.polygon(octagon(middle, 4.5), fill)
    pages.words(str(number), Box(middle.x - 4, middle.y - 4, 8, 8), 15, bold=True, ink="#ffffff")


def _print_folds(pages: Pages, folds: int, top: Point, family: str) -> None:
    """One small folded square for each fold, one under the other, and the number at their foot."""
    for at in range(folds):
        _folded_square(pages, Point(top.x, top.y + at * 5), family)
    label = Box(top.x - 4, top.y + folds * 5 - 0.5, 8, 4)
    pages.words(str(folds), label, 9, bold=True, ink=ink_of(family))


def _folded_square(pages: Pages, corner: Point, family: str) -> None:
    x, y, half = corner.x, corner.y, 2.2
    left, right, bottom = Point(x - half, y + half), Point(x + half, y + half), Point(x, y + 2 * half)
    pages.polygon((Point(x, y), right, bottom, left), paper_colour(family, -2))
    pages.polygon((Point(x, y), right, left), paper_colour(family, 1))
