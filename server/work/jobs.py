"""The queue (Huey), which wakes a worker.

A message says only that a review waits; the store decides which one comes next (`queue_order`), so
that the many games of a collection starve nobody. Huey does not redeliver what a dead worker held: `recovery`
puts back messages that are missing. One too many does no harm.
"""

# mypy: allow-any-explicit
# huey has no types.

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, urlencode, urlsplit

import huey

from server.analysis.errors import KibitzError
from server.settings import SettingsError
from server.system.private_files import prepare_database

_QUEUE_NAME = "kibitz"
_TABLES_LOCK = 0x6B69_6269_747B
"""A number that stands for the making of its tables among PostgreSQL's advisory locks."""
_BUSY = 0.1
"""Seconds that SQLite waits for another writer of the queue. A message that is lost is put back
(`recovery`)."""
_REDIS_TIMES = {"socket_timeout": "3", "socket_connect_timeout": "2"}
"""Seconds that Redis has to answer, unless its address says otherwise; a message is waited for one second."""


class QueueAway(KibitzError):  # noqa: N818  (a state of things: trying again helps)
    """The queue is locked, full or cannot be reached. No review is lost by that: the store knows which ones
    wait."""

    code = "queue_away"
    retry = True


class ReviewQueue:
    """As many messages as reviews wait; each wakes one worker for one of them. Each use may raise
    QueueAway."""

    def __init__(self, url: str) -> None:
        self._huey = _create_huey(url)
        self._may_be_silent = url.startswith("redis")  # Huey takes one that says nothing for an empty one
        self._run: Callable[[], object] | None = None
        self._task = self._huey.task(name="review")(self._execute)

    def enqueue(self, count: int = 1) -> None:
        """This many more reviews wait."""
        with _telling_of_absence():
            for _ in range(count):
                self._huey.enqueue(self._task.s())
                time.sleep(0)  # a message may be a write to a disk: others have their turn between two

    def pending(self) -> int:
        """The messages that are in the queue now."""
        with _telling_of_absence():
            count: int = self._huey.pending_count()
        return count

    def run_next(self, run: Callable[[], object]) -> bool:
        """Take the next message and `run`; False if there was none (some queues wait a second for one)."""
        self._run = run
        with _telling_of_absence():
            task = self._huey.dequeue()
            if task is None:
                if self._may_be_silent:
                    self._huey.pending_count()
                return False
            self._huey.execute(task)  # which tells the log of what `run` raises, and goes on
        return True

    def close(self) -> None:
        with suppress(Exception):  # a connection that broke needs no end
            self._huey.storage.close()

    def _execute(self, *ids: str) -> None:  # 0.1.0 put the id of a review into its messages
        assert self._run is not None
        self._run()


@contextmanager
def _telling_of_absence() -> Iterator[None]:
    try:
        yield
    except Exception as error:  # of its driver: each has a tree of its own, and need not be installed
        raise QueueAway(f"The queue cannot be used: {error}.") from error


def _create_huey(url: str) -> Any:
    """The queue's storage by the scheme of `url`. Raises SettingsError where its driver is missing, or its
    tables cannot be made."""
    scheme, _, path = url.partition("://")
    try:
        if scheme == "sqlite":
            file = Path(path.removeprefix("/"))
            prepare_database(file)
            return huey.SqliteHuey(
                _QUEUE_NAME, filename=str(file), results=False, strict_fifo=True, timeout=_BUSY
            )
        if scheme == "postgresql":
            return _in_postgresql(url)
        return huey.PriorityRedisHuey(_QUEUE_NAME, url=_in_time(url), results=False)
    except (huey.exceptions.ConfigurationError, ImportError) as error:
        message = f"The queue {scheme}:// needs a driver that is not installed: {error}."
        raise SettingsError(message, place="KIBITZ_QUEUE_URL") from None
    except Exception as error:  # of its driver
        message = f"The queue {scheme}:// cannot be used: {' '.join(str(error).split())}."
        raise SettingsError(message, place="KIBITZ_QUEUE_URL") from None


def _in_postgresql(url: str) -> Any:
    """The queue in a PostgreSQL. Its tables are made by one process at a time: made at once they collide,
    "if not exists" or not."""
    made = huey.PostgresHuey(_QUEUE_NAME, dsn=url, results=False, create_tables=False)
    import psycopg  # which the queue has found

    with psycopg.connect(url) as turn:
        turn.execute("select pg_advisory_xact_lock(%s)", [_TABLES_LOCK])
        made.storage.initialize_schema()
    return made


def _in_time(url: str) -> str:
    """The address of a Redis that is given up when it is silent."""
    parts = urlsplit(url)
    given = dict(parse_qsl(parts.query))
    return parts._replace(query=urlencode(_REDIS_TIMES | given)).geturl()
