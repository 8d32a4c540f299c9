"""Collections that are changed after they were made: versions, and the highest number ever given."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    for table, name in (
        ("collections", "version"),
        ("collections", "last_number"),
        ("collection_games", "version"),
    ):
        op.add_column(table, sa.Column(name, sa.Integer, nullable=False, server_default="0"))
    op.execute(
        "UPDATE collections SET last_number = (SELECT coalesce(max(number), 0) FROM collection_games"
        " WHERE collection_games.collection_id = collections.id)"
    )
