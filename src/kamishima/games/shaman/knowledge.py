"""What a seat cannot tell apart: the values of the warriors of others (S2.2)."""

from __future__ import annotations

import random

from mypy_extensions import i64

from kamishima.core.chance import below
from kamishima.core.game import SeatId
from kamishima.games.shaman.geometry import NOWHERE
from kamishima.games.shaman.state import OVER, State


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
    first: i64 = table.shaman(owner) + 1
    coins = table.size - 1
    cells = sorted([table.where[first + coin] for coin in range(coins) if table.where[first + coin] >= 0])
    dealt = _shuffled(coins, rng)
    for coin in range(coins):
        other.where[first + coin] = NOWHERE
    for place, cell in enumerate(cells):
        other.where[first + dealt[place]] = cell
    spare = first + dealt[len(cells)] if len(cells) < coins else NOWHERE
    if first <= table.rider < first + coins:
        other.rider = spare
    if table.coin >= 0 and table.seat == owner:
        other.coin = spare - first
    host: i64 = table.hosts[owner]
    if host >= 0:
        carrier = spare if table.where[host] < 0 else other.piece_on(table.where[host])
        other.set_spirit(owner, table.dice[owner], carrier)


def _shuffled(count: int, rng: random.Random) -> list[int]:
    """The numbers below a count in a random order."""
    numbers = list(range(count))
    for place in range(count - 1, 0, -1):
        swap = below(rng, place + 1)
        numbers[place], numbers[swap] = numbers[swap], numbers[place]
    return numbers
