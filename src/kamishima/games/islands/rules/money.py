"""Coins on their way: every verb names both ends, so that none is lost or made."""

from __future__ import annotations

from kamishima.core.turn import SeatId
from kamishima.games.islands.rules.state import Player, State
from kamishima.games.islands.show import events


def reserve_to_player(table: State, seat: SeatId, coins: int) -> None:
    player = table.players[seat].copy()
    player.coins += coins
    table.issued += coins
    table.put(seat, player)
    if coins:
        table.tell(events.Gained(seat, coins) if coins > 0 else events.Paid(seat, -coins))


def player_to_reserve(table: State, seat: SeatId, coins: int) -> None:
    reserve_to_player(table, seat, -coins)


def player_to_player(table: State, giver: SeatId, receiver: SeatId, coins: int) -> None:
    """One player pays another, or all they have if that is less."""
    poorer = table.players[giver].copy()
    richer = table.players[receiver].copy()
    moved = min(coins, poorer.coins)
    poorer.coins -= moved
    richer.coins += moved
    table.put(giver, poorer)
    table.put(receiver, richer)
    table.tell(events.CoinsTaken(receiver, giver, moved))


def richest(table: State) -> list[SeatId]:
    """The players who have most; nobody when nobody has anything."""
    most = 0
    for player in table.players:
        most = max(most, player.coins)
    if most == 0:
        return []
    return [SeatId(seat) for seat in range(len(table.players)) if table.players[seat].coins == most]


def income(player: Player) -> int:
    """What a player gains who did not win the bidding (I3.3)."""
    return max(0, 3 + 2 * player.gold_two + player.gold_one - player.volcano_tokens)
