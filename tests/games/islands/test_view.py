"""What the table shows, as values."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from tests.games.islands.conftest import AWAY, HOME, Seat, painted

from kamishima.core.turn import SeatId

if TYPE_CHECKING:
    from tests.games.islands.conftest import Table


def test_everybody_sees_the_same_but_for_who_looks(table: Table) -> None:
    position = table(Seat(i1=painted(HOME, red="b1")), Seat()).then("~: die 3")
    views = [position.game.view(position.state, seat) for seat in (SeatId(0), SeatId(1), None)]
    plain = [msgspec.to_builtins(view) for view in views]
    assert [view.pop("seat") for view in plain] == [0, 1, None]
    assert plain[0] == plain[1] == plain[2]


def test_the_view_shows_the_round_the_card_and_the_bidding(table: Table) -> None:
    view = table(Seat(), Seat(), Seat(), season="green").then("~: die 3\np1: bid 4\np2: pass").view
    assert (view.phase, view.acting, view.card, view.bid, view.leader) == ("bidding", 2, 3, 4, 0)
    assert [player.passed for player in view.players] == [False, True, False]
    assert (view.space, view.colour) == (3, "green")


def test_the_view_shows_paint_landmarks_and_outlines(table: Table) -> None:
    land = table(Seat(i1=painted(HOME, red="b1 a2 b2", blue="c1"))).view.players[0].lands[0]
    assert land.rows[0] == "RrbL.."
    assert [mark.surrounded for mark in land.landmarks if mark.kind == "regular-harbour"] == ["single"]
    assert [(outline.colour, outline.filled) for outline in land.outlines] == [("red", ""), ("green", ""), ("blue", "")]


def test_a_land_is_shown_once_and_remembered(table: Table) -> None:
    position = table(Seat(i1=painted(HOME, red="b1")))
    assert position.view.players[0].lands[0] is position.view.players[0].lands[0]


def test_the_view_shows_what_is_being_painted(table: Table) -> None:
    position = table(Seat(i2=painted(AWAY, red="b1")), Seat(coins=0)).then("~: die 2\np1: bid 2")
    assert (position.view.shape, position.view.pieces, position.view.colours) == ("domino", 2, ("blue",))
    position = position.then("p1: paint i2 c1 east blue")
    assert position.view.pieces == 1


def test_the_view_shows_triggers_and_dice_that_wait(table: Table) -> None:
    seat = Seat(i1=painted(HOME, red="a3 b3 b4 a5 c4 d4 d5 b6 c6"), coins=0)
    view = table(seat, Seat(coins=1), season="red").then("~: die 6\np1: paint i1 b5 red").view
    assert view.triggers == ("volcano-single", "grove-single")
    view = table(Seat(), science=True, levels={"re-roll": 1}).then("~: die 6").view
    assert (view.dice, view.levels["re-roll"]) == ((6,), 1)
