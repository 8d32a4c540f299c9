"""Logs in one compressed row, and indexes by which what is asked every day is found without a search."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "packed",
        sa.Column(
            "review_id", sa.String(32), sa.ForeignKey("reviews.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("last_seq", sa.Integer, nullable=False),
        sa.Column("format", sa.SmallInteger, nullable=False),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.add_column("reviews", sa.Column("log", sa.String(8), nullable=False, server_default="rows"))
    op.execute("UPDATE reviews SET log = 'none' WHERE last_seq = 0")
    op.drop_index("ix_reviews_status", "reviews")
    op.drop_index("ix_reviews_queue", "reviews")
    in_order = ["status", "turn", "queued_at", "id"]
    op.create_index("ix_reviews_queue", "reviews", in_order)
    _create_index_of("log = 'none'", "ix_reviews_unread", in_order)
    _create_index_of("log = 'rows'", "ix_reviews_unpacked", ["status", "updated"])


def _create_index_of(condition: str, name: str, columns: list[str]) -> None:
    only = sa.text(condition)
    op.create_index(name, "reviews", columns, sqlite_where=only, postgresql_where=only)
