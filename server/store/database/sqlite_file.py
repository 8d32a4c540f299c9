"""A file of SQLite in the long run: what was deleted leaves it, and it shrinks. A server's database does that
by itself: here nothing happens to it.

Deleted text is overwritten at once (`secure_delete`, in `database`), but older states of a page stand in the
write-ahead log until that begins anew, which the checkpoints here see to.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from server.store.database.database import SHRINKS, Database, reviews_table
from server.store.reviews.status import OPEN

_log = logging.getLogger(__name__)

_SLACK = 256
"""Free pages (of 4 KiB) that stay for what comes next."""
_STEP = 500
"""Pages that are given back at once: some milliseconds of the one writer's time."""
_CHECKPOINT = 60.0
"""Seconds between two checkpoints."""
_PATIENCE_MS = 200
"""How long a checkpoint waits for those who read: writers wait for it."""
_INCREMENTAL = 2
"""`auto_vacuum` of a file that can shrink bit by bit. An older one has to be written anew once for it."""
_QUICK = 128 * 1024 * 1024
"""Bytes that are written anew within seconds, so that it may happen beside the work."""
_HOUR = 3600.0


class DatabaseFile:
    """The care of one database's file."""

    def __init__(self, database: Database, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._database = database
        self._monotonic = monotonic
        self._checkpoint_at = 0.0
        self._rewrite_at = 0.0

    def tend(self) -> bool:
        """Give back some pages, or see to the write-ahead log; False: nothing more to do now."""
        if not self._database.is_file:
            return False
        with self._database.bare() as db:
            if _number(db, "auto_vacuum") != _INCREMENTAL:
                return self._monotonic() >= self._rewrite_at and self._rewrite(db)
            if _number(db, "freelist_count") > _SLACK:
                # SQLAlchemy and `execute` take one step of it, which is one page.
                db.connection.driver_connection.executescript(f"PRAGMA incremental_vacuum({_STEP})")  # type: ignore[union-attr]
                return True
            if self._monotonic() >= self._checkpoint_at:
                self._checkpoint_at = self._monotonic() + _CHECKPOINT
                _checkpoint(db)
        return False

    def _rewrite(self, db: Connection) -> bool:
        """Write the file anew, so that it can shrink from then on, while no review is under way."""
        self._rewrite_at = self._monotonic() + _HOUR
        pages = _number(db, "page_count") - _number(db, "freelist_count")
        if pages * _number(db, "page_size") > _QUICK:
            _log.warning("the database does not shrink: docs/deployment.md says what to do once")
            return False
        under_way = sa.exists().where(reviews_table.c.status.in_(OPEN))
        if db.execute(sa.select(under_way)).scalar_one():
            self._rewrite_at = self._monotonic() + _CHECKPOINT
            return False
        try:
            db.exec_driver_sql(f"PRAGMA {SHRINKS}")
            db.exec_driver_sql("VACUUM")
        except sa.exc.OperationalError as error:  # the disk is too full for a second one, somebody writes
            _log.warning("the database cannot be written anew: %s", error.orig)
            return False
        return True


def _number(db: Connection, pragma: str) -> int:
    found: int = db.exec_driver_sql(f"PRAGMA {pragma}").scalar_one()
    return found


def _checkpoint(db: Connection) -> None:
    patience = _number(db, "busy_timeout")
    db.exec_driver_sql(f"PRAGMA busy_timeout={_PATIENCE_MS}")
    try:
        db.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    finally:
        db.exec_driver_sql(f"PRAGMA busy_timeout={patience}")
