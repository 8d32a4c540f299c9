from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.analysis.reading import read
from server.bodies import CollectionMessage
from server.live.collections import Refused, Tables
from server.store.collections import CollectionStore, NewGame
from server.store.reviews import Store

Json = dict[str, Any]


class Wire:
    """Notes what is sent to whom."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, Json, str]] = []

    def send(self, event: str, message: Json, sid: str) -> None:
        assert event == "collection"
        read(CollectionMessage, json.loads(json.dumps(message)), event)
        self.sent.append((event, message, sid))

    def take(self, sid: str) -> list[Json]:
        """The messages for `sid` since it was asked last."""
        mine = [message for _, message, to in self.sent if to == sid]
        self.sent = [item for item in self.sent if item[2] != sid]
        return mine


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path}/live.db")
    yield made
    made.close()


@pytest.fixture
def collections(store: Store) -> CollectionStore:
    return CollectionStore(store.database)


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture
def tables(collections: CollectionStore, wire: Wire) -> Tables:
    return make_tables(collections, wire)


def make_tables(
    collections: CollectionStore, wire: Wire, spawn: Callable[[Any], object] = lambda task: None
) -> Tables:
    tables = Tables(collections, wire.send, spawn, time.sleep, tick=0.0001, max_watched=2)
    for sid in ("ann", "bob"):
        tables.connect(sid)
    return tables


def collect(collections: CollectionStore, count: int = 3) -> str:
    facts: Json = {"headers": {}, "plies": 0, "opening": None}
    return collections.create("Cup", {}, [NewGame("1. e4 *", facts, True)] * count)[0]


def numbers(messages: list[Json]) -> list[list[int]]:
    return [[row["number"] for row in message["games"]] for message in messages]


def test_all_rows_are_told_first_then_those_that_changed(
    store: Store, collections: CollectionStore, tables: Tables, wire: Wire
) -> None:
    made = collect(collections)
    assert tables.watch("ann", made) == {"ok": True}
    assert numbers(wire.take("ann")) == [[1, 2, 3]]
    tables.tell()
    assert wire.take("ann") == []
    store.claim_next("worker")
    tables.tell()
    (message,) = wire.take("ann")
    assert [(row["number"], row["status"]) for row in message["games"]] == [(1, "running")]
    assert (message["id"], message["gone"], message["deleted"]) == (made, [], False)


def test_a_game_that_is_deleted_is_told_as_gone(
    store: Store, collections: CollectionStore, tables: Tables, wire: Wire
) -> None:
    made = collect(collections)
    tables.watch("ann", made)
    wire.take("ann")
    second = collections.games(made)[1].review_id
    assert second is not None
    store.delete(second)
    tables.tell()
    (message,) = wire.take("ann")
    assert (message["games"], message["gone"]) == ([], [2])


def test_a_deleted_collection_is_told_once(collections: CollectionStore, tables: Tables, wire: Wire) -> None:
    made = collect(collections)
    tables.watch("ann", made)
    wire.take("ann")
    collections.delete(made)
    tables.tell()
    tables.tell()
    assert [message["deleted"] for message in wire.take("ann")] == [True]


def test_each_watcher_is_told_and_nobody_else(
    store: Store, collections: CollectionStore, tables: Tables, wire: Wire
) -> None:
    first, other = collect(collections), collect(collections)
    tables.watch("ann", first)
    tables.watch("bob", other)
    tables.unwatch("bob", other)
    tables.watch("bob", first)
    wire.sent.clear()
    store.claim_next("worker")
    tables.tell()
    assert numbers(wire.take("ann")) == numbers(wire.take("bob")) == [[1]]


def test_who_has_left_is_told_nothing_more(
    store: Store, collections: CollectionStore, tables: Tables, wire: Wire
) -> None:
    made = collect(collections)
    tables.watch("ann", made)
    tables.watch("bob", made)
    tables.disconnect("ann")
    tables.unwatch("bob", made)
    wire.sent.clear()
    store.claim_next("worker")
    tables.tell()
    assert wire.sent == []


def test_a_connection_that_is_gone_cannot_come_back_in(collections: CollectionStore, wire: Wire) -> None:
    spawned: list[object] = []
    tables = make_tables(collections, wire, spawned.append)
    tables.disconnect("ann")
    tables.watch("ann", collect(collections))
    assert spawned == []


def test_what_is_not_there_and_what_is_too_much_is_refused(
    collections: CollectionStore, tables: Tables
) -> None:
    with pytest.raises(Refused) as refused:
        tables.watch("ann", "nowhere")
    assert refused.value.answer["error"]["code"] == "not_found"
    ids = [collect(collections) for _ in range(3)]
    for collection_id in (*ids[:2], ids[0]):
        tables.watch("ann", collection_id)
    with pytest.raises(Refused) as refused:
        tables.watch("ann", ids[2])
    assert refused.value.answer["error"]["code"] == "too_many"
    tables.watch("bob", ids[2])
