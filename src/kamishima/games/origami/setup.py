"""Phases of the set-up: families, dealing, the starting player; and the draw line, which is refilled all along."""

from __future__ import annotations

from kamishima.core.game import Action, Chance, SeatId, Turn
from kamishima.games.origami.actions import Family, Lexicon, OneCard, Start
from kamishima.games.origami.cards import Kind, Pile, folds_of
from kamishima.games.origami.movement import LINE_SIZE, deck_to_line, enter_hand_openly, leave_deck
from kamishima.games.origami.phases import Phase
from kamishima.games.origami.state import Frame, State

FIRST_HAND_FOLDS = 10

FAMILIES = "families"
DEAL = "deal"
LOT = "lot"
REFILL = "refill"
TURN = "turn"


class Families(Phase):
    """As many families as players, drawn at random (O1.2)."""

    def __init__(self, families: tuple[str, ...], kinds: tuple[Kind, ...]) -> None:
        super().__init__(FAMILIES)
        self.families = families
        self.kinds = kinds

    def ready(self, table: State, frame: Frame) -> bool:
        if len(table.families) < table.players:
            return True
        table.pop()
        table.families = tuple([family for family in self.families if family in table.families])
        table.deck = whole_deck(self.kinds, table.families)
        table.push(Frame(DEAL, SeatId(0)))
        return False

    def offer(self, table: State, frame: Frame) -> Turn:
        left = [family for family in self.families if family not in table.families]
        return Chance(tuple([Family(family) for family in left]), (1,) * len(left))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        assert isinstance(action, Family)
        table.families = (*table.families, action.family)
        table.push(frame)


def whole_deck(kinds: tuple[Kind, ...], families: tuple[str, ...]) -> Pile:
    """All cards of these families."""
    deck: list[Kind] = []
    for kind in kinds:
        if kind.family in families:
            deck.extend([kind] * kind.copies)
    return tuple(deck)


class Deal(Phase):
    """Each player in turn is dealt face up until the cards are worth 10 folds (O1.4)."""

    source = "deal"

    def __init__(self, lexicon: Lexicon) -> None:
        super().__init__(DEAL)
        self.lexicon = lexicon

    def ready(self, table: State, frame: Frame) -> bool:
        if folds_of(table.hands[frame.seat]) < FIRST_HAND_FOLDS and table.deck:
            return True
        table.pop()
        if frame.seat + 1 < table.players:
            table.push(Frame(DEAL, SeatId(frame.seat + 1)))
        else:
            table.push(Frame(LOT, SeatId(0)))
        return False

    def offer(self, table: State, frame: Frame) -> Turn:
        return self.lexicon.any_card_of(table.deck)

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        assert isinstance(action, OneCard)
        enter_hand_openly(table, frame.seat, action.card)
        leave_deck(table, action.card)
        table.push(frame)


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
    """The seats whose hands are worth least."""
    worth = [folds_of(hand) for hand in table.hands]
    least = min(worth)
    return [SeatId(seat) for seat in range(len(worth)) if worth[seat] == least]


def begin_play(table: State, starter: SeatId) -> None:
    """Lay out the draw line; then the starting player has the first turn."""
    table.starter = starter
    table.seat = starter
    table.push(Frame(TURN, starter))
    table.push(Frame(REFILL, starter))


class Refill(Phase):
    """Cards are turned up until the draw line is full (O1.5, O3.2, O3.3)."""

    source = "refill"

    def __init__(self, lexicon: Lexicon) -> None:
        super().__init__(REFILL)
        self.lexicon = lexicon

    def ready(self, table: State, frame: Frame) -> bool:
        if len(table.line) < LINE_SIZE and table.deck:
            return True
        table.pop()
        return False

    def offer(self, table: State, frame: Frame) -> Turn:
        return self.lexicon.any_card_of(table.deck)

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        assert isinstance(action, OneCard)
        deck_to_line(table, action.card)
        table.push(frame)
