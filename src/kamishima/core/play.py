"""A match in play as a value: the position, how far its log is, and what can be taken back."""

from __future__ import annotations

from typing import Final

from kamishima.core.chance import Dice
from kamishima.core.errors import IllegalAction, NotYourTurn, NoUndo
from kamishima.core.game import AnyGame, State, Step
from kamishima.core.text.finding import find_action
from kamishima.core.turn import Action, Chance, Decision, Over, Result, SeatId, Turn


class UndoPoint:
    """A position that can be returned to, and how long the log was then."""

    __slots__ = ("chances", "index", "state")

    def __init__(self, state: State, index: int, chances: int) -> None:
        self.state: Final = state
        self.index: Final = index
        self.chances: Final = chances
        """How many chance steps had led there."""


class Play:
    """A match as it stands; each step gives a new one."""

    __slots__ = ("acting", "chances", "game", "index", "practising", "state", "trail", "turn", "whose")

    def __init__(
        self,
        game: AnyGame,
        state: State,
        index: int = 0,
        chances: int = 0,
        *,
        trail: tuple[UndoPoint, ...] = (),
        whose: SeatId | None = None,
        practising: SeatId | None = None,
    ) -> None:
        self.game: Final = game
        self.state: Final = state
        self.index: Final = index
        """How many entries its log has; a step that is taken back is one more."""
        self.chances: Final = chances
        """How many chance steps have led here; those that were taken back do not count, and are drawn again alike."""
        self.trail: Final = trail
        """The positions before the last steps that can still be taken back, all by one seat."""
        self.whose: Final = whose
        """The seat that took these steps."""
        self.practising: Final = practising
        """The seat that can take back every decision of its own, whatever came after it; usually nobody."""
        turn = game.turn(state)
        self.turn: Final[Turn] = turn
        self.acting: Final = turn.seat if isinstance(turn, Decision) else None

    @classmethod
    def begin(cls, game: AnyGame, practising: SeatId | None = None) -> Play:
        return cls(game, game.start(), practising=practising)

    @property
    def result(self) -> Result | None:
        turn = self.turn
        return turn.result if isinstance(turn, Over) else None

    def find(self, seat: SeatId, words: str) -> Action:
        """The action that a seat says; refused unless it is this seat's decision and the words are offered."""
        turn = self.turn
        if isinstance(turn, Over):
            raise NotYourTurn("the game is over")
        if not isinstance(turn, Decision) or turn.seat != seat:
            raise NotYourTurn("somebody else decides now; wait for your turn")
        if not words.strip():
            raise IllegalAction("say some words")
        return find_action(turn, words)

    def draw(self, dice: Dice) -> Action | None:
        """The next chance step; None when no chance is due."""
        turn = self.turn
        return turn.at(dice.below(self.chances, turn.total)) if isinstance(turn, Chance) else None

    def advance(self, action: Action) -> Play:
        """After an action that was taken from the turn."""
        return self._after(action, self.game.advance(self.state, action))

    def apply(self, action: Action) -> Play:
        """After any action; `IllegalAction` when the turn does not offer it."""
        return self._after(action, self.game.apply(self.state, action))

    def _after(self, action: Action, state: State) -> Play:
        game, seat = self.game, self.acting
        if self.practising is not None:
            return self._practised(state)
        if seat is None:
            return Play(game, state, self.index + 1, self.chances + 1)
        trail = self.trail if self.whose == seat else ()
        trail = () if game.unveils(Step(self.state, action, state)) else (*trail, self._here)
        return Play(game, state, self.index + 1, self.chances, trail=trail, whose=seat)

    def _practised(self, state: State) -> Play:
        """After a step of a match in which one seat practises: only its own decisions are kept to return to."""
        seat, practising = self.acting, self.practising
        return Play(
            self.game,
            state,
            self.index + 1,
            self.chances + (seat is None),
            trail=(*self.trail, self._here) if seat == practising else self.trail,
            whose=practising,
            practising=practising,
        )

    @property
    def _here(self) -> UndoPoint:
        return UndoPoint(self.state, self.index, self.chances)

    # -- undo: computed from what has flowed to whom ---------------------------------------------------------------

    def undoable(self, seat: SeatId | None) -> int:
        """How many of its last steps a seat can take back.

        None once somebody else has acted, chance has been drawn, something hidden has been seen, or the game is over;
        whoever practises can take back all of them until the game is over.
        """
        if not self.trail or seat is None or self.whose != seat or isinstance(self.turn, Over):
            return 0
        return len(self.trail)

    def undo(self, seat: SeatId) -> Play:
        """The position before the last step of a seat; the log grows all the same."""
        if not self.undoable(seat):
            raise NoUndo(
                "nothing can be taken back: since your last choice somebody else acted or something hidden was seen"
            )
        before, trail = self.trail[-1], self.trail[:-1]
        return Play(
            self.game,
            before.state,
            self.index + 1,
            before.chances,
            trail=trail,
            whose=seat,
            practising=self.practising,
        )

    @property
    def settled(self) -> UndoPoint:
        """The newest position that can never be taken back."""
        return self.trail[0] if self.trail else self._here
