"""Everything that belongs to one person: what they take with them, and what is deleted."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from kamishima.server.store import tables as stored
from kamishima.server.store.schema import accounts, chats, erasures, seats, tables
from kamishima.server.store.tables import TableRow


class Said(msgspec.Struct, frozen=True):
    table: str
    at: float
    text: str


class AccountRow(msgspec.Struct, frozen=True):
    login: str
    created: float


def account(connection: Connection, person: str) -> AccountRow | None:
    row = connection.execute(select(accounts.c.login, accounts.c.created).where(accounts.c.person == person)).first()
    return None if row is None else AccountRow(str(row.login), float(row.created))


def said(connection: Connection, person: str, after: tuple[str, int], limit: int) -> tuple[list[Said], tuple[str, int]]:
    """What a person has said, some lines at a time, and the place of the last of them."""
    where = (chats.c.table_id > after[0]) | ((chats.c.table_id == after[0]) & (chats.c.number > after[1]))
    wanted = select(*chats.c["table_id", "number", "at", "text"]).where(chats.c.person == person, where)
    rows = connection.execute(wanted.order_by(chats.c.table_id, chats.c.number).limit(limit)).all()
    last = (str(rows[-1].table_id), int(rows[-1].number)) if rows else after
    return [Said(row.table_id, row.at, row.text) for row in rows], last


def tables_of(connection: Connection, person: str, after: str, limit: int) -> list[TableRow]:
    """Tables that somebody sits at, is expected at or has set up, by their ids from one on."""
    own = select(seats.c.table_id).where(seats.c.person == person, seats.c.table_id > after).distinct()
    hosted = select(tables.c.id).where(tables.c.host == person, tables.c.id > after)
    found = {*connection.execute(own.order_by(seats.c.table_id).limit(limit)).scalars()}
    found |= {*connection.execute(hosted.order_by(tables.c.id).limit(limit)).scalars()}
    return stored.load_some(connection, sorted(found)[:limit])


def ask_erasure(connection: Connection, person: str, at: float) -> None:
    """From now on a person has no account, and everything else of theirs is to be deleted."""
    connection.execute(delete(accounts).where(accounts.c.person == person))
    known = connection.execute(select(erasures.c.person).where(erasures.c.person == person)).first()
    if known is None:
        connection.execute(insert(erasures), [{"person": person, "at": at}])


def to_erase(connection: Connection) -> list[str]:
    return list(connection.execute(select(erasures.c.person).order_by(erasures.c.at)).scalars())


def erased(connection: Connection, person: str) -> None:
    connection.execute(delete(chats).where(chats.c.person == person))
    connection.execute(delete(erasures).where(erasures.c.person == person))


def forget_host(connection: Connection, table_id: str) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(host=""))


def remove_mentions(connection: Connection, table_id: str, names: list[str]) -> None:
    """Delete what others have said about somebody at a table, as far as it holds the name."""
    lines = connection.execute(select(chats.c.number, chats.c.text).where(chats.c.table_id == table_id)).all()
    folded = [name.casefold() for name in names if name]
    found = [number for number, text in lines if any([name in text.casefold() for name in folded])]
    if found:
        connection.execute(delete(chats).where(chats.c.table_id == table_id, chats.c.number.in_(found)))
