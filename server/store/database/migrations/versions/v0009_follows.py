"""Collections that follow a round while it is played."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "follows",
        sa.Column(
            "collection_id",
            sa.String(32),
            sa.ForeignKey("collections.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("labels", sa.JSON, nullable=False),
        sa.Column("etag", sa.Text),
        sa.Column("last_modified", sa.Text),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("owner", sa.String(200)),
        sa.Column("next_at", sa.Float, nullable=False),
        sa.Column("begun", sa.Float, nullable=False),
        sa.Column("looked_at", sa.Float, nullable=False),
        sa.Column("changed_at", sa.Float, nullable=False),
        sa.Column("fault", sa.JSON),
        sa.Column("fault_since", sa.Float),
        sa.Column("ended", sa.Float),
    )
    op.create_index("ix_follows_due", "follows", ["ended", "next_at"])
