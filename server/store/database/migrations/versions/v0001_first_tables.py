"""The tables of Kibitz 0.1.0, which made them without noting a version."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    if sa.inspect(op.get_bind()).has_table("reviews"):
        return  # made by 0.1.0
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("pgn", sa.Text, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("status", sa.String(16), nullable=False, index=True),
        sa.Column("owner", sa.String(200)),
        sa.Column("heartbeat", sa.Float),
        sa.Column("stop_requested", sa.Boolean, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("last_seq", sa.Integer, nullable=False),
        sa.Column("delete_token_hash", sa.String(64), nullable=False),
        sa.Column("queued_at", sa.Float, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
    )
    op.create_table(
        "events",
        sa.Column(
            "review_id", sa.String(32), sa.ForeignKey("reviews.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("type", sa.String(16), nullable=False),
        sa.Column("data", sa.JSON, nullable=False),
    )
    op.create_table(
        "workers",
        sa.Column("owner", sa.String(200), primary_key=True),
        sa.Column("heartbeat", sa.Float, nullable=False),
    )
