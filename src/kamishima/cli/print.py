"""`kamishima print GAME`: pages to cut out, in our own words and art."""

from __future__ import annotations

import argparse
from importlib import resources
from pathlib import Path

import font_roboto

from kamishima.art.print_cards import print_cards
from kamishima.art.print_page import Typeface, load_typeface
from kamishima.art.print_values import PrintCard, PrintFault
from kamishima.cli.setup import add_pack, read_pack
from kamishima.cli.terminal import add_locale, load_texts
from kamishima.core.errors import KamishimaError
from kamishima.games.origami.content import Card, read_content
from kamishima.games.registry import box
from kamishima.texts.texts import Texts

PRINTABLE = ("origami",)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """`GAME --out --locale --pack --paper --backs`."""
    parser.add_argument("game", choices=PRINTABLE, metavar="GAME", help=", ".join(PRINTABLE))
    parser.add_argument("--out", type=Path, default=None, metavar="FILE", help="the PDF (default GAME.pdf)")
    parser.add_argument("--paper", choices=("a4", "letter"), default="a4", help="the paper in your printer")
    parser.add_argument("--backs", action="store_true", help="a page of backs after each page of fronts")
    add_locale(parser)
    add_pack(parser)


def run(arguments: argparse.Namespace) -> int:
    """Write the PDF and say what is in it."""
    pack = read_pack(arguments.pack)
    texts = load_texts(arguments.game, arguments.locale, pack)
    content = read_content(box(arguments.game).house_text() if pack is None else pack)
    cards = [print_card(name, card, texts) for name, card in content.cards.items()]
    path = arguments.out or Path(f"{arguments.game}.pdf")
    try:
        with path.open("wb") as file:
            printed = print_cards(file, cards, paper=arguments.paper, typeface=typeface(), backs=arguments.backs)
    except OSError as error:
        raise KamishimaError(f"{path}: {error.strerror}") from None
    except PrintFault as fault:
        raise KamishimaError(f"{path}: {fault}") from None
    print(f"{path}: {printed.pages} pages with {printed.parts} cards")
    return 0


def typeface() -> Typeface:
    """A typeface that has the letters of all our languages."""
    folder = resources.files(font_roboto).joinpath("files")
    with (
        resources.as_file(folder.joinpath("Roboto-Regular.ttf")) as regular,
        resources.as_file(folder.joinpath("Roboto-Bold.ttf")) as bold,
    ):
        return load_typeface(regular, bold)


def print_card(name: str, card: Card, texts: Texts) -> PrintCard:
    """A card of Origami as it is printed: rice paper has no cost, and only origami have points."""
    when = card.effect.when
    return PrintCard(
        id=name,
        name=texts.card_name(name),
        family=card.family,
        cost=None if when == "paper" else card.cost.value,
        folds=card.folds.value,
        points=card.points.value if card.family else None,
        copies=card.copies.value,
        text=texts.effect_text(name),
        kind=texts.say(f"effect-{when}").rstrip("."),
        group=texts.group_name(name),
    )
