"""What a seat cannot tell apart: positions with the same visible part (O8)."""

from __future__ import annotations

import random

from kamishima.core.chance import below
from kamishima.core.turn import SeatId
from kamishima.games.origami.rules.cards import Kind, Pile, common, in_order, without, without_all
from kamishima.games.origami.rules.movement import known_hand
from kamishima.games.origami.rules.state import State


def resampled(state: State, seat: SeatId | None, hidden_aside: Pile, rng: random.Random) -> State:
    """Another position that this audience cannot tell apart: everything unseen is shuffled and dealt again.

    `hidden_aside` are the cards held aside by an effect, if the audience does not see them.
    """
    known = [
        state.hands[owner] if owner == seat else known_hand(state, SeatId(owner), seat)
        for owner in range(state.players)
    ]
    pool = list(state.deck) + list(hidden_aside)
    papers: list[Kind] = []
    for owner in range(state.players):
        for kind in without_all(state.hands[owner], known[owner]):
            if kind.paper:
                papers.append(kind)
            else:
                pool.append(kind)
    pool = list(in_order(pool))  # so that the result depends on nothing that the audience does not know
    shuffle(pool, rng)
    other = state.copy()
    if hidden_aside:
        other.aside = _deal(pool, len(hidden_aside))
    unknown = [len(state.hands[owner]) - len(known[owner]) for owner in range(state.players)]
    held = _spread(len(papers), unknown, _just_drew(state, seat), rng) if papers else [0] * state.players
    fresh = [_deal(pool, unknown[owner] - held[owner]) for owner in range(state.players)]
    other.hands = tuple(
        [in_order(list(known[owner] + fresh[owner]) + papers[: held[owner]]) for owner in range(state.players)]
    )
    other.deck = in_order(pool)
    _redo_private_choices(other, state, seat, fresh, rng)
    return other


def _just_drew(state: State, seat: SeatId | None) -> int | None:
    """Who holds a card that the audience has not seen, but that came from the deck: it is no rice paper."""
    drawer = state.stack[-1].seat
    return int(drawer) if state.drawn is not None and drawer != seat else None


def _spread(papers: int, unknown: list[int], drawer: int | None, rng: random.Random) -> list[int]:
    """How many of the rice papers that are out each hand holds: any unseen card may be one, each as likely."""
    places: list[int] = []
    for owner in range(len(unknown)):
        places.extend([owner] * (unknown[owner] - (1 if owner == drawer else 0)))
    held = [0] * len(unknown)
    for _ in range(papers):
        held[places.pop(below(rng, len(places)))] += 1
    return held


def shuffle(cards: list[Kind], rng: random.Random) -> None:
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
        if state.gifts:
            _redo_gifts(other, state, owner, rng)
        if state.drawn is not None and state.stack[-1].seat == owner:
            other.drawn = fresh[owner][below(rng, len(fresh[owner]))]
    other.privy = tuple([entry for entry in state.privy if seat is not None and seat in entry[:2]])
    for observer, owner, unseen in state.looked:
        if seat not in (observer, owner):
            _redo_look(other, observer, owner, unseen, rng)


def _redo_gifts(other: State, state: State, owner: int, rng: random.Random) -> None:
    """Any cards of the hand that the owner holds now may be those chosen to be passed."""
    gifts = list(other.gifts)
    left = other.hands[owner]
    for slot in range(owner, len(gifts), state.players):
        if state.gifts[slot] is not None:
            kind = left[below(rng, len(left))]
            left = without(left, kind)
            gifts[slot] = kind
    other.gifts = tuple(gifts)


def _redo_look(other: State, observer: int, owner: int, unseen: int, rng: random.Random) -> None:
    """Who looked at a hand knows the one that its owner holds now, but for as many cards as came to it unseen."""
    cards = list(without_all(other.hands[owner], other.shown[owner]))
    shuffle(cards, rng)
    known = in_order(cards[unseen:])
    other.privy = (*other.privy, *[(observer, owner, kind) for kind in known])


def knowledge_faults(state: State) -> list[str]:
    found: list[str] = []
    for owner in range(state.players):
        for observer in range(state.players):
            known = known_hand(state, SeatId(owner), SeatId(observer))
            if common(known, state.hands[owner]) != known:
                found.append(f"seat {observer} believes seat {owner} holds {known}, but it holds {state.hands[owner]}")
    return found
