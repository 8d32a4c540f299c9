"""New databases of SQLite get their tables at once, not by all the steps that led to them.

The steps take longer than most tests that want an empty database, and they are the same each time. Only a
database without tables is made so; any other goes its way step by step, and those of
tests/store/database/test_migrations.py all do.
"""

from __future__ import annotations

from functools import cache

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from server.store.database import migrations

step_by_step = migrations.upgrade


def upgrade(db: Connection) -> None:
    """As `migrations.upgrade`."""
    if db.dialect.name != "sqlite" or db.exec_driver_sql("SELECT 1 FROM sqlite_master").first():
        step_by_step(db)
        return
    for statement in _statements():
        db.exec_driver_sql(statement)


@cache
def _statements() -> tuple[str, ...]:
    """What the steps leave of an empty database: its tables, and of which version they are."""
    engine = sa.create_engine("sqlite://")
    with engine.begin() as db:
        step_by_step(db)
        made = db.connection.driver_connection
        assert made is not None
        found = tuple(line for line in made.iterdump() if line not in ("BEGIN TRANSACTION;", "COMMIT;"))
    engine.dispose()
    return found
