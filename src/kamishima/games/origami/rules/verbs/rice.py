"""Verbs about rice paper, which has a deck of its own (O5.5)."""

from __future__ import annotations

from kamishima.core.turn import SeatId
from kamishima.games.origami.rules.actions import Lexicon
from kamishima.games.origami.rules.cards import Kind, Pile
from kamishima.games.origami.rules.effects import SilentVerb
from kamishima.games.origami.rules.movement import deck_to_hand, rice_to_hand
from kamishima.games.origami.rules.phases import FromDeck
from kamishima.games.origami.rules.state import Frame, State
from kamishima.games.origami.rules.verbs.hand import Redraw


class Rice(SilentVerb):
    """Take rice papers: Penguin, Seal, Snowy Owl, Polar Bear; Reindeer whenever its owner plays."""

    def __init__(self, key: str, cards: int, paper: Kind) -> None:
        super().__init__(key)
        self.cards = cards
        self.paper = paper

    def possible(self, table: State, seat: SeatId) -> bool:
        return table.rice > 0

    def carry_out(self, table: State, seat: SeatId) -> None:
        rice_to_hand(table, seat, self.paper, self.cards)


class RiceRedraw(Redraw):
    """With the draw action, discard any number of rice papers and draw as many cards: Arctic Wolf."""

    def __init__(self, key: str, paper: Kind, lexicon: Lexicon) -> None:
        super().__init__(key, lexicon)
        self.paper = paper

    def ready(self, table: State, frame: Frame) -> bool:
        if frame.optional and not self._may_hold_rice(table, frame.seat):
            table.pop()
            table.push(Frame(self.key, frame.seat, frame.count))
            return False
        return super().ready(table, frame)

    def _may_hold_rice(self, table: State, seat: SeatId) -> bool:
        """How much rice paper is out is no secret, but who holds it may be one: others cannot tell more than this."""
        return table.rice < self.paper.copies and len(table.hands[seat]) > 0

    def _discardable(self, table: State, seat: SeatId) -> Pile:
        return tuple([kind for kind in table.hands[seat] if kind.paper])


class DrawGift(FromDeck):
    """After each draw action a rice paper, or a card of the deck where there is no rice paper: red Fisherman."""

    source = "deck"
    counts = 1
    is_secret = True

    def __init__(self, key: str, cards: int, paper: Kind | None, family: str, lexicon: Lexicon) -> None:
        super().__init__(key, lexicon)
        self.cards = cards
        self.paper = paper
        self.family = family

    def ready(self, table: State, frame: Frame) -> bool:
        if self.paper is not None and self.family in table.families:
            table.pop()
            rice_to_hand(table, frame.seat, self.paper, self.cards)
            return False
        return super().ready(table, frame)

    def wants(self, table: State, frame: Frame) -> bool:
        return frame.count < self.cards

    def draw(self, table: State, seat: SeatId, kind: Kind) -> None:
        deck_to_hand(table, seat, kind)
