"""What happens next in a game: actions, and the three kinds of turn."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, NamedTuple, NewType

from mypy_extensions import mypyc_attr

from kamishima.core.chance import below
from kamishima.core.words import Closings, Phrase

SeatId = NewType("SeatId", int)
"""A seat at the table, counted from 0. Its word is `p1` for seat 0, and so on."""


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


class WordedAction(Action):
    """An action whose words are known when it is made; they become a phrase once."""

    def __init__(self, *words: str) -> None:
        self._words: Final = words
        self._phrase: Phrase | None = None

    def phrase(self) -> Phrase:
        if self._phrase is None:
            self._phrase = Phrase(self._words)
        return self._phrase

    def head_word(self, depth: int) -> str | None:
        return self._words[depth] if depth < len(self._words) else None


class Start(WordedAction):
    """Chance picks who begins."""

    def __init__(self, seat: SeatId) -> None:
        super().__init__("start", seat_word(seat))
        self.seat: Final = seat


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

    def holds(self, action: Action) -> bool:
        """Whether this very action was made for this turn."""
        return False

    def saying(self, text: str) -> Action | None:
        """The action with this canonical text, if it is offered."""
        return None


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
    """One seat chooses one of these actions; they are unique, and in the game's canonical order.

    >>> import kamishima
    >>> game = kamishima.table("islands", players=1, science=True)
    >>> turn = game.turn(game.start())
    >>> isinstance(turn, kamishima.Decision), turn.seat
    (True, 0)
    >>> [action.text for action in turn.actions[:2]]
    ['deal', 'keep a a']
    """

    def __init__(self, seat: SeatId, actions: tuple[Action, ...], runs: Sequence[Run] = ()) -> None:
        self.seat: Final = seat
        self.others: Final = actions
        """Those that are not in runs."""
        self.runs: Final = runs
        self._all: tuple[Action, ...] | None = None if runs else actions

    @property
    def actions(self) -> tuple[Action, ...]:
        """All that is offered."""
        known = self._all
        if known is None:
            known = self._all = tuple(in_full(self.others, self.runs))
        return known

    def holds(self, action: Action) -> bool:
        return _is_among(action, self.others if self._all is None else self._all)

    def saying(self, text: str) -> Action | None:
        words, known = text.split(" "), self._all
        for action in self.others if known is None else known:
            if _may_say(action, words) and action.text == text:
                return action
        if known is None:
            for run in self.runs:
                said = run.saying(words)
                if said is not None:
                    return said
        return None


def _is_among(action: Action, actions: tuple[Action, ...]) -> bool:
    for other in actions:
        if other is action:
            return True
    return False


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
    """Chance chooses one of these actions, each by its positive weight.

    >>> import kamishima, random
    >>> game = kamishima.table("shaman", players=2)
    >>> turn = game.turn(game.start())
    >>> [action.text for action in turn.actions], turn.weights
    (['start p1', 'start p2'], (1, 1))
    >>> turn.draw(random.Random(2)).text
    'start p1'
    """

    def __init__(self, actions: tuple[Action, ...], weights: tuple[int, ...]) -> None:
        self.actions: Final = actions
        self.weights: Final = weights

    def holds(self, action: Action) -> bool:
        return _is_among(action, self.actions)

    def saying(self, text: str) -> Action | None:
        for action in self.actions:
            if action.text == text:
                return action
        return None

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
    """Nobody has anything to do any more.

    >>> import kamishima
    >>> [outcome] = kamishima.simulate("shaman", games=1)
    >>> kamishima.Over(kamishima.core.turn.Result(outcome.scores, outcome.ranks, outcome.reason)).result.reason
    'islands'
    """

    def __init__(self, result: Result) -> None:
        self.result: Final = result
