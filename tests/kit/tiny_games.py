"""Two games so small that every number about them can be worked out by hand.

*Ladder* is open. In your turn you say `step 1` or `step 2`, then `stay` or `roll`; after `roll` a die with the weights
3, 2, 1 lifts you by one, two or three rungs. After some rounds the highest wins.

*Envelope* is hidden. Everybody gets a card face down: of five cards two are red, two are blue and one is green. In your
turn you set a secret mark (`mark sun` or `mark moon`), may `peek` at the card of your neighbour, and `guess` its
colour. At the end all is shown: three points for a right guess, one for your neighbour's mark, less one for a peek.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

import msgspec

from kamishima.core.chance import below
from kamishima.core.errors import BadPosition, BadWords
from kamishima.core.game import Game, Plain, State, Step
from kamishima.core.narration import Narration, Tagged
from kamishima.core.turn import Action, Chance, Decision, Over, Result, SeatId, Turn, ranked
from kamishima.core.wire import Event
from kamishima.core.words import Phrase
from kamishima.games.box import Box

# -- what both share ---------------------------------------------------------------------------------------------------


class Say(Action):
    """Some words in order."""

    def __init__(self, text: str) -> None:
        self.said = tuple(text.split())

    def phrase(self) -> Phrase:
        return Phrase(self.said)


class Told(Event, frozen=True):
    """Who did what; the word is None for those who may not know it."""

    seat: int
    verb: str
    word: str | None


def parsed(text: str, texts: tuple[str, ...]) -> Action:
    """The action of this text, if it is one of these."""
    if text not in texts:
        raise BadWords(f"{text!r} is not an action; there are {', '.join(texts)}")
    return Say(text)


def words_of(texts: tuple[str, ...]) -> tuple[str, ...]:
    """Every word once."""
    return tuple(dict.fromkeys([word for text in texts for word in text.split()]))


# -- Ladder: everything is open ----------------------------------------------------------------------------------------

DIE = ("die 1", "die 2", "die 3")
LADDER_TEXTS = ("step 1", "step 2", "stay", "roll", *DIE)


class Rungs(State):
    """How high everybody is, and what is due: a step, a choice to stay or roll, or the die."""

    def __init__(self, heights: tuple[int, ...], turns: int = 0, due: str = "step") -> None:
        self.heights = heights
        self.turns = turns
        self.due = due


class PlainRungs(msgspec.Struct, frozen=True):
    heights: tuple[int, ...]
    turns: int
    due: str


class Ladder(Game[Rungs]):
    """Climb higher than the others."""

    def __init__(self, players: int = 2, rounds: int = 2) -> None:
        super().__init__("ladder", 1, players, {"rounds": rounds}, "no content")
        self.rounds = rounds

    def start(self) -> Rungs:
        return Rungs((0,) * self.players)

    def offer(self, state: Rungs) -> Turn:
        if state.turns == self.rounds * self.players:
            return Over(Result(state.heights, ranked([(height,) for height in state.heights]), "top"))
        if state.due == "die":
            return Chance(tuple([Say(text) for text in DIE]), (3, 2, 1))
        texts = ("step 1", "step 2") if state.due == "step" else ("stay", "roll")
        return Decision(self.seat_of(state), tuple([Say(text) for text in texts]))

    def seat_of(self, state: Rungs) -> SeatId:
        """Whose turn it is."""
        return SeatId(state.turns % self.players)

    def advance(self, state: Rungs, action: Action) -> Rungs:
        verb, *number = action.text.split()
        if verb == "roll":
            return Rungs(state.heights, state.turns, "die")
        heights = list(state.heights)
        heights[self.seat_of(state)] += int(number[0]) if number else 0
        if verb == "step":
            return Rungs(tuple(heights), state.turns, "choice")
        return Rungs(tuple(heights), state.turns + 1, "step")

    @property
    def bound(self) -> int:
        return 3 * self.rounds * self.players

    def view(self, state: Rungs, seat: SeatId | None) -> object:
        return self.encode(state)

    def resample(self, state: Rungs, seat: SeatId | None, rng: random.Random) -> Rungs:
        return self.decode(self.encode(state))

    def reveals(self, step: Step[Rungs], seat: SeatId | None) -> bool:
        return False

    def narrate(self, step: Step[Rungs]) -> Narration:
        verb, _, word = step.action.text.partition(" ")
        return Narration([Told(self.seat_of(step.before), verb, word)])

    def parse(self, text: str) -> Action:
        return parsed(text, LADDER_TEXTS)

    @property
    def vocabulary(self) -> tuple[str, ...]:
        return words_of(LADDER_TEXTS)

    def encode(self, state: Rungs) -> Plain:
        return {"heights": list(state.heights), "turns": state.turns, "due": state.due}

    def decode(self, plain: Plain) -> Rungs:
        try:
            rungs = msgspec.convert(plain, PlainRungs)
        except msgspec.ValidationError as error:
            raise BadPosition(str(error)) from None
        return Rungs(rungs.heights, rungs.turns, rungs.due)

    def scores(self, state: Rungs) -> tuple[int, ...]:
        return state.heights

    def outlook(self, state: Rungs, seat: SeatId) -> float:
        return 2 * state.heights[seat] - sum(state.heights)

    def faults(self, state: Rungs) -> list[str]:
        return ["somebody is above the sky"] if max(state.heights) > 5 * self.rounds else []


# -- Envelope: cards and marks are hidden ------------------------------------------------------------------------------

CARDS: tuple[str, ...] = ("red", "red", "blue", "blue", "green")
COLOURS: tuple[str, ...] = ("red", "blue", "green")
MARKS = ("mark sun", "mark moon")
GUESSES = tuple([f"guess {colour}" for colour in COLOURS])
DEALS = tuple([f"card {colour}" for colour in COLOURS])

Slots = tuple[str | None, ...]
"""A word for each seat, None where there is none yet, or none to be seen."""


class Letters(State):
    """What lies before each seat."""

    def __init__(self, cards: Slots, marks: Slots, guesses: Slots, peeked: tuple[bool, ...]) -> None:
        self.cards = cards
        self.marks = marks
        self.guesses = guesses
        self.peeked = peeked


class Sight(msgspec.Struct, frozen=True):
    """The plain form of a position, and with some words left out the view of it."""

    cards: Slots
    marks: Slots
    guesses: Slots
    peeked: tuple[bool, ...]


def put(slots: Slots, seat: int, word: str) -> Slots:
    """The slots with a word at a seat."""
    return (*slots[:seat], word, *slots[seat + 1 :])


class Envelope(Game[Letters]):
    """Guess what your neighbour holds."""

    def __init__(self, players: int = 2) -> None:
        super().__init__("envelope", 1, players, {}, "no content")

    def start(self) -> Letters:
        empty: Slots = (None,) * self.players
        return Letters(empty, empty, empty, (False,) * self.players)

    def neighbour(self, seat: int) -> int:
        """Whose card a seat guesses."""
        return (seat + 1) % self.players

    def offer(self, state: Letters) -> Turn:
        if None in state.cards:
            return self._deal(state)
        if None not in state.guesses:
            scores = self.scores(state)
            return Over(Result(scores, ranked([(score,) for score in scores]), "shown"))
        seat = state.guesses.index(None)
        if state.marks[seat] is None:
            return Decision(SeatId(seat), tuple([Say(text) for text in MARKS]))
        peek = () if state.peeked[seat] else ("peek",)
        return Decision(SeatId(seat), tuple([Say(text) for text in (*peek, *GUESSES)]))

    def _deal(self, state: Letters) -> Chance:
        left = [CARDS.count(colour) - state.cards.count(colour) for colour in COLOURS]
        dealt = [(Say(text), weight) for text, weight in zip(DEALS, left, strict=True) if weight]
        return Chance(tuple([say for say, _ in dealt]), tuple([weight for _, weight in dealt]))

    def advance(self, state: Letters, action: Action) -> Letters:
        verb, *said = action.text.split()
        if verb == "card":
            cards = put(state.cards, state.cards.index(None), said[0])
            return Letters(cards, state.marks, state.guesses, state.peeked)
        seat = state.guesses.index(None)
        if verb == "mark":
            return Letters(state.cards, put(state.marks, seat, said[0]), state.guesses, state.peeked)
        if verb == "peek":
            peeked = (*state.peeked[:seat], True, *state.peeked[seat + 1 :])
            return Letters(state.cards, state.marks, state.guesses, peeked)
        return Letters(state.cards, state.marks, put(state.guesses, seat, said[0]), state.peeked)

    @property
    def bound(self) -> int:
        return 4 * self.players

    def sees_card(self, state: Letters, seat: SeatId | None, owner: int) -> bool:
        """One's own, one that one has peeked at, and at the end all."""
        if None not in state.guesses:
            return True
        return seat is not None and (seat == owner or (state.peeked[seat] and owner == self.neighbour(seat)))

    def sees_mark(self, state: Letters, seat: SeatId | None, owner: int) -> bool:
        """One's own, and at the end all."""
        return seat == owner or None not in state.guesses

    def view(self, state: Letters, seat: SeatId | None) -> object:
        cards = [card if self.sees_card(state, seat, owner) else None for owner, card in enumerate(state.cards)]
        marks = [mark if self.sees_mark(state, seat, owner) else None for owner, mark in enumerate(state.marks)]
        return Sight(tuple(cards), tuple(marks), state.guesses, state.peeked)

    def resample(self, state: Letters, seat: SeatId | None, rng: random.Random) -> Letters:
        cards, marks = list(state.cards), list(state.marks)
        hidden = [owner for owner in self.seats if cards[owner] and not self.sees_card(state, seat, owner)]
        left = list(CARDS)
        for owner in self.seats:
            card = cards[owner]
            if card is not None and owner not in hidden:
                left.remove(card)
        for owner in hidden:
            cards[owner] = left.pop(below(rng, len(left)))
        for owner in self.seats:
            if marks[owner] and not self.sees_mark(state, seat, owner):
                marks[owner] = ("sun", "moon")[below(rng, 2)]
        return Letters(tuple(cards), tuple(marks), state.guesses, state.peeked)

    def reveals(self, step: Step[Letters], seat: SeatId | None) -> bool:
        guesses, text = step.before.guesses, step.action.text
        if text == "peek":
            return seat == guesses.index(None)
        return text.startswith("guess") and guesses.count(None) == 1

    def narrate(self, step: Step[Letters]) -> Narration:
        verb, _, word = step.action.text.partition(" ")
        slots = step.before.cards if verb == "card" else step.before.guesses
        who = SeatId(slots.index(None))
        if verb not in ("card", "mark"):
            return Narration([Told(who, verb, word)])
        return Narration([Tagged(Told(who, verb, word), (who,), Told(who, verb, None))], (who,))

    def parse(self, text: str) -> Action:
        return parsed(text, (*DEALS, *MARKS, "peek", *GUESSES))

    @property
    def vocabulary(self) -> tuple[str, ...]:
        return words_of((*DEALS, *MARKS, "peek", *GUESSES))

    def encode(self, state: Letters) -> Plain:
        return {
            "cards": list(state.cards),
            "marks": list(state.marks),
            "guesses": list(state.guesses),
            "peeked": list(state.peeked),
        }

    def decode(self, plain: Plain) -> Letters:
        try:
            sight = msgspec.convert(plain, Sight)
        except msgspec.ValidationError as error:
            raise BadPosition(str(error)) from None
        return Letters(sight.cards, sight.marks, sight.guesses, sight.peeked)

    def scores(self, state: Letters) -> tuple[int, ...]:
        return tuple([self._score(state, seat) for seat in self.seats])

    def _score(self, state: Letters, seat: SeatId) -> int:
        other = self.neighbour(seat)
        right = state.guesses[seat] is not None and state.guesses[seat] == state.cards[other]
        like = state.marks[seat] is not None and state.marks[seat] == state.marks[other]
        return 3 * right + like - state.peeked[seat]

    def outlook(self, state: Letters, seat: SeatId) -> float:
        return self._score(state, seat)

    def faults(self, state: Letters) -> list[str]:
        return [f"a card was made: {colour}" for colour in COLOURS if state.cards.count(colour) > CARDS.count(colour)]


# -- on the shelf ------------------------------------------------------------------------------------------------------


class House(msgspec.Struct, frozen=True):
    """The content of a game without content."""

    name: str


def rounds_in(options: Mapping[str, object]) -> int:
    """How many rounds of Ladder are played."""
    return msgspec.convert(options.get("rounds", 2), int)


LADDER = Box(
    name="ladder",
    players=range(2, 4),
    house_text=lambda: "house",
    read_content=House,
    make=lambda _, players, options, __: Ladder(players, rounds_in(options)),
    variants=lambda _: [(2, {"rounds": 1}), (3, {})],
)

ENVELOPE = Box(
    name="envelope",
    players=range(2, 4),
    house_text=lambda: "house",
    read_content=House,
    make=lambda _, players, *__: Envelope(players),
    variants=lambda _: [(2, {}), (3, {})],
)
