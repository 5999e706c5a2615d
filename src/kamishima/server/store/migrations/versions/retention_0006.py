"""Lists without a room, sealed matches, and people who are being deleted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

OPEN_ARCHIVE = "state = 'over' AND visibility = 'lobby' AND spectators = 'anyone'"


def upgrade() -> None:
    """Entries know whose turn follows, seats how and when their match ended; records stand in place of old logs."""
    op.add_column("entries", sa.Column("acting", sa.SmallInteger, nullable=True))
    op.add_column("tables", sa.Column("sealed", sa.Double, nullable=True))
    op.add_column("seats", sa.Column("folded", sa.String(64), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("rank", sa.SmallInteger, nullable=True))
    op.add_column("seats", sa.Column("ended", sa.Double, nullable=True))
    op.add_column("chats", sa.Column("person", sa.String(32), nullable=False, server_default=""))
    _fill()
    _index()
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("steps", sa.Integer, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "erasures",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )


def _fill() -> None:
    """When each match ended, and who came where: a result is `[[scores], [ranks], reason]`."""
    op.execute("UPDATE tables SET ended = created WHERE state = 'over' AND ended IS NULL")
    op.execute(
        "UPDATE seats SET ended = (SELECT ended FROM tables WHERE tables.id = seats.table_id) "
        "WHERE table_id IN (SELECT id FROM tables WHERE state = 'over')"
    )
    if op.get_bind().dialect.name == "sqlite":
        rank = "json_extract(tables.result, '$[1][' || seats.seat || ']')"
    else:
        rank = "CAST(tables.result AS json) -> 1 ->> CAST(seats.seat AS integer)"
        rank = f"CAST({rank} AS smallint)"
    place = f"(SELECT {rank} FROM tables WHERE tables.id = seats.table_id)"  # noqa: S608  # of the two texts above
    op.execute(
        f"UPDATE seats SET rank = {place} "  # noqa: S608  # see above
        "WHERE table_id IN (SELECT id FROM tables WHERE state = 'over' AND result <> '')"
    )
    op.execute(
        "UPDATE chats SET person = COALESCE((SELECT seats.person FROM seats "
        "WHERE seats.table_id = chats.table_id AND seats.seat = chats.seat AND seats.name = chats.name), '')"
    )
    _fold()


def _fold() -> None:
    """Names without capitals, as Python folds them: databases do so for ASCII alone, or by their own rules."""
    connection = op.get_bind()
    connection.execute(sa.text("UPDATE seats SET folded = lower(name)"))
    names = connection.execute(sa.text("SELECT DISTINCT name, folded FROM seats WHERE name <> ''")).all()
    statement = sa.text("UPDATE seats SET folded = :folded WHERE name = :name")
    for name, folded in names:
        if folded != name.casefold()[:64]:
            connection.execute(statement, {"name": name, "folded": name.casefold()[:64]})


def _index() -> None:
    op.drop_index("seats_by_person", "seats")
    op.create_index("seats_by_person", "seats", ["person", "ended", "table_id"])
    op.create_index("seats_by_name", "seats", ["folded", "ended", "table_id"])
    op.create_index("tables_by_host", "tables", ["host", "state", "ended"])
    shown = sa.text(OPEN_ARCHIVE)
    to_seal = sa.text("state = 'over' AND sealed IS NULL")
    op.create_index("tables_to_seal", "tables", ["ended", "id"], sqlite_where=to_seal, postgresql_where=to_seal)
    op.create_index("chats_by_person", "chats", ["person"])
    op.create_index("archive_by_end", "tables", ["ended", "id"], sqlite_where=shown, postgresql_where=shown)
    op.create_index("archive_by_game", "tables", ["game", "ended", "id"], sqlite_where=shown, postgresql_where=shown)
