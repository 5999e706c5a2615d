"""What a seat sees of Origami Islands as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray
from tests.games.islands.conftest import HOME, Seat, draw_table, painted

from kamishima.adapters.arrays import Plan
from kamishima.core.turn import SeatId
from kamishima.games.islands.game import Islands
from kamishima.games.islands.observation import OF_A_PLAYER, PHASES, PLANES, SQUARE_SIGNS, Blocks, Encoder, LandCells
from kamishima.games.islands.rules.state import State
from kamishima.games.islands.show.view import View
from kamishima.testing.walk import final_state, walk

if TYPE_CHECKING:
    from tests.games.islands.conftest import Position


def seen(position: Position, seat: int = 0) -> dict[str, NDArray[np.float32]]:
    """The named numbers of a seat."""
    encoder = Encoder(position.game)
    cells, wide = encoder.write(position.game.view(position.state, SeatId(seat)))
    numbers = np.frombuffer(cells, np.uint8).astype(np.float32)
    for place, number in wide:
        numbers[place] = number
    return Plan(encoder.blocks).split(numbers)


def positions(game: Islands, seed: int) -> list[State]:
    """The positions of a random match, the last one included."""
    found = [*[visit.state for visit in walk(game, seed)], final_state(game, seed)]
    return [state for state in found if isinstance(state, State)]


def test_an_island_is_drawn_plane_by_plane() -> None:
    land = seen(draw_table(Seat(i1=painted(HOME, red="b1", blue="a2"))))["lands"][0]
    assert land[PLANES.index("red")][0].tolist() == [0, 1, 0, 0, 0, 0, 0, 0]
    assert land[PLANES.index("blue")][1][0] == 1
    assert land[PLANES.index("empty")][0].tolist() == [0, 0, 1, 0, 1, 1, 0, 0]
    assert land[PLANES.index("regular-harbour")][0][0] == 1
    assert land[PLANES.index("coal-pit")].sum() == 1
    assert land[PLANES.index("red outline")].sum() == 3  # a2 a3 b3


def test_a_surrounded_landmark_tells_how() -> None:
    around = "b2 c2 d2 b3 d3 b4 c4 d4"
    single = seen(draw_table(Seat(i1=painted(HOME, red=around))))["lands"][0]
    mixed = seen(draw_table(Seat(i1=painted(HOME, red=around[:-3], green="d4"))))["lands"][0]
    coal = PLANES.index("coal-pit")
    assert single[coal][2][2] == 3
    assert mixed[coal][2][2] == 2


def test_the_islands_of_others_are_told_square_by_square() -> None:
    position = draw_table(Seat(), Seat(i1=painted(HOME, red="b1")))
    others = seen(position, 0)["others"]
    assert others.shape == (1, 4, 8, 8)
    signs = [SQUARE_SIGNS[int(number) - 1] if number else " " for number in others[0][0][0]]
    assert "".join(signs) == "Rr.L..  "
    assert "others" not in seen(draw_table(Seat()))


def test_more_coins_than_a_byte_holds_are_told() -> None:
    assert seen(draw_table(Seat(coins=300)))["players"][0][0] == 300


def test_the_seat_that_looks_is_the_first() -> None:
    position = draw_table(Seat(coins=7), Seat(coins=9), Seat(coins=11))
    for seat, coins in ((0, [7, 9, 11]), (1, [9, 11, 7]), (2, [11, 7, 9])):
        assert seen(position, seat)["players"][:, 0].tolist() == coins


def test_players_are_told_number_by_number() -> None:
    position = draw_table(Seat(coins=4, coal=(1, 2), gold=(3, 1), access=(1, 0), i1=painted(HOME, red="b1")))
    shown = position.view.players[0]
    told = dict(zip(OF_A_PLAYER, seen(position)["players"][0].tolist(), strict=True))
    assert told == {
        "coins": 4, "income": shown.income, "coal any": 1, "coal season": 2, "gold two": 3, "gold one": 1,
        "volcanoes": shown.volcanoes, "access any": 1, "access regular": 0, "passed": 0, "score": shown.score,
    }  # fmt: skip


def test_the_season_is_told_from_now_on() -> None:
    parts = seen(draw_table(Seat(), season="green"))
    left = [["blue", "green", "red"][row.argmax()] for row in parts["season"] if row.any()]
    view = draw_table(Seat(), season="green").view
    assert left == list(view.season[view.space :])


def test_phase_card_and_bid_are_told() -> None:
    position = draw_table(Seat(), Seat()).then("~: die 3").then("p1: bid 5")
    parts = seen(position, 1)
    assert parts["phase"][PHASES.index("bidding")] == 1
    assert parts["card"].tolist() == [0, 0, 1, 0, 0, 0]
    assert parts["numbers"][2] == 5
    assert parts["leader"].tolist() == [0, 1]
    assert parts["acting"].tolist() == [1, 0]


def test_levels_and_used_technologies_are_told_in_the_science_variant_only() -> None:
    with_science = draw_table(Seat(), levels={"re-roll": 2}, science=True)
    assert seen(with_science)["levels"].tolist() == [0, 0, 0, 0, 2, 0, 0]
    assert "levels" not in seen(draw_table(Seat()))


def test_lands_are_remembered_without_showing_through() -> None:
    game = draw_table(Seat(), Seat()).game
    used = Encoder(game)
    for state in positions(game, seed=2)[::5]:
        view = game.view(state, SeatId(1))
        assert used.write(view) == Encoder(game).write(view)


def test_a_tail_is_left_empty() -> None:
    position = draw_table(Seat())
    view = position.game.view(position.state, SeatId(0))
    with_tail, _ = Encoder(position.game, tail=2).write(view)
    assert with_tail[:-2] == Encoder(position.game).write(view)[0]
    assert list(with_tail[-2:]) == [0, 0]


def test_the_planes_of_a_land_are_those_of_its_view() -> None:
    view = draw_table(Seat(i1=painted(HOME, red="b1"))).view
    assert isinstance(view, View)
    assert sum(LandCells(view.players[0].lands[0]).planes[: 4 * 64]) == sum(
        [row.count(".") + row.count("r") for row in view.players[0].lands[0].rows]
    )


def test_every_block_has_a_meaning() -> None:
    game = draw_table(Seat(), Seat()).game
    assert isinstance(game, Islands)
    assert all(
        [name and meaning and low < high and much > 0 for name, _, low, high, much, meaning in Blocks(game).blocks]
    )
