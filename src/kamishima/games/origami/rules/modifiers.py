"""The rules as top cards and characters change them now (O2.2, O3.1, O5.1, O6.1)."""

from __future__ import annotations

from typing import Final

from kamishima.core.turn import SeatId
from kamishima.games.origami.rules.cards import Kind
from kamishima.games.origami.rules.movement import LINE_SIZE
from kamishima.games.origami.rules.state import State

DRAW_FOLDS: Final = 4
HAND_LIMIT: Final = 8


def hand_modifiers(table: State, seat: SeatId) -> int:
    """What a seat's own top cards and the characters in play add to the hand limit."""
    total = 0
    for side in range(2):
        pile = table.collections[2 * seat + side]
        if pile:
            total += pile[-1].ongoing.hand
    for kind in table.characters:
        total += kind.ongoing.hand
    return total


def hand_limit(table: State, seat: SeatId) -> int:
    """How many cards a seat may hold at the end of its turn (O2.2)."""
    return max(0, HAND_LIMIT + hand_modifiers(table, seat))


def draw_folds(table: State, seat: SeatId) -> int:
    """How many folds the draw action allows (O3.1)."""
    folds = DRAW_FOLDS
    for kind in table.characters:
        folds = max(folds, kind.ongoing.draw_folds)
    for side in range(2):
        pile = table.collections[2 * seat + side]
        if pile and pile[-1].ongoing.reach:
            folds = max(folds, pile[-1].ongoing.reach + hand_modifiers(table, seat))
    return folds


def free_folds(table: State) -> int:
    """One card of at most so many folds is free of the draw limit; 0 when none is."""
    folds = 0
    for kind in table.characters:
        folds = max(folds, kind.ongoing.free_folds)
    return folds


def line_size(table: State) -> int:
    """How many cards the draw line is refilled to (O3.2)."""
    size = LINE_SIZE
    for kind in table.characters:
        size = max(size, kind.ongoing.line)
    return size


def overpay(table: State, seat: SeatId) -> int:
    """How many folds a seat may pay too many."""
    folds = 0
    for side in range(2):
        pile = table.collections[2 * seat + side]
        if pile:
            folds = max(folds, pile[-1].ongoing.overpay)
    return folds


def discount(table: State, kind: Kind) -> int:
    """How many folds less an origami costs because of characters in play."""
    less = 0
    for character in table.characters:
        if character.ongoing.discount and kind.cost >= character.ongoing.discount_from:
            less += character.ongoing.discount
    return less


def draws_top(table: State) -> bool:
    """Whether the draw action may take the top discard."""
    for kind in table.characters:
        if kind.ongoing.draws_top:
            return len(table.discards) > 0
    return False


def plays_top(table: State) -> bool:
    """Whether the top discard may be played."""
    for kind in table.characters:
        if kind.ongoing.plays_top:
            return len(table.discards) > 0
    return False


def has_late_limit(table: State) -> bool:
    """Whether the hand limit is checked only after draw actions."""
    for kind in table.characters:
        if kind.ongoing.late_limit:
            return True
    return False


def covered_actions(table: State) -> list[int]:
    """Beneath how many cards special actions still work."""
    return [kind.ongoing.covered for kind in table.characters if kind.ongoing.covered]


def is_shielded(table: State, owner: SeatId) -> bool:
    """Whether effects pass this seat by: it is not its turn, and a shield lies on top of its collections."""
    if owner == table.seat:  # one's own effects are never hindered
        return False
    for kind in table.tops(owner):
        if kind.ongoing.shields:
            return True
    return False


def touchable(table: State, seat: SeatId) -> list[SeatId]:
    """The other players whom an effect of this seat reaches, clockwise from its left neighbour."""
    return [other for other in table.clockwise_from(seat)[1:] if not is_shielded(table, other)]
