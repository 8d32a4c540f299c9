"""`kibitz worker`: the process that runs reviews, one at a time, and the jobs beside them.

A plain process, never monkey-patched. `Worker.jobs` lists what it does, each in a thread of its own; one more
listens to PostgreSQL, which tells that a review waits. SIGTERM and SIGINT end it in good order.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import NamedTuple

import server
from server.analysis.engine.compilation import EngineFacts, ask_engine, described
from server.analysis.engine.locate import resolve_engine
from server.analysis.errors import EngineError, Stopped
from server.analysis.people import network
from server.analysis.people.prediction import predictions
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pipeline import review
from server.analysis.review.pools import PoolKeeper
from server.images.cache import ImageCache
from server.imports.fetching import FetchBounds
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

_log = logging.getLogger(__name__)

_POLL = 0.05
"""Seconds between two questions of an idle worker whether anything has changed."""
_LONGEST_WAIT = 1.0
"""Seconds after which it looks for a review without that: what it was told may have been lost."""
_KEEP = 10.0
"""Seconds without a review after which a worker frees the networks of what people play; loading them again
takes a few hundredths of a second."""
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
_ENGINE_PATIENCE = 5.0
"""Seconds for an engine, which has just started well, to say what it is."""
_PAUSE_AFTER_ERROR = 1.0
_FOLLOW_BOUNDS = FetchBounds(read=5.0, total=8.0)
"""One thread looks at all rounds: a host that hangs holds up the others."""


class Job(NamedTuple):
    """What a thread of a worker does again and again until the worker ends."""

    name: str
    step: Callable[[], float | None]
    """Does it once -> seconds until the next time; None: it is done for good."""
    first: float = 0.0
    """Seconds until the first time."""


class Tally:
    """What this worker has done since the store last heard of it, by name; safe for use by many threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._amounts: dict[str, float] = {}

    def __call__(self, name: str, amount: float = 1) -> None:
        """So much more of `name` was done."""
        with self._lock:
            self._amounts[name] = self._amounts.get(name, 0) + amount

    def hand_over(self, take: Callable[[Mapping[str, float]], None]) -> None:
        """Give all that was counted to `take`; where that raises, it is kept for the next time."""
        with self._lock:
            given, self._amounts = self._amounts, {}
        try:
            take(given)
        except BaseException:
            for name, amount in given.items():
                self(name, amount)
            raise


class Worker:
    """A worker process. `run` does its `jobs`, each in a thread, and blocks until `stop`."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.name = process_name.this_process()
        self.store = Store(settings.database_url)
        self.tally = Tally()
        self._pools = PoolKeeper(
            settings.engine, settings.cores, NODE_MODULES, self.tally, data_dir=settings.data_dir
        )
        self._engine: EngineFacts | None = None
        self._tables = BuiltTables(
            settings.data_dir, settings.syzygy, postpones=True, five=settings.five_men, count=self.tally
        )
        self._pawns = PawnChild(settings.data_dir, settings.log_format, postpones=True)
        people = predictions if settings.people else None
        pipeline = partial(review, tables=self._tables, pawns=self._pawns, people=people)
        self.runner = Runner(self.name, self.store, self._pools, settings.limits, pipeline, count=self.tally)
        self._recovery = Recovery(self.store, forgotten=self.runner.has_forgotten)
        self._first_looks = FirstLooks(self.store, settings.limits)
        self._parsers = Sandbox(children=1, log_format=settings.log_format)
        self._fetchers = create_fetchers(1, _FOLLOW_BOUNDS, log_format=settings.log_format)
        self._follower = self._create_follower()
        self._marks = Marks(self.store.database)
        self._images = ImageCache(settings.data_dir / "images")
        self._due: dict[str, float] = {}
        self._last_review = time.monotonic()
        self._stopping = threading.Event()
        self._woken = threading.Event()
        self._is_told = False
        five = (0, settings.five_men) if settings.five_men else (0,)
        self._lanes = [
            OrderBuilder(settings.data_dir, self._stopping.is_set, self.tally, five=each) for each in five
        ]

    def _create_follower(self) -> Follower:
        settings, collections = self._settings, CollectionStore(self.store.database)
        sites, get = Sites.asked_by(settings.contact), fetch_by(self._fetchers)
        rounds = Rounds(
            settings.follow,
            lichess=sites.lichess,
            agent=sites.agent,
            bounds=replace(_FOLLOW_BOUNDS, bytes=settings.limits.bytes),
            folder=settings.data_dir,
            get=get,
        )
        importer = Importer(sites, settings.limits, folder=settings.data_dir, bounds=_FOLLOW_BOUNDS, get=get)
        follows, edits = collections.follows, collections.edits
        players = PlayerLooks(
            follows,
            Players(settings.follow, importer),
            edits,
            self._parsers.read,
            settings.limits,
            a_day=settings.quotas.reviews_per_day,
        )
        intake = Intake(edits, self.store.grow, self._parsers.read, settings.limits)
        return Follower(self.name, follows, rounds, intake, players)

    def jobs(self) -> tuple[Job, ...]:
        """What its threads do; the first is the main thread's."""
        return (
            Job("reviews", self.take_one),
            Job("heartbeat", self.look_after, _BEAT),
            Job("warm", self.warm),
            Job("first looks", self.spend_spare_time),
            Job("follows", self.follow, self._rounds_pause()),
            *(Job("table orders", partial(self.build_next, lane), _WISH) for lane in self._lanes),
        )

    def stop(self) -> None:
        """End soon: a running review goes back to waiting."""
        self._stopping.set()
        self.runner.close_down()

    def run(self) -> None:
        _log.info("worker %s: %d cores", self.name, self._settings.cores)
        reviews, *others = self.jobs()
        self.attempt(Job("heartbeat", self.look_after))  # the others know it before it claims anything
        helpers = [
            threading.Thread(target=self.keep, args=(job,), name=job.name, daemon=True) for job in others
        ]
        for helper in helpers:
            helper.start()
        try:
            with self.listening():
                self.keep(reviews)
        finally:
            self.close(helpers)

    def keep(self, job: Job) -> None:
        """Do a job until it is done for good, or the worker ends."""
        pause: float | None = job.first
        while pause is not None and not self._stopping.wait(pause):
            pause = self.attempt(job)

    def attempt(self, job: Job) -> float | None:
        """Do a job once -> seconds until the next time. Raises nothing: what failed is tried again."""
        try:
            return job.step()
        except DatabaseAway:
            pass  # the store has said so
        except Exception:
            _log.exception("the job %r failed", job.name)
        return max(job.first, _PAUSE_AFTER_ERROR)

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

    def take_one(self) -> float:
        """Run the next review, or wait until there may be one. Raises DatabaseAway, as all steps."""
        self._woken.clear()  # before the look: what comes after it wakes
        if self.runner.run():
            self._last_review = time.monotonic()
            return 0.0
        if time.monotonic() - self._last_review >= _KEEP:
            network.forget()
        self._wait_for_work()
        return 0.0

    def _wait_for_work(self) -> None:
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

    def warm(self) -> None:
        """Start the engines of the default choice, so that the first review need not wait for them, and find
        out what they are."""
        try:
            self._pools.pool_for(ReviewOptions()).warm(self._stopping.is_set)
            self._look_at_engine()
        except EngineError as error:
            _log.warning("no engine to warm: %s", error.message)
        except Stopped:
            pass  # the worker ends, or a review wants another engine

    def _look_at_engine(self) -> None:
        """For the heartbeats and the log."""
        settings = self._settings
        spec = resolve_engine(
            configured=settings.engine, node_modules=NODE_MODULES, data_dir=settings.data_dir
        )
        self._engine = ask_engine(spec, _ENGINE_PATIENCE)
        _log.info("engine: %s", described(self._engine))
        if self._engine["advice"]:
            _log.warning("%s", self._engine["advice"])

    def follow(self) -> float:
        """Look at a round or player that is due."""
        return 0.0 if self._follower.look_at_next() else self._rounds_pause()

    def _rounds_pause(self) -> float:
        return _ROUNDS if self._settings.follow else 30 * _ROUNDS

    def build_next(self, lane: OrderBuilder) -> float:
        """Build a table that was asked for. It is begun while there is no review, and goes on beside one: the
        builder is nice to all others. Those of five men take long; the others are built beside them."""
        if not self.runner.in_hand():
            lane.build_next()
        return _WISH

    def spend_spare_time(self) -> float:
        """A first look, or else a step of the store's upkeep."""
        if self._first_looks.look_at_next():
            return 0.0
        return _BREATH if self.store.upkeep.step() else _LOOK

    def look_after(self) -> float:
        """A heartbeat, and what is done beside it: counts, recovery, what has expired."""
        self.store.workers.beat(self.name, self.runner.in_hand(), self._facts())
        self.tally.hand_over(self.store.figures.add)
        if self._is_due("counts", _COUNT):
            self.store.figures.count_ended()
        self._recovery.look()
        if self._is_due("sweep", _SWEEP):
            self.store.rate_counts.tidy()
        if self.store.delete_expired() or self._is_due("images", _TIDY):
            self._images.tidy(self._marks.alive)
        return _BEAT

    def _facts(self) -> WorkerFacts:
        facts: WorkerFacts = {"version": server.__version__, "rss": process_name.memory()}
        return {**facts, "engine": self._engine} if self._engine else facts

    def _is_due(self, what: str, pause: float) -> bool:
        """Whether `pause` seconds have passed since the last time, which is now then."""
        now = time.monotonic()
        if now < self._due.get(what, 0.0):
            return False
        self._due[what] = now + pause
        return True

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


def run_worker(settings: Settings) -> int:
    """Run a worker until SIGTERM or SIGINT. Raises SettingsError as `check_start`."""
    check_start(settings)
    worker = Worker(settings)
    end_on_signal(worker.stop)
    worker.run()
    return 0
