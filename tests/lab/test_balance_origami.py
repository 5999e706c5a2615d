"""The balance report: counted rightly, and the same on any number of processes."""

from __future__ import annotations

import math

import pytest

from kamishima.games.origami.content import house_content
from kamishima.lab.balance_origami import CardBalance, GamePlays, homes, watch_games, weigh
from kamishima.lab.setting import setting


def test_every_card_that_can_be_played_has_a_home() -> None:
    found = homes(house_content())
    assert found["cat"] == "farm"
    assert found["geisha-red"] == found["geisha-yellow"] == "geisha"
    assert "rice-paper" not in found
    assert len(found) == 38 + 32 + 20


def test_players_with_and_without_a_card_are_compared() -> None:
    # In a farm game the first seat plays two cats and wins; in the next nobody plays one and the win is shared.
    games = [
        GamePlays(("farm", "sky"), (("cat", "cat"), ("owl",)), (0.5, -0.5)),
        GamePlays(("farm", "sea"), ((), ("crab",)), (0.0, 0.0)),
        GamePlays(("sky", "sea"), (("owl",), ()), (-0.5, 0.5)),
    ]
    by_card = {row.card: row for row in weigh(games, homes(house_content()))}
    cat = by_card["cat"]
    assert (cat.players, cat.plays, cat.rate) == (4, 2, 0.5)
    assert cat.difference == pytest.approx(0.5 - (-0.5 / 3))
    assert by_card["bee"].players == 0


def test_a_card_nobody_played_has_a_wide_interval() -> None:
    row = CardBalance("cat")
    for _ in range(100):
        row.add(0, 0.0)
    assert row.difference == 0.0
    assert row.margin > 0.45


def test_a_few_defeats_alone_do_not_make_a_narrow_interval() -> None:
    row = CardBalance("cat")
    for _ in range(100):
        row.add(0, 0.0)
    for _ in range(3):
        row.add(1, -0.5)
    assert row.difference == -0.5
    assert row.difference + row.margin > -0.25


def test_the_interval_narrows_with_the_number_of_games() -> None:
    few, many = CardBalance("cat"), CardBalance("cat")
    for row, count in ((few, 100), (many, 400)):
        for game in range(count):
            row.add(1, 0.5 if game % 2 else -0.5)
            row.add(0, 0.5 if game % 2 else -0.5)
    assert many.margin == pytest.approx(few.margin / 2, rel=0.02)
    assert few.margin == pytest.approx(1.96 * math.sqrt(2 * 0.25 / 104))


def test_games_are_watched_the_same_on_any_number_of_processes() -> None:
    settings = [setting("origami", players, {"box": "combined"}) for players in (2, 3)]
    alone = [game for chunk in watch_games(settings, ["uniform"], range(60), processes=1) for game in chunk]
    together = [game for chunk in watch_games(settings, ["uniform"], range(60), processes=2) for game in chunk]
    assert alone == together
    assert {len(game.gains) for game in alone} == {2, 3}
    assert all([sum(game.gains) == pytest.approx(0.0) for game in alone])
    assert sum([len(cards) for game in alone for cards in game.played]) > 200
