from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.store.collections import CollectionStore, NewGame
from server.store.reviews import Status, Store

Json = dict[str, Any]
GAME = {"type": "game", "headers": {}}
DONE = {"type": "done", "totals": {}}
STOPPED = {"type": "failed", "code": "stopped", "message": "Stopped."}


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path}/store.db", clock=Clock())
    yield made
    made.close()


@pytest.fixture
def collections(store: Store) -> CollectionStore:
    return CollectionStore(store.database, clock=store._clock)


def game(name: str = "A", *, reviewable: bool = True) -> NewGame:
    fault = {} if reviewable else {"fault": {"message": "Nonsense.", "place": "move 2, White"}}
    facts = {"headers": {"White": name}, "plies": 2, "opening": None, **fault}
    return NewGame("1. e4 e5 *", facts, reviewable)


def collect(collections: CollectionStore, count: int) -> tuple[str, list[str]]:
    made, _, ids = collections.create("Cup", {}, [game(str(n)) for n in range(count)])
    return made, [review_id for review_id in ids if review_id]


def single(store: Store) -> str:
    return store.create("1. d4 *", {}, [GAME])[0]


def serve(store: Store) -> str:
    """Claim and finish the next review -> its id."""
    claimed = store.claim_next("worker")
    assert claimed is not None
    store.append(claimed.id, "worker", [DONE])
    return claimed.id


def rows(collections: CollectionStore, collection_id: str) -> list[Any]:
    return [row.to_json() for row in collections.games(collection_id)]


class TestTurns:
    def test_a_new_review_waits_for_one_game_of_a_collection_only(
        self, store: Store, collections: CollectionStore
    ) -> None:
        _, games = collect(collections, 6)
        assert [serve(store), serve(store)] == games[:2]
        alone = single(store)
        assert store.queue_position(alone) == 2
        assert [serve(store), serve(store), serve(store)] == [games[2], alone, games[3]]

    def test_collections_take_turns_whichever_came_first(
        self, store: Store, collections: CollectionStore
    ) -> None:
        _, first = collect(collections, 4)
        assert serve(store) == first[0]
        _, second = collect(collections, 2)
        order = [serve(store) for _ in range(5)]
        assert order == [first[1], second[0], first[2], second[1], first[3]]

    def test_single_reviews_that_keep_coming_do_not_starve_a_collection(
        self, store: Store, collections: CollectionStore
    ) -> None:
        _, games = collect(collections, 3)
        served = []
        for _ in range(8):
            single(store)
            served.append(serve(store))
        assert [served.index(review_id) for review_id in games] == [0, 2, 5]

    def test_single_reviews_are_served_as_they_came(self, store: Store) -> None:
        ids = [single(store) for _ in range(4)]
        assert [store.queue_position(review_id) for review_id in ids] == [1, 2, 3, 4]
        assert [serve(store) for _ in ids] == ids

    def test_every_position_is_the_turn_in_which_it_is_served(
        self, store: Store, collections: CollectionStore
    ) -> None:
        everything = [*collect(collections, 5)[1], single(store), *collect(collections, 3)[1], single(store)]
        positions = {review_id: store.queue_position(review_id) for review_id in everything}
        assert sorted(positions, key=lambda review_id: positions[review_id] or 0) == store.waiting()
        assert [serve(store) for _ in everything] == store_order(positions)
        assert store.claim_next("worker") is None

    def test_a_game_that_was_cut_off_keeps_its_turn(self, store: Store, collections: CollectionStore) -> None:
        _, games = collect(collections, 3)
        claimed = store.claim_next("worker")
        assert claimed is not None
        later = single(store)
        assert store.release(claimed.id, "worker")
        assert store.waiting() == [games[0], games[1], later, games[2]]

    def test_a_stopped_game_does_not_push_later_reviews_back(
        self, store: Store, collections: CollectionStore
    ) -> None:
        _, games = collect(collections, 50)
        store.request_stop(games[-1], {"type": "failed", "code": "stopped"})
        serve(store)
        assert store.queue_position(single(store)) == 2

    def test_a_game_that_goes_on_gets_a_new_turn(self, store: Store, collections: CollectionStore) -> None:
        _, games = collect(collections, 10)
        store.request_stop(games[-1], {"type": "failed", "code": "stopped"})
        assert serve(store) == games[0]
        store.resume(games[-1])
        assert store.queue_position(games[-1]) == 2


def store_order(positions: dict[str, int | None]) -> list[str]:
    return sorted(positions, key=lambda review_id: positions[review_id] or 0)


def test_the_rows_tell_what_the_reviews_know(store: Store, collections: CollectionStore) -> None:
    made, _, ids = collections.create(
        "Cup", {}, [game("A"), game("B", reviewable=False), game("C"), game("D")]
    )
    assert [bool(review_id) for review_id in ids] == [True, False, True, True]
    first = store.claim_next("worker")
    assert first is not None
    side = {"accuracy": 91.5, "acpl": 20.0, "counts": {"best": 1}, "moves": 1, "judged": 1}
    report = {"type": "report", "white": side, "black": {**side, "accuracy": None}, "provisional": False}
    early = {**report, "white": {**side, "accuracy": None}}
    store.append(first.id, "worker", [early, report, DONE])
    second = store.claim_next("worker")
    assert second is not None
    moves = [{"type": "move", "ply": ply} for ply in (1, 1, 2)]
    store.append(second.id, "worker", moves)
    done, refused, running, waiting = rows(collections, made)
    assert (done["status"], done["white"]["accuracy"], done["black"]["accuracy"]) == ("done", 91.5, None)
    assert done["white"]["counts"] == {"best": 1}
    assert (refused["status"], refused["id"]) == ("refused", None)
    assert refused["fault"] == {"message": "Nonsense.", "place": "move 2, White"}
    assert (running["status"], running["judged"], running["white"]) == ("running", 2, None)
    assert (waiting["status"], waiting["judged"], waiting["headers"]) == ("waiting", None, {"White": "D"})
    assert [row["number"] for row in (done, refused, running, waiting)] == [1, 2, 3, 4]


def test_a_deeper_pass_counts_its_own_moves(store: Store, collections: CollectionStore) -> None:
    made, _ = collect(collections, 1)
    claimed = store.claim_next("worker")
    assert claimed is not None
    moves: list[Json] = [{"type": "move", "ply": ply, "pass": 1} for ply in (1, 2)]
    first = [{"type": "plan", "pass": 1}, *moves]
    second = [{"type": "plan", "pass": 2}, {"type": "move", "ply": 1, "pass": 2}]
    store.append(claimed.id, "worker", first)
    assert rows(collections, made)[0]["judged"] == 2
    store.append(claimed.id, "worker", second)
    assert rows(collections, made)[0]["judged"] == 1


def test_a_failed_review_tells_its_sentence_in_its_row(store: Store, collections: CollectionStore) -> None:
    made, _ = collect(collections, 1)
    claimed = store.claim_next("worker")
    assert claimed is not None
    store.append(claimed.id, "worker", [{"type": "failed", "code": "engine", "message": "No engine."}])
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
    assert collections.place_of(single(store)) is None


def test_the_token_of_a_collection_is_its_reviews_too(store: Store, collections: CollectionStore) -> None:
    made, token, ids = collections.create("Cup", {}, [game()])
    assert collections.holds_token(made, token)
    assert store.holds_token(str(ids[0]), token)
    assert not collections.holds_token(made, "another")
    assert not collections.holds_token("nowhere", token)


def test_deleting_a_collection_deletes_its_reviews_and_no_others(
    store: Store, collections: CollectionStore
) -> None:
    made, games = collect(collections, 3)
    other = single(store)
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
    assert collections.marks([made, "nowhere"]) == {made: {1: ("waiting", 0), 2: ("waiting", 0)}}
    claimed = store.claim_next("worker")
    assert claimed is not None
    store.append(claimed.id, "worker", [GAME])
    assert collections.marks([made]) == {made: {1: ("running", 1), 2: ("waiting", 0)}}
    collections.delete(made)
    assert collections.marks([made]) == {}


def test_a_collection_is_unfinished_while_a_game_is(store: Store, collections: CollectionStore) -> None:
    made, _ = collect(collections, 2)
    assert collections.statuses([made]) == {made: Status.WAITING}
    claimed = store.claim_next("worker")
    assert claimed is not None
    assert collections.statuses([made]) == {made: Status.RUNNING}
    store.append(claimed.id, "worker", [DONE])
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
    store.claim_next("worker")
    second = store.claim_next("worker")
    assert second is not None
    assert not store.begin(second, [GAME])


def test_a_collection_is_stopped_as_a_whole(store: Store, collections: CollectionStore) -> None:
    made, (done, running, read, unread) = collect(collections, 4)
    other = single(store)
    assert serve(store) == done
    for review_id in (running, read):
        review = store.get(review_id)
        assert review is not None
        store.begin(review, [GAME])
    assert store.claim(running, "worker") is not None
    assert collections.stop(made, STOPPED)
    assert store.statuses([done, running, read, unread, other]) == {
        done: Status.DONE,
        running: Status.RUNNING,
        read: Status.STOPPED,
        unread: Status.STOPPED,
        other: Status.WAITING,
    }
    assert store.must_stop(running, "worker")
    assert store.events(read)[-1] == {"seq": 2, **STOPPED}
    assert store.events(unread) == []
    store.append(running, "worker", [STOPPED])
    assert not collections.stop(made, STOPPED)
