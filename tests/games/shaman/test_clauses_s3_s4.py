"""Turns, and moving pieces (S3, S4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.shaman.tables import plain, table_of

if TYPE_CHECKING:
    from tests.games.shaman.tables import Drawn

CROWD = r"""
    37  ~  ~  ~  ~  ~  ~
    36  ~ /1a1 \/1b1 \ ~
    35  ~ \1A1 /\1 1B/ ~
    34  ~  ~  ~  ~  ~  ~
        l  m  n  o  p  q
"""


def test_s3_1_a_turn_has_two_actions_of_any_kind(drawn: Drawn) -> None:
    table = drawn(CROWD)
    verbs = {text.split()[0] for text in table.offers()}
    assert verbs == {"move", "spirit", "slide"}
    table = table.say("move m36 n36")
    assert (table.seat, table.view().actions_left) == (0, 1)
    table = table.say("move n36 m36")
    assert (table.seat, table.view().actions_left) == (1, 2)


def test_s3_1_a_spirit_movement_under_way_is_completed_before_the_actions(drawn: Drawn) -> None:
    table = drawn(CROWD).say("move m35 n35", "spirit m36", "move o36 o35", "move o35 o36")
    assert table.seat == 0
    assert table.view().actions_left == 2
    assert (table.view().tribes[0].shaman, table.view().tribes[0].spirit) == ("m36", None)


def test_s3_1_the_rest_of_a_turn_is_lost_when_nothing_is_possible(drawn: Drawn) -> None:
    """The only warrior lies beneath the shaman, which is in the spirit world."""
    table = drawn(r"""
        37  ~  ~  ~  ~  ~  ~  ~  ~
        36  ~ /1 1 \ ~  ~ /1 1 \ ~
        35  ~ \1A1a/ ~  ~ \1B1b/ ~
        34  ~  ~  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q  r  s
    """)
    assert table.say("spirit n35").seat == 1
    assert "TurnLost(seat=0)" in table.told("spirit n35")


def test_s3_1_a_whole_turn_is_lost_when_nothing_is_possible(drawn: Drawn) -> None:
    """The shaman of p2 rides the spirit of p3, hemmed in on a tile that has no other to slide along."""
    table = drawn(
        r"""
        37  ~  ~  ~  ~  ~  ~  ~  ~
        36  ~ /1c1c\ ~  ~ /1 1 \ ~
        35  ~ \1B1c/ ~  ~ \1A1 / ~
        34  ~  ~  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q  r  s
        c crowns: spirit on m35, shaman on the warrior on n35
        """,
        players=3,
        actions=1,
    )
    assert table.say("move q35 r35").seat == 2
    assert "TurnLost(seat=1)" in table.told("move q35 r35")


def test_s3_2_the_table_ends_the_game_after_the_turn_limit() -> None:
    table = table_of(CROWD, turns=79, seat=1, actions=1)
    table = table.say("move o36 n36")
    assert (table.view().phase, table.view().ended, table.view().round) == ("over", "turn-limit", 40)


def test_s3_2_the_limit_is_an_option_and_counts_turns_of_each_player() -> None:
    table = table_of(CROWD, limit=1).say("move m36 n36", "move n36 m36")
    assert table.seat == 1
    table = table.say("move o36 o35", "move o35 o36")
    assert table.view().ended == "turn-limit"


def test_s3_2_a_position_may_occur_again(drawn: Drawn) -> None:
    table = drawn(CROWD)
    again = table.say("move m36 n36", "move n36 m36", "move o36 o35", "move o35 o36")
    assert (again.drawn, again.offers()) == (table.drawn, table.offers())


def test_s4_1_a_warrior_moves_like_a_rook_over_land_friends_and_levels_but_not_over_enemies(drawn: Drawn) -> None:
    table = drawn(r"""
        39  ~  ~  ~  ~
        38  ~ /1 1 \ ~
        37  ~ \1 1 / ~  ~  ~  ~  ~
        36  ~ /1A1 \/3 3 \/1 1 \ ~
        35  ~ \1a1a/\3 3b/\1 1 / ~
        34  ~  ~  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q  r  s
    """)
    assert table.targets("move", "m35") == {"m37", "m38", "o35"}
    assert table.targets("move", "n35") == {"o35", "n36", "n37", "n38"}


def test_s4_1_a_shaman_moves_like_a_queen(drawn: Drawn) -> None:
    table = drawn(r"""
        39  ~  ~  ~  ~  ~  ~
        38  ~ /1 1 \/1 1 \ ~
        37  ~ \1 1 /\1a1 / ~
        36  ~ /1A1 \/1 1 \ ~
        35  ~ \1 1 /\1 1b/ ~
        34  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q
    """)
    straight = {"m35", "m37", "m38", "n36", "o36", "p36"}
    diagonal = {"n35", "n37", "o38"}
    assert table.targets("move", "m36") == straight | diagonal


def test_s4_1_a_piece_ends_on_an_empty_space_and_never_crosses_water(drawn: Drawn) -> None:
    table = drawn(r"""
        37  ~  ~  ~  ~  ~  ~  ~
        36  ~ /1 1 \ ~ /1 1 \ ~
        35  ~ \1A1a/ ~ \1 1 / ~
        34  ~  ~ /1 1 \ ~  ~  ~
        33     ~ \1 1 / ~
        32     ~  ~  ~  ~
            l  m  n  o  p  q  r
    """)
    assert table.targets("move", "n35") == {"n36", "n34", "n33"}
    assert "n35" not in table.targets("move", "m35")


def test_s4_2_a_diagonal_step_needs_land_on_at_least_one_side(drawn: Drawn) -> None:
    """From n36 to o37 one space beside the step is land; from n35 to o34 both are water."""
    table = drawn(r"""
        39        ~  ~  ~  ~
        38  ~  ~  ~ /1 1 \ ~
        37  ~ /1 1 \\1 1 / ~
        36  ~ \1 1A/ ~  ~  ~
        35  ~  ~  ~ /1 1 \ ~
        34        ~ \1 1 / ~
        33        ~  ~  ~  ~
            l  m  n  o  p  q
    """)
    assert table.targets("move", "n36") == {"n37", "m36", "m37", "o37", "p38"}


def test_s4_3_a_spirit_alone_does_not_block_and_is_ridden_when_stopped_at(drawn: Drawn) -> None:
    table = drawn(r"""
        37  ~  ~  ~  ~  ~  ~
        36  ~ /1b1 \/1 1 \ ~
        35  ~ \1a1*/\1 1 / ~
        34  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q
        b moons: spirit on n35, shaman on the warrior on m36
    """)
    assert table.targets("move", "m35") == {"o35", "p35"}
    assert table.offers("ride") == ["ride m35 n35"]


def test_s4_3_a_spirit_with_an_enemy_rider_blocks_and_with_a_friend_does_not(drawn: Drawn) -> None:
    enemy = drawn(r"""
        37  ~  ~  ~  ~  ~  ~
        36  ~ /1b1 \/1 1 \ ~
        35  ~ \1a1b/\1 1 / ~
        34  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q
        b moons: spirit on n35, shaman on the warrior on m36
    """)
    assert enemy.targets("move", "m35") == set()
    friend = drawn(r"""
        37  ~  ~  ~  ~  ~  ~
        36  ~ /1b1 \/1 1 \ ~
        35  ~ \1a1a/\1 1 / ~
        34  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q
        b moons: spirit on n35, shaman on the warrior on m36
    """)
    assert friend.targets("move", "m35") == {"o35", "p35"}
    assert friend.offers("ride") == []


def test_a_drawing_is_read_as_it_is_drawn(drawn: Drawn) -> None:
    assert drawn(CROWD).drawn == plain(CROWD)
