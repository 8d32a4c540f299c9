"""Who may ask a site now: one request at a time, nobody while it wants a rest.

One at a time holds for all processes on this machine, by a lock on a file in the data folder; between
machines only the rest that a site asked for is known, if `Pauses` shares it.
"""

from __future__ import annotations

import fcntl
import math
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from server.i18n.texts import sentence
from server.imports.faults import PAUSE, SiteBusy

_STEP = 0.05
"""Seconds between two looks at a lock that another process has."""
_LONGEST_REST = 600
"""Seconds that a site may ask for at most: nobody waits for a wrong header."""
_IN_LINE = 8
"""Requests that wait for a site at most."""
_CROWD_WAIT = 10
"""Seconds that a person is told to wait where more do."""


class Pauses(Protocol):
    """For how long a site must be left alone."""

    def begin(self, site: str, seconds: int) -> None:
        """It has just said so."""

    def left(self, site: str) -> int:
        """Seconds, 0: it may be asked."""


class OwnPauses:
    """The rests that this process has heard of."""

    def __init__(self) -> None:
        self._until: dict[str, float] = {}

    def begin(self, site: str, seconds: int) -> None:
        self._until[site] = max(self._until.get(site, 0.0), time.monotonic() + seconds)

    def left(self, site: str) -> int:
        return max(0, math.ceil(self._until.get(site, 0.0) - time.monotonic()))


class SitePacing:
    """The turns at all sites. `folder`: where the locks lie, None: they hold in this process alone;
    `patience`: seconds that somebody waits for a turn."""

    def __init__(self, folder: Path | None, pauses: Pauses | None = None, *, patience: float = 20.0) -> None:
        self._folder = folder
        self._pauses = pauses or OwnPauses()
        self._patience = patience
        self._lock = threading.Lock()
        self._locks: dict[str, threading.Lock] = {}
        self._lines: dict[str, threading.BoundedSemaphore] = {}

    @contextmanager
    def turn(self, site: str) -> Iterator[None]:
        """Alone with a site. Raises SiteBusy where it rests, or too many are before."""
        self.check(site)
        with self._lock:
            line = self._lines.setdefault(site, threading.BoundedSemaphore(_IN_LINE))
            lock = self._locks.setdefault(site, threading.Lock())
        until = time.monotonic() + self._patience
        if not line.acquire(blocking=False):
            raise _crowded(site)
        try:
            if not lock.acquire(timeout=self._patience):
                raise _crowded(site)
            try:
                with self._file_lock(site, until):
                    self.check(site)
                    yield
            finally:
                lock.release()
        finally:
            line.release()

    def check(self, site: str) -> None:
        """Raises SiteBusy while the site rests."""
        if left := self._pauses.left(site):
            raise _resting(site, left)

    def rest(self, site: str, asked: str | None) -> SiteBusy:
        """The site has said that it was too much; `asked`: its Retry-After. -> what to tell."""
        wish = int(asked) if asked and asked.isascii() and asked.isdigit() and len(asked) < 9 else 0
        seconds = min(max(PAUSE, wish), _LONGEST_REST)
        self._pauses.begin(site, seconds)
        return _resting(site, seconds)

    @contextmanager
    def _file_lock(self, site: str, until: float) -> Iterator[None]:
        if self._folder is None:
            yield
            return
        with (self._folder / f"import-{site}.lock").open("w") as file:
            while not _locked(file.fileno()):
                if time.monotonic() > until:
                    raise _crowded(site)
                time.sleep(_STEP)
            yield  # the lock goes with the file


def _locked(descriptor: int) -> bool:
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _resting(site: str, seconds: int) -> SiteBusy:
    return SiteBusy(sentence("import-rest", site=site, seconds=seconds), wait=seconds)


def _crowded(site: str) -> SiteBusy:
    return SiteBusy(sentence("import-crowded", site=site), wait=_CROWD_WAIT)
