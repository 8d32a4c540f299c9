"""Players who are followed: from when on their games are asked for, and when somebody looked at them last."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("follows", sa.Column("since", sa.Float))
    op.add_column("follows", sa.Column("opened", sa.Float))
