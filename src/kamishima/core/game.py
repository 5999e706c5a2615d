"""The contract of a game: `Game`, its positions and its steps."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from kamishima.core.errors import BadPosition, IllegalAction
from kamishima.core.narration import Narration
from kamishima.core.turn import Action, Over, SeatId, Turn

Plain = dict[str, object]
"""A value of JSON types only."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position: a value that is never changed once `apply` or `start` has returned it."""

    offered: Turn | None = None
    """The turn of this position once it was asked for: it follows from the rest, so it is only remembered."""


S = TypeVar("S", bound=State)


class Step(Generic[S]):
    def __init__(self, before: S, action: Action, after: S) -> None:
        self.before: Final = before
        self.action: Final = action
        self.after: Final = after


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game with its content and options, for a number of players: pure functions, no state."""

    def __init__(self, name: str, rules: int, players: int, options: Mapping[str, object], content_hash: str) -> None:
        self.name: Final = name
        self.rules: Final = rules
        """The version of the rules; it changes whenever an old record could play differently."""
        self.players: Final = players
        self.options: Final[Plain] = dict(options)
        """The options as plain values, defaults included, as they stand in a record."""
        self.content_hash: Final = content_hash

    @property
    def seats(self) -> tuple[SeatId, ...]:
        """All seats in the order of play."""
        return tuple([SeatId(seat) for seat in range(self.players)])

    # -- playing ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def start(self) -> S:
        """The position before anything has happened."""

    def turn(self, state: S) -> Turn:
        """Who may do what now."""
        offered = state.offered
        if offered is None:
            offered = self.offer(state)
            state.offered = offered
        return offered

    def apply(self, state: S, action: Action) -> S:
        """The position after an action that the turn offers; `IllegalAction` for any other."""
        turn = self.turn(state)
        offered = action if turn.holds(action) else turn.saying(action.text)
        if offered is None:
            when = ": the game is over" if isinstance(turn, Over) else " now"
            raise IllegalAction(f"{action.text!r} is not offered{when}")
        return self.advance(state, offered)

    @abstractmethod
    def offer(self, state: S) -> Turn:
        """Work out the turn of a position. Callers want `turn`, which remembers it."""

    @abstractmethod
    def advance(self, state: S, action: Action) -> S:
        """The position after an action of the turn. For any other action there is `apply`, which looks for it there."""

    @property
    @abstractmethod
    def bound(self) -> int:
        """No game has more steps than this, chance included."""

    # -- what each audience may know -------------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: S, seat: SeatId | None) -> object:
        """What a seat, or a spectator (None), may know: a msgspec value, built by allow-list."""

    @abstractmethod
    def resample(self, state: S, seat: SeatId | None, rng: random.Random) -> S:
        """Another position that this audience cannot tell apart from `state`.

        It follows from what the audience knows, and from the generator: for any two positions that the audience cannot
        tell apart, the same generator gives the same one.
        """

    @abstractmethod
    def reveals(self, step: Step[S], seat: SeatId | None) -> bool:
        """Whether a step shows the audience something, beside its words, that had been hidden from it."""

    def unveils(self, step: Step[S]) -> bool:
        """Whether a step reveals anything to anybody, at a seat or beside the table."""
        for seat in range(self.players):
            if self.reveals(step, SeatId(seat)):
                return True
        return self.reveals(step, None)

    @abstractmethod
    def narrate(self, step: Step[S]) -> Narration:
        """What is told of a step: its events and its words, each tagged with who may know it."""

    # -- text and plain forms --------------------------------------------------------------------------------------

    def show(self, action: Action) -> str:
        """The text of an action."""
        return action.text

    @abstractmethod
    def parse(self, text: str) -> Action:
        """The action that a canonical text says, legal or not; `BadWords` when it is none of this game."""

    @property
    @abstractmethod
    def vocabulary(self) -> tuple[str, ...]:
        """Every word that an action of this game can hold."""

    @abstractmethod
    def encode(self, state: S) -> Plain:
        """The whole position as plain values."""

    @abstractmethod
    def decode(self, plain: Plain) -> S:
        """The inverse of `encode`; `BadPosition` says what is wrong and where."""

    def written(self, state: S) -> str:
        """The position as a text that the option `position` takes, hidden things left out; empty for a usual start."""
        raise BadPosition(f"positions of {self.name} cannot be written")

    def placed(self, text: str) -> S:
        """The position that a text says; `BadPosition` says what is wrong with it."""
        raise BadPosition(f"positions of {self.name} cannot be placed")

    # -- judging ---------------------------------------------------------------------------------------------------

    @abstractmethod
    def scores(self, state: S) -> tuple[int, ...]:
        """The score of each seat if the game ended now."""

    @abstractmethod
    def outlook(self, state: S, seat: SeatId) -> float:
        """A quick guess of how well a seat stands; simple bots climb it."""

    @abstractmethod
    def faults(self, state: S) -> list[str]:
        """What is impossible about a position (a lost card, a hand too large); [] for every reachable one."""


AnyGame = Game[Any]
