"""The log of a match, its snapshots and its chat in the database."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, bindparam, func, insert, select, text

from kamishima.server.store import tables as stored
from kamishima.server.store.appending import append, packed, unpacked
from kamishima.server.store.quick import Quick
from kamishima.server.store.schema import chats, entries, snapshots
from kamishima.server.store.tables import TableRow

CHATS_SHOWN = 100


class Entry(msgspec.Struct, frozen=True):
    """One entry of the log: a step of a seat or of chance, or the taking back of one."""

    index: int
    kind: int
    seat: int | None
    words: str
    key: str
    at: float


class Snapshot(msgspec.Struct, frozen=True):
    """A position that cannot be taken back any more."""

    index: int
    chances: int
    position: bytes


class ChatRow(msgspec.Struct, frozen=True):
    """Something said at the table."""

    number: int
    seat: int
    name: str
    text: str
    key: str
    at: float


class Stored(msgspec.Struct, frozen=True):
    """All that is needed to go on with a match."""

    table: TableRow
    snapshot: Snapshot | None
    entries: list[Entry]
    keys: dict[tuple[int, str], int]
    """For each key of a seat the index after its entry."""
    times: list[tuple[int | None, float]]
    """Who acted when, for the clocks: empty where none runs."""
    chats: list[ChatRow]


def load(connection: Connection, table_id: str) -> Stored | None:
    """A match as it stands."""
    table = stored.load(connection, table_id)
    if table is None:
        return None
    snapshot = load_snapshot(connection, table_id)
    rows = load_entries(connection, table_id, 0 if snapshot is None else snapshot.index)
    timed = table.clock_rules.kind != "none"
    times = load_times(connection, table_id) if timed else []
    keys = _keys_in(rows) if snapshot is None else load_keys(connection, table_id)
    return Stored(table, snapshot, rows, keys, times, load_chats(connection, table_id))


def create(connection: Connection, table: TableRow, snapshot: Snapshot) -> None:
    """A table whose match begins with a log, which is written beside this; the snapshot is a position of it."""
    stored.create(connection, table)
    save_snapshot(connection, table.id, snapshot)


def load_news(connection: Connection, table_id: str, since: int) -> tuple[TableRow, list[ChatRow], list[Entry]] | None:
    """A table with what was said there, and its log from an index on."""
    table = stored.load(connection, table_id)
    if table is None:
        return None
    return table, load_chats(connection, table_id), load_entries(connection, table_id, since)


def _keys_in(log: list[Entry]) -> dict[tuple[int, str], int]:
    return {(entry.seat, entry.key): entry.index + 1 for entry in log if entry.key and entry.seat is not None}


_OF_TABLE = entries.c.table_id == bindparam("table")
_rows = entries.alias("earlier")
_ROW_AT = select(func.max(_rows.c.idx)).where(_rows.c.table_id == bindparam("table"), _rows.c.idx <= bindparam("since"))
_ENTRIES = Quick(
    select(*entries.c["table_id", "idx", "kind", "seat", "words", "key", "at"])
    .where(_OF_TABLE, entries.c.idx >= func.coalesce(_ROW_AT.scalar_subquery(), 0))
    .order_by(entries.c.idx)
)
_KEYS = Quick(select(*entries.c["seat", "key", "idx"]).where(_OF_TABLE, entries.c.key != ""))
_TIMES = Quick(select(*entries.c["seat", "at"]).where(_OF_TABLE).order_by(entries.c.idx))
_SNAPSHOT = Quick(select(*snapshots.c["idx", "chances", "position"]).where(snapshots.c.table_id == bindparam("table")))
_CHATS = Quick(
    select(*chats.c["number", "seat", "name", "text", "key", "at"])
    .where(chats.c.table_id == bindparam("table"))
    .order_by(chats.c.number.desc())
    .limit(bindparam("most"))
)


def add_entries(connection: Connection, table_id: str, log: list[Entry]) -> None:
    """Append to the log from within other work; moves go by the writer's own way."""
    cursor = connection.connection.cursor()
    try:
        rows = [(table_id, each.index, each.kind, each.seat, each.words, each.key, each.at) for each in log]
        append(cursor, packed(rows), is_sqlite=connection.dialect.name == "sqlite")
    finally:
        cursor.close()


def load_entries(connection: Connection, table_id: str, since: int) -> list[Entry]:
    """The log from an index on."""
    rows = _ENTRIES.rows(connection, table=table_id, since=since)
    found = [Entry(*entry[1:]) for row in rows for entry in unpacked(row)]
    return [entry for entry in found if entry.index >= since]


def load_keys(connection: Connection, table_id: str) -> dict[tuple[int, str], int]:
    """The keys that have been used, and the index after each."""
    return {(seat, key): index + 1 for seat, key, index in _KEYS.rows(connection, table=table_id)}


def load_times(connection: Connection, table_id: str) -> list[tuple[int | None, float]]:
    """Who acted when."""
    return [(seat, at) for seat, at in _TIMES.rows(connection, table=table_id)]


def load_snapshot(connection: Connection, table_id: str) -> Snapshot | None:
    """The newest snapshot."""
    rows = _SNAPSHOT.rows(connection, table=table_id)
    return Snapshot(*rows[0]) if rows else None


_SAVE_SNAPSHOT = Quick(
    text(
        "INSERT INTO snapshots (table_id, idx, chances, position) VALUES (:table, :idx, :chances, :position) "
        "ON CONFLICT (table_id) DO UPDATE SET idx = excluded.idx, chances = excluded.chances, "
        "position = excluded.position WHERE snapshots.idx < excluded.idx"
    )
)


def save_snapshot(connection: Connection, table_id: str, snapshot: Snapshot) -> None:
    """Keep this snapshot instead of the one before; of two nodes the one that is further on wins."""
    values = {"idx": snapshot.index, "chances": snapshot.chances, "position": snapshot.position}
    _SAVE_SNAPSHOT.do(connection, {"table": table_id, **values})


def load_chats(connection: Connection, table_id: str, limit: int = CHATS_SHOWN) -> list[ChatRow]:
    """The last things said, the oldest first."""
    return [ChatRow(*row) for row in reversed(_CHATS.rows(connection, table=table_id, most=limit))]


def add_chat(connection: Connection, table_id: str, said: ChatRow) -> ChatRow:
    """Store something said under the next number; a key that was used before gives what was said then."""
    used = select(*chats.c["number", "seat", "name", "text", "key", "at"]).where(
        chats.c.table_id == table_id, chats.c.seat == said.seat, chats.c.key == said.key
    )
    before = connection.execute(used).first()
    if before is not None:
        return ChatRow(*before)
    last = connection.execute(select(func.max(chats.c.number)).where(chats.c.table_id == table_id)).scalar()
    numbered = msgspec.structs.replace(said, number=0 if last is None else last + 1)
    connection.execute(insert(chats), [{"table_id": table_id, **msgspec.structs.asdict(numbered)}])
    return numbered
