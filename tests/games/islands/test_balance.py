"""The report of sheet strength, and the bot that plays for it."""

from __future__ import annotations

import random

import pytest

from kamishima.bots.registry import Uniform
from kamishima.bots.seat import Seat
from kamishima.core.setting import setting
from kamishima.core.turn import Decision
from kamishima.games.islands.game import Islands
from kamishima.games.islands.lab.balance import Painter, Played, chance_to_win, measure, play
from kamishima.games.islands.lab.sheet_report import heights, report
from kamishima.games.islands.pack.content import house_content
from kamishima.games.islands.rules.state import State
from kamishima.testing.walk import walk

CONTENT = house_content()


def test_the_painter_says_only_what_is_offered_in_every_kind_of_position() -> None:
    game = Islands(CONTENT, 1, {"science": True})
    bot = Painter(1)
    for visit in walk(game, seed=2):
        assert isinstance(visit.state, State)
        turn = game.turn(visit.state)
        if isinstance(turn, Decision) and visit.step % 3 == 0:
            assert bot.choose(Seat(game, visit.state, turn.seat, random.Random(1))) in turn.actions


def test_the_painter_plays_far_better_than_chance() -> None:
    game = Islands(CONTENT, 2, {})
    painter, uniform = play(game, [Painter(1), Uniform(2)], seed=3)
    assert painter.score > uniform.score + 40


def test_random_play_alone_stays_below_the_first_title() -> None:
    place = setting("islands", 1, {"science": True})
    games = [played for chunk in measure(place, "uniform", range(20), processes=1) for played in chunk]
    assert report(games, "abc")[0].mean.value < 75


def test_the_report_counts_a_player_once_for_each_sheet_held() -> None:
    games = [[Played(("a", "b"), 10), Played(("b", "b"), 30)], [Played(("a", "a"), 20), Played(("b", "a"), 20)]]
    total, lines = report(games, ["a", "b", "c"])
    assert (total.players, total.games, total.mean.value) == (4, 2, 20)
    assert [(line.name, line.players, line.games) for line in lines] == [("a", 3, 2), ("b", 3, 2), ("c", 0, 0)]
    assert [line.mean.value for line in lines[:2]] == [50 / 3, 20]
    assert heights(games) == (30, 0.0)


@pytest.mark.parametrize(("target", "chance"), [(1, 0), (2, 1 / 36), (7, 21 / 36), (12, 1), (14, 1)])
def test_the_chance_of_two_dice(target: int, chance: float) -> None:
    assert chance_to_win(target) == chance
