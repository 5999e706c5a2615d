"""A match: one playing of a game. The only mutable thing in the core."""

from __future__ import annotations

from kamishima.core.chance import Dice
from kamishima.core.errors import BadOptions, IllegalAction, NotYourTurn, NoUndo
from kamishima.core.finding import find_action
from kamishima.core.game import Action, AnyGame, Chance, Decision, Over, Result, SeatId, State, Turn

CHANCE_NAME = "~"
"""Who says a chance step in a record."""

LONGEST_NAME = 24


class Step:
    """One line of the log: who said what. Chance has no seat."""

    def __init__(self, seat: SeatId | None, action: Action) -> None:
        self.seat = seat
        self.action = action

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and self.seat == other.seat and self.action == other.action

    def __hash__(self) -> int:
        return hash((self.seat, self.action))

    def __repr__(self) -> str:
        return f"Step({self.seat!r}, {self.action!r})"


class Match:
    """A game being played: the names at its seats, its log and its present state."""

    def __init__(self, game: AnyGame, names: tuple[str, ...], dice: Dice | None = None) -> None:
        check_names(names, game.players)
        self.game = game
        self.names = names
        self.dice = dice
        """Draws the chance steps; without dice somebody else says them (a replay, a test)."""
        self.log: list[Step] = []
        self.state: State = game.start()
        self._chances = 0
        self._trail: list[State] = []
        """The states before each of the last steps that can still be taken back, all by one seat."""
        self._draw_chance()

    @property
    def turn(self) -> Turn:
        """Who may do what now."""
        return self.game.turn(self.state)

    @property
    def result(self) -> Result | None:
        """How it ended, once it has."""
        turn = self.turn
        return turn.result if isinstance(turn, Over) else None

    def name_of(self, seat: SeatId | None) -> str:
        """The name at a seat, or the name of chance."""
        return CHANCE_NAME if seat is None else self.names[seat]

    # -- acting ----------------------------------------------------------------------------------------------------

    def say(self, seat: SeatId, text: str) -> list[Step]:
        """A seat says words, a bag of them in any order; returns the steps that followed, chance included."""
        return self._step(seat, find_action(self._decision_of(seat), text))

    def act(self, seat: SeatId, action: Action) -> list[Step]:
        """A seat acts; returns the steps that followed, chance included."""
        self._decision_of(seat)
        return self._step(seat, action)

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
        self._append(None, action)

    def _step(self, seat: SeatId, action: Action) -> list[Step]:
        before = len(self.log)
        self._append(seat, action)
        self._draw_chance()
        return self.log[before:]

    def _draw_chance(self) -> None:
        turn = self.turn
        while self.dice is not None and isinstance(turn, Chance):
            self._append(None, turn.at(self.dice.below(self._chances, turn.total)))
            turn = self.turn

    def _append(self, seat: SeatId | None, action: Action) -> None:
        before = self.state
        self.state = self.game.apply(before, action)
        self._remember(before, seat, action)
        self.log.append(Step(seat, action))
        if seat is None:
            self._chances += 1

    # -- undo: computed from what has flowed to whom ---------------------------------------------------------------

    def _remember(self, before: State, seat: SeatId | None, action: Action) -> None:
        if seat is None or (self.log and self.log[-1].seat != seat):
            self._trail = []
        if seat is not None:
            self._trail.append(before)
            if self.game.unveils(before, action):
                self._trail = []

    def undoable(self, seat: SeatId) -> int:
        """How many of its last steps a seat can take back.

        None once somebody else has acted, chance has been drawn, something hidden has been seen, or the game is over.
        """
        if not self.log or self.log[-1].seat != seat or isinstance(self.turn, Over):
            return 0
        return len(self._trail)

    def undo(self, seat: SeatId) -> Step:
        """Take back the last step of a seat."""
        if not self.undoable(seat):
            raise NoUndo(
                "nothing can be taken back: since your last choice somebody else acted or something hidden was seen"
            )
        self.state = self._trail.pop()
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
