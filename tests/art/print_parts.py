"""Parts of a box on pages of their own: what `print` puts into one file, for tests to read one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import BinaryIO

from kamishima.art.printing.page import Pages
from kamishima.art.printing.values import Printed
from kamishima.games.islands.printing.science import draw_science
from kamishima.games.islands.printing.sheets import draw_islands
from kamishima.games.islands.printing.values import PrintIsland, PrintLegend, PrintScience
from kamishima.games.shaman.printing.pieces import PrintTribe, draw_shaman


def print_islands(
    target: BinaryIO,
    islands: Sequence[PrintIsland],
    *,
    legend: Sequence[PrintLegend] = (),
    score_lines: Sequence[str] = (),
    paper: str = "a4",
) -> Printed:
    """Write the islands in the order given, a score column beside each, the legend at the foot of every page."""
    pages = Pages(target, "Kamishima: islands", paper)
    draw_islands(pages, islands, legend, score_lines)
    pages.save()
    return Printed(pages.finished, len(islands))


def print_science(target: BinaryIO, science: PrintScience, *, paper: str = "a4") -> Printed:
    pages = Pages(target, f"Kamishima: {science.heading}", paper)
    draw_science(pages, science)
    pages.save()
    return Printed(pages.finished, 1)


def print_shaman(
    target: BinaryIO,
    tiles: int,
    tribes: Sequence[PrintTribe],
    *,
    paper: str = "a4",
) -> Printed:
    """Tiles first, then coins, then standing pieces, each on pages of their own."""
    pages = Pages(target, "Kamishima: island of the shamans", paper)
    parts = draw_shaman(pages, tiles, tribes)
    pages.save()
    return Printed(pages.finished, sum(parts))
