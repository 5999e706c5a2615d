"""Sinking and moving tiles (S6, S7); the rulebook's pictures have a file of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.shaman.tables import plain

from kamishima.core.errors import IllegalAction

if TYPE_CHECKING:
    from tests.games.shaman.tables import Drawn

LAND = r"""
    37  ~  ~  ~  ~  ~  ~  ~  ~  ~  ~
    36  ~ /1 1 \/2 2 \/1 1 \/1 1 \ ~
    35  ~ \1A1 /\2 2 /\1 1 /\1b1 / ~
    34  ~  ~  ~  ~  ~  ~  ~  ~  ~  ~
    33  ~ /1 1 \ ~
    32  ~ \1B1 / ~
    31  ~  ~  ~  ~
        l  m  n  o  p  q  r  s  t  u
"""


def test_s6_1_a_bare_tile_at_sea_level_on_the_shamans_island_can_be_sunk(drawn: Drawn) -> None:
    """Not m35 with the shaman, o35 with a tile on it, s35 with a warrior, or m32 on another island."""
    table = drawn(LAND, players=3)
    assert table.offers("sink") == ["sink q35"]
    table = table.say("sink q35")
    assert "q35" not in [stack.site for stack in table.view().stacks]
    assert table.view().sunk == drawn(LAND, players=3).view().sunk + 1


def test_s6_1_a_tile_with_a_spirit_cannot_be_sunk(drawn: Drawn) -> None:
    table = drawn(r"""
        37  ~  ~  ~  ~  ~  ~
        36  ~ /1 1 \/1 1 \ ~
        35  ~ \1A1b/\1*1 / ~
        34  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q
        b moons: spirit on o35, shaman on the warrior on n35
    """)
    assert table.offers("sink") == []


def test_s6_1_the_shaman_must_not_be_in_the_spirit_world(drawn: Drawn) -> None:
    table = drawn(r"""
        37  ~  ~  ~  ~  ~  ~
        36  ~ /1a1 \/1 1 \ ~
        35  ~ \1*1 /\1 1 / ~
        34  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q
        a suns: spirit on m35, shaman on the warrior on m36
    """)
    assert table.offers("sink") == table.offers("slide") == []


def test_s7_1_the_shaman_must_be_on_the_same_island(drawn: Drawn) -> None:
    table = drawn(LAND, players=3)
    assert {text.split()[1] for text in table.offers("slide")} == {"m35", "o35", "q35", "s35"}
    assert {text.split()[1] for text in drawn(LAND, players=3, seat=1).offers("slide")} == set()


def test_s7_1_pieces_and_spirits_ride_along(drawn: Drawn) -> None:
    table = drawn(r"""
        39  ~  ~  ~  ~
        38  ~ /1A1b\ ~
        37  ~ \1*1a/ ~  ~  ~
        36  ~ /1 1 \/1 1 \ ~
        35  ~ \1 1 /\1 1b/ ~
        34  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q
        b moons: spirit on m37, shaman on the warrior on p35
    """)
    after = r"""
        39        ~  ~  ~  ~
        38        ~ /1A1b\ ~
        37  ~  ~  ~ \1*1a/ ~
        36  ~ /1 1 \/1 1 \ ~
        35  ~ \1 1 /\1 1b/ ~
        34  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q
        b moons: spirit on o37, shaman on the warrior on p35
    """
    assert table.say("slide m37 east east").drawn == plain(after)


def test_s7_1_pieces_ride_along_off_a_stack_and_the_others_stay(drawn: Drawn) -> None:
    table = drawn(r"""
        37  ~  ~  ~  ~  ~  ~
        36  ~ /2A2b\/1 1 \ ~
        35  ~ \2*2 /\1b1a/ ~
        34  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q
        b moons: spirit on m35, shaman on the warrior on o35
    """)
    after = r"""
        37  ~  ~  ~  ~  ~  ~
        36  ~ /1 1 \/1 1 \ ~
        35  ~ \1 1 /\1b1a/ ~
        34  ~ /1A1b\ ~  ~  ~
        33  ~ \1*1 / ~
        32  ~  ~  ~  ~
            l  m  n  o  p  q
        b moons: spirit on m33, shaman on the warrior on o35
    """
    assert table.say("slide m35 south south").drawn == plain(after)


def test_s7_1_only_the_top_tile_of_a_stack_moves(drawn: Drawn) -> None:
    """From o35 only the upper tile can go: straight off, never along the others."""
    table = drawn(LAND, players=3)
    assert table.offers("slide", "o35") == ["slide o35 north north", "slide o35 south south"]


def test_s7_1_a_tile_never_ends_where_it_began(drawn: Drawn) -> None:
    """It could go east and back west."""
    table = drawn(r"""
        39  ~  ~  ~  ~
        38  ~ /1 1 \ ~
        37  ~ \1 1 / ~  ~  ~
        36  ~ /1 1 \/1 1 \ ~
        35  ~ \1A1 /\1 1 / ~
        34  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q
    """)
    assert table.offers("slide", "m37") == ["slide m37 east east", "slide m37 west southwest"]


def test_s7_2_an_upper_tile_needs_water_that_is_wholly_empty(drawn: Drawn) -> None:
    """To the east half a tile is in the way, to the south none; it ends at sea level."""
    table = drawn(r"""
        39  ~  ~  ~  ~
        38  ~ /1 1 \ ~  ~  ~
        37  ~ \1 1 //1 1 \ ~
        36  ~ /2 2 \\1 1 / ~
        35  ~ \2A2 / ~  ~  ~
        34  ~  ~  ~  ~
            l  m  n  o  p  q
    """)
    assert table.targets("slide", "m35") == {"south", "west"}
    assert {stack.height for stack in table.say("slide m35 west west").view().stacks} == {1}


def test_s7_2_a_tile_never_slides_onto_a_tile(drawn: Drawn) -> None:
    table = drawn(r"""
        39  ~  ~  ~  ~  ~  ~
        38  ~ /1 1 \/1 1 \ ~
        37  ~ \1 1 /\1 1 / ~
        36  ~ /1 1 \/2 2 \ ~
        35  ~ \1A1 /\2 2 / ~
        34  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q
    """)
    assert table.offers("slide", "o35") == ["slide o35 east east", "slide o35 south south"]
    with pytest.raises(IllegalAction):
        table.say("slide o35 north north")


def test_s7_3_an_end_that_is_reached_by_two_ways_is_offered_once_with_its_path(drawn: Drawn) -> None:
    """The tile m35 comes to l36 over m36 or over l13."""
    table = drawn(r"""
        40        ~  ~  ~  ~
        39        ~ /1 1 \ ~
        38  ~  ~  ~ \1 1 / ~
        37  ~ /1 1 \ ~  ~  ~  ~  ~  ~
        36  ~ \1 1 / ~ /1 1 \/1 1 \ ~
        35  ~  ~  ~  ~ \1 1 /\1A1 / ~
        34           ~ /1 1 \ ~  ~  ~
        33           ~ \1 1 / ~
        32           ~  ~  ~  ~
            i  j  k  l  m  n  o  p  q
    """)
    assert table.offers("slide", "m35", "north") == ["slide m35 north west"]
    assert "slide m35 west north" not in table.offers()
    assert "l36" in [stack.site for stack in table.say("slide m35 north west").view().stacks]


def test_s7_3_there_must_be_room_around_the_corner_for_the_whole_tile(drawn: Drawn) -> None:
    """The gap is one space wide: the tile crosses it and cannot dip into it."""
    table = drawn(r"""
        39  ~  ~  ~  ~
        38  ~ /1 1 \ ~
        37  ~ \1 1 / ~  ~  ~  ~
        36  ~ /1 1 \ ~ /1 1 \ ~
        35  ~ \1A1 / ~ \1 1 / ~
        34  ~ /1 1 \/1 1 \ ~  ~
        33  ~ \1 1 /\1 1 / ~
        32  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q  r
    """)
    assert table.offers("slide", "m37") == ["slide m37 east east", "slide m37 west southwest"]


def test_s7_4_other_tiles_may_be_cut_off_and_that_is_how_islands_divide(drawn: Drawn) -> None:
    table = drawn(r"""
        37  ~  ~  ~  ~  ~  ~  ~  ~
        36  ~ /1 1 \/1 1 \/1 1 \ ~
        35  ~ \1A1 /\1 1 /\1 1 / ~
        34  ~  ~  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q  r  s
    """)
    assert len(table.say("slide q35 north northwest").view().islands) == 1
    assert len(table.say("slide o35 south southwest").view().islands) == 2
