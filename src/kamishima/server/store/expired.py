"""What has been kept for long enough: found by the rules of retention, some at a time."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, exists, func, select

from kamishima.server.store.schema import TO_SEAL, accounts, badges, chats, ended, entries, seats, tables


def closed(connection: Connection, before: float, limit: int) -> list[str]:
    """Tables that were closed before anybody played, and not visited since a moment."""
    last = func.coalesce(tables.c.seen, tables.c.created)
    wanted = select(tables.c.id).where(tables.c.state == "closed", last < before).limit(limit)
    return list(connection.execute(wanted).scalars())


def abandoned(connection: Connection, before: float, limit: int) -> list[str]:
    """Running matches in which nobody has done anything since a moment."""
    last = select(func.max(entries.c.idx)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    newest = (entries.c.table_id == tables.c.id) & (entries.c.idx == last.correlate(tables))
    wanted = select(tables.c.id).join_from(tables, entries, newest, isouter=True)
    old = wanted.where(tables.c.state == "playing", tables.c.created < before)
    return list(connection.execute(old.where(func.coalesce(entries.c.at, 0.0) < before).limit(limit)).scalars())


def with_chat(connection: Connection, before: float, limit: int) -> list[str]:
    """Matches that ended before a moment and whose chat is still there."""
    wanted = select(chats.c.table_id).distinct().join_from(chats, tables, tables.c.id == chats.c.table_id)
    old = wanted.where(tables.c.state == "over", tables.c.ended < before).limit(limit)
    return list(connection.execute(old).scalars())


def remove_chats(connection: Connection, ids: Sequence[str]) -> None:
    connection.execute(delete(chats).where(chats.c.table_id.in_(ids)))


def to_seal(connection: Connection, before: float, after: tuple[float, str], limit: int) -> list[tuple[float, str]]:
    """When they ended, and the ids: matches that ended before a moment, from a place on, whose log is still there."""
    ends, place = (
        tables.c.ended,
        (tables.c.ended > after[0]) | ((tables.c.ended == after[0]) & (tables.c.id > after[1])),
    )
    wanted = select(ends, tables.c.id).where(TO_SEAL, ends < before, ends >= after[0], place)
    return [
        (float(at), str(table)) for at, table in connection.execute(wanted.order_by(ends, tables.c.id).limit(limit))
    ]


def of_guests(connection: Connection, before: float, limit: int) -> list[str]:
    """Matches that ended before a moment and in which nobody with an account sat."""
    seated = exists().where(seats.c.table_id == tables.c.id, seats.c.person == accounts.c.person)
    hosted = exists().where(accounts.c.person == tables.c.host)
    wanted = select(tables.c.id).where(tables.c.state == "over", tables.c.ended < before, ~seated, ~hosted)
    return list(connection.execute(wanted.limit(limit)).scalars())


def forget_sessions(connection: Connection, now: float, before: float) -> None:
    """Cookies that have run out by now, and numbers of cookies of guests that were raised before a moment."""
    connection.execute(delete(ended).where(ended.c.until < now))
    known = exists().where(accounts.c.person == badges.c.person)
    connection.execute(delete(badges).where(badges.c.at < before, ~known))
