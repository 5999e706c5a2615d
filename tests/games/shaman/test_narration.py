"""What is told to whom."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from kamishima.core.game import Step
from kamishima.core.turn import Action, Chance, Decision, Over
from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.pack.content import house_content
from kamishima.games.shaman.rules.actions import Ride, Slide, Spirit
from kamishima.games.shaman.rules.state import SETTLE, TURN, State
from kamishima.games.shaman.show import events as told
from kamishima.games.shaman.show.view_builder import space_of
from kamishima.testing.walk import heard, walk

if TYPE_CHECKING:
    from tests.games.shaman.tables import Drawn, Table

SetUp = Callable[..., "Table"]

SOME = r"""
    37  ~  ~  ~  ~  ~  ~  ~  ~
    36  ~ /2a2a\/1b1 \/1 1 \ ~
    35  ~ \2A2 /\1 1B/\1 1 / ~
    34  ~  ~  ~  ~  ~  ~  ~  ~
        l  m  n  o  p  q  r  s
    a suns: coins m36=4 n36=2
"""


def test_the_set_up_is_told(set_up: SetUp) -> None:
    game = ShamanIsland(house_content(), 2, {})
    assert [repr(event) for event in heard(game, game.start(), game.parse("start p2"), None)] == [
        "StarterFound(seat=1)"
    ]
    table = set_up()
    assert table.told("lay o35") == ["TileLaid(seat=0, site='o35')"]
    table = table.say("lay o35", "lay q35", "lay s35", "lay u35", "lay w35", "lay k35")
    assert table.told("raise m35") == ["TileRaised(seat=0, site='m35', height=2)"]
    table = table.say("raise m35", "raise m35", "raise m35", "raise m35")
    assert table.told("place m35") == ["PiecePlaced(seat=0, piece='shaman', coin=None, space='m35')"]


def test_the_choice_of_a_coin_is_told_to_its_owner_alone(set_up: SetUp) -> None:
    table = set_up().say("lay o35", "lay q35", "lay s35", "lay u35", "lay w35", "lay k35")
    table = table.say("raise m35", "raise m35", "raise m35", "raise m35", "place m35", "place n35")
    assert table.told("coin 3", 0) == ["CoinChosen(seat=0, coin='3')"]
    assert table.told("coin 3", 1) == table.told("coin 4", None) == ["CoinChosen(seat=0, coin=None)"]
    chosen = table.say("coin 3")
    assert chosen.told("place m36", 0) == ["PiecePlaced(seat=0, piece='warrior', coin='3', space='m36')"]
    assert chosen.told("place m36", 1) == ["PiecePlaced(seat=0, piece='warrior', coin=None, space='m36')"]


def test_the_last_placed_piece_begins_the_first_turn() -> None:
    game = ShamanIsland(house_content(), 2, {})
    for visit in walk(game, seed=1):
        state = visit.state
        assert isinstance(state, State)
        if state.pieces_placed() == 13:
            events = [repr(event) for event in heard(game, state, visit.action, None)]
            assert [event.split("(")[0] for event in events] == ["PiecePlaced", "TurnBegan"]
            return


def test_moves_are_told_with_the_value_to_their_owner(drawn: Drawn) -> None:
    table = drawn(SOME)
    assert table.told("move n36 n35", 0) == ["PieceMoved(seat=0, piece='warrior', coin='2', start='n36', end='n35')"]
    assert table.told("move n36 n35", 1) == ["PieceMoved(seat=0, piece='warrior', coin=None, start='n36', end='n35')"]
    assert table.told("move m35 n35", 0) == ["PieceMoved(seat=0, piece='shaman', coin=None, start='m35', end='n35')"]


def test_a_spirit_movement_is_told_from_its_beginning_to_its_end(drawn: Drawn) -> None:
    table = drawn(SOME, actions=1)
    assert table.told("spirit n36", 0) == [
        "SpiritLeft(seat=0, spirit='m35', host='n36', coin='2')",
        "TurnBegan(seat=1, round=1)",
    ]
    table = table.say("spirit n36", "move o36 o35")
    assert table.told("move p35 p36", 1) == [
        "PieceMoved(seat=1, piece='shaman', coin=None, start='p35', end='p36')",
        "SpiritReturned(seat=0, shaman='n36', warrior='m35', coin=None)",
        "TurnBegan(seat=0, round=2)",
    ]


def test_riders_are_told_when_they_mount_and_when_they_come_down(drawn: Drawn) -> None:
    table = drawn(
        r"""
        37  ~  ~  ~  ~  ~  ~
        36  ~ /1 1 \/1 1 \ ~
        35  ~ \1*1b/\1 1a/ ~
        34  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q
        a suns: spirit on m35, shaman on the warrior on p35
        """,
        seat=1,
        actions=1,
    )
    ride = "SpiritRidden(seat=1, piece='warrior', coin='0', start='n35', end='m35', owner=0)"
    assert table.told("ride n35 m35", 1) == [
        ride,
        "SpiritReturned(seat=0, shaman='p35', warrior='m35', coin=None)",
        "TurnBegan(seat=0, round=1)",
    ]
    settling = table.say("ride n35 m35")
    assert settling.told("settle o35", 1) == [
        "RiderSettled(seat=0, owner=1, piece='warrior', coin='0', space='o35')",
    ]
    assert "coin=None" in settling.told("settle o35", 0)[0]


def test_a_rider_that_comes_down_by_itself_is_told_as_well(drawn: Drawn) -> None:
    table = drawn(
        r"""
        37  ~  ~  ~  ~  ~  ~
        36  ~ /1 1 \/1 1b\ ~
        35  ~ \1*1b/\1 1a/ ~
        34  ~  ~  ~  ~  ~  ~
            l  m  n  o  p  q
        a suns: spirit on m35, shaman on the warrior on p35
        """,
        seat=1,
        actions=1,
    )
    assert "RiderSettled(seat=0, owner=1, piece='warrior', coin=None, space='o35')" in table.told("ride n35 m35")


def test_tiles_are_told_with_their_path_and_their_riders(drawn: Drawn) -> None:
    table = drawn(SOME)
    assert table.told("slide m35 north north") == ["TileSlid(seat=0, start='m35', half_way='m36', end='m37', riders=3)"]
    assert table.told("sink q35") == ["TileSunk(seat=0, site='q35')"]


def test_the_end_is_told_island_by_island(drawn: Drawn) -> None:
    table = drawn(SOME, actions=1, turns=79, seat=1)
    assert table.told("slide q35 south southwest") == [
        "TileSlid(seat=1, start='q35', half_way='q34', end='p33', riders=0)",
        "GameEnded(reason='turn-limit')",
        "IslandScored(island='p33', tiles=4, totals=(12, 6), controllers=(0,), points=(24, 0))",
    ]


def test_islands_that_divide_are_told(drawn: Drawn) -> None:
    assert "IslandsChanged(islands=2, before=1)" in drawn(SOME, 3).told("slide o35 south southwest")


RIDING_EACH_OTHER = r"""
    37  ~  ~  ~  ~  ~  ~
    36  ~ /1b1a\/1 1*\ ~
    35  ~ \1a1 /\1 1b/ ~
    34  ~  ~  ~  ~  ~  ~
        l  m  n  o  p  q
    a suns: spirit on p36, shaman on the warrior on m35
    b moons: spirit on m35, shaman on the warrior on p35
"""
"""The warrior of p1 on m35 rides the spirit of p2 while the shaman of p1 lies on it; the last action is to be taken."""


def test_s5_5_a_shaman_that_comes_back_onto_a_spirit_is_told_where_it_stood_before_it_came_down(drawn: Drawn) -> None:
    table = drawn(RIDING_EACH_OTHER, actions=1, turns=79)
    assert table.told("move n36 n35")[2:5] == [
        "SpiritReturned(seat=0, shaman='m35', warrior='p36', coin=None)",
        "SpiritReturned(seat=1, shaman='p35', warrior='m35', coin=None)",
        "RiderSettled(seat=1, owner=0, piece='shaman', coin=None, space='o35')",
    ]


def test_s5_5_a_shaman_that_is_still_to_be_set_down_is_told_where_it_came_back(drawn: Drawn) -> None:
    table = drawn(RIDING_EACH_OTHER.replace("spirit on p36", "spirit on o36"), actions=1, turns=79)
    assert table.told("move n36 n35")[2:] == [
        "SpiritReturned(seat=0, shaman='m35', warrior='o36', coin=None)",
        "SpiritReturned(seat=1, shaman='p35', warrior='m35', coin=None)",
    ]
    assert table.say("move n36 n35").told("settle p36")[0] == (
        "RiderSettled(seat=1, owner=0, piece='shaman', coin=None, space='p36')"
    )


def test_s5_5_a_rider_whose_own_shaman_follows_is_told_where_it_came_down(drawn: Drawn) -> None:
    """p2 ends the game, so the warrior comes down on o35 before its shaman takes that place."""
    table = drawn(RIDING_EACH_OTHER.replace("1b1a", "1 1b"), seat=1, actions=1, turns=79)
    assert table.told("move n36 n35")[2:5] == [
        "SpiritReturned(seat=1, shaman='p35', warrior='m35', coin=None)",
        "RiderSettled(seat=1, owner=0, piece='warrior', coin=None, space='o35')",
        "SpiritReturned(seat=0, shaman='o35', warrior='p36', coin=None)",
    ]


class Followed:
    """A table that is changed by what is told alone: the spaces of pieces and spirits."""

    def __init__(self, state: State) -> None:
        self.where = [space_of(state, cell) for cell in state.where]
        self.spirits = [space_of(state, die) for die in state.dice]
        self.hosts = list(state.hosts)
        self.rider = state.rider
        self.size = state.size

    def follow(self, event: object) -> None:
        """Change what an event says, and nothing else."""
        if isinstance(event, told.PieceMoved | told.SpiritRidden):
            self.where[self.where.index(event.start)] = event.end
        elif isinstance(event, told.SpiritLeft):
            self.hosts[event.seat] = self.where.index(event.host)
            self.spirits[event.seat], self.where[event.seat * self.size] = event.spirit, None
        elif isinstance(event, told.SpiritReturned):
            self._back(event)
        elif isinstance(event, told.RiderSettled):
            assert self.rider // self.size == event.owner
            self.where[self.rider], self.rider = event.space, -1

    def _back(self, event: told.SpiritReturned) -> None:
        host = self.hosts[event.seat]
        assert (event.shaman, event.warrior) == (self.where[host], self.spirits[event.seat])
        if event.warrior in self.where:
            self.rider = self.where.index(event.warrior)
            self.where[self.rider] = None
        self.where[event.seat * self.size], self.where[host] = event.shaman, event.warrior
        self.spirits[event.seat], self.hosts[event.seat] = None, -1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_follows_what_is_told_knows_where_everybody_stands(players: int) -> None:
    """Many spirits and short games, so that movements end together and ride each other."""
    game = ShamanIsland(house_content(), players, {"turn-limit": 3})
    together = 0
    for seed in range(150):
        for state, action, after in spirited(game, seed):
            if state.phase not in (TURN, SETTLE) or isinstance(action, Slide):
                continue  # what stands on a tile goes along, which the table shows
            followed = Followed(state)
            events = game.narrate(Step(state, action, after)).events(None)
            for event in events:
                followed.follow(event)
            assert followed.where == [space_of(after, cell) for cell in after.where]
            assert followed.spirits == [space_of(after, die) for die in after.dice]
            together += len([event for event in events if isinstance(event, told.SpiritReturned)]) > 1
    assert together > 10


def spirited(game: ShamanIsland, seed: int) -> Iterator[tuple[State, Action, State]]:
    """A random game in which everybody likes spirits: each step, with the positions before and after it."""
    rng, state = random.Random(seed), game.start()
    while not isinstance(turn := game.turn(state), Over):
        if isinstance(turn, Chance):
            action = turn.draw(rng)
        else:
            assert isinstance(turn, Decision)
            likes = [action for action in turn.actions if isinstance(action, Spirit | Ride)]
            action = rng.choice(likes if likes and rng.random() < 0.8 else turn.actions)
        after = game.apply(state, action)
        yield state, action, after
        state = after
