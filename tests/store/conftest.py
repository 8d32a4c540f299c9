"""A store on a clock that goes on by a second with each look, and reviews in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from server.analysis.events.events import EventJson
from server.store.collections.collections import CollectionStore, NewGame
from server.store.reviews import event_log, packed_log
from server.store.reviews.reviews import Store
from server.store.reviews.rows import RowFacts
from server.store.reviews.status import Status

Json = dict[str, Any]
GAME: Json = {"type": "game", "headers": {"White": "Ä"}}
MOVE: Json = {"type": "move", "ply": 1, "pass": 1}
NOTE: Json = {"type": "note", "ply": 1, "line": [], "comment": "Mine.", "removed": False}
DONE: Json = {"type": "done", "totals": {}}
STOPPED: Json = {"type": "failed", "code": "stopped", "message": "Stopped."}
CRASHED: Json = {"type": "failed", "code": "crashed"}


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind that a store may have."""
    if request.param == "postgresql":
        found: str = request.getfixturevalue("postgres_url")
        return found
    return f"sqlite:///{tmp_path}/store.db"


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    made = Store(url, clock=Clock())
    yield made
    made.close()


@pytest.fixture
def collections(store: Store) -> CollectionStore:
    return CollectionStore(store.database, clock=store._clock)


def create(store: Store, *events: Json) -> str:
    return store.create("1. e4", {"nodes": 1000}, list(events) or [GAME])[0]


def running(store: Store, owner: str = "worker") -> str:
    """A review that `owner` has claimed; nothing else may wait."""
    review_id = create(store)
    claimed = store.leases.claim_next(owner)
    assert claimed is not None and claimed.id == review_id
    return review_id


def ended(store: Store, *events: Json) -> str:
    """A review that is done, with `events` between its first and its last; nothing else may wait."""
    review_id = running(store)
    store.leases.append(review_id, "worker", [*events, DONE])
    return review_id


def count(store: Store, table: sa.Table) -> int:
    """The rows of a table."""
    with store.database.reading() as db:
        found: int = db.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
    return found


def try_to_pack(store: Store, review_id: str, events: Sequence[EventJson]) -> bool:
    """Pack the log of a review whose events are said to be `events`."""
    with store.database.writing() as db:
        return event_log.pack(db, review_id, packed_log.piece_of(events))


def pack(store: Store, review_id: str) -> None:
    """Pack the log of a review at its end."""
    assert try_to_pack(store, review_id, store.events(review_id))


def status(store: Store, review_id: str) -> Status:
    review = store.get(review_id)
    assert review is not None
    return review.status


def serve(store: Store) -> str:
    """Claim and finish the next review -> its id."""
    claimed = store.leases.claim_next("worker")
    assert claimed is not None
    store.leases.append(claimed.id, "worker", [DONE])
    return claimed.id


def game(name: str = "A", *, reviewable: bool = True) -> NewGame:
    facts: RowFacts = {"headers": {"White": name}, "plies": 2, "opening": None}
    if not reviewable:
        facts["fault"] = {"message": "Nonsense.", "place": "move 2, White", "said": None}
    return NewGame("1. e4 e5 *", facts, reviewable)


def collect(collections: CollectionStore, count: int) -> tuple[str, list[str]]:
    made, _, ids = collections.create("Cup", {}, [game(str(n)) for n in range(count)])
    return made, [review_id for review_id in ids if review_id]
