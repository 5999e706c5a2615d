"""`python -m kamishima.art`: contact sheets, the gallery, one figure."""

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from pathlib import Path

from kamishima.art.contact import draw_sheet
from kamishima.art.gallery import draw_gallery
from kamishima.art.library import UnknownPiece, find_piece, group_names, pieces_of
from kamishima.art.palette import Tint
from kamishima.art.svg import draw_svg


def main(arguments: Sequence[str] | None = None) -> int:
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        run: int = asked.run(asked)
    except UnknownPiece as error:
        parser.error(str(error))
    except OSError as error:
        parser.error(f"{error.filename}: {error.strerror}")
    return run


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="kamishima.art", description="Folded-paper figures.")
    commands = parser.add_subparsers(required=True)

    sheet = commands.add_parser("sheet", help="contact sheets of one group or of all")
    sheet.add_argument("--group", choices=group_names(), help="one group only; all of them when left out")
    sheet.add_argument("--size", type=_side, default=240, help="side of the large pictures in pixels")
    sheet.add_argument("--out", type=Path, default=Path(), help="folder for GROUP.svg")
    sheet.set_defaults(run=_sheet)

    gallery = commands.add_parser("gallery", help="one page with everything")
    gallery.add_argument("--out", type=Path, default=Path("gallery.html"))
    gallery.set_defaults(run=_gallery)

    figure = commands.add_parser("figure", help="one figure as SVG")
    figure.add_argument("id")
    figure.add_argument("--grey", action="store_true")
    figure.add_argument("--out", type=Path, help="file to write; printed when left out")
    figure.set_defaults(run=_figure)
    return parser


def _side(text: str) -> int:
    try:
        side = int(text)
    except ValueError:
        raise ArgumentTypeError(f"invalid int value: {text!r}") from None
    if side < 1:
        raise ArgumentTypeError(f"{side} is too small; 1 or more pixels are needed")
    return side


def _sheet(asked: Namespace) -> int:
    asked.out.mkdir(parents=True, exist_ok=True)
    for group in [asked.group] if asked.group else group_names():
        _write(asked.out / f"{group}.svg", draw_sheet(pieces_of(group), asked.size))
    return 0


def _gallery(asked: Namespace) -> int:
    _write(asked.out, draw_gallery())
    return 0


def _figure(asked: Namespace) -> int:
    text = draw_svg(find_piece(asked.id), Tint.GREY if asked.grey else Tint.COLOUR, title=asked.id)
    if asked.out:
        _write(asked.out, text)
    else:
        sys.stdout.write(text + "\n")
    return 0


def _write(path: Path, text: str) -> None:
    path.write_text(text, "utf-8")
    sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    raise SystemExit(main())
