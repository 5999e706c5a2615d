"""How nodes tell each other that a table has changed, and who is connected where.

A message holds nothing but the id of the table and how long its log is: whoever hears it reads the log.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Heard = Callable[[str, int], None]
"""A table, and the length of its log; 0 when something else about the table has changed."""


class Bus(Protocol):
    """Between the nodes of one installation."""

    is_shared: bool
    """Whether there may be other nodes."""

    async def open(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Begin to listen; `missed` is called when messages may have been lost."""

    async def subscribe(self, table: str) -> None:
        """Listen for a table, before it is read."""

    def unsubscribe(self, table: str) -> None:
        """Do not listen for it any more."""

    def publish(self, table: str, index: int) -> None:
        """Tell the others; never waits."""

    def appear(self, table: str, seat: int) -> None:
        """Somebody has connected to a seat here, or is still there."""

    def vanish(self, table: str, seat: int) -> None:
        """Nobody is connected to a seat here any more."""

    async def present(self, table: str) -> frozenset[int]:
        """The seats to which somebody is connected on another node."""
        ...

    async def is_well(self) -> bool:
        """Whether messages get through."""
        ...

    async def close(self) -> None:
        """Stop."""


class LocalBus:
    """One node alone."""

    is_shared = False

    async def open(self, heard: Heard, missed: Callable[[], None]) -> None:
        """Nobody else speaks."""

    async def subscribe(self, table: str) -> None:
        """Nobody else speaks."""

    def unsubscribe(self, table: str) -> None:
        """Nobody else speaks."""

    def publish(self, table: str, index: int) -> None:
        """Nobody else listens."""

    def appear(self, table: str, seat: int) -> None:
        """Nobody else asks."""

    def vanish(self, table: str, seat: int) -> None:
        """Nobody else asks."""

    async def present(self, table: str) -> frozenset[int]:
        """Nobody is anywhere else."""
        return frozenset()

    async def is_well(self) -> bool:
        """Nothing can be wrong."""
        return True

    async def close(self) -> None:
        """Nothing to stop."""
