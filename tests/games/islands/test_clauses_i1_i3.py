"""Set-up, bidding and the action step (I1, I2, I3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.islands.conftest import AWAY, HOME, PACK, Seat, painted

from kamishima.core.errors import BadOptions
from kamishima.core.turn import Chance, Decision
from kamishima.games.islands.game import Islands
from kamishima.games.islands.pack.content import house_content
from kamishima.testing.scripts import play_script

if TYPE_CHECKING:
    from tests.games.islands.conftest import Begin, Table

PAINTED = "Rb.L.. ...... ..C.$~ G..... ..V..T S..^.."


def test_i1_1_everybody_is_dealt_three_sheets_and_keeps_two_of_them(begin: Begin) -> None:
    position = begin("~: sheet a, sheet b, sheet c, sheet a, sheet c, sheet b")
    assert position.acting == "p1"
    assert position.offers() == ["keep a b", "keep a c", "keep b c"]
    position = position.then("p1: keep c a")
    assert [land.island.name for land in position.player().lands] == ["home", "away", "near-one", "near-two"]
    assert position.offers() == ["keep a b", "keep a c", "keep b c"]
    assert position.coins("p1") == position.coins("p2") == 15


def test_i1_1_the_sheets_are_dealt_from_twenty_copies_of_each(begin: Begin) -> None:
    assert begin("").weights == {"sheet a": 20, "sheet b": 20, "sheet c": 20}
    assert begin("~: sheet a, sheet b, sheet c").weights == {"sheet a": 19, "sheet b": 19, "sheet c": 19}


def test_i1_1_nobody_is_dealt_a_sheet_that_they_have_while_there_are_others(begin: Begin) -> None:
    assert begin("~: sheet a").weights == {"sheet b": 20, "sheet c": 20}
    assert begin("~: sheet a, sheet c").weights == {"sheet b": 20}
    assert begin("~: sheet a, sheet c, sheet b, sheet c").weights == {"sheet a": 19, "sheet b": 19}


def test_i1_1_a_sheet_is_dealt_to_one_player_twice_when_there_are_no_others(begin: Begin) -> None:
    assert begin("~: sheet c, sheet c", near=True).weights == {"sheet c": 18}


def test_i1_1_by_rules_1_a_sheet_can_be_dealt_to_one_player_twice() -> None:
    game = Islands(PACK, 2, {}, rules=1)
    turn = play_script(game, "~: sheet a, sheet a").turn
    assert isinstance(turn, Chance)
    assert [action.text for action in turn.actions] == ["sheet a", "sheet b", "sheet c"]
    assert turn.weights == (18, 20, 20)
    turn = play_script(game, "~: sheet a, sheet a, sheet b, sheet c, sheet c, sheet c").turn
    assert isinstance(turn, Decision)
    assert [action.text for action in turn.actions] == ["keep a a", "keep a b"]


def test_i1_1_the_first_player_is_drawn_by_lot(begin: Begin) -> None:
    position = begin("~: sheet a, sheet b, sheet c, sheet a, sheet c, sheet b\np1: keep a b\np2: keep a b")
    assert position.weights == {"start p1": 1, "start p2": 1}
    assert position.then("~: start p2, die 3").acting == "p2"


def test_i1_1_one_to_six_can_play_and_the_game_has_twenty_four_rounds() -> None:
    assert len(PACK.season.spaces) == 24
    for players in (0, 7):
        with pytest.raises(BadOptions, match=f"for 1 to 6 players, not {players}"):
            Islands(PACK, players, {})


def test_i1_2_near_deals_only_sheets_with_the_mark(begin: Begin) -> None:
    assert begin("", near=True).weights == {"sheet c": 20}
    near = [sheet for sheet in house_content().sheets.values() if sheet.near]
    assert len(near) == 4


def test_i1_2_science_lets_one_player_choose_any_two_sheets_or_have_three_dealt(begin: Begin) -> None:
    position = begin("", players=1, science=True)
    assert position.offers() == ["deal", "keep a a", "keep a b", "keep a c", "keep b b", "keep b c", "keep c c"]
    assert position.then("p1: keep b c").phase == "auction-die"
    assert position.then("p1: deal\n~: sheet a, sheet b, sheet c").offers() == ["keep a b", "keep a c", "keep b c"]


def test_i1_2_science_is_for_one_player() -> None:
    with pytest.raises(BadOptions, match="science is for one player, not 2"):
        Islands(PACK, 2, {"science": True})


def test_i1_3_the_season_track_is_two_years_of_months() -> None:
    year = ("blue",) * 3 + ("green",) * 6 + ("red",) * 3
    assert house_content().season.spaces == year * 2


# -- I2 ----------------------------------------------------------------------------------------------------------------


def test_i2_1_the_die_says_which_card_is_auctioned_and_the_first_player_begins(table: Table) -> None:
    position = table(Seat(), Seat())
    assert position.weights == {f"die {value}": 1 for value in range(1, 7)}
    position = position.then("~: die 4")
    assert (position.state.card, position.acting) == (4, "p1")


def test_i2_1_the_first_bid_is_at_least_the_number_of_the_card(table: Table) -> None:
    assert table(Seat(coins=7), Seat()).then("~: die 5").offers() == ["bid 5", "bid 6", "bid 7", "pass"]


def test_i2_1_every_bid_is_higher_than_the_last_one_and_never_more_than_one_has(table: Table) -> None:
    position = table(Seat(coins=9), Seat(coins=8)).then("~: die 2\np1: bid 6")
    assert position.offers() == ["bid 7", "bid 8", "pass"]
    assert "you have 8 coins" in position.refusal("bid 9")
    assert "bid at least 7" in position.refusal("bid 6")


def test_i2_1_a_card_cannot_be_had_for_less_than_its_number(table: Table) -> None:
    assert "at least 5" in table(Seat(), Seat()).then("~: die 5").refusal("bid 4")


def test_i2_1_who_passed_is_out_and_the_others_bid_on(table: Table) -> None:
    position = table(Seat(), Seat(), Seat()).then("~: die 1\np1: bid 1\np2: pass\np3: bid 2\np1: bid 3")
    assert position.acting == "p3"
    position = position.then("p3: pass")
    assert (position.state.leader, position.state.bid, position.coins("p1")) == (0, 3, 12)


def test_i2_1_the_last_one_who_has_not_bid_may_still_bid_or_pass(table: Table) -> None:
    position = table(Seat(coins=2), Seat(coins=2)).then("~: die 1\np1: pass")
    assert position.offers() == ["bid 1", "bid 2", "pass"]
    assert position.then("p2: bid 1").state.leader == 1
    assert position.then("p2: pass").state.leader is None


def test_i2_1_who_cannot_bid_passes_without_being_asked(table: Table) -> None:
    position = table(Seat(coins=3), Seat(coins=2), Seat(coins=4)).then("~: die 3\np1: bid 3")
    assert position.acting == "p3"
    assert position.state.passed == 0b010


def test_i2_1_a_single_player_bids_alone(table: Table) -> None:
    position = table(Seat()).then("~: die 3\np1: bid 3")
    assert (position.state.leader, position.coins()) == (0, 12)


def test_i2_1_there_is_no_highest_bid_but_ones_purse(table: Table) -> None:
    offers = table(Seat(coins=120), Seat()).then("~: die 6").offers()
    assert (len(offers), offers[0], offers[-2]) == (116, "bid 6", "bid 120")
    assert table(Seat(coins=120), Seat(coins=121)).then("~: die 6\np1: bid 118").offers() == [
        "bid 119", "bid 120", "bid 121", "pass",
    ]  # fmt: skip


@pytest.mark.parametrize(("die", "shape"), [(2, "domino"), (3, "corner"), (4, "zigzag"), (5, "angle")])
def test_i2_2_cards_two_to_five_paint_their_shape_in_the_season_colour(table: Table, die: int, shape: str) -> None:
    position = table(Seat(), Seat(coins=0), season="green").then(f"~: die {die}\np1: bid {die}")
    assert position.view.shape == shape
    assert position.view.colours == ("green",)


def test_i2_2_card_one_paints_a_shape_of_choice_in_a_random_colour_rolled_afterwards(table: Table) -> None:
    position = table(Seat(), Seat(coins=0)).then("~: die 1\np1: bid 1")
    assert position.offers() == ["shape domino", "shape corner", "shape zigzag", "shape angle", "decline"]
    position = position.then("p1: shape corner")
    assert position.acting == "~"
    assert {text.split()[-1] for text in position.then("~: die 5").offers("paint")} == {"red"}


def test_i2_2_card_six_paints_a_shape_of_choice_in_any_colour(table: Table) -> None:
    position = table(Seat(), Seat(coins=0)).then("~: die 6\np1: bid 6, shape corner")
    assert {text.split()[-1] for text in position.offers("paint")} == {"blue", "green", "red"}


def test_i2_2_only_shapes_that_could_be_painted_are_offered(table: Table) -> None:
    """Only e1, f1 and f2 are empty; e1 would complete the Lighthouse and open another island for a second domino."""
    filled = painted(HOME, red="b1 c1 a2 b2 c2 d2 e2 a3 b3 d3 b4 c4 d4 e4 f4 a5 b5 d5 e5 b6 c6 e6 f6")
    position = table(Seat(i1=filled), Seat(coins=0)).then("~: die 6\np1: bid 6")
    assert position.offers() == ["shape domino", "shape corner", "decline"]


def test_i2_3_the_shapes_are_dominoes_the_corner_the_zigzag_and_the_angle(table: Table) -> None:
    shapes = {shape.name: shape for shape in table(Seat()).view.shapes}
    assert [(shape.name, shape.pieces, len(shape.turns)) for shape in shapes.values()] == [
        ("square", 1, 1), ("domino", 2, 2), ("corner", 1, 4), ("zigzag", 1, 2), ("angle", 1, 4),
    ]  # fmt: skip
    assert set(shapes["zigzag"].turns["north"]) == {(0, 0), (-1, 0), (0, -1), (1, -1)}
    assert set(shapes["angle"].turns["east"]) == {(0, 0), (1, 0), (2, 0), (0, 1), (0, 2)}


# -- I3 ----------------------------------------------------------------------------------------------------------------


def test_i3_1_the_winner_becomes_first_player_and_everybody_acts_from_there(table: Table) -> None:
    position = table(Seat(), Seat(), Seat()).then("~: die 3\np1: pass\np2: bid 3\np3: pass")
    assert position.state.first == 1
    position = position.then("p2: decline\np3: decline\np1: decline\n~: die 1")
    assert position.acting == "p2"


def test_i3_1_without_a_winner_the_first_player_stays(table: Table) -> None:
    position = table(Seat(), Seat()).then("~: die 3\np1: pass\np2: pass")
    assert (position.state.first, position.acting) == (0, "p1")


def test_i3_2_the_winner_pays_first_and_loses_the_bid_even_without_painting(table: Table) -> None:
    position = table(Seat(coins=10), Seat()).then("~: die 3\np1: bid 7\np2: pass")
    assert position.coins() == 3
    assert position.then("p1: decline").coins() == 3


def test_i3_2_each_coal_pit_token_paints_one_square_before_the_shape(table: Table) -> None:
    seat = Seat(i1=PAINTED, coal=(1, 1))
    position = table(seat, Seat(coins=0), season="green").then("~: die 3\np1: bid 3")
    assert {text.split()[-1] for text in position.offers("paint")} == {"blue", "green", "red"}
    position = position.then("p1: paint i1 c1 red")
    assert {text.split()[-1] for text in position.offers("paint")} == {"green"}
    position = position.then("p1: paint i1 b2 green")
    assert position.view.shape == "corner"


def test_i3_2_a_coal_pit_painting_in_the_season_colour_spends_the_season_token_first(table: Table) -> None:
    seat = Seat(i1=PAINTED, coal=(1, 1))
    position = table(seat, Seat(coins=0), season="green").then("~: die 3\np1: bid 3, paint i1 c1 green")
    assert {text.split()[-1] for text in position.offers("paint")} == {"blue", "green", "red"}


def test_i3_2_a_coal_pit_token_that_is_gained_meanwhile_works_from_the_next_time_on(table: Table) -> None:
    seat = Seat(i1=painted(HOME, red="b2 c2 d2 b3 d3 b4 c4"), coal=(1, 0))
    position = table(seat, Seat(coins=0)).then("~: die 3\np1: bid 3, paint i1 d4 red")
    assert (position.player().coal_any, position.view.shape) == (2, "corner")


def test_i3_2_coal_pit_paintings_can_be_forfeited(table: Table) -> None:
    position = table(Seat(i1=PAINTED, coal=(2, 0)), Seat(coins=0)).then("~: die 3\np1: bid 3, decline")
    assert position.view.shape == "corner"


def test_i3_3_everybody_else_may_paint_one_square_in_the_season_colour_and_gains_three(table: Table) -> None:
    position = table(Seat(), Seat(i2=painted(AWAY, red="b1")), season="red")
    position = position.then("~: die 3\np1: bid 3\np2: pass\np1: decline")
    assert {text.split()[-1] for text in position.offers("paint")} == {"red"}
    assert position.then("p2: paint i2 c1 red").coins("p2") == 18
    assert position.then("p2: decline").coins("p2") == 18


@pytest.mark.parametrize(("gold", "gained"), [((0, 0), 2), ((1, 0), 4), ((1, 2), 6)])
def test_i3_3_gold_mines_add_to_the_income_and_volcanoes_take_from_it(
    table: Table, gold: tuple[int, int], gained: int
) -> None:
    seat = Seat(i1=PAINTED, gold=gold, coins=1)  # home has one volcano
    assert table(seat).then("~: die 2\np1: decline").coins() == 1 + gained


def test_i3_3_the_income_is_never_less_than_nothing(table: Table) -> None:
    from kamishima.games.islands.rules.money import income

    player = table(Seat(i1=PAINTED, i3=PAINTED)).player()
    assert player.volcano_tokens == 2
    player = player.copy()
    player.begun = (0, 2, 0, 2)  # as if there were four
    assert income(player) == 0


def test_i3_4_the_marker_advances_after_the_last_player(table: Table) -> None:
    position = table(Seat(coins=0), Seat(coins=0), space=11).then("~: die 6\np1: decline\np2: decline")
    assert (position.state.space, position.phase) == (12, "auction-die")


def test_i3_4_the_game_is_over_when_the_marker_cannot_advance(table: Table) -> None:
    position = table(Seat(coins=0), Seat(coins=0), space=23).then("~: die 6\np1: decline\np2: decline")
    assert position.result.reason == "season"
