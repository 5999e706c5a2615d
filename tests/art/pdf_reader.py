"""Printed pages read back as boxes, lines, words and figures in millimetres from the upper left corner."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any, NamedTuple

from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream
from reportlab.pdfbase.pdfmetrics import stringWidth

MM = 72 / 25.4
SLACK = 0.05
"""Numbers in a PDF are rounded; so much, in millimetres, is nothing."""


class Area(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top

    def inside(self, other: Area) -> bool:
        return (
            other.left - SLACK <= self.left
            and other.top - SLACK <= self.top
            and self.right <= other.right + SLACK
            and self.bottom <= other.bottom + SLACK
        )

    def overlaps(self, other: Area) -> bool:
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > SLACK and down > SLACK


class Mark(NamedTuple):
    """One thing on a page; `kind` is box, polygon, line, word or figure."""

    kind: str
    area: Area
    fill: str = ""
    """The colour of the surface or of the letters; empty when nothing is filled."""
    text: str = ""
    """The words, or the name of the figure."""
    size: float = 0.0
    """Of letters, in points."""
    dash: tuple[float, ...] = ()
    turned: bool = False


class Page(NamedTuple):
    sheet: Area
    marks: tuple[Mark, ...]

    def of(self, kind: str) -> list[Mark]:
        return [mark for mark in self.marks if mark.kind == kind]

    def boxes(self, width: float, height: float) -> list[Area]:
        """The boxes of a certain size, each place once, in the order in which they were drawn."""
        found = [m.area for m in self.of("box") if abs(m.area.width - width) + abs(m.area.height - height) < SLACK]
        return list(dict.fromkeys(Area(*(round(value, 2) for value in area)) for area in found))

    def word(self, text: str) -> Mark:
        (found,) = [mark for mark in self.of("word") if mark.text == text]
        return found


def read_pages(written: io.BytesIO) -> list[Page]:
    reader = PdfReader(written)
    return [_Reading(page, reader).page() for page in reader.pages]


class _Reading:
    """Follows the few operators that our pages are made of."""

    def __init__(self, page: PageObject, reader: PdfReader) -> None:
        self._height = float(page.mediabox.height)
        self._sheet = Area(0, 0, float(page.mediabox.width) / MM, self._height / MM)
        resources: Any = page["/Resources"]
        self._fonts = {name: str(font.get_object()["/BaseFont"])[1:] for name, font in resources["/Font"].items()}
        self._stream = ContentStream(page.get_contents(), reader)
        self._fill = "#000000"
        self._font, self._size, self._place = "", 0.0, (0.0, 0.0)
        self._dash: tuple[float, ...] = ()
        self._path: list[tuple[float, float]] = []
        self._is_box = False
        self._matrix = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0]
        self._marks: list[Mark] = []

    def page(self) -> Page:
        for operands, operator in self._stream.operations:
            self._obey(operator.decode(), operands)
        return Page(self._sheet, tuple(self._marks))

    def _obey(self, operator: str, operands: Sequence[Any]) -> None:
        match operator:
            case "re" | "m" | "l":
                self._trace(operator, [float(value) for value in operands])
            case "f*" | "B*" | "S" | "n":
                self._finish(operator)
            case "Tj":
                self._write(str(operands[0]))
            case "Do":
                self._stamp(str(operands[0]).rpartition("figure-")[2])
            case _:
                self._prepare(operator, operands)

    def _prepare(self, operator: str, operands: Sequence[Any]) -> None:
        """Change how the next thing is drawn."""
        match operator:
            case "rg":
                self._fill = "#" + "".join(f"{round(float(value) * 255):02x}" for value in operands)
            case "d":
                self._dash = tuple(round(float(length) / MM, 2) for length in operands[0])
            case "q":
                self._matrix = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0]
            case "cm":
                self._matrix = _after([float(value) for value in operands], self._matrix)
            case "Tf":
                self._font, self._size = self._fonts[operands[0]], float(operands[1])
            case "Tm":
                self._place = (float(operands[4]), float(operands[5]))
            case _:
                pass

    def _trace(self, operator: str, numbers: list[float]) -> None:
        if operator == "re":
            x, y, width, height = numbers
            self._path += [(x, y), (x + width, y + height)]
            self._is_box = True
        else:
            self._path.append((numbers[0], numbers[1]))

    def _finish(self, operator: str) -> None:
        if self._path and operator != "n":
            kind = "box" if self._is_box else "line" if operator == "S" else "polygon"
            fill = "" if operator == "S" else self._fill
            self._marks.append(Mark(kind, self._area(self._path), fill, dash=self._dash if kind == "line" else ()))
        self._path, self._is_box = [], False

    def _write(self, text: str) -> None:
        x, y = self._place
        # The letters of a loaded font are numbered in the file, so their widths are not known here.
        width = 0.0 if "+" in self._font else stringWidth(text, self._font, self._size)
        area = self._area([(x, y), (x + width, y + self._size * 0.72)])
        self._marks.append(Mark("word", area, self._fill, text, self._size))

    def _stamp(self, name: str) -> None:
        a, b, c, d, e, f = self._matrix
        corners = [(a * x + c * y + e, b * x + d * y + f) for x in (0, 100) for y in (0, 100)]
        self._marks.append(Mark("figure", self._area(corners), text=name, turned=a < 0))

    def _area(self, points: list[tuple[float, float]]) -> Area:
        xs, ys = [x / MM for x, _ in points], [(self._height - y) / MM for _, y in points]
        return Area(min(xs), min(ys), max(xs), max(ys))


def _after(inner: list[float], outer: list[float]) -> list[float]:
    """The matrix that applies `inner` first."""
    a, b, c, d, e, f = inner
    g, h, i, j, k, m = outer
    return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + m]
