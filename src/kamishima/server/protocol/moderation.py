"""Messages of the operator's desk, and about muting, blocking and reporting."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Role = Literal["person", "moderator", "operator"]
SanctionKind = Literal["mute", "ban"]
RelationKind = Literal["none", "mute", "block"]
ReportReason = Literal["abuse", "cheating", "name", "stalling", "other"]

LONGEST_REASON = 500
LONGEST_BAN = 3650
Reason = Annotated[str, Meta(max_length=LONGEST_REASON)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Language = Literal["en", "de", "pl"]
Days = Annotated[float, Meta(gt=0, le=LONGEST_BAN)]

# -- at a table --------------------------------------------------------------------------------------------------------


class RelationWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Do not hear somebody (`mute`), do not meet them at all (`block`), or forgive them (`none`)."""

    seat: SeatNumber
    kind: RelationKind


class SeatRelation(msgspec.Struct, frozen=True):
    seat: int
    kind: RelationKind


class TableRelations(msgspec.Struct, frozen=True):
    """What you have chosen about those who sit at a table."""

    seats: list[SeatRelation]


class NewReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tell the moderators about somebody at a table; the last lines that they said go with it."""

    seat: SeatNumber
    reason: ReportReason
    text: Reason = ""


class Reported(msgspec.Struct, frozen=True):
    """The report was kept."""

    id: str


class Kick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Send somebody away from a table of yours that waits for players; they cannot come back to it."""

    seat: SeatNumber


class MyRelation(msgspec.Struct, frozen=True):
    """Somebody whom you have muted or blocked."""

    id: str
    name: str
    kind: RelationKind
    at: float


class MyRelations(msgspec.Struct, frozen=True):
    """Whom you have muted or blocked, the newest first."""

    people: list[MyRelation]


class EndRelation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Forgive somebody."""

    id: Annotated[str, Meta(max_length=32)]


# -- the desk ----------------------------------------------------------------------------------------------------------


class Sanction(msgspec.Struct, frozen=True):
    kind: SanctionKind
    until: float | None
    """In seconds since 1970; none is for good."""
    reason: str
    at: float


class PersonFound(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody, as moderators see them."""

    person: str
    login: str
    """Empty for a guest."""
    names: list[str]
    """The names they have played under, the newest first."""
    role: Role
    sanctions: list[Sanction]


class DeskSeat(msgspec.Struct, frozen=True):
    seat: int
    kind: Literal["open", "invited", "person", "bot"]
    name: str
    person: str


class TableFound(msgspec.Struct, frozen=True, kw_only=True):
    """A table, as moderators see it: nothing of what is hidden in its match."""

    id: str
    game: str
    state: Literal["waiting", "playing", "over", "closed"]
    visibility: Literal["lobby", "private"]
    host: str
    created: float
    sealed: bool
    """Whether its record is all that is kept of its match."""
    seats: list[DeskSeat]


class Found(msgspec.Struct, frozen=True):
    """Who and what was found."""

    people: list[PersonFound]
    tables: list[TableFound]


class ReportInfo(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    table: str
    seat: int
    person: str
    name: str
    """The name that the person had then."""
    by: str
    reason: ReportReason
    text: str
    said: list[str]
    """The last lines that the person had said at this table."""
    state: Literal["open", "resolved"]
    outcome: str
    at: float


class ReportList(msgspec.Struct, frozen=True):
    """Some reports, the newest first."""

    reports: list[ReportInfo]


class AuditLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something that a moderator or an operator did."""

    id: str
    at: float
    actor: str
    """The login of who did it, or their id; empty for somebody at the machine itself."""
    act: str
    person: str
    table: str
    detail: str


class AuditLog(msgspec.Struct, frozen=True):
    """Some lines of the audit log, the newest first."""

    lines: list[AuditLine]
    before: str
    """What to ask for next; empty when there is no more."""


class PersonShown(msgspec.Struct, frozen=True):
    """All about one person."""

    person: PersonFound
    tables: list[TableFound]
    """The newest ones."""
    reports: list[ReportInfo]
    acts: list[AuditLine]


class SanctionWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Mute or ban somebody: for some days, or for good."""

    kind: SanctionKind
    days: Days | None = None
    reason: Reason = ""


class LiftWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """End a sanction."""

    kind: SanctionKind
    reason: Reason = ""


class RoleWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    role: Role


class ActReason(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why."""

    reason: Reason = ""


class Resolve(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What came of a report."""

    outcome: Reason = ""


class ResetLink(msgspec.Struct, frozen=True):
    """What stands behind `/reset#` in a link that sets another password, once."""

    token: str
    until: float


class ResetPassword(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another password, by a link that works once."""

    token: Token
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Lost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The login or the address of an account whose password is lost."""

    name: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Language = "en"


class NewEmail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The address for lost passwords; empty for none."""

    email: Annotated[str, Meta(max_length=254)]
    password: Annotated[str, Meta(min_length=8, max_length=200)]
    language: Language = "en"


class ConfirmEmail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: Token


class Done(msgspec.Struct, frozen=True):
    """It was done, and is in the audit log."""

    act: str
