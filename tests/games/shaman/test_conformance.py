"""Every promise of the contract, and how long games are."""

from __future__ import annotations

import pytest

from kamishima.core.turn import Over
from kamishima.games.shaman.game import ShamanIsland, variants
from kamishima.games.shaman.pack.content import house_content, house_text, read_content
from kamishima.games.shaman.rules.state import State
from kamishima.testing.conformance import check_game, quick_check
from kamishima.testing.walk import final_state

CONTENT = house_content()


@pytest.mark.parametrize(("players", "options"), variants(CONTENT))
def test_shaman_island_keeps_every_promise(players: int, options: dict[str, object]) -> None:
    check_game(ShamanIsland(CONTENT, players, options), seed=players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_lost_or_told_in_quick_random_games(players: int) -> None:
    game = ShamanIsland(CONTENT, players, {})
    for seed in range(3):
        steps, _ = quick_check(game, seed, every=20)
        assert steps <= game.bound


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_for_one_of_two_reasons(players: int) -> None:
    game = ShamanIsland(CONTENT, players, {"turn-limit": 12})
    for seed in range(10):
        state = final_state(game, seed)
        assert isinstance(state, State)
        turn = game.turn(state)
        assert isinstance(turn, Over)
        assert turn.result.reason in ("islands", "turn-limit")


def test_a_pack_with_other_tiles_and_coins_keeps_every_promise() -> None:
    text = (
        house_text()
        .replace("upper = { is = 2", "upper = { is = 4")
        .replace("sea-level = { is = 3", "sea-level = { is = 2")
    )
    text = text.replace('\n[coins.5]\nvalue = { is = 5, from = "book" }\n', "")
    game = ShamanIsland(read_content(text), 4, {"turn-limit": 8})
    check_game(game, seed=1)
