"""Every registered game passes the whole kit in every set-up, without exceptions."""

from __future__ import annotations

import pytest

from kamishima.games.box import Variant
from kamishima.games.registry import GAMES
from kamishima.testing.conformance import check_game

EVERY_VARIANT = [(name, variant) for name, shelf in GAMES.items() for variant in shelf.setups()]


def _title(value: object) -> str:
    return "-".join(str(value).split()) if isinstance(value, tuple) else str(value)


@pytest.mark.parametrize(("name", "variant"), EVERY_VARIANT, ids=_title)
def test_a_random_game_keeps_every_promise(name: str, variant: Variant) -> None:
    players, options = variant
    check_game(GAMES[name].table(players, options), seed=EVERY_VARIANT.index((name, variant)))


@pytest.mark.parametrize("name", list(GAMES))
def test_every_number_of_players_is_among_the_variants(name: str) -> None:
    shelf = GAMES[name]
    assert {variant[0] for game, variant in EVERY_VARIANT if game == name} == set(shelf.players)
