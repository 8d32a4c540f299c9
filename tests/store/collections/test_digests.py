from __future__ import annotations

import json

from server.store.collections.collections import CollectionStore
from server.store.collections.digests import Digests
from server.store.database.database import digests_table
from server.store.reviews.reviews import Store
from tests.store.conftest import DONE, GAME, MOVE, collect, count, pack, serve


def begun(store: Store, collections: CollectionStore, games: int = 2) -> tuple[str, list[str]]:
    """A collection whose first game is reviewed; the others wait."""
    made, ids = collect(collections, games)
    for review_id in ids:
        review = store.get(review_id)
        assert review is not None and store.begin(review, [GAME])
    assert serve(store) == ids[0]
    return made, ids


def test_the_games_of_a_collection_with_what_is_known_of_them(
    store: Store, collections: CollectionStore
) -> None:
    made, ids = begun(store, collections)
    digests = Digests(store.database, 1)
    done, waiting = digests.rows(made)
    assert (done.number, done.review_id, done.last_seq, done.digest) == (1, ids[0], 2, None)
    assert json.loads(done.facts)["headers"] == {"White": "0"}
    assert (waiting.review_id, waiting.last_seq, waiting.digest) == (ids[1], None, None)


def test_a_digest_holds_until_its_log_grows_or_it_is_made_otherwise(
    store: Store, collections: CollectionStore
) -> None:
    made, ids = begun(store, collections)
    digests = Digests(store.database, 1)
    digests.keep({ids[0]: (2, '{"a": 1}'), "gone": (2, "{}")})
    assert digests.rows(made)[0].digest == '{"a": 1}'
    assert Digests(store.database, 2).rows(made)[0].digest is None
    digests.keep({ids[0]: (2, '{"a": 2}')})
    assert digests.rows(made)[0].digest == '{"a": 2}'
    assert store.deepen(ids[0], {})
    assert digests.rows(made)[0].digest is None
    digests.keep({})
    collections.delete(made)
    assert count(store, digests_table) == 0


def test_reviews_are_found_without_their_collection(store: Store, collections: CollectionStore) -> None:
    _, (done, waiting) = begun(store, collections)
    digests = Digests(store.database, 1)
    digests.keep({done: (2, '{"a": 1}')})
    rows = digests.rows_of([waiting, "gone", done])
    assert [(row.number, row.review_id, row.last_seq, row.digest) for row in rows] == [
        (1, waiting, None, None),
        (3, done, 2, '{"a": 1}'),
    ]
    assert json.loads(rows[0].facts)["headers"] == {}
    assert digests.rows_of([]) == []


def test_a_log_is_read_as_it_stands_in_either_form(store: Store, collections: CollectionStore) -> None:
    _, ids = begun(store, collections)
    digests = Digests(store.database, 1)
    assert [json.loads(line) for line in digests.log(ids[0])] == [GAME, DONE]
    pack(store, ids[0])
    assert [json.loads(line) for line in digests.log(ids[0])] == [GAME, DONE]
    assert digests.log("gone") == []
    assert [json.loads(line)["type"] for line in digests.log(ids[1])] == ["game"]
    assert MOVE not in [json.loads(line) for line in digests.log(ids[1])]
