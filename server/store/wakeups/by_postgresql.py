"""Wake-ups by PostgreSQL's NOTIFY: sent with the commit, or not at all."""

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
from server.store.wakeups.changes import CHANNEL, Changes, written


class Notify:
    """Announces in the transaction itself."""

    def within(self, db: Connection, changes: Changes) -> None:
        for message in written(changes, time.time()):
            db.execute(sa.select(sa.func.pg_notify(CHANNEL, message)))

    def after(self, changes: Changes) -> None:
        """All is said."""

    def close(self) -> None:
        """Nothing is held."""


class PostgresNews:
    """What is announced by the database at `url`. Not for use by several at once."""

    def __init__(self, url: str) -> None:
        self._engine = create_postgresql(url)

    @contextmanager
    def listening(self) -> Iterator[PostgresListener]:
        """Listen, from now on. Raises the driver's errors."""
        connection = self._engine.raw_connection()
        driver: Any = connection.driver_connection
        connection.detach()  # it is no use to anybody afterwards
        try:
            driver.autocommit = True
            driver.execute(f"LISTEN {CHANNEL}")
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
