"""Tables of bits, and quick guesses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.games.islands.conftest import HOME, Seat, painted

from kamishima.core.turn import SeatId
from kamishima.games.islands.game import Islands
from kamishima.games.islands.pack.content import house_content
from kamishima.games.islands.rules.painting.atlas import size_of

if TYPE_CHECKING:
    from tests.games.islands.conftest import Table


def test_every_set_of_squares_fits_a_machine_word() -> None:
    game = Islands(house_content(), 2, {})
    for pair in game.sheets.islands:
        for island in pair:
            assert 22 <= len(island.cells) <= 34
            assert 0 < island.everything < 1 << 34


def test_squares_are_counted() -> None:
    assert [size_of(bits) for bits in (0, 1, 0b1011, (1 << 34) - 1)] == [0, 1, 3, 34]


def test_free_forms_hang_together_and_are_found_once(table: Table) -> None:
    island = table(Seat()).player().lands[0].island
    threes = island.free_placements(3)
    assert len({placement.squares for placement in threes}) == len(threes)
    assert all(size_of(placement.squares) == 3 for placement in threes)
    assert island.free_placements(3) is threes


def test_the_outlook_likes_points_coins_and_half_done_landmarks(table: Table) -> None:
    def outlook(seat: Seat) -> float:
        position = table(seat, Seat())
        return position.game.outlook(position.state, SeatId(0))

    assert outlook(Seat(coins=16)) > outlook(Seat(coins=15))
    assert outlook(Seat(i1=painted(HOME, red="b1 b2"))) > outlook(Seat(i1=painted(HOME, red="b1")))
    assert outlook(Seat(i1=painted(HOME, red="b1 a2"))) > outlook(Seat(i1=painted(HOME, red="b1", blue="a2")))
