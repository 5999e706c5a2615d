"""Numbers in blocks of cells."""

from __future__ import annotations

import pytest

from kamishima.core.cells import Block, Wide, beginnings, fill, put, size_of

SOME: list[Block] = [
    ("phase", (3,), 0, 1, 1, "what is being decided"),
    ("lands", (2, 4, 5), 0, 3, 1, "the islands"),
    ("score", (), 0, 99, 20, "a single number"),
]


def test_a_block_takes_as_many_cells_as_its_sides_say() -> None:
    assert [size_of(block[1]) for block in SOME] == [3, 40, 1]


def test_blocks_follow_each_other() -> None:
    assert beginnings(SOME) == {"phase": 0, "lands": 3, "score": 43}


def test_many_numbers_are_written_at_once_and_leave_their_neighbours() -> None:
    cells = bytearray(b"\x07" * 6)
    fill(cells, 2, bytearray(b"\x01\x02"))
    assert cells == b"\x07\x07\x01\x02\x07\x07"


@pytest.mark.parametrize(("number", "fits"), [(0, True), (255, True), (256, False), (-1, False)])
def test_a_number_that_does_not_fit_its_cell_stands_beside_it(number: int, fits: bool) -> None:
    cells, wide = bytearray(3), list[tuple[int, int]]()
    put(cells, wide, 1, number)
    expected: Wide = [] if fits else [(1, number)]
    assert (cells[1], wide) == (number if fits else 0, expected)
