"""`kamishima print GAME`: pages to cut out, in our own words and art."""

from __future__ import annotations

import argparse
import io
from importlib import resources
from pathlib import Path

import font_roboto

from kamishima.art.printing.values import PrintedBox, PrintFault, PrintingUnavailable
from kamishima.art.printing.wording import print_texts
from kamishima.cli.arguments import add_pack, read_pack
from kamishima.cli.files import write_whole
from kamishima.cli.terminal import add_locale
from kamishima.core.errors import KamishimaError
from kamishima.games.box import PrintOption
from kamishima.games.registry import box, sound_boxes
from kamishima.texts.catalogue import Catalogue, source_texts
from kamishima.texts.texts import Texts

try:
    from kamishima.art.printing.page import Typeface, load_typeface
except PrintingUnavailable as missing:
    raise KamishimaError(str(missing)) from None


def add_arguments(parser: argparse.ArgumentParser) -> None:
    printed = [game for game in sound_boxes() if game.printing]
    names = [game.name for game in printed]
    parser.add_argument("game", choices=names, metavar="GAME", help=", ".join(names))
    parser.add_argument("--out", type=Path, default=None, metavar="FILE", help="the PDF (default GAME.pdf)")
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help="the paper in your printer")
    for game in printed:
        for name, option in game.print_options.items():
            _add_option(parser, name, option, f"for {game.name}: {option.summary}")
    add_locale(parser)
    add_pack(parser)


def _add_option(parser: argparse.ArgumentParser, name: str, option: PrintOption, told: str) -> None:
    if option.numbers is None:
        parser.add_argument(f"--{name}", action="store_const", const=True, help=told)
    else:
        parser.add_argument(f"--{name}", type=int, metavar="N", help=told)


def run(arguments: argparse.Namespace) -> int:
    options = _chosen_options(arguments)
    path = arguments.out or Path(f"{arguments.game}.pdf")
    written = io.BytesIO()
    try:
        printed = _printed(written, arguments, options)
    except PrintFault as fault:
        raise KamishimaError(f"{path}: {fault}") from None
    write_whole(path, written.getvalue())
    parts = ", ".join([f"{count} {what}" for count, what in printed.parts])
    print(f"{path}: {printed.pages} pages with {parts}")
    return 0


def _chosen_options(arguments: argparse.Namespace) -> dict[str, bool | int]:
    """The options that were given; each must be one of the game's, and a number that it can be."""
    known = {name: (game.name, option) for game in sound_boxes() for name, option in game.print_options.items()}
    chosen = {name: getattr(arguments, name) for name in known if getattr(arguments, name) is not None}
    for name, value in chosen.items():
        game, option = known[name]
        if game != arguments.game:
            raise KamishimaError(f"--{name}: {option.reason}, not {arguments.game}")
        if option.numbers is not None and value not in option.numbers:
            least, most = option.numbers[0], option.numbers[-1]
            raise KamishimaError(f"--{name} {value}: a number from {least} to {most} is needed")
    return chosen


def _printed(target: io.BytesIO, arguments: argparse.Namespace, options: dict[str, bool | int]) -> PrintedBox:
    """Print our own content or a pack, with its texts together with those of printed pages."""
    game = box(arguments.game)
    content = game.content(read_pack(arguments.pack))
    sources = [*source_texts(arguments.game, arguments.locale), *print_texts(arguments.game, arguments.locale)]
    texts = Texts(Catalogue(arguments.locale, sources), content)
    write = game.part(game.printing)
    printed: PrintedBox = write(target, content, texts, paper=arguments.paper, typeface=typeface(), **options)
    return printed


def typeface() -> Typeface:
    """A typeface that has the letters of all our languages."""
    folder = resources.files(font_roboto).joinpath("files")
    with (
        resources.as_file(folder.joinpath("Roboto-Regular.ttf")) as regular,
        resources.as_file(folder.joinpath("Roboto-Bold.ttf")) as bold,
    ):
        return load_typeface(regular, bold)
