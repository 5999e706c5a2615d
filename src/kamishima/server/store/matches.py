"""The log of a match, its snapshots and its chat in the database."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, func, insert, select, text

from kamishima.server.store import tables as stored
from kamishima.server.store.log_rows import append_rows, pack, unpack
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
    number: int
    seat: int
    name: str
    text: str
    key: str
    at: float
    person: str = ""
    """Who said it; empty in old lines."""


class Stored(msgspec.Struct, frozen=True):
    table: TableRow
    snapshot: Snapshot | None
    entries: list[Entry]
    keys: dict[tuple[int, str], int]
    """For each key of a seat the index after its entry."""
    times: list[tuple[int | None, float]]
    """Who acted when, for the clocks: empty where none runs."""
    chats: list[ChatRow]


def load(connection: Connection, table_id: str) -> Stored | None:
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


def add_entries(connection: Connection, table_id: str, log: list[Entry]) -> None:
    """Append to the log from within other work."""
    append_rows(connection, pack([(table_id, *msgspec.structs.astuple(entry)) for entry in log]))


def load_entries(connection: Connection, table_id: str, since: int) -> list[Entry]:
    earlier = entries.alias("earlier")
    start = select(func.max(earlier.c.idx)).where(earlier.c.table_id == table_id, earlier.c.idx <= since)
    wanted = select(entries).where(
        entries.c.table_id == table_id, entries.c.idx >= func.coalesce(start.scalar_subquery(), 0)
    )
    rows = connection.execute(wanted.order_by(entries.c.idx))
    found = [Entry(*entry[1:]) for row in rows for entry in unpack(tuple(row))]
    return [entry for entry in found if entry.index >= since]


def load_keys(connection: Connection, table_id: str) -> dict[tuple[int, str], int]:
    """The keys that have been used, and the index after each."""
    wanted = select(entries.c.seat, entries.c.key, entries.c.idx).where(
        entries.c.table_id == table_id, entries.c.key != ""
    )
    return {(seat, key): index + 1 for seat, key, index in connection.execute(wanted)}


def load_times(connection: Connection, table_id: str) -> list[tuple[int | None, float]]:
    wanted = select(entries.c.seat, entries.c.at).where(entries.c.table_id == table_id).order_by(entries.c.idx)
    return [(seat, at) for seat, at in connection.execute(wanted)]


def load_snapshot(connection: Connection, table_id: str) -> Snapshot | None:
    wanted = select(*snapshots.c["idx", "chances", "position"]).where(snapshots.c.table_id == table_id)
    row = connection.execute(wanted).first()
    return None if row is None else Snapshot(*row)


_SAVE_SNAPSHOT = text(
    "INSERT INTO snapshots (table_id, idx, chances, position) VALUES (:table, :index, :chances, :position) "
    "ON CONFLICT (table_id) DO UPDATE SET idx = excluded.idx, chances = excluded.chances, "
    "position = excluded.position WHERE snapshots.idx < excluded.idx"
)


def save_snapshot(connection: Connection, table_id: str, snapshot: Snapshot) -> None:
    """Keep this snapshot instead of the one before; of two nodes the one that is further on wins."""
    connection.execute(_SAVE_SNAPSHOT, {"table": table_id, **msgspec.structs.asdict(snapshot)})


_SAID = chats.c["number", "seat", "name", "text", "key", "at", "person"]


def load_chats(connection: Connection, table_id: str, limit: int = CHATS_SHOWN) -> list[ChatRow]:
    """The last things said, the oldest first."""
    newest = select(*_SAID).where(chats.c.table_id == table_id).order_by(chats.c.number.desc()).limit(limit)
    return [ChatRow(*row) for row in reversed(connection.execute(newest).all())]


def add_chat(connection: Connection, table_id: str, said: ChatRow) -> ChatRow:
    """Store something said under the next number; a key that was used before gives what was said then."""
    used = select(*_SAID).where(chats.c.table_id == table_id, chats.c.seat == said.seat, chats.c.key == said.key)
    before = connection.execute(used).first()
    if before is not None:
        return ChatRow(*before)
    last = connection.execute(select(func.max(chats.c.number)).where(chats.c.table_id == table_id)).scalar()
    numbered = msgspec.structs.replace(said, number=0 if last is None else last + 1)
    connection.execute(insert(chats), [{"table_id": table_id, **msgspec.structs.asdict(numbered)}])
    return numbered
