"""What visits of every kind do, the ones in memory first."""

from __future__ import annotations

import time

from server.limits.counters import VisitorCounters
from server.limits.counters.in_memory import MemoryCounts


def test_no_more_than_the_limit_comes_in_a_window(rate_counts: VisitorCounters) -> None:
    assert [rate_counts.acquire("ann", 3, 60, 1) for _ in range(4)] == [True, True, True, False]
    rate_counts.flush()
    assert not rate_counts.acquire("ann", 3, 60, 1)
    assert rate_counts.acquire("ann", 4, 60, 1)
    assert rate_counts.acquire("bob", 3, 60, 3) and not rate_counts.acquire("bob", 3, 60, 1)
    assert not rate_counts.acquire("cy", 3, 60, 4)


def test_a_window_begins_with_its_first_visit(rate_counts: VisitorCounters) -> None:
    before = time.time() - 1  # Redis tells whole seconds
    rate_counts.acquire("ann", 10, 60, 2)
    rate_counts.flush()
    rate_counts.acquire("ann", 10, 60, 3)
    start, count = rate_counts.window("ann", 10, 60)
    assert (before <= start <= time.time(), count) == (True, 5)
    start, count = rate_counts.window("bob", 10, 60)
    assert (before <= start <= time.time() + 1, count) == (True, 0)


def test_what_somebody_owns_is_told_until_it_is_over(rate_counts: VisitorCounters) -> None:
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


def test_visits_in_memory_are_one_process_s() -> None:
    first, second = MemoryCounts(), MemoryCounts()
    first.own("ann", "a")
    assert first.acquire("ann", 1, 60, 1) and second.acquire("ann", 1, 60, 1)
    assert second.owned("ann") == []
