"""`kamishima islands check PACK`: everything that is wrong with the maps of a pack."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

from kamishima.cli.setup import read_text
from kamishima.core.errors import BadContent, KamishimaError
from kamishima.core.pack import line_of, parse
from kamishima.games.islands.content import Content, house_content, read_content, shape_list
from kamishima.games.islands.landmarks import EMPTY
from kamishima.games.islands.maps import chart_problems, outline_problems

Plain = dict[str, object]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`PACK`."""
    parser.add_argument("pack", type=Path, metavar="PACK", help="a content pack of Origami Islands")


def run(arguments: argparse.Namespace) -> int:
    """Print every fault on a line of its own, or what is in the pack when there is none."""
    text = read_text(arguments.pack)
    try:
        content = read_content(text)
    except BadContent as error:
        faults = all_faults(text) or [error]
        for fault in faults[:-1]:
            print(f"{arguments.pack}: {fault.message}")
        raise KamishimaError(f"{arguments.pack}: {faults[-1].message}") from None
    print(f"{arguments.pack}: pack {content.name!r} is good; hash {content.hash}")
    print("\n".join(table(content)))
    return 0


def all_faults(text: str) -> list[BadContent]:
    """What is wrong with each map that can be read as one, where the reader of packs stops at the first."""
    try:
        plain = parse(text)
    except BadContent as error:
        return [error]
    faults: list[BadContent] = []
    for path, near, island in _islands(plain):
        faults += _map_faults(text, path, island, near=near) or _outline_faults(text, path, island)
    return faults


def _islands(plain: Plain) -> Iterator[tuple[str, bool, Plain]]:
    for sheet, printed in _tables(plain.get("sheets")):
        for name, island in _tables(printed.get("islands")):
            if isinstance(island.get("map"), str):
                yield f"sheets.{sheet}.islands.{name}", printed.get("near") is True, island


def _tables(value: object) -> list[tuple[str, Plain]]:
    if not isinstance(value, dict):
        return []
    return [(str(key), inner) for key, inner in value.items() if isinstance(inner, dict)]


def _rows(island: Plain) -> list[str]:
    return str(island["map"]).strip("\n").split("\n")


def _map_faults(text: str, path: str, island: Plain, *, near: bool) -> list[BadContent]:
    where = f"{path}.map"
    line = line_of(text, where.split("."))  # the first row stands on the line after the key
    return [BadContent(line + row, f"{where}: {message}") for row, message in chart_problems(_rows(island), near=near)]


def _outline_faults(text: str, path: str, island: Plain) -> list[BadContent]:
    outlines = island.get("outlines")
    listed = outlines if isinstance(outlines, list) else []
    squares = [str(one.get("squares", "")).split() for one in listed if isinstance(one, dict)]
    line = line_of(text, f"{path}.outlines".split("."))
    # A pack whose own shapes cannot be read is judged by ours.
    found = outline_problems(_rows(island), squares, shape_list(house_content()))
    return [BadContent(line, f"{path}.outlines[{number}]: {message}") for number, message in found]


def table(content: Content) -> list[str]:
    """One line an island: its sheet, its size, its landmarks and its outlines."""
    rows = [("sheet", "island", "squares", "landmarks", "outlines")]
    for key, sheet in content.sheets.items():
        for name, island in sheet.islands.items():
            signs = "".join(island.rows)
            landmarks = "".join(sorted([sign for sign in signs if sign not in ".~^"]))
            outlines = ", ".join([f"{outline.colour} {len(outline.squares.split())}" for outline in island.outlines])
            rows.append((f"{key}{' near' if sheet.near else ''}", name, str(signs.count(EMPTY)), landmarks, outlines))
    widths = [max([len(row[place]) for row in rows]) for place in range(len(rows[0]))]
    return ["  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]).rstrip() for row in rows]
