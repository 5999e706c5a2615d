"""Every card has its figure, and no figure of the card groups is left over."""

from __future__ import annotations

from kamishima.art.library import find_piece, pieces_of
from kamishima.games.origami.content import house_content

CARD_GROUPS = ("farm", "sky", "sea", "savannah", "lawn", "polar", "exotic", "dinosaurs", "legendary", "characters")


def test_every_card_of_origami_has_a_figure() -> None:
    for card in house_content().cards:
        assert find_piece(card).id == card


def test_no_figure_of_a_card_is_unused() -> None:
    drawn = {piece.id for group in CARD_GROUPS for piece in pieces_of(group)}
    assert drawn == set(house_content().cards) - {"rice-paper"}
