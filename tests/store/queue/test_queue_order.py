from __future__ import annotations

from server.store.collections.collections import CollectionStore
from server.store.reviews.reviews import Store
from tests.store.conftest import collect, create, serve


class TestTurns:
    def test_a_new_review_waits_for_one_game_of_a_collection_only(
        self, store: Store, collections: CollectionStore
    ) -> None:
        _, games = collect(collections, 6)
        assert [serve(store), serve(store)] == games[:2]
        alone = create(store)
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
            create(store)
            served.append(serve(store))
        assert [served.index(review_id) for review_id in games] == [0, 2, 5]

    def test_single_reviews_are_served_as_they_came(self, store: Store) -> None:
        ids = [create(store) for _ in range(4)]
        assert [store.queue_position(review_id) for review_id in ids] == [1, 2, 3, 4]
        assert [serve(store) for _ in ids] == ids

    def test_every_position_is_the_turn_in_which_it_is_served(
        self, store: Store, collections: CollectionStore
    ) -> None:
        everything = [*collect(collections, 5)[1], create(store), *collect(collections, 3)[1], create(store)]
        positions = {review_id: store.queue_position(review_id) for review_id in everything}
        assert sorted(positions, key=lambda review_id: positions[review_id] or 0) == store.waiting()
        assert [serve(store) for _ in everything] == store_order(positions)
        assert store.leases.claim_next("worker") is None

    def test_a_game_that_was_cut_off_keeps_its_turn(self, store: Store, collections: CollectionStore) -> None:
        _, games = collect(collections, 3)
        claimed = store.leases.claim_next("worker")
        assert claimed is not None
        later = create(store)
        assert store.leases.release(claimed.id, "worker")
        assert store.waiting() == [games[0], games[1], later, games[2]]

    def test_a_stopped_game_does_not_push_later_reviews_back(
        self, store: Store, collections: CollectionStore
    ) -> None:
        _, games = collect(collections, 50)
        store.request_stop(games[-1], {"type": "failed", "code": "stopped"})
        serve(store)
        assert store.queue_position(create(store)) == 2

    def test_a_game_that_goes_on_gets_a_new_turn(self, store: Store, collections: CollectionStore) -> None:
        _, games = collect(collections, 10)
        store.request_stop(games[-1], {"type": "failed", "code": "stopped"})
        assert serve(store) == games[0]
        store.resume(games[-1])
        assert store.queue_position(games[-1]) == 2


def store_order(positions: dict[str, int | None]) -> list[str]:
    return sorted(positions, key=lambda review_id: positions[review_id] or 0)


def test_the_queue_position_counts_those_that_came_before(store: Store) -> None:
    first, second, third = create(store), create(store), create(store)
    assert [store.queue_position(one) for one in (first, second, third)] == [1, 2, 3]
    store.leases.claim_next("worker")
    assert [store.queue_position(one) for one in (first, second, third)] == [None, 1, 2]
    assert store.queue_position("nowhere") is None


def test_a_review_cut_off_keeps_its_place(store: Store) -> None:
    first, second = create(store), create(store)
    store.leases.claim_next("worker")
    store.leases.release(first, "worker")
    assert [store.queue_position(one) for one in (first, second)] == [1, 2]
    assert store.waiting() == [first, second]
