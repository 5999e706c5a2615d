"""Which seat a person has at a table, and what they may see of its match."""

from __future__ import annotations

from kamishima.core.turn import SeatId
from kamishima.server.match.broadcast import Audience
from kamishima.server.protocol.errors import DayNotOver, NoSpectators, NotSeated
from kamishima.server.store.tables import SeatRow, TableRow


def own_seat(row: TableRow, person: str, seat: int | None = None) -> SeatRow:
    """The seat of a person: the one that is named, or the first."""
    for own in row.seats_of(person):
        if seat is None or own.seat == seat:
            return own
    raise NotSeated("you have no seat at this table" if seat is None else f"seat {seat} is not yours", "seat")


def audience_for(table: TableRow, person: str, seat: int | None) -> Audience:
    """As whom a person may subscribe: at their seat, or as a spectator where the table allows it."""
    if seat is not None or table.seats_of(person):
        return SeatId(own_seat(table, person, seat).seat)
    if table.is_day_secret:
        raise NoSpectators("this is a daily challenge: others can see it when the day is over")
    if not may_watch(table):
        raise NoSpectators("this table is not to be watched")
    return None


def may_watch(table: TableRow) -> bool:
    """Whether the table has spectators; while it waits for players everybody may look at it."""
    return table.spectators != "nobody" or table.state == "waiting"


def check_open(table: TableRow) -> None:
    """What holds the secret of a match is kept from everybody while others still play with the same."""
    if table.is_day_secret:
        raise DayNotOver(f"this is possible when {table.daily} is over: others still play with the same dice")
