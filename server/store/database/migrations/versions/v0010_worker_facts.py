"""What a worker says of itself: its version, its memory."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("workers", sa.Column("facts", sa.JSON))
