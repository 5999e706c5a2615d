"""Vectors of whole numbers in one large integer: adding two of them adds all their lanes at once.

Python adds large integers quickly with or without a compiler, so a net needs no other package, and the same weights
give the same numbers on every machine. A lane holds a number with its sign in 32 bits; lanes that are negative borrow
from those above, which `raised` undoes. Whoever adds keeps every lane inside its bits.
"""

from __future__ import annotations

import struct
from typing import Final

BITS: Final = 32
HALF: Final = 1 << (BITS - 1)


class Lanes:
    def __init__(self, count: int) -> None:
        self.count: Final = count
        self._size: Final = count * BITS // 8
        self._bias: Final = sum([HALF << (BITS * lane) for lane in range(count)])
        self._struct: Final = struct.Struct(f"<{count}I")

    def pack(self, numbers: list[int]) -> int:
        return int.from_bytes(self._struct.pack(*[number + HALF for number in numbers]), "little") - self._bias

    def raised(self, packed: int) -> tuple[int, ...]:
        """The numbers, each with `HALF` added: whoever looks for the positive ones compares with that."""
        return self._struct.unpack((packed + self._bias).to_bytes(self._size, "little"))

    def unpack(self, packed: int) -> list[int]:
        return [lane - HALF for lane in self.raised(packed)]
