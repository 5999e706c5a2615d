"""What a seat cannot tell apart: positions with the same visible part (O8)."""

from __future__ import annotations

import random

from kamishima.core.chance import below
from kamishima.core.game import SeatId
from kamishima.games.origami.cards import Kind, Pile, common, in_order, without_all
from kamishima.games.origami.movement import known_hand
from kamishima.games.origami.state import State


def resampled(state: State, seat: SeatId | None, hidden_aside: Pile, rng: random.Random) -> State:
    """Another position that this audience cannot tell apart: everything unseen is shuffled and dealt again.

    `hidden_aside` are the cards held aside by an effect, if the audience does not see them.
    """
    known = [
        state.hands[owner] if owner == seat else known_hand(state, SeatId(owner), seat)
        for owner in range(state.players)
    ]
    pool = list(state.deck) + list(hidden_aside)
    for owner in range(state.players):
        pool.extend(without_all(state.hands[owner], known[owner]))
    pool = list(in_order(pool))  # so that the result depends on nothing that the audience does not know
    shuffle(pool, rng)
    other = state.copy()
    if hidden_aside:
        other.aside = _deal(pool, len(hidden_aside))
    fresh = [_deal(pool, len(state.hands[owner]) - len(known[owner])) for owner in range(state.players)]
    other.hands = tuple([in_order(list(known[owner] + fresh[owner])) for owner in range(state.players)])
    other.deck = in_order(pool)
    _redo_private_choices(other, state, seat, fresh, rng)
    return other


def shuffle(cards: list[Kind], rng: random.Random) -> None:
    """Put the cards into a random order."""
    for place in range(len(cards) - 1, 0, -1):
        other = below(rng, place + 1)
        cards[place], cards[other] = cards[other], cards[place]


def _deal(pool: list[Kind], count: int) -> Pile:
    dealt = [pool.pop() for _ in range(count)]
    return in_order(dealt)


def _redo_private_choices(
    other: State, state: State, seat: SeatId | None, fresh: list[Pile], rng: random.Random
) -> None:
    """What others have chosen or drawn must fit the hands that they hold now; what they know is theirs alone."""
    for owner in range(state.players):
        if owner == seat:
            continue
        if state.gifts and state.gifts[owner] is not None:
            gifts = list(other.gifts)
            gifts[owner] = other.hands[owner][below(rng, len(other.hands[owner]))]
            other.gifts = tuple(gifts)
        if state.drawn is not None and state.stack[-1].seat == owner:
            other.drawn = fresh[owner][below(rng, len(fresh[owner]))]
    other.privy = tuple([entry for entry in state.privy if seat is not None and seat in entry[:2]])


def knowledge_faults(state: State) -> list[str]:
    """Knowledge that cannot be true."""
    found: list[str] = []
    for owner in range(state.players):
        for observer in range(state.players):
            known = known_hand(state, SeatId(owner), SeatId(observer))
            if common(known, state.hands[owner]) != known:
                found.append(f"seat {observer} believes seat {owner} holds {known}, but it holds {state.hands[owner]}")
    return found
