"""Phases of the set-up: families, pairs, dealing, the starting player; and the draw line, refilled all along."""

from __future__ import annotations

from typing import Final

from kamishima.core.turn import Action, Chance, SeatId, Start, Turn
from kamishima.games.origami.rules.actions import Family, Lexicon, Pair
from kamishima.games.origami.rules.cards import Kind, Pile, folds_of
from kamishima.games.origami.rules.modifiers import line_size
from kamishima.games.origami.rules.movement import deck_to_line, enter_hand_openly, leave_deck
from kamishima.games.origami.rules.phases import FromDeck, Phase
from kamishima.games.origami.rules.state import Frame, State

FIRST_HAND_FOLDS: Final = 10

FAMILIES: Final = "families"
PAIRS: Final = "pairs"
DEAL: Final = "deal"
LOT: Final = "lot"
REFILL: Final = "refill"
TURN: Final = "turn"


class Families(Phase):
    """As many families as players, those that the host chose or drawn at random (O1.2)."""

    def __init__(self, families: tuple[str, ...]) -> None:
        super().__init__(FAMILIES)
        self.families = families
        """In canonical order."""

    def ready(self, table: State, frame: Frame) -> bool:
        if len(table.families) < table.players:
            return True
        table.pop()
        table.families = tuple([family for family in self.families if family in table.families])
        table.push(Frame(PAIRS, SeatId(0)))
        return False

    def offer(self, table: State, frame: Frame) -> Turn:
        left = [family for family in self.families if family not in table.families]
        return Chance(tuple([Family(family) for family in left]), (1,) * len(left))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        assert isinstance(action, Family)
        table.families = (*table.families, action.family)
        table.push(frame)


class Pairs(Phase):
    """As many pairs of characters as players, where a family asks for them; then the decks are made (O1.2, O1.3)."""

    def __init__(
        self,
        pairs: tuple[str, ...],
        chosen: tuple[str, ...],
        families: tuple[str, ...],
        kinds: tuple[Kind, ...],
        rice_family: str,
    ) -> None:
        super().__init__(PAIRS)
        self.pairs = pairs
        """All that there are, in canonical order; none when the table plays without characters."""
        self.chosen = chosen
        """Those that the host chose."""
        self.families = families
        """The families that bring characters with them."""
        self.kinds = kinds
        self.rice_family = rice_family

    def ready(self, table: State, frame: Frame) -> bool:
        if self._are_used(table) and len(table.pairs) < table.players:
            if not self.chosen:
                return True
            table.pairs = self.chosen
        table.pop()
        table.pairs = tuple([pair for pair in self.pairs if pair in table.pairs])
        table.deck = whole_deck(self.kinds, table.families, table.pairs)
        table.rice = papers(self.kinds) if self.rice_family in table.families else 0
        table.push(Frame(DEAL, SeatId(0)))
        return False

    def _are_used(self, table: State) -> bool:
        return len(self.pairs) > 0 and any([family in self.families for family in table.families])

    def offer(self, table: State, frame: Frame) -> Turn:
        left = [pair for pair in self.pairs if pair not in table.pairs]
        return Chance(tuple([Pair(pair) for pair in left]), (1,) * len(left))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        assert isinstance(action, Pair)
        table.pairs = (*table.pairs, action.pair)
        table.push(frame)


def whole_deck(kinds: tuple[Kind, ...], families: tuple[str, ...], pairs: tuple[str, ...]) -> Pile:
    deck: list[Kind] = []
    for kind in kinds:
        if kind.family in families or kind.pair in pairs:
            deck.extend([kind] * kind.copies)
    return tuple(deck)


def papers(kinds: tuple[Kind, ...]) -> int:
    return kinds[-1].copies if kinds[-1].paper else 0


class Deal(FromDeck):
    """Each player in turn is dealt face up until the cards are worth 10 folds (O1.4)."""

    source = "deal"
    counts = 0

    def __init__(self, lexicon: Lexicon) -> None:
        super().__init__(DEAL, lexicon)

    def wants(self, table: State, frame: Frame) -> bool:
        return folds_of(table.hands[frame.seat]) < FIRST_HAND_FOLDS

    def ready(self, table: State, frame: Frame) -> bool:
        if super().ready(table, frame):
            return True
        if frame.seat + 1 < table.players:
            table.push(Frame(DEAL, SeatId(frame.seat + 1)))
        else:
            table.push(Frame(LOT, SeatId(0)))
        return False

    def draw(self, table: State, seat: SeatId, kind: Kind) -> None:
        enter_hand_openly(table, seat, kind)
        leave_deck(table, kind)


class Lot(Phase):
    """The player with the fewest folds starts; ties by lot (O1.4)."""

    def __init__(self) -> None:
        super().__init__(LOT)

    def ready(self, table: State, frame: Frame) -> bool:
        tied = fewest_folds(table)
        if len(tied) > 1:
            return True
        table.pop()
        begin_play(table, tied[0])
        return False

    def offer(self, table: State, frame: Frame) -> Turn:
        tied = fewest_folds(table)
        return Chance(tuple([Start(seat) for seat in tied]), (1,) * len(tied))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        assert isinstance(action, Start)
        begin_play(table, action.seat)


def fewest_folds(table: State) -> list[SeatId]:
    worth = [folds_of(hand) for hand in table.hands]
    least = min(worth)
    return [SeatId(seat) for seat in range(len(worth)) if worth[seat] == least]


def begin_play(table: State, starter: SeatId) -> None:
    """Lay out the draw line; then the starting player has the first turn."""
    table.starter = starter
    table.seat = starter
    table.push(Frame(TURN, starter))
    table.push(Frame(REFILL, starter))


class Refill(FromDeck):
    """Cards are turned up until the draw line is full (O1.5, O3.2, O3.3)."""

    source = "refill"
    counts = 0

    def __init__(self, lexicon: Lexicon) -> None:
        super().__init__(REFILL, lexicon)

    def wants(self, table: State, frame: Frame) -> bool:
        return len(table.line) < line_size(table) and not table.gap

    def draw(self, table: State, seat: SeatId, kind: Kind) -> None:
        deck_to_line(table, kind)
