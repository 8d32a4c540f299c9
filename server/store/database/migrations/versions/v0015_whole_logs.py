"""Logs that have all fields which events of Kibitz 0.16 have (`old_logs.py`): the tables stay as they are."""

from __future__ import annotations

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Nothing is to be done: the logs were completed before."""
