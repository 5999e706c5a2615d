"""`kamishima islands check PACK`: everything that is wrong with the maps of a pack."""

from __future__ import annotations

import argparse
from pathlib import Path

from kamishima.cli.arguments import read_text
from kamishima.cli.commands.content import require_good
from kamishima.games.islands.lab.hints import lines as hints
from kamishima.games.islands.pack.content import all_mistakes, read_content
from kamishima.games.islands.pack.landmarks import EMPTY
from kamishima.games.islands.pack.schema import Content


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("pack", type=Path, metavar="PACK", help="a content pack of Origami Islands")


def run(arguments: argparse.Namespace) -> int:
    """Print every fault on a line of its own, or what is in the pack and unusual when there is none."""
    text = read_text(arguments.pack)
    require_good(arguments.pack, all_mistakes(text))
    content = read_content(text)
    print(f"{arguments.pack}: pack {content.name!r} is good; hash {content.hash}")
    print("\n".join(table(content)))
    for line in hints(content):
        print(f"{arguments.pack}: {line}")
    return 0


def table(content: Content) -> list[str]:
    rows = [("sheet", "island", "squares", "landmarks", "outlines")]
    for key, sheet in content.sheets.items():
        for name, island in sheet.islands.items():
            signs = "".join(island.rows)
            landmarks = "".join(sorted([sign for sign in signs if sign not in ".~^"]))
            outlines = ", ".join([f"{outline.colour} {len(outline.squares.split())}" for outline in island.outlines])
            rows.append((f"{key}{' near' if sheet.near else ''}", name, str(signs.count(EMPTY)), landmarks, outlines))
    widths = [max([len(row[place]) for row in rows]) for place in range(len(rows[0]))]
    return ["  ".join([cell.ljust(width) for cell, width in zip(row, widths, strict=True)]).rstrip() for row in rows]
