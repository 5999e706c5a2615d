"""The captions of the rulebook's pictures, drawn anew: before and after (S7.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.shaman.tables import plain

if TYPE_CHECKING:
    from tests.games.shaman.tables import Drawn


def test_s7_5_a_tile_slides_one_width_along_an_edge(drawn: Drawn) -> None:
    """S7.3: the simplest slide."""
    before = r"""
        39  ~  ~  ~  ~
        38  ~ /1 1 \ ~
        37  ~ \1 1 / ~  ~  ~  ~  ~
        36  ~ /1 1 \/1 1 \/1 1 \ ~
        35  ~ \1A1 /\1 1 /\1 1 / ~
        34  ~  ~  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q  r  s
    """
    after = r"""
        39        ~  ~  ~  ~
        38        ~ /1 1 \ ~
        37  ~  ~  ~ \1 1 / ~  ~  ~
        36  ~ /1 1 \/1 1 \/1 1 \ ~
        35  ~ \1A1 /\1 1 /\1 1 / ~
        34  ~  ~  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q  r  s
    """
    table = drawn(before)
    assert table.say("slide m37 east east").drawn == plain(after)


def test_s7_5_a_tile_may_end_half_over_open_water(drawn: Drawn) -> None:
    """S7.3: half an edge is enough to hold on to."""
    before = r"""
        39     ~  ~  ~  ~
        38     ~ /1 1 \ ~
        37  ~  ~ \1 1 / ~  ~
        36  ~ /1 1 \/1 1 \ ~
        35  ~ \1A1 /\1 1 / ~
        34  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q
    """
    after = r"""
        39           ~  ~  ~  ~
        38           ~ /1 1 \ ~
        37  ~  ~  ~  ~ \1 1 / ~
        36  ~ /1 1 \/1 1 \ ~  ~
        35  ~ \1A1 /\1 1 / ~
        34  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q  r
    """
    table = drawn(before)
    assert table.say("slide n37 east east").drawn == plain(after)


def test_s7_5_a_gap_of_half_a_width_is_simply_crossed(drawn: Drawn) -> None:
    """S7.3: at the half-way point the tile still rests on half an edge."""
    before = r"""
        39  ~  ~  ~  ~
        38  ~ /1 1 \ ~
        37  ~ \1 1 / ~  ~  ~  ~
        36  ~ /1 1 \ ~ /1 1 \ ~
        35  ~ \1A1 / ~ \1 1 / ~
        34  ~  ~ /1 1 \/1 1 \ ~
        33     ~ \1 1 /\1 1 / ~
        32     ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q  r
    """
    after = r"""
        39        ~  ~  ~  ~
        38        ~ /1 1 \ ~
        37  ~  ~  ~ \1 1 / ~  ~
        36  ~ /1 1 \ ~ /1 1 \ ~
        35  ~ \1A1 / ~ \1 1 / ~
        34  ~  ~ /1 1 \/1 1 \ ~
        33     ~ \1 1 /\1 1 / ~
        32     ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q  r
    """
    table = drawn(before)
    assert table.say("slide m37 east east").drawn == plain(after)


def test_s7_5_a_gap_of_a_full_width_is_followed_around_two_corners_to_its_other_side(drawn: Drawn) -> None:
    """S7.3: in on one half step, out on the other."""
    before = r"""
        39     ~  ~  ~  ~
        38     ~ /1 1 \ ~
        37  ~  ~ \1 1 / ~  ~  ~  ~
        36  ~ /1 1 \ ~  ~ /1 1 \ ~
        35  ~ \1A1 / ~  ~ \1 1 / ~
        34  ~ /1 1 \/1 1 \/1 1 \ ~
        33  ~ \1 1 /\1 1 /\1 1 / ~
        32  ~  ~  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q  r  s
    """
    after = r"""
        39           ~  ~  ~  ~
        38           ~ /1 1 \ ~
        37  ~  ~  ~  ~ \1 1 / ~  ~
        36  ~ /1 1 \ ~  ~ /1 1 \ ~
        35  ~ \1A1 / ~  ~ \1 1 / ~
        34  ~ /1 1 \/1 1 \/1 1 \ ~
        33  ~ \1 1 /\1 1 /\1 1 / ~
        32  ~  ~  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q  r  s
    """
    table = drawn(before)
    assert not table.offers("slide", "n37", "east")
    assert table.say("slide n37 southeast northeast").drawn == plain(after)


def test_s7_5_a_tile_that_passes_a_corner_goes_on_until_half_an_edge_touches_again(drawn: Drawn) -> None:
    """S7.3: around the corner counts as one half step."""
    before = r"""
        39  ~  ~  ~  ~
        38  ~ /1 1 \ ~
        37  ~ \1 1 / ~
        36  ~ /1 1 \ ~
        35  ~ \1A1 / ~
        34  ~ /1 1 \ ~
        33  ~ \1 1 / ~
        32  ~  ~  ~  ~
            l  m  n  o
    """
    after = r"""
        38        ~  ~  ~  ~
        37  ~  ~  ~ /1 1 \ ~
        36  ~ /1 1 \\1 1 / ~
        35  ~ \1A1 / ~  ~  ~
        34  ~ /1 1 \ ~
        33  ~ \1 1 / ~
        32  ~  ~  ~  ~
            l  m  n  o  p  q
    """
    table = drawn(before)
    assert table.say("slide m37 east southeast").drawn == plain(after)


def test_s7_5_a_tile_neither_ends_nor_pauses_at_a_corner(drawn: Drawn) -> None:
    """S7.4: it could only touch the corner of m35 at o37, half-way or at the end."""
    table = drawn(r"""
        39     ~  ~  ~  ~
        38     ~ /1 1 \ ~
        37  ~  ~ \1 1 / ~
        36  ~ /1 1 \ ~  ~
        35  ~ \1A1 / ~
        34  ~ /1 1 \ ~
        33  ~ \1 1 / ~
        32  ~  ~  ~  ~
            l  m  n  o  p
    """)
    assert table.offers("slide", "n37") == ["slide n37 west west", "slide n37 southeast south"]
    other = drawn(r"""
        39  ~  ~  ~  ~
        38  ~ /1 1 \ ~
        37  ~ \1 1 / ~
        36  ~ /1 1 \ ~
        35  ~ \1A1 / ~
        34  ~ /1 1 \ ~
        33  ~ \1 1 / ~
        32  ~  ~  ~  ~
            l  m  n  o
    """)
    assert "slide m37 east east" not in other.offers("slide", "m37")


def test_s7_5_a_gap_of_half_a_width_and_then_a_corner(drawn: Drawn) -> None:
    """S7.3: straight over the gap to the next tile, then around its corner."""
    before = r"""
        38           ~  ~  ~  ~
        37  ~  ~  ~  ~ /1 1 \ ~
        36  ~ /1 1 \ ~ \1 1 / ~
        35  ~ \1A1 / ~ /1 1 \ ~
        34  ~  ~ /1 1 \\1 1 / ~
        33     ~ \1 1 / ~  ~  ~
        32     ~  ~  ~  ~
            l  m  n  o  p  q  r
    """
    after = r"""
        39     ~  ~  ~  ~
        38     ~ /1 1 \ ~
        37  ~  ~ \1 1 / ~
        36  ~ /1 1 \ ~  ~  ~  ~
        35  ~ \1A1 / ~ /1 1 \ ~
        34  ~  ~ /1 1 \\1 1 / ~
        33     ~ \1 1 / ~  ~  ~
        32     ~  ~  ~  ~
            l  m  n  o  p  q  r
    """
    table = drawn(before)
    assert table.say("slide p36 west northwest").drawn == plain(after)


def test_s7_5_the_third_level_of_a_stack_slides_straight_off(drawn: Drawn) -> None:
    """S7.2: it ends at sea level, with the shaman on it; never on a tile."""
    before = r"""
        39  ~  ~  ~  ~
        38  ~ /1 1 \ ~
        37  ~ \1 1 / ~
        36  ~ /3 3 \ ~
        35  ~ \3A3 / ~
        34  ~  ~  ~  ~
            l  m  n  o
    """
    after = r"""
        39  ~  ~  ~  ~
        38  ~ /1 1 \ ~
        37  ~ \1 1 / ~  ~  ~
        36  ~ /2 2 \/1 1 \ ~
        35  ~ \2 2 /\1A1 / ~
        34  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q
    """
    table = drawn(before)
    assert table.targets("slide", "m35") == {"east", "south", "west"}
    assert table.say("slide m35 east east").drawn == plain(after)


def test_s7_5_a_tile_crosses_a_gap_of_half_a_width_to_a_single_tile_island(drawn: Drawn) -> None:
    """S7.4: it may end on another island."""
    before = r"""
        39     ~  ~  ~  ~
        38     ~ /1 1 \ ~
        37  ~  ~ \1 1 / ~  ~  ~
        36  ~ /1 1 \ ~ /1 1 \ ~
        35  ~ \1A1 / ~ \1 1 / ~
        34  ~  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q  r
    """
    after = r"""
        39           ~  ~  ~  ~
        38           ~ /1 1 \ ~
        37  ~  ~  ~  ~ \1 1 / ~
        36  ~ /1 1 \ ~ /1 1 \ ~
        35  ~ \1A1 / ~ \1 1 / ~
        34  ~  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q  r
    """
    table = drawn(before)
    assert [island.tiles for island in table.view().islands] == [2, 1]
    assert [island.tiles for island in table.say("slide n37 east east").view().islands] == [1, 2]
    assert table.say("slide n37 east east").drawn == plain(after)


def test_s7_5_a_tile_bridges_a_gap_of_a_whole_width_between_two_islands(drawn: Drawn) -> None:
    """S7.4: two islands become one."""
    before = r"""
        39     ~  ~  ~  ~
        38     ~ /1 1 \ ~
        37  ~  ~ \1 1 / ~  ~  ~  ~
        36  ~ /1 1 \ ~  ~ /1 1 \ ~
        35  ~ \1A1 / ~  ~ \1 1 / ~
        34  ~  ~  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q  r  s
    """
    after = r"""
        37  ~  ~  ~  ~  ~  ~  ~  ~
        36  ~ /1 1 \/1 1 \/1 1 \ ~
        35  ~ \1A1 /\1 1 /\1 1 / ~
        34  ~  ~  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q  r  s
    """
    table = drawn(before)
    assert len(table.view().islands) == 2
    assert len(table.say("slide n37 southeast south").view().islands) == 1
    assert table.say("slide n37 southeast south").drawn == plain(after)


def test_s7_5_a_tile_is_never_pushed_directly_away(drawn: Drawn) -> None:
    """S7.3: not even towards another island."""
    table = drawn(r"""
        37  ~  ~  ~  ~  ~  ~  ~  ~  ~
        36  ~ /1 1 \/1 1 \ ~ /1 1 \ ~
        35  ~ \1A1 /\1 1 / ~ \1 1 / ~
        34  ~  ~  ~  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q  r  s  t
    """)
    assert table.offers("slide", "o35") == ["slide o35 north northwest", "slide o35 south southwest"]
