"""Spirit movement (S5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.shaman.tables import plain, table_of

from kamishima.games.shaman.rules.turns import Course
from kamishima.games.shaman.show.view import Rider

if TYPE_CHECKING:
    from tests.games.shaman.tables import Drawn

TWO_ISLANDS = r"""
    37  ~  ~  ~  ~  ~  ~  ~  ~
    36  ~ /1 1 \/1 1 \/1 1 \ ~
    35  ~ \1A1B/\1 1 /\1 1a/ ~
    34  ~  ~  ~  ~  ~  ~  ~  ~
    33  ~ /1 1 \ ~
    32  ~ \1a1b/ ~
    31  ~  ~  ~  ~
        l  m  n  o  p  q  r  s
"""

UNDER_WAY = r"""
    37  ~  ~  ~  ~  ~  ~  ~  ~
    36  ~ /1 1 \/1 1 \/1 1 \ ~
    35  ~ \1*1B/\1 1 /\1 1a/ ~
    34  ~  ~  ~  ~  ~  ~  ~  ~
    33  ~ /1 1 \ ~
    32  ~ \1a1b/ ~
    31  ~  ~  ~  ~
        l  m  n  o  p  q  r  s
    a suns: spirit on m35, shaman on the warrior on m32
"""

SWAPPED = r"""
    37  ~  ~  ~  ~  ~  ~  ~  ~
    36  ~ /1 1 \/1 1 \/1 1 \ ~
    35  ~ \1a1B/\1 1 /\1 1a/ ~
    34  ~  ~  ~  ~  ~  ~  ~  ~
    33  ~ /1 1 \ ~
    32  ~ \1A1b/ ~
    31  ~  ~  ~  ~
        l  m  n  o  p  q  r  s
"""


def test_s5_1_the_spirit_marks_the_space_and_the_shaman_is_laid_on_any_warrior_of_the_tribe(drawn: Drawn) -> None:
    table = drawn(TWO_ISLANDS)
    assert table.targets("spirit") == {"r35", "m32"}
    assert table.say("spirit m32").drawn == plain(UNDER_WAY)


RIDING = r"""
    37  ~  ~  ~  ~  ~  ~
    36  ~ /1B1 \/1 1 \ ~
    35  ~ \1b1 /\1 1a/ ~
    34  ~  ~  ~  ~  ~  ~
        l  m  n  o  p  q
    a suns: spirit on m35, shaman on the warrior on p35
"""
"""A warrior of p2 rides the spirit of p1."""


def test_s5_1_a_warrior_that_rides_may_be_the_aim_and_comes_down_with_its_shaman(drawn: Drawn) -> None:
    table = drawn(RIDING, seat=1, actions=1)
    assert table.targets("spirit") == {"m35"}
    table = table.say("spirit m35")
    assert (table.view().tribes[1].spirit, table.view().rider) == ("m36", Rider(1, "warrior", None))
    table = table.say("settle o35")
    assert table.view().tribes[1].host == "o35"


def test_s5_1_a_shaman_that_returns_to_a_riding_warrior_rides_on_in_its_place(drawn: Drawn) -> None:
    """p2 ends the game, so the shaman of p2 comes back first, onto the spirit of p1, and is set down by p1."""
    table = drawn(RIDING, seat=1, actions=1, turns=79).say("spirit m35")
    assert [warrior.space for warrior in table.view().tribes[1].warriors] == ["m36"]
    assert (table.seat, table.view().rider) == (0, Rider(1, "shaman", None))
    assert table.say("settle o35").view().tribes[1].shaman == "o35"


def test_s5_2_a_shaman_that_rides_may_sink_and_move_tiles_of_the_island_on_which_it_rides(drawn: Drawn) -> None:
    table = drawn(UNDER_WAY, seat=1).say("ride n35 m35")
    assert table.targets("sink") == {"o35"}
    assert {text.split()[1] for text in table.offers("slide")} == {"m35", "o35", "q35"}
    assert "o35" not in [stack.site for stack in table.say("sink o35").view().stacks]


def test_s5_2_as_a_first_action_it_forbids_moving_both_sinking_and_moving_tiles(drawn: Drawn) -> None:
    table = drawn(TWO_ISLANDS).say("spirit m32")
    assert (table.seat, table.view().actions_left) == (0, 1)
    assert {tuple(text.split()[:2]) for text in table.offers()} == {("move", "r35")}


def test_s5_2_as_a_second_action_it_forbids_nothing(drawn: Drawn) -> None:
    table = drawn(TWO_ISLANDS).say("slide q35 north northwest", "spirit m32")
    assert (table.seat, table.view().tribes[0].spirit) == (1, "m35")


def test_s5_2_it_cannot_be_started_while_one_is_under_way(drawn: Drawn) -> None:
    assert drawn(UNDER_WAY, actions=1).offers("spirit") == []


def test_s5_2_a_shaman_that_rides_a_spirit_cannot_start_one(drawn: Drawn) -> None:
    table = drawn(UNDER_WAY, seat=1)
    assert table.targets("spirit") == {"n32"}
    assert table.say("ride n35 m35").offers("spirit") == []


def test_s5_3_at_the_next_turn_shaman_and_warrior_have_changed_places(drawn: Drawn) -> None:
    table = drawn(UNDER_WAY, seat=1).say("move n32 n33", "move n33 n32")
    assert (table.seat, table.view().actions_left) == (0, 2)
    assert table.drawn == plain(SWAPPED)


def test_s5_3_the_swap_follows_the_land_that_has_moved_meanwhile(drawn: Drawn) -> None:
    """The tile with the spirit slides to the other side of its island; the warrior goes there."""
    table = drawn(UNDER_WAY, seat=1).say("slide m35 north northeast", "move n32 n33")
    assert table.view().tribes[0].shaman == "m32"
    assert table.view().tribes[0].warriors[1].space == "n37"


def test_s5_4_any_piece_may_ride_a_spirit_by_its_normal_move_but_only_one(drawn: Drawn) -> None:
    table = drawn(UNDER_WAY, seat=1)
    assert table.offers("ride") == ["ride n35 m35"]
    friend = drawn(UNDER_WAY, actions=1)
    assert friend.offers("ride") == []  # p2's shaman is in the way
    ridden = table.say("ride n35 m35")
    assert ridden.offers("ride") == []


def test_s5_4_a_rider_comes_down_next_to_the_shaman_and_its_owner_chooses_among_equally_near_spaces(
    drawn: Drawn,
) -> None:
    table = drawn(UNDER_WAY, seat=1).say("ride n35 m35", "move n32 n33")
    assert (table.seat, table.view().phase) == (0, "settle")
    assert table.offers() == ["settle n32", "settle m33"]
    table = table.say("settle m33")
    assert (table.seat, table.view().phase, table.view().actions_left) == (0, "turn", 2)
    assert table.view().tribes[1].shaman == "m33"


def test_s5_4_a_single_nearest_space_needs_no_choice(drawn: Drawn) -> None:
    table = drawn(UNDER_WAY, seat=1, actions=1).say("ride n35 m35")
    assert (table.seat, table.view().phase) == (0, "turn")
    assert table.view().tribes[1].shaman == "m33"


def test_s5_4_nearest_is_measured_from_centre_to_centre_on_the_shamans_island(drawn: Drawn) -> None:
    """From m32 the nearest empty space is n33, and m35 would be farther; spaces of other islands do not count."""
    table = drawn(
        r"""
        37  ~  ~  ~  ~
        36  ~ /1 1 \ ~
        35  ~ \1B1 / ~
        34  ~  ~  ~  ~  ~  ~
        33  ~ /1b1b\/1 1 \ ~
        32  ~ \1a1b/\1 1 / ~
        31  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q
        a suns: spirit on m35, shaman on the warrior on m32
        """,
        seat=1,
        actions=1,
    )
    table = table.say("move n33 o33")
    assert table.view().tribes[1].shaman == "n33"
    assert table.seat == 0


def test_s5_4_a_full_island_sends_the_rider_to_the_nearest_space_anywhere(drawn: Drawn) -> None:
    table = drawn(
        r"""
        37  ~  ~  ~  ~  ~  ~
        36  ~ /1 1 \/1 1 \ ~
        35  ~ \1B1 /\1 1 / ~
        34  ~  ~  ~  ~  ~  ~
        33  ~ /1b1b\ ~
        32  ~ \1a1b/ ~
        31  ~  ~  ~  ~
            l  m  n  o  p  q
        a suns: spirit on m35, shaman on the warrior on m32
        """,
        seat=1,
        actions=1,
    )
    table = table.say("sink o35")
    assert table.view().tribes[1].shaman == "n35"


def test_s5_4_a_space_with_a_spirit_is_not_empty(drawn: Drawn) -> None:
    table = drawn(
        r"""
        37  ~  ~  ~  ~
        36  ~ /1 1 \ ~
        35  ~ \1b1c/ ~
        34  ~  ~  ~  ~
        33  ~ /1 1c\ ~
        32  ~ \1a1*/ ~
        31  ~  ~  ~  ~
            l  m  n  o
        a suns: spirit on m35, shaman on the warrior on m32
        c crowns: spirit on n32, shaman on the warrior on n35
        """,
        players=3,
        seat=2,
        actions=1,
    )
    table = table.say("move n33 m33")
    assert [warrior.space for warrior in table.view().tribes[1].warriors] == ["n33"]


def test_s5_4_a_rider_may_step_off_again(drawn: Drawn) -> None:
    table = drawn(UNDER_WAY, seat=1).say("ride n35 m35")
    assert "m36" in table.targets("move", "m35")
    table = table.say("move m35 m36")
    assert (table.seat, table.view().phase) == (0, "turn")
    assert table.view().tribes[1].shaman == "m36"


def test_s5_4_a_warrior_with_a_shaman_on_it_may_be_a_rider(drawn: Drawn) -> None:
    """The warrior of p2 rides the spirit of p1 and is the aim of its own shaman: both movements are completed."""
    table = drawn(
        r"""
        37  ~  ~  ~  ~  ~  ~
        36  ~ /1B1 \/1 1 \ ~
        35  ~ \1b1 /\1 1a/ ~
        34  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q
        a suns: spirit on m35, shaman on the warrior on p35
        """,
        seat=1,
        actions=1,
    )
    table = table.say("spirit m35")
    assert table.offers() == ["settle o35", "settle p36"]
    assert table.view().tribes[1].host is None
    table = table.say("settle o35", "move m35 n35", "move n35 m35")
    assert table.seat == 1
    assert (table.view().tribes[1].shaman, table.view().tribes[1].warriors[0].space) == ("o35", "m36")


ENDING = r"""
    37  ~  ~  ~  ~  ~  ~  ~  ~
    36  ~ /1 1 \/1 1 \/1 1 \ ~
    35  ~ \1A1 /\1 1 /\1*1a/ ~
    34  ~  ~  ~  ~  ~  ~  ~  ~
    33  ~ /1 1 \ ~
    32  ~ \1 1b/ ~
    31  ~  ~  ~  ~
        l  m  n  o  p  q  r  s
    b moons: spirit on q35, shaman on the warrior on n32
"""


def test_s5_5_when_the_game_ends_spirit_movements_are_completed_before_scoring(drawn: Drawn) -> None:
    table = drawn(ENDING).say("sink o35")
    assert table.view().ended == "islands"
    assert (table.view().tribes[1].shaman, table.view().tribes[1].warriors[0].space) == ("n32", "q35")


def test_s5_5_a_rider_is_set_down_by_the_shamans_owner_even_then(drawn: Drawn) -> None:
    table = drawn(ENDING).say("ride r35 q35", "sink o35")
    assert (table.seat, table.view().phase, table.view().ended) == (1, "settle", "islands")
    assert table.offers() == ["settle m32", "settle n33"]
    table = table.say("settle m32")
    assert table.view().phase == "over"
    assert [warrior.space for warrior in table.view().tribes[0].warriors] == ["m32"]


def test_s5_5_the_player_who_ended_the_game_comes_first(drawn: Drawn) -> None:
    """Both riders would come down on r36: that of p3, who ends the game, gets there first."""
    table = drawn(
        r"""
        37  ~  ~  ~  ~  ~  ~  ~  ~
        36  ~ /1C1c\ ~  ~ /1b1 \ ~
        35  ~ \1 1 / ~  ~ \1a1c/ ~
        34  ~  ~  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q  r  s
        b moons: spirit on q35, shaman on the warrior on q36
        """,
        players=3,
        seat=2,
        turns=119,
    )
    table = table.say("spirit r35", "ride n36 m36")
    assert table.view().ended == "turn-limit"
    assert table.drawn.startswith(
        plain(r"""
        37  ~  ~  ~  ~  ~  ~  ~  ~
        36  ~ /1c1a\ ~  ~ /1B1c\ ~
        35  ~ \1 1 / ~  ~ \1b1C/ ~
        34  ~  ~  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q  r  s
    """)
    )


FULL = r"""
    37  ~  ~  ~  ~
    36  ~ /1a1b\ ~
    35  ~ \1b1B/ ~
    34  ~  ~  ~  ~
        l  m  n  o
    a suns: spirit on m35, shaman on the warrior on m36
"""


def test_s5_6_without_room_for_the_rider_the_movement_stays_under_way(drawn: Drawn) -> None:
    """Every space is taken, and p1 has nothing else to do: its turn is lost."""
    table = drawn(FULL, seat=1, actions=1).say("spirit n36")
    assert (table.seat, table.view().phase) == (1, "turn")
    assert (table.view().tribes[0].spirit, table.view().tribes[0].host) == ("m35", "m36")
    assert (table.view().tribes[1].shaman, table.view().tribes[1].spirit) == ("n36", None)


def test_s5_6_a_game_that_ends_so_counts_the_shaman_on_its_warrior(drawn: Drawn) -> None:
    table = drawn(FULL, seat=1, actions=1, turns=79).say("spirit n36")
    assert table.view().phase == "over"
    assert table.view().tallies[0].totals == (6 + 0, 6 + 0 + 1)


def test_s5_6_turns_are_lost_until_the_limit_when_nobody_can_do_anything() -> None:
    """Both shamans are in the spirit world, and each spirit has a rider."""
    table = table_of(
        r"""
        37  ~  ~  ~  ~
        36  ~ /1a1b\ ~
        35  ~ \1b1a/ ~
        34  ~  ~  ~  ~
            l  m  n  o
        a suns: spirit on m35, shaman on the warrior on m36
        b moons: spirit on n35, shaman on the warrior on n36
        """,
        limit=1000,
    )
    course = Course(1000)
    course.end_turn(table.state)
    assert (table.state.phase, table.state.ended, table.state.turns) == ("over", "turn-limit", 2000)
