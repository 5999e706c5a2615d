"""The end (I6), the book's example round (I6.2), and Catch Up and Overtake (I9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.islands.conftest import AWAY, HOME, Seat, painted

if TYPE_CHECKING:
    from tests.games.islands.conftest import Table

EVERYTHING = "b1 c1 e1 f1 a2 b2 c2 d2 e2 f2 a3 b3 d3 b4 c4 d4 e4 f4 a5 b5 d5 e5 b6 c6 e6 f6"


def test_i6_1_unpainted_squares_cost_a_point_each_on_begun_islands_only(table: Table) -> None:
    position = table(Seat(i1=painted(HOME, red="c1 e1")))
    assert position.score() == -24
    assert table(Seat()).score() == 0


def test_i6_1_a_whole_island_in_one_colour(table: Table) -> None:
    position = table(Seat(i1=painted(HOME, red=EVERYTHING)))
    assert position.score() == 20 + 20 + 10
    assert [(line.what, line.where, line.points) for line in position.view.players[0].lines] == [
        ("regular-harbour", "a1", 20), ("secret-harbour", "a6", 20), ("temple", "f5", 10),
    ]  # fmt: skip


def test_i6_1_the_lines_of_a_score_sheet_add_up_to_the_score(table: Table) -> None:
    position = table(Seat(i1=painted(HOME, red="b1 a2 b2", blue="e4 f4 e5 e6 f6"), i2=painted(AWAY, green="b1")))
    player = position.view.players[0]
    assert sum([line.points for line in player.lines]) == player.score == sum([land.score for land in player.lands])


@pytest.mark.parametrize(
    ("coins", "ranks"), [((0, 0), (1, 1)), ((4, 3), (1, 2)), ((3, 4), (2, 1))], ids=["shared", "first", "second"]
)
def test_i6_1_a_tie_goes_to_the_richest_and_is_shared_when_they_are_tied_too(
    table: Table, coins: tuple[int, int], ranks: tuple[int, int]
) -> None:
    position = table(Seat(coins=coins[0]), Seat(coins=coins[1]), space=23)
    position = position.then("~: die 6\np1: decline\np2: decline")
    assert position.result.ranks == ranks
    assert position.result.scores == (0, 0)


def test_i6_2_the_example_round_of_the_book(table: Table) -> None:
    """Archibald (p1) has 5 coins, Beatrice (p2) 9; it is autumn, and card #2 is auctioned."""
    archibald = Seat(
        coins=5,
        i1=painted(HOME, red="a3 b3", blue="b4 a5"),  # the grove at a4 lacks b5
        i3=painted(HOME, blue="b4", red="d5 b5 b6 c6"),  # the volcano at c5 lacks c4 and d4
        gold=(1, 0),
    )
    beatrice = Seat(coins=9, i1=painted(HOME, red="c1 c2"), coal=(0, 1))  # the Lighthouse lacks d2, e1 and e2
    position = table(archibald, beatrice, season="red")
    assert position.player("p1").volcano_tokens == 2

    # The bidding: 2, then 5; Archibald cannot bid more.
    position = position.then("~: die 2\np1: bid 2\np2: bid 5")
    assert (position.state.leader, position.state.first, position.acting) == (1, 1, "p2")
    assert position.coins("p2") == 4

    # Beatrice paints a coal-pit square next to her Lighthouse, in the season colour.
    assert {text.split()[-1] for text in position.offers("paint")} == {"red"}
    position = position.then("p2: paint i1 d2 red")

    # Her first domino stands upright and completes the Lighthouse in red.
    position = position.then("p2: paint i1 e2 north red")
    assert position.player("p2").access_any == 1

    # The second one lies the other way, beside the Secret Harbour of a new island.
    position = position.then("p2: paint i4 d6 east red")
    assert position.rows("i4", "p2").split()[-1] == "...rrS"
    assert position.player("p2").begun == (0, 3)

    # Archibald's red square completes a grove in mixed colours; he chooses #3 and rolls a 1, which is blue.
    assert position.acting == "p1"
    position = position.then("p1: paint i1 b5 red")
    assert position.phase == "grove"
    position = position.then("p1: shape corner\n~: die 1")
    assert {text.split()[-1] for text in position.offers("paint")} == {"blue"}

    # Turned, it completes a volcano on his other island. He is the richest now: he takes nothing, but returns a token.
    assert position.coins("p1") > position.coins("p2")
    position = position.then("p1: paint i3 d4 west blue")
    assert position.rows("i3").split()[3] == "Gbbb.."
    assert position.player("p1").volcano_tokens == 1

    # His income is 3 - 1 + 2 = 4.
    assert (position.coins("p1"), position.coins("p2")) == (5 + 4, 4)
    assert (position.phase, position.state.space) == ("auction-die", 10)


# -- Catch Up and Overtake ---------------------------------------------------------------------------------------------

COAL = painted(HOME, red="b2 c2 d2 b3 d3 b4 c4")
GOLD = painted(HOME, red="d2 e2 f2 d3 d4 e4")


def test_i9_1_the_reserve_has_one_token_of_each_kind_more_than_there_are_players(table: Table) -> None:
    position = table(Seat(), Seat(), Seat(), catch_up=True)
    assert (position.view.coal_reserve, position.view.gold_reserve) == (4, 4)
    assert table(Seat(), Seat()).view.coal_reserve is None


def test_i9_1_tokens_come_from_the_reserve_while_it_has_some(table: Table) -> None:
    position = table(Seat(i1=COAL, coins=0), Seat(coins=0), catch_up=True, season="red")
    position = position.then("~: die 6\np1: paint i1 d4 red")
    assert (position.player().coal_any, position.state.coal_reserve) == (1, 2)


def test_i9_1_from_an_empty_reserve_a_token_is_taken_from_another_player_and_turned(table: Table) -> None:
    others = (Seat(coins=0, coal=(2, 1)), Seat(coins=0, coal=(0, 1)))
    position = table(Seat(i1=COAL, coins=0), *others, catch_up=True, season="green")
    position = position.then("~: die 6\np1: paint i1 d4 green")
    assert position.offers() == ["take p2 single", "take p2 mixed", "take p3 mixed"]
    position = position.then("p1: take p2 single")
    assert (position.player("p2").coal_any, position.player("p2").coal_season) == (1, 1)
    assert (position.player("p1").coal_any, position.player("p1").coal_season) == (0, 1)


def test_i9_1_gold_mines_are_limited_too_and_the_only_token_is_taken_without_a_question(table: Table) -> None:
    position = table(Seat(i1=GOLD, coins=0), Seat(coins=0, gold=(3, 0)), catch_up=True, season="green")
    position = position.then("~: die 6\np1: paint i1 f4 green")
    assert (position.player("p1").gold_one, position.player("p2").gold_two) == (1, 2)


def test_i9_1_when_nobody_else_has_a_token_none_is_taken(table: Table) -> None:
    position = table(Seat(i1=COAL, coins=0, coal=(3, 0)), Seat(coins=0), catch_up=True, season="red")
    position = position.then("~: die 6\np1: paint i1 d4 red")
    assert (position.player().coal_any, position.state.coal_reserve) == (3, 0)


def test_i9_1_abilities_follow_the_tokens_held(table: Table) -> None:
    """Without its token a surrounded gold mine brings nothing."""
    ring = painted(HOME, red="d2 e2 f2 d3 d4 e4 f4")
    position = table(Seat(i1=ring, coins=0), Seat(coins=0, gold=(1, 0)), catch_up=True)
    assert position.then("~: die 6\np1: decline").coins("p1") == 3 - 1
    assert position.then("~: die 6\np1: decline\np2: decline").coins("p2") == 3 + 2


def test_i9_1_two_tokens_of_both_sides_from_a_scarce_reserve_are_ordered_by_the_player(table: Table) -> None:
    """Two coal pits at once, one single and one mixed, while one token is left."""
    away = painted(AWAY, blue="c3 d3 e3 c4 e4 c5")
    position = table(Seat(i1=COAL, i2=away, coins=6), Seat(coins=0, coal=(2, 0)), catch_up=True, season="red")
    position = position.then("~: die 2\np1: bid 2, paint i1 d4 east red, paint i2 d6 north red")
    assert position.offers() == ["resolve coal-single", "resolve coal-mixed"]
    position = position.then("p1: resolve coal-mixed")
    assert (position.player().coal_any, position.player().coal_season) == (1, 1)
    assert (position.state.coal_reserve, position.player("p2").coal_any) == (0, 1)
