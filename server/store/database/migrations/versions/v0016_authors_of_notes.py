"""Notes know their author: the logs are completed before this step (`old_logs`), and no table changes."""

from __future__ import annotations

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Nothing beside the logs."""
