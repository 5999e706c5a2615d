"""What moderators see of people, tables, reports and acts: nothing that is hidden in a match, no password."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence

import msgspec
from sqlalchemy import Connection, func, select

from kamishima.server.moderation import acts
from kamishima.server.protocol.errors import NoTable
from kamishima.server.protocol.moderation import (
    AuditLine,
    AuditLog,
    DeskSeat,
    Found,
    PersonFound,
    PersonShown,
    ReportInfo,
    ReportList,
    Sanction,
    TableFound,
)
from kamishima.server.store import moderation, relations
from kamishima.server.store import tables as stored
from kamishima.server.store.moderation import AuditRow
from kamishima.server.store.relations import ReportRow, ReportState
from kamishima.server.store.schema import accounts, seats, tables
from kamishima.server.store.tables import TableRow

MOST_FOUND = 20
TABLES_SHOWN = 20
ACTS_SHOWN = 20
NAMES_SHOWN = 5


def find(connection: Connection, text: str) -> Found:
    """Tables by their id, people by the beginning of a login or of a name they have played under, or by their id."""
    text = text.strip()
    if not text:
        return Found([], [])
    row = stored.load(connection, text)
    return Found(_people(connection, _ids_like(connection, text)), [] if row is None else [_table(row)])


def _ids_like(connection: Connection, text: str) -> list[str]:
    by_login = select(accounts.c.person).where(accounts.c.login.startswith(text.casefold(), autoescape=True))
    by_id = select(seats.c.person).where(seats.c.person == text)
    by_name = (
        select(seats.c.person)
        .where(func.lower(seats.c.name).startswith(text.lower(), autoescape=True), seats.c.person != "")
        .distinct()
    )
    found: dict[str, None] = {}
    for wanted in (by_login, by_id, by_name):
        found |= dict.fromkeys(connection.execute(wanted.limit(MOST_FOUND)).scalars())
    return list(found)[:MOST_FOUND]


def person(connection: Connection, who: str) -> PersonShown:
    who = acts.find_person(connection, who)
    return PersonShown(
        person=_people(connection, [who])[0],
        tables=[_table(row) for row in stored.load_some(connection, _newest_tables(connection, who))],
        reports=[_report(row) for row in relations.some_reports(connection, None, MOST_FOUND, who)],
        acts=_lines(connection, moderation.audit_before(connection, "", ACTS_SHOWN, person=who)),
    )


def _newest_tables(connection: Connection, who: str) -> Sequence[str]:
    own = select(seats.c.table_id).where(seats.c.person == who)
    wanted = select(tables.c.id).where(tables.c.id.in_(own) | (tables.c.host == who))
    return connection.execute(wanted.order_by(tables.c.created.desc()).limit(TABLES_SHOWN)).scalars().all()


def _people(connection: Connection, ids: Collection[str]) -> list[PersonFound]:
    sanctions = moderation.sanctions_of(connection, ids, time.time())
    logins = _logins(connection, ids)
    return [
        PersonFound(
            person=each,
            login=logins.get(each, ""),
            names=_names(connection, each),
            role=moderation.role_of(connection, each),
            sanctions=[Sanction(row.kind, row.until, row.reason, row.at) for row in sanctions if row.person == each],
        )
        for each in ids
    ]


def _logins(connection: Connection, ids: Collection[str]) -> dict[str, str]:
    if not ids:
        return {}
    found = connection.execute(select(accounts.c.person, accounts.c.login).where(accounts.c.person.in_(ids)))
    return {row.person: row.login for row in found}


def _names(connection: Connection, who: str) -> list[str]:
    wanted = (
        select(seats.c.name, func.max(tables.c.created).label("last"))
        .join_from(seats, tables, seats.c.table_id == tables.c.id)
        .where(seats.c.person == who, seats.c.name != "")
        .group_by(seats.c.name)
        .order_by(func.max(tables.c.created).desc())
    )
    return [row.name for row in connection.execute(wanted.limit(NAMES_SHOWN))]


def table(connection: Connection, table_id: str) -> TableFound:
    row = stored.load(connection, table_id)
    if row is None:
        raise NoTable(f"there is no table {table_id!r}", "table")
    return _table(row)


def _table(row: TableRow) -> TableFound:
    return TableFound(
        id=row.id,
        game=row.game,
        state=row.state,
        visibility=row.visibility,
        host=row.host,
        created=row.created,
        sealed=row.sealed is not None,
        seats=[DeskSeat(seat.seat, seat.kind, seat.name, seat.person) for seat in row.seats],
    )


def reports(connection: Connection, state: ReportState | None, limit: int) -> ReportList:
    return ReportList([_report(row) for row in relations.some_reports(connection, state, limit)])


def _report(row: ReportRow) -> ReportInfo:
    known = msgspec.structs.asdict(row)
    known["table"], known["said"] = known.pop("table_id"), msgspec.json.decode(row.said, type=list[str])
    return msgspec.convert(known, ReportInfo)


def log(connection: Connection, before: str, limit: int) -> AuditLog:
    rows = moderation.audit_before(connection, before, limit)
    return AuditLog(_lines(connection, rows), rows[-1].id if len(rows) == limit else "")


def _lines(connection: Connection, rows: Sequence[AuditRow]) -> list[AuditLine]:
    logins = _logins(connection, {row.actor for row in rows})
    return [
        AuditLine(
            id=row.id,
            at=row.at,
            actor=logins.get(row.actor, row.actor),
            act=row.act,
            person=row.person,
            table=row.table_id,
            detail=row.detail,
        )
        for row in rows
    ]
