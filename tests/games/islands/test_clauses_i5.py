"""Landmarks and outlines (I5): each of them, single and mixed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.islands.conftest import HOME, Seat, painted

if TYPE_CHECKING:
    from tests.games.islands.conftest import Position, Table

SINGLE, MIXED = "red", "green"
"""The colours of the last square that make a red ring a single or a mixed one."""


def surround(table: Table, last: str, ring: str, colour: str, *others: Seat, coins: int = 0) -> Position:
    """Paint the last square around a landmark of i1, whose other squares are red; alone, or before others."""
    seat = Seat(i1=painted(HOME, red=ring), coins=coins)
    position = table(seat, *others, season=colour).then("~: die 6")
    while position.acting != "p1" or position.phase == "bidding":
        position = position.then(f"{position.acting}: pass")
    return position.then(f"p1: paint i1 {last} {colour}")


# -- Lighthouse --------------------------------------------------------------------------------------------------------

LIGHTHOUSE = ("e1", "c1 c2 d2 e2")


def test_i5_1_a_single_lighthouse_opens_both_harbours_of_one_new_island(table: Table) -> None:
    position = surround(table, *LIGHTHOUSE, SINGLE)
    assert (position.player().access_any, position.player().access_regular) == (1, 0)
    position = position.then("~: die 6")
    offered = [text.split()[2] for text in position.offers("paint i2")]
    assert offered == ["b1", "a2", "f5", "e6"]
    position = position.then("p1: paint i2 f5 red\n~: die 6")
    assert position.offers("paint i4") == []


def test_i5_1_a_mixed_lighthouse_opens_the_regular_harbour_only(table: Table) -> None:
    position = surround(table, *LIGHTHOUSE, MIXED).then("~: die 6")
    assert (position.player().access_any, position.player().access_regular) == (0, 1)
    assert [text.split()[2] for text in position.offers("paint i2")] == ["b1", "a2"]
    assert "opens only the Regular Harbour" in position.refusal("paint i2 f5 green")


def test_i5_1_a_start_at_the_regular_harbour_spends_a_mixed_access_first(table: Table) -> None:
    seat = Seat(i1=painted(HOME, red="b1"), access=(1, 1), coins=0)
    position = table(seat).then("~: die 6\np1: paint i2 b1 blue")
    assert (position.player().access_any, position.player().access_regular) == (1, 0)
    position = position.then("~: die 6\np1: paint i4 b1 blue")
    assert (position.player().access_any, position.player().access_regular) == (0, 0)


def test_i5_1_an_access_can_wait(table: Table) -> None:
    position = surround(table, *LIGHTHOUSE, SINGLE).then("~: die 6\np1: paint i1 b2 red\n~: die 6\np1: decline")
    assert position.player().access_any == 1
    assert position.then("~: die 6\np1: pass").offers("paint i2") != []


# -- harbours and temples ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("colour", "points"), [(SINGLE, 20), (MIXED, 10)])
@pytest.mark.parametrize(("last", "ring"), [("b2", "b1 a2"), ("b5", "a5 b6")], ids=["regular", "secret"])
def test_i5_2_harbours_score_twenty_in_a_single_colour_and_ten_mixed(
    table: Table, last: str, ring: str, colour: str, points: int
) -> None:
    position = surround(table, last, ring, colour)
    assert position.score() == points - 23
    (line,) = [line for line in position.view.players[0].lines if line.what.endswith("harbour")]
    assert (line.single, line.points) == (colour == SINGLE, points)


@pytest.mark.parametrize(("colour", "points"), [(SINGLE, 10), (MIXED, 5)])
def test_i5_5_a_temple_scores_ten_in_a_single_colour_and_five_mixed(table: Table, colour: str, points: int) -> None:
    position = surround(table, "f6", "e4 f4 e5 e6", colour)
    assert position.score() == points - 21
    assert [line.what for line in position.view.players[0].lines] == ["temple", "unpainted"]


# -- coal pit and gold mine --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("colour", "tokens"), [(SINGLE, (1, 0)), (MIXED, (0, 1))])
def test_i5_3_a_coal_pit_gives_a_token_for_any_colour_or_for_the_season_colour(
    table: Table, colour: str, tokens: tuple[int, int]
) -> None:
    player = surround(table, "d4", "b2 c2 d2 b3 d3 b4 c4", colour).player()
    assert (player.coal_any, player.coal_season) == tokens


@pytest.mark.parametrize(("colour", "tokens", "income"), [(SINGLE, (1, 0), 4), (MIXED, (0, 1), 3)])
def test_i5_7_a_gold_mine_adds_two_or_one_to_every_income(
    table: Table, colour: str, tokens: tuple[int, int], income: int
) -> None:
    position = surround(table, "f4", "d2 e2 f2 d3 d4 e4", colour)
    assert (position.player().gold_two, position.player().gold_one) == tokens
    assert position.coins() == income  # the volcano takes one


def test_i5_7_tokens_never_run_out_without_catch_up_and_overtake(table: Table) -> None:
    """Where they are limited two players have three of each (I9.1); here a fourth is taken, and nobody loses one."""
    many = Seat(coins=0, coal=(3, 0), gold=(3, 0))
    for square, ring, tokens in (("d4", "b2 c2 d2 b3 d3 b4 c4", "coal_any"), ("f4", "d2 e2 f2 d3 d4 e4", "gold_two")):
        seat = Seat(i1=painted(HOME, red=ring), coins=0, coal=(3, 0), gold=(3, 0))
        position = table(seat, many, season="red").then(f"~: die 6\np1: paint i1 {square} red")
        assert getattr(position.player("p1"), tokens) == 4
        assert getattr(position.player("p2"), tokens) == 3
        assert position.offers("take") == []


# -- grove -------------------------------------------------------------------------------------------------------------

GROVE = ("b5", "a3 b3 b4 a5")


def test_i5_4_a_single_grove_paints_a_shape_of_choice_in_any_colour(table: Table) -> None:
    position = surround(table, *GROVE, SINGLE)
    assert position.offers() == ["shape domino", "shape corner", "shape zigzag", "shape angle", "decline"]
    position = position.then("p1: shape corner")
    assert {text.split()[-1] for text in position.offers("paint")} == {"blue", "green", "red"}


def test_i5_4_a_mixed_grove_paints_a_shape_of_choice_in_a_random_colour(table: Table) -> None:
    position = surround(table, *GROVE, MIXED).then("p1: shape corner")
    assert position.acting == "~"
    for value, colour in enumerate(("blue", "blue", "green", "green", "red", "red"), start=1):
        rolled = position.then(f"~: die {value}")
        assert {text.split()[-1] for text in rolled.offers("paint")} == {colour}


def test_i5_4_a_grove_can_be_declined_but_not_postponed(table: Table) -> None:
    position = surround(table, *GROVE, SINGLE).then("p1: decline")
    assert position.phase == "auction-die"
    assert position.then("~: die 6").offers("shape") == []


def test_i5_4_a_grove_comes_before_the_income(table: Table) -> None:
    position = surround(table, *GROVE, SINGLE)
    assert position.coins() == 0
    assert position.then("p1: decline").coins() == 2


# -- volcano -----------------------------------------------------------------------------------------------------------

VOLCANO = ("c6", "b4 c4 d4 b5 d5 b6")


def test_i5_6_the_first_paint_on_an_island_takes_a_token_for_each_volcano(table: Table) -> None:
    position = table(Seat(coins=0)).then("~: die 6\np1: paint i1 b1 blue")
    assert position.player().volcano_tokens == 1
    assert position.coins() == 2


@pytest.mark.parametrize(("colour", "taken"), [(SINGLE, 8), (MIXED, 4)])
def test_i5_6_a_surrounded_volcano_returns_a_token_and_takes_from_the_richest(
    table: Table, colour: str, taken: int
) -> None:
    position = surround(table, *VOLCANO, colour, Seat(coins=12), Seat(coins=5))
    assert position.player().volcano_tokens == 0
    assert (position.coins("p2"), position.coins("p1")) == (12 - taken, taken + 3)


def test_i5_6_a_volcano_takes_all_when_the_richest_has_less(table: Table) -> None:
    position = surround(table, *VOLCANO, SINGLE, Seat(coins=3), Seat(coins=1))
    assert (position.coins("p2"), position.coins("p1")) == (0, 6)


def test_i5_6_the_richest_player_takes_nothing(table: Table) -> None:
    position = surround(table, *VOLCANO, SINGLE, Seat(coins=3), coins=5)
    assert (position.coins("p2"), position.coins("p1")) == (3, 8)


def test_i5_6_of_several_equally_rich_the_player_chooses_one(table: Table) -> None:
    position = surround(table, *VOLCANO, MIXED, Seat(coins=5), Seat(coins=1), Seat(coins=5))
    assert position.offers() == ["rob p2", "rob p4"]
    position = position.then("p1: rob p4")
    assert (position.coins("p2"), position.coins("p4"), position.coins("p1")) == (5, 1, 7)


def test_i5_6_tied_for_richest_oneself_one_may_choose_another_or_nobody(table: Table) -> None:
    position = surround(table, *VOLCANO, MIXED, Seat(coins=5), coins=5)
    assert position.offers() == ["rob p2", "decline"]
    assert position.then("p1: rob p2").coins("p2") == 1
    assert position.then("p1: decline").coins("p2") == 5


def test_i5_6_nobody_is_asked_when_nobody_has_anything(table: Table) -> None:
    assert surround(table, *VOLCANO, MIXED, Seat(coins=0)).coins("p1") == 3


def test_i5_6_alone_without_science_a_volcano_only_returns_its_token(table: Table) -> None:
    position = surround(table, *VOLCANO, SINGLE)
    assert (position.player().volcano_tokens, position.coins()) == (0, 3)


# -- closed squares ----------------------------------------------------------------------------------------------------


def test_i5_8_sea_mountains_landmarks_and_the_edge_close_a_ring(table: Table) -> None:
    """The gold mine at e3 has sea at f3, the volcano at c5 a mountain at d6; harbours lie in corners."""
    island = table(Seat()).player().lands[0].island
    rings = {(mark.kind, mark.cell): " ".join(island.words_of(mark.around)) for mark in island.landmarks}
    assert rings[7, (4, 2)] == "d2 e2 f2 d3 d4 e4 f4"
    assert rings[3, (2, 4)] == "b4 c4 d4 b5 d5 b6 c6"
    assert rings[0, (0, 0)] == "b1 a2 b2"


# -- outlines ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("colour", "worth"), [("red", 10), ("blue", 5)])
def test_i5_9_an_outline_filled_with_one_shape_gives_coins_at_once_and_points_at_the_end(
    table: Table, colour: str, worth: int
) -> None:
    position = table(Seat(i1=painted(HOME, green="b2")), Seat(coins=0), season=colour)
    position = position.then("~: die 3\np1: bid 3, paint i1 a3 north " + colour)
    assert position.coins() == 15 - 3 + worth
    (line,) = [line for line in position.view.players[0].lines if line.what == "outline"]
    assert (line.where, line.single, line.points) == ("a2 a3 b3", worth == 10, worth)


def test_i5_9_an_outline_filled_square_by_square_is_worth_nothing(table: Table) -> None:
    seat = Seat(i1=painted(HOME, red="b2 a2 a3"), coins=0)
    position = table(seat, season="red").then("~: die 6\np1: paint i1 b3 red")
    assert position.coins() == 2
    assert [line.what for line in position.view.players[0].lines] == ["unpainted"]


def test_i5_9_an_outline_must_be_filled_exactly(table: Table) -> None:
    """A corner that covers two of its squares, and a square that covers the last, do not fill it."""
    position = table(Seat(i1=painted(HOME, red="b1")), Seat(coins=0), season="red")
    position = position.then("~: die 3\np1: bid 3, paint i1 b2 south red")
    assert position.view.players[0].lands[0].outlines[0].filled == ""


def test_i5_9_an_outline_of_two_squares_is_filled_by_one_domino(table: Table) -> None:
    position = table(Seat(i1=painted(HOME, red="e2 b1")), Seat(coins=0))
    position = position.then("~: die 2\np1: bid 2, paint i1 e1 east blue, paint i1 b2 east blue")
    assert position.view.players[0].lands[0].outlines[2].filled == "own"
    assert position.coins() == 15 - 2 + 10


# -- order of triggers -------------------------------------------------------------------------------------------------

BOTH = "a3 b3 b4 a5 c4 d4 d5 b6 c6"
"""Everything around the grove and the volcano but b5, which belongs to both."""


def test_i5_10_the_player_orders_triggers_where_the_order_can_matter(table: Table) -> None:
    position = surround(table, "b5", BOTH, SINGLE, Seat(coins=9))
    assert position.offers() == ["resolve volcano-single", "resolve grove-single"]
    first_volcano = position.then("p1: resolve volcano-single")
    assert (first_volcano.coins("p2"), first_volcano.phase) == (1, "grove")
    first_grove = position.then("p1: resolve grove-single, decline")
    assert (first_grove.coins("p2"), first_grove.acting) == (1, "p2")


def test_i5_10_outline_coins_can_come_after_a_volcano(table: Table) -> None:
    """Five coins more would make the player the richest, and the volcano would take nothing."""
    seat = Seat(i1=painted(HOME, red="b4 b5 b6 c6 d5 a5", blue="d3"), coins=5)
    position = table(seat, Seat(coins=4), season="red").then("~: die 5\np1: bid 5, paint i1 e4 south red")
    assert position.offers() == ["resolve outline-other", "resolve volcano-single"]
    assert position.then("p1: resolve volcano-single").coins("p2") == 0
    rich = position.then("p1: resolve outline-other")
    assert (rich.coins("p1"), rich.coins("p2")) == (5, 4)


def test_i5_10_nobody_is_asked_where_the_order_cannot_matter(table: Table) -> None:
    """Alone, outline coins and a volcano do not touch each other."""
    seat = Seat(i1=painted(HOME, red="b4 b5 b6 c6 d5 a5", blue="d3"), coins=5)
    position = table(seat, season="red").then("~: die 5\np1: bid 5, paint i1 e4 south red")
    assert (position.phase, position.coins()) == ("auction-die", 5)


def test_i5_10_triggers_of_a_grove_painting_come_before_older_ones(table: Table) -> None:
    """While the volcano waits, the grove's dominoes fill the blue outline: its coins make the player the richest."""
    position = surround(table, "b5", BOTH + " e2 f2", SINGLE, Seat(coins=9))
    position = position.then("p1: resolve grove-single, shape domino, paint i1 e1 east blue, paint i1 b2 north blue")
    assert (position.coins("p1"), position.coins("p2"), position.acting) == (13, 9, "p2")
