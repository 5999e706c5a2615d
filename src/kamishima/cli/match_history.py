"""The course of a match, position by position, and what each audience is told of it."""

from __future__ import annotations

from kamishima.core import game as core
from kamishima.core.game import AnyGame, State
from kamishima.core.match import LogEntry, Match
from kamishima.core.narration import Narration
from kamishima.core.turn import SeatId
from kamishima.core.wire import Event

Events = tuple[Event, ...]


class MatchHistory:
    """All positions of a match; it follows the match, also when a step is taken back."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.steps: list[LogEntry] = []
        self.states: list[State] = [game.start()]
        """The position before each step, and the present one."""

    def follow(self, match: Match) -> None:
        common = self._common_with(match.log)
        del self.steps[common:], self.states[common + 1 :]
        for step in match.log[common:]:
            self.states.append(self.game.apply(self.states[-1], step.action))
            self.steps.append(step)

    def _common_with(self, log: list[LogEntry]) -> int:
        """How many steps are the same; only the last ones of a log are ever taken back."""
        common = min(len(log), len(self.steps))
        while common > 0 and self.steps[common - 1] is not log[common - 1]:
            common -= 1
        return common

    def narration(self, index: int) -> Narration:
        before, after = self.states[index : index + 2]
        return self.game.narrate(core.Step(before, self.steps[index].action, after))

    def events(self, index: int, audience: SeatId | None) -> Events:
        return self.narration(index).events(audience)
