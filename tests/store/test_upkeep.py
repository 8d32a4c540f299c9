from __future__ import annotations

import json
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa

from server.analysis.collection.season.digest import VERSION
from server.store import upkeep
from server.store.collections.collections import CollectionStore
from server.store.collections.digests import Digests
from server.store.database.database import DatabaseAway, digests_table, events_table, packed_table
from server.store.reviews import event_log
from server.store.reviews.reviews import Store
from server.store.reviews.status import Status
from server.system.paths import ROOT
from tests import seasons
from tests.seasons import log_of
from tests.store.conftest import (
    MOVE,
    STOPPED,
    collect,
    count,
    create,
    ended,
    pack,
    running,
    serve,
    status,
)


def rest(store: Store) -> None:
    """Let the time pass that reviews rest at their ends."""
    store._clock.now += upkeep.REST  # type: ignore[attr-defined]  # of the tests' clock


def pack_all(store: Store) -> int:
    packed = 0
    while store.upkeep.pack_next():
        packed += 1
    return packed


def test_logs_are_packed_once_they_have_rested_at_their_end(store: Store) -> None:
    done, stopped = ended(store, MOVE), create(store)
    store.request_stop(stopped, STOPPED)
    before = {review_id: store.events(review_id) for review_id in (done, stopped)}
    assert not store.upkeep.pack_next()
    rest(store)
    assert pack_all(store) == 2
    assert {review_id: store.events(review_id) for review_id in (done, stopped)} == before
    assert (count(store, events_table), count(store, packed_table)) == (0, 2)
    assert status(store, stopped) is Status.STOPPED


def test_a_game_gets_its_digest_once_its_log_is_packed(store: Store) -> None:
    log = log_of("morphy", {"White": "Ann"})
    assert store.deliver("alone", "1. e4 *", {}, log)
    _, (review_id,) = seasons.collect(store, [log])
    assert not store.upkeep.digest_next()
    rest(store)
    assert pack_all(store) == 2
    assert [store.upkeep.digest_next() for _ in range(3)] == [True, True, False]
    rows = Digests(store.database, VERSION).rows_of(["alone", review_id])
    assert [json.loads(row.digest or "{}")["plies"] for row in rows] == [33, 33]


def test_digests_of_an_older_kind_are_made_anew_in_spare_time(store: Store) -> None:
    _, ids = seasons.collect(store, [log_of("morphy", {"White": "Ann"}) for _ in range(2)])
    assert store.deliver("resting", "1. e4 *", {}, log_of("morphy", {"White": "Bob"}))
    for review_id in ids:
        pack(store, review_id)
    old = Digests(store.database, VERSION - 1)
    old.keep({ids[0]: (1, "{}")})
    assert store.upkeep.digest_next() and store.upkeep.digest_next()
    assert not store.upkeep.digest_next()
    rows = Digests(store.database, VERSION).rows_of(ids)
    assert [json.loads(row.digest or "{}")["plies"] for row in rows] == [33, 33]
    assert count(store, digests_table) == 2


def test_a_log_that_makes_no_digest_is_given_up(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    _, ids = seasons.collect(store, [log_of("morphy", {"White": "Ann"})])
    pack(store, ids[0])
    monkeypatch.setattr(upkeep, "digest_text", lambda events: events["no"])
    with pytest.raises(TypeError):
        store.upkeep.digest_next()
    assert not store.upkeep.digest_next()


def test_what_is_open_or_has_no_event_is_left(store: Store, collections: CollectionStore) -> None:
    running(store)
    waiting = create(store)
    collection, (unread,) = collect(collections, 1)
    collections.stop(collection, STOPPED)
    assert status(store, unread) is Status.STOPPED
    rest(store)
    assert pack_all(store) == 0
    assert len(store.events(waiting)) == 1


def test_a_deeper_pass_is_packed_with_the_first(store: Store) -> None:
    review_id = ended(store, MOVE)
    rest(store)
    assert pack_all(store) == 1
    store.deepen(review_id, {})
    assert serve(store) == review_id
    rest(store)
    assert pack_all(store) == 1
    assert [event["type"] for event in store.events(review_id)] == ["game", "move", "done", "done"]


def test_a_log_that_goes_on_while_it_is_packed_is_left_whole(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    review_id = ended(store, MOVE)
    rest(store)
    read = event_log.read

    def then_deepen(*arguments: object) -> object:
        events = read(*arguments)  # type: ignore[arg-type]
        monkeypatch.undo()
        assert store.deepen(review_id, {})
        return events

    monkeypatch.setattr(event_log, "read", then_deepen)
    assert store.upkeep.pack_next()
    assert (count(store, events_table), count(store, packed_table)) == (3, 0)
    assert store.leases.claim_next("worker")
    assert store.leases.append(review_id, "worker", [MOVE]) == 4


def test_a_log_that_lacks_an_event_is_left_and_holds_nobody_up(store: Store) -> None:
    broken, whole = ended(store, MOVE), ended(store, MOVE)
    with store.database.writing() as db:
        db.execute(sa.delete(events_table).where(events_table.c.review_id == broken, events_table.c.seq == 2))
    rest(store)
    pack_all(store)
    assert [event["seq"] for event in store.events(broken)] == [1, 3]
    assert count(store, packed_table) == 1
    assert len(store.events(whole)) == 3


def test_a_log_that_cannot_be_read_is_told_once(store: Store) -> None:
    review_id = ended(store, MOVE)
    with store.database.writing() as db:
        db.exec_driver_sql("UPDATE events SET data = '[]' WHERE seq = 2")
    rest(store)
    with pytest.raises(TypeError, match="mapping"):
        store.upkeep.pack_next()
    assert not store.upkeep.pack_next()
    assert status(store, review_id) is Status.DONE


def test_a_database_that_is_away_costs_no_review_its_turn(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended(store)
    rest(store)

    def away(*arguments: object) -> bool:
        raise DatabaseAway("away")

    monkeypatch.setattr(event_log, "pack", away)
    with pytest.raises(DatabaseAway):
        store.upkeep.pack_next()
    monkeypatch.undo()
    assert pack_all(store) == 1


def test_several_that_pack_at_once_pack_each_log_once(store: Store, url: str) -> None:
    ids = [ended(store, MOVE) for _ in range(12)]
    before = {review_id: store.events(review_id) for review_id in ids}
    rest(store)
    threads = [threading.Thread(target=pack_all, args=(store,)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert (count(store, events_table), count(store, packed_table)) == (0, 12)
    assert {review_id: store.events(review_id) for review_id in ids} == before


PACKER = """
import sys, time
from server.store.reviews.reviews import Store
store = Store(sys.argv[1], clock=lambda: time.time() + 1e6)
print("ready", flush=True)
while store.upkeep.pack_next():
    print("packed", flush=True)
"""


def test_one_that_is_killed_leaves_every_log_whole(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/killed.db"
    store = Store(url)
    long = [{**MOVE, "ply": ply, "text": "x" * 200} for ply in range(200)]
    ids = [ended(store, *long) for _ in range(5)]
    before = json.dumps([store.events(review_id) for review_id in ids])
    left = len(ids)
    while left:
        packer = subprocess.Popen(
            [sys.executable, "-c", PACKER, url], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        assert packer.stdout is not None
        for _ in range(4):
            packer.stdout.readline()
        packer.send_signal(signal.SIGKILL)
        packer.wait()
        packer.stdout.close()
        assert json.dumps([store.events(review_id) for review_id in ids]) == before
        assert count(store, packed_table) > len(ids) - left
        left = len(ids) - count(store, packed_table)
    store.close()


def test_a_step_packs_first_then_makes_digests_and_then_sees_to_the_file(store: Store) -> None:
    assert store.deliver("done", "1. e4 *", {}, log_of("morphy", {"White": "Ann"}))
    rest(store)
    assert store.upkeep.step()
    assert (count(store, packed_table), count(store, digests_table)) == (1, 0)
    assert store.upkeep.step()
    assert count(store, digests_table) == 1
    assert not store.upkeep.step()
