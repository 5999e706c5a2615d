"""What a seat sees of Shaman Island as numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kamishima.core.observation import WideCells
from kamishima.core.turn import SeatId
from kamishima.games.shaman.game import ShamanIsland
from kamishima.games.shaman.observation import NUMBERS, OF_A_STACK, PHASES, Blocks, Encoder
from kamishima.games.shaman.rules.state import State
from kamishima.testing.walk import final_state, walk

if TYPE_CHECKING:
    from tests.games.shaman.tables import Drawn, Table

SOME = r"""
    37  ~  ~  ~  ~  ~  ~
    36  ~ /2a2a\/1b1 \ ~
    35  ~ \2*2 /\1 1B/ ~
    34  ~  ~  ~  ~  ~  ~
        l  m  n  o  p  q
    a suns: spirit on m35, shaman on the warrior on m36; coins m36=4 n36=2
"""
"""Two stacks: m35, two tiles high, and o35."""


class Numbers:
    """The numbers of one seat, by block and place."""

    def __init__(self, game: ShamanIsland, state: State, seat: int | None) -> None:
        encoder = Encoder(game)
        cells, wide = encoder.write(game.view(state, None if seat is None else SeatId(seat)))
        self._cells: list[int] = [*cells]
        for place, number in wide:
            self._cells[place] = number
        self._blocks = {block[0]: block[1] for block in encoder.blocks}

    def at(self, name: str, *place: int) -> int:
        start = 0
        for other, shape in self._blocks.items():
            if other == name:
                step = 1
                for side, index in zip(reversed(shape), reversed(place), strict=True):
                    start, step = start + index * step, step * side
                return self._cells[start]
            size = 1
            for side in shape:
                size *= side
            start += size
        raise KeyError(name)


def seen(table: Table, seat: int | None) -> Numbers:
    return Numbers(table.game, table.state, seat)


def positions(game: ShamanIsland, seed: int) -> list[State]:
    """The positions of a random match, the last one included."""
    found = [*[visit.state for visit in walk(game, seed)], final_state(game, seed)]
    return [state for state in found if isinstance(state, State)]


def test_stacks_are_told_from_south_west_to_north_east(drawn: Drawn) -> None:
    numbers = seen(drawn(SOME), 0)
    first = [numbers.at("stacks", 0, place) for place in range(len(OF_A_STACK))]
    assert first == [25, 25, 2, 1, 3]  # column, row, height, island, tiles of the island
    assert [numbers.at("stacks", 1, place) for place in range(5)] == [27, 25, 1, 1, 3]
    assert numbers.at("stacks", 2, 2) == 0


def test_columns_and_rows_lead_to_words(drawn: Drawn) -> None:
    table = drawn(SOME)
    numbers, words = seen(table, 0), ["", *table.game.vocabulary]
    column, row = numbers.at("stacks", 0, 0), numbers.at("stacks", 0, 1)
    assert words[len(words) - 2704 + 52 * row + column] == "m35"


def test_pieces_stand_on_the_corners_of_their_stacks(drawn: Drawn) -> None:
    numbers = seen(drawn(SOME), 0)
    warrior, shaman, spirit, host = range(4)
    assert numbers.at("pieces", 0, 2, warrior, 0) == 1  # m36
    assert numbers.at("pieces", 0, 3, warrior, 0) == 1  # n36
    assert numbers.at("pieces", 0, 0, spirit, 0) == 1  # m35
    assert numbers.at("pieces", 0, 2, host, 0) == 1
    assert numbers.at("pieces", 1, 2, warrior, 1) == 1  # o36
    assert numbers.at("pieces", 1, 1, shaman, 1) == 1  # p35


def test_the_seat_that_looks_is_the_first(drawn: Drawn) -> None:
    mine, theirs = seen(drawn(SOME), 0), seen(drawn(SOME), 1)
    assert mine.at("pieces", 0, 2, 0, 0) == theirs.at("pieces", 0, 2, 0, 1) == 1
    assert mine.at("acting", 0) == theirs.at("acting", 1) == 1


def test_coins_are_told_to_their_owner_alone(drawn: Drawn) -> None:
    mine, theirs, nobody = seen(drawn(SOME), 0), seen(drawn(SOME), 1), seen(drawn(SOME), None)
    assert mine.at("coins", 0, 2, 4) == 1
    assert mine.at("coins", 0, 3, 2) == 1
    for numbers in (theirs, nobody):
        assert [numbers.at("coins", 0, 2, coin) for coin in range(6)] == [0] * 6


def test_the_hand_is_told_to_its_owner_alone(drawn: Drawn) -> None:
    mine, theirs = seen(drawn(SOME), 0), seen(drawn(SOME), 1)
    left = [coin for coin in range(6) if mine.at("coins-in-hand", coin)]
    assert len(left) == mine.at("tribes", 0, 0)
    assert set(left).isdisjoint({2, 4})
    assert [theirs.at("coins-in-hand", coin) for coin in left] == [1] * len(left) or theirs.at("tribes", 0, 0) != len(
        left
    )


def test_the_course_of_the_game_is_told(drawn: Drawn) -> None:
    table = drawn(SOME)
    numbers, view = seen(table, 0), table.view(0)
    assert numbers.at("phase", PHASES.index(view.phase)) == 1
    told = [numbers.at("numbers", place) for place in range(len(NUMBERS))]
    assert told == [
        view.round, view.last_round, view.actions_left, len(view.islands), view.islands_to_end, view.sunk,
    ]  # fmt: skip


def test_scores_are_told_at_the_end(drawn: Drawn) -> None:
    game = drawn(SOME).game
    state = positions(game, seed=2)[-1]
    scores = game.scores(state)
    assert [Numbers(game, state, 1).at("tribes", place, 2) for place in (0, 1)] == [scores[1], scores[0]]


def test_a_chosen_coin_and_a_rider_are_told_where_they_may_be_known(drawn: Drawn) -> None:
    game = drawn(SOME).game
    state = next(state for state in positions(game, seed=1) if state.phase == "place" and state.coin >= 0)
    owner = int(state.seat)
    assert Numbers(game, state, owner).at("coin", int(state.coin)) == 1
    assert [Numbers(game, state, 1 - owner).at("coin", coin) for coin in range(6)] == [0] * 6


def test_the_same_view_is_written_alike_after_others(drawn: Drawn) -> None:
    """The land that was written last is remembered, and must not show through."""
    game = drawn(SOME).game
    used = Encoder(game)
    for state in positions(game, seed=4):
        for seat in game.seats:
            view = game.view(state, seat)
            assert used.write(view) == Encoder(game).write(view)


def test_a_tail_is_left_empty(drawn: Drawn) -> None:
    table = drawn(SOME)
    with_tail, _ = Encoder(table.game, tail=3).write(table.view(0))
    assert with_tail[:-3] == Encoder(table.game).write(table.view(0))[0]
    assert list(with_tail[-3:]) == [0, 0, 0]


def test_wide_numbers_stand_beside_the_cells() -> None:
    part = WideCells(3)
    for place, number in enumerate((255, 256, -1)):
        part.put(place, number)
    assert list(part.cells) == [255, 0, 0]
    assert part.wide == [(1, 256), (2, -1)]


def test_every_block_has_a_meaning(drawn: Drawn) -> None:
    found = Blocks(drawn(SOME).game).blocks
    assert all([name and meaning and low < high and much > 0 for name, _, low, high, much, meaning in found])
