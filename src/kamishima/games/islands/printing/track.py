"""The season track: one square for each round, numbered, line by line."""

from collections.abc import Sequence
from math import ceil

from kamishima.art.printing.page import Box, Pages, paper_colour

FEWEST_A_LINE = 12
SEASON_PAPERS = {"winter": "water", "spring": "leaf", "summer": "leaf", "autumn": "ember"}


def draw_track(pages: Pages, seasons: Sequence[str], box: Box) -> float:
    """Draw the track from the upper left corner of the box, as large as it fits; how far down it reaches."""
    columns = _columns(len(seasons), box)
    side = box.width / columns
    for at, season in enumerate(seasons):
        row, column = divmod(at, columns)
        square = Box(box.x + column * side, box.y + row * side, side, side)
        tint = SEASON_PAPERS.get(season, "stone")
        pages.box(square, fill=paper_colour(tint, 3), line=paper_colour(tint, -1))
        pages.piece(season, square.inset(side / 5))
        pages.words(str(at + 1), Box(square.x + 0.4, square.y + 0.4, side / 4, side / 5), 6)
    return box.y + ceil(len(seasons) / columns) * side


def _columns(spaces: int, box: Box) -> int:
    columns = FEWEST_A_LINE
    while ceil(spaces / columns) * box.width / columns > box.height:
        columns += 1
    return columns
