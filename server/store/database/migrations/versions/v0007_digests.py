"""What a season needs of each reviewed game, ready to be added up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "digests",
        sa.Column(
            "review_id", sa.String(32), sa.ForeignKey("reviews.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("last_seq", sa.Integer, nullable=False),
        sa.Column("version", sa.SmallInteger, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
