from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.analysis.events.events import NoteEvent
from server.analysis.events.wire import AnyEvent
from server.live.reviews import Tails
from server.live.rooms import MessageRefused
from server.store.reviews.reviews import Store
from tests.live.conftest import LOG, Json, Wire, running


class CountingStore(Store):
    """A store that counts the questions of the tail, and lets a test act just after an answer was given."""

    asked = 0
    after_tails: Callable[[], None] | None = None

    def tails(self, cursors: Any) -> Any:
        self.asked += 1
        answer = super().tails(cursors)
        act, self.after_tails = self.after_tails, None
        if act:
            act()
        return answer


@pytest.fixture
def store(tmp_path: Path) -> Iterator[CountingStore]:
    made = CountingStore(f"sqlite:///{tmp_path}/live.db")
    yield made
    made.close()


def make_tails(
    store: Store,
    wire: Wire,
    spawn: Callable[[Callable[[], None]], object] | None = None,
    delayed: Callable[[float], object] = lambda seconds: None,
) -> Tails:
    tails = Tails(store, wire.live(spawn), tick=0.001, max_watched=8, delayed=delayed)
    for sid in ("ann", "bob"):
        tails.connect(sid)
    return tails


def test_what_is_stored_is_replayed_and_what_lands_follows(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id = running(store, 3)
    assert tails.watch("ann", review_id, 0) == {"ok": True, "status": "running", "queue_position": None}
    assert wire.seqs("ann") == [1, 2, 3]
    assert wire.statuses("ann") == ["running"], "told at once, not with the next change"
    store.leases.append(review_id, "worker", LOG[3:5])
    tails.tell()
    tails.tell()
    assert wire.seqs("ann") == [1, 2, 3, 4, 5]


def test_only_what_comes_after_the_cursor_is_sent(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id = running(store, 4)
    tails.watch("ann", review_id, 3)
    assert wire.seqs("ann") == [4]


def test_a_late_watcher_gets_all_and_disturbs_nobody(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id = running(store, 2)
    tails.watch("ann", review_id, 0)
    store.leases.append(review_id, "worker", LOG[2:4])
    tails.watch("bob", review_id, 0)
    tails.tell()
    assert sorted(set(wire.seqs("bob"))) == [1, 2, 3, 4]
    assert wire.seqs("ann") == [1, 2, 3, 4]


def test_a_cursor_beyond_the_log_holds_nothing_back_from_anybody(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id = running(store, 2)
    tails.watch("ann", review_id, 1_000_000)
    tails.watch("bob", review_id, 0)
    store.leases.append(review_id, "worker", LOG[2:3])
    tails.tell()
    assert wire.seqs("ann") == [3]
    assert wire.seqs("bob") == [1, 2, 3]


def test_an_event_that_lands_between_replay_and_joining_is_not_lost(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id = running(store, 2)
    tails.watch("ann", review_id, 0)

    def land() -> None:
        store.leases.append(review_id, "worker", LOG[2:3])
        tails.tell()

    wire.after["bob", "status"] = land  # when bob was sent what is stored
    tails.watch("bob", review_id, 0)
    tails.tell()
    assert wire.seqs("ann") == [1, 2, 3]
    assert wire.seqs("bob") == [1, 2, 3]


def test_an_answer_for_a_room_that_was_made_anew_is_not_told_twice(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id = running(store, 2)
    tails.watch("ann", review_id, 0)
    store.leases.append(review_id, "worker", LOG[2:4])

    def change_over() -> None:
        tails.unwatch("ann", review_id)
        tails.watch("bob", review_id, 2)

    store.after_tails = change_over
    tails.tell()
    tails.tell()
    assert wire.seqs("bob") == [3, 4]


def test_an_answer_for_a_room_that_was_made_anew_further_back_leaves_no_gap(
    store: CountingStore, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    tails = make_tails(store, wire)
    review_id = running(store, 2)
    tails.watch("ann", review_id, 0)
    looked = store.head(review_id)
    store.leases.append(review_id, "worker", LOG[2:3])
    tails.tell()
    store.leases.append(review_id, "worker", LOG[3:4])

    def change_over() -> None:
        tails.unwatch("ann", review_id)
        monkeypatch.setattr(store, "head", lambda review_id: looked)
        tails.watch("bob", review_id, 0)

    store.after_tails = change_over
    tails.tell()
    tails.tell()
    assert wire.seqs("bob") == [1, 2, 3, 4]


def test_a_change_of_state_is_told_once(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id, _ = store.create("1. e4", {}, LOG[:1])
    tails.watch("ann", review_id, 0)
    tails.tell()
    tails.tell()
    assert set(wire.statuses("ann")) == {"waiting"}
    told = len(wire.statuses("ann"))
    store.leases.claim_next("worker")
    tails.tell()
    tails.tell()
    assert wire.statuses("ann")[told:] == ["running"]


def test_a_deletion_is_told(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id = running(store, 1)
    tails.watch("ann", review_id, 0)
    store.delete(review_id)
    tails.tell()
    assert wire.statuses("ann")[-1] == "deleted"


def test_the_store_is_not_asked_while_nobody_watches(store: CountingStore, wire: Wire) -> None:
    tails, tasks = make_tails(store, wire), wire.tasks
    assert tasks == []
    review_id = running(store, 1)
    tails.watch("ann", review_id, 0)
    tails.watch("bob", review_id, 0)
    assert len(tasks) == 1, "one task for all"
    tails.disconnect("ann")
    tails.unwatch("bob", review_id)
    tasks[0]()
    assert store.asked == 0
    tails.watch("bob", review_id, 0)
    assert len(tasks) == 2, "it begins again with the next watcher"


def test_a_watcher_that_leaves_while_it_is_served_is_not_kept(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id = running(store, 3)
    plain_send = wire.send

    def leaving_send(event: str, message: Json, sid: str) -> None:
        plain_send(event, message, sid)
        tails.disconnect(sid)

    wire.send = leaving_send  # type: ignore[method-assign]
    tails.watch("ann", review_id, 0)
    assert tails.watched() == {}


def test_no_event_is_lost_however_watching_and_writing_interleave(store: CountingStore, wire: Wire) -> None:
    """Watchers come, go and come back at random while a worker writes and the tail tells."""
    tails = make_tails(store, wire, lambda task: threading.Thread(target=task, daemon=True).start())
    review_id = running(store, 1)
    total = 120
    chance = random.Random(5)

    def write() -> None:
        for number in range(2, total + 1):
            store.leases.append(review_id, "worker", [{"type": "preview", "win": [], "model": str(number)}])

    def visit(sid: str) -> None:
        while len(set(wire.seqs(sid))) < total:
            got = wire.seqs(sid)
            tails.watch(sid, review_id, max(got, default=0))
            time.sleep(chance.random() / 200)
            if chance.random() < 0.3:
                tails.unwatch(sid, review_id)

    threads = [
        threading.Thread(target=write),
        *(threading.Thread(target=visit, args=[s]) for s in ("ann", "bob")),
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    for sid in ("ann", "bob"):
        tails.disconnect(sid)
        highest = 0
        for seq in wire.seqs(sid):
            assert seq <= highest + 1, "a gap"
            highest = max(highest, seq)
        assert highest == total


def test_the_first_status_is_told_to_each_watcher_once(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id, _ = store.create("1. e4", {}, LOG[:1])
    tails.watch("ann", review_id, 0)
    tails.tell()
    tails.watch("bob", review_id, 0)
    tails.tell()
    told = [(message, sid) for name, message, sid in wire.sent if name == "status"]
    waits = {"id": review_id, "status": "waiting", "queue_position": 1}
    assert told == [(waits, "ann"), (waits, "bob")]


def test_an_end_that_comes_while_somebody_is_served_is_told_to_him(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id = running(store, 1)
    tails.watch("ann", review_id, 0)

    def end() -> None:
        store.leases.append(review_id, "worker", [{"type": "done"}])
        tails.tell()

    wire.after["bob", "status"] = end  # when bob has got what is stored
    tails.watch("bob", review_id, 0)
    tails.tell()
    for sid in ("ann", "bob"):
        assert wire.seqs(sid) == [1, 2]
        assert wire.statuses(sid) == ["running", "done"]


def test_a_review_that_is_deleted_while_somebody_is_served_is_refused(
    store: CountingStore, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    tails = make_tails(store, wire)
    review_id = running(store, 2)
    tails.watch("ann", review_id, 0)
    join = tails._join
    store.leases.append(review_id, "worker", LOG[2:3])

    def deleted_meanwhile(*given: Any) -> bool:
        joined = join(*given)
        store.delete(review_id)
        return joined

    monkeypatch.setattr(tails, "_join", deleted_meanwhile)

    def land() -> None:
        store.leases.append(review_id, "worker", LOG[3:4])
        tails.tell()

    wire.after["bob", "status"] = land
    with pytest.raises(MessageRefused) as refused:
        tails.watch("bob", review_id, 0)
    assert refused.value.code == "not_found"
    assert tails._watched["bob"] == set()


def test_a_connection_that_never_came_or_is_gone_is_refused(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id = running(store, 1)
    tails.disconnect("ann")
    for sid in ("ann", "nobody"):
        with pytest.raises(MessageRefused) as refused:
            tails.watch(sid, review_id, 0)
        assert refused.value.code == "disconnected"
    assert wire.sent == []
    assert tails.watched() == {}


def test_nothing_is_sent_under_the_lock(store: CountingStore, wire: Wire) -> None:
    """Whoever is told may come and go at that moment, and so may everybody else."""
    tails = make_tails(store, wire)
    review_id = running(store, 2)
    note = wire.send

    def leaving_send(event: str, message: Json, sid: str) -> None:
        assert not tails._lock.locked()
        note(event, message, sid)
        if event == "events" and message["events"][-1]["seq"] == 4:
            tails.unwatch(sid, review_id)

    wire.send = leaving_send  # type: ignore[method-assign]
    tails.watch("ann", review_id, 0)
    tails.watch("bob", review_id, 0)
    store.leases.append(review_id, "worker", LOG[2:4])
    tails.tell()
    assert wire.seqs("ann") == wire.seqs("bob") == [1, 2, 3, 4]
    assert tails.watched() == {}


def test_a_wake_up_counts_if_somebody_watches_and_has_not_been_told(
    store: CountingStore, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    tails = make_tails(store, wire)
    woken: list[str] = []
    monkeypatch.setattr(tails._task, "wake", woken.append)
    review_id, other = running(store, 3), running(store, 1)
    tails.watch("ann", review_id, 0)
    assert woken == [review_id], "what lands while somebody joins is looked for once"
    woken.clear()
    tails.wake(other, 2)
    tails.wake(review_id, 3)
    assert woken == []
    tails.wake(review_id, 4)
    tails.wake(review_id, None)
    assert woken == [review_id, review_id], "a status has no number"


def test_whoever_counts_is_told_how_long_an_event_waited_for_its_watchers(
    store: CountingStore, wire: Wire
) -> None:
    waited: list[float] = []
    tails = make_tails(store, wire, delayed=waited.append)
    review_id = running(store, 2)
    tails.watch("ann", review_id, 0)
    stored = time.time() - 3
    tails.wake(review_id, 3, stored)
    tails.wake(review_id, 4, stored + 1)
    store.leases.append(review_id, "worker", LOG[2:4])
    tails.tell()
    assert len(waited) == 1, "the first is what waited longest"
    assert 3 <= waited[0] < 3 + time.time() - stored
    store.leases.append(review_id, "worker", LOG[4:5])
    tails.tell()
    assert len(waited) == 1, "nobody knows when it was stored"
    tails.wake(review_id, 6, time.time() + 60)
    store.leases.append(review_id, "worker", LOG[5:6])
    tails.tell()
    assert waited[1:] == [0.0], "the other machine's clock is ahead"


def test_woken_for_one_review_the_store_is_not_asked_for_the_others(
    store: CountingStore, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    tails = make_tails(store, wire)
    first, second = (store.create("1. e4", {}, LOG[:1])[0] for _ in range(2))
    for review_id in (first, second):
        tails.watch("ann", review_id, 0)
    for review_id, worker in ((first, "one"), (second, "two")):
        assert store.leases.claim_next(worker)
        store.leases.append(review_id, worker, LOG[1:2])
    asked: list[dict[str, int]] = []
    plain = store.tails

    def noting(cursors: dict[str, int]) -> Any:
        asked.append(dict(cursors))
        return plain(cursors)

    monkeypatch.setattr(store, "tails", noting)
    tails.tell({second, "unwatched"})
    assert asked == [{second: 1}]
    tails.tell()
    assert asked[1:] == [{first: 1, second: 2}]


def test_a_room_is_told_once_however_many_are_in_it(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id = running(store, 1)
    for number in range(20):
        tails.connect(f"sid {number}")
        tails.watch(f"sid {number}", review_id, 1)
    before = wire.calls
    store.leases.append(review_id, "worker", LOG[1:3])
    tails.tell()
    assert wire.calls - before == 1
    assert all(wire.seqs(f"sid {number}") == [2, 3] for number in range(20))


def test_many_who_join_are_sent_a_log_that_is_read_once(
    store: CountingStore, wire: Wire, monkeypatch: pytest.MonkeyPatch
) -> None:
    review_id = running(store, 3)
    reads: list[int] = []
    plain = store.events

    def noting(review_id: str, after: int = 0, limit: int | None = None) -> list[AnyEvent]:
        reads.append(after)
        return plain(review_id, after, limit)

    monkeypatch.setattr(store, "events", noting)
    tails = make_tails(store, wire)
    for number in range(20):
        tails.connect(f"sid {number}")
        tails.watch(f"sid {number}", review_id, 0)
        assert wire.seqs(f"sid {number}") == [1, 2, 3]
    assert reads == [0]
    for number in range(20):
        tails.disconnect(f"sid {number}")
    tails.watch("ann", review_id, 0)
    assert reads == [0, 0], "nothing is kept of what nobody watches"


def long_log(store: Store, count: int) -> str:
    return store.create("1. e4", {}, [{"type": "preview", "win": [], "model": ""}] * count)[0]


def test_a_replay_goes_no_faster_than_it_is_read_and_lets_others_go_between(
    store: CountingStore, wire: Wire
) -> None:
    tails = make_tails(store, wire)
    review_id = long_log(store, 500)
    wire.waiting["ann"] = 300_000
    read: list[int] = []

    def sleep(seconds: float) -> None:
        wire.sleeps.append(seconds)
        if seconds and len([pause for pause in wire.sleeps if pause]) == 3:
            read.append(len(wire.seqs("ann")))
            wire.waiting["ann"] = 0

    wire.sleep = sleep  # type: ignore[method-assign]
    tails.watch("ann", review_id, 0)
    assert read == [200], "the second message waits until the first is read"
    assert wire.seqs("ann") == list(range(1, 501))
    assert wire.sleeps.count(0) >= 3


def test_who_leaves_in_the_middle_of_a_replay_is_sent_no_more_of_it(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id = long_log(store, 500)
    wire.waiting["ann"] = 300_000
    wire.sleep = lambda seconds: tails.disconnect("ann")  # type: ignore[method-assign]
    tails.watch("ann", review_id, 0)
    assert wire.seqs("ann") == list(range(1, 201))
    assert tails.watched() == {}


def test_who_asks_again_is_told_nothing_else_until_he_has_caught_up(store: CountingStore, wire: Wire) -> None:
    """Live events in the middle of a replay would be gaps to the page, and each make it ask again."""
    tails = make_tails(store, wire)
    review_id = running(store, 2)
    for sid in ("ann", "bob"):
        tails.watch(sid, review_id, 2)

    def land() -> None:
        store.leases.append(review_id, "worker", LOG[2:3])
        tails.tell()

    wire.after["ann", "events"] = land
    tails.watch("ann", review_id, 0)
    assert wire.seqs("ann") == [1, 2, 3]
    assert wire.seqs("bob") == [3]


def test_nobody_joins_while_the_room_is_being_told(store: CountingStore, wire: Wire) -> None:
    """He would get what the room is sent and what he was sent himself."""
    tails = make_tails(store, wire)
    review_id = running(store, 1)
    tails.watch("ann", review_id, 1)
    store.leases.append(review_id, "worker", LOG[1:2])
    room = tails._rooms[review_id]

    def join() -> None:
        joined = tails._join("bob", review_id, 2, room.status)
        assert (joined, room.telling) == (False, True)

    tails._reserve("bob", review_id)
    wire.after["ann", "events"] = join
    tails.tell()
    assert wire.seqs("ann") == [2]
    assert wire.seqs("bob") == []
    assert tails._join("bob", review_id, 2, room.status)


def test_a_note_that_was_removed_is_not_replayed(store: CountingStore, wire: Wire) -> None:
    tails = make_tails(store, wire)
    review_id = running(store, 3)
    store.note(review_id, NoteEvent(1, comment="Secret.").to_wire(), 9)
    store.leases.append(review_id, "worker", [LOG[3]] * 400)  # a batch that is whole is kept
    tails.watch("ann", review_id, 0)
    store.note(review_id, NoteEvent(1, removed=True).to_wire(), 9)
    tails.tell()
    tails.watch("bob", review_id, 0)
    assert wire.seqs("ann") == wire.seqs("bob") == [*range(1, 406)]
    assert "Secret." in str(wire.take("ann")) and "Secret." not in str(wire.take("bob"))
