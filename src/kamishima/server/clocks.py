"""How long each seat has thought, worked out from the times in the log, and until when it may think.

Nothing is stored but the log: so clocks survive a restart, and every node works out the same.
"""

from __future__ import annotations

from collections.abc import Iterable

from kamishima.core.game import SeatId
from kamishima.server.wire import Clock, Clocks

GRACE = 15.0
"""Whoever's deadline passed while the match was not in memory (a restart, say) has so many seconds more."""


class Ledger:
    """The time used at one match."""

    def __init__(self, rules: Clock, players: int, begun: float) -> None:
        self.rules = rules
        self.runs = rules.kind != "none"
        """Whether time matters at this table."""
        self._left = [float(rules.seconds)] * players
        self._last = begun
        self._not_before = 0.0

    def note(self, times: Iterable[tuple[int | None, float]]) -> None:
        """Somebody acted; the time since the entry before was theirs. Chance takes no time."""
        for seat, at in times:
            if seat is not None and self.rules.kind == "game":
                self._left[seat] += self.rules.increment - max(0.0, at - self._last)
            self._last = max(self._last, at)

    def woke(self, now: float) -> None:
        """The match has just been loaded: nobody is late before some time has passed."""
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

    def is_used_up(self, seat: SeatId) -> bool:
        """Whether a seat has no time left for the rest of the match."""
        return self.rules.kind == "game" and self._left[seat] <= 0

    def shown(self, seat: SeatId | None) -> Clocks:
        """The clocks as everybody sees them: `left` is as of the last entry."""
        left = [round(max(0.0, seconds), 3) for seconds in self._left] if self.rules.kind == "game" else None
        return Clocks(seat if self.runs else None, self.deadline(seat), left)
