from __future__ import annotations

import pytest

from server.store.administration import Administration
from server.store.collections.collections import CollectionStore
from server.store.reviews.reviews import Store
from server.store.reviews.status import Status
from tests.store.conftest import create, game, running

ANN = '[Event "x"]\n[White "Ann \\"A\\" Ä"]\n[Black "Bob_%"]\n\n1. e4 { [White "no"] } *'


@pytest.fixture
def lists(store: Store) -> Administration:
    return Administration(store.database, store._clock)


def test_reviews_are_found_by_words_of_their_text_or_their_id(store: Store, lists: Administration) -> None:
    mine = store.create(ANN, {}, [])[0]
    other = create(store)
    assert [each.id for each in lists.reviews()] == [other, mine], "the newest first"
    assert [each.id for each in lists.reviews("bob_%")] == [mine]
    assert lists.reviews("bobX%") == []
    (found,) = lists.reviews(other)
    assert (found.id, found.status, found.position, found.events) == (other, Status.WAITING, 2, 1)
    (found,) = lists.reviews("event", Status.WAITING)
    assert (found.white, found.black, found.position) == ('Ann \\"A\\" Ä', "Bob_%", 1)
    assert [each.id for each in lists.reviews(status=Status.WAITING, limit=1)] == [mine], "who comes next"
    assert lists.reviews(status=Status.DONE) == []
    assert lists.review("none") is None


def test_a_running_review_names_its_worker(store: Store, lists: Administration) -> None:
    listed = lists.review(running(store, "worker"))
    assert listed is not None
    assert (listed.status, listed.worker, listed.position, listed.attempts) == ("running", "worker", None, 1)


def test_collections_tell_how_many_games_are_open(
    store: Store, collections: CollectionStore, lists: Administration
) -> None:
    games = [game("a"), game("b"), game("c", reviewable=False)]
    made, _, reviews = collections.create("Club Open", {}, games)
    collections.create("Other", {}, games[:1])
    (found,) = lists.collections("club")
    assert (found.id, found.title, found.games, found.open) == (made, "Club Open", 3, 2)
    assert lists.collection(made) == found
    assert lists.collection("none") is None
    listed = lists.review(str(reviews[0]))
    assert listed is not None and listed.collection == made
    assert [each.title for each in lists.collections()] == ["Other", "Club Open"]


def test_who_is_hurried_comes_first_in_the_old_order(store: Store, lists: Administration) -> None:
    first, second, third, fourth = (create(store) for _ in range(4))
    assert lists.hurry([fourth, second, "none"]) == 2
    assert store.waiting() == [second, fourth, first, third]
    assert lists.hurry([third]) == 1
    assert store.waiting()[0] == third
    claimed = store.leases.claim_next("worker")
    assert claimed is not None and claimed.id == third
    assert lists.hurry([third]) == 0
