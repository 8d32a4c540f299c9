"""Wake-ups by Redis: published after the commit by a thread of their own, so that a Redis that is away holds
up nobody. Needs the extra `redis`."""

# mypy: allow-any-explicit
# The package's subscriptions have no types.

from __future__ import annotations

import logging
import queue
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry
from sqlalchemy.engine import Connection

from server.store.wakeups.changes import CHANNEL, Changes, written

_log = logging.getLogger(__name__)

_WAITING = 1000
"""Announcements that wait to be published, at most; what comes then is dropped."""
_TIMEOUT = 2.0
"""Seconds that Redis has to answer."""
_PAUSE_AFTER_ERROR = 1.0


def connect(url: str) -> redis.Redis:
    """A client that waits for nothing long. It tells of a broken connection, and does not make it anew in
    silence: what was announced meanwhile would be missed."""
    once = Retry(NoBackoff(), 0)
    return redis.Redis.from_url(
        url, socket_timeout=_TIMEOUT, socket_connect_timeout=_TIMEOUT, retry=once, client_name="kibitz"
    )


class Publisher:
    """Announces by the Redis at `url`. Its thread begins with the first announcement."""

    def __init__(self, url: str) -> None:
        self._client = connect(url)
        self._waiting: queue.Queue[tuple[Changes, float] | None] = queue.Queue(_WAITING)
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._closing = threading.Event()

    def within(self, db: Connection, changes: Changes) -> None:
        """Not before it is stored."""

    def after(self, changes: Changes) -> None:
        with self._lock:
            if self._thread is None:
                self._thread = threading.Thread(target=self._publish_all, name="publisher", daemon=True)
                self._thread.start()
        try:
            self._waiting.put_nowait((changes, time.time()))
        except queue.Full:
            _log.debug("a change is announced to nobody")

    def close(self) -> None:
        """Publish what waits, if that is quick."""
        self._closing.set()
        if self._thread is not None:
            with suppress(queue.Full):  # Redis is away, and the thread is told by the event
                self._waiting.put_nowait(None)
            self._thread.join(2 * _TIMEOUT)
        self._client.close()

    def _publish_all(self) -> None:
        is_there = True
        while not (self._closing.is_set() and self._waiting.empty()):
            changes, stored = self._waiting.get() or ({}, 0.0)
            try:
                for message in written(changes, stored):
                    self._client.publish(CHANNEL, message)
                is_there = True
            except Exception as error:
                if is_there:
                    _log.warning("changes are announced to nobody: %s", error)
                is_there = False
                if self._closing.wait(_PAUSE_AFTER_ERROR):
                    return


class RedisNews:
    """What is announced by the Redis at `url`. Not for use by several at once."""

    def __init__(self, url: str) -> None:
        self._client = connect(url)

    @contextmanager
    def listening(self) -> Iterator[RedisListener]:
        """Listen, from now on. Raises the driver's errors."""
        pubsub: Any = self._client.pubsub  # which has no types
        with pubsub() as subscription:
            subscription.subscribe(CHANNEL)
            if subscription.get_message(timeout=_TIMEOUT) is None:
                raise redis.TimeoutError("no answer to SUBSCRIBE")
            yield RedisListener(subscription)

    def close(self) -> None:
        self._client.close()


class RedisListener:
    """A connection that listens."""

    def __init__(self, subscription: Any) -> None:
        self._subscription = subscription

    def messages(self, patience: float) -> list[str]:
        """What has come, at most `patience` seconds from now. Raises the driver's errors."""
        message = self._subscription.get_message(timeout=patience)
        if message is None or message["type"] != "message":
            return []
        return [message["data"].decode()]

    def check(self) -> None:
        """Raises the driver's errors if the connection is dead."""
        self._subscription.ping()
