from __future__ import annotations

import sqlalchemy as sa

from server.store.reviews import Store
from server.store.status import Status
from tests.store.conftest import MOVE, create, running


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


def test_tails_of_many_reviews_are_one_query(store: Store) -> None:
    ids = [create(store) for _ in range(50)]
    asked: list[str] = []
    sa.event.listen(
        store.database._engine,
        "before_cursor_execute",
        lambda db, cursor, statement, *rest: asked.append(statement),
    )
    assert len(store.tails(dict.fromkeys(ids, 0))) == 50
    assert len([statement for statement in asked if not statement.startswith("BEGIN")]) == 1
    asked.clear()
    assert store.tails({}) == []
    assert asked == []
