"""The cards of a match of Origami: where they are, and where they go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from record_chance import Record, Table

Verb = Mapping[str, Any]
FIRST_HAND = 10
LINE = 4
PAPER = "rice-paper"
SIDES = ("left", "right")


class Card(NamedTuple):
    """What matters of a card."""

    family: str
    pair: str
    copies: int
    folds: int
    when: str
    verbs: list[Verb]


def cards_of(pack: Table) -> dict[str, Card]:
    """All cards of a pack in their order: families, characters with red first, rice paper."""
    found: dict[str, Card] = {}
    for name, card in pack["cards"].items():
        effect = card["effect"]
        copies, folds = card["copies"]["is"], card["folds"]["is"]
        found[name] = Card(card["family"], "", copies, folds, effect["when"], effect["do"])
    for pair, card in pack.get("characters", {}).items():
        for colour in ("red", "yellow"):
            found[f"{pair}-{colour}"] = Card("", pair, 1, card["folds"]["is"], "table", card[colour]["do"])
    if paper := pack.get(PAPER):
        found[PAPER] = Card("", "", paper["copies"]["is"], paper["folds"]["is"], "paper", [])
    return found


class Cards:
    """Where every card is, as far as chance depends on it."""

    def __init__(self, record: Record, pack: Table) -> None:
        players = len(record.seats)
        self.record = record
        self.pack = pack
        self.cards = cards_of(pack)
        self.players = players
        self.families: list[str] = []
        self.deck: Counter[str] = Counter()
        self.line: list[str] = []
        self.discards: list[str] = []
        self.rice = 0
        self.hands: list[Counter[str]] = [Counter() for _ in range(players)]
        self.collections: list[tuple[list[str], list[str]]] = [([], []) for _ in range(players)]
        self.characters: list[str] = []
        self.aside: list[str] = []
        self.gap = False
        self.paid = 0
        self.prior = False
        self.seat = 0
        self.todo: list[Callable[[], None]] = []
        """What is still to be done; the last is next."""

    # -- chance ----------------------------------------------------------------------------------------------------

    def card_of(self, bag: Counter[str]) -> str:
        return self.record.drawn("card", {name: bag[name] for name in self.cards if bag[name] > 0})

    def leave_deck(self, card: str) -> None:
        """The card is where it goes to; a deck that was taken to the last card is made anew of the discards."""
        self.deck[card] -= 1
        self.make_deck_if_empty()

    def top_of_deck(self) -> str:
        card = self.card_of(self.deck)
        self.leave_deck(card)
        return card

    def make_deck_if_empty(self) -> None:
        if not self.deck.total():
            self.deck.update(self.discards)
            self.discards, self.paid, self.prior = [], 0, False

    # -- where cards go --------------------------------------------------------------------------------------------

    def discard(self, *cards: str) -> None:
        """Together; rice paper goes back to its own deck."""
        self.rice += cards.count(PAPER)
        self.discards += [card for card in cards if card != PAPER]
        self.make_deck_if_empty()

    def hand_to_discards(self, seat: int, card: str) -> None:
        self.hands[seat][card] -= 1
        self.discard(card)

    def take_discard(self, place: int) -> str:
        """Take a card out of the discards, and know what is left of the last payment."""
        first_paid = len(self.discards) - self.paid
        if place >= first_paid:
            self.paid -= 1
        elif place == first_paid - 1:
            self.prior = False
        return self.discards.pop(place)

    def take_topmost(self, seat: int, card: str) -> None:
        place = len(self.discards) - 1 - self.discards[::-1].index(card)
        self.hands[seat][self.take_discard(place)] += 1

    def line_to_hand(self, seat: int, card: str) -> None:
        self.line.remove(card)
        self.gap = False
        self.hands[seat][card] += 1

    def take_rice(self, seat: int, count: int) -> None:
        count = min(count, self.rice)
        self.rice -= count
        self.hands[seat][PAPER] += count

    # -- what lies open --------------------------------------------------------------------------------------------

    def tops(self, seat: int) -> list[str]:
        return [pile[-1] for pile in self.collections[seat] if pile]

    def verbs_on(self, cards: Iterable[str], verb: str, when: tuple[str, ...] = ("ongoing", "table")) -> list[Verb]:
        """The verbs of one name on cards that lie open."""
        shown = [self.cards[card] for card in cards]
        return [found for card in shown if card.when in when for found in card.verbs if found["verb"] == verb]

    def line_size(self) -> int:
        return max([LINE, *[int(verb["cards"]) for verb in self.verbs_on(self.characters, "line")]])

    def is_shielded(self, seat: int) -> bool:
        return seat != self.seat and bool(self.verbs_on(self.tops(seat), "shield"))

    def clockwise(self, seat: int) -> list[int]:
        return [(seat + step) % self.players for step in range(self.players)]

    def reached_by(self, seat: int) -> list[int]:
        """The others whom an effect of a seat reaches."""
        return [other for other in self.clockwise(seat)[1:] if not self.is_shielded(other)]

    def worth(self, hand: Counter[str]) -> int:
        return sum([self.cards[card].folds * count for card, count in hand.items()])

    def holds(self, seat: int) -> bool:
        return self.hands[seat].total() > 0
