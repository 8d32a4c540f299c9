"""The queue (Huey): wake a worker, recover the reviews whose worker died or has left them.

A message says only that a review waits; the store decides which one comes next (`queue_order`), so
that the many games of a collection starve nobody. Huey does not redeliver what a dead worker held: this room
puts back messages that are missing. One too many does no harm.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import huey

from server.settings import Settings, SettingsError
from server.store.leases import Lease
from server.store.reviews import Store
from server.work import process_name
from server.work.ends import CRASHED

_log = logging.getLogger(__name__)

_QUEUE_NAME = "kibitz"
_LOST_AFTER = 5.0
"""Seconds after which a waiting review that is in no queue counts as lost, not as under way."""


class ReviewQueue:
    """As many messages as reviews wait; each wakes one worker for one of them."""

    def __init__(self, url: str) -> None:
        self._huey = _create_huey(url)
        self._run: Callable[[], object] | None = None
        self._task = self._huey.task(name="review")(self._execute)

    def enqueue(self, count: int = 1) -> None:
        """So many more reviews wait."""
        for _ in range(count):
            self._huey.enqueue(self._task.s())

    def pending(self) -> int:
        """The messages that are in the queue now."""
        count: int = self._huey.pending_count()
        return count

    def run_next(self, run: Callable[[], object]) -> bool:
        """Take the next message and `run`; False if there was none (some queues wait a second for one)."""
        task = self._huey.dequeue()
        if task is None:
            return False
        self._run = run
        self._huey.execute(task)
        return True

    def close(self) -> None:
        self._huey.storage.close()

    def _execute(self, *ids: str) -> None:  # 0.1.0 put the id of a review into its messages
        assert self._run is not None
        self._run()


def recover(
    store: Store,
    queue: ReviewQueue,
    settings: Settings,
    *,
    forgotten: Callable[[Lease], bool] = lambda lease: False,
    lost_after: float = _LOST_AFTER,
) -> None:
    """Put back what dead workers held, what this one has `forgotten` and what the queue has lost. Any worker
    may do it, at any time."""
    for lease in store.leases.all():
        if forgotten(lease) or _is_silent(lease.owner, lease.heartbeat, settings.stale_after):
            _take_back(lease, store, queue, settings.max_attempts)
    beats = store.workers.heartbeats()
    gone = [name for name, beat in beats.items() if _is_silent(name, beat, settings.stale_after)]
    if gone:
        store.workers.sign_off(*gone)
    missing = len(store.waiting(unchanged_for=lost_after)) - queue.pending()
    if missing > 0:
        _log.warning("the queue has lost %d reviews", missing)
        queue.enqueue(missing)


def _take_back(lease: Lease, store: Store, queue: ReviewQueue, max_attempts: int) -> None:
    if lease.attempts >= max_attempts:
        _log.error("review %s is given up after %d attempts", lease.review_id, lease.attempts)
        store.leases.give_up(lease, CRASHED.to_wire())
    elif store.leases.requeue(lease):
        _log.warning("review %s lost its worker %s and goes on", lease.review_id, lease.owner)
        queue.enqueue()


def _is_silent(name: str, heartbeat: float, stale_after: float) -> bool:
    return process_name.is_gone(name) or time.time() - heartbeat > stale_after


def _create_huey(url: str) -> Any:
    """The queue's storage by the scheme of `url`. Raises SettingsError where its driver is missing."""
    scheme, _, path = url.partition("://")
    if scheme == "sqlite":
        file = Path(path.removeprefix("/"))
        return huey.SqliteHuey(_QUEUE_NAME, filename=str(file), results=False, strict_fifo=True)
    try:
        if scheme == "postgresql":
            return huey.PostgresHuey(_QUEUE_NAME, dsn=url, results=False)
        return huey.PriorityRedisHuey(_QUEUE_NAME, url=url, results=False)
    except (huey.exceptions.ConfigurationError, ImportError) as error:
        message = f"The queue {scheme}:// needs a driver that is not installed: {error}."
        raise SettingsError(message, place="KIBITZ_QUEUE_URL") from None
