from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import sqlalchemy as sa

from server.store.database.database import events_table, packed_table
from server.store.reviews import event_log, packed_log
from server.store.reviews.reviews import Store
from server.store.reviews.status import Status
from tests.store.conftest import DONE, MOVE, count, create, ended, pack, running, status, try_to_pack


def test_events_are_numbered_on_from_what_is_stored(store: Store) -> None:
    review_id = running(store)
    assert store.leases.append(review_id, "worker", [MOVE, MOVE]) == 3
    assert store.leases.append(review_id, "worker", [MOVE]) == 4
    assert [event["seq"] for event in store.events(review_id)] == [1, 2, 3, 4]
    assert [event["seq"] for event in store.events(review_id, 2)] == [3, 4]
    assert [event["seq"] for event in store.events(review_id, 1, limit=2)] == [2, 3]


def test_tails_tell_what_is_new_in_each_review(store: Store) -> None:
    first, second = running(store), create(store)
    store.leases.append(first, "worker", [MOVE])
    tails = {tail.review_id: tail for tail in store.tails({first: 1, second: 1, "nowhere": 0})}
    assert tails[first].events == ({"seq": 2, **MOVE},)
    assert (tails[first].status, tails[first].queue_position) == (Status.RUNNING, None)
    assert (tails[second].events, tails[second].status, tails[second].queue_position) == (
        (),
        Status.WAITING,
        1,
    )
    assert (tails["nowhere"].status, tails["nowhere"].events) == (None, ())


def test_tails_of_reviews_that_stand_still_ask_for_no_event(store: Store) -> None:
    ids = [running(store, f"w{number}") for number in range(30)]
    waiting = [create(store) for _ in range(20)]
    with noted(store) as asked:
        tails = store.tails(dict.fromkeys([*ids, *waiting], 1))
    assert [tail.events for tail in tails] == [()] * 50
    assert sorted(tail.queue_position or 0 for tail in tails) == [0] * 30 + list(range(1, 21))
    assert len(asked) == 2
    with noted(store) as asked:
        assert [tail.queue_position for tail in store.tails(dict.fromkeys(ids, 1))] == [None] * 30
    assert len(asked) == 1, "nobody waits"


def test_tails_read_all_logs_that_grew_by_one_question(store: Store) -> None:
    ids = [running(store, f"w{number}") for number in range(30)]
    for number in (3, 4, 17):
        store.leases.append(ids[number], f"w{number}", [MOVE, MOVE])
    with noted(store) as asked:
        tails = store.tails(dict.fromkeys(ids, 1))
    grown = {tail.review_id: [event["seq"] for event in tail.events] for tail in tails if tail.events}
    assert grown == {ids[number]: [2, 3] for number in (3, 4, 17)}
    assert len(asked) == 2


def test_any_number_of_reviews_can_be_asked_for_at_once(store: Store) -> None:
    there, many = create(store), [f"id{number}" for number in range(70_000)]
    assert len(store.tails(dict.fromkeys([*many, there], 0))) == 70_001
    assert store.statuses([*many, there]) == {there: Status.WAITING}
    assert store.statuses([]) == {}


@pytest.mark.parametrize("packed", [False, True])
def test_of_a_log_no_more_is_read_than_was_asked_for(store: Store, packed: bool) -> None:
    """How a review stands is asked a moment before its events: a tail must tell nothing that came after."""
    review_id = ended(store, MOVE, MOVE)
    if packed:
        pack(store, review_id)
    with store.database.reading() as db:
        found = event_log.read_many(db, {review_id: (1, 3), "nowhere": (0, 5)})
    assert found == {review_id: [{"seq": 2, **MOVE}, {"seq": 3, **MOVE}]}


class TestPackedLogs:
    def test_they_are_one_row_and_read_like_any_other(self, store: Store) -> None:
        review_id = ended(store, MOVE, MOVE)
        before = store.events(review_id)
        pack(store, review_id)
        assert count(store, events_table) == 0
        assert count(store, packed_table) == 1
        assert store.events(review_id) == before
        assert [event["seq"] for event in store.events(review_id, 1, limit=2)] == [2, 3]
        assert store.events(review_id, 4) == []
        assert status(store, review_id) is Status.DONE

    def test_their_watchers_are_told_what_they_lack(self, store: Store) -> None:
        review_id = ended(store, MOVE)
        pack(store, review_id)
        (tail,) = store.tails({review_id: 1})
        assert tail.events == ({"seq": 2, **MOVE}, {"seq": 3, **DONE})
        (tail,) = store.tails({review_id: 3})
        assert (tail.status, tail.events) == (Status.DONE, ())

    def test_they_grow_again_after_a_deeper_pass_is_asked_for(self, store: Store) -> None:
        review_id = ended(store, MOVE)
        before = store.events(review_id)
        pack(store, review_id)
        assert store.deepen(review_id, {"nodes": 5})
        assert store.events(review_id) == before
        assert (count(store, events_table), count(store, packed_table)) == (3, 0)
        assert store.leases.claim_next("worker")
        assert store.leases.append(review_id, "worker", [MOVE, DONE]) == 5
        pack(store, review_id)
        assert store.events(review_id) == [*before, {"seq": 4, **MOVE}, {"seq": 5, **DONE}]

    def test_a_review_that_is_not_asked_to_go_on_stays_packed(self, store: Store) -> None:
        review_id = ended(store)
        pack(store, review_id)
        assert not store.resume(review_id)
        assert count(store, packed_table) == 1

    def test_they_are_deleted_with_their_reviews(self, store: Store) -> None:
        review_id = ended(store)
        pack(store, review_id)
        assert store.delete(review_id)
        assert count(store, packed_table) == 0
        assert store.events(review_id) == []

    def test_only_a_log_that_stands_as_it_was_read_becomes_one(self, store: Store) -> None:
        going_on = ended(store, MOVE)
        read = store.events(going_on)
        open_one, waiting = running(store, "other"), create(store)
        store.deepen(going_on, {})
        for review_id in (waiting, open_one, going_on):
            assert not try_to_pack(store, review_id, read[: len(store.events(review_id))])
        assert count(store, packed_table) == 0

    def test_none_is_packed_twice_or_shorter_than_it_is(self, store: Store) -> None:
        review_id = ended(store, MOVE)
        assert not try_to_pack(store, review_id, store.events(review_id)[:-1])
        pack(store, review_id)
        assert not try_to_pack(store, review_id, store.events(review_id))
        assert len(store.events(review_id)) == 3

    def test_a_reader_in_the_middle_sees_the_log_as_it_was(self, store: Store) -> None:
        review_id = ended(store, MOVE)
        with store.database.reading() as db:
            first = event_log.read(db, review_id, 0, 1)
            pack(store, review_id)
            assert first + event_log.read(db, review_id, 1, None) == store.events(review_id)

    def test_a_failure_in_the_middle_leaves_the_rows(self, store: Store) -> None:
        review_id = ended(store, MOVE)
        with pytest.raises(ZeroDivisionError), store.database.writing() as db:
            event_log.pack(db, review_id, packed_log.piece_of(store.events(review_id)))
            raise ZeroDivisionError
        assert (count(store, events_table), count(store, packed_table)) == (3, 0)


def test_nothing_watched_is_nothing_asked(store: Store) -> None:
    with noted(store) as asked:
        assert store.tails({}) == []
    assert asked == []


@contextmanager
def noted(store: Store) -> Iterator[list[str]]:
    """The statements that are asked meanwhile."""
    asked: list[str] = []

    def note(db: Any, cursor: Any, statement: str, *rest: Any) -> None:
        if not statement.startswith("BEGIN"):
            asked.append(statement)

    sa.event.listen(store.database._engine, "before_cursor_execute", note)
    yield asked
    sa.event.remove(store.database._engine, "before_cursor_execute", note)
