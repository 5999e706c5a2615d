"""`kamishima islands show [SHEET|ISLAND]`: islands as they are printed."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from kamishima.cli.arguments import add_pack, read_pack
from kamishima.cli.terminal import add_locale
from kamishima.core.errors import KamishimaError
from kamishima.core.text.spelling import did_you_mean
from kamishima.games.islands.pack.content import house_text, read_content
from kamishima.games.islands.pack.landmarks import EMPTY
from kamishima.games.islands.pack.schema import Content, IslandMap
from kamishima.games.islands.terminal.map import Block, abreast, block, printed_outlines, sheet_map
from kamishima.games.islands.terminal.names import Names
from kamishima.terminal.console import make_console, show
from kamishima.terminal.drawing import Lines, is_said_like
from kamishima.terminal.wording import load_texts
from kamishima.texts.texts import Texts

CELL = 3
"""The columns of a square."""
GAP = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("names", nargs="*", metavar="SHEET|ISLAND", help="which to draw (default: all)")
    add_pack(parser)
    add_locale(parser)


def run(arguments: argparse.Namespace) -> int:
    pack = read_pack(arguments.pack)
    content = read_content(house_text() if pack is None else pack)
    texts = load_texts("islands", arguments.locale, pack)
    print_islands(content, chosen(content, texts, arguments.names), texts, make_console())
    return 0


def chosen(content: Content, texts: Texts, names: Sequence[str]) -> list[tuple[str, str]]:
    """The islands that were asked for, by their words or names, each with its sheet; all when nothing was."""
    every = [(key, island) for key, sheet in content.sheets.items() for island in sheet.islands]
    if not names:
        return every
    found: list[tuple[str, str]] = []
    for name in names:
        wanted = [(key, island) for key, island in every if _is_meant(name, key, island, texts)]
        if not wanted:
            islands = ", ".join([island for _, island in every])
            raise KamishimaError(
                f"there is no sheet or island {name!r}; the sheets are {', '.join(content.sheets)}; "
                f"the islands are {islands}{did_you_mean(name, [word for pair in every for word in pair])}"
            )
        found += [pair for pair in wanted if pair not in found]
    return found


def _is_meant(name: str, sheet: str, island: str, texts: Texts) -> bool:
    wanted = name.strip().lower()
    return wanted in (sheet, island, texts.name("island", island).lower())


def print_islands(content: Content, islands: Sequence[tuple[str, str]], texts: Texts, console: Console) -> None:
    blocks = [_block(sheet, island, content.sheets[sheet].islands[island], texts) for sheet, island in islands]
    named, width = Names(texts), console.width
    show(console, [*_rows(blocks, width), *named.drawn(named.printed_legend(), width)])


def _rows(blocks: Sequence[Block], width: int) -> Lines:
    widest = max([one.width for one in blocks])
    across = max((width + GAP) // (widest + GAP), 1)
    lines: Lines = []
    for start in range(0, len(blocks), across):
        row = [Block(one.lines, widest) for one in blocks[start : start + across]]
        lines += [*abreast(row, width, GAP), Text()]
    return lines


def _block(sheet: str, island: str, printed: IslandMap, texts: Texts) -> Block:
    name = texts.name("island", island)
    title = Text(f"{sheet} ", style="bold").append(name)
    if not is_said_like(name, island):
        title.append(f" ({island})", style="not bold dim")
    squares = "".join(printed.rows).count(EMPTY)
    title.append(f"  {texts.say('terminal-islands-squares', count=squares)}", style="not bold dim")
    return block(title, sheet_map(printed.rows, printed_outlines(printed), CELL))
