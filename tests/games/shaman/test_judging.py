"""Scores before the end, and the quick guess that simple bots climb."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from kamishima.bots.registry import make_bot
from kamishima.bots.seat import Seat
from kamishima.core.chance import below
from kamishima.core.turn import Chance, Decision, Over, SeatId
from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.pack.content import house_content

if TYPE_CHECKING:
    from tests.games.shaman.tables import Drawn

EVEN = r"""
    37  ~  ~  ~  ~  ~  ~  ~  ~
    36  ~ /1a1 \/1 1 \/1 1b\ ~
    35  ~ \1A1 /\1 1 /\1 1B/ ~
    34  ~  ~  ~  ~  ~  ~  ~  ~
        l  m  n  o  p  q  r  s
"""


def test_scores_before_the_end_are_those_of_the_land_as_it_lies(drawn: Drawn) -> None:
    assert drawn(EVEN).game.scores(drawn(EVEN).state) == (6, 6)


def test_spirit_movements_count_as_if_they_were_completed(drawn: Drawn) -> None:
    """The shaman of p1 comes to the island of its warrior; the rider of p2 comes with it."""
    table = drawn(r"""
        37  ~  ~  ~  ~  ~  ~
        36  ~ /1 1 \/1 1 \ ~
        35  ~ \1b1 /\1 1 / ~
        34  ~  ~  ~  ~  ~  ~
        33  ~ /1 1 \ ~
        32  ~ \1 1a/ ~
        31  ~  ~  ~  ~
            l  m  n  o  p  q
        a suns: spirit on m35, shaman on the warrior on n32
        b moons: coins m35=5
    """)
    assert table.game.scores(table.state) == (1 * 6 + 2 * 0, 0)
    assert table.view().tribes[0].spirit == "m35"


def test_a_rider_that_is_being_set_down_counts_near_the_shaman(drawn: Drawn) -> None:
    table = drawn(
        r"""
        37  ~  ~  ~  ~  ~  ~
        36  ~ /1 1 \/1 1 \ ~
        35  ~ \1b1b/\1 1 / ~
        34  ~  ~  ~  ~  ~  ~
        33  ~ /1 1 \ ~
        32  ~ \1 1a/ ~
        31  ~  ~  ~  ~
            l  m  n  o  p  q
        a suns: spirit on m35, shaman on the warrior on n32
        b moons: coins m35=5 n35=4
        """,
        seat=1,
        actions=1,
    ).say("move n35 n36")
    assert table.view().phase == "settle"
    assert table.game.scores(table.state) == (1 * 6, 2 * 4)


def test_the_outlook_is_even_when_all_is_even_and_follows_the_totals(drawn: Drawn) -> None:
    game, state = drawn(EVEN).game, drawn(EVEN).state
    assert game.outlook(state, SeatId(0)) == game.outlook(state, SeatId(1)) == 0
    ahead = drawn(EVEN.replace("/1a1 ", "/1a1a") + "    a suns: coins n36=5\n").state
    assert game.outlook(ahead, SeatId(0)) > 0 > game.outlook(ahead, SeatId(1))


def test_the_outlook_of_a_game_that_is_over_is_the_lead_in_points(drawn: Drawn) -> None:
    table = drawn(EVEN, turns=79, seat=1, actions=1).say("sink o35")
    assert table.view().scores == (6, 6)
    assert table.game.outlook(table.state, SeatId(0)) == 0


def test_a_greedy_bot_beats_a_random_one() -> None:
    game = ShamanIsland(house_content(), 2, {"turn-limit": 20})
    wins = 0.0
    for seed in range(12):
        rng = random.Random(seed)
        bot, mine = make_bot("greedy", seed), SeatId(seed % 2)
        state = game.start()
        while not isinstance(turn := game.turn(state), Over):
            if isinstance(turn, Decision) and turn.seat == mine:
                action = bot.choose(Seat(game, state, mine, rng))
            elif isinstance(turn, Decision):
                action = turn.actions[below(rng, len(turn.actions))]
            else:
                assert isinstance(turn, Chance)
                action = turn.draw(rng)
            state = game.apply(state, action)
        wins += 1 / turn.result.ranks.count(1) if turn.result.ranks[mine] == 1 else 0
    assert wins >= 7
