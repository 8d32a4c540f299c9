from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from server.limits.counters.in_store import PAUSE, Absence, StoreCounts
from server.store.database.database import DatabaseAway
from server.store.reviews.reviews import Store
from tests.clock import Clock

Count = Callable[[], list[str]]


@contextmanager
def away(store: Store, monkeypatch: pytest.MonkeyPatch, *ways: str) -> Iterator[None]:
    """The database does not answer."""

    def fail(wait: float | None = None) -> None:
        raise DatabaseAway("away")

    with monkeypatch.context() as patch:
        for way in ways:
            patch.setattr(store.database, way, fail)
        yield


def test_no_more_than_the_limit_comes_in_a_window(rate_counts: StoreCounts) -> None:
    assert [rate_counts.acquire("ann", 3, 60, 1) for _ in range(4)] == [True, True, True, False]
    rate_counts.flush()
    assert not rate_counts.acquire("ann", 3, 60, 1)
    assert rate_counts.acquire("ann", 4, 60, 1)
    assert rate_counts.acquire("bob", 3, 60, 3) and not rate_counts.acquire("bob", 3, 60, 1)
    assert not rate_counts.acquire("cy", 3, 60, 4)


def test_a_window_begins_with_its_first_visit(rate_counts: StoreCounts) -> None:
    before = time.time()
    rate_counts.acquire("ann", 10, 60, 2)
    rate_counts.flush()
    rate_counts.acquire("ann", 10, 60, 3)
    start, count = rate_counts.window("ann", 10, 60)
    assert (before <= start <= time.time(), count) == (True, 5)
    start, count = rate_counts.window("bob", 10, 60)
    assert (before <= start <= time.time(), count) == (True, 0)


def test_what_somebody_owns_is_told_until_it_is_over(rate_counts: StoreCounts) -> None:
    for made_id in "abc":
        rate_counts.own("ann", made_id)
    rate_counts.own("bob", "d")
    rate_counts.disown("ann", ["a"])
    assert sorted(rate_counts.owned("ann")) == ["b", "c"]
    rate_counts.flush()
    assert sorted(rate_counts.owned("ann")) == ["b", "c"]
    rate_counts.disown("ann", ["b", "c"])
    assert rate_counts.owned("ann") == []
    rate_counts.flush()
    assert (rate_counts.owned("ann"), rate_counts.owned("bob")) == ([], ["d"])
    rate_counts.own("ann", "a")
    rate_counts.flush()
    assert rate_counts.owned("ann") == ["a"], "it went on"


def test_processes_count_together_and_a_later_one_goes_on(database: Store) -> None:
    def make_shared() -> StoreCounts:  # each is a web process of its own
        return StoreCounts(database.rate_counts)

    first, second = make_shared(), make_shared()
    for one in (first, second):
        assert one.acquire("ann", 2, 60, 1)
        one.own("ann", str(id(one)))
        one.flush()
    assert not make_shared().acquire("ann", 2, 60, 1)
    assert len(make_shared().owned("ann")) == 2
    assert make_shared().window("ann", 2, 60)[1] == 2


def test_a_request_writes_once_and_only_if_it_counts(
    database: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    rate_counts = StoreCounts(database.rate_counts)
    rate_counts.acquire("warm", 1, 60, 1)
    rate_counts.flush()
    written: list[object] = []
    writing = database.database.writing

    def noted(wait: float | None = None) -> object:
        written.append(None)
        return writing(wait)

    monkeypatch.setattr(database.database, "writing", noted)
    rate_counts.window("ann", 5, 60)
    rate_counts.owned("ann")
    rate_counts.flush()
    assert written == []
    for limit in (10, 100, 60):
        assert rate_counts.acquire(f"ann {limit}", limit, 60, 1)
    rate_counts.own("ann", "a")
    rate_counts.flush()
    assert len(written) == 1


def test_what_is_not_written_yet_counts(database: Store) -> None:
    rate_counts = StoreCounts(database.rate_counts)
    assert [rate_counts.acquire("ann", 2, 60, 1) for _ in range(3)] == [True, True, False]
    assert StoreCounts(database.rate_counts).acquire("ann", 1, 60, 1), "for this process alone"


def test_what_is_being_written_counts_too(database: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    rate_counts = StoreCounts(database.rate_counts)
    begun, go_on = threading.Event(), threading.Event()
    note = database.rate_counts.note

    def slow(*what: object) -> None:
        begun.set()
        assert go_on.wait(10)
        note(*what)  # type: ignore[arg-type]

    monkeypatch.setattr(database.rate_counts, "note", slow)
    rate_counts.acquire("ann", 1, 60, 1)
    rate_counts.own("ann", "a")
    writer = threading.Thread(target=rate_counts.flush)
    writer.start()
    assert begun.wait(10)
    assert not rate_counts.acquire("ann", 1, 60, 1)
    assert rate_counts.owned("ann") == ["a"]
    go_on.set()
    writer.join()
    assert rate_counts.window("ann", 1, 60)[1] == 1
    assert rate_counts.owned("ann") == ["a"]


@pytest.mark.parametrize("ways", [("reading", "writing"), ("writing",)])
def test_while_the_database_is_away_limits_hold_and_are_written_later(
    database: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, ways: tuple[str, ...]
) -> None:
    clock, pause = Clock(), Clock()
    rate_counts = StoreCounts(database.rate_counts, clock=clock, absence=Absence(pause))
    database.rate_counts.since("ann", 0)  # today's key is there
    with away(database, monkeypatch, *ways), caplog.at_level(logging.WARNING):
        for allowed in (True, True, False):
            assert rate_counts.acquire("ann", 2, 60, 1) is allowed
            rate_counts.own("ann", "a")
            rate_counts.flush()
            pause.now += PAUSE
        assert rate_counts.owned("ann") == ["a"]
        assert rate_counts.window("ann", 2, 60) == (clock.now, 2)
    assert [record.name for record in caplog.records] == ["server.limits.counters.in_store"], "told once"
    pause.now += PAUSE
    rate_counts.flush()
    assert StoreCounts(database.rate_counts, clock=clock).window("ann", 2, 60)[1] == 2
    assert StoreCounts(database.rate_counts).owned("ann") == ["a"]


def test_what_cannot_be_written_for_long_is_forgotten_with_its_window(
    database: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock, pause = Clock(), Clock()
    rate_counts = StoreCounts(database.rate_counts, clock=clock, absence=Absence(pause))
    with away(database, monkeypatch, "reading", "writing"):
        assert rate_counts.acquire("ann", 1, 60, 1)
        clock.now += 61
        assert rate_counts.acquire("ann", 1, 60, 1)
        rate_counts.flush()
        pause.now += PAUSE
        rate_counts.flush()
        assert len(rate_counts._held.hits) == 1


def test_what_is_away_is_tried_again_after_a_while_and_told_once(caplog: pytest.LogCaptureFixture) -> None:
    now = 100.0
    absence = Absence(lambda: now)
    assert not absence.holds()
    with caplog.at_level(logging.WARNING):
        absence.begins(OSError("refused"))
        assert absence.holds()
        now += PAUSE
        assert not absence.holds()
        absence.begins(OSError("refused"))
        assert absence.holds()
        assert len(caplog.records) == 1
        absence.ends()
        absence.ends()
    assert not absence.holds()
    assert [record.getMessage() for record in caplog.records] == [
        "limits are counted in memory, as the database cannot be reached: refused",
        "limits are counted in the database again",
    ]
