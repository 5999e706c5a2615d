"""Science vs. Carrambah (I10): the technologies that paint, or alter what is painted."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.islands.conftest import AWAY, HOME, Seat, painted
from tests.games.islands.test_clauses_i10 import RING, against_carrambah, science

if TYPE_CHECKING:
    from tests.games.islands.conftest import Position, Table


def colours(position: Position) -> set[str]:
    return {text.split()[-1] for text in position.offers("paint")}


# -- Expancing ---------------------------------------------------------------------------------------------------------


def test_i10_5_expancing_one_paints_any_three_squares_on_the_first_island(table: Table) -> None:
    seat = Seat(i1=painted(HOME, blue="b1"), i2=painted(AWAY, red="b1"), begun=(1, 0))
    position = science(table, seat).then("~: die 6\np1: pass, research expancing")
    assert {text.split()[1] for text in position.offers("paint")} == {"i2"}
    assert {len(text.split()) for text in position.offers("paint")} == {6}
    assert "paint i2 c1 d1 e1 red" in position.offers()
    assert "paint i2 d1 e1 f1 red" not in position.offers()
    position = position.then("p1: paint i2 e1 d1 c1 red")  # in any order
    assert position.rows("i2") == painted(AWAY, red="b1 c1 d1 e1")
    assert position.coins() == 15


def test_i10_5_expancing_one_may_begin_the_first_island(table: Table) -> None:
    position = science(table, Seat()).then("~: die 6\np1: pass, research expancing")
    assert {text.split()[1] for text in position.offers("paint")} == {"i1", "i2", "i3", "i4"}
    assert position.then("p1: paint i2 b1 c1 b2 red").player().begun == (1,)


def test_i10_5_expancing_two_paints_any_five_squares_on_the_second_island(table: Table) -> None:
    seat = Seat(i1=painted(HOME, blue="b1"), i2=painted(AWAY, red="b1"), begun=(1, 0))
    position = science(table, seat, expancing=1).then("~: die 6\np1: pass, research expancing")
    assert {text.split()[1] for text in position.offers("paint")} == {"i1"}
    assert {len(text.split()) for text in position.offers("paint")} == {8}


def test_i10_5_expancing_two_may_begin_the_second_island_with_an_access(table: Table) -> None:
    seat = Seat(i2=painted(AWAY, red="b1"), access=(1, 0))
    position = science(table, seat, expancing=1).then("~: die 6\np1: pass, research expancing")
    assert {text.split()[1] for text in position.offers("paint")} == {"i1", "i3", "i4"}


def test_i10_5_expancing_is_wasted_without_its_island(table: Table) -> None:
    position = science(table, RING, expancing=1).then("~: die 6\np1: pass, research expancing")
    assert (position.phase, position.view.levels["expancing"]) == ("auction-die", 2)
    position = position.then("~: die 6\np1: pass, research expancing")
    assert (position.phase, position.view.levels["expancing"]) == ("auction-die", 3)


def test_i10_5_expancing_three_paints_both_on_the_third_island_in_any_order(table: Table) -> None:
    seat = Seat(i1=painted(HOME, blue="b1"), i2=painted(AWAY, red="b1"), i4=painted(AWAY, red="b1"))
    position = science(table, seat, expancing=2).then("~: die 6\np1: pass, research expancing")
    assert {text.split()[1] for text in position.offers("paint")} == {"i4"}
    assert {len(text.split()) - 3 for text in position.offers("paint")} == {3, 5}
    position = position.then("p1: paint i4 c1 d1 e1 f1 f2 red")
    assert {len(text.split()) - 3 for text in position.offers("paint")} == {3}
    assert position.then("p1: decline").phase == "auction-die"
    assert position.then("p1: paint i4 a2 b2 a3 red").state.round == 2


def test_i10_5_expancing_may_be_declined_and_may_fill_an_outline(table: Table) -> None:
    seat = Seat(i2=painted(AWAY, blue="e2"))
    position = science(table, seat).then("~: die 6\np1: pass, research expancing")
    assert position.then("p1: decline").phase == "auction-die"
    assert position.then("p1: paint i2 e3 f3 f4 red").coins() == 25


# -- Re-Color ----------------------------------------------------------------------------------------------------------


def won(table: Table, card: int = 3, seat: Seat = RING, **levels: int) -> Position:
    """A bidding won with 6 of 15 coins, in red."""
    return against_carrambah(table, seat, levels).then(f"~: die {card}\np1: bid 6\n~: dice 1 1")


def test_i10_8_re_color_one_makes_the_shape_green_for_three(table: Table) -> None:
    position = won(table, re_color=1).then("p1: use re-color 1")
    assert (colours(position), position.coins()) == ({"green"}, 6)


def test_i10_8_re_color_two_makes_the_shape_any_colour_for_five(table: Table) -> None:
    position = won(table, re_color=2).then("p1: use re-color 2")
    assert (colours(position), position.coins()) == ({"blue", "green", "red"}, 4)


def test_i10_8_re_color_three_makes_it_a_random_colour_and_gains_five_painted_or_not(table: Table) -> None:
    position = won(table, re_color=3).then("p1: use re-color 3\n~: die 2")
    assert (colours(position), position.coins()) == ({"blue"}, 14)
    assert position.then("p1: decline").coins() == 14


def test_i10_8_re_color_must_be_paid(table: Table) -> None:
    position = won(table, seat=Seat(i2=painted(AWAY, red="b1"), coins=8), re_color=2)
    assert position.offers("use") == []
    assert "not paid" in position.refusal("use re-color 1")


def test_i10_8_re_color_works_on_a_card_whose_colour_is_still_to_be_rolled(table: Table) -> None:
    position = won(table, card=1, re_color=1).then("p1: use re-color 1, shape corner")
    assert (position.acting, colours(position)) == ("p1", {"green"})


def test_i10_8_re_color_and_transforming_touch_only_the_auctioned_shape(table: Table) -> None:
    seat = Seat(i1=painted(HOME, red="a3 b3 b4 a5"), coins=15)
    position = science(table, seat, re_color=3, transforming=3).then("~: die 6\np1: pass, paint i1 b5 red")
    assert position.phase == "grove"
    assert position.offers("use") == []


# -- Transforming ------------------------------------------------------------------------------------------------------


def test_i10_10_transforming_one_makes_it_the_shape_of_card_five_for_three(table: Table) -> None:
    position = won(table, transforming=1).then("p1: use transforming 1")
    assert (position.view.shape, position.coins(), colours(position)) == ("angle", 6, {"red"})


@pytest.mark.parametrize("shape", ["domino", "corner", "zigzag"])
def test_i10_10_transforming_two_makes_it_one_of_the_other_shapes_for_seven(table: Table, shape: str) -> None:
    position = won(table, card=5, transforming=2)
    offered = ["use transforming 1", *[f"use transforming 2 {name}" for name in ("domino", "corner", "zigzag")]]
    assert position.offers("use") == offered
    position = position.then(f"p1: use transforming 2 {shape}")
    assert (position.view.shape, position.coins()) == (shape, 2)


@pytest.mark.parametrize(("die", "shape"), [(2, "domino"), (3, "corner"), (4, "zigzag"), (5, "angle")])
def test_i10_10_transforming_three_rolls_a_shape_and_gains_five(table: Table, die: int, shape: str) -> None:
    position = won(table, transforming=3).then(f"p1: use transforming 3\n~: die {die}")
    assert (position.view.shape, position.coins()) == (shape, 14)
    assert position.then("p1: decline").coins() == 14


@pytest.mark.parametrize("die", [1, 6])
def test_i10_10_a_one_or_a_six_lets_the_player_choose_and_keeps_the_colour(table: Table, die: int) -> None:
    position = won(table, transforming=3).then(f"p1: use transforming 3\n~: die {die}")
    assert position.offers() == ["shape domino", "shape corner", "shape zigzag", "shape angle", "decline"]
    assert colours(position.then("p1: shape zigzag")) == {"red"}


def test_i10_10_both_alterations_can_be_used_in_one_round(table: Table) -> None:
    position = won(table, re_color=1, transforming=1).then("p1: use transforming 1, use re-color 1")
    assert (position.view.shape, colours(position), position.coins()) == ("angle", {"green"}, 3)
