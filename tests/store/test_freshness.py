from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy.engine import Connection

from server.store.collections.collections import CollectionStore, NewGame
from server.store.freshness import Mark, Marks
from server.store.reviews.reviews import Store
from tests.rows import FACTS
from tests.store.conftest import DONE, GAME, STOPPED, create, running


@pytest.fixture
def marks(store: Store) -> Marks:
    return Marks(store.database, clock=store._clock)


def new_game(name: str) -> NewGame:
    return NewGame("1. e4 *", {"headers": {"White": name}, "plies": 1, "opening": None}, reviewable=True)


def test_a_review_has_ended_with_its_end(store: Store, marks: Marks) -> None:
    assert marks.review("nowhere") is None
    waiting = create(store)
    assert marks.review(waiting) == Mark(ended=False, status="waiting", seq=1, games=0)
    store.delete(waiting)
    review_id = running(store)
    assert marks.review(review_id) == Mark(ended=False, status="running", seq=1, games=0)
    store.leases.append(review_id, "worker", [DONE])
    assert marks.review(review_id) == Mark(ended=True, status="done", seq=2, games=0)


def test_no_mark_of_a_review_comes_back(store: Store, marks: Marks) -> None:
    review_id = create(store)
    seen = set()
    for _ in range(3):
        store.request_stop(review_id, STOPPED)
        mark = marks.review(review_id)
        assert mark is not None and mark.ended
        seen.add(mark)
        assert store.resume(review_id)
    assert len(seen) == 3


def test_a_review_without_events_has_not_ended(
    store: Store, collections: CollectionStore, marks: Marks
) -> None:
    made, _, (review_id,) = collections.create("Cup", {}, [new_game("Ann")])
    collections.stop(made, STOPPED)
    assert review_id is not None
    assert marks.review(review_id) == Mark(ended=False, status="stopped", seq=0, games=1)
    review = store.get(review_id)
    assert review is not None and store.begin(review, [GAME])
    assert marks.review(review_id) == Mark(ended=True, status="stopped", seq=1, games=1)


def test_a_collection_has_ended_with_its_last_game(
    store: Store, collections: CollectionStore, marks: Marks
) -> None:
    games = [new_game("Ann"), new_game("Bob"), NewGame("?", FACTS, reviewable=False)]
    made, _, _ = collections.create("Cup", {}, games)
    for number in (1, 2):
        assert marks.collection(made) == Mark(ended=False, status="", seq=2 * (number - 1), games=3)
        claimed = store.leases.claim_next("worker")
        assert claimed is not None
        store.leases.append(claimed.id, "worker", [GAME, DONE])
    assert marks.collection(made) == Mark(ended=True, status="", seq=4, games=3)
    assert marks.collection("nowhere") is None
    collections.delete(made)
    assert marks.collection(made) is None


def test_the_mark_of_standings_holds_while_reviews_run(
    store: Store, collections: CollectionStore, marks: Marks
) -> None:
    made, _, (first, _) = collections.create("Cup", {}, [new_game("Ann"), new_game("Bob")])
    seen = [marks.standings(made)]
    for _ in range(2):
        claimed = store.leases.claim_next("worker")
        assert claimed is not None
        store.leases.append(claimed.id, "worker", [GAME])
        assert marks.standings(made) == seen[-1], "what runs says nothing"
        store.leases.append(claimed.id, "worker", [DONE])
        seen.append(marks.standings(made))
    assert first is not None and store.deepen(first, {"nodes": 9000})
    seen.append(marks.standings(made))
    assert len(set(seen)) == 4 and seen[-1] != seen[1], "one goes on, and the other is as far as it was"
    assert collections.edits.rename(made, "Club Cup")
    assert marks.standings(made) != seen[-1]
    assert marks.standings("nowhere") is None


def test_a_neighbour_that_is_deleted_changes_the_mark(
    store: Store, collections: CollectionStore, marks: Marks
) -> None:
    made, _, (first, second) = collections.create("Cup", {}, [new_game("Ann"), new_game("Bob")])
    assert first is not None and second is not None
    before = marks.review(first), marks.collection(made)
    store.delete(second)
    assert all(
        old != new for old, new in zip(before, (marks.review(first), marks.collection(made)), strict=True)
    )


def test_what_has_expired_has_no_mark(tmp_path: Path) -> None:
    now = [1000.0]
    store = Store(f"sqlite:///{tmp_path}/store.db", clock=lambda: now[0])
    collections = CollectionStore(store.database, clock=lambda: now[0])
    marks = Marks(store.database, clock=lambda: now[0])
    review_id, _ = store.create("1. e4 *", {}, [GAME], expires=1010.0)
    made, _, _ = collections.create("Cup", {}, [new_game("Ann")], expires=1010.0)
    assert marks.review(review_id) and marks.collection(made)
    now[0] = 1010.0
    assert marks.review(review_id) is None
    assert marks.collection(made) is None
    store.close()


def test_a_mark_is_read_once_while_nobody_writes(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/store.db"
    store, other = Store(url), Store(url)
    marks, review_id = Marks(store.database), create(store)
    before = marks.review(review_id)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(store.database, "reading", None)
        assert marks.review(review_id) == before
    assert other.request_stop(review_id, STOPPED)
    assert marks.review(review_id) != before
    other.delete(review_id)
    assert marks.review(review_id) is None
    store.close()
    other.close()


def test_a_row_that_was_read_before_a_write_is_not_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(f"sqlite:///{tmp_path}/store.db")
    marks, review_id = Marks(store.database), create(store)
    plain = store.database.reading

    @contextmanager
    def reading() -> Iterator[Connection]:
        with plain() as db:
            yield db
        store.delete(review_id)

    monkeypatch.setattr(store.database, "reading", reading)
    assert marks.review(review_id), "it was there when it was read"
    monkeypatch.undo()
    assert marks.review(review_id) is None
    store.close()


def test_of_ids_those_that_are_there(store: Store, collections: CollectionStore, marks: Marks) -> None:
    made, _, (inside,) = collections.create("Cup", {}, [new_game("Ann")])
    alone = create(store)
    assert marks.alive([made, str(inside), alone, "nowhere"]) == {made, inside, alone}
    collections.delete(made)
    assert marks.alive([made, str(inside), alone]) == {alone}
