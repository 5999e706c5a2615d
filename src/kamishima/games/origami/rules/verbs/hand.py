"""Verbs about hands: redraw, discards, stealing, looking, and playing another origami."""

from __future__ import annotations

from kamishima.core.turn import Action, Decision, SeatId, Turn
from kamishima.games.origami.pack import schema
from kamishima.games.origami.rules.actions import DONE, SKIP, Lexicon, LookAt, OneCard, Play, Rob
from kamishima.games.origami.rules.cards import Kind, Pile, count_of
from kamishima.games.origami.rules.modifiers import touchable
from kamishima.games.origami.rules.movement import (
    aside_to_discards,
    deck_to_aside,
    deck_to_hand,
    hand_to_discards,
    hand_to_hand,
    see_hand,
    show_in_hand,
)
from kamishima.games.origami.rules.phases import CardPhase, FromHand, Phase, choice
from kamishima.games.origami.rules.playing import Plays, Terms, add_plays, can_play, perform
from kamishima.games.origami.rules.state import Frame, State


class Redraw(CardPhase):
    """Discard any number of hand cards, draw as many: Skate."""

    asks = True
    source = "deck"

    def possible(self, table: State, seat: SeatId) -> bool:
        return len(table.hands[seat]) > 0

    def begin(self, table: State, seat: SeatId, *, optional: bool) -> None:
        table.push(Frame(self.key, seat, optional=True))  # optional while discarding, not while drawing

    def waits(self, table: State, frame: Frame) -> bool:
        return frame.optional or (frame.count > 0 and len(table.deck) > 0)

    def _discardable(self, table: State, seat: SeatId) -> Pile:
        return table.hands[seat]

    def offer(self, table: State, frame: Frame) -> Turn:
        if frame.optional:
            return Decision(frame.seat, (*self.lexicon.discard_one_of(self._discardable(table, frame.seat)), DONE))
        return self.lexicon.any_card_of(table.deck)

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if action is DONE:
            table.push(Frame(self.key, frame.seat, frame.count))
            return
        assert isinstance(action, OneCard)
        if frame.optional:
            table.push(frame.with_count(frame.count + 1))
            hand_to_discards(table, frame.seat, action.card)
        else:
            table.push(frame.with_count(frame.count - 1))
            deck_to_hand(table, frame.seat, action.card)

    def readers(self, table: State, frame: Frame) -> tuple[SeatId, ...] | None:
        return None if frame.optional else (frame.seat,)


class Discard(FromHand):
    """Discard cards of one's choice, as far as one has any; that is a must: Phoenix, Oni."""

    def __init__(self, key: str, cards: int, lexicon: Lexicon) -> None:
        super().__init__(key, lexicon)
        self.cards = cards

    def possible(self, table: State, seat: SeatId) -> bool:
        return len(table.hands[seat]) > 0

    def begin(self, table: State, seat: SeatId, *, optional: bool) -> None:
        table.push(Frame(self.key, seat, self.cards))

    def waits(self, table: State, frame: Frame) -> bool:
        return frame.count > 0 and len(table.hands[frame.seat]) > 0


class OthersDiscard(Discard):
    """Every other player discards, one after the other, clockwise: Squid."""

    def possible(self, table: State, seat: SeatId) -> bool:
        return any_other_hand(table, seat)

    def begin(self, table: State, seat: SeatId, *, optional: bool) -> None:
        for other in reversed(touchable(table, seat)):
            table.push(Frame(self.key, other, self.cards))


def any_other_hand(table: State, seat: SeatId) -> bool:
    """Whether anybody else holds cards that an effect reaches."""
    return any([len(table.hands[other]) > 0 for other in touchable(table, seat)])


class Steal(CardPhase):
    """Take a random card of a hand: Shark."""

    asks = True
    source = "hand"

    def possible(self, table: State, seat: SeatId) -> bool:
        return any_other_hand(table, seat)

    def offer(self, table: State, frame: Frame) -> Turn:
        if frame.count:  # the victim, counted from 1
            return self.lexicon.any_card_of(table.hands[frame.count - 1])
        victims = [other for other in touchable(table, frame.seat) if table.hands[other]]
        return choice(frame, [Rob(victim) for victim in sorted(victims)])

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if isinstance(action, Rob):
            table.push(frame.with_count(action.victim + 1))
        elif isinstance(action, OneCard):
            hand_to_hand(table, SeatId(frame.count - 1), frame.seat, action.card)

    def readers(self, table: State, frame: Frame) -> tuple[SeatId, ...] | None:
        return (frame.seat, SeatId(frame.count - 1)) if frame.count > 0 else None


class LookHand(Phase):
    """After a draw action one may look at another hand: yellow Ninja."""

    asks = True

    def waits(self, table: State, frame: Frame) -> bool:
        return any_other_hand(table, frame.seat)

    def offer(self, table: State, frame: Frame) -> Turn:
        victims = [other for other in touchable(table, frame.seat) if table.hands[other]]
        return choice(frame, [LookAt(victim) for victim in sorted(victims)])

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if isinstance(action, LookAt):
            see_hand(table, frame.seat, action.victim)

    def reveals(self, table: State, frame: Frame, seat: SeatId | None) -> bool:
        return seat == frame.seat


class PlayAnother(CardPhase):
    """Play an origami: Cheetah, Dragon, Dolphin, Lion, Vulture, and the second half of Cricket."""

    asks = True
    source = "reveal"

    def __init__(self, key: str, verb: schema.Play, lexicon: Lexicon) -> None:
        super().__init__(key, lexicon)
        self.terms = Terms(verb.less, free=verb.free)
        self.reveal = verb.reveal
        self.not_drawn = verb.not_drawn

    def possible(self, table: State, seat: SeatId) -> bool:
        if self.reveal:
            return len(table.deck) > 0
        return len(table.hands[seat]) > 0

    def usable(self, table: State, seat: SeatId) -> bool:
        if self.reveal:
            return len(table.deck) > 0
        return not self.not_drawn and can_play(table, seat, self.terms)

    def begin(self, table: State, seat: SeatId, *, optional: bool) -> None:
        may_skip = optional or self.reveal or self.not_drawn
        table.push(Frame(self.key, seat, 1 if self.reveal else 0, optional=may_skip))

    def ready(self, table: State, frame: Frame) -> bool:
        waiting = len(table.deck) if frame.count else len(table.hands[frame.seat])
        if waiting > 0:
            return True
        table.pop()
        self._tidy(table)
        return False

    def _helper(self, table: State) -> Kind | None:
        return table.aside[0] if self.reveal and table.aside else None

    def offer(self, table: State, frame: Frame) -> Turn:
        if frame.count:
            return self.lexicon.any_card_of(table.deck)
        terms = self.terms
        if self.reveal or self.not_drawn:
            terms = Terms(terms.less, free=terms.free, helper=self._helper(table), barred=table.drawn)
        found = Plays([])
        add_plays(table, frame.seat, terms, found)
        if frame.optional:
            found.others.append(SKIP)
        return Decision(frame.seat, tuple(found.others), found.runs)

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if isinstance(action, OneCard):
            table.push(frame.with_count(0))
            deck_to_aside(table, action.card)
            return
        if isinstance(action, Play):
            perform(table, frame.seat, action, self._helper(table))
            if table.drawn is action.card and count_of(table.hands[frame.seat], action.card):
                show_in_hand(table, frame.seat, action.card)
        self._tidy(table)

    def _tidy(self, table: State) -> None:
        table.drawn = None
        for kind in table.aside:
            aside_to_discards(table, kind)

    def reveals(self, table: State, frame: Frame, seat: SeatId | None) -> bool:
        return self.not_drawn and seat != frame.seat  # whether both copies must be shown tells what was drawn
