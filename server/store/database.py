"""The tables and the connections of the store. Only `store` and its neighbours use them.

The tables are described twice: here as they are now, in `migrations` how they came to be so. A test holds
the two together.
"""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import sqlalchemy as sa
from alembic.util import CommandError
from sqlalchemy.engine import Connection, Engine

from server.analysis.errors import KibitzError
from server.settings import SettingsError
from server.store import migrations
from server.store.postgresql import create_postgresql
from server.texts import sentence

_log = logging.getLogger(__name__)

_BUSY_MS = 10_000
"""How long SQLite waits for another writer."""
_SQLITE_AWAY = frozenset(
    (
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_PROTOCOL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_READONLY,
    )
)
"""Answers that another moment may bring another of; whatever else SQLite refuses is a fault of ours."""

metadata = sa.MetaData()
reviews_table = sa.Table(
    "reviews",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("pgn", sa.Text, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("status", sa.String(16), nullable=False, index=True),
    sa.Column("owner", sa.String(200)),
    sa.Column("heartbeat", sa.Float),
    sa.Column("stop_requested", sa.Boolean, nullable=False, default=False),
    sa.Column("attempts", sa.Integer, nullable=False, default=0),
    sa.Column("last_seq", sa.Integer, nullable=False, default=0),
    sa.Column("delete_token_hash", sa.String(64), nullable=False),
    sa.Column("queued_at", sa.Float, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("updated", sa.Float, nullable=False),
    sa.Column("turn", sa.Integer, nullable=False, server_default="0"),
    sa.Column("expires", sa.Float, index=True),
    sa.Index("ix_reviews_queue", "status", "turn", "queued_at"),
)
events_table = sa.Table(
    "events",
    metadata,
    sa.Column("review_id", sa.ForeignKey("reviews.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("type", sa.String(16), nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
)
workers_table = sa.Table(
    "workers",
    metadata,
    sa.Column("owner", sa.String(200), primary_key=True),
    sa.Column("heartbeat", sa.Float, nullable=False),
)
totals_table = sa.Table(
    "totals",
    metadata,
    sa.Column("name", sa.String(64), primary_key=True),
    sa.Column("value", sa.Float, nullable=False),
)
collections_table = sa.Table(
    "collections",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("delete_token_hash", sa.String(64), nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("expires", sa.Float, index=True),
)
collection_games_table = sa.Table(
    "collection_games",
    metadata,
    sa.Column("collection_id", sa.ForeignKey("collections.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("review_id", sa.ForeignKey("reviews.id", ondelete="CASCADE"), unique=True),
    sa.Column("facts", sa.JSON, nullable=False),
)
_MIGRATION_LOCK = 0x6B69_6269_747A
"""A number that stands for Kibitz's migrations among PostgreSQL's advisory locks."""


class DatabaseAway(KibitzError):  # noqa: N818  (a state of things: trying again helps)
    """The database is locked, full or cannot be reached. Nothing of what was to be stored is known to be."""

    code = "database_away"
    retry = True


def migrate(db: Connection) -> None:
    """Bring the tables up to date. `db` is a writing transaction: one process at a time comes through here.

    Raises SettingsError for a database of a newer Kibitz.
    """
    if db.dialect.name == "postgresql":  # SQLite's writers wait for each other as it is
        db.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))
    try:
        migrations.upgrade(db)
    except CommandError as error:
        message = f"The database was made by a newer Kibitz, or by something else ({error})."
        raise SettingsError(message, place="KIBITZ_DATABASE_URL") from None


class Database:
    """A database whose tables are up to date; safe for use by many threads. Raises SettingsError as
    `migrate`; each use may raise DatabaseAway.

    `patience`: seconds after which a use gives up, for whoever would rather hear that the database is away
    than wait for it; such a one finds the tables as they are.
    """

    def __init__(self, url: str, *, patience: float | None = None) -> None:
        self._engine = create_engine(url, patience)
        if patience is None:
            with self.writing() as db:
                migrate(db)

    def close(self) -> None:
        self._engine.dispose()

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with _telling_of_absence(), self._engine.connect() as db:
            yield db

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction: all or nothing."""
        with (
            _telling_of_absence(),
            self._engine.connect().execution_options(writes=True) as db,
            db.begin(),
        ):
            yield db


@contextmanager
def _telling_of_absence() -> Iterator[None]:
    """What a driver raises while the database is away becomes DatabaseAway."""
    try:
        yield
    except (sa.exc.DBAPIError, sa.exc.TimeoutError) as error:
        if not _is_away(error):
            raise
        _log.warning("the database is away: %s", str(getattr(error, "orig", error)).partition("\n")[0])
        raise DatabaseAway(sentence("error-database-away")) from error


def _is_away(error: sa.exc.DBAPIError | sa.exc.TimeoutError) -> bool:
    if isinstance(error, sa.exc.TimeoutError):  # all connections are in use
        return True
    if isinstance(error.orig, sqlite3.Error):
        return getattr(error.orig, "sqlite_errorcode", 0) & 0xFF in _SQLITE_AWAY
    unreachable = isinstance(error, sa.exc.OperationalError | sa.exc.InterfaceError)
    return unreachable or error.connection_invalidated


def create_engine(url: str, patience: float | None = None) -> Engine:
    """The connections to the database at `url`; where `patience` is given each lasts one use, and gives up
    after so many seconds. Faults of SQL are told without the values, which are people's games."""
    on_sqlite = url.startswith("sqlite")
    given: dict[str, Any] = {"json_serializer": _compact_json, "hide_parameters": True}
    if patience is not None:
        given |= _hasty(patience, on_sqlite=on_sqlite)
    if not on_sqlite:
        return create_postgresql(url, **given)
    engine = sa.create_engine(url, **given)
    if engine.dialect.name == "sqlite":
        busy = _BUSY_MS if patience is None else int(1000 * patience)
        sa.event.listen(engine, "connect", partial(_set_up_sqlite, busy))
        sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def _hasty(patience: float, *, on_sqlite: bool) -> dict[str, Any]:
    """What `sa.create_engine` is told so that nothing takes longer than `patience` seconds, and nothing is
    left open: whether one can connect now is part of the question."""
    if on_sqlite:
        return {"poolclass": sa.NullPool}
    ms = int(1000 * patience)
    timeouts = {
        "connect_timeout": max(1, round(patience)),
        "tcp_user_timeout": ms,
        "options": f"-c statement_timeout={ms}",
    }
    return {"poolclass": sa.NullPool, "connect_args": timeouts}


def _compact_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _set_up_sqlite(busy: int, connection: Any, record: object) -> None:
    connection.isolation_level = None  # transactions are begun by _begin_sqlite, not by the driver's guess
    for pragma in (f"busy_timeout={busy}", "journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(db: Connection) -> None:
    # A writer takes the lock at once: one that reads first could not wait for it afterwards.
    db.exec_driver_sql("BEGIN IMMEDIATE" if db.get_execution_options().get("writes") else "BEGIN")
