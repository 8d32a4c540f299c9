"""Nothing that is asked every day reads through a table: as SQLite plans it, statement by statement."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from server.store.collections.collections import CollectionStore
from server.store.collections.follows import FollowLook
from server.store.counters import CounterHit, Owned, RateCounts
from server.store.freshness import Marks
from server.store.reviews.reviews import Store
from server.store.upkeep import REST, Upkeep
from tests.seasons import log_of
from tests.store.conftest import DONE, GAME, MOVE, STOPPED, collect, create, game

SMALL = (
    r"workers",  # a row for each
    r"unfinished USING COVERING INDEX \w+",  # a row for each open review
    r"asked|anon_\d+(?: VIRTUAL TABLE INDEX 1:)?|\d* ?CONSTANT ROWS?",  # what the statement itself lists
    r"\(subquery-\d+\)",  # what a part of it has found by an index
)
"""What may be read through."""
_SMALL = re.compile(rf"SCAN (?:{'|'.join(SMALL)})$")

Everyday = Callable[[Store, CollectionStore], object]


@pytest.fixture
def url(tmp_path: Path) -> str:
    """SQLite's file alone is what these tests are of."""
    return f"sqlite:///{tmp_path}/store.db"


def claim_and_go_on(store: Store, collections: CollectionStore) -> None:
    claimed = store.leases.claim_next("w")
    assert claimed is not None
    store.leases.append(claimed.id, "w", [MOVE], after=claimed.last_seq)
    store.leases.must_stop(claimed.id, "w")
    store.workers.beat("w", [claimed.id])
    store.leases.append(claimed.id, "w", [DONE])
    store.deepen(claimed.id, {})


def look_after(store: Store, collections: CollectionStore) -> None:
    store.leases.all()
    store.workers.heartbeats()
    store.delete_expired()
    store.unread(["a", "b"])


def keep_up(store: Store, collections: CollectionStore) -> None:
    assert store.deliver("done", "1. e4", {}, log_of("morphy", {"White": "Ann"}))
    upkeep = Upkeep(store.database, lambda: store._clock() + REST)
    assert upkeep.pack_next() and upkeep.digest_next()
    assert not upkeep.step()


def watch(store: Store, collections: CollectionStore) -> None:
    ids = store.waiting()
    assert len(ids) > 3
    store.tails(dict.fromkeys(ids, 0))
    store.statuses(ids)
    store.queue_position(ids[0])
    store.get(ids[0])
    store.events(ids[0], 1, 200)


def read_a_collection(store: Store, collections: CollectionStore) -> None:
    made, ids = collect(collections, 3)
    collections.get(made)
    collections.games(made)
    collections.games(made, [1, 2])
    collections.texts(made)
    collections.marks([made])
    assert collections.place_of(ids[0]) is not None
    collections.stop(made, STOPPED)
    collections.delete(made)


def edit_a_collection(store: Store, collections: CollectionStore) -> None:
    made, _ = collect(collections, 3)
    collections.edits.rename(made, "Clubs")
    collections.edits.append(made, {}, [game()])
    collections.edits.replace(made, 1, {}, game())
    collections.edits.set_facts(made, 1, game().facts)
    collections.edits.remove(made, [2])


def follow_a_round(store: Store, collections: CollectionStore) -> None:
    made, _ = collect(collections, 3)
    follows, look = collections.follows, FollowLook("live", 0.0, {})
    assert follows.begin(made, "https://club.example/live.pgn", {}, look, 20)
    claimed = follows.claim("worker")
    assert claimed is not None and follows.holds(claimed)
    follows.rows(made)
    follows.note(claimed, look)
    assert follows.live([made]) and follows.live()
    follows.followed([made])
    follows.end(made)


def come_and_go(store: Store, collections: CollectionStore) -> None:
    review_id, token = store.create("1. e4", {}, [GAME])
    store.check_key(review_id, token)
    assert store.writer_of(review_id, token) == "owner"
    store.request_stop(review_id, STOPPED)
    store.resume(review_id)
    store.delete(review_id)
    store.deliver("sample", "1. e4", {}, [GAME, DONE])


def tell_how_it_stands(store: Store, collections: CollectionStore) -> None:
    made, ids = collect(collections, 3)
    marks = Marks(store.database, clock=store._clock)
    assert marks.review(ids[0]) and marks.collection(made)
    store.figures.queue()


def count_visits(store: Store, collections: CollectionStore) -> None:
    review_id, now = create(store), 1e9
    rate_counts = RateCounts(store.database, lambda: now)
    rate_counts.note([CounterHit("ann", 1, now, now + 60)], [Owned("ann", review_id)], ["gone"])
    assert rate_counts.since("ann", now - 5)[1] == 1
    assert rate_counts.owned("ann") == [review_id]
    rate_counts.tidy()


EVERYDAY: list[Everyday] = [
    claim_and_go_on,
    look_after,
    keep_up,
    watch,
    read_a_collection,
    edit_a_collection,
    follow_a_round,
    come_and_go,
    tell_how_it_stands,
    count_visits,
]


def scans(store: Store, act: Callable[[], object]) -> list[str]:
    """The lines of plans that read through a table, of the statements of `act`."""
    asked: list[tuple[str, Any]] = []

    def note(db: Any, cursor: Any, statement: str, parameters: Any, context: Any, many: bool) -> None:
        asked.append((statement, parameters[0] if many else parameters))

    sa.event.listen(store.database._engine, "before_cursor_execute", note)
    act()
    sa.event.remove(store.database._engine, "before_cursor_execute", note)
    found = []
    with store.database.reading() as db:
        for statement, parameters in asked:
            if statement.split()[0] in ("SELECT", "UPDATE", "DELETE", "INSERT", "WITH"):
                plan = db.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters).all()
                found += [f"{row[3]} <- {statement}" for row in plan if is_scan(row[3])]
    return found


def is_scan(line: str) -> bool:
    return line.startswith("SCAN") and _SMALL.match(line) is None


@pytest.mark.parametrize("act", EVERYDAY, ids=lambda act: act.__name__)
def test_no_everyday_question_reads_through_a_table(
    act: Everyday, store: Store, collections: CollectionStore
) -> None:
    for _ in range(5):
        create(store)
    collect(collections, 3)
    assert scans(store, lambda: act(store, collections)) == []


def test_the_test_sees_a_question_that_does(store: Store) -> None:
    def act() -> None:
        with store.database.reading() as db:
            db.execute(sa.text("SELECT id FROM reviews WHERE pgn = ''"))

    (found,) = scans(store, act)
    assert found.startswith("SCAN reviews")
