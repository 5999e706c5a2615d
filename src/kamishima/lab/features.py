"""What each player had or did in a game; the collector of a game knows its words.

A mark is written `topic/name`, for example `action/sail` or `place/first-player`. A report asks for each of them
whether those who had it won more often than those who had not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import ClassVar

from kamishima.core.game import AnyGame, State
from kamishima.core.turn import Action, SeatId
from kamishima.games.registry import GAMES

Marks = dict[str, int]
"""How often each mark was made."""
FIRST = "place/first-player"
"""The mark of whoever acts first."""


class FeatureCollector:
    """Watches one game and notes what every seat did: its first words, and whatever a game's own collector adds."""

    setting_up: ClassVar[tuple[str, ...]] = ()
    """The first words of what is done before anybody is first."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.counts: list[Counter[str]] = [Counter() for _ in game.seats]
        self._begun = game.players == 1
        """Whether somebody has acted already; alone nobody is first."""

    def step(self, seat: SeatId | None, action: Action) -> None:
        words = action.phrase().words
        if seat is None:
            self.drawn(words)
            return
        self._note_first(seat, words[0])
        self.counts[seat][f"action/{words[0]}"] += 1
        self.counts[seat].update(self.marks(words))

    def _note_first(self, seat: SeatId, verb: str) -> None:
        """Who acts first may follow from a rule, from a lot or from a position: so it is seen in what happens."""
        if not self._begun and verb not in self.setting_up:
            self._begun = True
            self.counts[seat][FIRST] += 1

    def end(self, state: State) -> list[Marks]:
        for seat, marks in enumerate(self.marks_at_end(state)):
            self.counts[seat].update(marks)
        return [dict(sorted(counts.items())) for counts in self.counts]

    # -- what a game adds ------------------------------------------------------------------------------------------

    def drawn(self, words: Sequence[str]) -> None:
        """Chance said this."""

    def marks(self, words: Sequence[str]) -> list[str]:
        return []

    def marks_at_end(self, state: State) -> list[list[str]]:
        return []

    def absent(self) -> tuple[str, ...]:
        """The names that nobody could have a mark of in this game."""
        return ()


def collector_of(game: AnyGame) -> FeatureCollector:
    """The collector of a game; for those that bring none, the one that every game can use."""
    box = GAMES.get(game.name)
    make = None if box is None else box.part(box.features)
    collector: FeatureCollector = FeatureCollector(game) if make is None else make(game)
    return collector


def topics(marks: Iterable[str]) -> list[str]:
    return sorted({mark.partition("/")[0] for mark in marks})
