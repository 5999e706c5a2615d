from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Row, bindparam, func, insert, select, update

from kamishima.core.chance import Dice, SecretDice
from kamishima.core.setting import Setting
from kamishima.core.turn import Result, SeatId
from kamishima.server.infra import clock
from kamishima.server.protocol import messages as wire
from kamishima.server.store import daily, house_packs
from kamishima.server.store.schema import chats, seats, tables

PRESENT, SUBSTITUTED, RESIGNED = 0, 1, 2
"""Whether a person plays at a seat, a bot sits in until the person is back, or a bot sits in for good."""

LONGEST_FOLDED = 64

SeatKind = Literal["open", "invited", "person", "bot"]
TableState = Literal["waiting", "playing", "over", "closed"]
Visibility = Literal["lobby", "private"]


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    kind: SeatKind
    person: str = ""
    name: str = ""
    level: str = ""
    away: int = PRESENT
    invitation: str = ""

    @property
    def is_played_by_bot(self) -> bool:
        return self.kind == "bot" or self.away != PRESENT


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
    house_text: str = ""
    """Our own pack as it was when the table was set up, where it has changed since; no column, see `house_packs`."""
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
    sealed: float | None = None
    seats: tuple[SeatRow, ...] = ()

    @property
    def setting(self) -> Setting:
        return Setting(self.game, self.players, self.options, self.played_pack or None, self.rules)

    @property
    def played_pack(self) -> str:
        """The text of the pack that the table is played with; empty for our own as it is today."""
        return self.pack_text or self.house_text

    @property
    def dice(self) -> Dice:
        return SecretDice(self.secret)

    @property
    def clock_rules(self) -> wire.Clock:
        return _clock(self.clock)

    @property
    def needs_server(self) -> bool:
        """Whether the server may have to act here: for a bot, or when time has run out."""
        return self.clock_rules.kind != "none" or any([seat.is_played_by_bot for seat in self.seats])

    @property
    def is_full(self) -> bool:
        return not any([seat.kind in ("open", "invited") for seat in self.seats])

    @property
    def ending(self) -> Result | None:
        if not self.result:
            return None
        scores, ranks, reason = msgspec.json.decode(self.result, type=tuple[tuple[int, ...], tuple[int, ...], str])
        return Result(scores, ranks, reason)

    @property
    def earlier_secrets(self) -> tuple[str, ...]:
        """The published secrets that the first chance steps were drawn from, as records name them."""
        return tuple(self.earlier.split("\n")) if self.earlier else ()

    @property
    def is_day_secret(self) -> bool:
        """Whether others still play with the same secret: nobody may know it, nor see the dice of somebody else."""
        return clock.is_day_secret(self.daily)

    @property
    def practising(self) -> SeatId | None:
        """The seat that can take back every decision of its own: that of whoever practises against bots."""
        if not self.practice or self.daily:
            return None
        return next((SeatId(seat.seat) for seat in self.seats if seat.kind == "person"), None)

    def seats_of(self, person: str) -> list[SeatRow]:
        return [seat for seat in self.seats if person and seat.person == person and seat.kind == "person"]


@lru_cache(maxsize=256)
def _clock(written: str) -> wire.Clock:
    return msgspec.json.decode(written, type=wire.Clock)


def result_text(result: Result) -> str:
    return msgspec.json.encode((result.scores, result.ranks, result.reason)).decode()


def over(result: Result, at: float) -> dict[str, Any]:
    """What changes at a table whose match has ended."""
    return {"state": "over", "result": result_text(result), "due": None, "ended": at}


def fold(name: str) -> str:
    """A name as it is looked for."""
    return name.casefold()[:LONGEST_FOLDED]


# The statements of every match, built once: building one takes longer than executing it.
_OF_TABLE = tables.c.id == bindparam("of_table")
_OF_SEAT = (seats.c.table_id == bindparam("of_table")) & (seats.c.seat == bindparam("of_seat"))
_SEAT_COLUMNS = [name for name in seats.c.keys()[1:] if name in SeatRow.__struct_fields__]
_LOAD, _LOAD_SEATS = select(tables), select(*seats.c["table_id", *_SEAT_COLUMNS]).order_by(seats.c.seat)
_LOAD_ONE = _LOAD.where(_OF_TABLE)
_LOAD_SEATS_OF_ONE = _LOAD_SEATS.where(seats.c.table_id == bindparam("of_table"))
_CREATE, _CREATE_SEATS = insert(tables), insert(seats)
_CHANGE, _CHANGE_SEAT = update(tables).where(_OF_TABLE), update(seats).where(_OF_SEAT)
_TABLE_COLUMNS = tables.c.keys()


def create(connection: Connection, row: TableRow) -> None:
    plain = msgspec.structs.asdict(row)
    taken, _ = plain.pop("seats"), plain.pop("house_text")
    connection.execute(_CREATE, plain)
    ranks = row.ending.ranks if row.ending is not None else (None,) * row.players
    ends = [{"rank": ranks[seat.seat], "ended": row.ended} for seat in taken]
    connection.execute(
        _CREATE_SEATS,
        [{"table_id": row.id, **_seat_values(seat), **end} for seat, end in zip(taken, ends, strict=True)],
    )


def _seat_values(seat: SeatRow) -> dict[str, object]:
    return {**msgspec.structs.asdict(seat), "folded": fold(seat.name)}


def end(connection: Connection, table_id: str, result: Result, at: float) -> None:
    """The match of a table is over: its seats know their places, since lists are read from them."""
    change(connection, table_id, **over(result, at))
    places = [{"of_table": table_id, "of_seat": seat, "rank": rank} for seat, rank in enumerate(result.ranks)]
    connection.execute(_CHANGE_SEAT, [{**place, "ended": at} for place in places])


def load(connection: Connection, table_id: str) -> TableRow | None:
    row = connection.execute(_LOAD_ONE, {"of_table": table_id}).first()
    if row is None:
        return None
    table = _table(row, connection.execute(_LOAD_SEATS_OF_ONE, {"of_table": table_id}))
    earlier = "" if table.pack_text else house_packs.text_for(connection, table.game, table.content)
    return msgspec.structs.replace(table, house_text=earlier) if earlier else table


def load_some(connection: Connection, ids: Sequence[str]) -> list[TableRow]:
    """Tables in the order of their ids, as far as they are there."""
    if not ids:
        return []
    taken: dict[str, list[Row[Any]]] = {table_id: [] for table_id in ids}
    for seat in connection.execute(_LOAD_SEATS.where(seats.c.table_id.in_(ids))):
        taken[seat.table_id].append(seat)
    found = {row.id: row for row in connection.execute(_LOAD.where(tables.c.id.in_(ids)))}
    return [_table(found[table_id], taken[table_id]) for table_id in ids if table_id in found]


def _table(row: Row[Any], taken: Iterable[Row[Any]]) -> TableRow:
    seated = tuple([SeatRow(**dict(zip(_SEAT_COLUMNS, seat[1:], strict=True))) for seat in taken])
    return TableRow(**dict(zip(_TABLE_COLUMNS, row, strict=True)), seats=seated)


def change(connection: Connection, table_id: str, **values: object) -> None:
    connection.execute(_CHANGE, {"of_table": table_id, **values})


def change_seat(connection: Connection, table_id: str, seat: SeatRow) -> None:
    place = {"of_table": table_id, "of_seat": seat.seat}
    connection.execute(_CHANGE_SEAT, {**place, **_seat_values(seat)})


def in_lobby(connection: Connection, game: str, limit: int) -> list[TableRow]:
    """Tables that wait for somebody, or are played, and want to be seen; the newest first."""
    found: list[str] = []
    for state in ("waiting", "playing"):  # one index scan each; both in one statement would be sorted as a whole
        wanted = select(tables.c.id).where(tables.c.visibility == "lobby", tables.c.state == state)
        if game:
            wanted = wanted.where(tables.c.game == game)
        newest = wanted.order_by(tables.c.created.desc(), tables.c.id).limit(limit - len(found))
        found += connection.execute(newest).scalars()
    return load_some(connection, found)


def hand_over(connection: Connection, old: str, new: str) -> list[str]:
    """Give everything that one person has to another; which tables that changes."""
    own = select(seats.c.table_id).where(seats.c.person == old)
    hosted = select(tables.c.id).where(tables.c.host == old)
    changed = {*connection.execute(own).scalars(), *connection.execute(hosted).scalars()}
    daily.settle(connection, old, new)
    connection.execute(update(seats).where(seats.c.person == old).values(person=new))
    connection.execute(update(tables).where(tables.c.host == old).values(host=new))
    connection.execute(update(chats).where(chats.c.person == old).values(person=new))
    return sorted(changed)


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
