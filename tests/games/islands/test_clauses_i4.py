"""Painting (I4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.islands.conftest import AWAY, HOME, Seat, painted

if TYPE_CHECKING:
    from tests.games.islands.conftest import Position, Table

POOR = Seat(coins=0)


def squares(position: Position, island: str) -> set[str]:
    """The squares that can be painted on an island, or the anchors of shapes."""
    return {text.split()[2] for text in position.offers(f"paint {island}")}


def test_i4_1_only_empty_squares_are_painted(table: Table) -> None:
    """I4.1: never a landmark, a painted square, or beyond the edge."""
    position = table(Seat(i1=painted(HOME, red="f1 e1"), coins=0), season="red").then("~: die 1")
    assert squares(position, "i1") == {"e2", "f2"}
    assert "d1 is a landmark" in position.refusal("paint i1 d1 red")
    assert "f1 is painted already" in position.refusal("paint i1 f1 red")
    assert "beyond the edge" in position.refusal("paint i1 g1 red")


def test_i4_1_a_shape_can_be_turned_but_not_reach_over_the_edge(table: Table) -> None:
    position = table(Seat(i2=painted(AWAY, blue="e2")), POOR).then("~: die 3\np1: bid 3")
    assert "paint i2 f1 south blue" in position.offers()
    assert "beyond the edge" in position.refusal("paint i2 f1 north blue")
    assert "beyond the edge" in position.refusal("paint i2 f1 east blue")


def test_i4_1_a_shape_is_painted_all_at_once_in_one_colour(table: Table) -> None:
    position = table(Seat(i2=painted(AWAY, blue="e2")), POOR, season="green").then("~: die 3\np1: bid 3")
    assert "e2 is painted already" in position.refusal("paint i2 f2 west green")
    position = position.then("p1: paint i2 f1 south green")
    assert position.rows("i2") == painted(AWAY, blue="e2", green="e1 f1 f2")


@pytest.mark.parametrize(
    ("words", "cells"), [("c6 north", "b6 c6 c5 d5"), ("c5 east", "c4 c5 d5 d6")], ids=["north", "east"]
)
def test_i4_1_the_zigzag_is_turned_never_mirrored(table: Table, words: str, cells: str) -> None:
    position = table(Seat(i2=painted(AWAY, red="c3 a6")), POOR).then("~: die 4\np1: bid 4")
    assert {text.split()[3] for text in position.offers("paint")} == {"north", "east"}
    assert position.then(f"p1: paint i2 {words} blue").rows("i2") == painted(AWAY, red="c3 a6", blue=cells)


def test_i4_1_a_mirrored_zigzag_is_refused_with_its_own_reason(table: Table) -> None:
    position = table(Seat(i2=painted(AWAY, blue="b1")), POOR).then("~: die 4\np1: bid 4")
    assert "mirrored" in position.refusal("paint i2 b2 c2 c3 d3 blue")
    assert "by its anchor" in position.refusal("paint i2 c2 e2 c3 d3 blue")


def test_i4_2_the_very_first_painting_is_next_to_a_regular_harbour_of_any_island(table: Table) -> None:
    position = table(POOR).then("~: die 1")
    assert [squares(position, island) for island in ("i1", "i2", "i3", "i4")] == [{"b1", "a2"}] * 4
    assert "Regular Harbour" in position.refusal("paint i1 b2 blue")
    assert "Regular Harbour" in position.refusal("paint i1 a5 blue")


def test_i4_2_a_first_shape_needs_only_one_square_next_to_the_harbour(table: Table) -> None:
    position = table(Seat(), POOR).then("~: die 5\np1: bid 5, paint i2 a4 north blue")
    assert position.rows("i2") == painted(AWAY, blue="a2 a3 a4 b4 c4")


def test_i4_2_on_a_begun_island_a_square_must_touch_paint_orthogonally(table: Table) -> None:
    position = table(Seat(i2=painted(AWAY, red="c5"), coins=0)).then("~: die 1")
    assert squares(position, "i2") == {"c4", "d5", "c6"}
    assert "next to a painted one" in position.refusal("paint i2 d6 blue")


def test_i4_3_a_new_island_needs_an_access(table: Table) -> None:
    position = table(Seat(i2=painted(AWAY, red="b1"), coins=0)).then("~: die 1")
    assert squares(position, "i1") == set()
    assert "surround a Lighthouse" in position.refusal("paint i1 b1 blue")


def test_i4_3_all_begun_islands_can_be_used(table: Table) -> None:
    seat = Seat(i1=painted(HOME, red="b1"), i2=painted(AWAY, red="b1"), coins=0)
    position = table(seat).then("~: die 1")
    assert squares(position, "i1") == {"c1", "b2"}
    assert squares(position, "i2") == {"c1", "b2"}


# -- the two dominoes --------------------------------------------------------------------------------------------------


def test_i4_4_both_dominoes_are_painted_in_one_colour_each_turned_freely(table: Table) -> None:
    seat = Seat(i1=painted(HOME, red="b1"), i2=painted(AWAY, red="b1"))
    position = table(seat, POOR).then("~: die 2\np1: bid 2, paint i1 c2 north blue")
    assert position.offers("decline") == []
    assert {text.split()[-1] for text in position.offers("paint")} == {"blue"}
    assert any(text.startswith("paint i2") for text in position.offers())
    position = position.then("p1: paint i2 c1 east blue")
    assert position.rows("i1").split()[:2] == ["RrbL..", "..b..."]
    assert position.rows("i2").split()[0] == "Rrbb.."


def test_i4_4_with_any_colour_the_second_domino_has_the_colour_of_the_first(table: Table) -> None:
    position = table(Seat(i2=painted(AWAY, red="b1")), POOR)
    position = position.then("~: die 6\np1: bid 6, shape domino, paint i2 c1 east green")
    assert {text.split()[-1] for text in position.offers("paint")} == {"green"}


LAST_THREE = painted(HOME, red="b1 c1 a2 b2 c2 d2 e2 a3 b3 d3 b4 c4 d4 e4 f4 a5 b5 d5 e5 b6 c6 e6 f6")
"""Only e1, f1 and f2 are empty: room for one domino, not for two; the Lighthouse lacks e1."""


def test_i4_4_a_first_domino_that_leaves_no_room_for_the_second_is_not_legal(table: Table) -> None:
    position = table(Seat(i3=LAST_THREE), POOR, season="red").then("~: die 2\np1: bid 2")
    assert position.offers("paint") == ["paint i3 e1 east red"]
    assert "no room for the second one" in position.refusal("paint i3 f2 north red")


def test_i4_4_the_second_domino_may_begin_an_island_that_the_first_one_opened(table: Table) -> None:
    """The Lighthouse is completed in a single colour, so both harbours of a new island are open."""
    position = table(Seat(i3=LAST_THREE), POOR, season="red").then("~: die 2\np1: bid 2, paint i3 e1 east red")
    assert position.player().access_any == 1
    assert "paint i2 e6 north red" not in position.offers()
    assert "paint i2 f5 north red" in position.offers()  # the Secret Harbour
    position = position.then("p1: paint i2 b2 north red")
    assert position.player().begun == (2, 1)
    assert position.player().access_any == 0


def test_i4_4_look_ahead_minds_the_colour_in_which_a_lighthouse_is_completed(table: Table) -> None:
    """A mixed Lighthouse opens only Regular Harbours: with all of those islands begun and full, nothing is left."""
    position = table(Seat(i3=LAST_THREE), POOR, season="green").then("~: die 2\np1: bid 2")
    position = position.then("p1: paint i3 e1 east green")
    assert position.player().access_regular == 1
    assert "paint i2 f5 north green" not in position.offers()
    assert "paint i2 b1 east green" in position.offers()


def test_i4_4_triggers_of_the_first_domino_wait_for_the_second(table: Table) -> None:
    """The first domino fills the blue outline, but its coins come after the second one."""
    position = table(Seat(i1=painted(HOME, red="e2 c1 b1")), POOR)
    position = position.then("~: die 2\np1: bid 2, paint i1 e1 east blue")
    assert position.coins() == 13
    assert position.then("p1: paint i1 b2 east blue").coins() == 23


def test_i4_4_two_dominoes_can_begin_the_game(table: Table) -> None:
    position = table(Seat(), POOR).then("~: die 2\np1: bid 2, paint i2 b1 east blue, paint i2 d1 east blue")
    assert position.rows("i2").split()[0] == "Rbbbb."
    assert position.player().begun == (1,)


def test_i4_4_a_single_access_does_not_open_two_islands_for_two_dominoes(table: Table) -> None:
    full = painted(HOME, red="b1 c1 e1 f1 a2 b2 c2 d2 e2 f2 a3 b3 d3 b4 c4 d4 e4 f4 a5 b5 d5 e5 b6 c6 e6 f6")
    position = table(Seat(i1=full, access=(0, 1)), POOR).then("~: die 2\np1: bid 2, paint i2 b1 east blue")
    assert squares(position, "i3") == squares(position, "i4") == set()


def test_i4_5_painting_can_always_be_declined(table: Table) -> None:
    position = table(Seat(), Seat()).then("~: die 3\np1: bid 3\np2: pass\np1: decline\np2: decline")
    assert position.phase == "auction-die"
    assert position.view.players[0].lands[0].rows == tuple(HOME.split())


def test_i4_5_a_painting_that_is_impossible_is_given_up_by_itself(table: Table) -> None:
    full = painted(HOME, red="b1 c1 e1 f1 a2 b2 c2 d2 e2 f2 a3 b3 d3 b4 c4 d4 e4 f4 a5 b5 d5 e5 b6 c6 e6 f6")
    position = table(Seat(i1=full), Seat()).then("~: die 3\np1: bid 3\np2: pass")
    assert position.acting == "p2"
