"""Run by Alembic: the connection is handed over by `kamishima.server.store.engine.migrate`."""

from __future__ import annotations

from alembic import context

from kamishima.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
