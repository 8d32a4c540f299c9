"""What an arbiter settles of a collection's tournament, and the report that completes its games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("collections", sa.Column("regulations", sa.JSON))
    op.add_column("collections", sa.Column("report", sa.JSON))
