"""What visits of every kind do, the ones in memory first."""

from __future__ import annotations

import time

from server.limits.counters import VisitorCounters
from server.limits.counters.in_memory import MemoryVisits


def test_no_more_than_the_limit_comes_in_a_window(visits: VisitorCounters) -> None:
    assert [visits.acquire("ann", 3, 60, 1) for _ in range(4)] == [True, True, True, False]
    visits.flush()
    assert not visits.acquire("ann", 3, 60, 1)
    assert visits.acquire("ann", 4, 60, 1)
    assert visits.acquire("bob", 3, 60, 3) and not visits.acquire("bob", 3, 60, 1)
    assert not visits.acquire("cy", 3, 60, 4)


def test_a_window_begins_with_its_first_visit(visits: VisitorCounters) -> None:
    before = time.time() - 1  # Redis tells whole seconds
    visits.acquire("ann", 10, 60, 2)
    visits.flush()
    visits.acquire("ann", 10, 60, 3)
    start, count = visits.window("ann", 10, 60)
    assert (before <= start <= time.time(), count) == (True, 5)
    start, count = visits.window("bob", 10, 60)
    assert (before <= start <= time.time() + 1, count) == (True, 0)


def test_what_somebody_owns_is_told_until_it_is_over(visits: VisitorCounters) -> None:
    for made_id in "abc":
        visits.own("ann", made_id)
    visits.own("bob", "d")
    visits.disown("ann", ["a"])
    assert sorted(visits.owned("ann")) == ["b", "c"]
    visits.flush()
    assert sorted(visits.owned("ann")) == ["b", "c"]
    visits.disown("ann", ["b", "c"])
    assert visits.owned("ann") == []
    visits.flush()
    assert (visits.owned("ann"), visits.owned("bob")) == ([], ["d"])
    visits.own("ann", "a")
    visits.flush()
    assert visits.owned("ann") == ["a"], "it went on"


def test_visits_in_memory_are_one_process_s() -> None:
    first, second = MemoryVisits(), MemoryVisits()
    first.own("ann", "a")
    assert first.acquire("ann", 1, 60, 1) and second.acquire("ann", 1, 60, 1)
    assert second.owned("ann") == []
