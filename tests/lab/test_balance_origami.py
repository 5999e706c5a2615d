"""The balance report: counted rightly, and the same on any number of processes."""

from __future__ import annotations

import math

import pytest

from kamishima.core.setting import setting
from kamishima.games.origami.commands.balance import table
from kamishima.games.origami.lab.balance import (
    CardBalance,
    GamePlays,
    Verdict,
    homes,
    homes_at,
    judge,
    watch_games,
    weigh,
)
from kamishima.games.origami.pack.content import house_content
from kamishima.games.registry import open_table


def test_every_card_that_can_be_played_has_a_home() -> None:
    found = homes(house_content())
    assert found["cat"] == "farm"
    assert found["geisha-red"] == found["geisha-yellow"] == "geisha"
    assert "rice-paper" not in found
    assert len(found) == 38 + 32 + 20


def test_only_cards_of_the_box_can_be_missing() -> None:
    assert len(homes_at(open_table(setting("origami", 2, {})))) == 38
    assert len(homes_at(open_table(setting("origami", 2, {"box": "combined"})))) == 90


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
    assert cat.difference.value == pytest.approx(0.5 - (-0.5 / 3))
    assert by_card["bee"].players == 0


FAR = 0.25


def balance(*groups: tuple[int, GamePlays]) -> CardBalance:
    """The cat after so many games of each kind."""
    games = [game for count, game in groups for _ in range(count)]
    return next(row for row in weigh(games, homes(house_content())) if row.card == "cat")


def farm(first: tuple[str, ...], second: tuple[str, ...], gain: float) -> GamePlays:
    """A game with the farm in which the first seat gains so much."""
    return GamePlays(("farm", "sky"), (first, second), (gain, -gain))


def test_a_card_nobody_played_has_a_wide_interval() -> None:
    row = balance((100, farm((), (), 0.0)))
    assert row.difference.value == 0.0
    assert row.margin > 0.45


def test_a_few_defeats_alone_do_not_make_a_narrow_interval() -> None:
    row = balance((50, farm((), (), 0.0)), (3, farm(("cat",), (), -0.5)))
    assert row.difference.value < -0.5
    assert row.difference.high > -0.25


def test_the_interval_narrows_with_the_number_of_games() -> None:
    few, many = [balance((count, farm(("cat",), (), 0.5)), (count, farm(("cat",), (), -0.5))) for count in (100, 400)]
    assert many.margin == pytest.approx(few.margin / 2, rel=0.03)


def test_a_game_counts_once_however_many_play_it() -> None:
    """One of two wins, so the seats say the same twice: the interval is that of games, not of twice as many seats."""
    row = balance((100, farm(("cat",), (), 0.5)), (100, farm(("cat",), (), -0.5)))
    seats = 1.96 * math.sqrt(2 * 0.25 / 200)
    assert row.margin == pytest.approx(math.sqrt(2) * seats, rel=0.03)


def judged(*groups: tuple[int, GamePlays]) -> Verdict:
    games = [game for count, game in groups for _ in range(count)]
    return judge(weigh(games, homes(house_content())), FAR)


def test_a_card_is_far_out_only_where_its_interval_says_so() -> None:
    """Who plays a cat wins two thirds of the games: far out after 300 games, but nobody knows after 15."""
    few = judged((10, farm(("cat",), ("owl",), 0.5)), (5, farm(("cat",), ("owl",), -0.5)))
    many = judged((200, farm(("cat",), ("owl",), 0.5)), (100, farm(("cat",), ("owl",), -0.5)))
    assert few.far_out == few.standing == frozenset()
    assert many.standing == {"cat", "owl"}
    assert many.far_out == frozenset()
    surely = judged((270, farm(("cat",), ("owl",), 0.5)), (30, farm(("cat",), ("owl",), -0.5)))
    assert surely.far_out == {"cat", "owl"}


def test_what_nobody_played_what_was_in_no_game_and_what_is_rare_are_named() -> None:
    found = judged((30, farm(("cat",), (), 0.5)), (3, farm(("sheep",), (), 0.5)))
    assert "cat" in [one.name for one in found.compared]
    assert found.rare == ["sheep"]
    assert "owl" in found.unplayed
    assert "crab" in found.absent
    everything = [*[one.name for one in found.compared], *found.rare, *found.unplayed, *found.absent]
    assert sorted(everything) == sorted(homes(house_content()))


def test_the_table_names_them_too_and_flags_only_what_is_sure() -> None:
    games = [farm(("cat",), ("owl",), 0.5 if game % 10 else -0.5) for game in range(300)]
    lines = table(weigh(games, homes(house_content())), 300)
    rows = {line.split()[0]: line for line in lines if line}
    assert rows["cat"].endswith("far out")
    assert "bee" not in rows
    assert any(line.startswith("2 comparisons were made") for line in lines)
    (unplayed,) = [line for line in lines if line.startswith("played by nobody: ")]
    assert "sheep" in unplayed
    (absent,) = [line for line in lines if line.startswith("in none of the games: ")]
    assert "crab" in absent


def test_games_are_watched_the_same_on_any_number_of_processes() -> None:
    settings = [setting("origami", players, {"box": "combined"}) for players in (2, 3)]
    alone = [game for chunk in watch_games(settings, ["uniform"], range(60), processes=1) for game in chunk]
    together = [game for chunk in watch_games(settings, ["uniform"], range(60), processes=2) for game in chunk]
    assert alone == together
    assert {len(game.gains) for game in alone} == {2, 3}
    assert all([sum(game.gains) == pytest.approx(0.0) for game in alone])
    assert sum([len(cards) for game in alone for cards in game.played]) > 200
