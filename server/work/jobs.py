"""The queue (Huey): wake a worker, run the next review, recover those whose worker died.

A message says only that a review waits; the store decides which one comes next (`queue_order`), so
that the many games of a collection starve nobody. Huey does not redeliver what a dead worker held: this room
puts back messages that are missing. One too many does no harm.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol

import huey

from server.analysis.engine.pool import EnginePool
from server.analysis.errors import KibitzError, LeaseLost
from server.analysis.events.events import Event, FailedEvent
from server.analysis.game.game import Game, GameLimits, parse_game
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pipeline import review as review_game
from server.settings import Settings, SettingsError
from server.store.reviews import Lease, Review, Store
from server.texts import sentence
from server.work import process_name

Json = dict[str, Any]
_log = logging.getLogger(__name__)

_QUEUE_NAME = "kibitz"
_LOST_AFTER = 5.0
"""Seconds after which a waiting review that is in no queue counts as lost, not as under way."""
_STOP_POLL = 0.2
"""Seconds between two questions to the store whether to stop."""

_CRASHED = FailedEvent.of("crashed", sentence("end-crashed"), retry=True)
_INTERNAL = FailedEvent.of("internal", sentence("end-internal"), retry=True)


class ReviewPipeline(Protocol):
    """`analysis.pipeline.review`."""

    def __call__(
        self,
        game: Game,
        options: ReviewOptions,
        pool: EnginePool,
        log: Sequence[Json],
        should_stop: Callable[[], bool],
    ) -> Iterator[Event]: ...


class Pools(Protocol):
    """What a runner needs of `analysis.pools.PoolKeeper`."""

    def pool_for(self, options: ReviewOptions) -> EnginePool: ...


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


class Runner:
    """Runs one review at a time for the worker `name`. `close_down` may be called from a signal handler."""

    def __init__(
        self,
        name: str,
        store: Store,
        pools: Pools,
        limits: GameLimits,
        pipeline: ReviewPipeline = review_game,
    ) -> None:
        self._name = name
        self._store = store
        self._pools = pools
        self._limits = limits
        self._pipeline = pipeline
        self._closing = threading.Event()

    def close_down(self) -> None:
        """End the running review in good order: it goes back to waiting, with all that is stored."""
        self._closing.set()

    def run(self) -> bool:
        """Run the review whose turn it is to its end; False if none waits. What fails is told in the log,
        never raised."""
        claimed = self._store.claim_next(self._name)
        if claimed is None:
            return False
        _log.info("review %s begins, attempt %d", claimed.id, claimed.attempts)
        try:
            self._work(claimed)
        except LeaseLost:
            _log.info("review %s was deleted or taken over", claimed.id)
        except KibitzError as error:
            self._fail(claimed.id, FailedEvent.of(error.code, error.message, retry=error.retry))
        except Exception:
            _log.exception("review %s failed", claimed.id)
            self._fail(claimed.id, _INTERNAL)
        return True

    def _work(self, claimed: Review) -> None:
        if self._closing.is_set():
            self._store.release(claimed.id, self._name)
            return
        game = parse_game(claimed.pgn, self._limits)
        options = ReviewOptions.from_json(claimed.options)
        log = self._store.events(claimed.id)
        pool = self._pools.pool_for(options)
        events = self._pipeline(game, options, pool, log, self._stop_question(claimed.id))
        with closing(events):  # type: ignore[type-var]  # a generator, as its type does not say
            for event in events:
                if self._closing.is_set() and _is_stop(event):
                    self._store.release(claimed.id, self._name)
                    return
                self._store.append(claimed.id, self._name, [event.to_wire()])
        self._check_ended(claimed.id)

    def _check_ended(self, review_id: str) -> None:
        ended = self._store.get(review_id)
        if ended is not None and ended.owner == self._name:
            raise RuntimeError("the pipeline came to its end without done or failed")

    def _stop_question(self, review_id: str) -> Callable[[], bool]:
        """Whether to stop, asked of the store now and then only."""
        next_time = 0.0
        answer = False

        def should_stop() -> bool:
            nonlocal next_time, answer
            if not self._closing.is_set() and not answer and time.monotonic() >= next_time:
                answer = self._store.must_stop(review_id, self._name)
                next_time = time.monotonic() + _STOP_POLL
            return answer or self._closing.is_set()

        return should_stop

    def _fail(self, review_id: str, failed: FailedEvent) -> None:
        try:
            self._store.append(review_id, self._name, [failed.to_wire()])
        except LeaseLost:
            _log.info("review %s failed (%s) after it was taken away", review_id, failed.code)


def recover(store: Store, queue: ReviewQueue, settings: Settings, *, lost_after: float = _LOST_AFTER) -> None:
    """Put back what dead workers held and what the queue has lost. Any worker may do it, at any time."""
    for lease in store.leases():
        if _is_abandoned(lease, settings.stale_after):
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
        store.give_up(lease, _CRASHED.to_wire())
    elif store.requeue(lease):
        _log.warning("review %s lost its worker %s and goes on", lease.review_id, lease.owner)
        queue.enqueue()


def _is_abandoned(lease: Lease, stale_after: float) -> bool:
    return _is_silent(lease.owner, lease.heartbeat, stale_after)


def _is_silent(name: str, heartbeat: float, stale_after: float) -> bool:
    return process_name.is_gone(name) or time.time() - heartbeat > stale_after


def _is_stop(event: Event) -> bool:
    return isinstance(event, FailedEvent) and event.code == "stopped"


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
