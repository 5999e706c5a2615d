"""The one-player science sheet: season track, technologies with boxes to tick, titles and a score."""

from kamishima.art.printing.page import Box, Pages, paper_colour
from kamishima.games.islands.printing.track import draw_track
from kamishima.games.islands.printing.values import PrintScience, PrintTechnology

MARGIN = 15.0
TRACK_HEIGHT = 34.0
LEVEL_HEIGHT = 8.5


def draw_science(pages: Pages, science: PrintScience) -> None:
    width = pages.width - 2 * MARGIN
    pages.words(science.heading, Box(MARGIN, MARGIN, width, 9), 18, bold=True)
    y = draw_track(pages, science.seasons, Box(MARGIN, MARGIN + 13, width, TRACK_HEIGHT))
    y = _print_technologies(pages, science.technologies, y + 5)
    _print_titles(pages, science, Box(MARGIN, y + 4, width / 2 - 4, pages.height - MARGIN - y - 4))
    _print_score(pages, science, Box(MARGIN + width / 2 + 4, y + 4, width / 2 - 4, pages.height - MARGIN - y - 4))
    pages.next_page()


def _print_technologies(pages: Pages, technologies: tuple[PrintTechnology, ...], top: float) -> float:
    """Rivals stand side by side; a technology without a rival has a row of its own."""
    width = (pages.width - 2 * MARGIN - 6) / 2
    y = top
    for row in _rows(technologies):
        for column, technology in enumerate(row):
            _print_technology(pages, technology, Box(MARGIN + column * (width + 6), y, width, 0))
        y += max(len(technology.levels) for technology in row) * LEVEL_HEIGHT + 10
    return y


def _rows(technologies: tuple[PrintTechnology, ...]) -> list[list[PrintTechnology]]:
    rows: list[list[PrintTechnology]] = []
    for technology in technologies:
        if rows and len(rows[-1]) == 1 and technology.excludes == rows[-1][0].name:
            rows[-1].append(technology)
        else:
            rows.append([technology])
    return rows


def _print_technology(pages: Pages, technology: PrintTechnology, box: Box) -> None:
    pages.box(Box(box.x, box.y, box.width, 6), fill=paper_colour("night", 0))
    pages.paragraph(technology.name, Box(box.x + 2, box.y + 1, box.width / 2, 5), 9, bold=True, ink="#ffffff")
    if technology.excludes:
        rival = Box(box.x + box.width / 2, box.y, box.width / 2 - 2, 6)
        pages.words(f"\u00d7 {technology.excludes}", rival, 7, ink="#ffffff")
    for at, text in enumerate(technology.levels):
        y = box.y + 7 + at * LEVEL_HEIGHT
        pages.box(Box(box.x, y + 0.5, 5, 5), line=paper_colour("night", -1), width=0.4)
        pages.words(str(at + 1), Box(box.x, y + 0.5, 5, 5), 7, ink=paper_colour("stone", -2))
        pages.paragraph(text, Box(box.x + 7, y + 0.5, box.width - 7, LEVEL_HEIGHT - 1), 7.5)


def _print_titles(pages: Pages, science: PrintScience, box: Box) -> None:
    for at, title in enumerate(science.titles):
        line = Box(box.x, box.y + at * 6, box.width, 6)
        pages.box(line, fill="#ffffff" if at % 2 else paper_colour("cream", 2))
        pages.words(str(title.points), Box(line.x, line.y, 16, 6), 9, bold=True)
        pages.paragraph(title.name, Box(line.x + 18, line.y + 1.2, line.width - 18, 5), 9)


def _print_score(pages: Pages, science: PrintScience, box: Box) -> None:
    for at, words in enumerate(science.score_lines):
        y = box.y + at * 7
        pages.paragraph(words, Box(box.x, y + 1.5, box.width - 24, 5.5), 9)
        pages.box(Box(box.x + box.width - 22, y, 22, 6.5), line=paper_colour("stone", -1))
