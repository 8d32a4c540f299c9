"""What Alembic runs around the steps: the connection is given, and so is its transaction."""

from __future__ import annotations

from alembic import context

# SQLite's tables change within the transaction too: `database` begins it itself.
context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
