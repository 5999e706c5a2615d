"""The end of the game and scoring (S8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from tests.games.shaman.tables import read_drawing

from kamishima.core.turn import Over
from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.pack.content import house_text, read_content
from kamishima.games.shaman.rules.scoring import IslandScore

if TYPE_CHECKING:
    from tests.games.shaman.tables import Drawn

CHAIN = r"""
    37  ~  ~  ~  ~  ~  ~  ~  ~  ~  ~
    36  ~ /1 1 \/1 1 \/1 1 \/1b1 \ ~
    35  ~ \1A1 /\1 1 /\1b1 /\1 1 / ~
    34  ~  ~  ~  ~  ~  ~  ~  ~  ~  ~
    33  ~ /1 1 \ ~  ~  ~  ~ /1 1 \ ~
    32  ~ \1B1 / ~        ~ \1a1 / ~
    31  ~  ~  ~  ~        ~  ~  ~  ~
        l  m  n  o  p  q  r  s  t  u
"""


@pytest.mark.parametrize(("players", "over"), [(2, True), (3, True), (4, False)])
def test_s8_1_the_game_ends_at_once_with_one_island_more_than_players(players: int, over: bool, drawn: Drawn) -> None:
    """Sinking o35 makes four islands of three; the second action is not taken any more."""
    table = drawn(CHAIN, players).say("sink o35")
    assert len(table.view().islands) == 4
    assert (table.view().ended == "islands") is over
    assert (table.view().phase == "over") is over


def test_s8_1_the_islands_of_a_game_that_goes_on_may_be_as_many_as_players(drawn: Drawn) -> None:
    assert drawn(CHAIN, 3).view().islands_to_end == 4
    assert drawn(CHAIN, 3).say("move m35 m36").view().phase == "turn"


def test_s8_2_four_tiles_two_and_five_against_nought_and_three_score_twenty() -> None:
    score = IslandScore(1, 4, (2 + 5, 0 + 3), (5, 3), (True, True))
    assert (score.controllers, score.points) == ((0,), (20, 0))


def test_s8_2_five_tiles_shaman_against_one_two_and_three_score_twelve_and_six() -> None:
    score = IslandScore(1, 5, (6, 1 + 2 + 3), (6, 3), (True, True))
    assert (score.controllers, score.points) == ((0, 1), (12, 6))


def test_s8_2_the_same_on_drawn_islands(drawn: Drawn) -> None:
    """The first island has four tiles, the second five."""
    table = drawn(
        r"""
        37  ~  ~  ~  ~  ~  ~
        36  ~ /3a3a\/1b1b\ ~
        35  ~ \3 3 /\1 1 / ~
        34  ~  ~  ~  ~  ~  ~
        33  ~ /4 4 \/1b1b\ ~
        32  ~ \4A4 /\1 1b/ ~
        31  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q
        a suns: coins m36=2 n36=5
        b moons: coins o36=0 p36=4 o33=1 p33=2 p32=3
        """,
        turns=79,
        seat=1,
        actions=1,
    ).say("move p36 p35")
    south, north = table.view().tallies
    assert (north.island, north.tiles, north.totals, north.points) == ("m35", 4, (7, 4), (20, 0))
    assert (south.island, south.tiles, south.totals, south.points) == ("m32", 5, (6, 6), (12, 6))
    assert table.view().scores == (32, 6)


def test_s8_2_three_tied_tribes_share_the_tiles_and_drop_the_remainder() -> None:
    score = IslandScore(1, 8, (5, 5, 5), (5, 4, 3), (True, True, True))
    assert score.points == (10, 8, 6)


def test_s8_2_a_deserted_island_scores_for_nobody_and_a_lone_nought_controls_for_nothing() -> None:
    assert IslandScore(1, 3, (0, 0), (0, 0), (False, False)).controllers == ()
    alone = IslandScore(1, 3, (0, 0), (0, 0), (False, True))
    assert (alone.controllers, alone.points) == ((1,), (0, 0))


def test_s8_2_all_warriors_are_turned_over_at_the_end(drawn: Drawn) -> None:
    table = drawn(CHAIN, 3)
    assert [warrior.coin for warrior in table.view(0).tribes[1].warriors] == [None, None]
    over = table.say("sink o35")
    assert [warrior.coin for warrior in over.view(0).tribes[1].warriors] == ["1", "0"]


def test_s8_2_the_values_are_those_of_the_pack() -> None:
    pack = house_text().replace("value = { is = 6", "value = { is = 9")
    game = ShamanIsland(read_content(pack), 3, {})
    state = read_drawing(game, CHAIN)
    assert game.scores(state)[1] == 9


def test_s8_3_most_points_win_and_ties_share(drawn: Drawn) -> None:
    table = drawn(CHAIN, 3).say("sink o35")
    turn = table.game.turn(table.state)
    assert isinstance(turn, Over)
    assert turn.result.scores == (6, 8, 0)
    assert turn.result.ranks == (2, 1, 3)
    even = drawn(
        r"""
        37  ~  ~  ~  ~  ~  ~
        36  ~ /1a1b\/1A1B\ ~
        35  ~ \1 1 /\1 1 / ~
        34  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q
        """,
        turns=79,
        seat=1,
        actions=1,
    ).say("move n36 n35")
    assert even.view().ranks == (1, 1)
