from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from server.analysis.collection.tournament.report import ArbiterReport
from server.store.collections.collections import CollectionStore
from server.store.collections.edits import LastGameError, NotThereError, TooManyGamesError
from server.store.database.database import collections_table, events_table, reviews_table
from server.store.freshness import Marks
from server.store.reviews.reviews import Store
from server.store.reviews.status import Status
from tests.rows import FACTS
from tests.store.conftest import MOVE, collect, count, create, game, pack, serve


def names(collections: CollectionStore, collection_id: str) -> list[tuple[int, Any]]:
    return [(row.number, row.facts["headers"]["White"]) for row in collections.games(collection_id)]


def test_a_collection_takes_another_title(collections: CollectionStore) -> None:
    made, _ = collect(collections, 1)
    before = collections.marks([made])[made]
    assert collections.edits.rename(made, "Clubs")
    found = collections.get(made)
    assert found is not None and found.title == "Clubs"
    after = collections.marks([made])[made]
    assert after.version > before.version and after.rows == before.rows
    assert not collections.edits.rename("nowhere", "Clubs")


def test_how_its_tournament_is_reckoned_stays_with_a_collection(collections: CollectionStore) -> None:
    made, _ = collect(collections, 1)
    assert collections.arbitration(made) == collections.arbitration("nowhere") == (None, None)
    before = collections.marks([made])[made]
    assert collections.edits.regulate(made, {"ties": ["wins"], "scoring": "3-1-0"})
    assert collections.arbitration(made)[0] == {"ties": ["wins"], "scoring": "3-1-0"}
    assert collections.marks([made])[made].version > before.version
    assert not collections.edits.regulate("nowhere", {"ties": None, "scoring": "3-1-0"})


def test_a_report_is_kept_beside_the_games_and_taken_away(collections: CollectionStore) -> None:
    made, _ = collect(collections, 1)
    report: ArbiterReport = {"kind": "list", "players": []}
    assert collections.edits.report(made, report)
    assert collections.arbitration(made) == (None, report)
    assert collections.edits.report(made, None)
    assert collections.arbitration(made) == (None, None)
    assert not collections.edits.report("nowhere", report)


def test_games_that_come_go_on_with_the_numbers_and_wait_behind(
    store: Store, collections: CollectionStore
) -> None:
    made, token, (first,) = collections.create("Cup", {}, [game("A")], expires=5000.0)
    waits = create(store)
    new = [game("B"), game("C", reviewable=False), game("D")]
    ids = [review_id for _, review_id in collections.edits.append(made, {"nodes": 7}, new)]
    assert [bool(review_id) for review_id in ids] == [True, False, True]
    assert names(collections, made) == [(1, "A"), (2, "B"), (3, "C"), (4, "D")]
    store.check_key(str(ids[0]), token)  # the collection's token is theirs
    review = store.get(str(ids[2]))
    assert review is not None
    assert (review.options, review.status, review.expires) == ({"nodes": 7}, Status.WAITING, 5000.0)
    served = [serve(store) for _ in range(4)]
    assert served[:2] == [first, waits] and served[2:] == [ids[0], ids[2]]


def test_a_number_is_never_given_twice(store: Store, collections: CollectionStore) -> None:
    made, ids = collect(collections, 3)
    assert collections.edits.remove(made, [3]) == [ids[2]]
    collections.edits.append(made, {}, [game("new")])
    (found,) = (row.review_id for row in collections.games(made, [4]))
    assert store.delete(str(found)), "its review's owner may delete it alone"
    collections.edits.append(made, {}, [game("newer")])
    assert names(collections, made) == [(1, "0"), (2, "1"), (5, "newer")]


def test_a_collection_takes_no_more_than_it_may_hold(store: Store, collections: CollectionStore) -> None:
    made, _ = collect(collections, 2)
    with pytest.raises(TooManyGamesError):
        collections.edits.append(made, {}, [game(), game()], most=3)
    assert len(names(collections, made)) == 2 and count(store, reviews_table) == 2
    collections.edits.append(made, {}, [game()], most=3)
    collections.edits.remove(made, [1])
    collections.edits.append(made, {}, [game("last")], most=3)
    assert [number for number, _ in names(collections, made)] == [2, 3, 4]


def test_a_game_is_replaced_in_its_place(store: Store, collections: CollectionStore) -> None:
    made, (first, second) = collect(collections, 2)
    assert serve(store) == first
    pack(store, first)
    before = collections.marks([made])[made].rows
    new = collections.edits.replace(made, 1, {}, game("new"))
    assert new is not None and store.get(first) is None
    assert count(store, events_table) == 0, "nothing of the old review is left"
    assert names(collections, made) == [(1, "new"), (2, "1")]
    after = collections.marks([made])[made].rows
    assert after[1] != before[1] and after[2] == before[2]
    assert serve(store) == second
    assert serve(store) == new
    assert collections.edits.replace(made, 1, {}, game("broken", reviewable=False)) is None
    assert [row.status for row in collections.games(made)] == [None, Status.DONE]
    again = collections.edits.replace(made, 1, {}, game("mended"))
    assert [row.review_id for row in collections.games(made)] == [again, second]


def test_a_worker_loses_the_game_that_is_replaced(store: Store, collections: CollectionStore) -> None:
    made, (first,) = collect(collections, 1)
    claimed = store.leases.claim_next("worker")
    assert claimed is not None and claimed.id == first
    collections.edits.replace(made, 1, {}, game("new"))
    assert store.get(first) is None
    assert [row.status for row in collections.games(made)] == [Status.WAITING]


def test_a_game_is_removed_with_its_review(store: Store, collections: CollectionStore) -> None:
    made, _, (first, _, third) = collections.create("Cup", {}, [game(), game(reviewable=False), game()])
    assert collections.edits.remove(made, [2]) == []
    assert collections.edits.remove(made, [1]) == [first]
    assert store.get(str(first)) is None and store.get(str(third)) is not None
    assert [row.number for row in collections.games(made)] == [3]
    assert list(collections.marks([made])[made].rows) == [3]


def test_the_last_game_stays(store: Store, collections: CollectionStore) -> None:
    made, _ = collect(collections, 2)
    before = collections.marks([made])
    for act in (
        lambda: collections.edits.remove(made, [1, 2]),
        lambda: collections.edits.remove(made, [1, 3]),
        lambda: collections.edits.remove(made, [3]),
        lambda: collections.edits.replace(made, 3, {}, game()),
    ):
        with pytest.raises((LastGameError, NotThereError)):
            act()
    assert collections.marks([made]) == before and count(store, reviews_table) == 2
    collections.edits.remove(made, [1])
    with pytest.raises(LastGameError):
        collections.edits.remove(made, [2])


def test_many_games_are_removed_at_once(store: Store, collections: CollectionStore) -> None:
    made, ids = collect(collections, 4)
    assert sorted(collections.edits.remove(made, [1, 4])) == sorted([ids[0], ids[3]])
    assert [row.number for row in collections.games(made)] == [2, 3]
    assert store.waiting() == ids[1:3]


def test_a_row_says_something_else_of_its_game(store: Store, collections: CollectionStore) -> None:
    made, (first, _) = collect(collections, 2)
    before = collections.marks([made])[made]
    assert collections.edits.set_facts(made, 1, game("renamed").facts)
    assert names(collections, made) == [(1, "renamed"), (2, "1")]
    assert store.get(first) is not None
    after = collections.marks([made])[made]
    assert after.version > before.version
    assert after.rows[1] != before.rows[1] and after.rows[2] == before.rows[2]
    assert not collections.edits.set_facts(made, 3, FACTS)
    assert not collections.edits.set_facts("nowhere", 1, FACTS)


def test_what_has_gone_is_not_edited(store: Store, collections: CollectionStore) -> None:
    made, _, _ = collections.create("Cup", {}, [game(), game()], expires=1010.0)
    for _ in range(10):
        store._clock()  # until it is over
    for act in (
        lambda: collections.edits.append(made, {}, [game()]),
        lambda: collections.edits.replace(made, 1, {}, game()),
        lambda: collections.edits.remove(made, [1]),
    ):
        with pytest.raises(NotThereError):
            act()
    assert not collections.edits.rename(made, "Late")
    assert count(store, reviews_table) == 2 and count(store, collections_table) == 1


def test_an_edit_changes_the_marks_of_the_collection_and_of_its_games(
    store: Store, collections: CollectionStore
) -> None:
    made, (first, _) = collect(collections, 2)
    while collections.statuses([made]) != {made: Status.DONE}:
        claimed = store.leases.claim_next("worker")
        assert claimed is not None
        store.leases.append(claimed.id, "worker", [MOVE, {"type": "done", "totals": {}}])
    marks = Marks(store.database, clock=store._clock)
    seen = {marks.collection(made), marks.review(first)}
    acts: list[Callable[[], object]] = [
        lambda: collections.edits.rename(made, "Clubs"),
        lambda: collections.edits.set_facts(made, 2, game("B").facts),
        lambda: collections.edits.remove(made, [2]),
        lambda: collections.edits.append(made, {}, [game(reviewable=False)]),
    ]
    for number, act in enumerate(acts, start=2):
        act()
        seen |= {marks.collection(made), marks.review(first)}
        assert None not in seen and len(seen) == 2 * number
