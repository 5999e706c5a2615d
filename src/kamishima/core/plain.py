"""Texts and plain values that others wrote, read strictly: actions by their words, positions by their fields."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

import msgspec
from mypy_extensions import mypyc_attr

from kamishima.core.errors import BadPosition, BadWords
from kamishima.core.game import Plain, State
from kamishima.core.text.spelling import did_you_mean
from kamishima.core.turn import Action, SeatId, seat_word

ActionParser = Callable[[list[str]], Action]
"""Makes an action of the words after its verb."""
S = TypeVar("S", bound=State)
P = TypeVar("P")
ANY_NUMBER: Final = 1 << 60
"""More words than anybody says."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Grammar:
    """Reads the actions of one game by their verbs: `parse` is the exact inverse of an action's text."""

    def __init__(self, game: str, players: int, plain: dict[str, Action]) -> None:
        self._game: Final = game
        self._plain: Final = plain
        """Actions of one word."""
        self._forms: Final[dict[str, tuple[int, int, ActionParser]]] = {}
        self.seats: Final = {seat_word(SeatId(seat)): SeatId(seat) for seat in range(players)}

    def add(self, verb: str, read: ActionParser, least: int = 1, most: int = 0) -> None:
        """A verb that so many words follow."""
        self._forms[verb] = (least, max(least, most), read)

    def parse(self, text: str) -> Action:
        words = text.split()
        if not words:
            raise BadWords("nothing was said")
        action = self._action(words)
        if action.text != text:
            raise BadWords(f"{text!r} should be written {action.text!r}")
        return action

    def _action(self, words: list[str]) -> Action:
        said = words[1:]
        if not said and words[0] in self._plain:
            return self._plain[words[0]]
        form = self._forms.get(words[0])
        if form is None or not form[0] <= len(said) <= form[1]:
            raise self.unknown(words)
        return form[2](said)

    def unknown(self, words: list[str]) -> BadWords:
        return BadWords(f"{' '.join(words)!r} is not an action of {self._game}{self.meant(words[0])}")

    def meant(self, verb: str) -> str:
        return did_you_mean(verb, (*self._forms, *self._plain))

    def seat(self, word: str) -> SeatId:
        if word not in self.seats:
            raise BadWords(f"there is no seat {word!r}; seats are {', '.join(self.seats)}")
        return self.seats[word]


def one_of(words: Sequence[str], word: str, what: str) -> int:
    """The place of a word among those that there are."""
    if word not in words:
        raise BadWords(f"there is no {what} {word!r}; there are {', '.join(words)}{did_you_mean(word, words)}")
    return words.index(word)


@mypyc_attr(allow_interpreted_subclasses=True)
class PositionDecoder(Generic[P, S]):
    """Turns plain positions into states of one game, by a msgspec class of theirs."""

    def __init__(self, game: str, players: int, form: type[P]) -> None:
        self._game: Final = game
        self._players: Final = players
        self._form: Final = form

    def decode(self, plain: Plain) -> S:
        """The position; `BadPosition` says what is wrong and where."""
        try:
            position = msgspec.convert(plain, self._form)
        except msgspec.ValidationError as error:
            raise BadPosition(f"not a position of {self._game}: {error}") from None
        self.check(position)
        return self.state(position)

    @abstractmethod
    def check(self, position: P) -> None:
        """`BadPosition` for what no position has."""

    @abstractmethod
    def state(self, position: P) -> S:
        """The state that a checked position describes."""

    def check_stack(self, frames: Sequence[tuple[str, int]], phases: frozenset[str]) -> None:
        """Something is left to do, and each of it by a phase that there is and for somebody."""
        if not frames:
            raise BadPosition("stack: something must be left to do")
        for phase, seat in frames:
            if phase not in phases or not 0 <= seat < self._players:
                raise BadPosition(f"stack: {phase!r} for seat {seat} is nothing that can be to do")
