"""Numbers in blocks of cells."""

from __future__ import annotations

import pytest

from kamishima.core.observation import BlockLayout, Buffer, Wide, WideCells


def some() -> tuple[BlockLayout, list[int]]:
    """A few blocks, and where they begin."""
    layout = BlockLayout(3)
    starts = [
        layout.add("phase", (3,), "what is being decided"),
        layout.add("lands", (2, 4, 5), "the islands", 3),
        layout.add("none", (0, 4), "nothing at this table"),
        layout.add("score", (), "a single number", 99, 20),
        layout.add_seat("turn", "whose turn it is"),
    ]
    return layout, starts


def test_a_block_takes_as_many_cells_as_its_sides_say_and_blocks_follow_each_other() -> None:
    layout, starts = some()
    assert starts == [0, 3, 43, 43, 44]
    assert layout.size == 47


def test_a_block_without_cells_is_left_out() -> None:
    layout, _ = some()
    assert [block[0] for block in layout.blocks] == ["phase", "lands", "score", "turn"]
    assert layout.blocks[2] == ("score", (), 0, 99, 20, "a single number")


def test_many_numbers_are_written_at_once_and_leave_their_neighbours() -> None:
    part = WideCells(6)
    part.fill(0, bytearray(b"\x07" * 6))
    part.fill(2, bytearray(b"\x01\x02"))
    assert part.cells == b"\x07\x07\x01\x02\x07\x07"


@pytest.mark.parametrize(("number", "fits"), [(0, True), (255, True), (256, False), (-1, False)])
def test_a_number_that_does_not_fit_its_cell_stands_beside_it(number: int, fits: bool) -> None:
    part = WideCells(3)
    part.put(1, number)
    expected: Wide = [] if fits else [(1, number)]
    assert (part.cells[1], part.wide) == (number if fits else 0, expected)


def test_wide_numbers_of_a_part_stand_where_it_is_written() -> None:
    part, whole = WideCells(3), WideCells(9)
    part.put(1, 300)
    whole.add_wide(4, part)
    assert whole.wide == [(5, 300)]


def test_seats_count_from_the_one_that_looks_and_spectators_look_like_the_first() -> None:
    marked = []
    for seat in range(4):
        buffer = Buffer(3, 3, seat)
        buffer.mark_seat(0, 1)
        buffer.mark_seat(0, None)
        marked.append(list(buffer.cells))
    assert marked == [[0, 1, 0], [1, 0, 0], [0, 0, 1], [0, 1, 0]]
