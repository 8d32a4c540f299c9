"""Wake-ups by PostgreSQL's NOTIFY: sent with the commit, or not at all. Other databases have none."""

# mypy: allow-any-explicit
# psycopg may be missing, and with it the types of its connection.

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from server.store.database.postgresql import create_postgresql
from server.store.wakeups.changes import CHANGED, WAITING, Changes, written
from server.store.wakeups.listener import Hearer, Listener


def announce(db: Connection, changes: Changes) -> None:
    """Tell other processes what the transaction on `db` has changed, once it is committed."""
    if db.dialect.name != "postgresql":
        return
    for message in written(changes.last_seqs, time.time()):
        db.execute(sa.select(sa.func.pg_notify(CHANGED, message)))
    if changes.waiting:
        db.execute(sa.select(sa.func.pg_notify(WAITING, "")))


def listen(url: str, channel: str, hearer: Hearer) -> Listener | None:
    """Hear what the database at `url` announces on `channel` from now on, in the background; None if it
    announces nothing."""
    if not url.startswith("postgresql"):
        return None
    made = Listener(PostgresNews(url, channel), hearer)
    made.start()
    return made


class PostgresNews:
    """What the database at `url` announces on `channel`. Not for use by several at once."""

    def __init__(self, url: str, channel: str) -> None:
        self._engine = create_postgresql(url)
        self._channel = channel

    @contextmanager
    def listening(self) -> Iterator[PostgresListener]:
        """Listen, from now on. Raises the driver's errors."""
        connection = self._engine.raw_connection()
        driver: Any = connection.driver_connection
        connection.detach()  # it is no use to anybody afterwards
        try:
            driver.autocommit = True
            driver.execute(f"LISTEN {self._channel}")
            yield PostgresListener(driver)
        finally:
            driver.close()

    def close(self) -> None:
        self._engine.dispose()


class PostgresListener:
    """A connection that listens."""

    def __init__(self, driver: Any) -> None:
        self._driver = driver

    def messages(self, patience: float) -> list[str]:
        """What has come, at most `patience` seconds from now. Raises the driver's errors."""
        return [notice.payload for notice in self._driver.notifies(timeout=patience, stop_after=1)]

    def check(self) -> None:
        """Raises the driver's errors if the connection is dead."""
        self._driver.execute("SELECT 1")
