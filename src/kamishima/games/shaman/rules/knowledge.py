"""What a seat cannot tell apart: the values of the warriors of others (S2.2)."""

from __future__ import annotations

import random

from mypy_extensions import i64

from kamishima.core.chance import below
from kamishima.core.turn import SeatId
from kamishima.games.shaman.rules.dealing import assign, dealt_to, in_order
from kamishima.games.shaman.rules.state import OVER, State


def sees_coins(table: State, owner: i64, seat: SeatId | None) -> bool:
    """Whether an audience may know which coins a seat's warriors are: its own, and all when the game is over."""
    return table.phase == OVER or owner == seat


def resampled(table: State, seat: SeatId | None, rng: random.Random) -> State:
    """Another position that this audience cannot tell apart: the coins of others change places at random."""
    other = table.copy()
    for owner in range(table.players):
        if not sees_coins(table, owner, seat):
            _mix(other, table, owner, rng)
    return other


def _mix(other: State, table: State, owner: i64, rng: random.Random) -> None:
    """Deal a seat's coins anew: to the spaces of its warriors, to a rider in the air, to a coin just chosen."""
    coins = _shuffled(table.size - 1, rng)
    known = dealt_to(table, owner)
    assign(other, table, owner, in_order(coins[:known], table.size - 1))


def _shuffled(count: int, rng: random.Random) -> list[int]:
    numbers = list(range(count))
    for place in range(count - 1, 0, -1):
        swap = below(rng, place + 1)
        numbers[place], numbers[swap] = numbers[swap], numbers[place]
    return numbers
