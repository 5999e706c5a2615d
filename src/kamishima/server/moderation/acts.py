"""What moderators and operators do, each with its line in the audit log, in one transaction.

The same functions serve the desk of the page and `kamishima admin`. Nobody acts upon somebody of their own rank or
above; whoever is at the machine itself (no actor) is above everybody.
"""

from __future__ import annotations

import hashlib
import re
import secrets
import time
from collections.abc import Collection, Mapping

import msgspec
from sqlalchemy import Connection, select

from kamishima.server.protocol.errors import BadRequest, Forbidden, NotFound, NotOffered
from kamishima.server.protocol.moderation import Role, SanctionKind, SanctionWanted
from kamishima.server.store import accounts, matches, moderation, people, relations, schema
from kamishima.server.store import tables as stored
from kamishima.server.store.moderation import RANKS, SanctionRow
from kamishima.server.store.tables import RESIGNED, SeatRow, TableRow
from kamishima.server.tables.new_table import DEFAULT_BOT
from kamishima.server.tables.tables import locked

CONSOLE = ""
"""The actor at the machine itself."""
DAY = 86400.0
TOKEN_BYTES = 24
LINK_SECONDS = DAY
"""So long an operator's link for another password works."""


class Effect(msgspec.Struct, frozen=True):
    """What else follows from an act on every node: which tables changed."""

    tables: tuple[str, ...] = ()


def check_rank(connection: Connection, actor: str, person: str) -> None:
    """Refuse an act upon oneself, or upon somebody of one's own rank."""
    if actor == CONSOLE:
        return
    if actor == person:
        raise Forbidden("nobody does this to themselves; ask somebody else", "person")
    own, other = moderation.role_of(connection, actor), moderation.role_of(connection, person)
    if RANKS[own] <= RANKS[other]:
        raise Forbidden(f"this person is {_article(other)}; only somebody above them may do this", "person")


def _article(role: str) -> str:
    return f"an {role}" if role == "operator" else f"a {role}"


def set_role(connection: Connection, actor: str, person: str, role: Role) -> None:
    """Only people with an account have a role: a guest's cookie may be gone tomorrow."""
    check_rank(connection, actor, person)
    if not accounts.login_of(connection, person):
        raise NotFound("only somebody with an account can be a moderator or an operator", "person")
    moderation.set_role(connection, person, role)
    moderation.note(connection, actor, "role", person=person, detail=role)


def sanction(connection: Connection, actor: str, person: str, wanted: SanctionWanted) -> Effect:
    """Mute or ban somebody; who is banned leaves all tables: bots play on, tables that wait are closed."""
    check_rank(connection, actor, person)
    check_known(connection, person)
    now, kind, days, reason = time.time(), wanted.kind, wanted.days, wanted.reason
    until = None if days is None else now + days * DAY
    moderation.set_sanction(connection, SanctionRow(person, kind, until, reason, now))
    span = "∞" if days is None else f"{days:g} d"  # read in several languages
    told = impersonal(connection, reason, [person])
    moderation.note(connection, actor, kind, person=person, detail=f"{span}: {told}" if told else span)
    return Effect(tuple(_vacate(connection, person)) if kind == "ban" else ())


def lift(connection: Connection, actor: str, person: str, kind: SanctionKind, reason: str) -> None:
    check_rank(connection, actor, person)
    if not moderation.lift_sanction(connection, person, kind):
        raise NotFound(f"there is no {kind} to lift", "kind")
    moderation.note(connection, actor, f"un{kind}", person=person, detail=impersonal(connection, reason, [person]))


def close_table(connection: Connection, actor: str, table: str, reason: str) -> Effect:
    """End a table where it stands: nobody plays on, and nothing of it is lost."""
    row = locked(connection, table)
    if row.state not in ("waiting", "playing"):
        raise NotOffered("this table is over or closed already", "table")
    stored.change(connection, table, state="closed", due=None)
    moderation.note(connection, actor, "close", table=table, detail=_about_table(connection, row, reason))
    return Effect((table,))


def note_sealing(connection: Connection, actor: str, row: TableRow, reason: str) -> None:
    """Sealing itself takes a process with limits: see `retention.sealing`."""
    moderation.note(connection, actor, "seal", table=row.id, detail=_about_table(connection, row, reason))


def delete_table(connection: Connection, actor: str, table: str, reason: str) -> Effect:
    """Remove a table with its match and its chat; what was reported there stays."""
    detail = _about_table(connection, locked(connection, table), reason)
    matches.remove(connection, [table])
    moderation.note(connection, actor, "delete", table=table, detail=detail)
    return Effect((table,))


def reset_link(connection: Connection, actor: str, person: str) -> tuple[str, float]:
    """A link that sets another password, and until when it works; the old password works meanwhile."""
    check_rank(connection, actor, person)
    if not accounts.login_of(connection, person):
        raise NotFound("this person has no account, so no password", "person")
    token, until = make_token(connection, person, "reset", LINK_SECONDS)
    moderation.note(connection, actor, "reset-link", person=person)
    return token, until


def resolve(connection: Connection, actor: str, report: str, outcome: str) -> None:
    found = relations.resolve_report(connection, report, outcome)
    if found is None:
        raise NotFound(f"there is no report {report!r}", "report")
    if found.state == "resolved":
        raise NotOffered("this report is resolved already", "report")
    told = impersonal(connection, outcome, [found.person, found.by], {found.name: found.person})
    moderation.note(
        connection, actor, "resolve", person=found.person, table=found.table_id, detail=told or found.reason
    )


# -- the audit log holds no names --------------------------------------------------------------------------------------


def impersonal(connection: Connection, text: str, about: Collection[str], more: Mapping[str, str] | None = None) -> str:
    """A text with the ids of people in place of their names: nothing in the audit log can be deleted with a person."""
    if not text:
        return text
    names = {**people.names_of(connection, about), **(more or {})}
    ids = {name.casefold(): person for name, person in names.items() if name and person}
    if not ids:
        return text
    any_name = "|".join([re.escape(name) for name in sorted(names, key=len, reverse=True) if name.casefold() in ids])
    # In one pass: a name can stand in an id that has just come in.
    return re.sub(
        rf"(?<!\w)(?:{any_name})(?!\w)", lambda found: ids.get(found[0].casefold(), ""), text, flags=re.IGNORECASE
    )


def _about_table(connection: Connection, row: TableRow, reason: str) -> str:
    return impersonal(connection, reason, [row.host, *[seat.person for seat in row.seats]])


# -- links that work once ----------------------------------------------------------------------------------------------


def make_token(
    connection: Connection, person: str, purpose: str, seconds: float, *, detail: str = ""
) -> tuple[str, float]:
    token, until = secrets.token_urlsafe(TOKEN_BYTES), time.time() + seconds
    moderation.add_token(connection, hash_of(token), person, purpose, until=until, detail=detail)
    return token, until


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


# -- people ------------------------------------------------------------------------------------------------------------


def find_person(connection: Connection, who: str) -> str:
    """The id of a person by login or id, as an operator types it."""
    known = accounts.find(connection, who.casefold())
    if known is not None:
        return known[0]
    check_known(connection, who)
    return who


def check_known(connection: Connection, person: str) -> None:
    """An id is known when it has an account, a seat or a table."""
    if not person:
        raise BadRequest("name a person", "person")
    of_seats = select(schema.seats.c.person).where(schema.seats.c.person == person).limit(1)
    hosted = select(schema.tables.c.host).where(schema.tables.c.host == person).limit(1)
    if (
        not accounts.login_of(connection, person)
        and connection.execute(of_seats).first() is None
        and connection.execute(hosted).first() is None
    ):
        raise NotFound(f"there is no login and nobody with the id {person!r}", "person")


def _vacate(connection: Connection, person: str) -> list[str]:
    own = select(schema.seats.c.table_id).where(schema.seats.c.person == person)
    live = select(schema.tables.c.id).where(
        schema.tables.c.state.in_(("waiting", "playing")),
        schema.tables.c.id.in_(own) | (schema.tables.c.host == person),
    )
    changed = sorted(connection.execute(live).scalars())
    for table in changed:
        _leave(connection, locked(connection, table), person)
    return changed


def _leave(connection: Connection, row: TableRow, person: str) -> None:
    if row.state == "waiting" and row.host == person:
        stored.change(connection, row.id, state="closed")
        return
    for seat in row.seats:
        if seat.person != person:
            continue
        if row.state == "waiting":
            stored.change_seat(connection, row.id, SeatRow(seat=seat.seat, kind="open"))
        elif seat.kind == "person":
            gone = msgspec.structs.replace(seat, away=RESIGNED, level=seat.level or DEFAULT_BOT)
            stored.change_seat(connection, row.id, gone)
            stored.change(connection, row.id, due=time.time())
