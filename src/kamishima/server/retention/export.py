"""All that the server keeps of one person, as one JSON document that is sent while it is read."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Literal

import msgspec
from sqlalchemy import Connection

from kamishima.server.infra import clock
from kamishima.server.protocol.http import OptionValue
from kamishima.server.protocol.moderation import RelationKind, Role, Sanction
from kamishima.server.store import matches, moderation, people, relations
from kamishima.server.store.matches import Entry
from kamishima.server.store.reader import Reader
from kamishima.server.store.relations import ReportRow
from kamishima.server.store.tables import TableRow

FORMAT = "kamishima export 1"
AT_ONCE = 10


class ExportedSeat(msgspec.Struct, frozen=True):
    seat: int
    kind: str
    name: str
    level: str
    yours: bool


class ExportedStep(msgspec.Struct, frozen=True):
    index: int
    seat: int | None
    """Null for chance."""
    words: str
    at: float


class ExportedMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A table of one's own. Of a match that runs the own steps alone: the others would tell what is hidden."""

    id: str
    game: str
    options: dict[str, OptionValue]
    pack: str
    pack_text: str
    rules: int
    host: bool
    visibility: str
    state: str
    created: float
    ended: float | None
    result: tuple[list[int], list[int], str] | None
    """Scores, ranks, and why it ended."""
    seats: list[ExportedSeat]
    steps: list[ExportedStep]
    record: str = ""
    """Where it is all that is kept."""


class ExportHead(msgspec.Struct, frozen=True):
    format: str
    at: float
    login: str
    account_created: float | None
    kind: Literal["account", "guest"]
    role: Role = "person"
    email: str = ""
    """The confirmed address."""
    providers: list[str] = []
    """The providers of OpenID Connect by which one can log in."""


class ExportedRelation(msgspec.Struct, frozen=True):
    """Somebody whom one has muted or blocked, by the name that they had then."""

    name: str
    kind: RelationKind
    at: float


class ExportedReport(msgspec.Struct, frozen=True, kw_only=True):
    """What one has told the moderators about somebody."""

    id: str
    table: str
    seat: int
    name: str
    reason: str
    text: str
    state: str
    at: float


class _Moderation(msgspec.Struct, frozen=True):
    relations: list[ExportedRelation]
    reports: list[ExportedReport]
    sanctions: list[Sanction]


class ExportDocument(msgspec.Struct, frozen=True):
    """All that is kept of one person."""

    about: ExportHead
    matches: list[ExportedMatch]
    said: list[people.Said]
    relations: list[ExportedRelation]
    """Whom one has muted or blocked."""
    reports: list[ExportedReport]
    """One's own."""
    sanctions: list[Sanction]
    """Those against oneself that hold."""


_encode = msgspec.json.Encoder().encode


async def exported(reader: Reader, person: str) -> AsyncIterator[bytes]:
    """The document in pieces: `{"about", "matches": [...], "said": [...], "relations", "reports", "sanctions"}`."""
    yield b'{"about":' + _encode(await reader.run(_head, person)) + b',"matches":[\n'
    after, comma = "", b""
    while found := await reader.run(_some_matches, person, after):
        for match in found:
            yield comma + _encode(match)
            comma = b",\n"
        after = found[-1].id
    yield b'],"said":[\n'
    place, comma = ("", -1), b""
    while True:
        lines, place = await reader.run(people.said, person, place, 100 * AT_ONCE)
        if not lines:
            break
        yield comma + _encode(lines)[1:-1]
        comma = b",\n"
    yield b"],\n" + _encode(await reader.run(_moderation, person))[1:] + b"\n"


def _head(connection: Connection, person: str) -> ExportHead:
    account = people.account(connection, person)
    return ExportHead(
        format=FORMAT,
        at=clock.now(),
        login="" if account is None else account.login,
        account_created=None if account is None else account.created,
        kind="guest" if account is None else "account",
        role=moderation.role_of(connection, person),
        email=moderation.email_of(connection, person),
        providers=people.providers(connection, person),
    )


def _moderation(connection: Connection, person: str) -> _Moderation:
    chosen = relations.relations_of(connection, person)
    held = moderation.sanctions_of(connection, [person], clock.now())
    return _Moderation(
        relations=[ExportedRelation(row.name, row.kind, row.at) for row in chosen],
        reports=[_report(row) for row in relations.reports_by(connection, person)],
        sanctions=[Sanction(row.kind, row.until, row.reason, row.at) for row in held],
    )


def _report(row: ReportRow) -> ExportedReport:
    return ExportedReport(
        id=row.id,
        table=row.table_id,
        seat=row.seat,
        name=row.name,
        reason=row.reason,
        text=row.text,
        state=row.state,
        at=row.at,
    )


def _some_matches(connection: Connection, person: str, after: str) -> list[ExportedMatch]:
    return [_match(connection, row, person) for row in people.tables_of(connection, person, after, AT_ONCE)]


def _match(connection: Connection, row: TableRow, person: str) -> ExportedMatch:
    record = matches.load_record(connection, row.id) if row.sealed is not None else ""
    log = [] if record else matches.load_entries(connection, row.id, 0)
    return ExportedMatch(
        id=row.id,
        game=row.game,
        options=msgspec.json.decode(row.options),
        pack=row.pack,
        pack_text=row.pack_text,
        rules=row.rules,
        host=row.host == person,
        visibility=row.visibility,
        state=row.state,
        created=row.created,
        ended=row.ended,
        result=msgspec.json.decode(row.result) if row.result else None,
        seats=[ExportedSeat(seat.seat, seat.kind, seat.name, seat.level, seat.person == person) for seat in row.seats],
        steps=[
            ExportedStep(entry.index, entry.seat, entry.words, entry.at)
            for entry in log
            if _may_be_told(entry, row, person)
        ],
        record=record,
    )


def _may_be_told(entry: Entry, row: TableRow, person: str) -> bool:
    """Everything of a match that is over; else one's own words, which oneself has said."""
    if row.state == "over" and not row.is_day_secret:
        return True
    return entry.seat is not None and row.seats[entry.seat].person == person
