"""`kamishima islands forge`: valid islands, drawn, and written as a pack that can be played and measured."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path

from kamishima.cli.arguments import add_pack, read_pack, read_text
from kamishima.cli.files import require_writable, write_whole
from kamishima.cli.output import write_text
from kamishima.cli.progress import exit_code, tracked
from kamishima.cli.terminal import add_locale
from kamishima.core.errors import KamishimaError
from kamishima.games.islands.commands.show import print_islands
from kamishima.games.islands.lab.forge import (
    TRIES,
    Plan,
    Proposal,
    SheetProposal,
    check_room,
    extended,
    forge,
    names_for,
    plan_for,
    read_terrain,
    sheets_of,
)
from kamishima.games.islands.pack.content import house_text, read_content
from kamishima.games.islands.pack.schema import ISLANDS_A_SHEET, Content
from kamishima.terminal.console import make_console
from kamishima.terminal.wording import load_texts

MOST_SHEETS = 100


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "sheets", type=int, nargs="?", default=1, metavar="SHEETS", help="how many, of two islands each (default 1)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of the first island (default 1)")
    parser.add_argument("--near", action="store_true", help="without volcanoes, for a first game")
    parser.add_argument(
        "--terrain", type=Path, default=None, metavar="FILE", help="a drawing of land (.), sea (~) and mountains (^)"
    )
    parser.add_argument(
        "--tries", type=int, default=TRIES, metavar="N", help=f"keep the best of so many (default {TRIES})"
    )
    parser.add_argument("--toml", action="store_true", help="print the sheets as they stand in a pack, not drawn")
    parser.add_argument("--out", type=Path, default=None, metavar="FILE", help="write a pack with the new sheets")
    parser.add_argument("--name", default=None, help="what that pack is called (default: the old name, forged)")
    add_pack(parser)
    add_locale(parser)


def run(arguments: argparse.Namespace) -> int:
    if not 1 <= arguments.sheets <= MOST_SHEETS or arguments.tries < 1:
        raise KamishimaError(f"SHEETS is between 1 and {MOST_SHEETS}, --tries at least 1")
    pack = read_pack(arguments.pack)
    text = house_text() if pack is None else pack
    content = read_content(text)
    terrain = read_land(arguments.terrain, plan_for(content, near=arguments.near))
    check_out(arguments.out, arguments.pack)
    sheets = _forged(arguments, content, terrain)
    written = extended(text, arguments.name or f"{content.name}-forged", sheets)
    made = read_content(written)
    if arguments.toml:
        write_text("\n".join([sheet.toml() for sheet in sheets]))
    else:
        islands = [(sheet.word, name) for sheet in sheets for name in sheet.islands]
        print_islands(made, islands, load_texts("islands", arguments.locale, written), make_console())
    if arguments.out:
        write_whole(arguments.out, written.encode())
        print(f"written: {arguments.out} (pack {made.name!r}, {len(made.sheets)} sheets)")
    return exit_code(len(sheets), arguments.sheets)


def read_land(path: Path | None, plan: Plan) -> list[str]:
    """The terrain in a file; the error names the file and the row. Empty when any terrain will do."""
    if path is None:
        return []
    text = read_text(path)
    try:
        terrain = read_terrain(text)
        check_room(terrain, plan)
    except KamishimaError as error:
        raise KamishimaError(f"{path}: {error.message}") from None
    return terrain


def check_out(out: Path | None, pack: Path | None) -> None:
    """A pack can be extended in its place; any other file that is there already is not written over."""
    if out is not None and out.exists() and (pack is None or not out.samefile(pack)):
        raise KamishimaError(f"{out} is there already and is not written over; name another file")
    require_writable(out)


def _forged(arguments: argparse.Namespace, content: Content, terrain: Sequence[str]) -> list[SheetProposal]:
    plan, count = plan_for(content, near=arguments.near), ISLANDS_A_SHEET * arguments.sheets
    names = names_for(arguments.seed, count, content)

    def islands() -> Iterator[list[Proposal]]:
        for number in range(count):
            yield [forge(plan, arguments.seed + number, terrain, arguments.tries, content)]

    forged = list(zip(names, tracked(islands(), count, "forging"), strict=False))  # fewer when it is interrupted
    whole = forged[: len(forged) - len(forged) % ISLANDS_A_SHEET]
    if not whole:
        raise KeyboardInterrupt  # not even one sheet
    return sheets_of(dict(whole), content, near=arguments.near)
