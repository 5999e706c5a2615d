"""Tables and their seats in the database."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from kamishima.core.game import Result
from kamishima.lab.setting import Setting
from kamishima.server import days, wire
from kamishima.server.store import daily
from kamishima.server.store.quick import Quick
from kamishima.server.store.schema import entries, seats, tables

HERE, SAT_IN, GONE = 0, 1, 2
"""Whether a person plays at a seat, a bot sits in until the person is back, or a bot sits in for good."""

SeatKind = Literal["open", "invited", "person", "bot"]
TableState = Literal["waiting", "playing", "over", "closed"]
Visibility = Literal["lobby", "private"]


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat as it is stored."""

    seat: int
    kind: SeatKind
    person: str = ""
    name: str = ""
    level: str = ""
    away: int = HERE
    invitation: str = ""

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot makes the decisions of this seat."""
        return self.kind == "bot" or self.away != HERE


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is stored, with its seats. It holds the secret: what goes out is a `wire.TableInfo`."""

    id: str
    game: str
    players: int
    options: str
    pack: str
    content: str
    pack_text: str = ""
    """The content pack that the table is played with; empty for our own."""
    rules: int
    host: str
    visibility: Visibility
    spectators: Literal["anyone", "nobody"]
    chat: bool
    hints: Literal["alone", "anyone", "nobody"] = "alone"
    clock: str
    state: TableState
    secret: bytes
    earlier: str = ""
    rematch: str = ""
    result: str = ""
    due: float | None = None
    created: float
    daily: str = ""
    practice: bool = False
    ended: float | None = None
    origin: str = ""
    seen: float | None = None
    seats: tuple[SeatRow, ...] = ()

    @property
    def setting(self) -> Setting:
        """Which game it is, for how many, with which options and pack."""
        return Setting(self.game, self.players, self.options, self.pack_text or None)

    @property
    def clock_rules(self) -> wire.Clock:
        """How long a seat may think."""
        return _clock(self.clock)

    @property
    def needs_server(self) -> bool:
        """Whether the server may have to act here: for a bot, or when time has run out."""
        return self.clock_rules.kind != "none" or any([seat.is_played_by_bot for seat in self.seats])

    @property
    def is_full(self) -> bool:
        """Whether every seat is taken, so that the match can begin."""
        return not any([seat.kind in ("open", "invited") for seat in self.seats])

    @property
    def ending(self) -> Result | None:
        """How the match ended."""
        if not self.result:
            return None
        scores, ranks, reason = msgspec.json.decode(self.result, type=tuple[tuple[int, ...], tuple[int, ...], str])
        return Result(scores, ranks, reason)

    @property
    def earlier_secrets(self) -> tuple[str, ...]:
        """The published secrets that the first chance steps were drawn from, as records name them."""
        return tuple(self.earlier.split("\n")) if self.earlier else ()

    @property
    def is_sealed(self) -> bool:
        """Whether others still play with the same secret: nobody may know it, nor see the dice of somebody else."""
        return days.is_sealed(self.daily)

    def seats_of(self, person: str) -> list[SeatRow]:
        """The seats of a person."""
        return [seat for seat in self.seats if person and seat.person == person and seat.kind == "person"]


@lru_cache(maxsize=256)
def _clock(written: str) -> wire.Clock:
    return msgspec.json.decode(written, type=wire.Clock)


def result_text(result: Result) -> str:
    """A result as it is stored."""
    return msgspec.json.encode((result.scores, result.ranks, result.reason)).decode()


def over(result: Result, at: float) -> dict[str, Any]:
    """What changes at a table whose match has ended."""
    return {"state": "over", "result": result_text(result), "due": None, "ended": at}


_NEW_TABLE, _NEW_SEAT = Quick(insert(tables)), Quick(insert(seats))


def create(connection: Connection, row: TableRow) -> None:
    """Store a new table with its seats."""
    plain = msgspec.structs.asdict(row)
    taken = plain.pop("seats")
    _NEW_TABLE.do(connection, plain)
    _NEW_SEAT.do(connection, *[{"table_id": row.id, **msgspec.structs.asdict(seat)} for seat in taken])


_TABLE = Quick(select(tables).where(tables.c.id == bindparam("table")))
_SEATS = Quick(select(seats).where(seats.c.table_id == bindparam("table")).order_by(seats.c.seat))
_CHANGE = update(tables).where(tables.c.id == bindparam("table"))
_CHANGE_SEAT = Quick(
    update(seats).where(seats.c.table_id == bindparam("table"), seats.c.seat == bindparam("place")),
    SeatRow.__struct_fields__,
)


@cache
def _change_of(columns: tuple[str, ...]) -> Quick:
    return Quick(_CHANGE, columns)


def load(connection: Connection, table_id: str) -> TableRow | None:
    """A table."""
    rows = _TABLE.rows(connection, table=table_id)
    return _table(rows[0], _SEATS.rows(connection, table=table_id)) if rows else None


def load_some(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    """Tables in the order of their ids, as far as they are there."""
    if not ids:
        return []
    found = {row.id: row for row in connection.execute(select(tables).where(tables.c.id.in_(ids))).all()}
    taken = connection.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)).all()
    return [_table(found[table_id], taken) for table_id in ids if table_id in found]


_COLUMNS, _SEAT_COLUMNS = tuple(map(str, tables.c.keys())), tuple(map(str, seats.c.keys()))


def _table(row: Sequence[Any], taken: Sequence[Sequence[Any]]) -> TableRow:
    plain = dict(zip(_COLUMNS, row, strict=True))
    own = tuple([seat for table, seat in map(_seat, taken) if table == plain["id"]])
    truths = {"chat": bool(plain["chat"]), "practice": bool(plain["practice"])}
    return msgspec.convert({**plain, **truths, "seats": own}, TableRow)


def _seat(row: Sequence[Any]) -> tuple[str, SeatRow]:
    plain = dict(zip(_SEAT_COLUMNS, row, strict=True))
    return plain["table_id"], msgspec.convert(plain, SeatRow)


def change(connection: Connection, table_id: str, **values: object) -> None:
    """Change some columns of a table."""
    _change_of(tuple(values)).do(connection, {"table": table_id, **values})


def change_seat(connection: Connection, table_id: str, seat: SeatRow) -> None:
    """Put somebody else on a seat."""
    _CHANGE_SEAT.do(connection, {"table": table_id, "place": seat.seat, **msgspec.structs.asdict(seat)})


def remove(connection: Connection, table_id: str) -> None:
    """Forget a table that was never played at."""
    connection.execute(delete(seats).where(seats.c.table_id == table_id))
    connection.execute(delete(tables).where(tables.c.id == table_id))


def in_lobby(connection: Connection, game: str, limit: int) -> list[TableRow]:
    """Tables that wait for somebody, or are played, and want to be seen; the newest first."""
    wanted = select(tables.c.id).where(tables.c.visibility == "lobby", tables.c.state.in_(("waiting", "playing")))
    if game:
        wanted = wanted.where(tables.c.game == game)
    newest = wanted.order_by(tables.c.state.desc(), tables.c.created.desc(), tables.c.id).limit(limit)
    return load_some(connection, connection.execute(newest).scalars().all())


def of_person(connection: Connection, person: str, limit: int) -> list[TableRow]:
    """The tables of a person, the newest first."""
    own = select(seats.c.table_id).where(seats.c.person == person)
    wanted = select(tables.c.id).where(tables.c.id.in_(own) | (tables.c.host == person))
    newest = wanted.order_by(tables.c.created.desc(), tables.c.id).limit(limit)
    return load_some(connection, connection.execute(newest).scalars().all())


def hand_over(connection: Connection, old: str, new: str) -> list[str]:
    """Give everything that one person has to another; which tables that changes."""
    own = select(seats.c.table_id).where(seats.c.person == old)
    hosted = select(tables.c.id).where(tables.c.host == old)
    changed = {*connection.execute(own).scalars(), *connection.execute(hosted).scalars()}
    daily.settle(connection, old, new)
    connection.execute(update(seats).where(seats.c.person == old).values(person=new))
    connection.execute(update(tables).where(tables.c.host == old).values(host=new))
    return sorted(changed)


def lengths(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """How many entries the logs of some tables have."""
    rest = entries.alias("rest")
    last = select(func.max(rest.c.idx)).where(rest.c.table_id == tables.c.id).scalar_subquery()
    newest = (entries.c.table_id == tables.c.id) & (entries.c.idx == last)
    wanted = select(tables.c.id, entries.c.idx, entries.c.words).where(tables.c.id.in_(ids))
    rows = connection.execute(wanted.join_from(tables, entries, newest, isouter=True)).all() if ids else []
    return {str(table): 0 if index is None else index + 1 + words.count("\n") for table, index, words in rows}


def due_by(connection: Connection, moment: float, limit: int = 100) -> list[str]:
    """Matches in which the server has to act."""
    wanted = select(tables.c.id).where(tables.c.state == "playing", tables.c.due <= moment)
    return list(connection.execute(wanted.order_by(tables.c.due).limit(limit)).scalars())


_LAST_SEEN = func.coalesce(tables.c.seen, tables.c.created)


def unseen_since(connection: Connection, visibility: Visibility, before: float, limit: int = 100) -> list[str]:
    """Tables that wait for players and had nobody there since a moment."""
    waiting = select(tables.c.id).where(tables.c.state == "waiting", tables.c.visibility == visibility)
    return list(connection.execute(waiting.where(before >= _LAST_SEEN).limit(limit)).scalars())


def note_seen(connection: Connection, ids: Sequence[str], moment: float) -> None:
    """Somebody is at these tables."""
    connection.execute(update(tables).where(tables.c.id.in_(ids), tables.c.state == "waiting").values(seen=moment))


def count_waiting(connection: Connection, host: str, origin: str) -> tuple[int, int]:
    """How many tables that wait for players a person has set up, and how many were set up from an address."""
    waiting = select(func.count()).select_from(tables).where(tables.c.state == "waiting")
    own = connection.execute(waiting.where(tables.c.host == host)).scalar_one()
    near = connection.execute(waiting.where(tables.c.origin == origin)).scalar_one() if origin else 0
    return int(own), int(near)


def count_by_state(connection: Connection) -> dict[str, int]:
    """How many tables there are in each state."""
    rows = connection.execute(select(tables.c.state, func.count()).group_by(tables.c.state)).all()
    return {str(state): int(count) for state, count in rows}
