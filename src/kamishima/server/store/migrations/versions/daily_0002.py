"""The daily challenge."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables know their day and when they ended; all nodes share a key."""
    op.add_column("tables", sa.Column("daily", sa.String(10), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("practice", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("ended", sa.Double, nullable=True))
    op.create_index("tables_by_day", "tables", ["daily", "host"])
    counts = sa.text("daily <> '' AND NOT practice")
    op.create_index(
        "one_attempt_a_day", "tables", ["daily", "host"], unique=True, sqlite_where=counts, postgresql_where=counts
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.LargeBinary(32), nullable=False),
    )
