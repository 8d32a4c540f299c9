from __future__ import annotations

from collections.abc import Callable

import pytest
import sqlalchemy as sa

from server.store import keys
from server.store.collections.collections import CollectionStore
from server.store.collections.follows import FollowLook
from server.store.database.database import reviews_table
from server.store.keys import ForbiddenError, GoneError
from server.store.reviews.reviews import Store
from tests.rows import FACTS
from tests.store.conftest import GAME, NOTE, STOPPED, Clock, game

ReviewWrite = Callable[[Store, str, str], object]
CollectionWrite = Callable[[CollectionStore, str, str], object]

REVIEW_WRITES: dict[str, ReviewWrite] = {
    "delete": lambda store, made, key: store.delete(made, key),
    "lend": lambda store, made, key: store.lend_notes(made, key),
    "withdraw": lambda store, made, key: store.withdraw_notes(made, key),
    "note": lambda store, made, key: store.note(made, NOTE, 9, key),
    "stop": lambda store, made, key: store.request_stop(made, STOPPED, key),
    "resume": lambda store, made, key: store.resume(made, key),
    "deepen": lambda store, made, key: store.deepen(made, {"nodes": 2000}, key),
    "grow": lambda store, made, key: store.grow(made, "1. e4 e5", key),
}
COLLECTION_WRITES: dict[str, CollectionWrite] = {
    "delete": lambda store, made, key: store.delete(made, key),
    "stop": lambda store, made, key: store.stop(made, STOPPED, key),
    "rename": lambda store, made, key: store.edits.rename(made, "Mine", key),
    "append": lambda store, made, key: store.edits.append(made, {}, [game()], key=key),
    "replace": lambda store, made, key: store.edits.replace(made, 1, {}, game(), key),
    "remove": lambda store, made, key: store.edits.remove(made, [1], key),
    "correct": lambda store, made, key: store.edits.correct(made, 1, FACTS, None, key),
    "regulate": lambda store, made, key: store.edits.regulate(
        made, {"ties": ["wins"], "scoring": "3-1-0"}, key
    ),
    "report": lambda store, made, key: store.edits.report(made, None, key),
    "follow": lambda store, made, key: store.follows.begin(
        made, "URL", {}, FollowLook("live", 9.0, {}), 9, key
    ),
    "hurry": lambda store, made, key: store.follows.hurry(made, 0.0, key),
    "unfollow": lambda store, made, key: store.follows.end(made, key),
}


@pytest.mark.parametrize("write", REVIEW_WRITES.values(), ids=REVIEW_WRITES)
def test_a_wrong_key_changes_no_review(store: Store, write: ReviewWrite) -> None:
    made, _ = store.create("1. e4", {}, [GAME])
    other = store.create("1. d4", {}, [GAME])[1]
    before = store.get(made)
    for wrong in ("", "wrong", other):
        with pytest.raises(ForbiddenError):
            write(store, made, wrong)
    assert store.get(made) == before


@pytest.mark.parametrize("write", REVIEW_WRITES.values(), ids=REVIEW_WRITES)
def test_no_key_changes_a_review_that_has_gone(store: Store, write: ReviewWrite) -> None:
    made, key = store.create("1. e4", {}, [GAME])
    store.delete(made)
    expired, its = store.create("1. e4", {}, [GAME], 1.0)
    for gone, token in ((made, key), (expired, its)):
        with pytest.raises(GoneError):
            write(store, gone, token)


@pytest.mark.parametrize("write", COLLECTION_WRITES.values(), ids=COLLECTION_WRITES)
def test_a_wrong_key_changes_no_collection(collections: CollectionStore, write: CollectionWrite) -> None:
    made, _, _ = collections.create("Cup", {}, [game("A"), game("B")])
    before = collections.marks([made])
    for wrong in ("", "wrong"):
        with pytest.raises(ForbiddenError):
            write(collections, made, wrong)
    assert collections.marks([made]) == before


@pytest.mark.parametrize("write", COLLECTION_WRITES.values(), ids=COLLECTION_WRITES)
def test_no_key_changes_a_collection_that_has_gone(
    collections: CollectionStore, write: CollectionWrite
) -> None:
    made, key, _ = collections.create("Cup", {}, [game("A"), game("B")])
    collections.delete(made)
    expired, its, _ = collections.create("Cup", {}, [game("A"), game("B")], 1.0)
    for gone, token in ((made, key), (expired, its)):
        with pytest.raises(GoneError):
            write(collections, gone, token)


def test_a_withdrawn_link_writes_no_more(store: Store) -> None:
    made, key = store.create("1. e4", {}, [GAME])
    guest = store.lend_notes(made, key)
    assert store.note(made, NOTE, 9, guest) == 2
    store.withdraw_notes(made, key)
    with pytest.raises(ForbiddenError):
        store.note(made, NOTE, 9, guest)
    assert len(store.events(made)) == 2


def test_nobody_withdraws_a_key_between_its_check_and_what_it_stores(postgres_url: str) -> None:
    """Of SQLite's writers one at a time has the file as it is."""
    store = Store(postgres_url, clock=Clock())
    made, key = store.create("1. e4", {}, [GAME])
    guest = store.lend_notes(made)
    row = sa.select(reviews_table.c.id).where(reviews_table.c.id == made).with_for_update(skip_locked=True)
    with store.database.reading() as other:
        for check in (keys.check_review, keys.check_writer):
            with store.database.writing() as db:
                check(db, made, key, 0.0)
                assert other.execute(row).all() == []
            assert len(other.execute(row).all()) == 1
            other.rollback()
        with store.database.writing() as db:
            assert keys.check_writer(db, made, guest, 0.0) == "guest"
            assert other.execute(row).all() == []
    store.close()
