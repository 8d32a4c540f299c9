"""Collections of games, and the turn of each review in the queue."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("reviews", sa.Column("turn", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_reviews_queue", "reviews", ["status", "turn", "queued_at"])
    op.create_table(
        "collections",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("delete_token_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "collection_games",
        sa.Column(
            "collection_id",
            sa.String(32),
            sa.ForeignKey("collections.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("review_id", sa.String(32), sa.ForeignKey("reviews.id", ondelete="CASCADE"), unique=True),
        sa.Column("facts", sa.JSON, nullable=False),
    )
