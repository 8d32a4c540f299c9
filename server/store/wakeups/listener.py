"""Hears what other processes have changed, in a thread of its own, and goes on trying where it cannot."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol

_log = logging.getLogger(__name__)

DELAYS = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds before each further try to listen; the last one again and again."""
_PATIENCE = 5.0
"""Seconds of silence after which the connection is tried."""


class Listening(Protocol):
    """A connection that listens. Both raise whatever its driver raises."""

    def messages(self, patience: float) -> list[str]: ...

    def check(self) -> None: ...


class News(Protocol):
    """Where changes are announced."""

    def listening(self) -> AbstractContextManager[Listening]: ...

    def close(self) -> None: ...


@dataclass(frozen=True, slots=True)
class Hearer:
    """Who is told."""

    hear: Callable[[str], None]
    """Called with each message."""
    rely: Callable[[bool], None]
    """Called with whether all that is announced from now on is heard."""


class Listener:
    """Listens to `news` from its `start` on, until `close`."""

    def __init__(self, news: News, hearer: Hearer) -> None:
        self._news = news
        self._hearer = hearer
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="listener", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        """It may take as long as its connection's timeout; the caller does not wait."""
        self._closing.set()

    def _run(self) -> None:
        failures = 0
        while not self._closing.is_set():
            try:
                with self._news.listening() as connection:
                    _log.info("changes in the database are heard of")
                    failures = 0
                    self._hearer.rely(True)
                    self._listen(connection)
            except Exception as error:  # of its driver, which need not be installed
                if not failures:
                    _log.warning("changes in the database are not heard of, so it is asked: %s", error)
            self._hearer.rely(False)
            self._closing.wait(DELAYS[min(failures, len(DELAYS) - 1)])
            failures += 1
        self._news.close()

    def _listen(self, connection: Listening) -> None:
        while not self._closing.is_set():
            messages = connection.messages(_PATIENCE)
            if not messages:
                connection.check()
            for message in messages:
                self._hearer.hear(message)
