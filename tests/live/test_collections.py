from __future__ import annotations

from collections.abc import Callable

import pytest

from server.live.collections import Tables
from server.live.rooms import MessageRefused
from server.store.collections.collections import CollectionStore, NewGame
from server.store.collections.follows import FollowLook
from server.store.reviews.reviews import Store
from server.store.reviews.rows import RowFacts
from tests.live.conftest import Json, Wire
from tests.rows import FACTS


@pytest.fixture
def collections(store: Store) -> CollectionStore:
    return CollectionStore(store.database)


@pytest.fixture
def tables(collections: CollectionStore, wire: Wire) -> Tables:
    return make_tables(collections, wire)


def make_tables(
    collections: CollectionStore, wire: Wire, spawn: Callable[[Callable[[], None]], object] | None = None
) -> Tables:
    tables = Tables(collections, wire.live(spawn), tick=0.0001, max_watched=2)
    for sid in ("ann", "bob"):
        tables.connect(sid)
    return tables


def collect(collections: CollectionStore, count: int = 3) -> str:
    return collections.create("Cup", {}, [NewGame("1. e4 *", FACTS, True)] * count)[0]


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
    store.leases.claim_next("worker")
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
    store.leases.claim_next("worker")
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
    store.leases.claim_next("worker")
    tables.tell()
    assert wire.sent == []


def test_a_connection_that_is_gone_cannot_come_back_in(collections: CollectionStore, wire: Wire) -> None:
    tables = make_tables(collections, wire)
    made = collect(collections)
    tables.disconnect("ann")
    with pytest.raises(MessageRefused) as refused:
        tables.watch("ann", made)
    assert refused.value.code == "disconnected"
    assert (wire.sent, wire.tasks) == ([], [])


def test_a_connection_that_goes_while_it_is_served_is_not_kept(
    collections: CollectionStore, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = make_tables(collections, wire)
    made, marks = collect(collections), collections.marks

    def leaving(ids: list[str]) -> object:
        tables.disconnect("ann")
        return marks(ids)

    monkeypatch.setattr(collections, "marks", leaving)
    tables.watch("ann", made)
    assert wire.tasks == [], "nobody watches, so no task begins"


def test_a_collection_of_one_game_is_told_and_told_again(
    store: Store, collections: CollectionStore, tables: Tables, wire: Wire
) -> None:
    tables.watch("ann", collect(collections, 1))
    store.leases.claim_next("worker")
    tables.tell()
    tables.tell()
    assert numbers(wire.take("ann")) == [[1], [1]]


def test_a_deleted_collection_makes_room_for_another(
    collections: CollectionStore, tables: Tables, wire: Wire
) -> None:
    first, second, third = (collect(collections) for _ in range(3))
    tables.watch("ann", first)
    tables.watch("ann", second)
    collections.delete(first)
    tables.tell()
    assert tables.watch("ann", third) == {"ok": True}


def test_what_is_not_there_and_what_is_too_much_is_refused(
    collections: CollectionStore, tables: Tables
) -> None:
    with pytest.raises(MessageRefused) as refused:
        tables.watch("ann", "nowhere")
    assert refused.value.code == "not_found"
    ids = [collect(collections) for _ in range(3)]
    for collection_id in (*ids[:2], ids[0]):
        tables.watch("ann", collection_id)
    with pytest.raises(MessageRefused) as refused:
        tables.watch("ann", ids[2])
    assert (refused.value.code, "2 collections" in refused.value.message) == ("too_many", True)
    tables.watch("bob", ids[2])


def test_a_wake_up_for_a_review_wakes_the_collections_it_is_in(
    store: Store, collections: CollectionStore, tables: Tables, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, other = collect(collections), collect(collections)
    woken: list[str] = []
    monkeypatch.setattr(tables._task, "wake", woken.append)
    for collection_id in (made, other):
        tables.watch("ann", collection_id)
    woken.clear()
    review_id = collections.games(made)[1].review_id
    assert review_id
    tables.wake("nowhere", 1)
    tables.wake(review_id, 7)
    assert woken == [made]


def test_woken_for_one_collection_the_others_are_not_looked_at(
    store: Store, collections: CollectionStore, tables: Tables, wire: Wire
) -> None:
    made, other = collect(collections), collect(collections)
    for collection_id in (made, other):
        tables.watch("ann", collection_id)
    for number in range(6):
        assert store.leases.claim_next(f"worker{number}")
    wire.take("ann")
    tables.tell({other, "unwatched"})
    assert [message["id"] for message in wire.take("ann")] == [other]
    tables.tell({"unwatched"})
    tables.tell()
    assert [message["id"] for message in wire.take("ann")] == [made]


def test_an_edit_is_told_as_title_and_rows(collections: CollectionStore, tables: Tables, wire: Wire) -> None:
    made = collect(collections)
    tables.watch("ann", made)
    assert [(message["title"], message["whole"]) for message in wire.take("ann")] == [("Cup", True)]
    edits = collections.edits
    facts: RowFacts = {**FACTS, "headers": {"White": "Vera"}}
    new = NewGame("1. d4 *", facts, True)
    for act, told in (
        (lambda: edits.rename(made, "Clubs"), ("Clubs", [], [])),
        (lambda: edits.append(made, {}, [new]), ("Clubs", [4], [])),
        (lambda: edits.replace(made, 2, {}, new), ("Clubs", [2], [])),
        (lambda: edits.set_facts(made, 1, facts), ("Clubs", [1], [])),
        (lambda: edits.remove(made, [3]), ("Clubs", [], [3])),
    ):
        act()
        tables.tell()
        tables.tell()
        (message,) = wire.take("ann")
        rows = [row["number"] for row in message["games"]]
        assert (message["title"], rows, message["gone"]) == told and not message["whole"]


def test_a_row_that_a_review_changes_tells_no_title(
    store: Store, collections: CollectionStore, tables: Tables, wire: Wire
) -> None:
    tables.watch("ann", collect(collections))
    wire.take("ann")
    store.leases.claim_next("worker")
    tables.tell()
    assert [message["title"] for message in wire.take("ann")] == [None]


def test_an_edit_wakes_its_collection_and_a_game_that_came_does_too(
    collections: CollectionStore, tables: Tables, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = collect(collections)
    tables.watch("ann", made)
    ((_, review_id),) = collections.edits.append(made, {}, [NewGame("1. d4 *", FACTS, True)])
    tables.tell()
    woken: list[str] = []
    monkeypatch.setattr(tables._task, "wake", woken.append)
    tables.wake(made, None)
    tables.wake(str(review_id), 1)
    assert woken == [made, made]


def test_how_a_followed_round_stands_is_told(
    collections: CollectionStore, tables: Tables, wire: Wire
) -> None:
    made = collect(collections)
    follows = collections.follows
    assert follows.begin(made, "https://club.example/live.pgn", {}, FollowLook("waiting", 0.0, {}), 1)
    tables.watch("ann", made)
    (first,) = wire.take("ann")
    assert (first["follow"]["state"], first["follow"]["host"]) == ("waiting", "club.example")
    claimed = follows.claim("worker")
    assert claimed is not None
    follows.note(claimed, FollowLook("live", 10.0, {}))
    tables.tell()
    (message,) = wire.take("ann")
    assert (message["games"], message["follow"]["state"]) == ([], "live")
    follows.end(made)
    tables.tell()
    (message,) = wire.take("ann")
    assert message["follow"]["state"] == "ended"
    tables.tell()
    assert wire.take("ann") == []


def test_whoever_watches_a_collection_keeps_its_player_followed(
    collections: CollectionStore, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(collections.follows, "opened", opened.append)
    made = collect(collections)
    tables.watch("ann", made)
    with pytest.raises(MessageRefused):
        tables.watch("ann", "nowhere")
    assert opened == [made]
