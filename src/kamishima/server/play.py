"""A match in play as a value: the position, how far the log is, and what can be taken back.

`kamishima.core.match.Match` is changed in place; here a step is first written to the log and only then holds, so each
step gives a new value and the old one is still there when the log refuses it. What undo allows is the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Raw

from kamishima.core.chance import drawn_below
from kamishima.core.errors import IllegalAction, NotYourTurn, NoUndo
from kamishima.core.finding import find_action
from kamishima.core.game import Action, AnyGame, Chance, Decision, Over, Result, SeatId, State, Turn
from kamishima.server.store.appending import STEP, UNDO
from kamishima.server.store.matches import Entry, Snapshot

NOWHERE: Final = State()
"""Instead of a position that nobody will ask for again."""


class Happening:
    """One entry of the log with the positions before and after it; one that takes a step back has no action."""

    __slots__ = ("action", "after", "at", "before", "seat", "told")

    def __init__(self, at: int, seat: SeatId | None, before: State, action: Action | None, after: State) -> None:
        self.at: Final = at
        """Its index in the log."""
        self.seat: Final = seat
        self.before = before
        self.action: Final = action
        self.after = after
        self.told: Raw | None = None
        """How it is told, where everybody is told alike, once it was."""

    def tell_alike(self, written: Raw) -> None:
        """Everybody is told this; the positions need not be kept for it."""
        self.told = written
        self.forget_offer()
        self.before = self.after = NOWHERE

    def forget_offer(self) -> None:
        """Nobody will ask again what else could have happened."""
        self.before.offered = None


class Kept:
    """A position that can be returned to, and how long the log was then."""

    __slots__ = ("at", "state")

    def __init__(self, state: State, at: int) -> None:
        self.state: Final = state
        self.at: Final = at


class Play:
    """A match as it stands."""

    __slots__ = ("acting", "chances", "game", "index", "state", "trail", "turn", "whose")

    def __init__(
        self,
        game: AnyGame,
        state: State,
        index: int,
        chances: int,
        *,
        trail: tuple[Kept, ...] = (),
        whose: SeatId | None = None,
    ) -> None:
        self.game: Final = game
        self.state: Final = state
        self.index: Final = index
        self.chances: Final = chances
        self.trail: Final = trail
        """The positions before the last steps that can still be taken back, all by one seat."""
        self.whose: Final = whose
        """The seat that took these steps."""
        turn = game.turn(state)
        self.turn: Final[Turn] = turn
        """Who may do what now."""
        self.acting: Final = turn.seat if isinstance(turn, Decision) else None
        """Whose decision it is."""

    @classmethod
    def begin(cls, game: AnyGame) -> Play:
        """The position before anything has happened."""
        return cls(game, game.start(), 0, 0)

    @classmethod
    def resume(cls, game: AnyGame, snapshot: Snapshot | None) -> Play:
        """The position of a snapshot."""
        if snapshot is None:
            return cls.begin(game)
        state = game.decode(msgspec.json.decode(snapshot.position))
        return cls(game, state, snapshot.index, snapshot.chances)

    @property
    def result(self) -> Result | None:
        """How it ended, once it has."""
        turn = self.turn
        return turn.result if isinstance(turn, Over) else None

    # -- going on --------------------------------------------------------------------------------------------------

    def find(self, seat: SeatId, words: str) -> Action:
        """The action that a seat says; refused unless it is this seat's decision and the words are offered."""
        return find_said(self, seat, words)

    def step(self, seat: SeatId | None, action: Action) -> Play:
        """After an action that the turn offers."""
        game, before = self.game, self.state
        state = game.apply(before, action)
        if seat is None:
            return Play(game, state, self.index + 1, self.chances + 1)
        trail = self.trail if self.whose == seat else ()
        trail = () if game.unveils(before, action) else (*trail, Kept(before, self.index))
        return Play(game, state, self.index + 1, self.chances, trail=trail, whose=seat)

    def drawn(self, secret: bytes) -> Action | None:
        """The next chance step as the secret draws it; None when no chance is due."""
        return draw(self, secret)

    def undoable(self, seat: SeatId | None) -> int:
        """How many of its last steps a seat can take back."""
        if not self.trail or seat is None or self.whose != seat or isinstance(self.turn, Over):
            return 0
        return len(self.trail)

    def undo(self, seat: SeatId) -> Play:
        """The position before the last step of a seat; the log grows all the same."""
        if not self.undoable(seat):
            raise NoUndo(
                "nothing can be taken back: since your last choice somebody else acted or something hidden was seen"
            )
        return Play(self.game, self.trail[-1].state, self.index + 1, self.chances, trail=self.trail[:-1], whose=seat)

    def followed(self, entry: Entry) -> tuple[Play, Happening]:
        """After an entry of the log."""
        seat = None if entry.seat is None else SeatId(entry.seat)
        if entry.kind == UNDO:
            assert seat is not None
            return self.taken_back(seat)
        return self.taken(seat, self._offered(entry.words))

    def taken(self, seat: SeatId | None, action: Action) -> tuple[Play, Happening]:
        """After an action that the turn offers, and what has happened."""
        after = self.step(seat, action)
        return after, Happening(self.index, seat, self.state, action, after.state)

    def taken_back(self, seat: SeatId) -> tuple[Play, Happening]:
        """Before the last step of a seat, and what has happened."""
        after = self.undo(seat)
        return after, Happening(self.index, seat, self.state, None, after.state)

    def _offered(self, words: str) -> Action:
        turn = self.turn
        if isinstance(turn, Decision):
            said = turn.saying(words)
            if said is not None:
                return said
        elif isinstance(turn, Chance):
            for action in turn.actions:
                if action.text == words:
                    return action
        raise IllegalAction(f"entry {self.index}: {words!r} is not offered")

    # -- snapshots -------------------------------------------------------------------------------------------------

    @property
    def settled(self) -> int:
        """How much of the log can never be taken back."""
        return self.trail[0].at if self.trail else self.index

    def snapshot(self) -> Snapshot:
        """The newest position that can never be taken back: there are no chance steps between it and now."""
        state = self.trail[0].state if self.trail else self.state
        return Snapshot(self.settled, self.chances, msgspec.json.encode(self.game.encode(state)))


class Begun:
    """How a match begins: what chance brings before anybody decides."""

    def __init__(self, game: AnyGame, secret: bytes, at: float) -> None:
        play = Play.begin(game)
        self.happenings: Final[list[Happening]] = []
        while (drawn := play.drawn(secret)) is not None:
            play, happening = play.taken(None, drawn)
            happening.forget_offer()
            self.happenings.append(happening)
        self.play: Final = play
        self.at: Final = at

    @property
    def entries(self) -> list[Entry]:
        """The first entries of the log."""
        said = [happening.action for happening in self.happenings]
        return [Entry(at, STEP, None, action.text, "", self.at) for at, action in enumerate(said) if action is not None]


def _find_said(play: Play, seat: SeatId, words: str) -> Action:
    turn = play.turn
    if isinstance(turn, Over):
        raise NotYourTurn("the game is over")
    if not isinstance(turn, Decision) or turn.seat != seat:
        raise NotYourTurn("somebody else decides now; wait for your turn")
    if not words.strip():
        raise IllegalAction("say some words")
    return find_action(turn, words)


def _draw(play: Play, secret: bytes) -> Action | None:
    turn = play.turn
    if not isinstance(turn, Chance):
        return None
    return turn.at(drawn_below(secret, play.chances, turn.total))


# Variables, so that a test can put something else in their place where this module is compiled.
find_said: Callable[[Play, SeatId, str], Action] = _find_said
draw: Callable[[Play, bytes], Action | None] = _draw
