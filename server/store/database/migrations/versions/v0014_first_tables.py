"""The tables as Kibitz 0.10 to 0.15 have them: later steps go on from this number. New tables are made of the
models (`database.migrate`), so there is nothing to do here."""

from __future__ import annotations

revision = "0014"
down_revision = None


def upgrade() -> None:
    """Nothing is to be done."""
