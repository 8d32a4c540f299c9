"""When a review, or a collection, is to be deleted by itself."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    for table in ("reviews", "collections"):
        op.add_column(table, sa.Column("expires", sa.Float))
        op.create_index(f"ix_{table}_expires", table, ["expires"])
