"""What a transaction has changed: noted by whoever changes it, announced with the commit, in small
messages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from server.store.collections.collections import CollectionStore
from server.store.database import database
from server.store.database.database import Database, workers_table
from server.store.reviews.reviews import Store
from server.store.wakeups.changes import Changes, note, read, written
from tests.store.conftest import DONE, GAME, MOVE, STOPPED, collect, create, running


class Notes:
    """What transactions announce: their changes, if there are any, and whether reviews wait."""

    def __init__(self) -> None:
        self.told: list[dict[str, int | None]] = []
        self.waiting: list[bool] = []

    def announce(self, db: object, changes: Changes) -> None:
        self.waiting.append(changes.waiting)
        if changes.last_seqs:
            self.told.append(dict(changes.last_seqs))


@pytest.fixture
def notes(monkeypatch: pytest.MonkeyPatch) -> Notes:
    made = Notes()
    monkeypatch.setattr(database, "announce", made.announce)
    return made


def test_an_append_tells_the_last_number(store: Store, notes: Notes) -> None:
    review_id = running(store)
    store.leases.append(review_id, "worker", [MOVE, MOVE])
    assert notes.told[-1] == {review_id: 3}


CHANGES: dict[str, Callable[[Store, str], object]] = {
    "claimed": lambda store, review_id: store.leases.claim_next("worker"),
    "stopped": lambda store, review_id: store.request_stop(review_id, STOPPED),
    "deleted": lambda store, review_id: store.delete(review_id),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_a_waiting_review_that_changes_is_told(
    store: Store, notes: Notes, change: Callable[[Store, str], object]
) -> None:
    review_id = create(store)
    notes.told.clear()
    change(store, review_id)
    assert [list(told) for told in notes.told] == [[review_id]]


def test_a_review_that_goes_back_or_on_is_told(store: Store, notes: Notes) -> None:
    review_id = running(store)
    for act in (
        lambda: store.leases.release(review_id, "worker"),
        lambda: store.leases.claim_next("worker"),
        lambda: store.leases.append(review_id, "worker", [DONE]),
        lambda: store.deepen(review_id, {}),
    ):
        notes.told.clear()
        act()
        assert [list(told) for told in notes.told] == [[review_id]]


def test_the_first_events_of_a_review_are_told(store: Store, notes: Notes) -> None:
    review_id, _ = store.create("1. e4", {}, [])
    review = store.get(review_id)
    assert review is not None and store.begin(review, [GAME])
    assert notes.told[-1] == {review_id: 1}


def test_a_deleted_collection_tells_all_its_reviews(
    store: Store, collections: CollectionStore, notes: Notes
) -> None:
    collection_id, ids = collect(collections, 3)
    collections.delete(collection_id)
    assert notes.told[-1] == dict.fromkeys(ids)


def test_an_edit_tells_its_collection_and_the_reviews_that_go(
    collections: CollectionStore, notes: Notes
) -> None:
    collection_id, ids = collect(collections, 2)
    collections.edits.rename(collection_id, "Clubs")
    assert notes.told[-1] == {collection_id: None}
    collections.edits.remove(collection_id, [2])
    assert notes.told[-1] == {collection_id: None, ids[1]: None}


def test_what_is_not_stored_is_not_told(store: Store, notes: Notes) -> None:
    review_id = running(store)
    notes.told.clear()
    with pytest.raises(ZeroDivisionError), store.database.writing() as db:
        note(db, review_id, 7)
        raise ZeroDivisionError
    with store.database.writing() as db:  # the same connection, as SQLite's pool gives it
        db.execute(sa.insert(workers_table).values(owner="one", heartbeat=1.0))
    assert notes.told == []


def test_a_number_stays_when_the_review_is_changed_once_more(tmp_path: Path, notes: Notes) -> None:
    made = Database(f"sqlite:///{tmp_path}/notes.db")
    with made.writing() as db:
        note(db, "a", 3)
        note(db, "a")
        note(db, "b")
    assert notes.told == [{"a": 3, "b": None}]
    made.close()


def test_a_review_that_begins_to_wait_is_announced_to_the_workers(
    store: Store, collections: CollectionStore, notes: Notes
) -> None:
    def waits(act: Callable[[], object]) -> bool:
        notes.waiting.clear()
        act()
        return any(notes.waiting)

    review_id = create(store)
    assert waits(lambda: create(store))
    assert waits(lambda: collect(collections, 2))
    assert not waits(lambda: store.leases.claim_next("worker"))
    assert not waits(lambda: store.leases.append(review_id, "worker", [MOVE]))
    assert not waits(lambda: store.leases.set_aside(review_id, "worker")), "it waits for that worker alone"
    assert waits(lambda: store.leases.let_go("worker"))
    assert not waits(lambda: store.leases.claim_next("worker"))
    assert waits(lambda: store.leases.release(review_id, "worker"))
    assert not waits(lambda: store.leases.claim_next("worker"))
    assert waits(lambda: store.leases.requeue(store.leases.all()[0]))
    assert not waits(lambda: store.request_stop(review_id, STOPPED))
    assert waits(lambda: store.resume(review_id))
    assert waits(lambda: store.grow(review_id, "1. e4 e5 *"))


@pytest.mark.parametrize("count", [0, 1, 2, 1000])
def test_what_is_written_is_read(count: int) -> None:
    changes = {f"{number:022}": number % 3 or None for number in range(count)}
    messages = list(written(changes, 1764000000.25))
    assert all(len(message) < 8000 for message in messages), "a NOTIFY carries no more"
    assert len(messages) <= 1 + count // 200
    found = [change for message in messages for change in read(message)]
    assert {review_id: last_seq for review_id, last_seq, _ in found} == changes
    assert {stored for *_, stored in found} <= {1764000000.25}


def test_what_nobody_of_us_wrote_is_passed_over() -> None:
    assert list(read("nonsense\n\n a 1\n- -\nid 7 8\nid ²\n@ \n@ 1e9\nabc 5")) == [
        ("-", None, None),
        ("abc", 5, None),
    ]
