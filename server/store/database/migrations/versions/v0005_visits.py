"""What the limits remember of visitors."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "visit_keys",
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("key", sa.String(64), nullable=False),
    )
    op.create_table(
        "hits",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("visitor", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False, index=True),
        sa.Column("amount", sa.Integer, nullable=False),
    )
    op.create_index("ix_hits_visitor", "hits", ["visitor", "at"])
    op.create_table(
        "unfinished",
        sa.Column("made_id", sa.String(32), primary_key=True),
        sa.Column("visitor", sa.String(32), nullable=False, index=True),
    )
