"""What each audience sees, and how it is drawn."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from tests.games.shaman.drawing import draw_text
from tests.games.shaman.tables import plain

from kamishima.core.turn import SeatId
from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.pack.content import house_content
from kamishima.games.shaman.rules.state import State
from kamishima.testing.secrecy import seen_by
from kamishima.testing.walk import walk

if TYPE_CHECKING:
    from tests.games.shaman.tables import Drawn

SOME = r"""
    37  ~  ~  ~  ~  ~  ~
    36  ~ /2a2a\/1b1 \ ~
    35  ~ \2*2 /\1 1B/ ~
    34  ~  ~  ~  ~  ~  ~
        l  m  n  o  p  q
    a suns: spirit on m35, shaman on the warrior on m36; coins m36=4 n36=2
"""


def test_the_owner_sees_values_and_others_see_places_only(drawn: Drawn) -> None:
    table = drawn(SOME)
    assert [(warrior.space, warrior.coin) for warrior in table.view(0).tribes[0].warriors] == [
        ("m36", "4"),
        ("n36", "2"),
    ]
    for seat in (1, None):
        assert [warrior.coin for warrior in table.view(seat).tribes[0].warriors] == [None, None]


def test_the_order_of_warriors_tells_nothing_about_their_values(drawn: Drawn) -> None:
    swapped = drawn(SOME.replace("m36=4 n36=2", "m36=2 n36=4"))
    assert table_bytes(drawn(SOME).game, drawn(SOME).state) == table_bytes(swapped.game, swapped.state)


def table_bytes(game: ShamanIsland, state: State) -> bytes:
    return seen_by(game, state, SeatId(1))


def test_resampling_changes_only_the_values_of_others(drawn: Drawn) -> None:
    table = drawn(SOME)
    seen: set[tuple[str | None, ...]] = set()
    for seed in range(40):
        other = table.game.resample(table.state, SeatId(1), random.Random(seed))
        assert seen_by(table.game, other, SeatId(1)) == table_bytes(table.game, table.state)
        owner = table.game.viewer.view(other, SeatId(0), table.game.turn(other))
        seen.add(tuple(warrior.coin for warrior in owner.tribes[0].warriors))
        assert owner.tribes[0].host == "m36"
        own = table.game.resample(table.state, SeatId(0), random.Random(seed))
        assert own.where[:7] == table.state.where[:7]
    assert len(seen) > 10


def test_every_assignment_of_values_is_equally_likely(drawn: Drawn) -> None:
    table = drawn(SOME)
    times = [0] * 6
    for seed in range(1200):
        other = table.game.resample(table.state, None, random.Random(seed))
        cell = other.where[other.hosts[0]]
        times[other.where[1:7].index(cell)] += 1
    assert all(140 < count < 260 for count in times)


def test_a_coin_just_chosen_is_resampled_as_well() -> None:
    game = ShamanIsland(house_content(), 2, {})
    for visit in walk(game, seed=1):
        state = visit.state
        assert isinstance(state, State)
        if state.phase == "place" and state.coin >= 0:
            other = SeatId(1 - state.seat)
            coins = {game.resample(state, other, random.Random(seed)).coin for seed in range(60)}
            assert coins == set(range(6))
            assert game.resample(state, state.seat, random.Random(1)).coin == state.coin
            return


def test_a_rider_in_the_air_is_resampled_as_well(drawn: Drawn) -> None:
    table = drawn(
        r"""
        37  ~  ~  ~  ~  ~  ~
        36  ~ /1 1b\/1 1 \ ~
        35  ~ \1b1 /\1 1a/ ~
        34  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q
        a suns: spirit on m35, shaman on the warrior on p35
        b moons: coins m35=3 n36=5
        """,
        seat=1,
        actions=1,
    ).say("move n36 n35")
    assert table.view(1).rider is not None
    assert [rider.coin for seat in (0, 1, None) if (rider := table.view(seat).rider)] == [None, "3", None]
    riders = {table.game.resample(table.state, SeatId(0), random.Random(seed)).rider for seed in range(60)}
    assert riders == set(range(8, 14))


def test_scores_and_tallies_are_shown_when_the_game_is_over_and_not_before(drawn: Drawn) -> None:
    table = drawn(SOME, seat=1, turns=79, actions=1)
    assert (table.view().scores, table.view().tallies, table.view().ranks) == ((), (), ())
    over = table.say("move o36 p36")
    assert over.view().scores == (18, 0)
    assert over.view().ranks == (1, 2)
    assert over.view().tribes[0].coins_in_hand is not None


def test_a_drawing_shows_levels_coast_tribes_and_coordinates(drawn: Drawn) -> None:
    table = drawn(SOME)
    assert plain(draw_text(table.view(0))) == plain(SOME)
    assert plain(draw_text(table.view(1))).endswith(
        "a suns: spirit on m35, shaman on the warrior on m36\nb moons: coins o36=0"
    )


def test_a_drawing_leaves_the_open_sea_blank(drawn: Drawn) -> None:
    drawing = r"""
        37  ~  ~  ~  ~     ~  ~  ~  ~
        36  ~ /1 1 \ ~     ~ /1 1 \ ~
        35  ~ \1A1 / ~     ~ \1B1 / ~
        34  ~  ~  ~  ~     ~  ~  ~  ~
            l  m  n  o  p  q  r  s  t
    """
    assert drawn(drawing).drawn == plain(drawing)


def test_a_rider_hides_the_spirit_beneath_it(drawn: Drawn) -> None:
    drawing = r"""
        37  ~  ~  ~  ~
        36  ~ /1a1 \ ~
        35  ~ \1b1 / ~
        34  ~  ~  ~  ~
            l  m  n  o
        a suns: spirit on m35, shaman on the warrior on m36
    """
    assert drawn(drawing).drawn == plain(drawing)
    assert drawn(drawing).view().tribes[0].spirit == drawn(drawing).view().tribes[1].warriors[0].space == "m35"
