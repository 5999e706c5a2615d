"""What happened, as each audience sees it: one source for log, motion and screen reader."""

from __future__ import annotations

from kamishima.core.game import Action, SeatId
from kamishima.core.wire import Event
from kamishima.games.origami import actions as say
from kamishima.games.origami.actions import PASS, SIDES, SKIP, USE, names
from kamishima.games.origami.cards import Pile, common, count_of, in_order, without_all
from kamishima.games.origami.state import Frame, State


class FamilyChosen(Event, frozen=True):
    family: str


class Dealt(Event, frozen=True):
    seat: int
    card: str


class StarterFound(Event, frozen=True):
    seat: int


class LineGrew(Event, frozen=True):
    card: str


class DrewFromLine(Event, frozen=True):
    seat: int
    cards: tuple[str, ...]


class DrewFromDeck(Event, frozen=True):
    seat: int
    card: str | None


class LookedAt(Event, frozen=True):
    seat: int
    card: str | None


class TurnedOver(Event, frozen=True):
    seat: int
    card: str


class Played(Event, frozen=True):
    seat: int
    card: str
    side: str
    under: bool
    paid: tuple[str, ...]


class UsedAction(Event, frozen=True):
    seat: int
    card: str


class UsedInstant(Event, frozen=True):
    seat: int
    card: str


class Copied(Event, frozen=True):
    seat: int
    card: str


class Skipped(Event, frozen=True):
    seat: int


class Passed(Event, frozen=True):
    seat: int


class TookCards(Event, frozen=True):
    """From the draw line or from the discard pile."""

    seat: int
    cards: tuple[str, ...]
    source: str


class Kept(Event, frozen=True):
    seat: int
    count: int
    cards: tuple[str, ...] | None


class Discarded(Event, frozen=True):
    seat: int
    cards: tuple[str, ...]


class Swapped(Event, frozen=True):
    seat: int
    mine: str
    other: str


class LineSwept(Event, frozen=True):
    cards: tuple[str, ...]


class ChoseGift(Event, frozen=True):
    seat: int
    card: str | None


class GiftPassed(Event, frozen=True):
    seat: int
    to: int
    card: str | None


class Robbed(Event, frozen=True):
    seat: int
    victim: int


class Stole(Event, frozen=True):
    seat: int
    victim: int
    card: str | None


class ShowedCopy(Event, frozen=True):
    seat: int
    card: str


class DeckRanOut(Event, frozen=True):
    times: int


class LastRoundCalled(Event, frozen=True):
    round: int


class TurnBegan(Event, frozen=True):
    seat: int
    round: int


class GameEnded(Event, frozen=True):
    reason: str


def narrate(
    state: State, after: State, action: Action, seat: SeatId | None, *, source: str, hidden: bool
) -> tuple[Event, ...]:
    """The events of one step.

    `source` is where the phase under way takes cards from; `hidden` when this audience may not see the words.
    """
    frame = state.stack[-1]
    events = _said(frame, action, source, hidden)
    events += _taken_silently(state, after, frame, action)
    if state.line and not after.line and _starts_effect(action):
        events.append(LineSwept(names(state.line)))
    events += _aside_resolved(state, after, action, seat, source)
    events += _gifts_passed(state, after, action, seat)
    events += _progress(state, after, action)
    return tuple(events)


def _starts_effect(action: Action) -> bool:
    """Whether the action lets an effect happen that may then do things by itself."""
    return isinstance(action, say.Use) or action is USE or (isinstance(action, say.OneCard) and action.verb == "copy")


def _said(frame: Frame, action: Action, source: str, hidden: bool) -> list[Event]:
    """The action itself."""
    seat = frame.seat
    if isinstance(action, say.OneCard):
        seen = None if hidden else action.card.name
        if action.verb == "card":
            return [_chance_card(frame, source, action.card.name, seen)]
        return [_chosen_card(seat, action.verb, action.card.name, seen)]
    if isinstance(action, say.Draw):
        return [DrewFromLine(seat, names(action.cards))]
    if isinstance(action, say.Take):
        return [TookCards(seat, names(action.cards), source)]
    if isinstance(action, say.Play):
        paid = action.paid if action.top is None else (*action.paid, action.top)
        return [Played(seat, action.card.name, SIDES[action.side], action.under, names(paid))]
    return _short_word(frame, action)


def _short_word(frame: Frame, action: Action) -> list[Event]:
    seat = frame.seat
    if isinstance(action, say.Use):
        return [UsedAction(seat, action.card.name)]
    if isinstance(action, say.Swap):
        return [Swapped(seat, action.mine.name, action.other.name)]
    if isinstance(action, say.Rob):
        return [Robbed(seat, action.victim)]
    if isinstance(action, say.Family):
        return [FamilyChosen(action.family)]
    if action is USE:
        return [UsedInstant(seat, frame.phase)]
    if action is SKIP:
        return [Skipped(seat)]
    return [Passed(seat)] if action is PASS else []


def _chosen_card(seat: SeatId, verb: str, card: str, seen: str | None) -> Event:
    if verb == "discard":
        return Discarded(seat, (card,))
    return Copied(seat, card) if verb == "copy" else ChoseGift(seat, seen)


def _chance_card(frame: Frame, source: str, card: str, seen: str | None) -> Event:
    seat = frame.seat
    if source == "deal":
        return Dealt(seat, card)
    if source == "refill":
        return LineGrew(card)
    if source == "reveal":
        return TurnedOver(seat, card)
    if source == "look":
        return LookedAt(seat, seen)
    return Stole(seat, frame.count - 1, seen) if source == "hand" else DrewFromDeck(seat, seen)


def _taken_silently(state: State, after: State, frame: Frame, action: Action) -> list[Event]:
    """Discards that an effect took without asking."""
    explained: Pile = action.cards if isinstance(action, say.Take) else ()
    if not (_starts_effect(action) or isinstance(action, say.Take) or action is SKIP):
        return []
    before, now = state.hands[frame.seat], after.hands[frame.seat]
    gained = without_all(now, common(now, before))
    silent = without_all(gained, common(gained, explained))
    if not silent or len(after.discards) >= len(state.discards):
        return []
    return [TookCards(frame.seat, names(silent), "discards")]


def _aside_resolved(state: State, after: State, action: Action, seat: SeatId | None, source: str) -> list[Event]:
    """Cards that were looked at go to the hand; one that was turned over and not used is discarded."""
    if after.aside or isinstance(action, say.Play):
        return []
    owner = state.stack[-1].seat
    held = list(state.aside)
    if isinstance(action, say.OneCard) and action.verb == "card" and source in ("look", "reveal"):
        held.append(action.card)
    if isinstance(action, say.OneCard) and action.verb == "discard" and source == "look":
        held.remove(action.card)
    if not held:
        return []
    cards = names(in_order(held))
    return [Discarded(owner, cards)] if source == "reveal" else [_kept(owner, cards, seat)]


def _kept(owner: SeatId, cards: tuple[str, ...], seat: SeatId | None) -> Event:
    return Kept(owner, len(cards), cards if seat == owner else None)


def _gifts_passed(state: State, after: State, action: Action, seat: SeatId | None) -> list[Event]:
    """All gifts change hands at once; giver and receiver see the card."""
    if after.gifts or not isinstance(action, say.OneCard) or action.verb != "give":
        return []
    gifts = list(state.gifts)
    gifts[state.stack[-1].seat] = action.card
    events: list[Event] = []
    for giver, gift in enumerate(gifts):
        if gift is not None:
            to = (giver - 1) % state.players
            events.append(GiftPassed(giver, to, gift.name if seat in (giver, to) else None))
    return events


def _progress(state: State, after: State, action: Action) -> list[Event]:
    """What the step brought about for the whole table."""
    events: list[Event] = []
    seat = state.stack[-1].seat
    if isinstance(action, say.Play) and action.card is state.drawn and count_of(after.hands[seat], action.card):
        events.append(ShowedCopy(seat, action.card.name))
    if after.starter is not None and state.starter is None:
        events.append(StarterFound(after.starter))
    for times in range(state.runouts + 1, after.runouts + 1):
        events.append(DeckRanOut(times))
    if after.last_round and not state.last_round:
        events.append(LastRoundCalled(after.last_round))
    if after.ended and not state.ended:
        events.append(GameEnded(after.ended))
    elif state.starter is not None and after.seat != state.seat:
        events.append(TurnBegan(after.seat, after.round))
    return events
