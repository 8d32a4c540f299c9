"""What `/healthz` and `/metrics` find out: the database with its workers and its queue, the disk. Each is
asked within a deadline and by connections of its own, so that a monitor is answered while all else
hangs.

Knows no request.
"""

from __future__ import annotations

import shutil
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NotRequired, TypedDict

from server.analysis.engine.compilation import EngineFacts
from server.settings import Settings
from server.store.database.database import Database
from server.store.queue.heartbeats import STALE_AFTER
from server.store.queue.workers import ListedWorker, Workers
from server.store.reviews.status import Status
from server.store.totals import Queue, StoredFigures
from server.web.monitoring.bounded import Bounded

PATIENCE = 1.0
"""Seconds for the database and the disk to answer."""
FRESH = 1.0
"""Seconds that an answer about the health is kept."""
_FIGURES_FRESH = 5.0
LOW_BYTES = 512 << 20
"""Less free disk than this is low: a review is about 90 KB, an animation up to one MB."""


class DatabaseBody(TypedDict):
    """`seconds` that it took to answer."""

    reachable: bool
    seconds: float | None


class QueueBody(TypedDict):
    """`length`: reviews that wait."""

    length: int | None


class DiskBody(TypedDict):
    """`low`: reviews may soon not be stored."""

    free_bytes: int | None
    low: bool


class HealthBody(TypedDict):
    """The answer of /healthz: `docs/deployment.md` shows it. `engines`: for those alone who may read the
    metrics."""

    status: str
    store: bool
    worker: bool
    database: DatabaseBody
    queue: QueueBody
    workers: int | None
    disk: DiskBody
    engines: NotRequired[list[EngineFacts]]


@dataclass(frozen=True, slots=True)
class Health:
    """`database`: seconds that it took to answer; `workers`: those that are alive; `queue`: reviews that
    wait; `free`: bytes of the data folder's disk. None: it cannot be asked. `engines`: the workers' engines,
    each once."""

    database: float | None
    workers: int | None
    queue: int | None
    free: int | None
    engines: Sequence[EngineFacts] = ()

    @property
    def can_serve(self) -> bool:
        """Without the store there is nothing to show; all else can be away for a while."""
        return self.database is not None

    @property
    def low(self) -> bool:
        return self.free is not None and self.free < LOW_BYTES

    @property
    def status(self) -> str:
        """The worst of it, in a word or two."""
        if not self.can_serve:
            return "down"
        if not self.workers:
            return "no worker"
        return "low disk" if self.low else "ok"

    def to_json(self, *, with_engines: bool = False) -> HealthBody:
        body: HealthBody = {
            "status": self.status,
            "store": self.can_serve,
            "worker": bool(self.workers),
            "database": {"reachable": self.can_serve, "seconds": _rounded(self.database)},
            "queue": {"length": self.queue},
            "workers": self.workers,
            "disk": {"free_bytes": self.free, "low": self.low},
        }
        return {**body, "engines": list(self.engines)} if with_engines else body


@dataclass(frozen=True, slots=True)
class Stored:
    """What the store tells of the work. `ended`: reviews at their ends, as a worker counted them last;
    `size`: bytes of the database; `workers`: those that are registered."""

    queue: Queue
    totals: Mapping[str, float]
    ended: Mapping[Status, int]
    size: int
    workers: Sequence[ListedWorker]


class Checks:
    """Asks for one web process; safe for use by many threads."""

    def __init__(self, settings: Settings, *, patience: float = PATIENCE) -> None:
        self._patience = patience
        self._database = Database(settings.database_url, patience=patience)
        self._workers = Workers(self._database, time.time)
        self._figures = StoredFigures(self._database, time.time)
        self._counts = Bounded("the database", self._count, keep=FRESH)
        self._free = Bounded("the disk", lambda: _free_bytes(settings.data_dir), keep=FRESH)
        self._stored = Bounded("the figures", self._read_figures, keep=_FIGURES_FRESH)

    def health(self) -> Health:
        """How it stands, at most a second ago; answers within the patience for all of it."""
        self._counts.start()
        self._free.start()
        until = time.monotonic() + self._patience
        counts = self._counts.within(until - time.monotonic())
        free = self._free.within(until - time.monotonic())
        workers, queue, engines = counts.answer if counts else (None, None, [])
        seconds, space = (counts.seconds if counts else None), (free.answer if free else None)
        return Health(seconds, workers, queue, space, engines)

    def stored(self) -> Stored | None:
        """What the store tells of the work, at most some seconds ago; None if it tells nothing."""
        stored = self._stored.within(self._patience)
        return stored.answer if stored else None

    def _count(self) -> tuple[int, int, list[EngineFacts]]:
        """The workers that are alive, the reviews that wait, the engines of the workers."""
        waiting = self._figures.queue().counts[Status.WAITING]
        alive = self._workers.alive(STALE_AFTER)
        engines: list[EngineFacts] = []
        for worker in self._workers.register():
            engine = worker.facts.get("engine") if worker.facts else None
            if worker.name in alive and engine and engine not in engines:
                engines.append(engine)
        return len(alive), waiting, engines

    def _read_figures(self) -> Stored:
        figures = self._figures
        return Stored(
            figures.queue(), figures.totals(), figures.ended(), figures.size(), self._workers.register()
        )


def _free_bytes(folder: Path) -> int:
    return shutil.disk_usage(folder).free


def _rounded(seconds: float | None) -> float | None:
    return None if seconds is None else round(seconds, 6)
