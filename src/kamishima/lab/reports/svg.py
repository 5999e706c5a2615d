"""Small pictures for reports: histograms, curves and intervals as SVG text, with no other file needed."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape

import msgspec

from kamishima.art.geometry import show_number as number
from kamishima.lab.intervals import Interval

WIDTH = 720
LABEL = 190
"""The room for names on the left of intervals."""
VALUE = 70
"""The room for values on their right."""
LEFT = 46
RIGHT = 14
"""The room beside histograms and curves."""
TOP = 12
FLOOR = 210
"""Where histograms and curves stand."""
ROW = 24
COLOURS = ("#2f6f8f", "#c2572b", "#5b8a3c", "#8a5a9e")
PALE = "#ddd8cc"
PAPER = "#fbfaf6"
"""The ground of pictures, as in the style of the page."""

Bounds = tuple[float, float]
Series = tuple[str, Sequence[float]]


class Mark(msgspec.Struct, frozen=True):
    label: str
    found: Interval
    note: str = ""
    stands: bool = True
    """Whether it is sure after a correction for many comparisons; otherwise its dot is hollow."""


def proper(words: str) -> str:
    """Numbers with a real minus sign."""
    return words.replace("-", "−")


def text(x: float, y: float, words: str, *, anchor: str = "start", size: int = 13) -> str:
    return f'<text x="{number(x)}" y="{number(y)}" text-anchor="{anchor}" font-size="{size}">{escape(words)}</text>'


def picture(height: float, title: str, parts: Sequence[str]) -> str:
    """A whole picture under its title, which is read aloud, too."""
    return (
        f"<figure><figcaption>{escape(title)}</figcaption>"
        f'<svg viewBox="0 0 {WIDTH} {number(height)}" role="img" aria-label="{escape(title)}" '
        f'xmlns="http://www.w3.org/2000/svg">{"".join(parts)}</svg></figure>'
    )


def span_of(values: Sequence[float]) -> Bounds:
    """Bounds for an axis that are never the same."""
    low, high = min(values), max(values)
    return (low, high) if high > low else (low - 1.0, high + 1.0)


def ticks(bounds: Bounds, most: int = 6) -> list[float]:
    """Round values within bounds, at equal steps of 1, 2 or 5 in some decimal place."""
    low, high = bounds
    rough = (high - low) / most
    unit = 10.0 ** math.floor(math.log10(rough))
    step = next(unit * times for times in (1, 2, 5, 10) if unit * times >= rough * (1 - 1e-9))
    return [step * count for count in range(math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9) + 1)]


def _axis(bounds: Bounds, left: float, right: float, floor: float) -> list[str]:
    """Fine lines upwards at round values, with the values below."""
    parts: list[str] = []
    for tick in ticks(bounds):
        x = left + (right - left) * (tick - bounds[0]) / (bounds[1] - bounds[0])
        parts.append(
            f'<line x1="{number(x)}" x2="{number(x)}" y1="4" y2="{number(floor + 4)}" stroke="{PALE}"/>'
            + text(x, floor + 18, proper(number(tick)), anchor="middle", size=11)
        )
    return parts


def _legend(names: Sequence[str]) -> list[str]:
    """Which colour is which; nothing where there is only one."""
    parts: list[str] = []
    for place, name in enumerate(names if len(names) > 1 else []):
        y = 6 + 16 * place
        parts.append(f'<rect x="{WIDTH - 150}" y="{y}" width="10" height="10" fill="{COLOURS[place % 4]}"/>')
        parts.append(text(WIDTH - 134, y + 9, name, size=12))
    return parts


def _nothing(title: str) -> str:
    return picture(40, title, [text(10, 24, "nothing to show")])


def _place(value: float, bounds: Bounds) -> float:
    low, high = bounds
    return LABEL + (WIDTH - LABEL - VALUE) * (value - low) / (high - low)


def intervals(
    title: str, series: Sequence[tuple[str, Sequence[Mark]]], *, form: str = "{:.0f}", middle: float | None = None
) -> str:
    """Values with their intervals, one row a name, and a line at a value to compare with.

    Several series share the rows, each in its colour, in the order of the first one that has the name.
    """
    edges = [value for _, marks in series for mark in marks for value in msgspec.structs.astuple(mark.found)]
    if not edges:
        return _nothing(title)
    bounds = span_of(edges if middle is None else [*edges, middle])
    labels = list(dict.fromkeys([mark.label for _, marks in series for mark in marks]))
    row = ROW if len(series) == 1 else ROW + 6 * len(series)
    top = 4 if len(series) == 1 else 8 + 16 * len(series)
    floor = top + row * len(labels) + 4
    parts = _axis(bounds, LABEL, WIDTH - VALUE, floor)
    if middle is not None:
        x = number(_place(middle, bounds))
        parts.append(f'<line x1="{x}" x2="{x}" y1="{top}" y2="{floor}" stroke="#777" stroke-dasharray="4 4"/>')
    for place, label in enumerate(labels):
        parts.append(text(LABEL - 10, top + row * (place + 0.5) + 4, label, anchor="end"))
    for place, (_, marks) in enumerate(series):
        for mark in marks:
            y = top + row * (labels.index(mark.label) + (place + 1) / (len(series) + 1))
            parts += _interval(mark, y, bounds, form, COLOURS[place % 4])
    return picture(floor + 26, title, [*parts, *_legend([name for name, _ in series])])


def _interval(mark: Mark, y: float, bounds: Bounds, form: str, colour: str) -> list[str]:
    middle, low, high = [number(_place(value, bounds)) for value in msgspec.structs.astuple(mark.found)]
    at, fill = number(y), colour if mark.stands else PAPER
    return [
        f'<line x1="{low}" x2="{high}" y1="{at}" y2="{at}" stroke="{colour}" stroke-width="2"/>',
        f'<circle cx="{middle}" cy="{at}" r="4" stroke="{colour}" stroke-width="2" fill="{fill}"/>',
        text(WIDTH - VALUE + 10, y + 4, mark.note or written(mark.found.value, form), size=12),
    ]


def written(value: float, form: str) -> str:
    """A value in a form, with a proper minus, and nothing without a sign."""
    found = form.format(value)
    return found.lstrip("+-") if float(found) == 0.0 else proper(found)


def histogram(title: str, series: Sequence[Series], *, bins: int = 40) -> str:
    """How often values occur; several series are drawn beside each other in the same bins."""
    everything = [value for _, values in series for value in values]
    if not everything:
        return _nothing(title)
    low = float(math.floor(min(everything)))
    # Values are counts: a bin that held now two of them, now three, would show waves that are not there.
    width = max(1, math.ceil((math.floor(max(everything)) + 1 - low) / bins))
    count = max(1, math.ceil((math.floor(max(everything)) + 1 - low) / width))
    counts = [_counted(values, low, width, count) for _, values in series]
    tallest = max([share for row in counts for share in row])
    parts = _axis((low - 0.5, low + width * count - 0.5), LEFT, WIDTH - RIGHT, FLOOR)
    for place, row in enumerate(counts):
        parts += _bars(row, tallest, place, len(counts))
    parts.append(text(LEFT - 6, TOP + 8, f"{100 * tallest:.0f} %", anchor="end", size=11))
    return picture(FLOOR + 26, title, [*parts, *_legend([name for name, _ in series])])


def _counted(values: Sequence[float], low: float, width: int, bins: int) -> list[float]:
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - low) / width))] += 1
    return [count / max(1, len(values)) for count in counts]


def _bars(row: Sequence[float], tallest: float, place: int, series: int) -> list[str]:
    step = (WIDTH - LEFT - RIGHT) / len(row)
    thick = step * 0.9 / series
    parts = []
    for index, share in enumerate(row):
        high = (FLOOR - TOP) * share / tallest
        x = LEFT + (index + 0.05) * step + place * thick
        parts.append(
            f'<rect x="{number(x)}" y="{number(FLOOR - high)}" width="{number(thick)}" height="{number(high)}" '
            f'fill="{COLOURS[place % 4]}"><title>{100 * share:.1f} %</title></rect>'
        )
    return parts


def curve(title: str, series: Sequence[Series]) -> str:
    """Values one after the other, as lines from left to right."""
    longest = max([len(values) for _, values in series], default=0)
    if longest < 2:
        return _nothing(title)
    top = max([value for _, values in series for value in values]) or 1.0
    parts = _axis((1.0, float(longest)), LEFT, WIDTH - RIGHT, FLOOR)
    for tick in ticks((0.0, top), 4):
        y = FLOOR - (FLOOR - TOP) * tick / top
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{number(y)}" y2="{number(y)}" stroke="{PALE}"/>')
        parts.append(text(LEFT - 6, y + 4, number(tick), anchor="end", size=11))
    step = (WIDTH - LEFT - RIGHT) / (longest - 1)
    for place, (_, values) in enumerate(series):
        points = " ".join(
            [f"{number(LEFT + step * x)},{number(FLOOR - (FLOOR - TOP) * y / top)}" for x, y in enumerate(values)]
        )
        parts.append(f'<polyline points="{points}" fill="none" stroke="{COLOURS[place % 4]}" stroke-width="2"/>')
    return picture(FLOOR + 26, title, [*parts, *_legend([name for name, _ in series])])
