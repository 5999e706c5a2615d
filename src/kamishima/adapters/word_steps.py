"""Playing a table word by word, as learners do.

The action space is the vocabulary of the game, with one word more: `.` ends an action that could still go on. At each
step one word is chosen among those that can follow. What leaves no choice happens by itself: words without an
alternative are said, decisions with a single action are made, and chance is drawn.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Final

from kamishima.core.errors import IllegalAction
from kamishima.core.game import AnyGame, State, Step
from kamishima.core.narration import Narration
from kamishima.core.turn import Action, Chance, Decision, Over, Result, SeatId, Turn
from kamishima.core.words import Phrase, unique

END = "."
"""The word that ends an action which could go on; its number is 0."""

Groups = dict[int, list[int]]
"""Offered actions by the number of their next word; each is named by its place in the offer."""


class Entry:
    """One step of a match, and by whom; and the one before it, if there was one."""

    def __init__(self, previous: Entry | None, step: Step[State], seat: SeatId | None) -> None:
        self.previous: Final = previous
        self.step: Final = step
        self.seat: Final = seat
        self.narration: Narration | None = None
        """What is told of it, once asked for."""
        self.told: dict[int, tuple[str, list[int]]] | None = None
        """How each seat remembers it, once asked for: as text and as numbers."""


class Vocabulary:
    def __init__(self, game: AnyGame) -> None:
        self.words: tuple[str, ...] = (END, *game.vocabulary)
        self.numbers: dict[str, int] = {word: number for number, word in enumerate(self.words)}

    @property
    def size(self) -> int:
        return len(self.words)

    def text(self, numbers: Iterable[int]) -> str:
        return " ".join([self.words[number] for number in numbers])

    def open(self, actions: Sequence[Action]) -> WordChoice | Action:
        """Where the first word of these actions is chosen; the action itself when there is only one."""
        if len(actions) == 1:
            return actions[0]
        offer = Offer(self, actions)
        return offer.after(list(range(len(actions))), ())

    def only(self, action: Action) -> WordChoice:
        """Where the first word of an action is said, though there is nothing else to say."""
        return Offer(self, (action,)).first()


class Offer:
    def __init__(self, vocabulary: Vocabulary, actions: Sequence[Action]) -> None:
        self.vocabulary: Final = vocabulary
        self.actions: Final[tuple[Action, ...]] = tuple(actions)
        self._phrases: Final[list[Phrase | None]] = [None] * len(actions)

    def first(self) -> WordChoice:
        """Where the first word is said, even if there is only one."""
        groups: Groups = {}
        ended = self._group(groups, list(range(len(self.actions))), ())
        return WordChoice(self, groups, ended, ())

    def after(self, places: list[int], said: tuple[str, ...]) -> WordChoice | Action:
        """Where the next word is chosen, or the only action that is left."""
        while len(places) > 1:
            groups: Groups = {}
            ended = self._group(groups, places, said)
            if ended is not None or len(groups) > 1:
                return WordChoice(self, groups, ended, said)
            number = next(iter(groups))
            places = groups[number]
            said = (*said, self.vocabulary.words[number])
        return self.actions[places[0]]

    def _group(self, groups: Groups, places: list[int], said: tuple[str, ...]) -> int | None:
        """Sort actions by the word that comes next; returns the one that is complete already, if any."""
        depth = len(said)
        ended: int | None = None
        last = ""
        group: list[int] = []
        for place in places:
            word = self.actions[place].head_word(depth)
            if word is None:  # otherwise it need not be spelled out yet
                head = self._phrase(place).head
                if depth < len(head):
                    word = head[depth]
                elif not self._add_rest(groups, place, said):
                    ended = place
            if word is not None:
                if word is not last:  # actions that begin alike mostly stand together
                    last, group = word, self._group_of(groups, word)
                group.append(place)
        return ended

    def _add_rest(self, groups: Groups, place: int, said: tuple[str, ...]) -> bool:
        """Add an action whose head has been said to the words of it that are left; False when it is complete."""
        phrase = self._phrase(place)
        left = len(phrase.head) + len(phrase.bag) - len(said)
        if left > 0:
            for word in left_of(phrase, said):
                self._group_of(groups, word).append(place)
            return True
        if phrase.last is not None and left == 0:
            self._group_of(groups, phrase.last).append(place)
            return True
        return False

    def _group_of(self, groups: Groups, word: str) -> list[int]:
        number = self.vocabulary.numbers[word]
        group = groups.get(number)
        if group is None:
            group = groups[number] = []
        return group

    def _phrase(self, place: int) -> Phrase:
        phrase = self._phrases[place]
        if phrase is None:
            phrase = self._phrases[place] = self.actions[place].phrase()
        return phrase


def left_of(phrase: Phrase, said: tuple[str, ...]) -> list[str]:
    """The different words that are left of a phrase's bag."""
    left = list(phrase.bag)
    for word in said[len(phrase.head) :]:
        left.remove(word)
    return unique(left) if len(left) > 1 else left


class WordChoice:
    """A place in a decision where the next word is chosen; it never changes."""

    def __init__(self, offer: Offer, groups: Groups, ended: int | None, said: tuple[str, ...]) -> None:
        self._offer: Final = offer
        self._ended: Final = ended
        self._said: Final = said
        self._groups: Final = groups
        self.numbers: Final = list(groups)
        if ended is not None:
            self.numbers.append(0)

    @property
    def has_begun(self) -> bool:
        return len(self._said) > 0

    @property
    def said(self) -> list[int]:
        numbers = self._offer.vocabulary.numbers
        return [numbers[word] for word in self._said]

    def check(self, number: int) -> None:
        """`IllegalAction` for a word that cannot follow."""
        if number not in self._groups and (number != 0 or self._ended is None):
            raise IllegalAction(self._refusal(number))

    def follow(self, number: int) -> WordChoice | Action:
        places = self._groups.get(number)
        if places is not None:
            return self._offer.after(places, (*self._said, self._offer.vocabulary.words[number]))
        self.check(number)
        assert self._ended is not None
        return self._offer.actions[self._ended]

    def actions(self, number: int) -> list[Action]:
        if number == 0 and self._ended is not None:
            return [self._offer.actions[self._ended]]
        return [self._offer.actions[place] for place in self._groups[number]]

    def _refusal(self, number: int) -> str:
        words = self._offer.vocabulary.words
        meant = repr(words[number]) if 0 <= number < len(words) else f"no word at all (there are {len(words)})"
        after = f"after {' '.join(self._said)!r}" if self._said else "now"
        allowed = ", ".join([words[other] for other in self.numbers])
        return f"{number} is {meant}, which is not offered; {after} may follow: {allowed}"


class WordPlay:
    """One match being played word by word. Chance is drawn from a seeded generator.

    It holds the bare position: a `Play` asks at every step what was revealed, for the sake of undo.
    """

    def __init__(self, game: AnyGame, vocabulary: Vocabulary | None = None) -> None:
        self.game = game
        self.vocabulary = vocabulary or Vocabulary(game)
        self.rng = random.Random()
        self.state: State = game.start()
        self.turn: Turn = game.turn(self.state)
        self.choice: WordChoice | None = None
        self.seat: SeatId | None = None

    def reset(self, seed: int | None = None) -> None:
        """Begin a new match; without a seed the generator goes on where it is."""
        if seed is not None:
            self.rng = random.Random(seed)
        self.state = self.game.start()
        self._settle()

    @property
    def result(self) -> Result | None:
        return self.turn.result if isinstance(self.turn, Over) else None

    def say(self, number: int) -> None:
        """The next word of whoever has to choose it; `IllegalAction` tells what can be said instead."""
        choice = self.choice
        if choice is None:
            raise IllegalAction("nothing can be said: the match is over")
        following = choice.follow(number)
        if isinstance(following, WordChoice):
            self.choice = following
        else:
            self.state = self.game.advance(self.state, following)
            self._settle()

    def act(self, action: Action) -> None:
        if self.seat is None:
            raise IllegalAction("nothing can be done: the match is over")
        self.state = self.game.apply(self.state, action)
        self._settle()

    def _settle(self) -> None:
        """Go on until somebody really has to choose, or it is over."""
        while True:
            turn = self.turn = self.game.turn(self.state)
            if isinstance(turn, Decision):
                opened = self.vocabulary.open(turn.actions)
                if isinstance(opened, WordChoice):
                    self.choice, self.seat = opened, turn.seat
                    return
                self.state = self.game.advance(self.state, opened)
            elif isinstance(turn, Chance):
                self.state = self.game.advance(self.state, turn.draw(self.rng))
            else:
                self.choice, self.seat = None, None
                return
