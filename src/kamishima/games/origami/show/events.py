"""What can happen, as each audience sees it: one source for log, motion and screen reader."""

from __future__ import annotations

from kamishima.core.wire import Event


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


# -- Legends -----------------------------------------------------------------------------------------------------------


class PairChosen(Event, frozen=True):
    pair: str


class CharacterPlayed(Event, frozen=True):
    """From the hand, from the draw line, where it is free, or from the discard pile."""

    seat: int
    card: str
    source: str
    paid: tuple[str, ...]


class CharacterLeft(Event, frozen=True):
    card: str


class PlayedFrom(Event, frozen=True):
    """An origami played from the draw line, where it is free, or from the discard pile."""

    seat: int
    card: str
    source: str
    side: str
    under: bool
    paid: tuple[str, ...]


class DrewRicePaper(Event, frozen=True):
    seat: int
    count: int


class SwappedTop(Event, frozen=True):
    """With the top discard."""

    seat: int
    mine: str
    other: str


class Moved(Event, frozen=True):
    """Places count from 1, the bottom of a collection."""

    seat: int
    card: str
    side: str
    place: int
    to_side: str
    to_place: int


class Sunk(Event, frozen=True):
    """An origami of the victim, who may be the player, went to the bottom of its collection."""

    seat: int
    victim: int
    card: str
    side: str
    place: int


class LookedAtHand(Event, frozen=True):
    seat: int
    victim: int
    cards: tuple[str, ...] | None


class HandCounted(Event, frozen=True):
    """Rice papers in hand at the end."""

    seat: int
    count: int


class Awarded(Event, frozen=True):
    """Points at the end from a character, or from a card that may be another player's."""

    seat: int
    card: str
    points: int
