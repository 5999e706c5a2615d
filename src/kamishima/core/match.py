"""A match: one playing of a game. The only mutable thing in the core."""

from __future__ import annotations

from typing import NamedTuple

from kamishima.core.chance import Dice
from kamishima.core.errors import BadOptions, IllegalAction, NotYourTurn
from kamishima.core.game import AnyGame, State
from kamishima.core.play import Play
from kamishima.core.text.finding import find_action
from kamishima.core.turn import Action, Chance, Decision, Over, Result, SeatId, Turn

CHANCE_NAME = "~"
"""Who says a chance step in a record."""

LONGEST_NAME = 24


class LogEntry(NamedTuple):
    """One line of the log: who said what. Chance has no seat."""

    seat: SeatId | None
    action: Action

    def __repr__(self) -> str:
        return f"LogEntry({self.seat!r}, {self.action!r})"


class Match:
    """A game being played: the names at its seats, its log and how it stands.

    >>> import kamishima
    >>> match = kamishima.Match(kamishima.table("islands", players=1, science=True), ("Ana",))
    >>> match.say(0, "keep a b")
    [LogEntry(0, <keep a b>)]
    >>> match.undoable(0)
    1
    """

    def __init__(
        self, game: AnyGame, names: tuple[str, ...], dice: Dice | None = None, start: State | None = None
    ) -> None:
        check_names(names, game.players)
        self.names = names
        self.dice = dice
        """Draws the chance steps; without dice somebody else says them (a replay, a test)."""
        self.log: list[LogEntry] = []
        """What was said, without what was taken back."""
        self.play = Play(game, game.start() if start is None else start)
        self._draw_chance()

    @property
    def game(self) -> AnyGame:
        """The rules."""
        return self.play.game

    @property
    def state(self) -> State:
        """The present position."""
        return self.play.state

    @property
    def turn(self) -> Turn:
        """Who may do what now."""
        return self.play.turn

    @property
    def result(self) -> Result | None:
        """How it ended, once it has."""
        return self.play.result

    def name_of(self, seat: SeatId | None) -> str:
        """The name at a seat, or the name of chance."""
        return CHANCE_NAME if seat is None else self.names[seat]

    # -- acting ----------------------------------------------------------------------------------------------------

    def say(self, seat: SeatId, text: str) -> list[LogEntry]:
        """A seat says words, a bag of them in any order; returns the steps that followed, chance included."""
        return self.act(seat, find_action(self._decision_of(seat), text))

    def act(self, seat: SeatId, action: Action) -> list[LogEntry]:
        """A seat acts; returns the steps that followed, chance included."""
        self._decision_of(seat)
        before = len(self.log)
        self._append(action, self.play.apply(action))
        self._draw_chance()
        return self.log[before:]

    def _decision_of(self, seat: SeatId) -> Decision:
        turn = self.turn
        if seat not in self.game.seats:
            raise NotYourTurn(f"nobody sits at seat {seat + 1}; there are {self.game.players}")
        if isinstance(turn, Over):
            raise NotYourTurn("the game is over")
        if isinstance(turn, Decision):
            if turn.seat == seat:
                return turn
            raise NotYourTurn(f"{self.names[turn.seat]} decides now, not {self.names[seat]}")
        raise NotYourTurn("a chance step is due now")

    def chance(self, action: Action) -> None:
        """Say a chance step by hand: only for a match without dice."""
        if not isinstance(self.turn, Chance):
            raise IllegalAction(f"{action.text!r} is a chance step, and none is due now")
        self._append(action, self.play.apply(action))

    def _draw_chance(self) -> None:
        while self.dice is not None and (drawn := self.play.draw(self.dice)) is not None:
            self._append(drawn, self.play.advance(drawn))

    def _append(self, action: Action, after: Play) -> None:
        self.log.append(LogEntry(self.play.acting, action))
        self.play = after

    def undoable(self, seat: SeatId) -> int:
        """How many of its last steps a seat can take back; see `Play.undoable`."""
        return self.play.undoable(seat)

    def undo(self, seat: SeatId) -> LogEntry:
        """Take back the last step of a seat."""
        self.play = self.play.undo(seat)
        return self.log.pop()


def check_names(names: tuple[str, ...], players: int) -> None:
    """Names can stand in a record: as many as players, different, printable, without a colon."""
    if len(names) != players:
        raise BadOptions(f"{players} players need {players} names, not {len(names)}")
    if len(set(names)) != len(names):
        raise BadOptions(f"every seat needs a name of its own: {', '.join(names)}")
    for name in names:
        if not is_name(name):
            raise BadOptions(
                f"{name!r} cannot be a name: 1 to {LONGEST_NAME} printable characters without ':', not {CHANCE_NAME!r}"
            )


def is_name(name: str) -> bool:
    """Whether a record can hold this name."""
    return (
        0 < len(name) <= LONGEST_NAME
        and name.isprintable()
        and name.strip() == name
        and ":" not in name
        and name != CHANCE_NAME
    )
