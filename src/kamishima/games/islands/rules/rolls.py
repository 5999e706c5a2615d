"""Rolling one die; against Carrambah a roll can be rolled again (I10.9)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from kamishima.core.turn import Action, Decision, Turn
from kamishima.games.islands.rules.actions import ROLL, SKIP, Die, Use
from kamishima.games.islands.rules.money import player_to_reserve, reserve_to_player
from kamishima.games.islands.rules.phases import Phase
from kamishima.games.islands.rules.state import RE_ROLL, Frame, State

REROLL_PRICE: Final = 3
REROLL_GAIN: Final = 7


def is_open(table: State, technology: int) -> bool:
    """Whether a technology has been researched, and not been used in this round (I10.4)."""
    return bool(table.levels) and table.levels[technology] > 0 and not (table.used >> technology) & 1


def mark_used(table: State, technology: int) -> None:
    """A technology works once a round (I10.4)."""
    table.used |= 1 << technology


def rerolls(table: State, dice: tuple[int, ...], bound: int) -> list[Action]:
    """The ways to roll dice again; so many coins are bound by a bid and cannot be spent."""
    found: list[Action] = []
    if not is_open(table, RE_ROLL):
        return found
    level = table.levels[RE_ROLL]
    if table.players[0].coins - REROLL_PRICE >= bound:
        for value in sorted(set(dice)):
            found.append(Use(RE_ROLL, 1, str(value)))
        if level >= 2 and len(dice) == 2:
            found.append(Use(RE_ROLL, 2))
    if level >= 3 and 6 in dice:
        found.append(Use(RE_ROLL, 3))
    return found


def pay_for_reroll(table: State, use: Use) -> None:
    """Levels 1 and 2 cost coins, level 3 brings some."""
    mark_used(table, RE_ROLL)
    if use.level == 3:
        reserve_to_player(table, table.first, REROLL_GAIN)
    else:
        player_to_reserve(table, table.first, REROLL_PRICE)


class Roll(Phase):
    """One die; `items` holds what it shows while it can still be rolled again."""

    def offer(self, table: State, frame: Frame) -> Turn:
        if not frame.items:
            return ROLL
        actions = rerolls(table, frame.items, 0)
        actions.append(SKIP)
        return Decision(frame.seat, tuple(actions))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if isinstance(action, Use):
            pay_for_reroll(table, action)
            table.push(Frame(self.key, frame.seat))
        elif not isinstance(action, Die):
            self.deliver(table, frame, frame.items[0])
        elif table.levels and rerolls(table, (action.value,), 0):
            table.push(Frame(self.key, frame.seat, items=(action.value,)))
        else:
            self.deliver(table, frame, action.value)

    @abstractmethod
    def deliver(self, table: State, frame: Frame, value: int) -> None:
        """The roll stands."""
