"""Cards as printed, and bags of them.

Copies of a card are alike, so a card *is* its kind. A bag (a hand, the deck) is a tuple of kinds in canonical order; a
pile (a collection, the discards, the draw line) is a tuple in the order in which it lies.
"""

from __future__ import annotations

from typing import Final

from kamishima.games.origami.pack import schema
from kamishima.games.origami.pack.content import Character, Content
from kamishima.games.origami.rules.ongoing import NOTHING, Ongoing


class Kind:
    """One card as printed; there is a single `Kind` for all copies of it."""

    def __init__(self, index: int, name: str, content: Content) -> None:
        card = content.cards[name]
        self.index: Final[int] = index
        self.name: Final[str] = name
        self.family: Final[str] = card.family
        self.copies: Final[int] = card.copies.value
        self.cost: Final[int] = card.cost.value
        self.folds: Final[int] = card.folds.value
        self.points: Final[int] = card.points.value
        self.instant: Final[bool] = card.effect.when == "instant"
        self.special: Final[bool] = card.effect.when == "action"
        self.price: Final[bool] = card.effect.when == "price"
        """Whether its instant is a must."""
        self.slips_under: Final[bool] = card.effect.when == "placement"
        self.every_family: Final[bool] = any([isinstance(verb, schema.EveryFamily) for verb in card.effect.verbs])
        self.pair: Final[str] = card.pair if isinstance(card, Character) else ""
        self.character: Final[bool] = card.effect.when == "table"
        self.paper: Final[bool] = card.effect.when == "paper"
        """Whether it is rice paper, which only pays costs (O5.5)."""
        changes = card.effect.when in ("ongoing", "table")
        self.ongoing: Final[Ongoing] = Ongoing(name, card.effect.verbs) if changes else NOTHING
        self.heads: Final[list[tuple[str, ...] | None]] = [None] * 8
        """How playing it begins in words, for each place and with or without a payment, once it was said."""

    def __repr__(self) -> str:
        return self.name


Pile = tuple[Kind, ...]
MOST_WAYS: Final = 1_500
LARGE: Final = 16
"""So many ways to pay one card are looked for in a hand of so many different cards, and fewer in a larger one. Hands of
ours stay below; a pack of somebody's own can bring 90 cards, with more ways to pay than there are atoms."""
MOST_PARTS: Final = 4_000
"""So many parts of the line are offered; of our five cards there are 31."""
FEW: Final = 8


def kinds_of(content: Content, families: tuple[str, ...], *, characters: bool) -> tuple[Kind, ...]:
    """The cards of some families, and of what goes with them, in canonical order."""
    names: list[str] = []
    for name, card in content.cards.items():
        if card.effect.when == "paper":
            included = content.rice_family in families
        else:
            included = characters if isinstance(card, Character) else card.family in families
        if included:
            names.append(name)
    return tuple([Kind(index, name, content) for index, name in enumerate(names)])


def folds_of(cards: Pile) -> int:
    total = 0
    for kind in cards:
        total += kind.folds
    return total


def count_of(cards: Pile, kind: Kind) -> int:
    count = 0
    for other in cards:
        if other is kind:
            count += 1
    return count


def in_order(cards: list[Kind]) -> Pile:
    """The cards as a bag."""
    if len(cards) > FEW:
        return tuple(sorted(cards, key=lambda kind: kind.index))
    found: list[Kind] = []
    for kind in cards:  # as the draw line is mostly: asking for keys would take longer
        place = len(found)
        while place > 0 and found[place - 1].index > kind.index:
            place -= 1
        found.insert(place, kind)
    return tuple(found)


def with_card(bag: Pile, kind: Kind) -> Pile:
    place = len(bag)
    while place > 0 and bag[place - 1].index > kind.index:
        place -= 1
    return bag[:place] + (kind,) + bag[place:]


def place_of(cards: Pile, kind: Kind) -> int:
    """Where the first copy of a card lies; the card must be there."""
    for place in range(len(cards)):
        if cards[place] is kind:
            return place
    raise ValueError(f"no {kind.name} here")


def without(cards: Pile, kind: Kind) -> Pile:
    place = place_of(cards, kind)
    return cards[:place] + cards[place + 1 :]


def without_all(cards: Pile, fewer: Pile) -> Pile:
    for kind in fewer:
        cards = without(cards, kind)
    return cards


def distinct(bag: Pile) -> list[Kind]:
    found: list[Kind] = []
    for kind in bag:
        if not found or found[len(found) - 1] is not kind:
            found.append(kind)
    return found


def common(bag: Pile, other: Pile) -> Pile:
    """The largest bag that is inside both."""
    shared: list[Kind] = []
    for kind in bag:
        if count_of(tuple(shared), kind) < count_of(other, kind):
            shared.append(kind)
    return tuple(shared)


def sub_bags(bag: Pile, most: int) -> list[Pile]:
    """All different parts of a bag worth at most so many folds, the empty one left out, in canonical order."""
    found: list[Pile] = []
    _grow(bag, 0, (), most, found)
    return found


def _grow(bag: Pile, start: int, chosen: Pile, left: int, found: list[Pile]) -> None:
    for place in range(start, len(bag)):
        kind = bag[place]
        if len(found) >= MOST_PARTS:
            return
        if kind.folds > left or (place > start and bag[place - 1] is kind):
            continue
        part = chosen + (kind,)
        found.append(part)
        _grow(bag, place + 1, part, left - kind.folds, found)


def most_ways(bag: Pile) -> int:
    """In how many ways at most one card is paid with parts of a bag."""
    count = max(LARGE, len(distinct(bag)))
    return MOST_WAYS * LARGE * LARGE // (count * count)


def payments(bag: Pile, cost: int) -> list[Pile]:
    """All different parts of a bag worth exactly so many folds; of a huge bag only the first."""
    paying = Paying(bag, most_ways(bag))
    paying.pay(0, cost)
    return paying.found


class Paying:
    """Looks for parts of a bag that pay; only where something is found."""

    def __init__(self, bag: Pile, most: int) -> None:
        self._bag: Final = bag
        self._most: Final = most
        self._sums: Final[list[int]] = [1] * (len(bag) + 1)
        """What the cards from each place on can be worth together: a bit for each number of folds."""
        self._chosen: Final[list[Kind]] = []
        self.found: Final[list[Pile]] = []
        sums = 1
        for place in range(len(bag) - 1, -1, -1):
            sums |= sums << bag[place].folds
            self._sums[place] = sums

    def pay(self, start: int, left: int) -> None:
        """Pay what is left, after what is chosen already, with cards from a place on."""
        bag, sums, chosen = self._bag, self._sums, self._chosen
        for place in range(start, len(bag)):
            if (sums[place] >> left) & 1 == 0 or len(self.found) >= self._most:
                return
            kind = bag[place]
            rest = left - kind.folds
            if rest < 0 or (sums[place + 1] >> rest) & 1 == 0 or (place > start and bag[place - 1] is kind):
                continue
            chosen.append(kind)
            if rest == 0:
                self.found.append(tuple(chosen))
            else:
                self.pay(place + 1, rest)
            chosen.pop()


def can_pay(bag: Pile, cost: int, overpay: int) -> bool:
    """Whether some part of a bag is worth exactly so many folds, or a few too many where that is allowed."""
    reachable = 1
    for kind in bag:
        reachable |= reachable << kind.folds
    for most in range(cost, cost + overpay + 1):
        if (reachable >> most) & 1 == 1:
            return True
    return False
