"""The bidding step (I2), at a table of several and against Carrambah (I10.1)."""

from __future__ import annotations

from kamishima.core.turn import Action, Decision, SeatId, Turn
from kamishima.games.islands.rules import keys
from kamishima.games.islands.rules.actions import PASS, Bid, bids
from kamishima.games.islands.rules.phases import Phase
from kamishima.games.islands.rules.rolls import Roll
from kamishima.games.islands.rules.state import Frame, State
from kamishima.games.islands.show import events


class AuctionDie(Roll):
    """The first player rolls which card is auctioned (I2.1)."""

    def deliver(self, table: State, frame: Frame, value: int) -> None:
        table.card = value
        table.push(Frame(keys.BIDDING, table.first))


class Bidding(Phase):
    """Bid or pass in turn; who passed is out (I2.1)."""

    def __init__(self, science: bool) -> None:
        super().__init__(keys.BIDDING)
        self.science = science

    def ready(self, table: State, frame: Frame) -> bool:
        seat = frame.seat
        for _ in range(len(table.players)):
            if seat == table.leader:
                break
            if not (table.passed >> seat) & 1:
                if table.players[seat].coins >= least_bid(table):
                    if seat != frame.seat:
                        table.pop()
                        table.push(Frame(keys.BIDDING, seat))
                    return True
                table.passed |= 1 << seat  # nobody can bid more than they have
                table.tell(events.Passed(seat, broke=True))
            seat = SeatId((seat + 1) % len(table.players))
        table.pop()
        self._close(table)
        return False

    def offer(self, table: State, frame: Frame) -> Turn:
        return Decision(frame.seat, bids(least_bid(table), table.players[frame.seat].coins) + (PASS,))

    def advance(self, table: State, frame: Frame, action: Action) -> None:
        if isinstance(action, Bid):
            table.bid = action.coins
            table.leader = frame.seat
        else:
            table.passed |= 1 << frame.seat
            table.tell(events.Passed(frame.seat, broke=False))
        table.push(Frame(keys.BIDDING, SeatId((frame.seat + 1) % len(table.players))))

    def _close(self, table: State) -> None:
        if self.science and table.leader is not None:
            table.push(Frame(keys.CARRAMBAH, table.leader))
            return
        if table.leader is not None:
            table.first = table.leader  # I3.1
        begin_actions(table, self.science)


def least_bid(table: State) -> int:
    """The card's number, or one more than the last bid."""
    return max(table.card, table.bid + 1)


def begin_actions(table: State, science: bool) -> None:
    """Everybody acts in turn order from the first player; then the round ends (I3.1, I3.4)."""
    leader = table.leader
    table.tell(events.NobodyWon(table.card) if leader is None else events.AuctionWon(leader, table.bid))
    table.push(Frame(keys.ROUND, table.first, count=1))
    if science:
        table.push(Frame(keys.TIMENAUTICS, table.first))
        table.push(Frame(keys.ECONOMICUS, table.first))
    for seat in reversed(table.order_from(table.first)):
        table.push(Frame(keys.ACTING, seat))
    if science:
        table.push(Frame(keys.AUCTIONIS, table.first))
