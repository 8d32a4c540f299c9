"""The tables and the connections of the store. Only `store` and its neighbours use them.

The tables are described here as they are now, and new ones are made so. `migrations` changes those of an
older version; a test holds the two together.
"""

# mypy: allow-any-explicit
# SQLAlchemy says Any of columns and of what the drivers are: here alone, under names.

from __future__ import annotations

import json
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from server.analysis.errors import KibitzError
from server.i18n.texts import sentence
from server.settings import SettingsError
from server.store.database import migrations
from server.store.database.migrations import old_logs
from server.store.database.postgresql import create_postgresql
from server.store.reviews.status import LogForm
from server.store.wakeups import changes
from server.store.wakeups.by_postgresql import announce
from server.system.private_files import prepare_database

_log = logging.getLogger(__name__)

_WAIT = 1.0
"""Seconds that a transaction waits for another writer of SQLite. It sleeps meanwhile: SQLite's own waiting
would
hold up a whole web process."""
_MIGRATION_WAIT = 30.0
_NAP = (0.002, 0.025)
"""Seconds between two tries, the first and the longest."""
SHRINKS = "auto_vacuum=INCREMENTAL"
"""A file that can shrink: said before anything is in it, or before it is written anew (`database_file`)."""
_WAL_BYTES = 4 * 1024 * 1024
_PRAGMAS = (
    "journal_mode=WAL",
    f"journal_size_limit={_WAL_BYTES}",
    "synchronous=NORMAL",
    "foreign_keys=ON",
    "secure_delete=ON",  # what is deleted is overwritten
)
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


def _only(condition: str) -> dict[str, Any]:
    """An index of the rows alone of which `condition` is true; a query must say it in these words."""
    return {f"{dialect}_where": sa.text(condition) for dialect in ("sqlite", "postgresql")}


Row = Any
"""A row of an answer: SQL alone knows what its columns are."""
Select = sa.Select[Any]
Column = sa.ColumnElement[Any]
metadata = sa.MetaData()
reviews_table = sa.Table(
    "reviews",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("pgn", sa.Text, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
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
    sa.Column("log", sa.String(8), nullable=False, server_default=LogForm.ROWS),
    sa.Column("notes", sa.Integer, nullable=False, server_default="0"),  # those of last_seq
    sa.Column("note_token_hash", sa.String(64)),
    sa.Index("ix_reviews_queue", "status", "turn", "queued_at", "id"),
    # Of few reviews at any time. Their conditions name no column that every event changes: PostgreSQL would
    # write all indexes anew for each.
    sa.Index("ix_reviews_unread", "status", "turn", "queued_at", "id", **_only("log = 'none'")),
    sa.Index("ix_reviews_unpacked", "status", "updated", **_only("log = 'rows'")),
)
events_table = sa.Table(
    "events",
    metadata,
    sa.Column("review_id", sa.ForeignKey("reviews.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("type", sa.String(16), nullable=False),
    sa.Column("data", sa.JSON, nullable=False),
)
packed_table = sa.Table(
    "packed",
    metadata,
    sa.Column("review_id", sa.ForeignKey("reviews.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("last_seq", sa.Integer, nullable=False),
    sa.Column("format", sa.SmallInteger, nullable=False),
    sa.Column("facts", sa.JSON, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),  # last: who reads facts does not pass over it
)
digests_table = sa.Table(
    "digests",
    metadata,
    sa.Column("review_id", sa.ForeignKey("reviews.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("last_seq", sa.Integer, nullable=False),
    sa.Column("version", sa.SmallInteger, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)
workers_table = sa.Table(
    "workers",
    metadata,
    sa.Column("owner", sa.String(200), primary_key=True),
    sa.Column("heartbeat", sa.Float, nullable=False),
    sa.Column("facts", sa.JSON(none_as_null=True)),
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
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),
    sa.Column("last_number", sa.Integer, nullable=False, server_default="0"),
    sa.Column("regulations", sa.JSON),
    sa.Column("report", sa.JSON),
)
collection_games_table = sa.Table(
    "collection_games",
    metadata,
    sa.Column("collection_id", sa.ForeignKey("collections.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("review_id", sa.ForeignKey("reviews.id", ondelete="CASCADE"), unique=True),
    sa.Column("facts", sa.JSON, nullable=False),
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),
)
follows_table = sa.Table(
    "follows",
    metadata,
    sa.Column("collection_id", sa.ForeignKey("collections.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("url", sa.Text, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("labels", sa.JSON, nullable=False),
    sa.Column("etag", sa.Text),
    sa.Column("last_modified", sa.Text),
    sa.Column("state", sa.String(16), nullable=False),
    sa.Column("owner", sa.String(200)),
    sa.Column("next_at", sa.Float, nullable=False),
    sa.Column("begun", sa.Float, nullable=False),
    sa.Column("looked_at", sa.Float, nullable=False),
    sa.Column("changed_at", sa.Float, nullable=False),
    sa.Column("fault", sa.JSON(none_as_null=True)),
    sa.Column("fault_since", sa.Float),
    sa.Column("ended", sa.Float),
    sa.Column("since", sa.Float),
    sa.Column("opened", sa.Float),
    sa.Index("ix_follows_due", "ended", "next_at"),
)
visit_keys_table = sa.Table(
    "visit_keys",
    metadata,
    sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("key", sa.String(64), nullable=False),
)
hits_table = sa.Table(
    "hits",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("visitor", sa.String(32), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("until", sa.Float, nullable=False, index=True),
    sa.Column("amount", sa.Integer, nullable=False),
    sa.Index("ix_hits_visitor", "visitor", "at"),
)
unfinished_table = sa.Table(
    "unfinished",
    metadata,
    sa.Column("made_id", sa.String(32), primary_key=True),
    sa.Column("visitor", sa.String(32), nullable=False, index=True),
)
parcels_table = sa.Table(
    "parcels",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("expires", sa.Float, nullable=False, index=True),
    sa.Column("data", sa.Text, nullable=False),
)
_SPAN: dict[str, type[sa.types.TypeEngine[Any]]] = {"id": sa.String, "after": sa.Integer, "upto": sa.Integer}
_MIGRATION_LOCK = 0x6B69_6269_747A
"""A number that stands for Kibitz's migrations among PostgreSQL's advisory locks."""


class DatabaseAway(KibitzError):  # noqa: N818  (a state of things: trying again helps)
    """The database is locked, full or cannot be reached. Nothing of what was to be stored is known to be."""

    code = "database_away"
    retry = True


def _take_turn(db: Connection) -> None:
    """One process at a time brings a database up to date."""
    if db.dialect.name == "postgresql":  # SQLite's writers wait for each other as it is
        db.execute(sa.select(sa.func.pg_advisory_xact_lock(_MIGRATION_LOCK)))


def migrate(db: Connection) -> bool:
    """Bring the tables up to date; True: there was none. `db` is a writing transaction.

    Raises SettingsError for a database of a newer Kibitz, and for one of a Kibitz before 0.10.
    """
    if not sa.inspect(db).has_table(reviews_table.name):
        metadata.create_all(db, checkfirst=False)
        migrations.stamp(db)
        return True
    try:
        migrations.upgrade(db)
    except migrations.OldVersionError:
        message = (
            "The database is not one of Kibitz 0.10 or newer. If an older Kibitz made it, upgrade to 0.10 "
            "first, and start that once."
        )
        raise SettingsError(message, place="KIBITZ_DATABASE_URL") from None
    except migrations.UnknownVersionError as error:
        message = f"The database was made by a newer Kibitz, or by something else ({error})."
        raise SettingsError(message, place="KIBITZ_DATABASE_URL") from None
    return False


def _check_version(db: Connection) -> None:
    """Raises SettingsError where the tables are not up to date."""
    if not migrations.is_up_to_date(db):
        message = "The database is of another version: start this Kibitz once, which brings it up to date."
        raise SettingsError(message, place="KIBITZ_DATABASE_URL")


def sqlite_path(url: str) -> Path | None:
    """The file that `url` names for SQLite, there or not; None for a server's database."""
    made = sa.make_url(url)
    return Path(made.database or "") if made.get_backend_name() == "sqlite" else None


def file_of(url: str) -> Path | None:
    """The file of a database of SQLite, None for a server's. Raises SettingsError where it is not there."""
    file = sqlite_path(url)
    if file is None:
        return None
    if not file.is_file():
        raise SettingsError(f"There is no database at {file}.", place="KIBITZ_DATABASE_URL")
    return file


def among(db: Connection, column: sa.ColumnElement[str], ids: Iterable[str]) -> sa.ColumnElement[bool]:
    """That `column` is one of `ids`: one value of the statement, so that there may be many, and the statement
    stays the same however many there are."""
    if db.dialect.name == "sqlite":
        each = sa.func.json_each(json.dumps(list(ids))).table_valued("value")
        return column.in_(sa.select(each.c.value))
    return column == sa.any_(sa.literal(list(ids), sa.ARRAY(sa.String)))


def listed(dialect: str) -> sa.FromClause:
    """The spans of `listing` as rows of `id`, `after`, `upto`, for a statement that is made once."""
    if dialect == "sqlite":
        each = sa.func.json_each(sa.bindparam("spans")).table_valued("value")
        parts = (
            sa.func.json_extract(each.c.value, f"$[{place}]", type_=kind)
            for place, kind in enumerate(_SPAN.values())
        )
        return sa.select(*(part.label(name) for part, name in zip(parts, _SPAN, strict=True))).cte("asked")
    arrays = (sa.bindparam(f"each_{name}", type_=sa.ARRAY(kind)) for name, kind in _SPAN.items())
    names = (sa.column(name, kind) for name, kind in _SPAN.items())
    return sa.func.unnest(*arrays).table_valued(*names).render_derived(name="asked")


def listing(dialect: str, spans: Mapping[str, tuple[int, int]]) -> dict[str, object]:
    """What a statement with `listed` is given: ids with their numbers, as one value or three, so that there
    may be many."""
    rows = [(key, *span) for key, span in spans.items()]
    if dialect == "sqlite":
        return {"spans": json.dumps(rows)}
    return {f"each_{name}": [row[place] for row in rows] for place, name in enumerate(_SPAN)}


class Changed:
    """Whether anybody may have written since this was last asked, by `Database.version`. It is for one
    thread."""

    def __init__(self, version: Callable[[], int | None]) -> None:
        self._version = version
        self._seen: int | None = None

    def __call__(self) -> bool:
        before, self._seen = self._seen, self._version()
        return self._seen is None or before != self._seen


class Database:
    """A database whose tables are up to date; safe for use by many threads. Raises SettingsError as
    `migrate`, or where they are not; each use may raise DatabaseAway.

    `as_it_is`: they are not brought up to date. `patience`: seconds after which a use gives up, for callers
    that would rather hear that the database is away than wait for it; they ask nothing at first.
    `was_empty`: there were no tables, and they were made.
    """

    def __init__(
        self,
        url: str,
        *,
        patience: float | None = None,
        as_it_is: bool = False,
    ) -> None:
        self._engine = create_engine(url, patience)
        self._path = sqlite_path(url)
        self._file = _identity(self._path)
        self._patience = patience
        self._writer = threading.Lock()
        self._watching = threading.Lock()
        self._watcher: Any = None
        self.may_have_changed = Changed(self.version)
        self.was_empty = False
        if patience is not None:
            return
        if as_it_is:
            with self.reading() as db:
                _check_version(db)
        else:
            self._bring_up_to_date()
        self._file = _identity(self._path)

    def _bring_up_to_date(self) -> None:
        """A transaction for every few logs, so that an upgrade that is killed has not worked in vain."""
        last: str | None = ""
        while last is not None:
            with self.writing(_MIGRATION_WAIT) as db:
                _take_turn(db)
                last = old_logs.complete_some(db, last) if migrations.is_behind(db) else None
                if last is None:
                    self.was_empty = migrate(db)

    def close(self) -> None:
        if self._watcher is not None:
            self._watcher.close()
        self._engine.dispose()

    def version(self) -> int | None:
        """A number that stays the same until anybody has written, in whatever process; it costs next to
        nothing. None: nobody knows, as in PostgreSQL."""
        if self._file is None:
            return None
        self._check_file()
        with _telling_of_absence(), self._watching:
            if self._watcher is None:  # what it tells holds for one connection
                connection = self._engine.raw_connection()
                self._watcher = connection.driver_connection
                connection.detach()
            version: int = self._watcher.execute("PRAGMA data_version").fetchone()[0]
        return version

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        self._check_file()
        with _telling_of_absence(), self._engine.connect() as db:
            yield db

    @contextmanager
    def writing(self, wait: float | None = None) -> Iterator[Connection]:
        """A transaction: all or nothing. What it has changed is announced to the other processes. `wait`:
        seconds for another writer of SQLite, if not the usual."""
        self._check_file()
        wait = next(seconds for seconds in (wait, self._patience, _WAIT) if seconds is not None)
        with (
            _telling_of_absence(),
            self._turn(wait),
            self._engine.connect().execution_options(writes=wait) as db,
            db.begin(),
        ):
            noted = changes.begin(db)
            yield db
            announce(db, noted)

    @contextmanager
    def _turn(self, wait: float) -> Iterator[None]:
        """Of SQLite's one writer: those of this process that wait for it keep no connection from its
        readers."""
        if not self.is_file:
            yield
            return
        if not self._writer.acquire(timeout=wait):
            raise sa.exc.TimeoutError("another transaction is being written")
        try:
            yield
        finally:
            self._writer.release()

    def _check_file(self) -> None:
        """Raises DatabaseAway where the file that was opened lies no more in its place: SQLite would go on
        writing into what nobody finds again, or begin a new one."""
        if self._file is not None and _identity(self._path) != self._file:
            _log.error("the file of the database was removed or replaced: %s", self._path)
            raise DatabaseAway(sentence("error-database-away"))

    @property
    def is_file(self) -> bool:
        """Whether it is a file of SQLite."""
        return self._engine.dialect.name == "sqlite"

    @contextmanager
    def bare(self) -> Iterator[Connection]:
        """No transaction but that of each statement: for what SQLite does to its file as a whole."""
        self._check_file()
        with _telling_of_absence(), self._engine.connect().execution_options(bare=True) as db:
            yield db


def _identity(file: Path | None) -> tuple[int, int] | None:
    """What tells a file from another that is put in its place; None: there is no file."""
    try:
        found = file.stat() if file is not None and file.name else None
    except OSError:
        return None
    return found and (found.st_dev, found.st_ino)


@contextmanager
def _telling_of_absence() -> Iterator[None]:
    """What a driver raises while the database is away becomes DatabaseAway."""
    try:
        yield
    except (sa.exc.DBAPIError, sa.exc.TimeoutError, sqlite3.Error) as error:
        if not _is_away(error):
            raise
        _log.warning("the database is away: %s", str(getattr(error, "orig", error)).partition("\n")[0])
        raise DatabaseAway(sentence("error-database-away")) from error


def _is_away(error: sa.exc.DBAPIError | sa.exc.TimeoutError | sqlite3.Error) -> bool:
    if isinstance(error, sa.exc.TimeoutError):  # all connections are in use
        return True
    if isinstance(error, sa.exc.DBAPIError) and not isinstance(error.orig, sqlite3.Error):
        return _has_lost_its_server(error)
    origin = error if isinstance(error, sqlite3.Error) else error.orig
    return getattr(origin, "sqlite_errorcode", 0) & 0xFF in _SQLITE_AWAY


def _has_lost_its_server(error: sa.exc.DBAPIError) -> bool:
    unreachable = isinstance(error, sa.exc.OperationalError | sa.exc.InterfaceError)
    return unreachable or error.connection_invalidated


def create_engine(url: str, patience: float | None = None) -> Engine:
    """The connections to the database at `url`; where `patience` is given each lasts one use, and gives up
    after so many seconds. Faults of SQL are told without the values, which are people's games."""
    options: dict[str, Any] = {"json_serializer": _compact_json, "hide_parameters": True}
    if not url.startswith("sqlite"):
        return create_postgresql(url, patience, **options)
    file = sqlite_path(url)
    if file is not None:
        prepare_database(file)
    if patience is not None:
        options["poolclass"] = sa.NullPool  # whether one can connect now is part of the question
    engine = sa.create_engine(url, **options)
    if engine.dialect.name == "sqlite":
        busy = int(1000 * (_WAIT if patience is None else patience))
        sa.event.listen(engine, "connect", partial(_set_up_sqlite, busy))
        sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def _compact_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _set_up_sqlite(busy: int, connection: Any, record: object) -> None:
    connection.isolation_level = None  # transactions are begun by _begin_sqlite, not by the driver's guess
    connection.execute(f"PRAGMA busy_timeout={busy}")
    if connection.execute("PRAGMA page_count").fetchone() == (0,):  # else it would wait for the writer
        connection.execute(f"PRAGMA {SHRINKS}")
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(db: Connection) -> None:
    options = db.get_execution_options()
    if options.get("bare"):
        return
    if "writes" not in options:
        db.exec_driver_sql("BEGIN")
        return
    # A writer takes the lock at once: one that reads first could not wait for it afterwards.
    cursor, until, nap = db.connection.cursor(), time.monotonic() + options["writes"], _NAP[0]
    timeout = cursor.execute("PRAGMA busy_timeout").fetchone()[0]
    cursor.execute("PRAGMA busy_timeout=0")
    try:
        while not _has_begun(cursor, last=time.monotonic() >= until):
            time.sleep(nap)
            nap = min(2 * nap, _NAP[1])
    finally:
        cursor.execute(f"PRAGMA busy_timeout={timeout}")
        cursor.close()


def _has_begun(cursor: Any, *, last: bool) -> bool:
    """Try to begin a transaction that writes. Raises sqlite3.Error where it fails at last."""
    try:
        cursor.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as error:
        if last or error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
            raise
        return False
    return True
