from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kamishima.core.errors import BadPosition
from kamishima.core.game import Plain
from kamishima.core.plain import PositionDecoder
from kamishima.core.turn import SeatId
from kamishima.games.origami.rules.actions import names
from kamishima.games.origami.rules.cards import Kind, Pile, in_order
from kamishima.games.origami.rules.state import Frame, State

Names = tuple[str, ...]


class PlainPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    families: Names
    pairs: Names
    deck: Names
    line: Names
    gap: bool
    discards: Names
    rice: int
    characters: Names
    hands: tuple[Names, ...]
    collections: tuple[Names, ...]
    shown: tuple[Names, ...]
    privy: tuple[tuple[int, int, str], ...]
    looked: tuple[tuple[int, int, int], ...]
    aside: Names
    gifts: tuple[str | None, ...]
    drawn: str | None
    paid: int
    prior: bool
    starter: int | None
    seat: int
    round: int
    last_round: int
    runouts: int
    passes: int
    ended: str
    stack: tuple[tuple[str, int, int, bool], ...]


def encode(state: State) -> Plain:
    position = PlainPosition(
        families=state.families,
        pairs=state.pairs,
        deck=names(state.deck),
        line=names(state.line),
        gap=state.gap,
        discards=names(state.discards),
        rice=state.rice,
        characters=names(state.characters),
        hands=_many(state.hands),
        collections=_many(state.collections),
        shown=_many(state.shown),
        privy=tuple([(known[0], known[1], known[2].name) for known in state.privy]),
        looked=state.looked,
        aside=names(state.aside),
        gifts=tuple([None if kind is None else kind.name for kind in state.gifts]),
        drawn=None if state.drawn is None else state.drawn.name,
        paid=state.paid,
        prior=state.prior,
        starter=state.starter,
        seat=state.seat,
        round=state.round,
        last_round=state.last_round,
        runouts=state.runouts,
        passes=state.passes,
        ended=state.ended,
        stack=tuple([(frame.phase, frame.seat, frame.count, frame.optional) for frame in state.stack]),
    )
    plain: Plain = msgspec.json.decode(msgspec.json.encode(position))
    return plain


def _many(piles: tuple[Pile, ...]) -> tuple[Names, ...]:
    return tuple([names(pile) for pile in piles])


class Decoder(PositionDecoder[PlainPosition, State]):
    def __init__(self, kinds: tuple[Kind, ...], players: int, phases: Sequence[str]) -> None:
        self._kinds = {kind.name: kind for kind in kinds}
        super().__init__("Origami", players, PlainPosition)
        self._phases = frozenset(phases)

    def check(self, position: PlainPosition) -> None:
        for field, size in (("hands", self._players), ("collections", 2 * self._players), ("shown", self._players)):
            if len(getattr(position, field)) != size:
                raise BadPosition(f"{field}: {size} are needed with {self._players} players")
        if len(position.gifts) not in (0, self._players, 2 * self._players):
            raise BadPosition(f"gifts: none, {self._players} or {2 * self._players} with {self._players} players")
        if position.rice < 0:
            raise BadPosition(f"rice: {position.rice} cards cannot be in a deck")
        self._check_seat("seat", position.seat)
        if position.starter is not None:
            self._check_seat("starter", position.starter)
        for known in position.privy:
            self._check_seat("privy", known[0])
            self._check_seat("privy", known[1])
        for look in position.looked:
            self._check_seat("looked", look[0])
            self._check_seat("looked", look[1])
        if not 0 <= position.paid <= len(position.discards):
            raise BadPosition(f"paid: {position.paid} of {len(position.discards)} discards")
        if position.round < 1:
            raise BadPosition("round: the first round is 1")
        self.check_stack([frame[:2] for frame in position.stack], self._phases)

    def _check_seat(self, field: str, seat: int) -> None:
        if not 0 <= seat < self._players:
            raise BadPosition(f"{field}: there is no seat {seat} with {self._players} players")

    def _kind(self, name: str) -> Kind:
        if name not in self._kinds:
            raise BadPosition(f"there is no card {name!r}")
        return self._kinds[name]

    def _pile(self, words: Names) -> Pile:
        return tuple([self._kind(name) for name in words])

    def _bag(self, words: Names) -> Pile:
        pile = self._pile(words)
        if pile != in_order(list(pile)):
            raise BadPosition(f"the cards {' '.join(words)} are not in canonical order")
        return pile

    def state(self, position: PlainPosition) -> State:
        state = State(self._players)
        state.families = position.families
        state.pairs = position.pairs
        state.deck = self._bag(position.deck)
        state.line = self._pile(position.line)
        state.gap = position.gap
        state.discards = self._pile(position.discards)
        state.rice = position.rice
        state.characters = self._pile(position.characters)
        state.hands = tuple([self._bag(hand) for hand in position.hands])
        state.collections = tuple([self._pile(pile) for pile in position.collections])
        state.shown = tuple([self._bag(hand) for hand in position.shown])
        state.privy = tuple([(known[0], known[1], self._kind(known[2])) for known in position.privy])
        state.looked = position.looked
        state.aside = self._bag(position.aside)
        state.gifts = tuple([None if name is None else self._kind(name) for name in position.gifts])
        state.drawn = None if position.drawn is None else self._kind(position.drawn)
        state.paid = position.paid
        state.prior = position.prior
        state.starter = None if position.starter is None else SeatId(position.starter)
        state.seat = SeatId(position.seat)
        state.round = position.round
        state.last_round = position.last_round
        state.runouts = position.runouts
        state.passes = position.passes
        state.ended = position.ended
        state.stack = tuple(
            [Frame(phase, SeatId(seat), count, optional) for phase, seat, count, optional in position.stack]
        )
        return state
