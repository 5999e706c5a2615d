"""Science vs. Carrambah: his bid, and the technologies that pay (I10.1, I10.6, I10.7, I10.11)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from kamishima.core.turn import Action, Decision, Turn
from kamishima.games.islands.rules import keys
from kamishima.games.islands.rules.actions import ROLL, ROLL_TWO, SKIP, Dice, Die, Use
from kamishima.games.islands.rules.bidding import begin_actions
from kamishima.games.islands.rules.money import reserve_to_player
from kamishima.games.islands.rules.phases import Phase
from kamishima.games.islands.rules.rolls import is_open, mark_used, pay_for_reroll, rerolls
from kamishima.games.islands.rules.state import AUCTIONIS, ECONOMICUS, TIMENAUTICS, Frame, State
from kamishima.games.islands.show import events

AUCTIONIS_GAINS: Final = (5, 3, 7)
ECONOMICUS_GAINS: Final = (3, 3, 5)
TIMENAUTICS_GAINS: Final = (7, 17, 0)
STILL_BID: Final = 14
"""The bid with which time stands still (I10.11)."""


class Carrambah(Phase):
    """Both dice are rolled; `items` are those that stand, two while they can still be rolled again (I10.1, I10.9)."""

    def __init__(self, surcharges: list[int]) -> None:
        super().__init__(keys.CARRAMBAH)
        self.surcharges = surcharges

    def offer(self, table: State, frame: Frame) -> Turn:
        if not frame.items:
            return ROLL_TWO
        if len(frame.items) == 1:
            return ROLL
        actions = rerolls(table, frame.items, table.bid)
        actions.append(SKIP)
        return Decision(frame.seat, tuple(actions))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if isinstance(action, Use):
            pay_for_reroll(table, action)
            table.push(Frame(self.key, frame.seat, items=_standing(frame.items, action)))
        elif isinstance(action, Dice):
            self._rolled(table, frame, (action.low, action.high))
        elif isinstance(action, Die):
            self._rolled(table, frame, (frame.items[0], action.value))
        else:
            self._decide(table, frame.items)

    def _rolled(self, table: State, frame: Frame, dice: tuple[int, int]) -> None:
        if rerolls(table, dice, table.bid):
            table.push(Frame(self.key, frame.seat, items=dice))
        else:
            self._decide(table, dice)

    def _decide(self, table: State, dice: tuple[int, ...]) -> None:
        """An equal bid wins against him."""
        table.carrambah = dice[0] + dice[1] + self.surcharges[table.card]
        table.tell(events.CarrambahBid(table.carrambah))
        if table.bid < table.carrambah:
            table.leader = None
        begin_actions(table, science=True)


def _standing(dice: tuple[int, ...], use: Use) -> tuple[int, ...]:
    """The die that is not rolled again, if any."""
    if use.level == 2:
        return ()
    rolled = 6 if use.level == 3 else int(use.detail)
    return (dice[1],) if dice[0] == rolled else (dice[0],)


class Paying(Phase):
    """A technology of which one level may be used now."""

    def __init__(self, key: str, technology: int, gains: tuple[int, int, int]) -> None:
        super().__init__(key)
        self.technology = technology
        self.gains = gains
        """What the reserve pays for each level."""

    @abstractmethod
    def allows(self, table: State, level: int) -> bool:
        """Whether the condition of a level holds."""

    def _levels(self, table: State) -> list[int]:
        if not is_open(table, self.technology):
            return []
        return [level for level in range(1, table.levels[self.technology] + 1) if self.allows(table, level)]

    def waits(self, table: State, frame: Frame) -> bool:
        return len(self._levels(table)) > 0

    def offer(self, table: State, frame: Frame) -> Turn:
        actions: list[Action] = [Use(self.technology, level) for level in self._levels(table)]
        actions.append(SKIP)
        return Decision(frame.seat, tuple(actions))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if isinstance(action, Use):
            mark_used(table, self.technology)
            reserve_to_player(table, frame.seat, self.gains[action.level - 1])


class Auctionis(Paying):
    """Right after the bidding is decided (I10.6)."""

    def __init__(self) -> None:
        super().__init__(keys.AUCTIONIS, AUCTIONIS, AUCTIONIS_GAINS)

    def allows(self, table: State, level: int) -> bool:
        won = table.leader is not None
        if level == 1:
            return won and table.bid <= 6
        if level == 2:
            return won and 7 <= table.bid <= 9
        return not won and table.bid >= 9


class Economicus(Paying):
    """At the end of the action step (I10.7)."""

    def __init__(self) -> None:
        super().__init__(keys.ECONOMICUS, ECONOMICUS, ECONOMICUS_GAINS)

    def allows(self, table: State, level: int) -> bool:
        if level == 1:
            return table.landmarks > 0
        return table.squares >= (5 if level == 2 else 7)


class Timenautics(Paying):
    """When the season marker should advance; the frame below is the end of the round (I10.11)."""

    def __init__(self) -> None:
        super().__init__(keys.TIMENAUTICS, TIMENAUTICS, TIMENAUTICS_GAINS)

    def allows(self, table: State, level: int) -> bool:
        return level < 3 or (table.leader is not None and table.bid == STILL_BID)

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        super().advance(table, frame, action)
        if isinstance(action, Use):
            table.pop()
            table.push(Frame(keys.ROUND, frame.seat, count=0 if action.level == 3 else 1 + action.level))
