"""A file with nothing but cards in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import BinaryIO

from kamishima.art.printing.cards import draw_cards
from kamishima.art.printing.page import Pages, Typeface
from kamishima.art.printing.values import PrintCard, Printed


def print_cards(
    target: BinaryIO,
    cards: Sequence[PrintCard],
    *,
    paper: str = "a4",
    typeface: Typeface | None = None,
    backs: bool = False,
) -> Printed:
    """Write every copy of every card, in the order given."""
    pages = Pages(target, "Kamishima: cards", paper, typeface)
    printed = draw_cards(pages, cards, backs=backs)
    pages.save()
    return Printed(pages.finished, printed)
