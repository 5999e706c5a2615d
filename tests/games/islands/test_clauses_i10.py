"""Science vs. Carrambah (I10): the bidding, research, and the technologies that pay or roll again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.islands.conftest import AWAY, HOME, Seat, painted

from kamishima.games.islands.rules.scoring import title
from kamishima.games.islands.rules.state import TECHNOLOGIES

if TYPE_CHECKING:
    from tests.games.islands.conftest import Position, Table


def against_carrambah(
    table: Table, seat: Seat | None, levels: dict[str, int], season: str = "red", space: int | None = None
) -> Position:
    """A table against Carrambah with some levels researched (`re_roll` for Re-Roll)."""
    named = {name.replace("_", "-"): level for name, level in levels.items()}
    position: Position = table(seat or Seat(), season=season, space=space, levels=named, science=True)
    return position


def science(
    table: Table, seat: Seat | None = None, *, season: str = "red", space: int | None = None, **levels: int
) -> Position:
    """The same with levels by name: `science(table, re_roll=2)`."""
    return against_carrambah(table, seat, levels, season, space)


RING = Seat(i2=painted(AWAY, red="b1"), coins=15)
"""An island without a volcano, begun."""


# -- the bidding -------------------------------------------------------------------------------------------------------


def test_i10_1_any_amount_from_the_card_up_can_be_bid_or_nothing(table: Table) -> None:
    position = science(table, Seat(coins=6)).then("~: die 4")
    assert position.offers() == ["bid 4", "bid 5", "bid 6", "pass"]
    assert position.then("p1: pass").phase == "square"


def test_i10_1_both_dice_are_carrambahs_bid_and_an_equal_bid_wins(table: Table) -> None:
    position = science(table).then("~: die 3\np1: bid 7")
    assert sum(position.weights.values()) == 36
    won = position.then("~: dice 3 4")
    assert (won.state.leader, won.state.carrambah, won.coins()) == (0, 7, 8)
    lost = position.then("~: dice 4 4")
    assert (lost.state.leader, lost.state.carrambah, lost.coins(), lost.phase) == (None, 8, 15, "square")


@pytest.mark.parametrize(("card", "more"), [(1, 0), (2, 2), (3, 0), (4, 0), (5, 0), (6, 2)])
def test_i10_1_cards_two_and_six_add_two_to_his_bid(table: Table, card: int, more: int) -> None:
    position = science(table).then(f"~: die {card}\np1: bid 9\n~: dice 1 2")
    assert position.state.carrambah == 3 + more


def test_i10_1_you_are_always_first_player_and_pay_only_when_you_win(table: Table) -> None:
    position = science(table, RING).then("~: die 3\np1: bid 5\n~: dice 6 6\np1: decline")
    assert (position.state.first, position.coins()) == (0, 18)


# -- volcanoes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("season", "gain"), [("red", 8), ("green", 4)])
@pytest.mark.parametrize(("coins", "poor"), [(10, True), (11, False)])
def test_i10_2_volcanoes_pay_from_the_reserve_only_when_you_have_ten_coins_or_fewer(
    table: Table, season: str, gain: int, coins: int, poor: bool
) -> None:
    seat = Seat(i1=painted(HOME, red="b4 c4 d4 b5 d5 b6"), coins=coins)
    position = science(table, seat, season=season).then(f"~: die 3\np1: pass, paint i1 c6 {season}")
    assert position.coins() == coins + 3 + (gain if poor else 0)


# -- research ----------------------------------------------------------------------------------------------------------


def test_i10_3_a_passed_bidding_may_be_turned_into_research_without_painting_or_income(table: Table) -> None:
    position = science(table, RING).then("~: die 3\np1: pass")
    assert [text.split()[1] for text in position.offers("research")] == list(TECHNOLOGIES)
    position = position.then("p1: research auctionis")
    assert (position.coins(), position.view.levels["auctionis"], position.phase) == (15, 1, "auction-die")
    assert position.rows("i2") == painted(AWAY, red="b1")


def test_i10_3_a_lost_bidding_may_be_turned_into_research_but_not_a_won_one(table: Table) -> None:
    position = science(table, RING).then("~: die 3\np1: bid 6")
    assert position.then("~: dice 6 6").offers("research")
    won = position.then("~: dice 1 1")
    assert not won.offers("research")
    assert "a passed bidding" in won.refusal("research re-roll")


def test_i10_3_levels_are_researched_in_order_up_to_three(table: Table) -> None:
    position = science(table, RING)
    for level in (1, 2, 3):
        position = position.then("~: die 6\np1: pass, research re-color")
        assert position.view.levels["re-color"] == level
    position = position.then("~: die 6\np1: pass")
    assert "research re-color" not in position.offers()
    assert "all levels" in position.refusal("research re-color")


@pytest.mark.parametrize(
    ("one", "other"), [("auctionis", "economicus"), ("re-color", "re-roll"), ("transforming", "timenautics")]
)
def test_i10_3_pairs_exclude_each_other_from_the_first_level_on(table: Table, one: str, other: str) -> None:
    for first, second in ((one, other), (other, one)):
        position = science(table, RING).then(f"~: die 6\np1: pass, research {first}")
        while position.phase != "auction-die":
            position = position.then("p1: skip")
        position = position.then("~: die 6")
        while position.phase != "bidding":
            position = position.then("p1: skip")
        position = position.then("p1: pass")
        assert f"research {second}" not in position.offers()
        assert f"{first} excludes {second}" in position.refusal(f"research {second}")
        assert "research expancing" in position.offers()


def test_i10_3_at_most_four_technologies_can_be_had(table: Table) -> None:
    """Three pairs and Expancing: the pairs alone see to it."""
    levels = {"expancing": 3, "auctionis": 3, "re_color": 3, "transforming": 3}
    assert against_carrambah(table, RING, levels).then("~: die 6\np1: pass").offers("research") == []


def test_i10_4_each_technology_works_once_a_round(table: Table) -> None:
    position = science(table, RING, re_color=3).then("~: die 3\np1: bid 6\n~: dice 1 1")
    assert position.offers("use") == ["use re-color 1", "use re-color 2", "use re-color 3"]
    position = position.then("p1: use re-color 1")
    assert position.offers("use") == []
    assert "once a round" in position.refusal("use re-color 2")
    again = position.then("p1: decline\n~: die 3\np1: bid 6\n~: dice 1 1")
    assert again.offers("use") != []


def test_i10_4_a_level_that_is_not_researched_cannot_be_used(table: Table) -> None:
    position = science(table, RING, re_color=1).then("~: die 3\np1: bid 6\n~: dice 1 1")
    assert position.offers("use") == ["use re-color 1"]
    assert "not researched" in position.refusal("use re-color 2")


# -- Auctionis ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bid", "dice", "level", "gain"),
    [(6, "1 1", 1, 5), (7, "1 1", 2, 3), (9, "1 1", 2, 3), (9, "6 6", 3, 7), (10, "6 6", 3, 7)],
)
def test_i10_6_auctionis_pays_right_after_the_bidding(table: Table, bid: int, dice: str, level: int, gain: int) -> None:
    position = science(table, RING, auctionis=3).then(f"~: die 3\np1: bid {bid}\n~: dice {dice}")
    assert position.offers() == [f"use auctionis {level}", "skip"]
    paid = 0 if level == 3 else bid
    assert position.then(f"p1: use auctionis {level}").coins() == 15 - paid + gain
    assert position.then("p1: skip").coins() == 15 - paid


@pytest.mark.parametrize(("bid", "dice"), [(10, "1 1"), (8, "6 6"), (3, "6 6")])
def test_i10_6_auctionis_pays_nothing_for_other_bids(table: Table, bid: int, dice: str) -> None:
    position = science(table, RING, auctionis=3).then(f"~: die 3\np1: bid {bid}\n~: dice {dice}")
    assert position.offers("use") == []


# -- Economicus --------------------------------------------------------------------------------------------------------


def test_i10_7_economicus_one_pays_three_for_a_surrounded_landmark(table: Table) -> None:
    seat = Seat(i2=painted(AWAY, red="b1 a2"), coins=0)
    position = science(table, seat, economicus=1).then("~: die 6\np1: paint i2 b2 red")
    assert position.offers() == ["use economicus 1", "skip"]
    assert position.then("p1: use economicus 1").coins() == 6
    assert science(table, seat, economicus=1).then("~: die 6\np1: paint i2 c1 red").phase == "auction-die"


@pytest.mark.parametrize(("coal", "paid"), [((1, 0), True), ((0, 0), False)])
def test_i10_7_economicus_two_pays_three_for_five_squares(table: Table, coal: tuple[int, int], paid: bool) -> None:
    """A zigzag is four squares, and a coal pit's square makes five."""
    seat = Seat(i2=painted(AWAY, red="b1 a6"), coins=4, coal=coal)
    position = science(table, seat, economicus=2).then("~: die 4\np1: bid 4\n~: dice 1 1")
    if paid:
        position = position.then("p1: paint i2 c1 red")
    position = position.then("p1: paint i2 c6 north red")
    assert position.offers("use") == (["use economicus 2"] if paid else [])
    if paid:
        assert position.then("p1: use economicus 2").coins() == 3


def test_i10_7_economicus_three_pays_five_for_seven_squares(table: Table) -> None:
    seat = Seat(i2=painted(AWAY, red="b1 c5"), coins=5, coal=(2, 0))
    position = science(table, seat, economicus=3).then("~: die 5\np1: bid 5\n~: dice 1 1")
    position = position.then("p1: paint i2 c1 red, paint i2 d1 red, paint i2 a4 north red")
    assert position.state.squares == 7
    assert position.offers() == ["use economicus 2", "use economicus 3", "skip"]
    assert position.then("p1: use economicus 3").coins() == 5
    assert position.then("p1: use economicus 2").coins() == 3


# -- Re-Roll -----------------------------------------------------------------------------------------------------------


def test_i10_9_re_roll_one_rolls_any_die_again_for_three(table: Table) -> None:
    position = science(table, RING, re_roll=1).then("~: die 3")
    assert position.offers() == ["use re-roll 1 3", "skip"]
    position = position.then("p1: use re-roll 1 3\n~: die 5")
    assert (position.state.card, position.coins(), position.phase) == (5, 12, "bidding")


def test_i10_9_re_roll_one_rolls_one_of_carrambahs_dice(table: Table) -> None:
    position = science(table, RING, re_roll=1).then("~: die 3\np1: skip, bid 6\n~: dice 2 6")
    assert position.offers() == ["use re-roll 1 2", "use re-roll 1 6", "skip"]
    position = position.then("p1: use re-roll 1 6\n~: die 1")
    assert (position.state.carrambah, position.state.leader) == (3, 0)


def test_i10_9_re_roll_two_rolls_both_of_carrambahs_dice(table: Table) -> None:
    position = science(table, RING, re_roll=2).then("~: die 3\np1: skip, bid 6\n~: dice 5 5")
    assert position.offers() == ["use re-roll 1 5", "use re-roll 2", "skip"]
    position = position.then("p1: use re-roll 2\n~: dice 1 2")
    assert (position.state.carrambah, position.coins()) == (3, 15 - 3 - 6)


def test_i10_9_re_roll_three_rolls_a_six_again_and_gains_seven(table: Table) -> None:
    position = science(table, RING, re_roll=3).then("~: die 6")
    assert "use re-roll 3" in position.offers()
    position = position.then("p1: use re-roll 3\n~: die 6")
    assert (position.coins(), position.phase) == (22, "bidding")  # the new result is final
    assert "use re-roll 3" not in science(table, RING, re_roll=3).then("~: die 5").offers()


def test_i10_9_re_roll_works_on_the_colour_die_too(table: Table) -> None:
    position = science(table, RING, re_roll=1).then("~: die 1\np1: skip, bid 5\n~: dice 1 1")
    position = position.then("p1: skip, shape corner\n~: die 1")
    position = position.then("p1: use re-roll 1 1\n~: die 6")
    assert {text.split()[-1] for text in position.offers("paint")} == {"red"}


def test_i10_9_coins_that_a_bid_needs_cannot_pay_for_a_re_roll(table: Table) -> None:
    position = science(table, Seat(coins=8), re_roll=1).then("~: die 3\np1: skip, bid 6\n~: dice 2 6")
    assert position.phase == "square"


def test_i10_9_re_roll_comes_before_auctionis_is_judged(table: Table) -> None:
    position = science(table, RING, re_roll=1, auctionis=1).then("~: die 3\np1: skip, bid 6\n~: dice 1 6")
    assert position.phase == "carrambah"
    assert position.then("p1: use re-roll 1 6\n~: die 1").phase == "auctionis"


# -- Timenautics -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "space", "gain"), [(1, 2, 7), (2, 3, 17)])
def test_i10_11_timenautics_skips_spaces_for_coins(table: Table, level: int, space: int, gain: int) -> None:
    position = science(table, RING, season="blue", timenautics=2).then("~: die 6\np1: pass, decline")
    assert position.offers() == ["use timenautics 1", "use timenautics 2", "skip"]
    position = position.then(f"p1: use timenautics {level}")
    assert (position.state.space, position.coins()) == (space, 18 + gain)


def test_i10_11_timenautics_three_stops_time_after_a_win_with_exactly_fourteen(table: Table) -> None:
    position = science(table, RING, space=5, timenautics=3).then("~: die 3\np1: bid 14\n~: dice 1 1\np1: decline")
    assert "use timenautics 3" in position.offers()
    assert position.then("p1: use timenautics 3").state.space == 5
    other = science(table, RING, space=5, timenautics=3).then("~: die 3\np1: bid 13\n~: dice 1 1\np1: decline")
    assert "use timenautics 3" not in other.offers()


def test_i10_11_leaving_the_track_ends_the_game(table: Table) -> None:
    position = science(table, RING, space=22, timenautics=2).then("~: die 6\np1: pass, decline, use timenautics 1")
    assert position.result.reason == "season"


# -- titles ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "name"),
    [(300, "creator"), (299, "founder"), (250, "founder"), (200, "architect"), (150, "builder"), (100, "master"),
     (75, "apprentice"), (74, "")],
)  # fmt: skip
def test_i10_12_titles_follow_from_the_points(points: int, name: str) -> None:
    assert title(points) == name


def test_i10_12_the_title_is_shown_at_the_end(table: Table) -> None:
    position = science(table, Seat(i1=painted(HOME, red=FULL), i2=painted(AWAY, red=AWAY_FULL), coins=0), space=23)
    position = position.then("~: die 6")
    while position.acting:
        position = position.then("p1: decline")
    assert (position.result.scores, position.view.title) == ((100,), "master")


FULL = "b1 c1 e1 f1 a2 b2 c2 d2 e2 f2 a3 b3 d3 b4 c4 d4 e4 f4 a5 b5 d5 e5 b6 c6 e6 f6"
AWAY_FULL = "b1 c1 d1 e1 f1 a2 b2 c2 e2 f2 a3 c3 d3 e3 f3 a4 b4 c4 e4 f4 a5 c5 d5 f5 a6 b6 c6 d6 e6"
