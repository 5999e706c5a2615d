"""House packs, kept for the matches that were begun with them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """The text of each pack by the hash of what it says."""
    op.create_table(
        "house_packs",
        sa.Column("content", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("pack", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
