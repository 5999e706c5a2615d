"""Every set-up keeps every promise of the kit; many more games are played by `make check`."""

from __future__ import annotations

import pytest

from kamishima.games.islands.game import Islands, variants
from kamishima.games.islands.pack.content import house_content
from kamishima.testing.conformance import check_game, quick_check

CONTENT = house_content()
SMALL = [(1, {}), (1, {"science": True}), (2, {"catch-up": True}), (3, {"near": True})]


@pytest.mark.parametrize(("players", "options"), SMALL)
def test_a_random_game_keeps_every_promise(players: int, options: dict[str, object]) -> None:
    check_game(Islands(CONTENT, players, options), seed=players)


@pytest.mark.parametrize(("players", "options"), variants(CONTENT))
def test_coins_and_tokens_are_conserved_and_no_game_is_too_long(players: int, options: dict[str, object]) -> None:
    game = Islands(CONTENT, players, options)
    for seed in range(3):
        steps, _ = quick_check(game, seed, every=1000)
        assert steps < game.bound


def test_all_numbers_of_players_and_all_options_are_among_the_variants() -> None:
    found = variants(CONTENT)
    assert {players for players, _ in found} == {1, 2, 3, 4, 5, 6}
    assert {name for _, options in found for name in options} == {"near", "catch-up", "science"}


def test_time_cannot_stand_still_for_ever() -> None:
    """Even with level 3 of Timenautics every still round costs 14 coins, and they run out (I10.11)."""
    game = Islands(CONTENT, 1, {"science": True})
    assert game.bound < 100_000
