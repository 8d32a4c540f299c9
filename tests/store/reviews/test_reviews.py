from __future__ import annotations

from typing import Any

import pytest
import sqlalchemy as sa

from server.analysis.errors import LeaseLost
from server.analysis.events.events import NoteEvent
from server.analysis.game.limits import GameLimits
from server.analysis.review.options import ReviewOptions
from server.sandbox.work import first_events
from server.store.database.database import events_table, packed_table, reviews_table
from server.store.keys import ForbiddenError
from server.store.reviews.reviews import Store
from server.store.reviews.status import LogForm, Status
from tests.folded import fold
from tests.store.conftest import (
    CRASHED,
    DONE,
    GAME,
    MOVE,
    NOTE,
    STOPPED,
    count,
    create,
    ended,
    pack,
    running,
    serve,
    status,
)

Json = dict[str, Any]


def test_a_new_review_waits_with_its_first_events(store: Store) -> None:
    review_id = create(store, GAME, MOVE)
    review = store.get(review_id)
    assert review is not None
    assert (review.pgn, review.options, review.status) == ("1. e4", {"nodes": 1000}, Status.WAITING)
    assert store.events(review_id) == [{"seq": 1, **GAME}, {"seq": 2, **MOVE}]


def test_a_deleted_review_is_gone_with_its_events_and_its_worker_is_told(store: Store) -> None:
    review_id = running(store)
    assert store.delete(review_id)
    assert store.get(review_id) is None
    assert store.events(review_id) == []
    with pytest.raises(LeaseLost):
        store.leases.append(review_id, "worker", [MOVE])
    assert store.leases.must_stop(review_id, "worker")
    assert not store.delete(review_id)


def test_a_waiting_review_is_stopped_at_once(store: Store) -> None:
    review_id = create(store)
    assert store.request_stop(review_id, STOPPED) is Status.WAITING
    assert status(store, review_id) is Status.STOPPED
    assert store.events(review_id)[-1] == {"seq": 2, **STOPPED}
    assert store.leases.claim_next("worker") is None


def test_a_running_review_is_stopped_by_its_worker(store: Store) -> None:
    review_id = running(store)
    assert not store.leases.must_stop(review_id, "worker")
    assert store.request_stop(review_id, STOPPED) is Status.RUNNING
    assert store.leases.must_stop(review_id, "worker")
    assert len(store.events(review_id)) == 1


def test_an_ended_review_cannot_be_stopped_and_an_unknown_one_neither(store: Store) -> None:
    review_id = running(store)
    store.leases.append(review_id, "worker", [DONE])
    assert store.request_stop(review_id, STOPPED) is Status.DONE
    assert store.request_stop("nowhere", STOPPED) is None
    assert store.events(review_id)[-1]["type"] == "done"


def test_a_stopped_review_goes_on_and_is_not_stopped_again(store: Store) -> None:
    review_id = running(store)
    store.request_stop(review_id, STOPPED)
    store.leases.append(review_id, "worker", [STOPPED])
    assert store.resume(review_id)
    assert not store.resume(review_id)
    assert store.leases.claim_next("worker")
    assert not store.leases.must_stop(review_id, "worker")


@pytest.mark.parametrize("end", [DONE, STOPPED, {"type": "failed", "code": "engine"}])
def test_an_ended_review_waits_again_for_a_deeper_run(store: Store, end: dict[str, Any]) -> None:
    review_id = running(store)
    assert not store.deepen(review_id, {"nodes": 5})
    store.leases.append(review_id, "worker", [end])
    assert store.deepen(review_id, {"nodes": 5})
    assert not store.deepen(review_id, {"nodes": 6})
    claimed = store.leases.claim_next("worker")
    assert claimed is not None
    assert claimed.options == {"nodes": 5}
    assert store.leases.append(review_id, "worker", [MOVE]) == 3


def test_a_review_that_is_done_does_not_go_on(store: Store) -> None:
    review_id = running(store)
    store.leases.append(review_id, "worker", [DONE])
    assert not store.resume(review_id)


def test_statuses_are_told_for_the_reviews_that_there_are(store: Store) -> None:
    first = running(store)
    assert store.statuses([first, "nowhere"]) == {first: Status.RUNNING}


def test_what_one_process_stores_another_reads(store: Store, url: str) -> None:
    review_id = create(store, GAME)
    other = Store(url)
    assert other.events(review_id) == [{"seq": 1, **GAME}]
    assert other.leases.claim_next("worker")
    assert status(store, review_id) is Status.RUNNING
    other.close()


def test_a_review_that_is_delivered_is_complete_once_and_takes_no_turn(store: Store) -> None:
    assert store.deliver("sample", "1. e4", {"nodes": 1000}, [GAME, MOVE, DONE])
    review = store.get("sample")
    assert review is not None
    assert (review.pgn, review.status, review.last_seq, review.expires) == ("1. e4", Status.DONE, 3, None)
    assert [event["seq"] for event in store.events("sample")] == [1, 2, 3]
    waiting = create(store)
    assert store.queue_position(waiting) == 1
    assert not store.deliver("sample", "1. d4", {}, [GAME])
    assert len(store.events("sample")) == 3
    claimed = store.leases.claim_next("worker")
    assert claimed is not None and claimed.id == waiting


def test_the_head_says_how_a_review_stands_as_the_longer_ways_do(store: Store) -> None:
    assert store.head("nowhere") is None
    run, waits = running(store), create(store)
    for review_id in (run, waits):
        review, head = store.get(review_id), store.head(review_id)
        assert review is not None and head is not None
        assert (head.status, head.last_seq) == (review.status, review.last_seq)
        assert head.queue_position == store.queue_position(review_id)


@pytest.mark.parametrize("end", [DONE, STOPPED, CRASHED])
def test_a_review_at_any_end_waits_for_a_run_over_the_text_it_has_grown_to(store: Store, end: Json) -> None:
    review_id = running(store)
    store.leases.append(review_id, "worker", [end])
    assert store.grow(review_id, "1. e4 e5")
    claimed = store.leases.claim_next("worker")
    assert claimed is not None
    assert (claimed.id, claimed.pgn, claimed.attempts, claimed.last_seq) == (review_id, "1. e4 e5", 1, 2)
    assert not store.leases.must_stop(review_id, "worker")
    assert store.leases.append(review_id, "worker", [MOVE]) == 3


def test_a_packed_log_can_go_on_when_its_game_grows(store: Store) -> None:
    review_id = ended(store, MOVE)
    pack(store, review_id)
    assert store.grow(review_id, "1. e4 e5")
    assert (count(store, events_table), count(store, packed_table)) == (3, 0)
    assert [event["type"] for event in store.events(review_id)] == ["game", "move", "done"]
    with store.database.reading() as db:
        assert db.execute(sa.select(reviews_table.c.log)).scalar_one() == LogForm.ROWS
    claimed = store.leases.claim_next("worker")
    assert claimed is not None
    store.leases.append(review_id, "worker", [MOVE, DONE])
    pack(store, review_id)
    assert (count(store, events_table), count(store, packed_table)) == (0, 1)
    assert [event["seq"] for event in store.events(review_id)] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("next_owner", ["worker", "other"])
def test_no_event_of_the_old_text_lands_after_the_new_one_is_known(store: Store, next_owner: str) -> None:
    review_id = running(store)
    store.request_stop(review_id, STOPPED)
    assert store.grow(review_id, "1. e4 e5")
    assert store.leases.must_stop(review_id, "worker")
    for event in (MOVE, DONE, STOPPED):
        with pytest.raises(LeaseLost):
            store.leases.append(review_id, "worker", [event], after=1)
    assert not store.leases.release(review_id, "worker")
    claimed = store.leases.claim_next(next_owner)
    assert claimed is not None and (claimed.pgn, claimed.attempts) == ("1. e4 e5", 1)
    assert store.events(review_id) == [{"seq": 1, **GAME}]


def test_a_review_that_grows_while_it_waits_keeps_its_turn(store: Store) -> None:
    first, second = create(store), create(store)
    assert store.grow(first, "1. e4 e5")
    assert [store.queue_position(each) for each in (first, second)] == [1, 2]
    assert serve(store) == first
    assert store.grow(first, "1. e4 e5 2. Nf3")
    assert [store.queue_position(each) for each in (first, second)] == [2, 1]


def test_a_text_that_is_there_already_and_a_review_that_is_not_do_not_grow(store: Store) -> None:
    review_id = ended(store)
    assert not store.grow(review_id, "1. e4")
    assert status(store, review_id) is Status.DONE
    assert not store.grow("nowhere", "1. e4 e5")


def test_a_first_look_at_the_old_text_comes_too_late(store: Store) -> None:
    review_id, _ = store.create("1. e4", {}, [])
    old = store.get(review_id)
    assert old is not None
    assert store.grow(review_id, "1. e4 e5")
    assert not store.begin(old, [GAME])
    new = store.get(review_id)
    assert new is not None and store.begin(new, [GAME])


def test_a_note_on_a_review_at_its_end_leaves_the_end_and_unpacks_the_log(store: Store) -> None:
    review_id = ended(store, MOVE)
    before: list[Any] = [*store.events(review_id)]
    for ply in (1, 2):
        if ply == 2:
            pack(store, review_id)
        note = {**NOTE, "ply": ply}
        assert store.note(review_id, note, 9) == len(before) + 1
        before = [*before, {"seq": len(before) + 1, **note}]
        assert store.events(review_id) == before
        assert status(store, review_id) is Status.DONE
        assert count(store, packed_table) == 0


def test_notes_outlast_a_deeper_pass(store: Store) -> None:
    review_id = ended(store)
    store.note(review_id, NOTE, 9)
    assert store.deepen(review_id, {"nodes": 2000})
    claimed = store.leases.claim_next("worker")
    assert claimed is not None and (claimed.last_seq, claimed.told) == (3, 2)
    store.leases.append(review_id, "worker", [MOVE, DONE], after=claimed.told)
    assert [event["type"] for event in store.events(review_id)] == ["game", "done", "note", "move", "done"]


def test_no_more_notes_are_taken_than_were_allowed_nor_any_before_the_game(store: Store) -> None:
    review_id = create(store)
    assert store.note(review_id, NOTE, 1) == 2
    assert store.note(review_id, NOTE, 1) is None
    assert store.note(review_id, NOTE, 2) == 3
    unread = store.create("1. e4", {}, [])[0]
    assert store.note(unread, NOTE, 9) is None
    assert store.note("nowhere", NOTE, 9) is None


def test_notes_are_written_by_the_owner_and_by_whoever_has_the_latest_link(store: Store) -> None:
    review_id, token = store.create("1. e4", {}, [GAME])
    assert not store.withdraw_notes(review_id)
    first, second = store.lend_notes(review_id), store.lend_notes(review_id)
    assert (store.writer_of(review_id, second), store.writer_of(review_id, token)) == ("guest", "owner")
    for check, key in ((store.writer_of, first), (store.writer_of, ""), (store.check_key, second)):
        with pytest.raises(ForbiddenError):
            check(review_id, key)
    assert store.withdraw_notes(review_id)
    with pytest.raises(ForbiddenError):
        store.writer_of(review_id, second)
    assert store.writer_of(review_id, token) == "owner"


def test_a_guest_makes_half_of_the_changes_at_most_and_leaves_the_owner_the_rest(store: Store) -> None:
    review_id, token = store.create("1. e4", {}, [GAME])
    guest = store.lend_notes(review_id)
    assert [store.note(review_id, NOTE, 4, guest) for _ in range(3)] == [2, 3, None]
    assert store.note(review_id, NOTE, 4, store.lend_notes(review_id)) is None
    assert [store.note(review_id, NOTE, 4, token) for _ in range(3)] == [4, 5, None]


@pytest.mark.parametrize("packed", [False, True])
def test_what_a_note_replaces_is_emptied_and_every_fold_ends_as_before(store: Store, packed: bool) -> None:
    pgn = "1. e4 e5 2. Nf3 *"
    review_id = store.create(pgn, {}, first_events(pgn, ReviewOptions(), GameLimits()))[0]
    store.request_stop(review_id, STOPPED)
    begun = store.events(review_id)
    notes = [
        NoteEvent(1, comment="One."),
        NoteEvent(2, comment="Beside."),
        NoteEvent(1, ("d7d5",), comment="A variation."),
        NoteEvent(1, comment="Two."),
        NoteEvent(2, removed=True),
        NoteEvent(1, comment="Three."),
    ]
    for note in notes:
        if packed:
            pack(store, review_id)
        store.note(review_id, note.to_wire(), 99)
    log = store.events(review_id)
    assert [event["seq"] for event in log] == [*range(1, len(begun) + len(notes) + 1)]
    gone = [NoteEvent(1, removed=True), NoteEvent(2, removed=True)]
    kept = [*gone, notes[2], gone[0], *notes[4:]]
    first = len(begun) + 1
    assert log[first - 1 :] == [{"seq": seq, **note.to_wire()} for seq, note in enumerate(kept, first)]
    as_written = [{"seq": seq, **note.to_wire()} for seq, note in enumerate(notes, first)]
    for cursor in range(len(log) + 1):
        seen = fold([*begun, *as_written][:cursor])
        assert fold(log[cursor:], seen) == fold([*begun, *as_written])
