from __future__ import annotations

import json
from typing import cast

from server.analysis.events.wire import AnyEvent
from server.live.batches import Batch, Batches, batches_of


class Log:
    """A log of so many events, whose readings are noted."""

    def __init__(self, count: int, size: int = 0) -> None:
        self.count = count
        self.size = size
        self.read: list[tuple[int, int]] = []

    def __call__(self, review_id: str, after: int, limit: int) -> list[AnyEvent]:
        self.read.append((after, limit))
        last = min(self.count, after + limit)
        pad = "x" * self.size
        events = [{"seq": seq, "of": review_id, "pad": pad} for seq in range(after + 1, last + 1)]
        return cast(list[AnyEvent], events)


def seqs(batch: Batch) -> list[int]:
    message = json.loads(batch.message.text)
    assert message.keys() == {"id", "events"}
    return [event["seq"] for event in message["events"]]


def replay(batches: Batches, after: int, upto: int, review_id: str = "a") -> list[int]:
    """How many events are in each message."""
    lengths, last = [], after
    while last < upto and (batch := batches.after(review_id, last, upto)):
        assert seqs(batch) == list(range(last + 1, batch.last + 1))
        lengths.append(batch.last - last)
        last = batch.last
    assert last == upto
    return lengths


def test_a_log_comes_in_messages_that_end_at_the_same_places_for_all() -> None:
    log = Log(450)
    assert replay(Batches(log), 0, 450) == [200, 200, 50]
    assert replay(Batches(log), 150, 450) == [50, 200, 50]
    assert replay(Batches(log), 450, 450) == []


def test_what_many_are_sent_is_read_once() -> None:
    log = Log(450)
    batches = Batches(log)
    for _ in range(3):
        assert replay(batches, 0, 450) == [200, 200, 50]
    assert log.read == [(0, 200), (200, 200), (400, 50)]
    log.count = 460
    assert replay(batches, 0, 460) == [200, 200, 60], "only the end is read anew"
    assert log.read[3:] == [(400, 60)]


def test_long_events_make_shorter_messages_that_are_all_kept() -> None:
    log = Log(10, 50_000)
    batches = Batches(log)
    assert replay(batches, 0, 10) == [3, 3, 3, 1]
    assert replay(batches, 0, 10) == [3, 3, 3, 1]
    assert len(log.read) == 1


def test_an_event_of_any_length_is_sent() -> None:
    assert replay(Batches(Log(2, 1_000_000)), 0, 2) == [1, 1]


def test_no_more_is_kept_than_may_be_and_the_oldest_goes_first() -> None:
    log = Log(1, 1000)
    batches = Batches(log, kept_bytes=2500)
    for review_id in ("a", "b", "a", "c", "a", "b"):
        assert batches.after(review_id, 0, 1)
    assert len(log.read) == 4, "b had to go for c"


def test_a_review_that_is_forgotten_is_read_again() -> None:
    log = Log(300)
    batches = Batches(log)
    replay(batches, 0, 300)
    replay(batches, 0, 300, "b")
    batches.forget("a")
    replay(batches, 0, 300, "b")
    assert len(log.read) == 4
    replay(batches, 0, 300)
    assert len(log.read) == 6


def test_a_review_that_is_gone_has_nothing() -> None:
    assert Batches(Log(0)).after("a", 0, 5) is None


def test_many_short_events_are_told_in_several_messages() -> None:
    events = Log(450)("a", 0, 450)
    assert [batch.last for batch in batches_of("a", events)] == [200, 400, 450]
