"""What players and chance say in Origami."""

from __future__ import annotations

from typing import Final

from kamishima.core.turn import Action, Chance, SeatId, WordedAction, seat_word
from kamishima.core.words import NOTHING_MORE, Closing, Phrase
from kamishima.games.origami.rules.cards import Kind, Pile, distinct

SIDES: Final = ("left", "right")
"""The words for a player's two collections."""
_DRAW: Final = ("draw",)
_PAY: Final = ("pay",)


def names(cards: Pile) -> tuple[str, ...]:
    return tuple([kind.name for kind in cards])


class Draw(Action):
    """The draw action: take these cards from the line (O3.1)."""

    def __init__(self, cards: Pile) -> None:
        self.cards: Final = cards
        self._known: Phrase | None = None

    def phrase(self) -> Phrase:
        if self._known is None:
            self._known = self._phrase()
        return self._known

    def _phrase(self) -> Phrase:
        return Phrase(_DRAW, names(self.cards))

    def head_word(self, depth: int) -> str | None:
        return "draw" if depth == 0 else None


class DrawTop(Draw):
    """The draw action with the top discard; perhaps with nothing else."""

    def _phrase(self) -> Phrase:
        return Phrase(_DRAW, (*names(self.cards), "top"))


class Payment:
    """The cards paid for an origami: some in any order, and the one that ends on top, if any is paid (O5.1).

    One payment may serve for many actions, also of several turns.
    """

    def __init__(self, others: Pile, top: Kind | None) -> None:
        self.others: Final = others
        """All but the top one, in canonical order."""
        self.top: Final = top
        self.closing: Final = NOTHING_MORE if top is None else Closing(names(others), top.name)

    @property
    def cards(self) -> Pile:
        """All of them, the top one last."""
        return self.others if self.top is None else (*self.others, self.top)


class Play(Action):
    """Play an origami to a collection and pay for it (O5.1).

    A character goes to the middle of the table, whatever side it is given, and no side is said (O6.1).
    """

    def __init__(self, card: Kind, side: int, under: bool, payment: Payment) -> None:
        self.card: Final = card
        self.side: Final = side
        self.under: Final = under
        self.payment: Final = payment

    def phrase(self) -> Phrase:
        return Phrase(self.head(), closing=self.payment.closing)

    def head(self) -> tuple[str, ...]:
        """What is said before the payment: the same for all that differ in that alone."""
        key = 4 * self.side + (2 if self.under else 0) + (0 if self.payment.top is None else 1)
        head = self.card.heads[key]
        if head is None:
            head = self.card.heads[key] = self._head(("play",))
        return head

    def head_word(self, depth: int) -> str | None:
        if depth == 0:
            return "play"
        if depth == 1:
            return self.card.name
        return SIDES[self.side] if depth == 2 and not self.card.character else None

    def _head(self, verb: tuple[str, ...]) -> tuple[str, ...]:
        card, side = self.card, SIDES[self.side]
        place = (card.name,) if card.character else (card.name, side, "under") if self.under else (card.name, side)
        return verb + place if self.payment.top is None else verb + place + _PAY


class PlayTop(Play):
    """Play the top discard like a card of one's hand."""

    def head(self) -> tuple[str, ...]:
        return self._head(("play", "top"))

    def head_word(self, depth: int) -> str | None:
        if depth == 0:
            return "play"
        return "top" if depth == 1 else super().head_word(depth - 1)


class Use(WordedAction):
    """Use the special action on top of one of one's collections (O5.3)."""

    def __init__(self, card: Kind) -> None:
        super().__init__("use", card.name)
        self.card: Final = card


class Take(Action):
    """Take cards from the line or the discards, as an effect allows."""

    def __init__(self, cards: Pile) -> None:
        self.cards: Final = cards

    def phrase(self) -> Phrase:
        return Phrase(("take",), names(self.cards))


class OneCard(WordedAction):
    """A verb about a single card."""

    def __init__(self, verb: str, card: Kind) -> None:
        super().__init__(verb, card.name)
        self.verb: Final = verb
        self.card: Final = card


class Swap(WordedAction):
    """Swap a hand card with a card of the line."""

    def __init__(self, mine: Kind, other: Kind) -> None:
        super().__init__("swap", mine.name, other.name)
        self.mine: Final = mine
        self.other: Final = other


class Rob(WordedAction):
    """Choose whose hand loses a random card."""

    def __init__(self, victim: SeatId) -> None:
        super().__init__("rob", seat_word(victim))
        self.victim: Final = victim


class LookAt(WordedAction):
    """Choose whose hand to look at."""

    def __init__(self, victim: SeatId) -> None:
        super().__init__("look", seat_word(victim))
        self.victim: Final = victim


class Move(Action):
    """Move one of one's origami to another place; places count from 1, the bottom."""

    def __init__(self, side: int, place: int, to_side: int, to_place: int) -> None:
        self.side: Final = side
        self.place: Final = place
        self.to_side: Final = to_side
        self.to_place: Final = to_place

    def phrase(self) -> Phrase:
        return Phrase(("move", SIDES[self.side], str(self.place), SIDES[self.to_side], str(self.to_place)))


class Sink(Action):
    """Move somebody's origami to the bottom of its collection; places count from 1, the bottom."""

    def __init__(self, owner: SeatId, side: int, place: int) -> None:
        self.owner: Final = owner
        self.side: Final = side
        self.place: Final = place

    def phrase(self) -> Phrase:
        return Phrase(("sink", seat_word(self.owner), SIDES[self.side], str(self.place)))


class Family(WordedAction):
    """Chance picks a family."""

    def __init__(self, family: str) -> None:
        super().__init__("family", family)
        self.family: Final = family


class Pair(WordedAction):
    """Chance picks a pair of characters."""

    def __init__(self, pair: str) -> None:
        super().__init__("pair", pair)
        self.pair: Final = pair


NO_PAYMENT: Final = Payment((), None)
USE: Final = WordedAction("use")
SKIP: Final = WordedAction("skip")
DONE: Final = WordedAction("done")
PASS: Final = WordedAction("pass")
COUNT: Final = WordedAction("count")
PLAIN_WORDS = ("use", "skip", "done", "pass")
CARD_VERBS = ("card", "discard", "give", "copy")
"""Verbs of `OneCard`; `card` is said by chance."""


class Lexicon:
    """The actions about single cards, made once for a game."""

    def __init__(self, kinds: tuple[Kind, ...]) -> None:
        self.kinds: Final = kinds
        self._cards: Final = [OneCard("card", kind) for kind in kinds]
        self._discards: Final = [OneCard("discard", kind) for kind in kinds]
        self._gifts: Final = [OneCard("give", kind) for kind in kinds]
        self._copies: Final = [OneCard("copy", kind) for kind in kinds]
        self._takes: Final = [Take((kind,)) for kind in kinds]

    def any_card_of(self, bag: Pile) -> Chance:
        actions: list[Action] = []
        weights: list[int] = []
        last: Kind | None = None
        for kind in bag:
            if kind is last:
                weights[-1] += 1
            else:
                actions.append(self._cards[kind.index])
                weights.append(1)
                last = kind
        return Chance(tuple(actions), tuple(weights))

    def discard_one_of(self, bag: Pile) -> list[Action]:
        return [self._discards[kind.index] for kind in distinct(bag)]

    def give_one_of(self, bag: Pile) -> list[Action]:
        return [self._gifts[kind.index] for kind in distinct(bag)]

    def copy_one_of(self, bag: Pile) -> list[Action]:
        return [self._copies[kind.index] for kind in distinct(bag)]

    def take_one_of(self, bag: Pile) -> list[Action]:
        return [self._takes[kind.index] for kind in distinct(bag)]
