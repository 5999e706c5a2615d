"""Hints about islands that can be played with: what no printed island does may be too easy, too hard, or of no use.

The printed sheets are measured to be of equal worth, so their own range is the measure: a landmark with fewer squares
around it than any printed one of its kind is a gift, one with more is hardly ever surrounded. An outline in the shape
of no card stays empty unless a player alone fills it by Expancing (I5.9, I10.5).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import msgspec

from kamishima.games.islands.content import Content, IslandMap, house_content, shapes_of
from kamishima.games.islands.landmarks import KINDS, SIGNS, cell_of, cell_word
from kamishima.games.islands.maps import Chart, chart_problems, has_card_form, is_outline
from kamishima.games.islands.shapes import Shape

Range = tuple[int, int]


class Hint(msgspec.Struct, frozen=True):
    """Something that is allowed, and unusual."""

    code: str
    sheet: str
    island: str
    squares: tuple[str, ...]
    given: dict[str, str | int]
    message: str


def hints(content: Content) -> list[Hint]:
    """What is unusual about the islands that can be read."""
    found: list[Hint] = []
    shapes = shapes_of(content)
    for key, sheet in content.sheets.items():
        for name, island in sheet.islands.items():
            if not chart_problems(island.rows, near=False):
                found += _island(key, name, island) + _unfillable(key, name, island, shapes)
    return found


def lines(content: Content) -> list[str]:
    """The hints as they are printed."""
    return [f"sheets.{hint.sheet}.islands.{hint.island}: {hint.message}" for hint in hints(content)]


def _island(sheet: str, name: str, island: IslandMap) -> list[Hint]:
    chart = Chart(island.rows)
    found: list[Hint] = []
    for cell, sign in chart.signs.items():
        if sign not in SIGNS:
            continue
        count, (least, most) = len(chart.open_around(cell)), _usual()[sign]
        if least <= count <= most:
            continue
        kind, square = KINDS[SIGNS.index(sign)], cell_word(cell)
        code = "gift" if count < least else "hard"
        given: dict[str, str | int] = {"landmark": kind, "square": square, "count": count, "least": least, "most": most}
        message = f"{kind} at {square} has {count} paintable squares around it; printed ones have {least} to {most}"
        found.append(Hint(code, sheet, name, (square,), given, message))
    return found + _forms(sheet, name, island)


def _unfillable(sheet: str, name: str, island: IslandMap, shapes: list[Shape]) -> list[Hint]:
    """Outlines that are allowed, though no card can fill them."""
    found: list[Hint] = []
    for outline in island.outlines:
        words = outline.squares.split()
        cells = [cell for word in words if (cell := cell_of(word)) is not None]
        if len(cells) < len(words) or not is_outline(cells, shapes) or has_card_form(cells, shapes):
            continue
        squares = " ".join(words)
        message = (
            f"the outline on {squares} has the shape of no card: with several players nobody can fill it, "
            "only Expancing against Carrambah can"
        )
        found.append(Hint("unfillable", sheet, name, tuple(words), {"squares": squares}, message))
    return found


def _forms(sheet: str, name: str, island: IslandMap) -> list[Hint]:
    """How much of the island pays: points to be had, next to what the printed ones offer."""
    least, most = _span(_pays)
    worth = _pays(island)
    if least <= worth <= most:
        return []
    code = "poor" if worth < least else "rich"
    given: dict[str, str | int] = {"count": worth, "least": least, "most": most}
    message = f"{worth} points can be had here; on printed islands {least} to {most}"
    return [Hint(code, sheet, name, (), given, message)]


POINTS = {"R": 20, "S": 20, "T": 10}
OUTLINE_POINTS = 10


def _pays(island: IslandMap) -> int:
    """The points of all harbours, temples and outlines (I5), each at its best."""
    signs = "".join(island.rows)
    return sum([POINTS.get(sign, 0) for sign in signs]) + OUTLINE_POINTS * len(island.outlines)


@lru_cache(maxsize=1)
def _house() -> list[IslandMap]:
    return [island for sheet in house_content().sheets.values() for island in sheet.islands.values()]


@lru_cache(maxsize=1)
def _usual() -> dict[str, Range]:
    """For each landmark, the fewest and the most paintable squares around one that is printed."""
    counts: dict[str, list[int]] = {sign: [] for sign in SIGNS}
    for island in _house():
        chart = Chart(island.rows)
        for cell, sign in chart.signs.items():
            if sign in SIGNS:
                counts[sign].append(len(chart.open_around(cell)))
    return {sign: (min(some), max(some)) for sign, some in counts.items()}


def _span(measure: Callable[[IslandMap], int]) -> Range:
    measured = [measure(island) for island in _house()]
    return min(measured), max(measured)
