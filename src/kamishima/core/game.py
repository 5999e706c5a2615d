"""The contract of a game: `Game`, `State`, `Action`, and the three kinds of turn."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, NewType, TypeVar

from mypy_extensions import mypyc_attr

from kamishima.core.chance import below
from kamishima.core.errors import BadPosition, IllegalAction
from kamishima.core.words import Closings, Form, Growing, Phrase

SeatId = NewType("SeatId", int)
"""A seat at the table, counted from 0. Its word is `p1` for seat 0, and so on."""

Plain = dict[str, object]
"""A value of JSON types only."""


def seat_word(seat: SeatId) -> str:
    """The word that names a seat in actions."""
    return f"p{seat + 1}"


@mypyc_attr(allow_interpreted_subclasses=True)
class Action:
    """What a player (or chance) says. Two actions are equal when they say the same words."""

    _text: str | None = None

    @abstractmethod
    def phrase(self) -> Phrase:
        """The words of this action."""

    def head_word(self, depth: int) -> str | None:
        """A word of the head, the first for 0, where it is known without putting the whole phrase together.

        A turn may offer very many actions, of which few are ever spelled out.
        """
        return None

    @property
    def text(self) -> str:
        """The canonical text: the action's form in records and on the wire."""
        text = self._text
        if text is None:  # it is put together once: some actions are offered again and again
            text = self._text = self.phrase().text
        return text

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Result(NamedTuple):
    """How a game ended: scores and ranks per seat (1 is best, ties share a rank), and why it ended."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    reason: str

    @property
    def winners(self) -> tuple[SeatId, ...]:
        """The seats that won; several when the victory is shared."""
        return tuple([SeatId(seat) for seat, rank in enumerate(self.ranks) if rank == 1])


def ranked(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Ranks for keys of which larger is better: equal keys share a rank, and the next rank is skipped."""
    return tuple([1 + sum([other > key for other in keys]) for key in keys])


class Turn:
    """What happens next: a `Decision`, a `Chance`, or it is `Over`."""


class Run:
    """Actions with one head that a turn offers one after the other, as the many ways to pay for something are.

    They are made when somebody wants to see them all. Of most turns only the words are told, and one action is said.
    """

    def __init__(self, place: int, closings: Closings) -> None:
        self.place: Final = place
        """How many of the turn's other actions come before it."""
        self.closings: Final = closings

    @abstractmethod
    def head(self) -> tuple[str, ...]:
        """What they all begin with; no other action of the turn does."""

    @abstractmethod
    def actions(self) -> list[Action]:
        """All of them, in the order of their closings."""

    @abstractmethod
    def action(self, number: int) -> Action:
        """The one with a certain closing."""

    def saying(self, words: list[str]) -> Action | None:
        """The action with these words, if it is one of them."""
        head = self.head()
        if tuple(words[: len(head)]) != head or len(words) == len(head):
            return None
        bag, last, whole = tuple(words[len(head) : -1]), words[-1], tuple(words[len(head) :])
        for number, closing in enumerate(self.closings.each()):
            if closing.bag == whole if closing.last is None else closing.last == last and closing.bag == bag:
                return self.action(number)
        return None


def in_full(actions: Sequence[Action], runs: Sequence[Run]) -> list[Action]:
    """Actions with those of runs at their places."""
    found: list[Action] = []
    place = 0
    for run in runs:
        found.extend(actions[place : run.place])
        found.extend(run.actions())
        place = run.place
    found.extend(actions[place:])
    return found


class Decision(Turn):
    """One seat chooses one of these actions; they are unique, and in the game's canonical order."""

    def __init__(self, seat: SeatId, actions: tuple[Action, ...], runs: Sequence[Run] = ()) -> None:
        self.seat: Final = seat
        self.others: Final = actions
        """Those that are not in runs."""
        self.runs: Final = runs
        self._all: tuple[Action, ...] | None = None if runs else actions
        self._said: Action | None = None
        """What `saying` has found last."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """All that is offered."""
        known = self._all
        if known is None:
            known = self._all = tuple(in_full(self.others, self.runs))
        return known

    def saying(self, text: str) -> Action | None:
        """The action with this canonical text, if it is offered."""
        words, known = text.split(" "), self._all
        for action in self.others if known is None else known:
            if _may_say(action, words) and action.text == text:
                self._said = action
                return action
        if known is None:
            for run in self.runs:
                said = run.saying(words)
                if said is not None:
                    self._said = said
                    return said
        return None

    def has_found(self, action: Action) -> bool:
        """Whether this is what `saying` has found: it need not be looked for among all, which would all be made."""
        return action is self._said

    def tree(self, form: Form | None = None) -> Plain:
        """The tree of the words that may be said; see `words.tree`."""
        growing, others, place = Growing(form), self.others, 0
        most = None if form is None else form.most
        is_long = most is not None and sum([run.closings.count for run in self.runs]) > most
        for run in self.runs:
            for action in others[place : run.place]:
                growing.add(action.phrase())
            growing.add_all(run.head(), run.closings, run.closings.pool() if is_long else None)
            place = run.place
        for action in others[place:]:
            growing.add(action.phrase())
        return growing.root


def _may_say(action: Action, words: list[str]) -> bool:
    """Whether the first words of an action are these, as far as they are known without putting it together."""
    for depth in range(len(words)):
        word = action.head_word(depth)
        if word is None:
            break
        if word != words[depth]:
            return False
    return True


class Chance(Turn):
    """Chance chooses one of these actions, each by its positive weight."""

    def __init__(self, actions: tuple[Action, ...], weights: tuple[int, ...]) -> None:
        self.actions: Final = actions
        self.weights: Final = weights

    @property
    def total(self) -> int:
        """The sum of all weights."""
        total = 0
        for weight in self.weights:
            total += weight
        return total

    def at(self, number: int) -> Action:
        """The outcome that a number in 0..total-1 stands for."""
        for index in range(len(self.weights)):
            number -= self.weights[index]
            if number < 0:
                return self.actions[index]
        raise IndexError("the number is not below the total weight")

    def draw(self, rng: random.Random) -> Action:
        """A random outcome."""
        return self.at(below(rng, self.total))


class Over(Turn):
    """Nobody has anything to do any more."""

    def __init__(self, result: Result) -> None:
        self.result: Final = result


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position: a value that is never changed once `apply` or `start` has returned it."""

    offered: Turn | None = None
    """The turn of this position once it was asked for: it follows from the rest, so it is only remembered."""


S = TypeVar("S", bound=State)


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
        return self.advance(state, self._offered(state, action))

    def _offered(self, state: S, action: Action) -> Action:
        turn = self.turn(state)
        if not isinstance(turn, (Decision, Chance)):
            raise IllegalAction(f"{action.text!r} is not offered: the game is over")
        if isinstance(turn, Decision) and turn.has_found(action):
            return action
        actions = turn.actions
        for offered in actions:
            if offered is action:
                return offered
        for offered in actions:
            if offered == action:
                return offered
        raise IllegalAction(f"{action.text!r} is not offered now")

    @abstractmethod
    def offer(self, state: S) -> Turn:
        """Work out the turn of a position. Callers want `turn`, which remembers it."""

    @abstractmethod
    def advance(self, state: S, action: Action) -> S:
        """The position after an offered action. Callers want `apply`, which checks that it is offered."""

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
    def conceals(self, state: S, action: Action, seat: SeatId | None) -> bool:
        """Whether the words of this action are kept from this audience."""

    @abstractmethod
    def reveals(self, state: S, action: Action, seat: SeatId | None) -> bool:
        """Whether this step shows the audience something, beside its words, that had been hidden from it."""

    def unveils(self, state: S, action: Action) -> bool:
        """Whether this step reveals anything to anybody, at a seat or beside the table."""
        for seat in range(self.players):
            if self.reveals(state, action, SeatId(seat)):
                return True
        return self.reveals(state, action, None)

    @abstractmethod
    def narrate(self, state: S, action: Action, seat: SeatId | None) -> tuple[object, ...]:
        """The events of this step as this audience sees them: msgspec values."""

    def recount(self, state: S, after: S, action: Action, seat: SeatId | None) -> tuple[object, ...]:
        """`narrate` for whoever has the position after the step already: games need not work it out once more."""
        return self.narrate(state, action, seat)

    def tells_alike(self, state: S, action: Action) -> bool:
        """Whether everybody may read the words of this action and is told the same of it.

        Then it need be told only once for all, as it is told to spectators.
        """
        return False

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
