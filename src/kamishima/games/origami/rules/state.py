from __future__ import annotations

from typing import ClassVar, Final

from kamishima.core import phases
from kamishima.core.turn import SeatId
from kamishima.games.origami.rules.cards import Kind, Pile

Privy = tuple[int, int, Kind]
"""Somebody (first) knows that a card is in somebody's hand (second); copies stand once each."""
Looked = tuple[int, int, int]
"""Everybody saw somebody (first) look at somebody's hand (second); so many cards (third) came to it unseen since."""


class Frame(phases.Frame):
    """Something that is still to be done, with a count, and whether it may be skipped."""

    def __init__(self, phase: str, seat: SeatId, count: int = 0, optional: bool = False) -> None:
        super().__init__(phase, seat)
        self.count: Final = count
        self.optional: Final = optional

    def with_count(self, count: int) -> Frame:
        return self if count == self.count else Frame(self.phase, self.seat, count, self.optional)


class State(phases.StackState):
    stack: tuple[Frame, ...] = ()
    derived: ClassVar[tuple[str, ...]] = ("seen",)

    def __init__(self, players: int) -> None:
        self.families: tuple[str, ...] = ()
        self.pairs: tuple[str, ...] = ()
        self.deck: Pile = ()
        self.line: Pile = ()
        """In the order in which the cards came."""
        self.discards: Pile = ()
        """From the bottom to the top."""
        self.rice = 0
        """The cards left in the rice paper deck (O5.5)."""
        self.characters: Pile = ()
        """The characters in play, in the order in which they came (O6.1)."""
        self.gap = False
        """Whether a card of the line was played free: the gap waits for the end of the turn (O3.2)."""
        self.hands: tuple[Pile, ...] = ((),) * players
        self.collections: tuple[Pile, ...] = ((),) * (2 * players)
        """Left and right collection of each seat in turn, from the bottom to the top."""
        self.shown: tuple[Pile, ...] = ((),) * players
        """What everybody knows to be in each hand (O8.1)."""
        self.privy: tuple[Privy, ...] = ()
        """What single players know beyond that."""
        self.looked: tuple[Looked, ...] = ()
        """Who has looked at whose hand: that others know something is no secret, what they know is one."""
        self.aside: Pile = ()
        """Cards that an effect holds: looked at, or turned over to help pay."""
        self.gifts: tuple[Kind | None, ...] = ()
        """Cards chosen to be passed, while somebody has still to choose: those for the right neighbours by seat, then
        those for the left ones by seat, if both get cards."""
        self.drawn: Kind | None = None
        """The card just drawn that may not be played (Cricket)."""
        self.paid = 0
        """How many of the top discards were paid for the last origami."""
        self.prior = False
        """Whether a card lay on the discards before that, and lies there still."""
        self.starter: SeatId | None = None
        self.seat = SeatId(0)
        """Whose turn it is."""
        self.round = 1
        self.last_round = 0
        """The round that ends the game, once the deck has run out twice; 0 before."""
        self.runouts = 0
        self.passes = 0
        """Turns passed in a row because nothing was possible."""
        self.ended = ""
        """Why the game is over; empty while it is not."""
        self.seen: list[object] | None = None
        """Cache: what was last shown of this match, with what it follows from."""

    @property
    def players(self) -> int:
        return len(self.hands)

    def pop(self) -> Frame:
        frame = self.stack[-1]
        self.stack = self.stack[:-1]
        return frame

    def copy(self) -> State:
        other = State(0)
        other.families = self.families
        other.pairs = self.pairs
        other.deck = self.deck
        other.line = self.line
        other.discards = self.discards
        other.rice = self.rice
        other.characters = self.characters
        other.gap = self.gap
        other.hands = self.hands
        other.collections = self.collections
        other.shown = self.shown
        other.privy = self.privy
        other.looked = self.looked
        other.aside = self.aside
        other.gifts = self.gifts
        other.drawn = self.drawn
        other.paid = self.paid
        other.prior = self.prior
        other.starter = self.starter
        other.seat = self.seat
        other.round = self.round
        other.last_round = self.last_round
        other.runouts = self.runouts
        other.passes = self.passes
        other.ended = self.ended
        other.stack = self.stack
        other.seen = self.seen
        return other

    def collection(self, seat: SeatId, side: int) -> Pile:
        return self.collections[2 * seat + side]

    def tops(self, seat: SeatId) -> list[Kind]:
        found: list[Kind] = []
        for side in range(2):
            pile = self.collections[2 * seat + side]
            if pile:
                found.append(pile[-1])
        return found

    def clockwise_from(self, seat: SeatId) -> list[SeatId]:
        """All seats in the order of play, beginning with one."""
        players = self.players
        return [SeatId((seat + step) % players) for step in range(players)]
