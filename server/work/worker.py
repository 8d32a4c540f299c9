"""`kibitz worker`: the process that runs reviews, one at a time, looks after those of dead workers and
deletes those whose time is over, with their images.

A plain process, never monkey-patched. The main thread takes the reviews that wait; one thread listens to
PostgreSQL, which tells that one waits; one keeps the heartbeat and recovers; one warms the engines at the
start; one has a first look at the games of collections; one looks at the rounds that are followed; one builds
the tables that were asked for, another those of five men. SIGTERM and SIGINT end it in good order.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial

import server
from server.analysis.engine.pool import EnginePool
from server.analysis.errors import EngineError, Stopped
from server.analysis.people.prediction import predictions
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pipeline import review
from server.analysis.review.pools import PoolKeeper
from server.images.cache import ImageCache
from server.imports.fetching import Bounds
from server.imports.importer import Importer, Sites
from server.imports.players import Players
from server.imports.rounds import Rounds
from server.sandbox.fetching import create_fetchers, fetch_by
from server.sandbox.pool import Sandbox
from server.settings import Settings
from server.store.collections.collections import CollectionStore
from server.store.database.database import DatabaseAway
from server.store.freshness import Marks
from server.store.queue.workers import WorkerFacts
from server.store.reviews.reviews import Store
from server.store.wakeups.by_postgresql import listen
from server.store.wakeups.changes import WAITING
from server.store.wakeups.listener import Hearer
from server.system.ending import end_on_signal
from server.system.paths import NODE_MODULES
from server.work import process_name
from server.work.first_look import FirstLooks
from server.work.follower import Follower
from server.work.pawn_proofs import PawnChild
from server.work.players import PlayerLooks
from server.work.recovery import Recovery
from server.work.rounds import Intake
from server.work.runner import Runner
from server.work.start_faults import check_start
from server.work.table_builds import BuiltTables
from server.work.table_orders import OrderBuilder
from server.work.tally import Tally

_log = logging.getLogger(__name__)

_POLL = 0.05
"""Seconds between two questions of an idle worker whether anything has changed."""
_LONGEST_WAIT = 1.0
"""Seconds after which it looks for a review without that: what it was told may have been lost."""
_LOOK = 0.5
"""Seconds between two looks for reviews that were stored without events."""
_ROUNDS = 1.0
"""Seconds between two looks for a round that is due; where none may be followed, thirty times as long."""
_BREATH = 0.05
"""Seconds between two steps of the store's upkeep: others write into it too."""
_BEAT = 2.0
"""Seconds between two heartbeats."""
_COUNT = 60.0
"""Seconds between two counts of the reviews at their ends."""
_TIDY = 600.0
"""Seconds between two looks for images that nobody needs any more."""
_SWEEP = 30.0
"""Seconds between two looks for what the limits need not remember any more."""
_WISH = 1.0
"""Seconds between two looks for tables that were asked for."""
_PAUSE_AFTER_ERROR = 1.0
_FOLLOW_BOUNDS = Bounds(read=5.0, total=8.0)
"""One thread looks at all rounds: a host that hangs holds up the others."""


class WarmPools:
    """A PoolKeeper that is warmed in the background, and may be asked meanwhile."""

    def __init__(self, keeper: PoolKeeper) -> None:
        self._keeper = keeper
        self._lock = threading.Lock()

    def warm(self, should_stop: Callable[[], bool]) -> None:
        """Start the engines of the default choice, so that the first review need not wait for them."""
        try:
            self.pool_for(ReviewOptions()).warm(should_stop)
        except EngineError as error:
            _log.warning("no engine to warm: %s", error.message)
        except Stopped:
            pass  # the worker ends, or a review wants another engine

    def pool_for(self, options: ReviewOptions) -> EnginePool:
        with self._lock:
            return self._keeper.pool_for(options)

    def close(self) -> None:
        with self._lock:
            self._keeper.close()


class Worker:
    """A worker process. `run` blocks until `stop`; it is made of steps that can be taken one by one:
    `take_one`, `look_after`, `spend_spare_time`, `keep_building`, `close`."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.name = process_name.this_process()
        self.store = Store(settings.database_url)
        self.tally = Tally()
        keeper = PoolKeeper(settings.engine, settings.cores, NODE_MODULES, self.tally)
        self._pools = WarmPools(keeper)
        self._tables = BuiltTables(
            settings.data_dir, settings.syzygy, postpones=True, five=settings.five_men, count=self.tally
        )
        self._pawns = PawnChild(settings.data_dir, settings.log_format, postpones=True)
        people = predictions if settings.people else None
        pipeline = partial(review, tables=self._tables, pawns=self._pawns, people=people)
        self.runner = Runner(
            self.name,
            self.store,
            self._pools,
            settings.limits,
            pipeline,
            count=self.tally,
        )
        self._recovery = Recovery(self.store, forgotten=self.runner.has_forgotten)
        self._first_looks = FirstLooks(self.store, settings.limits)
        self._parsers = Sandbox(children=1, log_format=settings.log_format)
        self._fetchers = create_fetchers(1, _FOLLOW_BOUNDS, log_format=settings.log_format)
        self._follower = self._create_follower()
        self._marks = Marks(self.store.database)
        self._images = ImageCache(settings.data_dir / "images")
        self._tidy_at = 0.0
        self._count_at = 0.0
        self._sweep_at = 0.0
        self._stopping = threading.Event()
        self._woken = threading.Event()
        self._is_told = False
        self._lanes = [self._create_lane()]
        if settings.five_men:
            self._lanes.append(self._create_lane(settings.five_men))

    def _create_lane(self, five: int = 0) -> OrderBuilder:
        return OrderBuilder(self._settings.data_dir, self._stopping.is_set, self.tally, five=five)

    def _create_follower(self) -> Follower:
        settings, collections = self._settings, CollectionStore(self.store.database)
        sites = Sites.asked_by(settings.contact)
        rounds = Rounds(
            settings.follow,
            lichess=sites.lichess,
            agent=sites.agent,
            bounds=replace(_FOLLOW_BOUNDS, bytes=settings.limits.bytes),
            folder=settings.data_dir,
            get=fetch_by(self._fetchers),
        )
        intake = Intake(collections.edits, self.store.grow, self._parsers.read, settings.limits)
        follows, edits = collections.follows, collections.edits
        players = PlayerLooks(
            follows,
            Players(settings.follow, self._create_importer()),
            edits,
            self._parsers.read,
            settings.limits,
            a_day=settings.quotas.reviews_per_day,
        )
        return Follower(self.name, follows, rounds, intake, players)

    def _create_importer(self) -> Importer:
        settings = self._settings
        return Importer(
            Sites.asked_by(settings.contact),
            settings.limits,
            folder=settings.data_dir,
            bounds=_FOLLOW_BOUNDS,
            get=fetch_by(self._fetchers),
        )

    def stop(self) -> None:
        """End soon: a running review goes back to waiting."""
        self._stopping.set()
        self.runner.close_down()

    def run(self) -> None:
        _log.info("worker %s: %d cores", self.name, self._settings.cores)
        self.look_after()
        helpers = [
            threading.Thread(target=self._keep_beating, name="heartbeat", daemon=True),
            threading.Thread(
                target=self._pools.warm, args=(self._stopping.is_set,), name="warm", daemon=True
            ),
            threading.Thread(target=self._keep_looking, name="first looks", daemon=True),
            threading.Thread(target=self._keep_following, name="rounds", daemon=True),
            *(
                threading.Thread(target=self.keep_building, args=(lane,), name="wishes", daemon=True)
                for lane in range(len(self._lanes))
            ),
        ]
        for helper in helpers:
            helper.start()
        try:
            with self.listening():
                while not self._stopping.is_set():
                    self.take_one()
        finally:
            self.close(helpers)

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Have the database tell this worker that a review waits, if it can."""
        url = self._settings.database_url
        listener = listen(url, WAITING, Hearer(lambda _: self._woken.set(), self._rely))
        try:
            yield
        finally:
            if listener:
                listener.close()

    def take_one(self) -> None:
        """Run the next review, or wait until there may be one."""
        self._woken.clear()  # before the look: what comes after it wakes
        try:
            if not self.runner.run():
                self._wait_for_work()
        except DatabaseAway:  # the store has said so
            self._stopping.wait(_PAUSE_AFTER_ERROR)
        except Exception:
            _log.exception("a review was left")
            self._stopping.wait(_PAUSE_AFTER_ERROR)

    def _wait_for_work(self) -> None:
        """Raises DatabaseAway."""
        until = time.monotonic() + _LONGEST_WAIT
        while not self._woken.wait(_POLL):
            if self._stopping.is_set() or self.runner.is_due() or time.monotonic() >= until:
                return
            if not self._is_told and self.store.database.may_have_changed():
                return

    def _rely(self, on: bool) -> None:
        """Whether the database tells from now on that a review waits."""
        self._is_told = on
        self._woken.set()  # one may have begun to wait before

    def _keep_beating(self) -> None:
        while not self._stopping.wait(_BEAT):
            self.look_after()

    def _keep_looking(self) -> None:
        pause = 0.0
        while not self._stopping.wait(pause):
            try:
                pause = self.spend_spare_time()
            except DatabaseAway:
                pause = _PAUSE_AFTER_ERROR
            except Exception:
                _log.exception("a first look, or the store's upkeep, failed")
                pause = _PAUSE_AFTER_ERROR

    def _keep_following(self) -> None:
        rest = pause = _ROUNDS if self._settings.follow else 30 * _ROUNDS
        while not self._stopping.wait(pause):
            pause = rest
            try:
                if self._follower.look_at_next():
                    pause = 0.0
            except DatabaseAway:
                pass  # the store has said so
            except Exception:
                _log.exception("a look at a round failed")

    def keep_building(self, lane: int = 0) -> None:
        """What is begun while there is no review goes on beside one: the builder is nice to all others.
        `lane` 1: tables of five men, which take long; those of up to four are built beside them."""
        while not self._stopping.wait(_WISH):
            try:
                if self.runner.in_hand() is None:
                    self._lanes[lane].build_next()
            except Exception:
                _log.exception("a table that was asked for is not built")

    def spend_spare_time(self) -> float:
        """A first look, or else a step of the store's upkeep -> the pause before the next."""
        if self._first_looks.look_at_next():
            return 0.0
        return _BREATH if self.store.upkeep.step() else _LOOK

    def look_after(self) -> None:
        """A heartbeat, and what is done beside it: counts, recovery, what has expired. Raises nothing: the
        next beat comes soon."""
        try:
            self.store.workers.beat(self.name, self.runner.in_hand(), _facts())
            self.tally.hand_over(self.store.figures.add)
            self._count_now_and_then()
            self._recovery.look()
            if time.monotonic() >= self._sweep_at:
                self._sweep_at = time.monotonic() + _SWEEP
                self.store.rate_counts.tidy()
            if self.store.delete_expired() or time.monotonic() >= self._tidy_at:
                self._tidy_at = time.monotonic() + _TIDY
                self._images.tidy(self._marks.alive)
        except DatabaseAway:
            pass  # the store has said so; the next beat comes soon
        except Exception:
            _log.exception("the heartbeat failed")

    def _count_now_and_then(self) -> None:
        if time.monotonic() >= self._count_at:
            self._count_at = time.monotonic() + _COUNT
            self.store.figures.count_ended()

    def close(self, helpers: Sequence[threading.Thread] = ()) -> None:
        """End all children, hand over what was counted and sign off."""
        self._stopping.set()
        for helper in helpers:
            helper.join()
        self._pools.close()
        self._tables.close()
        for lane in self._lanes:
            lane.close()
        self._pawns.close()
        self._parsers.close()
        self._fetchers.close()
        with suppress(DatabaseAway):  # the others see that it is gone
            self.tally.hand_over(self.store.figures.add)
            self.store.leases.let_go(self.name)
            self.store.workers.sign_off(self.name)
        self.store.close()
        _log.info("worker %s ended", self.name)


def _facts() -> WorkerFacts:
    return {"version": server.__version__, "rss": process_name.memory()}


def run_worker(settings: Settings) -> int:
    """Run a worker until SIGTERM or SIGINT. Raises SettingsError as `check_start`."""
    check_start(settings)
    worker = Worker(settings)
    end_on_signal(worker.stop)
    worker.run()
    return 0
