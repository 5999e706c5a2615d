"""Every id of every game has its figure, and no figure is left over."""

from __future__ import annotations

import pytest

from kamishima.art.library import find_piece, group_names, pieces, pieces_of
from kamishima.art.printing.cards import BACK
from kamishima.art.printing.tokens import COIN
from kamishima.games.islands.pack import content as islands
from kamishima.games.islands.pack.landmarks import CLOSED, KINDS, SIGNS
from kamishima.games.islands.printing.board import DIE
from kamishima.games.islands.printing.pages import COINS, seasons, told_tokens
from kamishima.games.islands.printing.sheets import LANDMARKS
from kamishima.games.origami.pack.content import house_content
from kamishima.games.registry import GAMES
from kamishima.games.shaman.pack import content as shaman
from kamishima.games.shaman.printing.pages import PIECES
from kamishima.games.shaman.printing.pieces import STANDING
from kamishima.texts.texts import Texts

CARD_GROUPS = ("farm", "sky", "sea", "savannah", "lawn", "polar", "exotic", "dinosaurs", "legendary", "characters")
BOTS = ("paper", "crane", "dragon")
BOXES = (*GAMES, "legends")
HEIGHTS = range(1, 5)
"""Stacks higher than that are drawn like the highest one."""


def ids_of_origami() -> set[str]:
    return {*house_content().cards, BACK}


def ids_of_islands() -> set[str]:
    landmarks = {LANDMARKS[sign] for sign in SIGNS + CLOSED}
    tokens = {f"{landmark}-token" for landmark in ("coal", "gold", "volcano")}
    return {*landmarks, *tokens, *seasons(islands.house_content().season.spaces), COIN, DIE}


def ids_of_shaman() -> set[str]:
    tribes = {f"{tribe}-{piece}" for tribe in shaman.house_content().tribes for piece in (*STANDING, "warrior")}
    return tribes | {f"tile-{height}" for height in HEIGHTS}


IDS = {
    "origami": ids_of_origami(),
    "islands": ids_of_islands(),
    "shaman": ids_of_shaman(),
    "boxes": {*(f"box-{game}" for game in BOXES), "app-icon"},
    "bots": {f"bot-{bot}" for bot in BOTS},
}


@pytest.mark.parametrize("game", IDS)
def test_everything_that_a_game_names_has_a_figure(game: str) -> None:
    for piece_id in IDS[game]:
        assert find_piece(piece_id).id == piece_id


def test_no_figure_is_unused() -> None:
    assert set(pieces()) == set.union(*IDS.values())


def test_no_figure_of_a_card_is_unused() -> None:
    drawn = {piece.id for group in CARD_GROUPS for piece in pieces_of(group)}
    assert drawn == set(house_content().cards) - {"rice-paper"}


@pytest.mark.parametrize("game", ["islands", "shaman", "boxes", "bots"])
def test_the_figures_of_a_game_are_in_its_group(game: str) -> None:
    assert {piece.id for piece in pieces_of(game)} == IDS[game]


def test_every_group_belongs_to_something() -> None:
    assert set(group_names()) == {*CARD_GROUPS, *IDS}


def test_every_sign_of_a_map_is_drawn_as_what_the_rules_call_it() -> None:
    assert [LANDMARKS[sign] for sign in SIGNS] == list(KINDS)
    assert set(LANDMARKS) == set(SIGNS + CLOSED)


def test_tokens_and_reference_cards_use_figures_of_their_own_game() -> None:
    tokens = [token for token in told_tokens_of_the_house() if token not in ids_of_islands()]
    assert tokens == []
    assert set(PIECES.values()) <= ids_of_shaman()
    assert all(coin.copies > 0 for coin in COINS)


def told_tokens_of_the_house() -> set[str]:
    class Saying(Texts):
        def say(self, message_id: str, **arguments: str | int) -> str:
            return message_id

    texts = Saying.load("islands", "en")
    return {face.piece_id for token in told_tokens(texts) for face in (token.front, token.back)}
