"""What the seats of one match see as cells, a byte each: everything between the rules and NumPy, so it is compiled."""

from __future__ import annotations

from typing import Final, Protocol

from kamishima.adapters.word_steps import WordChoice, WordPlay
from kamishima.core.game import AnyGame, State
from kamishima.core.observation import Block, Cells, Seen, Wide
from kamishima.core.turn import SeatId


class Encoder(Protocol):
    """What the `observation.py` of a game gives; a game without one is seen by the words of its turns alone."""

    blocks: list[Block]
    size: int

    def write(self, shown: object) -> Seen:
        """A view as numbers; each audience has cells of its own, and its next view is written into the same."""
        ...


class Sight:
    """Looks at positions for their seats, and remembers what it saw last."""

    def __init__(self, game: AnyGame, encoder: Encoder | None, words: int) -> None:
        self._game: Final = game
        self._encoder: Final = encoder
        self._words: Final = words
        self._first: Final[int] = 0 if encoder is None else encoder.size
        self._players: Final[int] = game.players
        self._state: State | None = None
        """The position that was looked at last, and how the seats see it; the last of them are spectators."""
        self._seen: Final[list[Seen | None]] = [None] * (game.players + 1)
        self._said: Final[list[list[int]]] = [[] for _ in range(game.players + 1)]
        """Where the words said are noted behind it."""
        self._blank: Final[list[Cells]] = [bytearray(words) for _ in range(game.players + 1)] if encoder is None else []
        """Without an encoder: the cells of each audience, which hold nothing but the words said."""

    def seen(self, state: State, seat: SeatId | None, choice: WordChoice | None) -> Seen:
        """What a seat sees and has said; the cells are good until it looks again."""
        viewer = self._players if seat is None else seat
        if state is not self._state:
            self._state = state
            for place in range(len(self._seen)):
                self._seen[place] = None
        seen = self._seen[viewer]
        if seen is None:  # it is the same all through a decision, so it is remembered
            seen = self._seen[viewer] = self._written(state, seat, viewer)
        self._note(seen[0], viewer, choice)
        return seen

    def _written(self, state: State, seat: SeatId | None, viewer: int) -> Seen:
        encoder = self._encoder
        return (self._blank[viewer], []) if encoder is None else encoder.write(self._game.view(state, seat))

    def _note(self, cells: Cells, viewer: int, choice: WordChoice | None) -> None:
        """Note the words said by their numbers: 1 for the first, and so on."""
        before = self._said[viewer]
        if before:
            for place in before:
                cells[place] = 0
            self._said[viewer] = []
        if choice is None or not choice.has_begun:
            return
        said = [self._first + number for number in choice.said]
        for order in range(len(said)):
            cells[said[order]] = order + 1
        self._said[viewer] = said

    def look(self, play: WordPlay, seat: SeatId) -> tuple[Cells, Wide, Cells]:
        """What a seat sees and has said at a table now, and the mask of what it can say."""
        choice = play.choice if play.seat == seat else None
        cells, wide = self.seen(play.state, seat, choice)
        return cells, wide, self.mask(choice)

    def mask(self, choice: WordChoice | None) -> Cells:
        """Which words can follow: 1 for each that can."""
        cells = bytearray(self._words)
        if choice is not None:
            for number in choice.numbers:
                cells[number] = 1
        return cells


class Rows:
    """Many matches of one table, a row for each: what the seats that choose see, and the words that they can say."""

    def __init__(self, plays: list[WordPlay], sights: list[Sight], size: int, words: int) -> None:
        self._plays: Final = plays
        self._sights: Final = sights
        self._size: Final = size
        self._words: Final = words
        self.cells: Final = bytearray(len(plays) * size)
        self.wide: Final[Wide] = []
        self.masks: Final = bytearray(len(plays) * words)
        self.seats: Final = bytearray(len(plays))
        self.allowed: Final[list[list[int]]] = [[] for _ in plays]
        """The words of the masks by their numbers."""

    def say(self, numbers: list[int]) -> list[int]:
        """One word in every match, or in none when one is not offered; returns the rows of those that are over.

        All others are looked at on the way, while what they are made of is still in the processor's cache.
        """
        for row in range(len(self._plays)):
            choice = self._plays[row].choice
            assert choice is not None
            choice.check(numbers[row])
        self.wide.clear()
        over: list[int] = []
        for row in range(len(self._plays)):
            play = self._plays[row]
            play.say(numbers[row])
            if play.choice is None:
                over.append(row)
            else:
                self.look_at(row)
        return over

    def look(self) -> None:
        self.wide.clear()
        for row in range(len(self._plays)):
            self.look_at(row)

    def look_at(self, row: int) -> None:
        """Look at one match alone; what does not fit the cells of others is kept."""
        play = self._plays[row]
        seat, choice, start = play.seat, play.choice, row * self._size
        assert seat is not None
        assert choice is not None
        cells, wide = self._sights[row].seen(play.state, seat, choice)
        self.cells[start : start + self._size] = cells
        for place, number in wide:
            self.wide.append((start + place, number))
        self.seats[row] = seat
        self._mask(row * self._words, self.allowed[row], choice.numbers)
        self.allowed[row] = choice.numbers

    def _mask(self, start: int, before: list[int], now: list[int]) -> None:
        """Only the bits that were set, and those that are to be set, are touched."""
        for number in before:
            self.masks[start + number] = 0
        for number in now:
            self.masks[start + number] = 1
