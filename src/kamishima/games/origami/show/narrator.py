"""From one step to its events: what was said, and what it brought about."""

from __future__ import annotations

from typing import Final

from kamishima.core import wire
from kamishima.core.game import Step
from kamishima.core.narration import Item, Seats, Tagged
from kamishima.core.turn import Action
from kamishima.games.origami.rules import actions as say
from kamishima.games.origami.rules.actions import COUNT, PASS, SIDES, SKIP, USE, names
from kamishima.games.origami.rules.cards import Kind, Pile, common, count_of, in_order, without_all
from kamishima.games.origami.rules.playing import FREE
from kamishima.games.origami.rules.scorer import rice_in
from kamishima.games.origami.rules.state import State
from kamishima.games.origami.rules.verbs.passing import gifts_of
from kamishima.games.origami.show import events as told


class Telling:
    def __init__(self, step: Step[State], source: str, readers: Seats | None) -> None:
        self.state: Final = step.before
        self.after: Final = step.after
        self.action: Final = step.action
        self.frame: Final = step.before.stack[-1]
        self.source: Final = source
        """Where the phase under way takes cards from."""
        self.readers: Final = readers
        """Who may read the words; None for everybody."""


def narrate(step: Telling) -> list[Item]:
    state, after = step.state, step.after
    events = _said(step)
    if state.characters is not after.characters:
        events += _left_the_middle(step)
    events += _taken_silently(step)
    if state.line and not after.line and _starts_effect(step.action):
        events.append(told.LineSwept(names(state.line)))
    events += _aside_resolved(step)
    if state.gifts:
        events += _gifts_passed(step)
    events += _rice_taken(step)
    events += _progress(step)
    return events


def _starts_effect(action: Action) -> bool:
    """Whether the action lets an effect happen that may then do things by itself."""
    return isinstance(action, say.Use) or action is USE or (isinstance(action, say.OneCard) and action.verb == "copy")


def _said(step: Telling) -> list[Item]:
    action, seat = step.action, step.frame.seat
    if isinstance(action, say.OneCard):
        return [_one_card(step, action)]
    if isinstance(action, say.Draw):
        return _drawn(step, action)
    if isinstance(action, say.Take):
        return [told.TookCards(seat, names(action.cards), step.source)]
    if isinstance(action, say.Play):
        return [_played(step, action)]
    if isinstance(action, say.LookAt):
        looked = told.LookedAtHand(seat, action.victim, names(step.state.hands[action.victim]))
        return [Tagged(looked, (seat, action.victim), told.LookedAtHand(seat, action.victim, None))]
    return _moved(step)


def _drawn(step: Telling, action: say.Draw) -> list[Item]:
    seat = step.frame.seat
    events: list[Item] = []
    if action.cards:
        events.append(told.DrewFromLine(seat, names(action.cards)))
    if isinstance(action, say.DrawTop):
        events.append(told.TookCards(seat, names(step.state.discards[-1:]), "discards"))
    return events


def _played(step: Telling, action: say.Play) -> wire.Event:
    seat, card = step.frame.seat, action.card.name
    paid = names(action.payment.cards)
    source = "discards" if isinstance(action, say.PlayTop) else "line" if step.frame.phase == FREE else "hand"
    if action.card.character:
        return told.CharacterPlayed(seat, card, source, paid)
    if source == "hand":
        return told.Played(seat, card, SIDES[action.side], action.under, paid)
    return told.PlayedFrom(seat, card, source, SIDES[action.side], action.under, paid)


def _moved(step: Telling) -> list[Item]:
    action, seat = step.action, step.frame.seat
    if isinstance(action, say.Move):
        card = step.state.collection(seat, action.side)[action.place - 1].name
        return [told.Moved(seat, card, SIDES[action.side], action.place, SIDES[action.to_side], action.to_place)]
    if isinstance(action, say.Sink):
        card = step.state.collection(action.owner, action.side)[action.place - 1].name
        return [told.Sunk(seat, action.owner, card, SIDES[action.side], action.place)]
    if isinstance(action, say.Swap):
        made = told.SwappedTop if step.source == "discards" else told.Swapped
        return [made(seat, action.mine.name, action.other.name)]
    return _short_word(step)


def _short_word(step: Telling) -> list[Item]:
    action, seat = step.action, step.frame.seat
    if isinstance(action, say.Use):
        return [told.UsedAction(seat, action.card.name)]
    if isinstance(action, say.Rob):
        return [told.Robbed(seat, action.victim)]
    if isinstance(action, say.Family):
        return [told.FamilyChosen(action.family)]
    if isinstance(action, say.Pair):
        return [told.PairChosen(action.pair)]
    if action is USE:
        return [told.UsedInstant(seat, step.frame.phase)]
    if action is SKIP:
        return [told.Skipped(seat)]
    if action is COUNT:
        return [told.HandCounted(owner, rice_in(hand)) for owner, hand in enumerate(step.state.hands)]
    return [told.Passed(seat)] if action is PASS else []


def _one_card(step: Telling, action: say.OneCard) -> Item:
    seat, card = step.frame.seat, action.card.name
    if action.verb == "card":
        return _chance_card(step, card)
    if action.verb == "discard":
        return told.Discarded(seat, (card,))
    if action.verb == "copy":
        return told.Copied(seat, card)
    return _to_readers(step, told.ChoseGift(seat, card), told.ChoseGift(seat, None))


def _chance_card(step: Telling, card: str) -> Item:
    seat, source = step.frame.seat, step.source
    if source == "deal":
        return told.Dealt(seat, card)
    if source == "refill":
        return told.LineGrew(card)
    if source == "reveal":
        return told.TurnedOver(seat, card)
    if source == "look":
        return _to_readers(step, told.LookedAt(seat, card), told.LookedAt(seat, None))
    if source == "hand":
        victim = step.frame.count - 1
        return _to_readers(step, told.Stole(seat, victim, card), told.Stole(seat, victim, None))
    return _to_readers(step, told.DrewFromDeck(seat, card), told.DrewFromDeck(seat, None))


def _to_readers(step: Telling, event: wire.Event, others: wire.Event) -> Item:
    """An event that says what the words say."""
    return event if step.readers is None else Tagged(event, step.readers, others)


def _left_the_middle(step: Telling) -> list[wire.Event]:
    """The other colour of a character makes room."""
    return [told.CharacterLeft(kind.name) for kind in step.state.characters if kind not in step.after.characters]


def _taken_silently(step: Telling) -> list[wire.Event]:
    """Discards that an effect took without asking."""
    action, seat = step.action, step.frame.seat
    explained: Pile = action.cards if isinstance(action, say.Take) else ()
    if not (_starts_effect(action) or isinstance(action, say.Take) or action is SKIP):
        return []
    before, now = step.state.hands[seat], step.after.hands[seat]
    gained = tuple([kind for kind in without_all(now, common(now, before)) if not kind.paper])
    silent = without_all(gained, common(gained, explained))
    if not silent or len(step.after.discards) >= len(step.state.discards):
        return []
    return [told.TookCards(seat, names(silent), "discards")]


def _aside_resolved(step: Telling) -> list[Item]:
    """Cards that were looked at go to the hand; one that was turned over and not used is discarded."""
    action, source = step.action, step.source
    if step.after.aside or isinstance(action, say.Play):
        return []
    held = list(step.state.aside)
    if isinstance(action, say.OneCard) and action.verb == "card" and source in ("look", "reveal"):
        held.append(action.card)
    if isinstance(action, say.OneCard) and action.verb == "discard" and source == "look":
        held.remove(action.card)
    if not held:
        return []
    owner, cards = step.frame.seat, names(in_order(held))
    if source == "reveal":
        return [told.Discarded(owner, cards)]
    return [Tagged(told.Kept(owner, len(cards), cards), (owner,), told.Kept(owner, len(cards), None))]


def _gifts_passed(step: Telling) -> list[Item]:
    """All gifts change hands at once; giver and receiver see the card."""
    action, state = step.action, step.state
    if step.after.gifts or not isinstance(action, say.OneCard) or action.verb != "give":
        return []
    gifts: list[Kind | None] = list(state.gifts)
    gifts[_last_slot(state)] = action.card
    return [
        Tagged(told.GiftPassed(giver, to, kind.name), (giver, to), told.GiftPassed(giver, to, None))
        for giver, to, kind in gifts_of(state, tuple(gifts))
    ]


def _last_slot(state: State) -> int:
    """The gift that the acting seat had still to choose: for the right neighbour, unless its only card goes left."""
    seat = state.stack[-1].seat
    is_only = len(state.gifts) > state.players and len(state.hands[seat]) == 1
    return state.players + seat if is_only else int(seat)


def _rice_taken(step: Telling) -> list[wire.Event]:
    """Rice papers come by themselves, to whose turn it is."""
    action = step.action
    returned = 0
    if isinstance(action, say.Play):
        returned = rice_in(action.payment.cards)
    elif isinstance(action, say.OneCard) and action.verb == "discard" and action.card.paper:
        returned = 1
    taken = step.state.rice + returned - step.after.rice
    return [told.DrewRicePaper(step.state.seat, taken)] if taken > 0 else []


def _progress(step: Telling) -> list[wire.Event]:
    state, after, action = step.state, step.after, step.action
    events: list[wire.Event] = []
    seat = step.frame.seat
    if isinstance(action, say.Play) and action.card is state.drawn and count_of(after.hands[seat], action.card):
        events.append(told.ShowedCopy(seat, action.card.name))
    if after.starter is not None and state.starter is None:
        events.append(told.StarterFound(after.starter))
    for times in range(state.runouts + 1, after.runouts + 1):
        events.append(told.DeckRanOut(times))
    if after.last_round and not state.last_round:
        events.append(told.LastRoundCalled(after.last_round))
    if after.ended and not state.ended:
        events.append(told.GameEnded(after.ended))
    elif state.starter is not None and after.seat != state.seat:
        events.append(told.TurnBegan(after.seat, after.round))
    return events
