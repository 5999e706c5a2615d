"""The course of a match, position by position, and what each audience is told of it."""

from __future__ import annotations

import msgspec

from kamishima.core.game import AnyGame, SeatId, State
from kamishima.core.match import Match, Step

Events = tuple[object, ...]


class Chronicle:
    """All positions of a match; it follows the match, also when a step is taken back."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.steps: list[Step] = []
        self.states: list[State] = [game.start()]
        """The position before each step, and the present one."""

    def follow(self, match: Match) -> None:
        """Catch up with the log."""
        common = self._common_with(match.log)
        del self.steps[common:], self.states[common + 1 :]
        for step in match.log[common:]:
            self.states.append(self.game.apply(self.states[-1], step.action))
            self.steps.append(step)

    def _common_with(self, log: list[Step]) -> int:
        """How many steps are the same; only the last ones of a log are ever taken back."""
        common = min(len(log), len(self.steps))
        while common > 0 and self.steps[common - 1] is not log[common - 1]:
            common -= 1
        return common

    def told(self, index: int, audience: SeatId | None) -> Events:
        """The events of one step as an audience sees them."""
        return self.game.narrate(self.states[index], self.steps[index].action, audience)

    def told_openly(self, index: int) -> Events:
        """The events of one step with nothing hidden: for each, the telling of whoever sees most of it."""
        tellings = [self.told(index, audience) for audience in (*self.game.seats, None)]
        return tuple([min(versions, key=_gaps) for versions in zip(*tellings, strict=True)])


def _gaps(event: object) -> int:
    """How much of an event is hidden."""
    plain = msgspec.to_builtins(event)
    return sum([value is None for value in plain.values()])
