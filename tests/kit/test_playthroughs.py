"""Golden playthroughs: whole games as readable text. After a change of the rules that was meant: `make golden`."""

from __future__ import annotations

from pathlib import Path

import pytest

from kamishima.games.registry import GAMES
from kamishima.testing.playthrough import playthrough

GOLDEN = Path(__file__).parent.parent / "golden"
EVERY_TABLE = [(name, players) for name, shelf in GAMES.items() for players in shelf.players]


@pytest.mark.parametrize(("name", "players"), EVERY_TABLE)
def test_the_game_goes_as_it_did(name: str, players: int) -> None:
    expected = (GOLDEN / f"{name}-{players}.txt").read_text("utf-8")
    assert playthrough(GAMES[name].table(players), seed=players) == expected


def test_no_playthrough_is_left_over() -> None:
    assert {path.name for path in GOLDEN.iterdir()} == {f"{name}-{players}.txt" for name, players in EVERY_TABLE}
