"""Runs the next review for a worker: claims it, hands its game to the pipeline, stores each event.

What fails is told in the review's log. A database that is away is waited for; where it stays away, the
review is left as it is, and goes back to the queue once the database is there again.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from functools import partial
from typing import NamedTuple, Protocol, TypeVar

from server.analysis.engine.pool import Count, EnginePool
from server.analysis.errors import KibitzError, LeaseLost, Postponed
from server.analysis.events.events import Event, EventJson, FailedEvent
from server.analysis.game.game import Game, GameLimits, parse_game
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pipeline import review as review_game
from server.store.database.database import DatabaseAway
from server.store.queue.leases import Lease
from server.store.reviews.reviews import Store
from server.store.reviews.rows import Review
from server.store.reviews.status import Status, end_of
from server.system import logs
from server.work.failures import INTERNAL

_log = logging.getLogger(__name__)
_Answer = TypeVar("_Answer")

STOP_POLL = 0.2
"""Seconds between two questions to the store whether to stop."""
BETWEEN = 3.0
"""Seconds that a review runs before it pauses for another's first look: a pause leaves an engine idle for the
time of half a chunk."""
LONGEST_LOOK = 10.0
"""Seconds after which a first look is broken off: the other review stands still meanwhile."""
DELAYS = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0)
"""Seconds to wait for a database that is away, before each further try; SQLite has waited ten by itself."""


class ReviewPipeline(Protocol):
    """`analysis.review.pipeline.review`."""

    def __call__(
        self,
        game: Game,
        options: ReviewOptions,
        pool: EnginePool,
        log: Sequence[EventJson],
        should_stop: Callable[[], bool],
    ) -> Iterator[Event]: ...


class Pools(Protocol):
    """What a runner needs of `analysis.review.pools.PoolKeeper`."""

    def pool_for(self, options: ReviewOptions) -> EnginePool: ...


class _Paused(NamedTuple):
    """What a first look takes over from the review that pauses for it."""

    review_id: str
    engine: str
    """As its options name it."""
    pool: EnginePool
    """Taken as it is: a pool that was asked for anew might be of an engine that was built meanwhile."""


class Runner:
    """Runs one review at a time for the worker `name`; while others wait that nobody has begun, it pauses now
    and then for a first look at one of them. `close_down` may be called from a signal handler, `in_hand` and
    `has_forgotten` by any thread. `wait(seconds)` pauses, and says whether to end meanwhile; `count` is told
    which runs begin and how they end. A review is set aside until what it waits for is made."""

    def __init__(
        self,
        name: str,
        store: Store,
        pools: Pools,
        limits: GameLimits,
        pipeline: ReviewPipeline = review_game,
        *,
        wait: Callable[[float], bool] | None = None,
        count: Count = lambda name, amount: None,
    ) -> None:
        self._aside: dict[str, Callable[[], bool]] = {}
        self._name = name
        self._store = store
        self._pools = pools
        self._limits = limits
        self._pipeline = pipeline
        self._closing = threading.Event()
        self._wait = wait or self._closing.wait
        self._count = count
        self._lock = threading.Lock()
        self._hands: list[str] = []

    def close_down(self) -> None:
        """End the running review in good order: it goes back to waiting, with all that is stored."""
        self._closing.set()

    def in_hand(self) -> list[str]:
        """The review that is worked on now, behind the one that pauses for it; waits during a claim."""
        with self._lock:
            return list(self._hands)

    def has_forgotten(self, lease: Lease) -> bool:
        """Whether this worker owns the lease but no longer works on the review, as the database was away.
        Read the leases first, then ask this: a review that is being claimed is not forgotten."""
        with self._lock:
            return lease.owner == self._name and lease.review_id not in self._hands

    def is_due(self) -> bool:
        """Whether a review that was set aside can be taken up again."""
        return any(can_go_on() for can_go_on in self._aside.values())

    def run(self) -> bool:
        """Run the next review to its end; False if none waits. What fails in it is logged.

        Raises DatabaseAway if none can be claimed.
        """
        claimed = self.claim()
        if claimed is None:
            return False
        begun = time.monotonic()
        self._run(claimed)
        self._count("busy_seconds", time.monotonic() - begun)
        return True

    def claim(self) -> Review | None:
        """Claim the next review for this worker; None if none waits."""
        with self._lock:  # who sees the lease in the database sees it in hand too
            waits = {each: can_go_on for each, can_go_on in self._aside.items() if not can_go_on()}
            claimed = self._store.leases.claim_next(self._name, but=waits)
            if claimed is None:  # no review is left that could use it
                self._aside = waits
            self._hands = [claimed.id] if claimed else []
            return claimed

    def _look_at_new(self, paused: _Paused) -> None:
        """Run a review that nobody has begun as far as its first label, beside the one in hand; one that
        wants another engine waits for its turn, and so does any while the database is away."""
        with self._lock:
            try:
                claimed = self._store.leases.claim_new(self._name)
            except DatabaseAway:
                return
            if claimed is None:
                return
            self._hands.append(claimed.id)
        self._run(claimed, paused)

    def _run(self, claimed: Review, paused: _Paused | None = None) -> None:
        with logs.about(claimed.id):
            _log.info("review %s begins, attempt %d", claimed.id, claimed.attempts)
            self._count("reviews_begun", 1)
            try:
                self._run_to_an_end(claimed, paused)
            except LeaseLost:
                _log.info("review %s was deleted or taken over", claimed.id)
            except DatabaseAway:
                _log.error("review %s is left: the database stays away", claimed.id)
            finally:
                with self._lock:
                    self._hands.pop()

    def _run_to_an_end(self, claimed: Review, paused: _Paused | None) -> None:
        """Raises LeaseLost, DatabaseAway."""
        try:
            self._work(claimed, paused)
        except (LeaseLost, DatabaseAway):
            raise
        except Postponed as reason:
            _log.info("review %s is set aside: %s", claimed.id, reason)
            self._aside[claimed.id] = reason.can_go_on
            self._patiently(lambda: self._store.leases.set_aside(claimed.id, self._name))
        except KibitzError as error:
            self._fail(claimed.id, FailedEvent.of(error.code, error.message, retry=error.retry))
        except Exception:
            _log.exception("review %s failed", claimed.id)
            self._fail(claimed.id, INTERNAL)

    def _work(self, claimed: Review, paused: _Paused | None) -> None:
        """`paused`: this is a first look, and ends with the first label."""
        options = ReviewOptions.from_json(claimed.options)
        if self._closing.is_set() or (paused and options.engine != paused.engine):
            self._release(claimed.id)
            return
        game = parse_game(claimed.pgn, self._limits)
        log = self._patiently(lambda: self._store.events(claimed.id))
        pool = paused.pool if paused else self._pools.pool_for(options)
        if paused:
            question = self._look_question(claimed.id, paused)
        else:
            look = partial(self._look_at_new, _Paused(claimed.id, options.engine, pool))
            question = self._stop_question(claimed.id, pool, look)
        events = self._pipeline(game, options, pool, log, question)
        told = claimed.told
        with closing(events):  # type: ignore[type-var]  # a generator, as its type does not say
            for event in events:
                goes_on = (paused or self._closing.is_set()) and _is_stop(event)
                if goes_on and self._release(claimed.id):
                    return
                self._append(claimed.id, event, told)
                told += 1
        self._check_ended(claimed.id)

    def _append(self, review_id: str, event: Event, after: int | None = None) -> None:
        """Store an event; `after`: how many events of runs the log has so far."""
        wire = event.to_wire()
        self._patiently(
            lambda: self._store.leases.append(review_id, self._name, [wire], after=after),
        )
        if (end := end_of(wire)) is not None:
            self._count(f"reviews_{end}", 1)
            code = f" ({event.code})" if isinstance(event, FailedEvent) else ""
            _log.info("review %s is at its end: %s%s", review_id, end, code)

    def _release(self, review_id: str) -> bool:
        return self._patiently(lambda: self._store.leases.release(review_id, self._name))

    def _check_ended(self, review_id: str) -> None:
        ended = self._patiently(lambda: self._store.get(review_id))
        if ended is not None and ended.owner == self._name:
            raise RuntimeError("the pipeline came to its end without done or failed")

    def _stop_question(
        self, review_id: str, pool: EnginePool, look: Callable[[], None]
    ) -> Callable[[], bool]:
        """Whether to stop, asked of the store now and then only. The pool is told to pause for a `look` at
        another review."""
        next_look = time.monotonic() + BETWEEN

        def ask() -> bool:
            nonlocal next_look
            if self._must_stop(review_id):
                return True
            now = time.monotonic()
            if now >= next_look and self._is_awaited():
                pool.pause(look)
                next_look = now + BETWEEN
            return False

        return self._now_and_then(ask)

    def _look_question(self, review_id: str, paused: _Paused) -> Callable[[], bool]:
        """As `_stop_question`, for a first look: the pool is told to end with the head of the plan. A look is
        broken off if it takes long, and if the paused review is to stop."""
        latest = time.monotonic() + LONGEST_LOOK
        reviews = (review_id, paused.review_id)
        is_over = self._now_and_then(
            lambda: time.monotonic() >= latest or any(self._must_stop(each) for each in reviews)
        )

        def should_stop() -> bool:
            paused.pool.pause()
            return is_over()

        return should_stop

    def _now_and_then(self, ask: Callable[[], bool]) -> Callable[[], bool]:
        """Whether to stop: yes while the worker closes down, and once `ask` has said so, which is asked every
        STOP_POLL seconds at most."""
        next_time = 0.0
        answer = False

        def should_stop() -> bool:
            nonlocal next_time, answer
            if not self._closing.is_set() and not answer and time.monotonic() >= next_time:
                answer = ask()
                next_time = time.monotonic() + STOP_POLL
            return answer or self._closing.is_set()

        return should_stop

    def _must_stop(self, review_id: str) -> bool:
        try:
            return self._store.leases.must_stop(review_id, self._name)
        except DatabaseAway:
            return False  # nobody can have asked for it meanwhile; the next event waits for the database

    def _is_awaited(self) -> bool:
        """Whether a review waits that nobody has begun."""
        try:
            return self._store.leases.has_new()
        except DatabaseAway:
            return False

    def _fail(self, review_id: str, failed: FailedEvent) -> None:
        """Raises LeaseLost, DatabaseAway."""
        self._append(review_id, failed)

    def _patiently(self, ask: Callable[[], _Answer]) -> _Answer:
        """What the store answers, sooner or later. Raises DatabaseAway after the last of the delays, or where
        the worker is to end."""
        for delay in DELAYS:
            try:
                return ask()
            except DatabaseAway:
                _log.warning("the database is away: waiting %g s", delay)
                if self._wait(delay):
                    break
        return ask()


def _is_stop(event: Event) -> bool:
    return isinstance(event, FailedEvent) and event.code == Status.STOPPED
