"""The real worker process with a small UCI program for an engine."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from server.analysis.events.wire import AnyEvent
from server.analysis.game.game import parse_game
from server.analysis.people import network
from server.analysis.review.options import ReviewOptions
from server.analysis.review.pipeline import prelude
from server.images.cache import ImageCache
from server.programs.serve import Policy
from server.settings import Settings
from server.store.database import database
from server.store.database.database import DatabaseAway, reviews_table
from server.store.reviews.reviews import Store
from server.store.reviews.status import ENDED, Status
from server.system.paths import ROOT
from server.work.worker import Job, Tally, Worker
from tests.processes import PATIENCE, is_alive, wait_until
from tests.sampling import first
from tests.seasons import log_of

FAKE_ENGINE = ROOT / "tests" / "fake_uci.py"
PGN = "1. a3 a6 2. b3 b6 3. c3 c6 4. d3 d6 5. e3 e6 6. f3 f6 7. g3 g6 8. h3 h6 9. a4 a5 10. b4 b5 *"


class Place:
    """A data folder with a store and an engine that hangs once in its fourth search."""

    def __init__(self, folder: Path) -> None:
        self.hung, self.pids = folder / "hung", folder / "pids"
        self.engine = folder / "engine"
        self.set_engine(f"--fault hang --at 4 --once {self.hung} --pids {self.pids}")
        self.environment = {
            "KIBITZ_DATA_DIR": str(folder),
            "KIBITZ_ENGINE": str(self.engine),
            "KIBITZ_CORES": "1",
        }
        settings = Settings.from_environ(self.environment)
        self.store = Store(settings.database_url)
        self.workers: list[subprocess.Popen[bytes]] = []

    def set_engine(self, options: str) -> None:
        self.engine.write_text(f"#!/bin/sh\nexec {sys.executable} {FAKE_ENGINE} {options}\n")
        self.engine.chmod(0o755)

    def start_worker(self) -> subprocess.Popen[bytes]:
        self.workers.append(
            subprocess.Popen(
                [sys.executable, "-m", "server.cli", "worker"],
                cwd=ROOT,
                env={**os.environ, **self.environment},
            )
        )
        return self.workers[-1]

    def create(self) -> str:
        options = ReviewOptions(nodes=1000)
        events = [event.to_wire() for event in prelude(parse_game(PGN), options)]
        review_id, _ = self.store.create(PGN, options.to_json(), events)
        return review_id

    def status(self, review_id: str) -> Status:
        review = self.store.get(review_id)
        assert review is not None
        return review.status

    def engines(self) -> list[int]:
        """Those engines that still run."""
        pids = self.pids.read_text().split() if self.pids.exists() else []
        return [int(pid) for pid in pids if is_alive(int(pid))]

    def close(self) -> None:
        for worker in self.workers:
            worker.kill()
            worker.wait()
        self.store.close()


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    made = Place(tmp_path)
    yield made
    made.close()


def test_a_review_whose_worker_is_killed_goes_on_in_the_next_and_stores_nothing_twice(place: Place) -> None:
    review_id = place.create()
    first = place.start_worker()
    wait_until(place.hung.exists)
    stored = place.store.events(review_id)
    first.kill()
    first.wait()
    wait_until(lambda: not place.engines())
    place.start_worker()
    wait_until(lambda: place.status(review_id) is Status.DONE)
    events = place.store.events(review_id)
    assert events[: len(stored)] == stored
    assert [event["seq"] for event in events] == list(range(1, len(events) + 1))
    firsts = (event for event in events if event["type"] == "position" and not event.get("again"))
    positions = Counter(event["ply"] for event in firsts)
    assert positions == dict.fromkeys(range(21), 1)
    assert [event["type"] for event in events].count("plan") == 1


@pytest.mark.parametrize("number", first(1, [signal.SIGTERM, signal.SIGINT]))
def test_a_worker_that_is_told_to_end_gives_its_review_back_and_ends_its_engines(
    place: Place, number: signal.Signals
) -> None:
    review_id = place.create()
    worker = place.start_worker()
    wait_until(place.hung.exists)
    worker.send_signal(number)
    assert worker.wait(PATIENCE) == 0
    review = place.store.get(review_id)
    assert review is not None
    assert (review.status, review.owner, review.attempts) == (Status.WAITING, None, 0)
    assert all(event["type"] != "failed" for event in place.store.events(review_id))
    assert place.engines() == []
    assert place.store.workers.heartbeats() == {}


@pytest.mark.parametrize("word", first(1, ["uci", "isready"]))
def test_a_worker_ends_in_good_order_while_its_engine_hangs_at_its_start(place: Place, word: str) -> None:
    place.set_engine(f"--mute {word} --once {place.hung} --pids {place.pids}")
    review_id = place.create()
    worker = place.start_worker()
    wait_until(lambda: place.hung.exists() and place.status(review_id) is Status.RUNNING)
    worker.send_signal(signal.SIGTERM)
    assert worker.wait(Policy().stop_timeout) == 0, "a supervisor would kill it"
    review = place.store.get(review_id)
    assert review is not None
    assert (review.status, review.owner, review.attempts) == (Status.WAITING, None, 0)
    assert place.engines() == []


def test_a_person_can_stop_a_review_whose_engine_hangs_at_its_start(place: Place) -> None:
    place.set_engine(f"--mute uci --once {place.hung} --pids {place.pids}")
    review_id = place.create()
    place.start_worker()
    wait_until(lambda: place.hung.exists() and place.status(review_id) is Status.RUNNING)
    place.store.request_stop(review_id, {"type": "failed", "code": "stopped"})
    wait_until(lambda: place.status(review_id) is Status.STOPPED)
    assert [event["type"] for event in place.store.events(review_id)][-1] == "failed"


def test_an_idle_worker_warms_its_engine_and_shows_that_it_lives(place: Place) -> None:
    worker = place.start_worker()
    wait_until(lambda: len(place.engines()) == 1 and len(place.store.workers.heartbeats()) == 1)
    wait_until(lambda: "engine" in (place.store.workers.register()[0].facts or {}))
    facts = place.store.workers.register()[0].facts
    assert facts and facts["engine"]["name"] == "Fake 1"
    wait_until(lambda: len(place.engines()) == 1)
    worker.send_signal(signal.SIGTERM)
    assert worker.wait(PATIENCE) == 0
    assert place.engines() == []


@pytest.mark.nightly
def test_what_was_done_is_told(place: Place) -> None:
    place.hung.touch()
    review_id, _ = place.store.create(PGN, ReviewOptions(nodes=1000).to_json(), [])
    worker = place.start_worker()
    wait_until(lambda: place.status(review_id) is Status.DONE)
    worker.send_signal(signal.SIGTERM)
    assert worker.wait(PATIENCE) == 0
    totals = place.store.figures.totals()
    (done,) = (event for event in place.store.events(review_id) if event["type"] == "done")
    assert totals["searches"] >= done["totals"]["searches"] > 0, "those beside the plan count too"
    assert totals["nodes"] >= done["totals"]["nodes"] > 0
    assert (totals["reviews_begun"], totals["reviews_done"]) == (1, 1)
    assert totals["busy_seconds"] > 0
    assert place.store.figures.ended().keys() == set(ENDED)


def test_what_could_not_be_told_is_told_with_the_next_beat(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = Worker(Settings.from_environ(place.environment))
    worker.tally("nodes", 5)
    with monkeypatch.context() as away:
        away.setattr(worker.store.figures, "add", lambda amounts: 1 / 0)
        worker.attempt(Job("heartbeat", worker.look_after))
    assert "nodes" not in place.store.figures.totals()
    worker.look_after()
    worker.close()
    assert place.store.figures.totals()["nodes"] == 5.0


def test_a_worker_deletes_what_has_expired(place: Place) -> None:
    over, _ = place.store.create(PGN, {}, [], time.time() - 1)
    kept, _ = place.store.create(PGN, {}, [], time.time() + 3600)
    settings = Settings.from_environ(place.environment)
    cache = ImageCache(settings.data_dir / "images")
    for review_id in (over, kept):
        cache.keep(review_id, "card", b"image")
    worker = Worker(settings)
    worker.look_after()
    worker.close()
    with place.store.database.reading() as db:
        assert db.execute(sa.select(reviews_table.c.id)).scalars().all() == [kept]
    assert [cache.find(review_id, "card") for review_id in (over, kept)] == [None, b"image"]


def test_an_idle_worker_claims_a_review_soon_and_writes_nothing_before(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = Worker(Settings.from_environ(place.environment))
    ran = threading.Event()
    monkeypatch.setattr(worker.runner, "_run", lambda claimed: ran.set())
    written: list[object] = []
    writing = worker.store.database.writing

    def noted(wait: float | None = None) -> object:
        written.append(wait)
        return writing(wait)

    monkeypatch.setattr(worker.store.database, "writing", noted)
    for _ in range(3):
        worker.take_one()
    assert not written
    place.create()
    worker.take_one()
    assert ran.is_set()
    worker.close()


@pytest.mark.parametrize("keep", [0.0, 3600.0])
def test_a_worker_frees_the_networks_once_it_has_been_idle_for_a_while(
    place: Place, monkeypatch: pytest.MonkeyPatch, keep: float
) -> None:
    monkeypatch.setattr("server.work.worker._KEEP", keep)
    worker = Worker(Settings.from_environ(place.environment))
    loaded = network.shared()
    worker.stop()  # it waits for no review
    worker.take_one()
    worker.close()
    assert (network.shared() is loaded) == bool(keep)


@pytest.mark.parametrize("told", [False, True], ids=["asks SQLite", "is told"])
def test_an_idle_worker_looks_again_only_once_something_has_changed(
    place: Place, monkeypatch: pytest.MonkeyPatch, told: bool
) -> None:
    monkeypatch.setattr("server.work.worker._LONGEST_WAIT", 30.0)
    worker = Worker(Settings.from_environ(place.environment))
    looks: list[float] = []

    def find_nothing() -> bool:
        looks.append(time.monotonic())
        return False

    monkeypatch.setattr(worker.runner, "run", find_nothing)
    worker.store.database.may_have_changed()
    if told:
        worker._rely(True)
    idle = threading.Thread(target=worker.take_one)
    idle.start()
    idle.join(0.5)
    assert idle.is_alive() and len(looks) == 1
    if told:
        worker._woken.set()
    else:
        place.create()
    idle.join(PATIENCE)
    assert not idle.is_alive()
    worker.close()


def test_a_worker_that_is_told_to_end_does_not_wait_for_work(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.work.worker._LONGEST_WAIT", 30.0)
    worker = Worker(Settings.from_environ(place.environment))
    worker._rely(True)
    worker.stop()
    before = time.monotonic()
    worker.take_one()
    assert time.monotonic() - before < 5
    worker.close()


@pytest.mark.parametrize("fault", [DatabaseAway("away"), ZeroDivisionError()])
def test_a_worker_rests_after_a_fault_and_goes_on(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: Exception
) -> None:
    worker = Worker(Settings.from_environ(place.environment))
    monkeypatch.setattr("server.work.worker._PAUSE_AFTER_ERROR", 0.2)

    def fail() -> bool:
        raise fault

    with monkeypatch.context() as patch:
        patch.setattr(worker.runner, "run", fail)
        assert worker.attempt(Job("reviews", worker.take_one)) == 0.2
    told = [record.message for record in caplog.records if record.name == "server.work.worker"]
    assert told == ([] if isinstance(fault, DatabaseAway) else ["the job 'reviews' failed"])
    review_id = place.create()
    assert worker.runner.claim() is not None
    assert place.status(review_id) is Status.RUNNING
    worker.close()


def test_a_worker_takes_back_what_it_has_left(place: Place) -> None:
    left = place.create()
    worker = Worker(Settings.from_environ(place.environment))
    assert place.store.leases.claim_next(worker.name) is not None
    worker.look_after()
    worker.close()
    assert place.status(left) is Status.WAITING


def test_a_worker_beats_for_the_review_in_its_hand(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    review_id = place.create()
    worker = Worker(Settings.from_environ(place.environment))
    assert worker.runner.claim() is not None
    (before,) = place.store.leases.all()
    worker.look_after()
    (after,) = place.store.leases.all()
    worker.close()
    assert (after.review_id, after.owner) == (review_id, before.owner)
    assert after.heartbeat > before.heartbeat


def test_a_worker_packs_and_digests_logs_at_their_end_in_its_spare_time(place: Place) -> None:
    settings = Settings.from_environ(place.environment)
    earlier = Store(settings.database_url, clock=lambda: time.time() - 3600)
    log = log_of("morphy", {"White": "Ann"})
    earlier.deliver("old", "1. e4 *", {}, log)
    earlier.close()
    unread, _ = place.store.create(PGN, ReviewOptions(nodes=1000).to_json(), [])
    worker = Worker(settings)
    pauses = [worker.spend_spare_time() for _ in range(4)]
    worker.close()
    assert pauses == [0.0, 0.05, 0.05, 0.5], "a first look, then the log is packed, then it gets its digest"
    with place.store.database.reading() as db:
        rows = db.execute(sa.select(reviews_table.c.id, reviews_table.c.log))
        forms = {row.id: row.log for row in rows}
    assert forms == {"old": "packed", unread: "rows"}
    assert [event["type"] for event in place.store.events("old")] == [event["type"] for event in log]


class Locked:
    """The store's file, locked by somebody else from a worker's `at`-th append on."""

    def __init__(self, worker: Worker, settings: Settings, at: int) -> None:
        self._file = settings.database_url.removeprefix("sqlite:///")
        self._append = worker.store.leases.append
        self._left = at
        self.holder: sqlite3.Connection | None = None

    def append(self, *args: Any, **kwargs: Any) -> int:
        self._left -= 1
        if self._left == 0:
            self.holder = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
            self.holder.execute("BEGIN EXCLUSIVE")
        return self._append(*args, **kwargs)

    def let_go(self) -> None:
        assert self.holder is not None
        self.holder.close()


@pytest.fixture
def quick(place: Place, monkeypatch: pytest.MonkeyPatch) -> Iterator[Worker]:
    """A worker in a thread of this process that has no patience with SQLite and beats all the time."""
    place.hung.touch()
    monkeypatch.setattr(database, "_WAIT", 0.001)
    monkeypatch.setattr("server.work.worker._BEAT", 0.02)
    worker = Worker(Settings.from_environ(place.environment))
    yield worker
    worker.stop()


def is_whole(events: list[AnyEvent]) -> bool:
    """Whether a log has no gap, every position once and one run."""
    firsts = (event for event in events if event["type"] == "position" and not event.get("again"))
    return (
        [event["seq"] for event in events] == list(range(1, len(events) + 1))
        and Counter(event["ply"] for event in firsts) == dict.fromkeys(range(21), 1)
        and [event["type"] for event in events].count("plan") == 1
        and events[-1]["type"] == "done"
    )


@pytest.mark.parametrize(
    ("delays", "told"),
    first(1, [((0.02,) * 3000, "waiting 0.02 s"), ((0.01,) * 3, "is left: the database stays away")]),
    ids=["that comes back in time", "that stays away"],
)
def test_a_review_goes_on_without_a_gap_after_a_database_that_was_locked(
    place: Place,
    quick: Worker,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    delays: tuple[float, ...],
    told: str,
) -> None:
    monkeypatch.setattr("server.work.runner.DELAYS", delays)
    locked = Locked(quick, Settings.from_environ(place.environment), at=9)
    monkeypatch.setattr(quick.store.leases, "append", locked.append)
    review_id = place.create()
    thread = threading.Thread(target=quick.run)
    thread.start()
    # Whoever waits one millisecond for SQLite may be told to wait before the lock is there, too.
    wait_until(lambda: locked.holder is not None)
    before = len(caplog.records)
    wait_until(lambda: any(told in record.getMessage() for record in caplog.records[before:]))
    wait_until(lambda: any(record.threadName == "heartbeat" for record in caplog.records[before:]))
    last = len(place.store.events(review_id))
    locked.let_go()
    wait_until(lambda: place.status(review_id) is Status.DONE)
    quick.stop()
    thread.join()
    assert 0 < last < len(place.store.events(review_id))
    assert is_whole(place.store.events(review_id))


@pytest.mark.nightly
def test_a_worker_waits_for_a_database_that_is_locked_for_a_minute(place: Place) -> None:
    review_id, _ = place.store.create(PGN, ReviewOptions(nodes=1000).to_json(), [])
    file = Settings.from_environ(place.environment).database_url.removeprefix("sqlite:///")
    first = place.start_worker()
    wait_until(lambda: len(place.store.workers.heartbeats()) == 1)
    second = place.start_worker()
    wait_until(lambda: len(place.store.workers.heartbeats()) == 2)
    wait_until(place.hung.exists)
    with closing(sqlite3.connect(file, isolation_level=None)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        time.sleep(60)
    wait_until(lambda: place.status(review_id) is Status.DONE)
    assert is_whole(place.store.events(review_id))
    assert (first.poll(), second.poll()) == (None, None)


def handed_over(tally: Tally) -> Mapping[str, float]:
    taken: list[Mapping[str, float]] = []
    tally.hand_over(taken.append)
    return taken[0]


def test_what_was_counted_is_handed_over_once() -> None:
    tally = Tally()
    tally("searches")
    tally("nodes", 200)
    tally("nodes", 100.5)
    assert handed_over(tally) == {"searches": 1, "nodes": 300.5}
    assert handed_over(tally) == {}


def test_what_could_not_be_handed_over_is_kept_with_what_came_meanwhile() -> None:
    tally = Tally()
    tally("nodes", 200)

    def burst(amounts: Mapping[str, float]) -> None:
        tally("nodes", 1)
        raise OSError

    with pytest.raises(OSError):
        tally.hand_over(burst)
    assert handed_over(tally) == {"nodes": 201}


def test_many_threads_count_together() -> None:
    tally = Tally()

    def count() -> None:
        for _ in range(1000):
            tally("nodes")

    threads = [threading.Thread(target=count) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert handed_over(tally) == {"nodes": 4000}
