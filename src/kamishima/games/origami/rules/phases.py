"""The phases of Origami: what each may be asked beyond the rules of its own."""

from __future__ import annotations

from abc import abstractmethod

from kamishima.core import phases
from kamishima.core.turn import Action, Decision, SeatId, Turn
from kamishima.games.origami.rules.actions import SKIP, Lexicon, OneCard
from kamishima.games.origami.rules.cards import Kind
from kamishima.games.origami.rules.movement import hand_to_discards
from kamishima.games.origami.rules.state import Frame, State


class Phase(phases.Phase[State, Frame]):
    asks = False
    """Whether its first step is a choice of the player, so that no separate `use` is needed."""
    source = ""
    """Where its cards come from, for the narration: deal, refill, deck, look, reveal, hand, line or discards."""

    def begin(self, table: State, seat: SeatId, *, optional: bool) -> None:
        table.push(Frame(self.key, seat, optional=optional))

    def possible(self, table: State, seat: SeatId) -> bool:
        """Whether it could do anything, judged by what everybody sees."""
        return True

    def usable(self, table: State, seat: SeatId) -> bool:
        """Whether the seat itself can get something out of it, its hand considered."""
        return self.possible(table, seat)


class CardPhase(Phase):
    """A phase whose actions are about single cards."""

    def __init__(self, key: str, lexicon: Lexicon) -> None:
        super().__init__(key)
        self.lexicon = lexicon


class FromDeck(CardPhase):
    """Chance draws cards of the deck, one after the other, as long as one is wanted."""

    counts = -1
    """What each card adds to the count of the frame."""
    is_secret = False
    """Whether only the seat sees its cards."""

    def wants(self, table: State, frame: Frame) -> bool:
        """Whether another card is to be drawn, if there is one."""
        return frame.count > 0

    def waits(self, table: State, frame: Frame) -> bool:
        return len(table.deck) > 0 and self.wants(table, frame)

    def offer(self, table: State, frame: Frame) -> Turn:
        return self.lexicon.any_card_of(table.deck)

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        assert isinstance(action, OneCard)
        table.push(frame.with_count(frame.count + self.counts))
        self.draw(table, frame.seat, action.card)

    @abstractmethod
    def draw(self, table: State, seat: SeatId, kind: Kind) -> None:
        """Put the card where it belongs."""

    def readers(self, table: State, frame: Frame) -> tuple[SeatId, ...] | None:
        return (frame.seat,) if self.is_secret else None


class FromHand(CardPhase):
    """Somebody discards hand cards, one after the other."""

    counts = -1
    """What each card adds to the count of the frame."""

    def offer(self, table: State, frame: Frame) -> Turn:
        return Decision(frame.seat, tuple(self.lexicon.discard_one_of(table.hands[frame.seat])))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        assert isinstance(action, OneCard)
        table.push(frame.with_count(frame.count + self.counts))
        hand_to_discards(table, frame.seat, action.card)


def choice(frame: Frame, actions: list[Action]) -> Decision:
    """The frame's seat chooses one of these, or skips when it may."""
    if frame.optional:
        actions = [*actions, SKIP]
    return Decision(frame.seat, tuple(actions))
