"""Everything that belongs to one person: what they take with them, and what is deleted."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from kamishima.server.store import moderation, relations
from kamishima.server.store import tables as stored
from kamishima.server.store.schema import accounts, chats, erasures, identities, seats, tables
from kamishima.server.store.tables import TableRow


class Said(msgspec.Struct, frozen=True):
    id: str
    """Of the table where it was said."""
    at: float
    text: str


class AccountRow(msgspec.Struct, frozen=True):
    login: str
    created: float


def account(connection: Connection, person: str) -> AccountRow | None:
    row = connection.execute(select(accounts.c.login, accounts.c.created).where(accounts.c.person == person)).first()
    return None if row is None else AccountRow(str(row.login), float(row.created))


def providers(connection: Connection, person: str) -> list[str]:
    """Where a person can log in as well."""
    own = select(identities.c.issuer).where(identities.c.person == person).order_by(identities.c.issuer)
    return list(connection.execute(own).scalars())


def names_of(connection: Connection, people: Collection[str]) -> dict[str, str]:
    """The logins of people and the names they have at tables, each with whose it is."""
    found: dict[str, str] = {}
    for name, person in (
        (seats.c.name, seats.c.person),
        (accounts.c.login, accounts.c.person),
    ):
        wanted = select(name, person).where(person.in_([each for each in people if each]), name != "").distinct()
        found |= {str(row[0]): str(row[1]) for row in connection.execute(wanted)}
    return found


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
    """From now on a person has no account, no way to get one back and no role; everything else is to be deleted."""
    if moderation.role_of(connection, person) != "person" or moderation.sanctions_of(connection, [person], at):
        moderation.note(connection, person, "erase", person=person)  # by which all nodes hear that the role is gone
    connection.execute(delete(accounts).where(accounts.c.person == person))
    moderation.forget_person(connection, person)
    known = connection.execute(select(erasures.c.person).where(erasures.c.person == person)).first()
    if known is None:
        connection.execute(insert(erasures), [{"person": person, "at": at}])


def to_erase(connection: Connection) -> list[str]:
    return list(connection.execute(select(erasures.c.person).order_by(erasures.c.at)).scalars())


def erased(connection: Connection, person: str) -> None:
    moderation.forget_sanctions(connection, person)
    relations.erase_person(connection, person)
    connection.execute(delete(chats).where(chats.c.person == person))
    connection.execute(delete(erasures).where(erasures.c.person == person))


def forget_host(connection: Connection, table_id: str) -> None:
    connection.execute(update(tables).where(tables.c.id == table_id).values(host=""))


def remove_mentions(connection: Connection, table_id: str, names: list[str]) -> None:
    """Delete what others have said or reported about somebody at a table, as far as it holds the name."""
    relations.remove_mentions(connection, table_id, names)
    lines = connection.execute(select(chats.c.number, chats.c.text).where(chats.c.table_id == table_id)).all()
    folded = [name.casefold() for name in names if name]
    found = [number for number, text in lines if any([name in text.casefold() for name in folded])]
    if found:
        connection.execute(delete(chats).where(chats.c.table_id == table_id, chats.c.number.in_(found)))
