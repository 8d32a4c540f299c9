"""What one browser leaves for another, until it is taken."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "parcels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("expires", sa.Float, nullable=False, index=True),
        sa.Column("data", sa.Text, nullable=False),
    )
