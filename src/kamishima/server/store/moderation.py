"""Roles, sanctions and the audit log in the database."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, select

from kamishima.server.protocol.moderation import Role, SanctionKind
from kamishima.server.store.schema import audit, emails, identities, roles, sanctions, tokens

RANKS: dict[str, int] = {"person": 0, "moderator": 1, "operator": 2}


class AuditRow(msgspec.Struct, frozen=True):
    id: str
    at: float
    actor: str
    """Who did it; empty for somebody at the machine itself."""
    act: str
    person: str
    table_id: str
    detail: str


class SanctionRow(msgspec.Struct, frozen=True):
    person: str
    kind: SanctionKind
    until: float | None
    reason: str
    at: float

    def holds(self, now: float) -> bool:
        return self.until is None or now < self.until


def moment_id() -> str:
    """An id of its own that sorts by time: no sequence has to be put right after a backup was restored."""
    return f"{time.time_ns() // 1000:014x}{secrets.token_hex(6)}"


# -- the audit log -----------------------------------------------------------------------------------------------------


def note(
    connection: Connection, actor: str, act: str, *, person: str = "", table: str = "", detail: str = ""
) -> AuditRow:
    """Append an act; it is written with what it did, or neither is."""
    row = AuditRow(moment_id(), time.time(), actor, act, person, table, detail)
    connection.execute(insert(audit), [msgspec.structs.asdict(row)])
    return row


def audit_since(connection: Connection, since: float) -> list[AuditRow]:
    found = connection.execute(select(audit).where(audit.c.at >= since).order_by(audit.c.id))
    return [AuditRow(*row) for row in found]


def audit_before(connection: Connection, before: str, limit: int, *, person: str = "") -> list[AuditRow]:
    """The newest acts before an id, or of all; the newest first."""
    wanted = select(audit).order_by(audit.c.id.desc()).limit(limit)
    if before:
        wanted = wanted.where(audit.c.id < before)
    if person:
        wanted = wanted.where((audit.c.person == person) | (audit.c.actor == person))
    return [AuditRow(*row) for row in connection.execute(wanted)]


# -- roles -------------------------------------------------------------------------------------------------------------


def all_roles(connection: Connection) -> dict[str, Role]:
    return {row.person: row.role for row in connection.execute(select(roles))}


def role_of(connection: Connection, person: str) -> Role:
    found: Role | None = connection.execute(select(roles.c.role).where(roles.c.person == person)).scalar()
    return found or "person"


def set_role(connection: Connection, person: str, role: Role) -> None:
    connection.execute(delete(roles).where(roles.c.person == person))
    if role != "person":
        connection.execute(insert(roles), [{"person": person, "role": role, "at": time.time()}])


# -- sanctions ---------------------------------------------------------------------------------------------------------


def all_sanctions(connection: Connection, now: float) -> list[SanctionRow]:
    """Those that still hold."""
    holding = sanctions.c.until.is_(None) | (sanctions.c.until > now)
    return [SanctionRow(*row) for row in connection.execute(select(sanctions).where(holding))]


def sanctions_of(connection: Connection, people: Collection[str], now: float) -> list[SanctionRow]:
    found = connection.execute(select(sanctions).where(sanctions.c.person.in_(people))) if people else ()
    return [sanction for sanction in [SanctionRow(*row) for row in found] if sanction.holds(now)]


def is_sanctioned(connection: Connection, person: str, kind: SanctionKind) -> bool:
    return any([row.kind == kind for row in sanctions_of(connection, [person], time.time())])


def set_sanction(connection: Connection, sanction: SanctionRow) -> None:
    """Sanction somebody, in place of an earlier sanction of the same kind."""
    lift_sanction(connection, sanction.person, sanction.kind)
    connection.execute(insert(sanctions), [msgspec.structs.asdict(sanction)])


def lift_sanction(connection: Connection, person: str, kind: SanctionKind) -> bool:
    """Returns whether there was one."""
    own = delete(sanctions).where(sanctions.c.person == person, sanctions.c.kind == kind)
    return connection.execute(own).rowcount > 0


def forget_sanctions(connection: Connection, person: str) -> None:
    connection.execute(delete(sanctions).where(sanctions.c.person == person))


def hand_over_sanctions(connection: Connection, old: str, new: str) -> bool:
    """A guest who logs in to an account is still muted: the longer of two sanctions stays. Whether one was moved."""
    changed = False
    known = {row.kind: row for row in sanctions_of(connection, [new], time.time())}
    for row in sanctions_of(connection, [old], time.time()):
        other = known.get(row.kind)
        if other is None or _is_longer(row.until, other.until):
            set_sanction(connection, msgspec.structs.replace(row, person=new))
            changed = True
    return changed


def _is_longer(one: float | None, other: float | None) -> bool:
    return other is not None and (one is None or one > other)


# -- links that work once, addresses, identities -----------------------------------------------------------------------


def add_token(
    connection: Connection, hashed: str, person: str, purpose: str, *, until: float, detail: str = ""
) -> None:
    """A new link; those of the same purpose that the person had before do not work any more."""
    now = time.time()
    old = (tokens.c.person == person) & (tokens.c.purpose == purpose)
    connection.execute(delete(tokens).where(old | (tokens.c.until < now)))
    values = {"hash": hashed, "person": person, "purpose": purpose, "detail": detail, "until": until}
    connection.execute(insert(tokens), [values])


def use_token(connection: Connection, hashed: str, purpose: str) -> tuple[str, str] | None:
    """The person of a link and its detail, once; None when it does not work, or does not any more."""
    own = (tokens.c.hash == hashed) & (tokens.c.purpose == purpose)
    row = connection.execute(select(tokens).where(own)).first()
    if row is None or connection.execute(delete(tokens).where(own)).rowcount == 0 or row.until < time.time():
        return None
    return str(row.person), str(row.detail)


def set_email(connection: Connection, person: str, email: str) -> None:
    """The confirmed address of a person; an empty one forgets it."""
    connection.execute(delete(emails).where(emails.c.person == person))
    if email:
        connection.execute(insert(emails), [{"person": person, "email": email, "at": time.time()}])


def email_of(connection: Connection, person: str) -> str:
    found: str | None = connection.execute(select(emails.c.email).where(emails.c.person == person)).scalar()
    return found or ""


def people_of_email(connection: Connection, email: str) -> list[str]:
    return list(connection.execute(select(emails.c.person).where(emails.c.email == email)).scalars())


def person_of_identity(connection: Connection, issuer: str, subject: str) -> str:
    own = (identities.c.issuer == issuer) & (identities.c.subject == subject)
    found: str | None = connection.execute(select(identities.c.person).where(own)).scalar()
    return found or ""


def add_identity(connection: Connection, issuer: str, subject: str, person: str) -> None:
    values: dict[str, Any] = {"issuer": issuer, "subject": subject, "person": person, "at": time.time()}
    connection.execute(insert(identities), [values])


def forget_person(connection: Connection, person: str) -> None:
    """What belongs to an account alone goes with it; sanctions stay, or removing an account would lift them."""
    for table in (roles, tokens, emails, identities):
        connection.execute(delete(table).where(table.c.person == person))
