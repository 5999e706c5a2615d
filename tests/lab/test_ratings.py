"""Ratings and intervals: the better bot is above, more games say more, and nothing leaves its bounds."""

from __future__ import annotations

import math

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kamishima.core.setting import setting
from kamishima.lab.intervals import Interval, difference, mean_of, share_of, win_of
from kamishima.lab.ratings import duel, rate, standings
from kamishima.lab.referee import ArenaGame
from kamishima.lab.reports.arena import html, lines, markdown
from kamishima.lab.results import Plan

calmly = settings(max_examples=80, deadline=None)


def game(number: int, bots: tuple[str, ...], ranks: tuple[int, ...], fault: str = "") -> ArenaGame:
    scores = tuple([10 - rank for rank in ranks])
    some = tuple([3 for _ in bots])
    times = tuple([0.003 for _ in bots])
    return ArenaGame(0, number, number, bots, scores, ranks, "forfeit" if fault else "top", some, times, times, fault)


def series(wins: int, losses: int) -> list[ArenaGame]:
    """Ana wins so many games against Bo and loses so many."""
    return [game(number, ("ana", "bo"), (1, 2) if number < wins else (2, 1)) for number in range(wins + losses)]


@calmly
@given(st.integers(0, 400), st.integers(1, 400))
def test_a_rate_lies_within_its_interval_and_that_within_zero_and_one(wins: int, games: int) -> None:
    rate_here = share_of(min(wins, games), games)
    assert 0.0 <= rate_here.low <= rate_here.value <= rate_here.high <= 1.0


def test_wilsons_interval_is_that_of_the_books() -> None:
    """Ten of twenty: 0.299 to 0.701."""
    found = share_of(10, 20)
    assert (round(found.low, 3), found.value, round(found.high, 3)) == (0.299, 0.5, 0.701)


def test_more_games_make_narrower_intervals() -> None:
    widths = [share_of(games / 2, games).high - share_of(games / 2, games).low for games in (10, 100, 1000)]
    assert widths == sorted(widths, reverse=True)


def test_of_nothing_nothing_is_known() -> None:
    assert share_of(0, 0) == Interval(0.0, 0.0, 1.0)
    assert mean_of([]) == Interval(0.0, 0.0, 0.0)
    assert mean_of([4.0]) == Interval(4.0, 4.0, 4.0)


def test_errors_of_a_difference_add_up_as_squares() -> None:
    found = difference(Interval(5.0, 2.0, 8.0), Interval(1.0, -3.0, 5.0))
    assert (found.value, found.low, found.high) == (4.0, -1.0, 9.0)


def test_a_shared_win_counts_in_parts() -> None:
    assert [win_of((1, 1, 3), seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_who_wins_more_is_rated_higher_and_equal_bots_are_rated_alike() -> None:
    ratings = rate(series(30, 10))
    assert ratings["ana"].value > 1500 > ratings["bo"].value
    even = rate([game(number, ("ana", "bo"), (1, 2) if number % 2 else (2, 1)) for number in range(200)])
    assert abs(even["ana"].value - even["bo"].value) < 60


def test_more_games_make_surer_ratings() -> None:
    few, many = (rate(series(count, count))["ana"] for count in (3, 60))
    assert many.high - many.low < few.high - few.low


def test_the_order_in_which_games_ended_does_not_matter() -> None:
    games = series(12, 5)
    assert rate(games) == rate(games[::-1])


def test_three_at_a_table_are_rated_in_the_order_of_their_ranks() -> None:
    ratings = rate([game(number, ("ana", "bo", "cy"), (1, 2, 3)) for number in range(30)])
    assert ratings["ana"].low > ratings["bo"].value > ratings["cy"].high


def test_a_bot_that_sits_twice_is_rated_by_its_better_seat_and_alone_not_at_all() -> None:
    twice = rate([game(number, ("ana", "bo", "ana", "bo"), (4, 2, 1, 3)) for number in range(20)])
    assert twice["ana"].value > twice["bo"].value
    assert rate([game(1, ("ana",), (1,))])["ana"].value == 1500


def test_a_standing_counts_games_wins_times_and_faults() -> None:
    games = [*series(2, 1), game(3, ("bo", "ana"), (2, 1), fault="bo: raised ValueError: oh")]
    first, second = standings(games)
    assert (first.bot, first.games, first.wins.value, first.faults) == ("ana", 4, 0.75, 0)
    assert (second.bot, second.faults) == ("bo", 1)
    assert math.isclose(first.think, 0.001)


def test_a_duel_counts_ties_half_and_only_games_of_both() -> None:
    games = [*series(2, 1), game(9, ("ana", "bo"), (1, 1)), game(10, ("ana", "cy"), (2, 1))]
    met = duel(games, "ana", "bo")
    assert met is not None
    assert met.value == 2.5 / 4
    assert duel(games, "bo", "cy") is None


PLAN = Plan(setting("origami", 2, {}), ("ana", "bo"), 4, 0)


def test_the_lines_name_ratings_duels_and_faults() -> None:
    games = [*series(3, 1), game(4, ("ana", "bo"), (1, 2), fault="bo: raised ValueError: oh")]
    told = "\n".join(lines(games))
    assert "ana ahead of bo: 80.0 %" in told
    assert "seed 4: bo: raised ValueError: oh" in told


def test_the_rows_for_a_document_have_the_interval() -> None:
    assert markdown(PLAN, series(3, 1)) == "| origami, 2 players | ana | bo | 4 | 75.0 % (30–95) |"
    solo = Plan(setting("islands", 1, {"science": True}), ("ana",), 1, 0)
    assert markdown(solo, [game(0, ("ana",), (1,))]).startswith("| islands, 1 player, science true | ana | 1 | ")


@pytest.mark.parametrize("words", ["<script>alert(1)</script>", "a & b"])
def test_the_page_escapes_what_bots_say_and_asks_for_nothing_from_elsewhere(words: str) -> None:
    text = html(PLAN, [*series(3, 1), game(4, ("ana", "bo"), (1, 2), fault=f"bo: raised ValueError: {words}")])
    assert words not in text
    assert "default-src 'none'" in text
    assert not any(word in text for word in ("<script", "<link", "<img", "src=", "href=", "url("))
    assert text.count("<svg") == text.count("</svg>") >= 3


def test_a_bot_at_two_seats_has_not_played_twice_as_many_games() -> None:
    """Ana sits at two of four seats, and her seats win or lose together: as sure as one seat a game."""
    four = [
        game(number, ("ana", "ana", "bo", "bo"), (1, 1, 3, 3) if number % 3 else (3, 3, 1, 1)) for number in range(60)
    ]
    two = [game(number, ("ana", "bo"), (1, 2) if number % 3 else (2, 1)) for number in range(60)]
    wide, usual = duel(four, "ana", "bo"), duel(two, "ana", "bo")
    assert wide is not None
    assert usual is not None
    assert wide.value == usual.value
    assert wide.high - wide.low >= usual.high - usual.low


def test_an_arena_says_how_many_duels_it_compares_and_which_are_sure() -> None:
    """Ana wins nearly always against Bo; Bo and Cyd are alike."""
    games = [
        *[game(number, ("ana", "bo"), (1, 2) if number % 10 else (2, 1)) for number in range(100)],
        *[game(number, ("bo", "cyd"), (1, 2) if number % 2 else (2, 1)) for number in range(100)],
    ]
    told = lines(games)
    assert next(line for line in told if line.startswith("ana ahead of bo")).endswith(" *")
    assert not next(line for line in told if " ahead of " in line and "cyd" in line).endswith(" *")
    assert any(line.startswith("*: 2 comparisons were made") for line in told)
    page = html(Plan(setting("origami", 2, {}), ("ana", "bo", "cyd"), 100, 0), games)
    assert "2 comparisons were made" in page
