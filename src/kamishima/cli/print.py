"""`kamishima print GAME`: pages to cut out, in our own words and art."""

from __future__ import annotations

import argparse
import io
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any, BinaryIO

import font_roboto

from kamishima.art.print_values import PrintedBox, PrintFault, PrintingUnavailable
from kamishima.art.wording import print_texts
from kamishima.cli.files import write_whole
from kamishima.cli.setup import add_pack, read_pack
from kamishima.cli.terminal import add_locale
from kamishima.core.errors import KamishimaError
from kamishima.games.registry import box
from kamishima.texts.catalogue import Catalogue, source_texts
from kamishima.texts.texts import Texts

try:
    from kamishima.art.box_islands import print_islands_box
    from kamishima.art.box_origami import print_origami_box
    from kamishima.art.box_shaman import print_shaman_box
    from kamishima.art.print_page import Typeface, load_typeface
except PrintingUnavailable as missing:
    raise KamishimaError(str(missing)) from None

MOST_COPIES = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`GAME --out --locale --pack --paper --backs --copies`."""
    parser.add_argument("game", choices=list(PRINTERS), metavar="GAME", help=", ".join(PRINTERS))
    parser.add_argument("--out", type=Path, default=None, metavar="FILE", help="the PDF (default GAME.pdf)")
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help="the paper in your printer")
    parser.add_argument("--backs", action="store_true", help="for origami: a page of backs after each page of fronts")
    parser.add_argument(
        "--copies", type=int, default=None, metavar="N", help="for islands: how often each island sheet (default 1)"
    )
    add_locale(parser)
    add_pack(parser)


def run(arguments: argparse.Namespace) -> int:
    """Write the PDF and say what is in it."""
    _check_options(arguments)
    path = arguments.out or Path(f"{arguments.game}.pdf")
    written = io.BytesIO()
    try:
        printed = PRINTERS[arguments.game](written, arguments)
    except PrintFault as fault:
        raise KamishimaError(f"{path}: {fault}") from None
    write_whole(path, written.getvalue())
    parts = ", ".join([f"{count} {what}" for count, what in printed.parts])
    print(f"{path}: {printed.pages} pages with {parts}")
    return 0


def _check_options(arguments: argparse.Namespace) -> None:
    if arguments.backs and arguments.game != "origami":
        raise KamishimaError(f"--backs: only the cards of origami have backs, not {arguments.game}")
    if arguments.copies is None:
        return
    if arguments.game != "islands":
        raise KamishimaError(f"--copies: only islands has sheets to be used up, not {arguments.game}")
    if not 1 <= arguments.copies <= MOST_COPIES:
        raise KamishimaError(f"--copies {arguments.copies}: a number from 1 to {MOST_COPIES} is needed")


# -- games -------------------------------------------------------------------------------------------------------------


def _origami(target: BinaryIO, arguments: argparse.Namespace) -> PrintedBox:
    content, texts = _opened(arguments)
    return print_origami_box(target, content, texts, paper=arguments.paper, typeface=typeface(), backs=arguments.backs)


def _islands(target: BinaryIO, arguments: argparse.Namespace) -> PrintedBox:
    content, texts = _opened(arguments)
    copies = arguments.copies or 1
    return print_islands_box(target, content, texts, paper=arguments.paper, typeface=typeface(), copies=copies)


def _shaman(target: BinaryIO, arguments: argparse.Namespace) -> PrintedBox:
    content, texts = _opened(arguments)
    return print_shaman_box(target, content, texts, paper=arguments.paper, typeface=typeface())


PRINTERS: dict[str, Callable[[BinaryIO, argparse.Namespace], PrintedBox]] = {
    "origami": _origami,
    "islands": _islands,
    "shaman": _shaman,
}


def _opened(arguments: argparse.Namespace) -> tuple[Any, Texts]:
    """The content that is printed, ours or a pack's, and its texts together with those of printed pages."""
    pack, shelf = read_pack(arguments.pack), box(arguments.game)
    content = shelf.read_content(shelf.house_text() if pack is None else pack)
    sources = [*source_texts(arguments.game, arguments.locale), print_texts(arguments.locale)]
    return content, Texts(Catalogue(arguments.locale, sources), content)


def typeface() -> Typeface:
    """A typeface that has the letters of all our languages."""
    folder = resources.files(font_roboto).joinpath("files")
    with (
        resources.as_file(folder.joinpath("Roboto-Regular.ttf")) as regular,
        resources.as_file(folder.joinpath("Roboto-Bold.ttf")) as bold,
    ):
        return load_typeface(regular, bold)
