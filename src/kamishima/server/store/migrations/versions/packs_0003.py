"""Tables with a content pack of their own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """The text of the pack stands beside its name and its hash."""
    op.add_column("tables", sa.Column("pack_text", sa.Text, nullable=False, server_default=""))
