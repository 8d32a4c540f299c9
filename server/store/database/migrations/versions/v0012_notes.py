"""Notes on a review: how many its log has, and the key of whom the owner lets write them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("reviews", sa.Column("notes", sa.Integer, nullable=False, server_default="0"))
    op.add_column("reviews", sa.Column("note_token_hash", sa.String(64)))
