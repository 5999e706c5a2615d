"""Cookies that were logged out, and tables at which nobody is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Ended sessions are listed; badges and tables know their times, tables also where they were set up from."""
    op.create_table(
        "ended",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ended_by_time", "ended", ["at"])
    op.add_column("badges", sa.Column("at", sa.Double, nullable=False, server_default="0"))
    op.create_index("badges_by_time", "badges", ["at"])
    op.add_column("tables", sa.Column("origin", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("seen", sa.Double, nullable=True))
