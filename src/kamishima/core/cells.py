"""What a seat sees as numbers: named blocks of cells, a byte each, as the `encode.py` of every game writes them."""

from __future__ import annotations

from typing import Final

Block = tuple[str, tuple[int, ...], int, int, int, str]
"""Name, shape, least value, greatest value, what is usually a lot, and meaning."""
Cells = bytearray
"""A number for each place of the blocks, one byte each; numbers that do not fit a byte stand beside them."""
Wide = list[tuple[int, int]]
"""Numbers that are too wide for their cells, with their places."""
Seen = tuple[Cells, Wide]
"""A view as an encoder writes it."""

MANY: Final = 9999
"""Nothing is counted further than this."""


def size_of(shape: tuple[int, ...]) -> int:
    """How many cells a block takes."""
    size = 1
    for side in shape:
        size *= side
    return size


def beginnings(blocks: list[Block]) -> dict[str, int]:
    """Where each block begins."""
    found: dict[str, int] = {}
    start = 0
    for block in blocks:
        found[block[0]] = start
        start += size_of(block[1])
    return found


def fill(cells: Cells, start: int, some: Cells) -> None:
    """Write many numbers at once; from cells, since those are written as they are, and bytes are copied first."""
    cells[start : start + len(some)] = some


def put(cells: Cells, wide: Wide, place: int, number: int) -> None:
    """Write a number that may be too wide for its cell."""
    if 0 <= number < 256:
        cells[place] = number
    else:
        wide.append((place, number))
