"""The schema of the database.

The log is `entries`: only ever appended to, and no two entries have the same index in a match. Whatever can be worked
out from it (views, clocks, whose turn it is) is not stored beside it.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    SmallInteger,
    String,
    Table,
    Text,
    text,
)

metadata = MetaData()

COUNTS = text("daily <> '' AND NOT practice")
"""An attempt at a daily challenge that counts."""
OPEN_ARCHIVE = text("state = 'over' AND visibility = 'lobby' AND spectators = 'anyone'")
"""Finished matches that everybody may find."""
TO_SEAL = text("state = 'over' AND sealed IS NULL")
"""Finished matches whose log is still there."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("options", Text, nullable=False),
    Column("pack", String(64), nullable=False),
    Column("content", String(64), nullable=False),
    Column("pack_text", Text, nullable=False, default=""),
    Column("rules", Integer, nullable=False),
    Column("host", String(32), nullable=False),
    Column("visibility", String(16), nullable=False),
    Column("spectators", String(16), nullable=False),
    Column("chat", Boolean, nullable=False),
    Column("hints", String(16), nullable=False, default="alone"),
    Column("clock", Text, nullable=False),
    Column("state", String(16), nullable=False),
    Column("secret", LargeBinary(32), nullable=False),
    Column("earlier", Text, nullable=False, default=""),
    Column("rematch", String(32), nullable=False, default=""),
    Column("result", Text, nullable=False, default=""),
    Column("due", Double, nullable=True),
    Column("created", Double, nullable=False),
    Column("daily", String(10), nullable=False, default=""),
    Column("practice", Boolean, nullable=False, default=False),
    Column("ended", Double, nullable=True),
    Column("origin", String(32), nullable=False, default=""),
    Column("seen", Double, nullable=True),
    Column("sealed", Double, nullable=True),
    Index("tables_by_state", "state", "visibility", "created"),
    Index("tables_by_due", "due"),
    Index("tables_by_day", "daily", "host"),
    Index("one_attempt_a_day", "daily", "host", unique=True, sqlite_where=COUNTS, postgresql_where=COUNTS),
    Index("tables_by_host", "host", "state", "ended"),
    Index("tables_to_seal", "ended", "id", sqlite_where=TO_SEAL, postgresql_where=TO_SEAL),
    Index("archive_by_end", "ended", "id", sqlite_where=OPEN_ARCHIVE, postgresql_where=OPEN_ARCHIVE),
    Index("archive_by_game", "game", "ended", "id", sqlite_where=OPEN_ARCHIVE, postgresql_where=OPEN_ARCHIVE),
)
"""`due` is when the server itself must act in a match: a deadline, or a bot's turn. `secret` leaves it when over.
`earlier` holds the published secrets that a match which went on from another one has its first chance steps from.
`daily` is the day of a daily challenge, whose secret stays here until that day is over; of one person (the host) one
table a day is not for practice. `pack_text` is the content pack of a table that is not played with ours. `origin` tells
tables from one address from others, without telling the address; `seen` is when somebody was last at a table that waits
for players, empty when that was never noted. `sealed` is when the log of a match was replaced by its record."""

keys = Table(
    "keys",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", LargeBinary(32), nullable=False),
)
"""What all nodes must have in common and nobody else may know: the key that the secrets of days are made with."""

audit = Table(
    "audit",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("at", Double, nullable=False),
    Column("actor", String(32), nullable=False),
    Column("act", String(32), nullable=False),
    Column("person", String(32), nullable=False, default=""),
    Column("table_id", String(32), nullable=False, default=""),
    Column("detail", Text, nullable=False, default=""),
    Index("audit_by_time", "at"),
)
"""What moderators and operators did; triggers refuse to change or delete a row. People are named by their ids alone, an
empty actor is somebody at the machine itself. Ids are in the order of time (`moment_id`)."""

roles = Table(
    "roles",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("role", String(16), nullable=False),
    Column("at", Double, nullable=False),
)
"""Who is a moderator or an operator; everybody else is a person."""

sanctions = Table(
    "sanctions",
    metadata,
    Column("person", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("until", Double, nullable=True),
    Column("reason", Text, nullable=False, default=""),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("person", "kind"),
)
"""Who is muted or banned (`kind`), until when (empty is for good), and why."""

relations = Table(
    "relations",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("other", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("at", Double, nullable=False),
    Index("relation_of_two", "person", "other", unique=True),
    Index("relations_by_time", "at"),
)
"""Whom somebody has muted or blocked, and under which name; `none` for those who were forgiven, of which other nodes
must hear."""

kicked = Table(
    "kicked",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(32), nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
)
"""Whom the host has sent away from a table."""

reports = Table(
    "reports",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("by", String(32), nullable=False),
    Column("reason", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("said", Text, nullable=False),
    Column("state", String(16), nullable=False),
    Column("outcome", Text, nullable=False, default=""),
    Column("at", Double, nullable=False),
    Index("reports_by_state", "state", "at"),
    Index("reports_by_person", "person"),
)
"""What people told the moderators about others: `person` is reported, by `by`; `said` are the last lines that
the person had said there, as JSON."""

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("purpose", String(16), nullable=False),
    Column("detail", Text, nullable=False, default=""),
    Column("until", Double, nullable=False),
    Index("tokens_by_person", "person"),
)
"""Links that work once: for another password (`reset`) or to confirm an address (`email`). Only their SHA-256 is
kept."""

emails = Table(
    "emails",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("email", String(254), nullable=False),
    Column("at", Double, nullable=False),
    Index("emails_by_email", "email"),
)
"""Confirmed addresses, by which a lost password is replaced."""

identities = Table(
    "identities",
    metadata,
    Column("issuer", String(255), nullable=False),
    Column("subject", String(255), nullable=False),
    Column("person", String(32), nullable=False),
    Column("at", Double, nullable=False),
    PrimaryKeyConstraint("issuer", "subject"),
    Index("identities_by_person", "person"),
)
"""Who somebody is at a provider of OpenID Connect."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("person", String(32), nullable=False, default=""),
    Column("name", String(64), nullable=False, default=""),
    Column("level", String(32), nullable=False, default=""),
    Column("away", SmallInteger, nullable=False, default=0),
    Column("invitation", String(64), nullable=False, default=""),
    Column("folded", String(64), nullable=False, default=""),
    Column("rank", SmallInteger, nullable=True),
    Column("ended", Double, nullable=True),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_by_person", "person", "ended", "table_id"),
    Index("seats_by_name", "folded", "ended", "table_id"),
)
"""`away`: 0 the person plays, 1 a bot sits in until the person is back, 2 a bot sits in for good. `folded` is the name
without capitals, `ended` when the match ended and `rank` the place in it: lists are read from these indexes alone."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("idx", Integer, nullable=False),
    Column("kind", SmallInteger, nullable=False),
    Column("seat", SmallInteger, nullable=True),
    Column("words", Text, nullable=False),
    Column("key", String(40), nullable=False),
    Column("at", Double, nullable=False),
    Column("acting", SmallInteger, nullable=True),
    PrimaryKeyConstraint("table_id", "idx"),
    sqlite_with_rowid=False,
)
"""`kind`: 0 a step (no seat is chance), 1 the taking back of the step before. `words` has a line for the entry, and one
for each chance step that followed at once: these are entries with the next indexes; see `log_rows`. `acting` is whose
turn it is after it: lists tell that without playing the match again."""

records = Table(
    "records",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("steps", Integer, nullable=False),
    Column("record", LargeBinary, nullable=False),
)
"""The records of sealed matches, compressed with zlib: they stand in place of log and snapshot."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("idx", Integer, nullable=False),
    Column("chances", Integer, nullable=False),
    Column("position", LargeBinary, nullable=False),
)
"""The newest position of a match that cannot be taken back any more; it can be worked out from the log at any time."""

chats = Table(
    "chats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String(40), nullable=False),
    Column("at", Double, nullable=False),
    Column("person", String(32), nullable=False, default=""),
    PrimaryKeyConstraint("table_id", "number"),
    Index("chats_by_person", "person"),
)
"""`person` is who said it: somebody else may have the seat by now. Empty in what was said before that was noted."""

badges = Table(
    "badges",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("epoch", Integer, nullable=False),
    Column("at", Double, nullable=False, default=0.0),
    Index("badges_by_time", "at"),
)
"""How often somebody has made all older cookies worthless, for those who have, and when they last did."""

ended = Table(
    "ended",
    metadata,
    Column("session", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("until", Double, nullable=False),
    Column("at", Double, nullable=False),
    Index("ended_by_time", "at"),
)
"""Cookies that were logged out: each is named by its signature, and forgotten when it would have run out anyway."""

house_packs = Table(
    "house_packs",
    metadata,
    Column("content", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("pack", Text, nullable=False),
    Column("at", Double, nullable=False),
)
"""The texts of our own packs by their hashes, since `tables.pack_text` is empty where a table is played with one."""

accounts = Table(
    "accounts",
    metadata,
    Column("login", String(32), primary_key=True),
    Column("person", String(32), nullable=False, unique=True),
    Column("password", Text, nullable=False),
    Column("created", Double, nullable=False),
)

erasures = Table(
    "erasures",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("at", Double, nullable=False),
)
"""People who want everything of theirs to be deleted, until that is done: a node that stops goes on when it starts."""
