from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from server.store.collections.collections import CollectionStore, TableMarks
from server.store.reviews.reviews import Store
from server.store.reviews.status import Status
from tests.store.conftest import DONE, GAME, NOTE, STOPPED, Json, collect, create, game, pack, serve, status


def rows(collections: CollectionStore, collection_id: str) -> list[Any]:
    return [row.to_json() for row in collections.games(collection_id)]


def test_the_rows_tell_what_the_reviews_know(store: Store, collections: CollectionStore) -> None:
    made, _, ids = collections.create(
        "Cup", {}, [game("A"), game("B", reviewable=False), game("C"), game("D")]
    )
    assert [bool(review_id) for review_id in ids] == [True, False, True, True]
    first = store.leases.claim_next("worker")
    assert first is not None
    side = {"accuracy": 91.5, "acpl": 20.0, "counts": {"best": 1}, "moves": 1, "judged": 1}
    report = {"type": "report", "white": side, "black": {**side, "accuracy": None}, "provisional": False}
    early = {**report, "white": {**side, "accuracy": None}}
    ended = {**DONE, "totals": {"seconds": 2.5}}
    store.leases.append(first.id, "worker", [early, report, ended])
    second = store.leases.claim_next("worker")
    assert second is not None
    moves = [{"type": "move", "ply": ply, "pass": 1} for ply in (1, 1, 2)]
    store.leases.append(second.id, "worker", moves)
    done, refused, running, waiting = rows(collections, made)
    assert (done["status"], done["white"]["accuracy"], done["black"]["accuracy"]) == ("done", 91.5, None)
    assert done["white"]["counts"] == {"best": 1}
    assert (done["seconds"], running["seconds"]) == (2.5, None)
    assert (refused["status"], refused["id"]) == ("refused", None)
    assert refused["fault"] == {"message": "Nonsense.", "place": "move 2, White", "said": None}
    assert (running["status"], running["judged"], running["white"]) == ("running", 2, None)
    assert (waiting["status"], waiting["judged"], waiting["headers"]) == ("waiting", None, {"White": "D"})
    assert [row["number"] for row in (done, refused, running, waiting)] == [1, 2, 3, 4]


def test_a_deeper_pass_counts_its_own_moves(store: Store, collections: CollectionStore) -> None:
    made, _ = collect(collections, 1)
    claimed = store.leases.claim_next("worker")
    assert claimed is not None
    moves: list[Json] = [{"type": "move", "ply": ply, "pass": 1} for ply in (1, 2)]
    first = [{"type": "plan", "pass": 1}, *moves]
    second = [{"type": "plan", "pass": 2}, {"type": "move", "ply": 1, "pass": 2}]
    store.leases.append(claimed.id, "worker", first)
    assert rows(collections, made)[0]["judged"] == 2
    store.leases.append(claimed.id, "worker", second)
    assert rows(collections, made)[0]["judged"] == 1


def test_a_row_counts_no_moves_that_its_game_has_not(store: Store, collections: CollectionStore) -> None:
    made, _ = collect(collections, 1)  # of two plies, corrected from three
    claimed = store.leases.claim_next("worker")
    assert claimed is not None
    store.leases.append(claimed.id, "worker", [{"type": "move", "ply": ply, "pass": 1} for ply in (1, 2, 3)])
    assert rows(collections, made)[0]["judged"] == 2


def test_a_failed_review_tells_its_sentence_in_its_row(store: Store, collections: CollectionStore) -> None:
    made, _ = collect(collections, 1)
    claimed = store.leases.claim_next("worker")
    assert claimed is not None
    store.leases.append(claimed.id, "worker", [{"type": "failed", "code": "engine", "message": "No engine."}])
    assert rows(collections, made)[0]["fault"] == {
        "message": "No engine.",
        "place": None,
        "said": None,
    }


def test_rows_can_be_asked_for_one_by_one(collections: CollectionStore) -> None:
    made, _ = collect(collections, 5)
    assert [row.number for row in collections.games(made, [4, 2])] == [2, 4]


def test_a_review_knows_its_neighbours(collections: CollectionStore, store: Store) -> None:
    made, _, ids = collections.create(
        "Cup", {}, [game("A"), game("B", reviewable=False), game("C"), game("D")]
    )
    place = collections.place_of(str(ids[2]))
    assert place is not None
    assert (place.collection_id, place.title, place.number, place.games) == (made, "Cup", 3, 4)
    assert (place.previous, place.next) == (ids[0], ids[3])
    first, last = collections.place_of(str(ids[0])), collections.place_of(str(ids[3]))
    assert first is not None and first.previous is None
    assert last is not None and last.next is None
    assert collections.place_of(create(store)) is None


def test_the_token_of_a_collection_is_its_reviews_too(store: Store, collections: CollectionStore) -> None:
    made, token, ids = collections.create("Cup", {}, [game()])
    collections.check_key(made, token)
    store.check_key(str(ids[0]), token)


def test_deleting_a_collection_deletes_its_reviews_and_no_others(
    store: Store, collections: CollectionStore
) -> None:
    made, games = collect(collections, 3)
    other = create(store)
    assert collections.delete(made) == games
    assert collections.get(made) is None
    assert collections.games(made) == []
    assert [store.get(review_id) for review_id in games] == [None] * 3
    assert store.get(other) is not None


def test_a_review_that_is_deleted_alone_leaves_the_table(store: Store, collections: CollectionStore) -> None:
    made, games = collect(collections, 3)
    store.delete(games[1])
    assert [row.number for row in collections.games(made)] == [1, 3]


def test_marks_change_with_the_row_and_a_deleted_collection_has_none(
    store: Store, collections: CollectionStore
) -> None:
    made, _ = collect(collections, 2)
    assert collections.marks([made, "nowhere"]) == {
        made: TableMarks(0, {1: ("waiting", 0, 0), 2: ("waiting", 0, 0)})
    }
    claimed = store.leases.claim_next("worker")
    assert claimed is not None
    store.leases.append(claimed.id, "worker", [GAME])
    assert collections.marks([made])[made].rows == {1: ("running", 1, 0), 2: ("waiting", 0, 0)}
    collections.delete(made)
    assert collections.marks([made]) == {}


def test_a_collection_is_unfinished_while_a_game_is(store: Store, collections: CollectionStore) -> None:
    made, _ = collect(collections, 2)
    assert collections.statuses([made]) == {made: Status.WAITING}
    claimed = store.leases.claim_next("worker")
    assert claimed is not None
    assert collections.statuses([made]) == {made: Status.RUNNING}
    store.leases.append(claimed.id, "worker", [DONE])
    serve(store)
    assert collections.statuses([made]) == {made: Status.DONE}


def test_the_first_events_of_a_waiting_review_are_stored_once(
    store: Store, collections: CollectionStore
) -> None:
    _, games = collect(collections, 2)
    first = store.get(games[0])
    assert first is not None
    assert store.begin(first, [GAME])
    assert not store.begin(first, [GAME])
    assert len(store.events(games[0])) == 1
    store.leases.claim_next("worker")
    second = store.leases.claim_next("worker")
    assert second is not None
    assert not store.begin(second, [GAME])


def test_a_collection_is_stopped_as_a_whole(store: Store, collections: CollectionStore) -> None:
    made, (done, running, read, unread) = collect(collections, 4)
    assert serve(store) == done
    for review_id in (running, read):
        review = store.get(review_id)
        assert review is not None
        store.begin(review, [GAME])
    claimed = store.leases.claim_next("worker")
    assert claimed is not None and claimed.id == running
    other = create(store)
    assert collections.stop(made, STOPPED)
    assert store.statuses([done, running, read, unread, other]) == {
        done: Status.DONE,
        running: Status.RUNNING,
        read: Status.STOPPED,
        unread: Status.STOPPED,
        other: Status.WAITING,
    }
    assert store.leases.must_stop(running, "worker")
    assert store.events(read)[-1] == {"seq": 2, **STOPPED}
    assert store.events(unread) == []
    store.leases.append(running, "worker", [STOPPED])
    assert not collections.stop(made, STOPPED)


def test_a_collection_of_one_game_is_one(store: Store, collections: CollectionStore) -> None:
    made, (alone,) = collect(collections, 1)
    assert [(row["number"], row["id"], row["status"]) for row in rows(collections, made)] == [
        (1, alone, "waiting")
    ]
    assert collections.texts(made) == [
        (alone, "1. e4 e5 *", {"headers": {"White": "0"}, "plies": 2, "opening": None})
    ]
    place = collections.place_of(alone)
    assert place is not None
    assert (place.collection_id, place.number, place.games) == (made, 1, 1)
    assert (place.previous, place.next) == (None, None)
    assert collections.stop(made, STOPPED)
    assert collections.statuses([made]) == {made: Status.DONE}
    assert collections.delete(made) == [alone]
    assert store.get(alone) is None


def test_a_collection_whose_one_game_cannot_be_reviewed_has_its_row_all_the_same(
    store: Store, collections: CollectionStore
) -> None:
    made, _, ids = collections.create("Cup", {}, [game(reviewable=False)])
    assert ids == [None]
    assert [(row["number"], row["status"]) for row in rows(collections, made)] == [(1, "refused")]
    assert collections.marks([made])[made].rows == {1: (None, 0, 0)}
    assert collections.texts(made) == [(None, "", game(reviewable=False).facts)]
    assert not collections.stop(made, STOPPED)
    assert collections.delete(made) == []
    assert store.waiting() == []


def test_a_game_like_a_review_that_is_done_has_its_log_in_whichever_form(
    store: Store, collections: CollectionStore
) -> None:
    for form in ("rows", "packed"):
        old, _ = store.create("1. e4 e5 *", {"nodes": 7000}, [GAME])
        assert serve(store) == old
        store.note(old, NOTE, 9)
        if form == "packed":
            pack(store, old)
        events = store.events(old)
        _, _, (made,) = collections.create("Cup", {}, [replace(game(), like=old)])
        assert made and made != old
        assert status(store, made) == Status.DONE
        assert store.events(made) == events
        copied = store.get(made)
        assert copied and (copied.options, copied.notes) == ({"nodes": 7000}, 1)
        assert store.note(made, NOTE, 9) == len(events) + 1
        events = store.events(made)
        store.delete(old)
        assert store.events(made) == events


@pytest.mark.parametrize(("own", "of_all"), [(None, 9e9), (8e9, None), (8e9, 9e9), (9e9, 8e9), (None, None)])
def test_a_game_like_a_review_goes_when_the_first_of_both_does(
    store: Store, collections: CollectionStore, own: float | None, of_all: float | None
) -> None:
    old, _ = store.create("1. e4 e5 *", {}, [GAME], own)
    _, _, (made,) = collections.create("Cup", {}, [replace(game(), like=old)], of_all)
    copied = store.get(made or "")
    assert copied and copied.expires == min((end for end in (own, of_all) if end), default=None)


def test_a_game_like_a_review_that_is_not_done_waits_with_its_options(
    store: Store, collections: CollectionStore
) -> None:
    old, _ = store.create("1. e4 e5 *", {"nodes": 7000}, [GAME])
    games = [replace(game(), like=old), replace(game(), like="gone")]
    _, _, (made, other) = collections.create("Cup", {}, games)
    assert made and other
    assert [status(store, each) for each in (made, other)] == [Status.WAITING] * 2
    copied = store.get(made)
    assert copied and copied.options == {"nodes": 7000}
    assert not store.events(made)
