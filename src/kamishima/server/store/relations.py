"""Whom people mute, block, send away and report, in the database."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from kamishima.server.protocol.errors import Blocked, Kicked
from kamishima.server.protocol.moderation import RelationKind
from kamishima.server.store.moderation import moment_id
from kamishima.server.store.schema import chats, kicked, relations, reports

ReportState = Literal["open", "resolved"]
SAID_KEPT = 20
"""So many lines of whoever is reported go with the report."""


class RelationRow(msgspec.Struct, frozen=True):
    id: str
    person: str
    other: str
    kind: RelationKind
    name: str
    """The name that the other had when this was chosen."""
    at: float


class ReportRow(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    table_id: str
    seat: int
    person: str
    name: str
    by: str
    reason: str
    text: str
    said: str
    state: ReportState
    outcome: str = ""
    at: float


# -- mute and block ----------------------------------------------------------------------------------------------------


def set_relation(connection: Connection, person: str, other: str, kind: RelationKind, name: str) -> None:
    two = (relations.c.person == person) & (relations.c.other == other)
    now = time.time()
    if connection.execute(update(relations).where(two).values(kind=kind, name=name, at=now)).rowcount == 0:
        row = RelationRow(moment_id(), person, other, kind, name, now)
        connection.execute(insert(relations), [msgspec.structs.asdict(row)])


def relations_since(connection: Connection, since: float) -> list[RelationRow]:
    """What has changed since a moment, with those that are forgiven."""
    return [RelationRow(*row) for row in connection.execute(select(relations).where(relations.c.at >= since))]


def relations_of(connection: Connection, person: str) -> list[RelationRow]:
    own = select(relations).where(relations.c.person == person, relations.c.kind != "none")
    return [RelationRow(*row) for row in connection.execute(own.order_by(relations.c.at.desc()))]


def end_relation(connection: Connection, person: str, relation: str) -> bool:
    """Returns whether the person had this one."""
    own = update(relations).where(relations.c.id == relation, relations.c.person == person)
    return connection.execute(own.values(kind="none", at=time.time())).rowcount > 0


def hand_over_relations(connection: Connection, old: str, new: str) -> None:
    """What a guest has chosen, and what others have chosen about the guest, goes to the account."""
    touching = select(relations).where((relations.c.person == old) | (relations.c.other == old))
    for row in [RelationRow(*found) for found in connection.execute(touching.where(relations.c.kind != "none"))]:
        one, other = (new if each == old else each for each in (row.person, row.other))
        if one != other:
            set_relation(connection, one, other, row.kind, row.name)


# -- who may sit down --------------------------------------------------------------------------------------------------


def kick(connection: Connection, table: str, person: str) -> None:
    known = select(kicked.c.person).where(kicked.c.table_id == table, kicked.c.person == person)
    if connection.execute(known).first() is None:
        connection.execute(insert(kicked), [{"table_id": table, "person": person}])


def check_welcome(connection: Connection, table: str, person: str, company: Collection[str]) -> None:
    """Nobody sits down where the host has sent them away, or with somebody who has blocked them, or the reverse."""
    away = select(kicked.c.person).where(kicked.c.table_id == table, kicked.c.person == person)
    if connection.execute(away).first() is not None:
        raise Kicked("the host of this table does not want you there", "table")
    others = [other for other in company if other and other != person]
    if not others:
        return
    apart = select(relations.c.person).where(
        relations.c.kind == "block",
        ((relations.c.person == person) & relations.c.other.in_(others))
        | (relations.c.person.in_(others) & (relations.c.other == person)),
    )
    found = set(connection.execute(apart).scalars())
    if found:
        who = "you have blocked somebody at this table" if person in found else "somebody at this table has blocked you"
        raise Blocked(who, "table")


# -- reports -----------------------------------------------------------------------------------------------------------


def add_report(connection: Connection, report: ReportRow) -> ReportRow:
    """Keep a report with what the person had said; a second one about the same replaces the first while it is open."""
    same = (reports.c.table_id == report.table_id) & (reports.c.by == report.by) & (reports.c.person == report.person)
    connection.execute(delete(reports).where(same & (reports.c.state == "open")))
    wanted = select(chats.c.text).where(chats.c.table_id == report.table_id, chats.c.person == report.person)
    newest = connection.execute(wanted.order_by(chats.c.number.desc()).limit(SAID_KEPT)).scalars().all()
    kept = msgspec.structs.replace(report, said=msgspec.json.encode(list(reversed(newest))).decode())
    connection.execute(insert(reports), [msgspec.structs.asdict(kept)])
    return kept


def some_reports(connection: Connection, state: ReportState | None, limit: int, person: str = "") -> list[ReportRow]:
    """The newest first."""
    wanted = select(reports).order_by(reports.c.at.desc()).limit(limit)
    if state is not None:
        wanted = wanted.where(reports.c.state == state)
    if person:
        wanted = wanted.where(reports.c.person == person)
    return [_report(tuple(row)) for row in connection.execute(wanted)]


def reports_by(connection: Connection, person: str) -> list[ReportRow]:
    own = select(reports).where(reports.c.by == person).order_by(reports.c.at)
    return [_report(tuple(row)) for row in connection.execute(own)]


def resolve_report(connection: Connection, report: str, outcome: str) -> ReportRow | None:
    """The report as it was; None when there is none."""
    row = connection.execute(select(reports).where(reports.c.id == report)).first()
    if row is None:
        return None
    connection.execute(update(reports).where(reports.c.id == report).values(state="resolved", outcome=outcome))
    return _report(tuple(row))


def erase_person(connection: Connection, person: str) -> None:
    """Forget a person's name and words: what others have chosen about them goes, reports keep reason and date alone."""
    connection.execute(delete(relations).where((relations.c.person == person) | (relations.c.other == person)))
    connection.execute(delete(kicked).where(kicked.c.person == person))
    nobody = {"person": "", "name": "", "text": "", "said": "[]", "outcome": "", "state": "resolved"}
    connection.execute(update(reports).where(reports.c.person == person).values(nobody))
    connection.execute(update(reports).where(reports.c.by == person).values(by="", text=""))


def remove_mentions(connection: Connection, table_id: str, names: Collection[str]) -> None:
    """Blank whatever holds a name in the reports of a table."""
    folded = [name.casefold() for name in names if name]

    def without(text: str) -> str:
        return "" if any([name in text.casefold() for name in folded]) else text

    for row in connection.execute(select(reports).where(reports.c.table_id == table_id)).all():
        said = [line for line in msgspec.json.decode(row.said, type=list[str]) if without(line) == line]
        blanked = {
            "text": without(row.text),
            "outcome": without(row.outcome),
            "said": msgspec.json.encode(said).decode(),
        }
        connection.execute(update(reports).where(reports.c.id == row.id).values(blanked))


def _report(row: tuple[object, ...]) -> ReportRow:
    return msgspec.convert(dict(zip(map(str, reports.c.keys()), row, strict=True)), ReportRow)
