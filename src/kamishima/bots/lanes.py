"""Vectors of whole numbers in one large integer: adding two of them adds all their lanes at once.

Python adds and multiplies large integers quickly with or without a compiler, so a net needs no other package, and the
same weights give the same numbers on every machine. A lane holds a number with its sign; lanes that are negative borrow
from those above, which `unpack` undoes. Whoever adds keeps every lane inside its bits.
"""

from __future__ import annotations

import struct
from typing import Final


class Lanes:
    """So many lanes of 32 or 64 bits each."""

    def __init__(self, count: int, bits: int) -> None:
        self.count: Final = count
        self.bits: Final = bits
        self._size: Final = count * bits // 8
        self._half: Final = 1 << (bits - 1)
        self._bias: Final = sum([self._half << (bits * lane) for lane in range(count)])
        self._struct: Final = struct.Struct(f"<{count}{'I' if bits == 32 else 'Q'}")

    def pack(self, numbers: list[int]) -> int:
        return int.from_bytes(self._struct.pack(*[number + self._half for number in numbers]), "little") - self._bias

    def unpack(self, packed: int) -> list[int]:
        half = self._half
        return [lane - half for lane in self._struct.unpack((packed + self._bias).to_bytes(self._size, "little"))]
