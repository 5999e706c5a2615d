"""Which warrior is which coin: in a position that was placed by hand, chance deals the coins first.

Warriors are counted by the cells they stand on, a rider in the air last. While coins are dealt, those still to come are
the lowest ones left, in order: nobody knows anything about them yet.
"""

from __future__ import annotations

from mypy_extensions import i64

from kamishima.games.shaman.rules.geometry import NOWHERE
from kamishima.games.shaman.rules.state import DEAL, State


def standing(table: State, owner: i64) -> list[i64]:
    """The cells of a seat's warriors, in order."""
    first: i64 = table.shaman(owner) + 1
    return sorted([table.where[piece] for piece in range(first, first + table.size - 1) if table.where[piece] >= 0])


def to_deal(table: State, owner: i64) -> int:
    """How many of a seat's coins chance has to deal: the last one follows when all are on the table."""
    count = len(standing(table, owner)) + (1 if _rides(table, owner) else 0)
    return min(count, table.size - 2)


def _rides(table: State, owner: i64) -> bool:
    """Whether a warrior of this seat is in the air."""
    return table.rider > table.shaman(owner) and table.owner(table.rider) == owner


def dealt_to(table: State, owner: i64) -> int:
    """How many of a seat's warriors are real already; all of them unless coins are being dealt."""
    if table.phase != DEAL:
        return table.size - 1
    left: int = table.dealt
    for seat in range(owner):
        left -= to_deal(table, seat)
    if left >= to_deal(table, owner):
        return table.size - 1
    return max(0, left)


def dealer(table: State) -> int:
    """The seat whose coins are being dealt."""
    for seat in range(table.players):
        if dealt_to(table, seat) < table.size - 1:
            return seat
    raise AssertionError("somebody has a coin to be dealt")


def is_dealt(table: State, piece: i64) -> bool:
    if table.phase != DEAL:
        return True
    owner = table.owner(piece)
    cells = standing(table, owner)
    place = cells.index(table.where[piece]) if table.where[piece] >= 0 else len(cells)
    return place < dealt_to(table, owner)


def coins_dealt(table: State, owner: i64) -> list[int]:
    """The coins that a seat's first warriors have been dealt."""
    first = table.shaman(owner) + 1
    coins = [int(table.piece_on(cell) - first) for cell in standing(table, owner)]
    if _rides(table, owner):
        coins.append(int(table.rider - first))
    return coins[: dealt_to(table, owner)]


def in_order(dealt: list[int], coins: int) -> list[int]:
    """All coins: those dealt, then the others from the lowest."""
    return dealt + [coin for coin in range(coins) if coin not in dealt]


def assign(other: State, table: State, owner: i64, dealt: list[int]) -> None:
    """Let a seat's warriors be these coins: on its cells in order, then a rider in the air or a coin just chosen."""
    first: i64 = table.shaman(owner) + 1
    coins = table.size - 1
    cells = standing(table, owner)
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
