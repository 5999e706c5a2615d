"""Reading matter: a game's rules on one page, reference cards, and tables for the scores."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kamishima.art.printing.page import Box, Pages, paper_colour
from kamishima.art.printing.values import PrintEntry, PrintFault, PrintReference, PrintRules, PrintScores, PrintSection

MARGIN, GUTTER = 15.0, 8.0
HEAD = 26.0
LARGEST, SMALLEST, STEP = 12.0, 7.0, 0.25
BALANCE_STEP = 3.0
TITLE_SPACE, SECTION_SPACE = 1.35, 0.9
MM_A_POINT = 25.4 / 72
LINE_HEIGHT = 8.0
LABEL_WIDTH = 56.0
LARGEST_ENTRY = 10.5
TABLE_GAP = 12.0
REFERENCE_SIZE = (180.0, 130.0)


class Placed(NamedTuple):
    """A line of text, how far down in which column."""

    column: int
    y: float
    text: str
    bold: bool


def draw_rules(pages: Pages, rules: PrintRules) -> None:
    """Two columns of sections, as large as they fit on one page."""
    pages.piece(rules.piece_id, Box(MARGIN, MARGIN - 3, 22, 22))
    title = Box(MARGIN + 28, MARGIN, pages.width - 2 * MARGIN - 28, 10)
    pages.paragraph(rules.heading, title, 22, bold=True)
    pages.paragraph(rules.subtitle, Box(title.x, title.y + 11, title.width, 7), 11)
    width = (pages.width - 2 * MARGIN - GUTTER) / 2
    height = pages.height - 2 * MARGIN - HEAD
    if not rules.sections:
        raise PrintFault(f"{rules.heading}: no rules to print")
    size, lines = _flowed(pages, rules.sections, width, height)
    for line in lines:
        x = MARGIN + line.column * (width + GUTTER)
        pages.line_of_text(line.text, x, MARGIN + HEAD + line.y, size, bold=line.bold)
    pages.next_page()


def _flowed(pages: Pages, sections: Sequence[PrintSection], width: float, height: float) -> tuple[float, list[Placed]]:
    """The largest size in which everything fits, and the lines, so that both columns are about equally long."""
    size = LARGEST
    while not (lines := _fitting(pages, sections, width, height, size)):
        size -= STEP
        if size < SMALLEST:
            raise PrintFault(f"the rules are too long for one page: `{sections[0].title}` and what follows")
    while shorter := _fitting(pages, sections, width, height - BALANCE_STEP, size):
        lines, height = shorter, height - BALANCE_STEP
    return size, lines


def _fitting(pages: Pages, sections: Sequence[PrintSection], width: float, height: float, size: float) -> list[Placed]:
    """All lines in two columns of this height; none when they do not fit."""
    lines = list(_lines(pages, sections, width, height, size))
    fits = all(line.column < 2 and line.y + size * MM_A_POINT <= height for line in lines)
    return lines if fits else []


def _lines(
    pages: Pages, sections: Sequence[PrintSection], width: float, height: float, size: float
) -> Iterator[Placed]:
    """Section after section; one that does not fit into what is left of a column begins the next."""
    step = size * 1.25 * MM_A_POINT
    column, y = 0, 0.0
    for section in sections:
        text = pages.split(section.text, width, size)
        needed = (len(text) + TITLE_SPACE) * step
        if y and y + needed > height:
            column, y = column + 1, 0.0
        yield Placed(column, y, section.title, bold=True)
        y += TITLE_SPACE * step
        for line in text:
            yield Placed(column, y, line, bold=False)
            y += step
        y += SECTION_SPACE * step


def draw_reference(pages: Pages, reference: PrintReference, box: Box, columns: int) -> None:
    """A card with a figure, a name and a few words for each entry."""
    pages.box(box, fill=paper_colour("night", 0))
    inner = box.inset(1.5)
    pages.box(inner, fill="#ffffff")
    head = Box(inner.x, inner.y, inner.width, 9)
    pages.box(head, fill=paper_colour("night", 0))
    pages.words(reference.heading, head, 13, bold=True, ink="#ffffff")
    rows = -(-len(reference.entries) // columns)
    width, height = inner.width / columns, (inner.height - 11) / rows
    cells = [
        Box(inner.x + column * width + 2, inner.y + 11 + row * height, width - 4, height - 1)
        for row in range(rows)
        for column in range(columns)
    ]
    entries = list(zip(reference.entries, cells, strict=False))
    size = min(pages.fitting(entry.text, _text_place(entry, cell), LARGEST_ENTRY) for entry, cell in entries)
    for entry, cell in entries:
        _draw_entry(pages, entry, cell, size)


def draw_reference_page(pages: Pages, reference: PrintReference, columns: int) -> None:
    """Two equal cards to cut apart."""
    places = pages.grid(1, 2, *REFERENCE_SIZE)
    for place in places:
        draw_reference(pages, reference, place, columns)
    pages.mark_cuts(places)
    pages.next_page()


def _text_place(entry: PrintEntry, box: Box) -> Box:
    indent = 15.0 if entry.piece_id else 0.0
    return Box(box.x + indent, box.y + 5.2, box.width - indent, box.height - 5.2)


def _draw_entry(pages: Pages, entry: PrintEntry, box: Box, size: float) -> None:
    if entry.piece_id:
        pages.piece(entry.piece_id, Box(box.x, box.y + 1, 13, 13))
    words = _text_place(entry, box)
    pages.paragraph(entry.name, Box(words.x, box.y + 0.5, words.width, 5), 9.5, bold=True)
    pages.paragraph(entry.text, words, size)


def draw_scores(pages: Pages, scores: PrintScores, box: Box) -> None:
    """A table to be filled in with a pencil; names go into the uppermost line."""
    pages.words(scores.heading, Box(box.x, box.y, box.width, 8), 13, bold=True)
    width = (box.width - LABEL_WIDTH) / len(scores.columns)
    for row, label in enumerate(("", *scores.lines, scores.total, *scores.after)):
        line = Box(box.x, box.y + 9 + row * LINE_HEIGHT, box.width, LINE_HEIGHT)
        is_total = row == len(scores.lines) + 1
        fill = paper_colour("cream", 2 if is_total else 3) if row % 2 or is_total else "#ffffff"
        pages.box(line, fill=fill, line=paper_colour("stone", -1))
        pages.paragraph(label, Box(line.x + 2, line.y + 2, LABEL_WIDTH - 4, LINE_HEIGHT - 2.5), 9, bold=is_total)
        for column, name in enumerate(scores.columns):
            cell = Box(line.x + LABEL_WIDTH + column * width, line.y, width, LINE_HEIGHT)
            pages.box(cell, line=paper_colour("stone", -1), width=0.5 if is_total else 0.2)
            if not row:
                pages.words(name, cell.inset(1), 9, bold=True)


def draw_score_page(pages: Pages, scores: PrintScores) -> None:
    """The same table as often as the page has room for it."""
    height = 9 + LINE_HEIGHT * (2 + len(scores.lines) + len(scores.after))
    room = pages.height - 2 * MARGIN
    often = int((room + TABLE_GAP) // (height + TABLE_GAP))
    for at in range(often):
        draw_scores(pages, scores, Box(MARGIN, MARGIN + at * room / often, pages.width - 2 * MARGIN, height))
    pages.next_page()
