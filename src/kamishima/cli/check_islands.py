"""`kamishima islands check PACK`: everything that is wrong with the maps of a pack."""

from __future__ import annotations

import argparse
from pathlib import Path

from kamishima.cli.setup import read_text
from kamishima.core.errors import BadContent, KamishimaError
from kamishima.games.islands.content import Content, all_faults, decode, located, read_content
from kamishima.games.islands.landmarks import EMPTY
from kamishima.lab.hints_islands import lines as hints


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`PACK`."""
    parser.add_argument("pack", type=Path, metavar="PACK", help="a content pack of Origami Islands")


def run(arguments: argparse.Namespace) -> int:
    """Print every fault on a line of its own, or what is in the pack and unusual when there is none."""
    text = read_text(arguments.pack)
    try:
        content = read_content(text)
    except BadContent as error:
        faults = faults_of(text) or [error]
        for fault in faults[:-1]:
            print(f"{arguments.pack}: {fault.message}")
        raise KamishimaError(f"{arguments.pack}: {faults[-1].message}") from None
    print(f"{arguments.pack}: pack {content.name!r} is good; hash {content.hash}")
    print("\n".join(table(content)))
    for line in hints(content):
        print(f"{arguments.pack}: {line}")
    return 0


def faults_of(text: str) -> list[BadContent]:
    """Everything that is wrong with a pack, where the reader of packs stops at the first; or why it is none."""
    try:
        content = decode(text)
    except BadContent as error:
        return [error]
    return [located(text, fault) for fault in all_faults(content)]


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
