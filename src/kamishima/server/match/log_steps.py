"""The log of a match on the server: a step is first written there, and only then holds.

So a step gives a new `Play`, and the old one is still there when the log refuses it.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Raw

from kamishima.core.chance import Dice
from kamishima.core.errors import IllegalAction
from kamishima.core.game import AnyGame, State, Step
from kamishima.core.play import Play
from kamishima.core.turn import Action, SeatId
from kamishima.server.store.log_rows import STEP, UNDO
from kamishima.server.store.matches import Entry, Snapshot


class LogStep:
    """One entry of the log; one that takes a step back has no step of its own."""

    __slots__ = ("at", "seat", "step", "told")

    def __init__(self, at: int, seat: SeatId | None, step: Step[State] | None) -> None:
        self.at: Final = at
        """Its index in the log."""
        self.seat: Final = seat
        self.step = step
        """Its positions are kept until it is told."""
        self.told: dict[SeatId | None, Raw] | None = None
        """How it is told to those with a version of their own, and to everybody else (None), once it was."""

    def keep(self, told: dict[SeatId | None, Raw]) -> None:
        """Keep what was told in place of the positions."""
        self.told = told
        self.step = None


Stepped = tuple[Play, LogStep]
"""A match after an entry of its log, and that entry."""


def take(play: Play, action: Action) -> Stepped:
    after = play.advance(action)
    return after, LogStep(play.index, play.acting, Step(play.state, action, after.state))


def take_back(play: Play, seat: SeatId) -> Stepped:
    after = play.undo(seat)
    return after, LogStep(play.index, seat, None)


def follow(play: Play, entry: Entry) -> Stepped:
    if entry.kind == UNDO:
        assert entry.seat is not None
        return take_back(play, SeatId(entry.seat))
    return take(play, _offered(play, entry.words))


def _offered(play: Play, words: str) -> Action:
    said = play.turn.saying(words)
    if said is None:
        raise IllegalAction(f"entry {play.index}: {words!r} is not offered")
    return said


def resume(game: AnyGame, snapshot: Snapshot | None, practising: SeatId | None = None) -> Play:
    if snapshot is None:
        return Play.begin(game, practising)
    state = game.decode(msgspec.json.decode(snapshot.position))
    return Play(game, state, snapshot.index, snapshot.chances, practising=practising)


def snapshot_of(play: Play) -> Snapshot:
    """The newest position that can never be taken back."""
    settled = play.settled
    return Snapshot(settled.index, settled.chances, msgspec.json.encode(play.game.encode(settled.state)))


class MatchStart:
    """How a match begins: what chance brings before anybody decides."""

    def __init__(self, game: AnyGame, dice: Dice, at: float, practising: SeatId | None = None) -> None:
        play = Play.begin(game, practising)
        self.steps: Final[list[LogStep]] = []
        self._texts: Final[list[str]] = []
        while (drawn := play.draw(dice)) is not None:
            play, step = take(play, drawn)
            self.steps.append(step)
            self._texts.append(drawn.text)
        self.play: Final = play
        self.at: Final = at

    @property
    def entries(self) -> list[Entry]:
        return [Entry(at, STEP, None, text, "", self.at) for at, text in enumerate(self._texts)]
