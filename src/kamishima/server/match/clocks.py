"""The clock of a match: how long each seat has thought, and until when it may think.

It is worked out from the times in the log and not stored, so it survives a restart and is the same on every node.
"""

from __future__ import annotations

from collections.abc import Iterable

from kamishima.core.turn import SeatId
from kamishima.server.protocol.messages import Clock, Clocks

GRACE = 15.0
"""Seconds more for a seat whose deadline passed while the match was not in memory, as at a restart."""


class MatchClock:
    def __init__(self, rules: Clock, players: int, begun: float) -> None:
        self.rules = rules
        self.runs = rules.kind != "none"
        """Whether time is limited at this table."""
        self._left = [float(rules.seconds)] * players
        self._last = begun
        self._not_before = 0.0

    def record(self, times: Iterable[tuple[int | None, float]]) -> None:
        """Entries of the log: the time since the entry before was the acting seat's. Chance takes no time."""
        for seat, at in times:
            if seat is not None and self.rules.kind == "game":
                self._left[seat] += self.rules.increment - max(0.0, at - self._last)
            self._last = max(self._last, at)

    def resume(self, now: float) -> None:
        """The match has just been loaded: no deadline passes within the grace period."""
        self._not_before = now + GRACE

    def deadline(self, seat: SeatId | None) -> float | None:
        """Until when this seat may think about the decision it has now."""
        if seat is None or not self.runs:
            return None
        deadline = self._last + self.span(seat)
        return self._not_before if deadline < self._not_before - GRACE else deadline

    def span(self, seat: SeatId) -> float:
        """How long this seat may think about its next decision."""
        return float(self.rules.seconds) if self.rules.kind == "turn" else max(0.0, self._left[seat])

    def is_out_of_time(self, seat: SeatId) -> bool:
        """Whether a seat has no time left for the rest of the match."""
        return self.rules.kind == "game" and self._left[seat] <= 0

    def shown(self, seat: SeatId | None) -> Clocks:
        """The clocks as everybody sees them: `left` is as of the last entry."""
        left = [round(max(0.0, seconds), 3) for seconds in self._left] if self.rules.kind == "game" else None
        return Clocks(seat if self.runs else None, self.deadline(seat), left)
