"""A card's effect as a phase: an instant is offered, a special action is begun; both then run their verbs in order."""

from __future__ import annotations

from abc import abstractmethod

from kamishima.core.turn import Action, SeatId, Turn
from kamishima.games.origami.rules.actions import SKIP, USE, Lexicon, OneCard
from kamishima.games.origami.rules.cards import Kind, in_order
from kamishima.games.origami.rules.phases import CardPhase, Phase, choice
from kamishima.games.origami.rules.setup import REFILL
from kamishima.games.origami.rules.state import Frame, State


class SilentVerb(Phase):
    """A verb that asks nobody anything."""

    def ready(self, table: State, frame: Frame) -> bool:
        table.pop()
        self.carry_out(table, frame.seat)
        return False

    @abstractmethod
    def carry_out(self, table: State, seat: SeatId) -> None:
        """Do what the verb says for a seat."""


class CardEffect(Phase):
    """The instant effect or special action of a card; its key is the card's word."""

    def __init__(self, card: Kind, verbs: list[Phase]) -> None:
        super().__init__(card.name)
        self.verbs = verbs
        self.price = card.price

    def possible(self, table: State, seat: SeatId) -> bool:
        for verb in self.verbs:
            if verb.possible(table, seat):
                return True
        return False

    def usable(self, table: State, seat: SeatId) -> bool:
        for verb in self.verbs:
            if verb.usable(table, seat):
                return True
        return False

    def begin(self, table: State, seat: SeatId, *, optional: bool) -> None:
        """Do it: the verbs in order, then the line is refilled (O3.3)."""
        table.push(Frame(REFILL, seat))
        for place in range(len(self.verbs) - 1, -1, -1):
            may_skip = optional or self._others_possible(table, seat, place)
            self.verbs[place].begin(table, seat, optional=may_skip)

    def _others_possible(self, table: State, seat: SeatId, place: int) -> bool:
        for other in range(len(self.verbs)):
            if other != place and self.verbs[other].possible(table, seat):
                return True
        return False

    # The frame of a card effect stands for an instant that may be used now (O5.3).

    def ready(self, table: State, frame: Frame) -> bool:
        if not self.possible(table, frame.seat):
            table.pop()
            return False
        if not self.price and (len(self.verbs) > 1 or not self.verbs[0].asks):
            return True
        table.pop()
        self.begin(table, frame.seat, optional=not self.price)
        return False

    def offer(self, table: State, frame: Frame) -> Turn:
        return choice(Frame(frame.phase, frame.seat, optional=True), [USE])

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if action is not SKIP:
            self.begin(table, frame.seat, optional=False)


class Copy(CardPhase):
    """Use an instant effect that lies open (Parrot)."""

    asks = True

    def __init__(self, key: str, effects: dict[str, CardEffect], lexicon: Lexicon) -> None:
        super().__init__(key, lexicon)
        self.effects = effects

    def _shown(self, table: State) -> list[Kind]:
        shown = list(table.line)
        for player in range(table.players):
            shown.extend(table.tops(SeatId(player)))
        return shown

    def _models(self, table: State, seat: SeatId) -> list[Kind]:
        """The cards whose instants can be copied: never another copying one."""
        found: list[Kind] = []
        for kind in in_order(self._shown(table)):
            if kind.instant and kind not in found and self._can_copy(table, seat, kind):
                found.append(kind)
        return found

    def _can_copy(self, table: State, seat: SeatId, kind: Kind) -> bool:
        effect = self.effects[kind.name]
        return not isinstance(effect.verbs[0], Copy) and effect.possible(table, seat)

    def possible(self, table: State, seat: SeatId) -> bool:
        return len(self._models(table, seat)) > 0

    def offer(self, table: State, frame: Frame) -> Turn:
        return choice(frame, self.lexicon.copy_one_of(tuple(self._models(table, frame.seat))))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if isinstance(action, OneCard):
            effect = self.effects[action.card.name]
            effect.begin(table, frame.seat, optional=effect.verbs[0].asks)


class Instead(Copy):
    """Use an instant effect of the line instead of the own one of the card just played (red Poet)."""

    def _shown(self, table: State) -> list[Kind]:
        return list(table.line)

    def waits(self, table: State, frame: Frame) -> bool:
        return self.possible(table, frame.seat)

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if isinstance(action, OneCard):
            for _ in range(frame.count):
                table.pop()
        super().advance(table, frame, action)
