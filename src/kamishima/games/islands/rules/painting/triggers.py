"""What a painting action sets off: worked off one by one, in the player's order where the order can matter (I5.10)."""

from __future__ import annotations

from typing import Final

from kamishima.core.turn import Action, Decision, SeatId, Turn
from kamishima.games.islands.rules import keys
from kamishima.games.islands.rules.actions import DECLINE, RESOLVES, Resolve, Rob, Take
from kamishima.games.islands.rules.money import player_to_player, reserve_to_player, richest
from kamishima.games.islands.rules.painting.paint import COAL, GOLD, GROWN, OUTLINE, VOLCANIC
from kamishima.games.islands.rules.phases import Phase
from kamishima.games.islands.rules.state import Frame, Player, State
from kamishima.games.islands.show import events

ANY_COLOUR: Final = 7
POOR: Final = 10
"""Alone, a volcano pays only when you have at most so many coins (I10.2)."""


def set_off(table: State, seat: SeatId, pending: tuple[int, ...]) -> None:
    if pending:
        table.push(Frame(keys.TRIGGERED, seat, items=pending))


class Triggered(Phase):
    """The triggers of one painting action; `items` are those left."""

    def __init__(self, science: bool) -> None:
        super().__init__(keys.TRIGGERED)
        self.science = science

    def ready(self, table: State, frame: Frame) -> bool:
        if self._order_matters(table, frame.items):
            return True
        table.pop()
        self._work_off(table, frame, frame.items[0])
        return False

    def _order_matters(self, table: State, items: tuple[int, ...]) -> bool:
        """Coins gained or taken in between can change who is the richest; a grove can change everything."""
        if len(items) < 2 or items[0] == items[-1]:
            return False
        if items[-1] >= GROWN:
            return True
        volcanic = items[-1] >= VOLCANIC and (self.science or len(table.players) > 1)
        if volcanic and (items[0] < COAL or (VOLCANIC in items and VOLCANIC + 1 in items)):
            return True
        return _scarce(items, COAL, table.coal_reserve) or _scarce(items, GOLD, table.gold_reserve)

    def offer(self, table: State, frame: Frame) -> Turn:
        different: list[Action] = []
        for place in range(len(frame.items)):
            if place == 0 or frame.items[place] != frame.items[place - 1]:
                different.append(RESOLVES[frame.items[place]])
        return Decision(frame.seat, tuple(different))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        assert isinstance(action, Resolve)
        self._work_off(table, frame, action.trigger)

    def _work_off(self, table: State, frame: Frame, trigger: int) -> None:
        left = list(frame.items)
        left.remove(trigger)
        set_off(table, frame.seat, tuple(left))
        better = trigger % 2 == 0
        if trigger < COAL:
            reserve_to_player(table, frame.seat, 10 if trigger == OUTLINE else 5)  # I5.9
        elif trigger < VOLCANIC:
            table.push(Frame(keys.TAKING, frame.seat, count=trigger))  # I9.1
        elif trigger < GROWN:
            table.push(Frame(keys.VOLCANO, frame.seat, count=8 if better else 4))  # I5.6
        else:
            table.push(Frame(keys.GROVE, frame.seat, colours=ANY_COLOUR if better else 0))  # I5.4


def _scarce(items: tuple[int, ...], kind: int, reserve: int) -> bool:
    """Whether tokens of both sides are due, and the reserve has not enough of them."""
    due = items.count(kind), items.count(kind + 1)
    return due[0] > 0 and due[1] > 0 and reserve < due[0] + due[1]


class Volcano(Phase):
    """A surrounded volcano takes `count` coins from the richest player (I5.6)."""

    def __init__(self, science: bool) -> None:
        super().__init__(keys.VOLCANO)
        self.science = science

    def ready(self, table: State, frame: Frame) -> bool:
        seat = frame.seat
        tied = richest(table)
        others = [other for other in tied if other != seat]
        if others and (len(tied) > 1):
            return True
        table.pop()
        if self.science and table.players[seat].coins <= POOR:
            reserve_to_player(table, seat, frame.count)  # I10.2
        elif others:
            player_to_player(table, others[0], seat, frame.count)
        return False

    def offer(self, table: State, frame: Frame) -> Turn:
        tied = richest(table)
        actions: list[Action] = [Rob(seat) for seat in tied if seat != frame.seat]
        if frame.seat in tied:
            actions.append(DECLINE)
        return Decision(frame.seat, tuple(actions))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if isinstance(action, Rob):
            player_to_player(table, action.seat, frame.seat, frame.count)


class Token(Phase):
    """A token is due from a limited reserve; `count` is its trigger (I9.1)."""

    def ready(self, table: State, frame: Frame) -> bool:
        coal = frame.count < GOLD
        takes = token_takes(table, frame.seat, coal=coal)
        reserve = table.coal_reserve if coal else table.gold_reserve
        if reserve == 0 and len(takes) > 1:
            return True
        table.pop()
        if reserve > 0:
            self._from_reserve(table, coal)
            self._gain(table, frame)
        elif takes:
            self._lose(table, frame, takes[0])
            self._gain(table, frame)
        return False

    def offer(self, table: State, frame: Frame) -> Turn:
        return Decision(frame.seat, tuple(token_takes(table, frame.seat, coal=frame.count < GOLD)))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        assert isinstance(action, Take)
        self._lose(table, frame, action)
        self._gain(table, frame)

    def _from_reserve(self, table: State, coal: bool) -> None:
        if coal:
            table.coal_reserve -= 1
        else:
            table.gold_reserve -= 1

    def _lose(self, table: State, frame: Frame, take: Take) -> None:
        coal = frame.count < GOLD
        player = table.players[take.seat].copy()
        _count_token(player, coal, take.side, -1)
        table.put(take.seat, player)
        table.tell(events.TokenTaken(frame.seat, take.seat, "coal-pit" if coal else "gold-mine"))

    def _gain(self, table: State, frame: Frame) -> None:
        player = table.players[frame.seat].copy()
        _count_token(player, frame.count < GOLD, frame.count % 2, 1)
        table.put(frame.seat, player)


def _count_token(player: Player, coal: bool, side: int, more: int) -> None:
    if coal and side == 0:
        player.coal_any += more
    elif coal:
        player.coal_season += more
    elif side == 0:
        player.gold_two += more
    else:
        player.gold_one += more


def token_takes(table: State, seat: SeatId, *, coal: bool) -> list[Take]:
    found: list[Take] = []
    for other in range(len(table.players)):
        player = table.players[other]
        sides = (player.coal_any, player.coal_season) if coal else (player.gold_two, player.gold_one)
        for side in range(2):
            if other != seat and sides[side] > 0:
                found.append(Take(SeatId(other), side))
    return found
