"""A paper page in millimetres from its upper left corner, with figures, words and cut marks on it."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import BinaryIO, NamedTuple, TypeVar

from kamishima import interrupts
from kamishima.art.geometry import SHEET_SIDE, Point, Polygon
from kamishima.art.library import Piece, find_piece
from kamishima.art.paint import PaintedFacet, outline_colour, paint
from kamishima.art.palette import colour, towards_white
from kamishima.art.printing.values import PrintFault, PrintingUnavailable
from kamishima.extras import how_to_install

try:
    from reportlab.lib.units import mm
    from reportlab.lib.utils import simpleSplit
    from reportlab.pdfbase.pdfmetrics import getFont, registerFont, stringWidth
    from reportlab.pdfbase.ttfonts import TTFont
    from reportlab.pdfgen.canvas import Canvas
except ImportError as missing:
    raise PrintingUnavailable(f"printing needs reportlab: {how_to_install('terminal,print')}") from missing

PAPER_SIZES = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
SMALLEST_TEXT = 4.5
LINE_SPACING = 1.2
MARK_LENGTH = 4.0
OUTLINE_WIDTH, SEAM_WIDTH = 1.5, 0.4
LIT_STRENGTH = 0.35
MARGIN = 2
INK = "#2d2b33"
T = TypeVar("T")


class Typeface(NamedTuple):
    """Names of a regular and a bold font. The built-in one has western European letters only."""

    regular: str = "Helvetica"
    bold: str = "Helvetica-Bold"

    def can_show(self, text: str) -> bool:
        loaded = [font for font in map(getFont, self) if isinstance(font, TTFont)]
        if loaded:
            return all(ord(letter) in font.face.charToGlyph for font in loaded for letter in text)
        return text.encode("cp1252", "ignore").decode("cp1252") == text


def load_typeface(regular: Path, bold: Path) -> Typeface:
    """TrueType fonts from files, for languages that the built-in font cannot show."""
    for path in (regular, bold):
        registerFont(TTFont(path.stem, str(path)))
    return Typeface(regular.stem, bold.stem)


class Box(NamedTuple):
    """A rectangle in millimetres."""

    x: float
    y: float
    width: float
    height: float

    def inset(self, by: float) -> "Box":
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)

    @property
    def middle(self) -> Point:
        return Point(self.x + self.width / 2, self.y + self.height / 2)


class Pages:
    """A PDF in the making; the same calls write the same bytes."""

    def __init__(self, target: BinaryIO, title: str, paper: str = "a4", typeface: Typeface | None = None) -> None:
        if paper not in PAPER_SIZES:
            raise PrintFault(f"no paper size `{paper}`; there are {', '.join(PAPER_SIZES)}")
        self.width, self.height = PAPER_SIZES[paper]
        self.typeface = typeface or Typeface()
        self.finished = 0
        self._canvas = Canvas(target, pagesize=(self.width * mm, self.height * mm), invariant=1)
        self._canvas.setTitle(title)
        self._canvas.setCreator("Kamishima")
        self._forms: set[str] = set()

    def next_page(self) -> None:
        interrupts.check()
        self._canvas.showPage()
        self.finished += 1

    def save(self) -> None:
        self._canvas.save()

    def piece(self, piece_id: str, box: Box, *, turned: bool = False) -> None:
        """A figure in the largest square at the middle of the box; `turned` stands it on its head."""
        side = min(box.width, box.height)
        left, top = box.middle.x - side / 2, box.middle.y - side / 2
        scale = side * mm / SHEET_SIDE
        self._canvas.saveState()
        if turned:
            self._canvas.translate((left + side) * mm, (self.height - top) * mm)
            self._canvas.rotate(180)
        else:
            self._canvas.translate(left * mm, (self.height - top - side) * mm)
        self._canvas.scale(scale, scale)
        self._canvas.doForm(self._form(piece_id))
        self._canvas.restoreState()

    def _form(self, piece_id: str) -> str:
        """A figure is written into the file once, however often it is printed."""
        name = f"figure-{piece_id}"
        if name not in self._forms:
            piece = find_piece(piece_id)
            self._canvas.beginForm(name, -MARGIN, -MARGIN, SHEET_SIDE + MARGIN, SHEET_SIDE + MARGIN)
            _draw_piece(self._canvas, piece)
            self._canvas.endForm()
            self._forms.add(name)
        return name

    def polygon(self, points: Polygon, fill: str) -> None:
        path = self._canvas.beginPath()
        for at, point in enumerate(points):
            step = path.lineTo if at else path.moveTo
            step(point.x * mm, (self.height - point.y) * mm)
        path.close()
        self._canvas.setFillColor(fill)
        self._canvas.drawPath(path, stroke=0, fill=1)

    def box(self, box: Box, fill: str | None = None, line: str | None = None, width: float = 0.2) -> None:
        self._canvas.setLineWidth(width * mm)
        self._canvas.setFillColor(fill or "#ffffff")
        self._canvas.setStrokeColor(line or "#000000")
        bottom = self.height - box.y - box.height
        sides = (box.x * mm, bottom * mm, box.width * mm, box.height * mm)
        self._canvas.rect(*sides, stroke=line is not None, fill=fill is not None)

    def line(self, start: Point, end: Point, ink: str, width: float, dash: Sequence[float] = ()) -> None:
        self._canvas.setLineWidth(width * mm)
        self._canvas.setStrokeColor(ink)
        self._canvas.setDash([length * mm for length in dash])
        self._canvas.line(start.x * mm, (self.height - start.y) * mm, end.x * mm, (self.height - end.y) * mm)
        self._canvas.setDash([])

    def words(self, text: str, box: Box, size: float, *, bold: bool = False, ink: str = INK) -> None:
        """One line in the middle of the box, made smaller when it is too long."""
        font = self._font(text, bold=bold)
        while stringWidth(text, font, size) > box.width * mm and size > SMALLEST_TEXT:
            size -= 0.25
        self._canvas.setFillColor(ink)
        self._canvas.setFont(font, size)
        baseline = (self.height - box.middle.y) * mm - size * 0.35
        self._canvas.drawCentredString(box.middle.x * mm, baseline, text)

    def paragraph(self, text: str, box: Box, size: float, *, bold: bool = False, ink: str = INK) -> None:
        """Lines from the upper left corner of the box; a text that cannot fit is a fault."""
        font = self._font(text, bold=bold)
        size, lines = _fitted(text, font, size, box)
        self._canvas.setFillColor(ink)
        self._canvas.setFont(font, size)
        baseline = (self.height - box.y) * mm - size
        for line in lines:
            self._canvas.drawString(box.x * mm, baseline, line)
            baseline -= size * LINE_SPACING

    def line_of_text(self, text: str, x: float, y: float, size: float, *, bold: bool = False) -> None:
        """One line that begins here; `y` is its upper edge."""
        self._canvas.setFillColor(INK)
        self._canvas.setFont(self._font(text, bold=bold), size)
        self._canvas.drawString(x * mm, (self.height - y) * mm - size, text)

    def split(self, text: str, width: float, size: float) -> list[str]:
        """The lines of a text in a column of so many millimetres."""
        lines: list[str] = simpleSplit(text, self._font(text, bold=False), size, width * mm)
        return lines

    def fitting(self, text: str, box: Box, size: float) -> float:
        """The size, no larger than this one, in which a paragraph fits into a box."""
        return _fitted(text, self._font(text, bold=False), size, box)[0]

    def _font(self, text: str, *, bold: bool) -> str:
        if not self.typeface.can_show(text):
            which = "built-in font" if self.typeface == Typeface() else f"font {self.typeface.regular}"
            raise PrintFault(f"the {which} cannot show `{text}`; load a TrueType font with `load_typeface`")
        return self.typeface.bold if bold else self.typeface.regular

    def cut_marks(self, columns: Sequence[float], rows: Sequence[float]) -> None:
        """Short lines outside the grid whose lines are at these places."""
        top, bottom, left, right = rows[0], rows[-1], columns[0], columns[-1]
        for x in columns:
            self._mark(Point(x, top - MARK_LENGTH - 1), Point(x, top - 1))
            self._mark(Point(x, bottom + 1), Point(x, bottom + MARK_LENGTH + 1))
        for y in rows:
            self._mark(Point(left - MARK_LENGTH - 1, y), Point(left - 1, y))
            self._mark(Point(right + 1, y), Point(right + MARK_LENGTH + 1, y))

    def _mark(self, start: Point, end: Point) -> None:
        self.line(start, end, "#000000", 0.15)

    def grid(self, columns: int, rows: int, width: float, height: float) -> list[Box]:
        """Places of one size side by side in the middle of the page, row by row."""
        left, top = (self.width - columns * width) / 2, (self.height - rows * height) / 2
        return [Box(left + c * width, top + r * height, width, height) for r in range(rows) for c in range(columns)]

    def mark_cuts(self, places: Sequence[Box]) -> None:
        columns = sorted({place.x for place in places} | {place.x + place.width for place in places})
        rows = sorted({place.y for place in places} | {place.y + place.height for place in places})
        self.cut_marks(columns, rows)

    def fill(self, places: Sequence[Box], parts: Sequence[T], draw: Callable[["Pages", T, Box], None]) -> int:
        """Draw parts to cut out at these places, on as many pages as they need; how many there are."""
        for at in range(0, len(parts), len(places)):
            for part, place in zip(parts[at:], places, strict=False):
                draw(self, part, place)
            self.mark_cuts(places[: len(parts) - at])
            self.next_page()
        return len(parts)

    def fold_line(self, x: float, y: float, width: float) -> None:
        self.line(Point(x, y), Point(x + width, y), paper_colour("stone", -2), 0.15, (1.0, 1.0))


def octagon(middle: Point, radius: float) -> Polygon:
    """The badge behind numbers."""
    near, far = radius * 0.42, radius
    corners = (
        (-near, -far),
        (near, -far),
        (far, -near),
        (far, near),
        (near, far),
        (-near, far),
        (-far, near),
        (-far, -near),
    )
    return tuple(Point(middle.x + x, middle.y + y) for x, y in corners)


def paper_colour(paper: str, tone: int = 0) -> str:
    return colour(paper, tone)


def _fitted(text: str, font: str, size: float, box: Box) -> tuple[float, list[str]]:
    while size >= SMALLEST_TEXT:
        lines = simpleSplit(text, font, size, box.width * mm)
        high = len(lines) * size * LINE_SPACING > box.height * mm
        if not high and all(stringWidth(line, font, size) <= box.width * mm for line in lines):
            return size, lines
        size -= 0.25
    raise PrintFault(f"too long to print: `{text}`")


def _draw_piece(canvas: Canvas, piece: Piece) -> None:
    """The facets on a sheet of 100 points, y upwards as PDF has it."""
    facets = paint(piece.figure, piece.paper)
    dark = outline_colour(piece.paper)
    canvas.setLineJoin(1)
    for facet in facets:
        _fill(canvas, facet.points, dark, dark, OUTLINE_WIDTH)
    for facet in facets:
        _draw_facet(canvas, facet)


def _draw_facet(canvas: Canvas, facet: PaintedFacet) -> None:
    _fill(canvas, facet.points, facet.fill, facet.fill, SEAM_WIDTH)
    canvas.setLineWidth(0.6)
    canvas.setStrokeColor(towards_white(facet.fill, LIT_STRENGTH))
    for start, end in facet.lit_edges:
        canvas.line(start.x, SHEET_SIDE - start.y, end.x, SHEET_SIDE - end.y)
    canvas.setStrokeColor(facet.fold_colour)
    for line in facet.folds:
        for start, end in pairwise(line):
            canvas.line(start.x, SHEET_SIDE - start.y, end.x, SHEET_SIDE - end.y)


def _fill(canvas: Canvas, points: Polygon, fill: str, line: str, width: float) -> None:
    path = canvas.beginPath()
    path.moveTo(points[0].x, SHEET_SIDE - points[0].y)
    for point in points[1:]:
        path.lineTo(point.x, SHEET_SIDE - point.y)
    path.close()
    canvas.setFillColor(fill)
    canvas.setStrokeColor(line)
    canvas.setLineWidth(width)
    canvas.drawPath(path, stroke=1, fill=1)
