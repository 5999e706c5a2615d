"""Sea, land and set-up (S1, S2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from kamishima.core.turn import Chance, SeatId
from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.pack.content import house_content
from kamishima.games.shaman.rules.actions import SPACE_NAMED, SPACES

if TYPE_CHECKING:
    from tests.games.shaman.tables import Drawn, Table

SetUp = Callable[..., "Table"]


def test_s1_1_a_tile_covers_two_by_two_spaces_and_tiles_are_shifted_by_whole_spaces(set_up: SetUp) -> None:
    table = set_up().say("lay o34")
    assert [stack.spaces for stack in table.view().stacks] == [
        ("o34", "p34", "o35", "p35"),
        ("m35", "n35", "m36", "n36"),
    ]


def test_s1_1_footprints_never_overlap(set_up: SetUp) -> None:
    taken = {"l34", "l35", "l36", "m34", "m35", "m36", "n34", "n35", "n36"}
    assert not taken & set_up().targets("lay")


def test_s1_2_stacks_touch_along_half_an_edge_and_not_at_a_corner(drawn: Drawn) -> None:
    table = drawn(r"""
        39        ~  ~  ~  ~
        38  ~  ~  ~ /1 1 \ ~
        37  ~ /1 1 \\1 1 / ~
        36  ~ \1 1 / ~  ~  ~  ~
        35  ~  ~  ~  ~ /2 2 \ ~
        34           ~ \2A2 / ~
        33           ~  ~  ~  ~
            l  m  n  o  p  q  r
    """)
    assert [island.sites for island in table.view().islands] == [("p34",), ("m36", "o37")]


def test_s1_2_the_size_of_an_island_counts_buried_tiles(drawn: Drawn) -> None:
    table = drawn(r"""
        37  ~  ~  ~  ~  ~  ~
        36  ~ /3 3 \/1 1 \ ~
        35  ~ \3A3 /\1 1 / ~
        34  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q
    """)
    assert [island.tiles for island in table.view().islands] == [4]


def test_s1_3_nothing_is_laid_or_moved_beyond_the_edge_of_the_sea(drawn: Drawn) -> None:
    table = drawn(r"""
         61 /1 1 \ ~
         60 \1A1 / ~
         59 /1 1 \ ~
         58 \1 1 / ~
         57  ~  ~  ~
            wn wo wp
    """)
    assert table.offers("slide") == ["slide wn60 east southeast", "slide wn58 east northeast"]


def test_s1_3_the_sea_has_room_for_every_chain_of_tiles() -> None:
    game = ShamanIsland(house_content(), 4, {})
    state = game.apply(game.start(), game.parse("start p1"))
    for name in ("k35", "i35", "g35", "e35", "c35", "a35", "wy35", "ww35", "wu35", "ws35", "wq35", "wo35"):
        state = game.apply(state, game.parse(f"lay {name}"))
    assert game.faults(state) == []


def test_s1_4_a_space_keeps_its_name_and_the_first_tile_is_m13() -> None:
    game = ShamanIsland(house_content(), 2, {})
    site = game.start().land.site(0)
    assert [space.name for space in site.spaces] == ["m35", "n35", "m36", "n36"]
    assert len(SPACE_NAMED) == 52 * 52


@pytest.mark.parametrize(
    ("west", "east"), [("wz10", "a10"), ("z10", "ea10"), ("wn61", "wo61"), ("el35", "em35"), ("m35", "n35")]
)
def test_s1_4_columns_go_on_in_both_directions(west: str, east: str) -> None:
    one, other = SPACE_NAMED[west], SPACE_NAMED[east]
    assert (one.x + 1, one.y) == (other.x, other.y)


def test_s1_4_rows_grow_northwards() -> None:
    assert SPACES[0].name == "wn10"
    assert SPACES[-1].name == "em61"
    assert SPACE_NAMED["a35"].y + 1 == SPACE_NAMED["a36"].y


def test_s1_4_no_space_has_the_name_of_a_seat() -> None:
    assert not {"p1", "p2", "p3", "p4"} & set(SPACE_NAMED)


def test_s2_1_chance_picks_the_starting_player() -> None:
    game = ShamanIsland(house_content(), 3, {})
    turn = game.turn(game.start())
    assert isinstance(turn, Chance)
    assert [action.text for action in turn.actions] == ["start p1", "start p2", "start p3"]
    assert turn.weights == (1, 1, 1)
    assert game.apply(game.start(), game.parse("start p2")).seat == 1


def test_s2_1_the_first_three_tiles_of_each_player_touch_the_land_at_sea_level(set_up: SetUp) -> None:
    table = set_up()
    twelve_places = {"l33", "m33", "n33", "o34", "o35", "o36", "l37", "m37", "n37", "k34", "k35", "k36"}
    assert table.targets("lay") == twelve_places
    assert len(table.offers()) == 12


def test_s2_1_the_last_two_tiles_of_each_player_go_on_any_stack_however_high(set_up: SetUp) -> None:
    table = set_up().say("lay o35", "lay q35", "lay s35", "lay u35", "lay w35", "lay k35")
    assert table.targets() == {"m35", "o35", "q35", "s35", "u35", "w35", "k35"}
    table = table.say("raise m35", "raise m35", "raise m35")
    assert table.offers() == table.offers("raise")
    assert "m35" in table.targets("raise")
    assert max(stack.height for stack in table.view().stacks) == 4


@pytest.mark.parametrize("players", [2, 3, 4])
def test_s2_1_everybody_lays_five_tiles_in_turn_beside_the_first_one(set_up: SetUp, players: int) -> None:
    table = set_up(players)
    seats: list[SeatId | None] = []
    while table.view().phase == "build":
        seats.append(table.seat)
        table = table.say(table.offers()[0])
    assert seats == list(range(players)) * 5
    assert sum(stack.height for stack in table.view().stacks) == 5 * players + 1


def built(table: Table) -> Table:
    """The table when all tiles lie: seven at sea level in a row, with some on top."""
    row = ("lay o35", "lay q35", "lay s35", "lay u35", "lay w35", "lay k35")
    return table.say(*row, "raise m35", "raise m35", "raise o35", "raise o35")


def test_s2_2_shamans_are_placed_first_on_any_empty_space(set_up: SetUp) -> None:
    table = built(set_up())
    assert len(table.offers("place")) == len(table.offers()) == 28
    table = table.say("place m35")
    assert table.seat == 1
    assert "m35" not in table.targets("place")
    table = table.say("place n35")
    assert [tribe.shaman for tribe in table.view().tribes] == ["m35", "n35"]


def test_s2_2_then_the_warriors_are_placed_in_turn_in_any_order(set_up: SetUp) -> None:
    table = built(set_up()).say("place m35", "place n35")
    assert table.offers() == ["coin 0", "coin 1", "coin 2", "coin 3", "coin 4", "coin 5"]
    table = table.say("coin 3", "place m36", "coin 5", "place n36")
    assert table.offers() == ["coin 0", "coin 1", "coin 2", "coin 4", "coin 5"]
    assert [(warrior.space, warrior.coin) for warrior in table.view(0).tribes[0].warriors] == [("m36", "3")]


def test_s2_2_the_last_warrior_needs_no_choice(set_up: SetUp) -> None:
    table = built(set_up()).say("place m35", "place n35")
    for coin in range(5):
        for _ in range(2):
            table = table.say(f"coin {coin}").say(table.say(f"coin {coin}").offers()[0])
    assert table.view().phase == "place"
    assert table.view(0).coin == "5"
    table = table.say(table.offers()[0]).say(table.say(table.offers()[0]).offers()[0])
    assert table.view().phase == "turn"
    assert table.seat == 0


def test_s2_2_opponents_see_where_a_warrior_stands_and_not_which_it_is(set_up: SetUp) -> None:
    table = built(set_up()).say("place m35", "place n35", "coin 3")
    assert [table.view(seat).coin for seat in (0, 1, None)] == ["3", None, None]
    table = table.say("place m36")
    for seat in (1, None):
        tribe = table.view(seat).tribes[0]
        assert [(warrior.space, warrior.coin) for warrior in tribe.warriors] == [("m36", None)]
        assert (tribe.in_hand, tribe.coins_in_hand) == (5, None)
    assert table.view(0).tribes[0].coins_in_hand == ("0", "1", "2", "4", "5")
