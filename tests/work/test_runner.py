from __future__ import annotations

import logging
import sqlite3
import threading
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

import pytest

from server.analysis.engine.pool import EnginePool
from server.analysis.errors import EngineError, Postponed
from server.analysis.events.events import Event, EventJson, MoveEvent, NoteEvent
from server.analysis.game.game import Game, GameLimits
from server.analysis.review.options import ReviewOptions
from server.settings import Settings
from server.store.database import database
from server.store.database.database import DatabaseAway
from server.store.queue.leases import Leases
from server.store.reviews.reviews import Store
from server.store.reviews.rows import Review
from server.store.reviews.status import Status
from server.work.recovery import Recovery
from server.work.runner import DELAYS, Runner
from tests.rows import failure
from tests.servers import PostgresServer
from tests.work.conftest import PLIES, Moves, NoPools, Pausing, create, plies, runner, status


class MissingPools:
    def pool_for(self, options: ReviewOptions) -> EnginePool:
        raise EngineError("No chess engine is installed.")


def test_a_review_runs_to_its_end_and_each_event_is_stored(store: Store) -> None:
    review_id = create(store)
    runner(store, Moves()).run()
    assert status(store, review_id) is Status.DONE
    assert [event["type"] for event in store.events(review_id)] == ["game", *["move"] * PLIES, "done"]
    assert [event["seq"] for event in store.events(review_id)] == list(range(1, PLIES + 3))


def test_each_event_is_stored_before_the_next_is_worked_on(store: Store) -> None:
    seen: list[list[int]] = []
    review_id = create(store)
    runner(store, Moves(lambda ply: seen.append(plies(store, review_id)))).run()
    assert seen == [[], [1], [1, 2], [1, 2, 3], [1, 2, 3, 4]]


def test_the_second_entry_in_the_queue_does_nothing(store: Store) -> None:
    review_id = create(store)
    runner(store, Moves()).run()
    again = Moves()
    runner(store, again, "other").run()
    assert again.worked == []
    assert len(store.events(review_id)) == PLIES + 2


def test_a_stop_by_a_person_ends_the_review_with_what_is_there(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    review_id = create(store)

    def stop_at(ply: int) -> None:
        if ply == 2:
            store.request_stop(review_id, {"type": "failed", "code": "stopped"})

    monkeypatch.setattr("server.work.runner.STOP_POLL", 0.0)
    worker = runner(store, Moves(stop_at))
    worker.run()
    assert status(store, review_id) is Status.STOPPED
    assert plies(store, review_id) == [1, 2]
    assert failure(store, review_id)["code"] == "stopped"


def test_a_stopped_review_goes_on_where_it_was(store: Store) -> None:
    review_id = create(store)
    store.leases.claim_next("worker")
    store.leases.append(
        review_id, "worker", [MoveEvent(1, "best").to_wire(), {"type": "failed", "code": "stopped"}]
    )
    store.resume(review_id)
    second = Moves()
    runner(store, second).run()
    assert second.worked == [2, 3, 4, 5]
    assert status(store, review_id) is Status.DONE


def test_a_worker_that_closes_down_gives_the_review_back_without_a_trace_in_the_log(store: Store) -> None:
    review_id = create(store)
    first = Moves(lambda ply: worker.close_down() if ply == 3 else None)
    worker = runner(store, first)
    worker.run()
    assert status(store, review_id) is Status.WAITING
    assert plies(store, review_id) == [1, 2, 3]
    assert store.events(review_id)[-1]["type"] == "move"
    runner(store, Moves(), "next").run()
    assert plies(store, review_id) == [1, 2, 3, 4, 5]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is asked at each step."""
    monkeypatch.setattr("server.work.runner.STOP_POLL", 0.0)
    monkeypatch.setattr("server.work.runner.BETWEEN", 0.0)
    monkeypatch.setattr("server.store.queue.leases.PATIENCE", 0.0)


@pytest.mark.usefixtures("impatient")
def test_who_comes_while_a_review_runs_has_a_first_look_and_waits_then(store: Store) -> None:
    first = create(store)
    order: list[str] = []
    hands: list[list[str]] = []

    def come(ply: int) -> None:
        hands.append(worker.in_hand())
        if ply == 2 and not order:
            order.append(create(store))

    worker = runner(store, Pausing(come))
    worker.run()
    (later,) = order
    assert (status(store, first), plies(store, first)) == (Status.DONE, [1, 2, 3, 4, 5])
    assert (status(store, later), plies(store, later)) == (Status.WAITING, [1])
    assert store.events(later)[-1]["type"] == "move"
    alone = [first]
    assert hands == [alone, alone, [first, later], alone, alone, alone]
    worker.run()
    assert (status(store, later), plies(store, later)) == (Status.DONE, [1, 2, 3, 4, 5])
    assert not worker.run()


@pytest.mark.usefixtures("impatient")
def test_neither_review_is_forgotten_during_a_first_look(store: Store) -> None:
    create(store)
    forgotten: list[bool] = []

    def come(ply: int) -> None:
        leases = store.leases.all()
        forgotten.extend(worker.has_forgotten(lease) for lease in leases)
        if ply == 2 and len(leases) == 1:
            create(store)

    worker = runner(store, Pausing(come))
    worker.run()
    assert len(forgotten) > PLIES
    assert not any(forgotten)


@pytest.mark.usefixtures("impatient")
def test_a_review_that_wants_another_engine_waits_for_its_turn(store: Store) -> None:
    create(store)
    later: list[str] = []

    def come(ply: int) -> None:
        if ply == 2 and not later:
            options = ReviewOptions(engine="builtin").to_json()
            later.append(store.create("1. e4 e5 *", options, [{"type": "game"}])[0])

    worker = runner(store, Pausing(come))
    worker.run()
    assert (status(store, later[0]), plies(store, later[0])) == (Status.WAITING, [])
    assert worker.run()
    assert status(store, later[0]) is Status.DONE


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("longest", [0.0, 1_000.0])
def test_a_first_look_is_broken_off_if_it_takes_long_or_the_other_review_is_to_stop(
    store: Store, monkeypatch: pytest.MonkeyPatch, longest: float
) -> None:
    monkeypatch.setattr("server.work.runner.LONGEST_LOOK", longest)
    first = create(store)
    later: list[str] = []

    def come(ply: int) -> None:
        if ply == 2 and not later:
            later.append(create(store))

    def claim(owner: str) -> Review | None:
        if longest:
            store.request_stop(first, {"type": "failed", "code": "stopped"})
        return claim_new(owner)

    claim_new = store.leases.claim_new
    monkeypatch.setattr(store.leases, "claim_new", claim)
    worker = runner(store, Pausing(come))
    worker.run()
    assert status(store, first) is (Status.STOPPED if longest else Status.DONE)
    assert (status(store, later[0]), plies(store, later[0])) == (Status.WAITING, [])


@pytest.mark.usefixtures("impatient")
def test_a_first_look_takes_the_pool_of_the_review_that_pauses(store: Store) -> None:
    create(store)
    asked: list[str] = []

    def come(ply: int) -> None:
        if ply == 2 and len(pipeline.given) == 1:
            create(store)

    pipeline = Pausing(come)

    class Built(NoPools):
        """Who asks again after `kibitz engine --build` gets another pool, and the one before is closed."""

        def pool_for(self, options: ReviewOptions) -> EnginePool:
            asked.append(options.engine)
            return super().pool_for(options)

    assert Runner("worker", store, Built(), GameLimits(), pipeline).run()
    (_, _, first, _), (_, _, second, _) = pipeline.given
    assert first is second
    assert len(asked) == 1


@pytest.mark.usefixtures("impatient")
def test_a_database_that_is_away_costs_a_first_look_alone(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    review_id = create(store)
    asked: list[str] = []

    def away(owner: str) -> None:
        asked.append(owner)
        raise DatabaseAway("locked")

    def come(ply: int) -> None:
        if ply == 2:
            create(store)

    monkeypatch.setattr(store.leases, "claim_new", away)
    worker = runner(store, Pausing(come))
    assert worker.run()
    assert asked
    assert status(store, review_id) is Status.DONE


@pytest.mark.usefixtures("impatient")
def test_a_person_can_stop_a_first_look(store: Store) -> None:
    create(store)
    later: list[str] = []

    def come_and_stop(ply: int) -> None:
        if later and later[0] in worker.in_hand():
            store.request_stop(later[0], {"type": "failed", "code": "stopped"})
        elif ply == 2:
            later.append(create(store))

    worker = runner(store, Pausing(come_and_stop))
    worker.run()
    assert status(store, later[0]) is Status.STOPPED
    assert failure(store, later[0])["code"] == "stopped"


def test_a_review_deleted_while_it_runs_is_dropped(store: Store) -> None:
    review_id = create(store)

    def delete(ply: int) -> None:
        store.delete(review_id)

    runner(store, Moves(delete)).run()
    assert store.get(review_id) is None
    assert store.events(review_id) == []


def test_notes_between_the_events_of_a_run_stop_it_not_and_stay(store: Store) -> None:
    review_id = create(store)

    def write(ply: int) -> None:
        store.note(review_id, NoteEvent(ply, comment="Mine.").to_wire(), 99)

    runner(store, Moves(write)).run()
    assert status(store, review_id) is Status.DONE
    assert plies(store, review_id) == [1, 2, 3, 4, 5]
    types = [event["type"] for event in store.events(review_id)]
    assert types == ["game", *["note", "move"] * PLIES, "done"]


def test_a_run_whose_game_grows_ends_and_the_next_one_takes_the_new_text(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    review_id = create(store)
    monkeypatch.setattr("server.work.runner.STOP_POLL", 0.0)

    def grow_at(ply: int) -> None:
        if ply == 3:
            store.grow(review_id, "1. d4 d5 2. c4 *")

    runner(store, Moves(grow_at)).run()
    assert (status(store, review_id), plies(store, review_id)) == (Status.WAITING, [1, 2])
    second = Moves()
    runner(store, second).run()
    game, *_ = second.given[0]
    assert [move.uci() for move in game.moves] == ["d2d4", "d7d5", "c2c4"]
    assert status(store, review_id) is Status.DONE
    assert plies(store, review_id) == [1, 2, 3, 4, 5]


def test_an_unexpected_fault_ends_the_review_with_a_plain_sentence(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    review_id = create(store)

    def burst(ply: int) -> None:
        if ply == 3:
            raise ZeroDivisionError("secret detail")

    runner(store, Moves(burst)).run()
    last = failure(store, review_id)
    assert status(store, review_id) is Status.FAILED
    assert (last["code"], last["retry"]) == ("internal", True)
    assert "secret" not in last["message"]
    assert "secret detail" in caplog.text, "the log of the worker has the traceback"
    assert plies(store, review_id) == [1, 2]


def test_runs_are_counted_by_their_ends(store: Store) -> None:
    counted: Counter[str] = Counter()
    review_ids = [create(store) for _ in range(3)]

    def count(name: str, amount: float) -> None:
        counted[name] += 1
        assert name != "busy_seconds" or amount > 0

    def fail(ply: int) -> None:
        raise ZeroDivisionError

    def stop(ply: int) -> None:
        store.delete(review_ids[2])

    for pipeline in (Moves(), Moves(fail), Moves(stop)):
        Runner("worker", store, NoPools(), GameLimits(), pipeline, count=count).run()
    assert counted == {"reviews_begun": 3, "reviews_done": 1, "reviews_failed": 1, "busy_seconds": 3}


def test_a_missing_engine_is_told_in_the_review(store: Store) -> None:
    review_id = create(store)
    Runner("worker", store, MissingPools(), GameLimits(), Moves()).run()
    last = failure(store, review_id)
    assert (last["code"], last["message"]) == ("engine", "No chess engine is installed.")


def test_a_pipeline_that_forgets_its_end_is_a_failure_not_a_review_that_runs_for_ever(store: Store) -> None:
    review_id = create(store)

    def endless(
        game: Game,
        options: ReviewOptions,
        pool: EnginePool,
        log: Sequence[EventJson],
        should_stop: Callable[[], bool],
    ) -> Iterator[Event]:
        yield MoveEvent(1, "best")

    Runner("worker", store, NoPools(), GameLimits(), endless).run()
    assert status(store, review_id) is Status.FAILED


def test_the_store_is_not_asked_at_each_step_whether_to_stop(store: Store) -> None:
    review_id = create(store)
    store.leases.claim_next("worker")
    question = runner(store, Moves())._stop_question(
        review_id, NoPools().pool_for(ReviewOptions()), lambda: None
    )
    assert not question()
    store.delete(review_id)
    assert not question(), "asked again only after a moment"


def test_the_pipeline_is_given_the_game_its_options_its_engines_and_its_log(store: Store) -> None:
    options = ReviewOptions(nodes=4321)
    review_id, _ = store.create("1. d4 d5 2. c4 *", options.to_json(), [{"type": "game"}, {"type": "phases"}])
    pipeline = Moves()
    runner(store, pipeline).run()
    ((game, given, pool, log),) = pipeline.given
    assert [move.uci() for move in game.moves] == ["d2d4", "d7d5", "c2c4"]
    assert given == options
    assert str(pool) == "a pool for 4321"
    assert log == [{"seq": 1, "type": "game"}, {"seq": 2, "type": "phases"}]
    assert status(store, review_id) is Status.DONE


def test_the_limits_of_the_settings_hold_for_the_worker_too(store: Store) -> None:
    review_id = create(store, "1. e4 e5 2. Nf3 *")
    Runner("worker", store, NoPools(), GameLimits(plies=2), Moves()).run()
    assert failure(store, review_id)["code"] == "too_large"


def test_a_worker_told_to_end_between_claim_and_work_gives_the_review_back_untouched(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    review_id = create(store)
    pipeline = Moves()
    worker = runner(store, pipeline)
    claim_next = store.leases.claim_next

    def claim_and_close(owner: str, *, but: Collection[str]) -> Review | None:
        claimed = claim_next(owner, but=but)
        worker.close_down()
        return claimed

    monkeypatch.setattr(store.leases, "claim_next", claim_and_close)
    assert worker.run()
    assert pipeline.given == [], "no engine is warmed for a worker that ends"
    review = store.get(review_id)
    assert review is not None
    assert (review.status, review.owner, review.attempts, review.last_seq) == (Status.WAITING, None, 0, 1)


class Lock:
    """Keeps everybody from the store, and knows who waits for it: a lock on SQLite's file, as another process
    would hold it, or a PostgreSQL that is stopped."""

    def __init__(self, url: str, server: PostgresServer | None) -> None:
        self._file = url.removeprefix("sqlite:///")
        self._server = server
        self._holder: sqlite3.Connection | None = None
        self.waited: list[float] = []
        self.until: int | None = None

    def take(self) -> None:
        if self._server is not None:
            self._server.stop()
            return
        self._holder = sqlite3.connect(self._file, isolation_level=None)
        self._holder.execute("BEGIN IMMEDIATE")

    def let_go(self) -> None:
        if self._server is not None:
            self._server.start()
        if self._holder:
            self._holder.close()
            self._holder = None

    def wait(self, seconds: float) -> bool:
        """Stands for the worker's pause: notes it, and lets go after `until` of them."""
        self.waited.append(seconds)
        if len(self.waited) == self.until:
            self.let_go()
        return False


@pytest.fixture
def lock(
    request: pytest.FixtureRequest, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Lock]:
    monkeypatch.setattr(database, "_WAIT", 0.001)
    is_file = settings.database_url.startswith("sqlite")
    made = Lock(settings.database_url, None if is_file else request.getfixturevalue("postgres_server"))
    yield made
    made.let_go()


class TestDatabaseAway:
    """The store's file is locked by somebody else, or its server is gone, while a worker appends."""

    def locked_at(self, lock: Lock, ply: int) -> Moves:
        return Moves(lambda now: lock.take() if now == ply else None)

    def test_a_database_that_is_away_for_a_while_is_waited_for(self, lock: Lock, store: Store) -> None:
        review_id = create(store)
        lock.until = 3
        worker = Runner("worker", store, NoPools(), GameLimits(), self.locked_at(lock, 3), wait=lock.wait)
        assert worker.run()
        assert lock.waited == list(DELAYS[:3])
        assert status(store, review_id) is Status.DONE
        assert [event["seq"] for event in store.events(review_id)] == list(range(1, PLIES + 3))
        assert plies(store, review_id) == [1, 2, 3, 4, 5]

    def test_the_delays_grow_and_come_to_an_end(self) -> None:
        assert list(DELAYS) == sorted(set(DELAYS))
        assert sum(DELAYS) < 300

    def test_a_database_that_stays_away_leaves_a_review_that_is_recovered_without_a_gap(
        self, lock: Lock, store: Store, settings: Settings
    ) -> None:
        review_id = create(store)
        worker = Runner("worker", store, NoPools(), GameLimits(), self.locked_at(lock, 3), wait=lock.wait)
        assert worker.run()
        assert lock.waited == list(DELAYS)
        assert worker.in_hand() == []
        lock.let_go()
        (before,) = store.leases.all()
        store.workers.beat("worker", worker.in_hand())
        assert store.leases.all() == [before], "nobody beats for a review that was given up"
        Recovery(store, forgotten=worker.has_forgotten).look()
        assert status(store, review_id) is Status.WAITING
        second = Moves()
        assert runner(store, second).run()
        assert second.worked == [3, 4, 5]
        assert status(store, review_id) is Status.DONE
        assert [event["seq"] for event in store.events(review_id)] == list(range(1, PLIES + 3))
        assert plies(store, review_id) == [1, 2, 3, 4, 5]

    def test_a_review_that_was_left_is_taken_up_at_the_next_claim(self, lock: Lock, store: Store) -> None:
        review_id = create(store)
        pipeline = self.locked_at(lock, 4)
        worker = Runner("worker", store, NoPools(), GameLimits(), pipeline, wait=lock.wait)
        worker.run()
        lock.let_go()
        pipeline.before = lambda ply: None
        assert worker.run()
        assert pipeline.worked == [1, 2, 3, 4, 4, 5]
        assert status(store, review_id) is Status.DONE
        assert [event["seq"] for event in store.events(review_id)] == list(range(1, PLIES + 3))

    def test_a_worker_told_to_end_does_not_wait_for_the_database(self, lock: Lock, store: Store) -> None:
        create(store)
        pipeline = self.locked_at(lock, 2)

        def told_to_end(seconds: float) -> bool:
            lock.wait(seconds)
            return True

        worker = Runner("worker", store, NoPools(), GameLimits(), pipeline, wait=told_to_end)
        assert worker.run()
        assert lock.waited == [DELAYS[0]]
        assert worker.in_hand() == []
        assert pipeline.worked == [1, 2]

    def test_the_pause_ends_when_the_worker_is_told_to(self, lock: Lock, store: Store) -> None:
        create(store)
        pipeline = self.locked_at(lock, 2)
        worker = Runner("worker", store, NoPools(), GameLimits(), pipeline)
        lock_it = pipeline.before

        def lock_and_end(ply: int) -> None:
            lock_it(ply)
            if ply == 2:
                worker.close_down()

        pipeline.before = lock_and_end
        assert worker.run(), "not after two minutes"
        assert pipeline.worked == [1, 2]

    def test_nothing_is_claimed_from_a_database_that_is_away(
        self, lock: Lock, store: Store, caplog: pytest.LogCaptureFixture
    ) -> None:
        review_id = create(store)
        lock.take()
        with caplog.at_level(logging.WARNING), pytest.raises(DatabaseAway):
            runner(store, Moves()).run()
        assert "the database is away" in caplog.text
        lock.let_go()
        assert status(store, review_id) is Status.WAITING

    def test_a_fault_of_the_review_is_told_once_the_database_is_back(self, lock: Lock, store: Store) -> None:
        review_id = create(store)
        lock.until = 2

        def burst(ply: int) -> None:
            lock.take()
            raise ZeroDivisionError

        Runner("worker", store, NoPools(), GameLimits(), Moves(burst), wait=lock.wait).run()
        assert failure(store, review_id)["code"] == "internal"
        assert status(store, review_id) is Status.FAILED

    def test_a_stop_cannot_be_asked_of_a_database_that_is_away(
        self, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        review_id = create(store)

        def away(self: Leases, review_id: str, owner: str) -> bool:
            raise DatabaseAway("away")

        monkeypatch.setattr(Leases, "must_stop", away)
        runner(store, Moves()).run()
        assert status(store, review_id) is Status.DONE

    def test_an_answer_that_was_lost_stores_nothing_twice(
        self, store: Store, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        review_id = create(store)
        append = Leases.append
        lost: list[int] = []

        def losing(self: Leases, *args: Any, **kwargs: Any) -> int:
            last = append(self, *args, **kwargs)
            if last == 3 and not lost:
                lost.append(last)
                raise DatabaseAway("the connection broke after the commit")
            return last

        monkeypatch.setattr(Leases, "append", losing)
        Runner("worker", store, NoPools(), GameLimits(), Moves(), wait=lambda seconds: False).run()
        assert lost == [3]
        assert plies(store, review_id) == [1, 2, 3, 4, 5]
        assert [event["seq"] for event in store.events(review_id)] == list(range(1, PLIES + 3))


def test_a_review_that_is_being_claimed_is_in_hand_for_whoever_sees_its_lease(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    create(store)
    worker = runner(store, Moves())
    claim_next = store.leases.claim_next
    forgotten: list[bool] = []
    looks: list[threading.Thread] = []

    def claim_and_be_seen(owner: str, *, but: Collection[str]) -> Review | None:
        claimed = claim_next(owner, but=but)
        (lease,) = store.leases.all()
        looks.append(threading.Thread(target=lambda: forgotten.append(worker.has_forgotten(lease))))
        looks[0].start()
        return claimed

    monkeypatch.setattr(store.leases, "claim_next", claim_and_be_seen)
    worker.claim()
    looks[0].join()
    assert forgotten == [False]


def test_a_review_that_waits_for_something_lets_the_next_one_run_and_is_taken_up_afterwards(
    store: Store,
) -> None:
    first, second, third = create(store), create(store), create(store)
    made = {"long": False, "short": False}
    refused = iter(made)

    def pipeline(
        game: Game,
        options: ReviewOptions,
        pool: EnginePool,
        log: Sequence[EventJson],
        should_stop: Callable[[], bool],
    ) -> Iterator[Event]:
        if (what := next(refused, None)) is not None:
            raise Postponed("Exact endings are prepared.", lambda: made[what])
        return Moves()(game, options, pool, log, should_stop)

    worker = Runner("worker", store, NoPools(), GameLimits(), pipeline)
    assert worker.run()
    assert status(store, first) is Status.WAITING
    assert (store.queue_position(first), store.queue_position(second)) == (0, 1)
    assert worker.run()
    assert worker.run()
    assert status(store, third) is Status.DONE
    assert not worker.is_due()
    assert not worker.run(), "none is taken up while what it waits for is being made"
    assert not runner(store, Moves(), "other").run(), "nor by anybody else"
    made["short"] = True
    assert worker.is_due()
    assert worker.run()
    assert [status(store, each) for each in (first, second)] == [Status.WAITING, Status.DONE]
    assert not worker.run()
    assert not worker.is_due()
    made["long"] = True
    assert worker.is_due()
    assert worker.run()
    assert status(store, first) is Status.DONE
    assert [event["type"] for event in store.events(first)] == ["game", *["move"] * PLIES, "done"]
    assert not worker.run()
    assert not worker.is_due()
