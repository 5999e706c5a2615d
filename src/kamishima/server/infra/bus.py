"""How nodes notify each other that a table has changed, and who is connected where.

A notice holds nothing but the id of the table and how long its log is: a node that receives it reads the log.
"""

from __future__ import annotations

from collections.abc import Callable

OnNotice = Callable[[str, int], None]
"""A table, and the length of its log; 0 when something else about the table has changed."""


class Bus:
    """Of a node alone, which has nobody to notify; several nodes have a bus that overrides everything."""

    is_shared = False
    """Whether there may be other nodes."""

    async def open(self, on_notice: OnNotice, on_lost: Callable[[], None]) -> None:
        """Connect; `on_lost` is called when notices may have been lost."""

    async def subscribe(self, table: str) -> None:
        """Receive the notices of a table; called before it is read."""

    def unsubscribe(self, table: str) -> None:
        """Receive no more notices of a table."""

    def publish(self, table: str, index: int) -> None:
        """Notify the other nodes; never waits."""

    def mark_present(self, table: str, seat: int) -> None:
        """Somebody has connected to a seat here."""

    def mark_absent(self, table: str, seat: int) -> None:
        """Nobody is connected to a seat here any more."""

    async def present_seats(self, table: str) -> frozenset[int]:
        """The seats to which somebody is connected on another node."""
        return frozenset()

    async def is_healthy(self) -> bool:
        """Whether notices get through."""
        return True

    async def close(self) -> None:
        """Disconnect."""
