from __future__ import annotations

import time
from typing import NamedTuple

import pytest

from server.analysis.errors import LeaseLost
from server.analysis.events.events import MoveEvent
from server.settings import Settings
from server.store.queue.heartbeats import Silence
from server.store.queue.leases import Lease
from server.store.reviews.reviews import Store
from server.store.reviews.status import Status
from server.work import process_name
from server.work.recovery import Recovery
from tests.rows import failure
from tests.sampling import first
from tests.work.conftest import Moves, create, dead_owner, plies, runner, status

ELSEWHERE = "elsewhere/1:77:1:aa"
STALE = 30.0


class Watch(NamedTuple):
    """A recovery on a clock that is set by hand; it looks every two seconds of it."""

    recovery: Recovery
    now: list[float]

    def look_for(self, seconds: float, *, every: float = 2.0) -> None:
        until = self.now[0] + seconds
        self.recovery.look()
        while self.now[0] < until:
            self.now[0] += every
            self.recovery.look()


@pytest.fixture
def recovery(store: Store, settings: Settings) -> Recovery:
    return Recovery(store)


@pytest.fixture
def watch(store: Store, settings: Settings) -> Watch:
    now = [1000.0]
    leases, workers = (Silence(longest_gap=5, clock=lambda: now[0]) for _ in range(2))
    return Watch(Recovery(store, leases=leases, workers=workers), now)


def test_a_review_whose_worker_died_goes_on_from_its_log(store: Store, recovery: Recovery) -> None:
    review_id = create(store)
    gone = dead_owner()
    store.leases.claim_next(gone)
    store.leases.append(review_id, gone, [MoveEvent(1, "best").to_wire(), MoveEvent(2, "best").to_wire()])
    recovery.look()
    second = Moves()
    assert runner(store, second).run()
    assert second.worked == [3, 4, 5]
    assert plies(store, review_id) == [1, 2, 3, 4, 5]
    assert status(store, review_id) is Status.DONE


def test_a_review_of_a_living_worker_is_left_alone(store: Store, recovery: Recovery) -> None:
    review_id = create(store)
    store.leases.claim_next(process_name.this_process())
    recovery.look()
    assert status(store, review_id) is Status.RUNNING


class TestElsewhere:
    """Workers on other machines, of which only the heartbeat is seen."""

    @pytest.fixture
    def review_id(self, store: Store) -> str:
        made = create(store)
        store.leases.claim_next(ELSEWHERE)
        store.workers.beat(ELSEWHERE)
        return made

    def test_one_whose_heartbeat_stands_still_counts_as_dead(
        self, store: Store, watch: Watch, review_id: str
    ) -> None:
        watch.look_for(STALE)
        assert status(store, review_id) is Status.RUNNING
        watch.look_for(2)
        assert status(store, review_id) is Status.WAITING
        assert store.workers.heartbeats() == {}

    @pytest.mark.parametrize("skew", first(2, [-3600.0, 45.0, -45.0]))
    def test_one_whose_clock_is_wrong_keeps_its_review_as_long_as_it_beats(
        self, store: Store, settings: Settings, watch: Watch, skew: float
    ) -> None:
        there = Store(settings.database_url, clock=lambda: time.time() + skew)
        review_id = create(there)
        there.leases.claim_next(ELSEWHERE)
        for _ in range(20):
            there.workers.beat(ELSEWHERE, [review_id])
            watch.look_for(10)
        (lease,) = store.leases.all()
        assert (lease.owner, lease.attempts) == (ELSEWHERE, 1)
        assert store.workers.heartbeats().keys() == {ELSEWHERE}
        there.close()

    def test_a_look_after_a_long_pause_tells_nothing(
        self, store: Store, watch: Watch, review_id: str
    ) -> None:
        """Whoever was halted, or waited for the database, has not seen who was silent."""
        watch.look_for(600, every=600)
        assert status(store, review_id) is Status.RUNNING

    def test_a_new_owner_is_watched_anew(self, store: Store, watch: Watch, review_id: str) -> None:
        watch.look_for(STALE)
        (lease,) = store.leases.all()
        store.leases.requeue(lease)
        store.leases.claim_next("elsewhere/1:78:1:bb")
        watch.look_for(2)
        assert status(store, review_id) is Status.RUNNING


def test_a_worker_that_wakes_after_its_review_was_taken_over_writes_nothing(
    store: Store, watch: Watch
) -> None:
    """Halted (SIGSTOP, a laptop that sleeps) for longer than it counts as alive."""
    review_id = create(store)

    def taken_over(ply: int) -> None:
        if ply == 3:
            watch.look_for(STALE + 2)
            assert store.leases.claim_next("next") is not None

    halted = Moves(taken_over)
    assert runner(store, halted, ELSEWHERE).run()
    assert halted.worked == [1, 2, 3]
    assert plies(store, review_id) == [1, 2]
    store.leases.append(review_id, "next", [MoveEvent(3, "best").to_wire()], after=3)
    assert [event["seq"] for event in store.events(review_id)] == [1, 2, 3, 4]
    with pytest.raises(LeaseLost):
        store.leases.append(review_id, ELSEWHERE, [MoveEvent(3, "best").to_wire()], after=3)


def test_a_review_that_ends_its_worker_three_times_fails_with_a_sentence(
    store: Store, recovery: Recovery
) -> None:
    review_id = create(store)
    for attempt in (1, 2, 3):
        assert status(store, review_id) is Status.WAITING, attempt
        store.leases.claim_next(dead_owner())
        recovery.look()
    assert status(store, review_id) is Status.FAILED
    last = failure(store, review_id)
    assert (last["code"], last["retry"]) == ("crashed", True)
    assert last["message"].endswith(".")


def test_what_a_worker_has_forgotten_goes_back_at_once(store: Store, settings: Settings) -> None:
    review_id = create(store)
    store.leases.claim_next(process_name.this_process())
    asked: list[str] = []

    def forgotten(lease: Lease) -> bool:
        asked.append(lease.review_id)
        return True

    Recovery(store, forgotten=forgotten).look()
    assert asked == [review_id]
    assert status(store, review_id) is Status.WAITING


def test_a_review_that_was_cut_off_goes_first(store: Store, recovery: Recovery) -> None:
    cut, later = create(store), create(store)
    store.leases.claim_next(dead_owner())
    recovery.look()
    assert store.waiting() == [cut, later]


def test_what_a_worker_had_set_aside_goes_on_once_it_has_gone(store: Store, recovery: Recovery) -> None:
    review_id = create(store)
    store.workers.beat("living")
    store.leases.claim_next("living")
    store.leases.set_aside(review_id, "living")
    recovery.look()
    assert store.leases.aside() == {"living"}
    store.workers.sign_off("living")
    recovery.look()
    assert store.leases.aside() == set()
    assert store.leases.claim_next("another") is not None
