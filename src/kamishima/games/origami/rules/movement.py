"""Card movements: every one names both ends, and keeps what each seat knows true (O8)."""

from __future__ import annotations

from typing import Final

from kamishima.core.turn import SeatId
from kamishima.games.origami.rules.cards import Kind, Pile, count_of, with_card, without, without_all
from kamishima.games.origami.rules.state import Privy, State

LINE_SIZE: Final = 4

Place = tuple[int, int]
"""The side of a collection, and how far up in it; 0 is the bottom."""


def _replaced(piles: tuple[Pile, ...], place: int, pile: Pile) -> tuple[Pile, ...]:
    changed = list(piles)
    changed[place] = pile
    return tuple(changed)


# -- hands: openly, everybody sees which card it is; secretly, only those who handle it --------------------------------


def enter_hand_openly(table: State, seat: SeatId, kind: Kind) -> None:
    """Everybody sees the card on its way."""
    table.hands = _replaced(table.hands, seat, with_card(table.hands[seat], kind))
    table.shown = _replaced(table.shown, seat, with_card(table.shown[seat], kind))


def enter_hand_secretly(table: State, seat: SeatId, kind: Kind) -> None:
    """Only the owner sees the card."""
    table.hands = _replaced(table.hands, seat, with_card(table.hands[seat], kind))
    if table.looked:
        table.looked = tuple([(look[0], look[1], look[2] + 1 if look[1] == seat else look[2]) for look in table.looked])


def leave_hand_openly(table: State, seat: SeatId, kind: Kind) -> None:
    """Everybody sees which card leaves, so one copy less is known to be there."""
    table.hands = _replaced(table.hands, seat, without(table.hands[seat], kind))
    if count_of(table.shown[seat], kind):
        table.shown = _replaced(table.shown, seat, without(table.shown[seat], kind))
    elif table.privy:
        _forget_one(table, seat, kind)


def _forget_one(table: State, seat: SeatId, kind: Kind) -> None:
    kept: list[Privy] = []
    forgot: list[int] = []
    for known in table.privy:
        if known[1] == seat and known[2] is kind and known[0] not in forgot:
            forgot.append(known[0])
        else:
            kept.append(known)
    table.privy = tuple(kept)


def leave_hand_secretly(table: State, seat: SeatId, kind: Kind, witness: SeatId) -> None:
    """Only the witness sees which card leaves; all others forget what they knew of that hand (O8.2)."""
    seen = known_hand(table, seat, witness)
    table.hands = _replaced(table.hands, seat, without(table.hands[seat], kind))
    table.shown = _replaced(table.shown, seat, ())
    if count_of(seen, kind):
        seen = without(seen, kind)
    kept = [known for known in table.privy if known[1] != seat]
    table.privy = tuple(kept + [(int(witness), int(seat), card) for card in seen])
    if table.looked:
        table.looked = tuple([look for look in table.looked if look[1] != seat or look[0] == witness])


def learn(table: State, observer: SeatId, owner: SeatId, kind: Kind) -> None:
    """The observer knows that this card is in the owner's hand now."""
    table.privy = (*table.privy, (int(observer), int(owner), kind))


def see_hand(table: State, observer: SeatId, owner: SeatId) -> None:
    """The observer looks at the whole hand, and everybody sees that."""
    for kind in without_all(table.hands[owner], known_hand(table, owner, observer)):
        learn(table, observer, owner, kind)
    kept = [look for look in table.looked if look[0] != observer or look[1] != owner]
    table.looked = (*kept, (int(observer), int(owner), 0))


def show_in_hand(table: State, seat: SeatId, kind: Kind) -> None:
    """The owner shows everybody one copy of a card in hand."""
    if count_of(table.shown[seat], kind):
        return
    _forget_one(table, seat, kind)
    table.shown = _replaced(table.shown, seat, with_card(table.shown[seat], kind))


def known_hand(table: State, owner: SeatId, observer: SeatId | None) -> Pile:
    """The part of a hand that an observer (None: everybody) knows."""
    known = table.shown[owner]
    if observer is not None:
        for entry in table.privy:
            if entry[0] == observer and entry[1] == owner:
                known = with_card(known, entry[2])
    return known


# -- the deck and the discards -----------------------------------------------------------------------------------------


def leave_deck(table: State, kind: Kind) -> None:
    """Take a card from the deck; when it was the last, the deck has run out (O4.1)."""
    table.deck = without(table.deck, kind)
    if not table.deck:
        _run_out(table)


def _run_out(table: State) -> None:
    table.runouts += 1
    if table.runouts == 2:  # O4.2: this round is finished, then everybody has one last turn
        table.last_round = table.round + 1
    _shuffle_discards(table)


def _shuffle_discards(table: State) -> None:
    """The discards become the deck; their order is gone, and so is what was paid on them."""
    table.deck = tuple(sorted(table.discards, key=lambda kind: kind.index))
    table.discards = ()
    table.paid = 0
    table.prior = False


def deck_to_line(table: State, kind: Kind) -> None:
    table.line = (*table.line, kind)
    leave_deck(table, kind)


def deck_to_aside(table: State, kind: Kind) -> None:
    """Hold a card of the deck for the effect under way."""
    table.aside = with_card(table.aside, kind)
    leave_deck(table, kind)


def deck_to_hand(table: State, seat: SeatId, kind: Kind) -> None:
    """Draw blindly."""
    enter_hand_secretly(table, seat, kind)
    leave_deck(table, kind)


def enter_discards(table: State, cards: Pile) -> None:
    """Lay cards on the discards together; an empty deck is made anew of all of them at once (O4.1)."""
    table.discards = table.discards + cards
    if not table.deck:
        _shuffle_discards(table)


def take_discard(table: State, place: int) -> Kind:
    """Take the card at a place of the discard pile out of it; 0 is the bottom."""
    first_paid = len(table.discards) - table.paid
    if place >= first_paid:
        table.paid -= 1
    elif place == first_paid - 1:
        table.prior = False
    kind = table.discards[place]
    table.discards = table.discards[:place] + table.discards[place + 1 :]
    return kind


def discards_to_hand(table: State, seat: SeatId, place: int) -> None:
    enter_hand_openly(table, seat, take_discard(table, place))


def hand_to_discards(table: State, seat: SeatId, kind: Kind) -> None:
    """Discard a hand card; rice paper returns to its own deck (O5.5)."""
    leave_hand_openly(table, seat, kind)
    if kind.paper:
        table.rice += 1
    else:
        enter_discards(table, (kind,))


def payment_to_discards(table: State, seat: SeatId, cards: Pile, helper: Kind | None) -> None:
    """Pay hand cards, and the helper that is held aside; all of them are discarded together (O4.1, O5.1)."""
    table.prior = len(table.discards) > 0
    paid: list[Kind] = []
    for kind in cards:
        if kind is helper:
            helper = None
            table.aside = without(table.aside, kind)
        else:
            leave_hand_openly(table, seat, kind)
        if kind.paper:
            table.rice += 1
        else:
            paid.append(kind)
    table.paid = len(paid)
    enter_discards(table, tuple(paid))


def rice_to_hand(table: State, seat: SeatId, paper: Kind, count: int) -> None:
    """Take rice papers, openly, as far as there are any (O5.5)."""
    for _ in range(min(count, table.rice)):
        table.rice -= 1
        enter_hand_openly(table, seat, paper)


def aside_to_hand(table: State, seat: SeatId, kind: Kind) -> None:
    table.aside = without(table.aside, kind)
    enter_hand_secretly(table, seat, kind)


def aside_to_discards(table: State, kind: Kind) -> None:
    table.aside = without(table.aside, kind)
    enter_discards(table, (kind,))


def line_to_hand(table: State, seat: SeatId, kind: Kind) -> None:
    """Take a card of the draw line; whatever takes from it has it refilled, gap and all (O3.3)."""
    table.line = without(table.line, kind)
    table.gap = False
    enter_hand_openly(table, seat, kind)


def line_to_table(table: State, kind: Kind) -> None:
    """Take a card of the draw line to play it free; the gap waits for the end of the turn (O3.2)."""
    table.line = without(table.line, kind)
    table.gap = True


def line_to_discards(table: State) -> None:
    swept = table.line
    table.line = ()
    table.gap = False
    enter_discards(table, swept)


def enter_collection(table: State, seat: SeatId, kind: Kind, side: int, under: bool) -> None:
    """Lay an origami on a collection, or beneath it."""
    pile = table.collection(seat, side)
    grown = (kind, *pile) if under else (*pile, kind)
    table.collections = _replaced(table.collections, 2 * seat + side, grown)


def move_in_collections(table: State, seat: SeatId, start: Place, end: Place) -> None:
    pile = table.collection(seat, start[0])
    kind = pile[start[1]]
    table.collections = _replaced(table.collections, 2 * seat + start[0], pile[: start[1]] + pile[start[1] + 1 :])
    pile = table.collection(seat, end[0])
    grown = pile[: end[1]] + (kind,) + pile[end[1] :]
    table.collections = _replaced(table.collections, 2 * seat + end[0], grown)


def enter_middle(table: State, kind: Kind) -> None:
    """Bring a character into play; its other colour is discarded (O6.1)."""
    for other in table.characters:
        if other.pair == kind.pair:
            table.characters = without(table.characters, other)
            enter_discards(table, (other,))
    table.characters = (*table.characters, kind)


def hand_to_hand(table: State, giver: SeatId, receiver: SeatId, kind: Kind) -> None:
    """Pass or steal a card: only the two of them know which one it was."""
    leave_hand_secretly(table, giver, kind, receiver)
    enter_hand_secretly(table, receiver, kind)
    learn(table, giver, receiver, kind)
