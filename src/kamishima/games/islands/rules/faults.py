from __future__ import annotations

from kamishima.games.islands.pack.landmarks import COAL_PIT, GOLD_MINE, LIGHTHOUSE
from kamishima.games.islands.rules.state import Land, Player, State


def faults(table: State, *, limited: bool) -> list[str]:
    """What cannot be: coins or tokens lost or made, paint where none can be."""
    found: list[str] = []
    coins = [player.coins for player in table.players]
    if min(coins) < 0 or sum(coins) != table.issued:
        found.append(f"coins were lost or made: the players have {coins}, the reserve gave out {table.issued}")
    for seat, player in enumerate(table.players):
        found.extend([f"seat {seat}: {fault}" for fault in _player_faults(player, limited)])
    if limited:
        found.extend(_reserve_faults(table))
    return found


def _reserve_faults(table: State) -> list[str]:
    coal = table.coal_reserve + sum([player.coal_any + player.coal_season for player in table.players])
    gold = table.gold_reserve + sum([player.gold_two + player.gold_one for player in table.players])
    due = len(table.players) + 1
    if coal != due or gold != due:
        return [f"tokens were lost or made: {coal} coal pits and {gold} gold mines, not {due} of each"]
    return []


def _player_faults(player: Player, limited: bool) -> list[str]:
    found: list[str] = []
    begun = [place for place in range(len(player.lands)) if player.lands[place].painted]
    if sorted(player.begun) != begun:
        found.append(f"{player.begun} are begun, but {begun} have paint")
    for land in player.lands:
        if not land.sound:
            found.extend(_land_faults(land))
            land.sound = not found
    accesses = player.access_any + player.access_regular + max(0, len(begun) - 1)
    if min(player.access_any, player.access_regular) < 0 or accesses != sum(surrounded(player, LIGHTHOUSE)):
        found.append("accesses to islands do not match the Lighthouses")
    if not limited and player.coal_any + player.coal_season != sum(surrounded(player, COAL_PIT)):
        found.append("coal pit tokens do not match the coal pits")
    if not limited and player.gold_two + player.gold_one != sum(surrounded(player, GOLD_MINE)):
        found.append("gold mine tokens do not match the gold mines")
    return found


def surrounded(player: Player, kind: int) -> tuple[int, int]:
    """How many landmarks of a kind are surrounded in a single colour, and in several."""
    single = mixed = 0
    for land in player.lands:
        for mark in land.island.landmarks:
            if land.painted != 0 and mark.kind == kind and land.surrounded(mark.around):
                if land.single(mark.around):
                    single += 1
                else:
                    mixed += 1
    return single, mixed


def _land_faults(land: Land) -> list[str]:
    found: list[str] = []
    if land.blue & land.green or land.blue & land.red or land.green & land.red:
        found.append(f"{land.island.name} has a square in two colours")
    if land.painted & ~land.island.everything:
        found.append(f"{land.island.name} is painted where nothing can be painted")
    if land.reach != land.island.touching(land.painted):
        found.append(f"{land.island.name} believes in a wrong reach")
    filled = land.own | land.other
    for number, outline in enumerate(land.island.outlines):
        if (filled >> number) & 1 and outline.squares & ~land.painted:
            found.append(f"{land.island.name} has a filled outline with empty squares")
    return found
