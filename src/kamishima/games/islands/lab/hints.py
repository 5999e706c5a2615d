"""Hints about islands that can be played with: what no printed island does may be too easy, too hard, or of no use.

The printed sheets are measured to be of equal worth, so their own range is the measure: a landmark with fewer squares
around it than any printed one of its kind is a gift, one with more is hardly ever surrounded. An outline in the shape
of no card stays empty unless a player alone fills it by Expancing (I5.9, I10.5).
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from kamishima.games.islands.pack.content import house_content, shapes_of
from kamishima.games.islands.pack.landmarks import KINDS, SIGNS, cell_of, cell_word
from kamishima.games.islands.pack.maps import Chart, chart_problems, has_card_form, is_outline
from kamishima.games.islands.pack.schema import Content, IslandMap
from kamishima.games.islands.pack.shapes import Shape
from kamishima.games.pack_report import Remark

Range = tuple[int, int]


def hints(content: Content) -> list[Remark]:
    """What is allowed, and unusual."""
    found: list[Remark] = []
    shapes = shapes_of(content)
    for key, sheet in content.sheets.items():
        for name, island in sheet.islands.items():
            if not chart_problems(island.rows, near=False):
                some = _landmarks(island) + _forms(island) + _unfillable(island, shapes)
                found += [msgspec.structs.replace(hint, sheet=key, island=name) for hint in some]
    return found


def _hint(code: str, message: str, squares: list[str], given: dict[str, str | int]) -> Remark:
    return Remark(level="hint", code=code, message=message, squares=squares, given=given)


def lines(content: Content) -> list[str]:
    return [f"sheets.{hint.sheet}.islands.{hint.island}: {hint.message}" for hint in hints(content)]


def _landmarks(island: IslandMap) -> list[Remark]:
    chart = Chart(island.rows)
    found: list[Remark] = []
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
        found.append(_hint(code, message, [square], given))
    return found


def _unfillable(island: IslandMap, shapes: list[Shape]) -> list[Remark]:
    """Outlines that are allowed, though no card can fill them."""
    found: list[Remark] = []
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
        found.append(_hint("unfillable", message, words, {"squares": squares}))
    return found


def _forms(island: IslandMap) -> list[Remark]:
    """How much of the island pays: points to be had, next to what the printed ones offer."""
    printed = [_pays(other) for other in _house()]
    least, most, worth = min(printed), max(printed), _pays(island)
    if least <= worth <= most:
        return []
    code = "poor" if worth < least else "rich"
    given: dict[str, str | int] = {"count": worth, "least": least, "most": most}
    message = f"{worth} points can be had here; on printed islands {least} to {most}"
    return [_hint(code, message, [], given)]


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
