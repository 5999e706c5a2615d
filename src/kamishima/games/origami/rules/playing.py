"""Playing an origami: where it may go, how it can be paid, and what happens (O5, O6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kamishima.core.cache import RecentCache
from kamishima.core.pools import Pool, PoolWord
from kamishima.core.turn import Action, Run, SeatId
from kamishima.core.words import Closing, Closings
from kamishima.games.origami.rules.actions import NO_PAYMENT, Payment, Play, PlayTop
from kamishima.games.origami.rules.cards import (
    Kind,
    Pile,
    can_pay,
    count_of,
    distinct,
    in_order,
    most_ways,
    payments,
    with_card,
    without,
)
from kamishima.games.origami.rules.modifiers import discount, overpay, plays_top
from kamishima.games.origami.rules.movement import (
    LINE_SIZE,
    enter_collection,
    enter_middle,
    leave_hand_openly,
    line_to_table,
    payment_to_discards,
    take_discard,
)
from kamishima.games.origami.rules.state import Frame, State

FREE: Final = "free"
ONE_PLACE: Final = [0]
"""Instead of sides, for characters: they go to the middle of the table (O6.1)."""


def open_sides(table: State, seat: SeatId) -> list[int]:
    """The collections that may grow: the two never differ by more than one card (O5.2)."""
    left = len(table.collection(seat, 0))
    right = len(table.collection(seat, 1))
    if left == right:
        return [0, 1]
    return [0] if left < right else [1]


class Terms:
    def __init__(
        self, less: int = 0, *, free: bool = False, helper: Kind | None = None, barred: Kind | None = None
    ) -> None:
        self.less: Final = less
        """How many folds less it costs."""
        self.free: Final = free
        self.helper: Final = helper
        """A card beside the hand that must be part of the payment."""
        self.barred: Final = barred
        """The card of which one copy in hand may not be played."""

    def cost(self, table: State, kind: Kind) -> int:
        if self.free:
            return 0
        less = self.less
        if table.characters:
            less += discount(table, kind)
        return max(0, kind.cost - less)


PLAIN_TERMS: Final = Terms()


def ways_to_pay(rest: Pile, cost: int, extra: int, helper: Kind | None) -> list[Pile]:
    """All bags of the rest of the hand (and the helper, which must be used) that pay exactly (O5.1).

    `extra` are the folds that may be paid too many; nobody overpays what costs nothing.
    """
    if extra == 0 and helper is None:
        return payments(rest, cost) if cost > 0 else [()]
    bags: list[Pile] = []
    for total in range(cost, cost + extra + 1 if cost > 0 else 1):
        if len(bags) >= most_ways(rest):
            break
        due = total - helper.folds if helper is not None else total
        if due == 0:
            bags.append(())
        elif due > 0:
            bags.extend(payments(rest, due))
    return bags if helper is None else [with_card(bag, helper) for bag in bags]


class Paid(Closings):
    """One bag of cards, with each of them on top that may end there (O5.1)."""

    def __init__(self, bag: Pile) -> None:
        self.payments: Final = _payments_with(bag)
        self.points: Final = sum([kind.points for kind in bag])
        """What the cards would have been worth in a collection."""

    def each(self) -> list[Closing]:
        return [payment.closing for payment in self.payments]


_known: Final[RecentCache[Pile, Paid]] = RecentCache(16384)
"""The bags that somebody could pay with before: hands change slowly."""


class Price:
    def __init__(self, rest: Pile, cost: int, extra: int, helper: Kind | None) -> None:
        self.rest: Final = rest
        """The hand without the card."""
        self.cost: Final = cost
        self.extra: Final = extra
        """How many folds may be paid too many."""
        self.helper: Final = helper

    def bags(self) -> list[Pile]:
        return ways_to_pay(self.rest, self.cost, self.extra, self.helper)

    def pool(self) -> Pool:
        """The same in one piece, where it costs anything; rice paper never ends on top of other cards (O5.5)."""
        helper = self.helper
        cards = self.rest if helper is None else with_card(self.rest, helper)
        words = [PoolWord(kind.name, kind.folds, count_of(cards, kind)) for kind in distinct(cards)]
        must = () if helper is None else (helper.name,)
        inner = tuple([kind.name for kind in distinct(cards) if kind.paper])
        return Pool(words, self.cost, self.cost + self.extra, must=must, inner=inner)


class Ways(Closings):
    """How a card can be paid, wherever it is laid."""

    def __init__(self, price: Price, bags: list[Pile]) -> None:
        self._price: Final = price
        self.bags: Final = [_paid_with(bag) for bag in bags]

    @property
    def payments(self) -> list[Payment]:
        return [payment for bag in self.bags for payment in bag.payments]

    @property
    def first(self) -> Payment:
        return self.bags[0].payments[0]

    @property
    def count(self) -> int:
        return sum([len(bag.payments) for bag in self.bags])

    def cheapest(self, most: int) -> list[Payment]:
        """Those that give the fewest points away, in their order."""
        order = sorted([(bag.points, place) for place, bag in enumerate(self.bags)])
        chosen: list[tuple[int, int]] = []
        for _, place in order:
            for number in range(len(self.bags[place].payments)):
                if len(chosen) < most:
                    chosen.append((place, number))
            if len(chosen) == most:
                break
        return [self.bags[place].payments[number] for place, number in sorted(chosen)]

    def pool(self) -> Pool | None:
        return self._price.pool()

    @property
    def is_one(self) -> bool:
        """Whether there is no other."""
        return len(self.bags) == 1 and len(self.bags[0].payments) == 1

    def each(self) -> list[Closing]:
        return [payment.closing for payment in self.payments]

    def parts(self) -> Sequence[Closings]:
        return self.bags


class PlayedOne(Run):
    """One card at one place, however it is paid."""

    def __init__(self, place: int, play: Play, ways: Ways) -> None:
        super().__init__(place, ways)
        self._play: Final = play
        """With any of the payments."""
        self._ways: Final = ways

    def head(self) -> tuple[str, ...]:
        return self._play.head()

    def actions(self) -> list[Action]:
        return [self._paid(payment) for payment in self._ways.payments]

    def action(self, number: int) -> Action:
        return self._paid(self._ways.payments[number])

    @property
    def count(self) -> int:
        return self._ways.count

    def cheapest(self, most: int) -> list[Action]:
        """Those that give the fewest points away."""
        return [self._paid(payment) for payment in self._ways.cheapest(most)]

    def _paid(self, payment: Payment) -> Action:
        play = self._play
        if isinstance(play, PlayTop):
            return PlayTop(play.card, play.side, play.under, payment)
        return Play(play.card, play.side, play.under, payment)


class Plays:
    """Ways to play that are added to other actions."""

    def __init__(self, others: list[Action]) -> None:
        self.others: Final = others
        """With those that can be paid in one way alone."""
        self.runs: Final[list[Run]] = []

    def add(self, table: State, seat: SeatId, kind: Kind, sides: list[int], price: Price, *, top: bool = False) -> None:
        """A card at each place it may go to, on top and, if it can slip there, under the rest; if it can be paid.

        `top` for the top discard, all others are of the hand.
        """
        bags = price.bags()
        if not bags:
            return
        ways = Ways(price, bags)
        for side in ONE_PLACE if kind.character else sides:
            self._add_at(kind, side, ways, under=False, top=top)
            if kind.slips_under and table.collection(seat, side):
                self._add_at(kind, side, ways, under=True, top=top)

    def _add_at(self, kind: Kind, side: int, ways: Ways, *, under: bool, top: bool) -> None:
        play = PlayTop(kind, side, under, ways.first) if top else Play(kind, side, under, ways.first)
        if ways.is_one:
            self.others.append(play)
        else:
            self.runs.append(PlayedOne(len(self.others), play, ways))


def add_plays(table: State, seat: SeatId, terms: Terms, found: Plays) -> None:
    """Add every way to play an origami from the hand."""
    hand = table.hands[seat]
    sides = open_sides(table, seat)
    extra = overpay(table, seat)
    for kind in distinct(hand):
        rest = without(hand, kind)
        if kind.paper or (kind is terms.barred and kind not in rest):
            continue
        found.add(table, seat, kind, sides, Price(rest, terms.cost(table, kind), extra, terms.helper))


def _paid_with(bag: Pile) -> Paid:
    known = _known.get(bag)
    return _known.keep(bag, Paid(bag)) if known is None else known


def _payments_with(bag: Pile) -> list[Payment]:
    if not bag:
        return [NO_PAYMENT]
    found: list[Payment] = []
    for place in range(len(bag)):
        top = bag[place]
        if place == 0 or (bag[place - 1] is not top and not top.paper):
            found.append(Payment(bag[:place] + bag[place + 1 :], top))
    return found


def add_plays_of_top(table: State, seat: SeatId, found: Plays) -> None:
    """Add every way to play the top discard, where a character allows it."""
    if plays_top(table):
        kind = table.discards[-1]
        price = Price(table.hands[seat], PLAIN_TERMS.cost(table, kind), overpay(table, seat), None)
        found.add(table, seat, kind, open_sides(table, seat), price, top=True)


def free_plays(table: State, seat: SeatId) -> list[Action]:
    """Every way to play a card of the draw line free of cost (O6.2)."""
    found: list[Action] = []
    sides = open_sides(table, seat)
    for kind in distinct(in_order(list(table.line))):
        for side in ONE_PLACE if kind.character else sides:
            found.append(Play(kind, side, under=False, payment=NO_PAYMENT))
            if kind.slips_under and table.collection(seat, side):
                found.append(Play(kind, side, under=True, payment=NO_PAYMENT))
    return found


def can_play(table: State, seat: SeatId, terms: Terms) -> bool:
    """Whether any origami of the hand can be played, without a helper or a barred card."""
    hand = table.hands[seat]
    extra = overpay(table, seat)
    for kind in distinct(hand):
        if not kind.paper and can_pay(without(hand, kind), terms.cost(table, kind), extra):
            return True
    return False


def perform(table: State, seat: SeatId, action: Play, helper: Kind | None) -> None:
    """Pay, lay the card down and let its instant effect wait for its turn."""
    watching = _watching(table, seat)
    if isinstance(action, PlayTop):
        take_discard(table, len(table.discards) - 1)
        payment_to_discards(table, seat, action.payment.cards, helper)
    else:
        payment_to_discards(table, seat, action.payment.cards, helper)
        leave_hand_openly(table, seat, action.card)
    _arrive(table, seat, action, watching)


def perform_free(table: State, seat: SeatId, action: Play) -> None:
    """Play a card of the draw line free of cost (O6.2)."""
    watching = _watching(table, seat)
    table.prior = len(table.discards) > 0
    table.paid = 0
    line_to_table(table, action.card)
    _arrive(table, seat, action, watching)


def _watching(table: State, seat: SeatId) -> list[str]:
    """The phases of top cards that follow when their owner plays an origami; the new card is not among them."""
    found: list[str] = []
    for side in range(2):
        pile = table.collections[2 * seat + side]
        if pile and pile[-1].ongoing.on_play:
            found.append(pile[-1].ongoing.on_play)
    return found


def _arrive(table: State, seat: SeatId, action: Play, watching: list[str]) -> None:
    """The card is on the table; what follows from that waits for its turn, the last of it first."""
    card = action.card
    if card.character:
        _enter_middle(table, seat, card)
    else:
        enter_collection(table, seat, card, action.side, action.under)
        if card.instant or card.price:
            table.push(Frame(card.name, seat))
        if not card.price:
            _ask_for_others(table, seat, 1 if card.instant else 0)
    for phase in watching:
        table.push(Frame(phase, seat))


def _enter_middle(table: State, seat: SeatId, card: Kind) -> None:
    table.paid = 0
    table.prior = False
    enter_middle(table, card)
    table.push(Frame(FREE, seat))
    if card.ongoing.on_entering:
        table.push(Frame(card.ongoing.on_entering, seat, card.ongoing.line - LINE_SIZE))


def _ask_for_others(table: State, seat: SeatId, replaced: int) -> None:
    """Characters that offer another effect; the count says how many frames beneath it would replace."""
    for kind in table.characters:
        if kind.ongoing.on_play:
            table.push(Frame(kind.ongoing.on_play, seat, replaced, optional=True))
            replaced += 1
