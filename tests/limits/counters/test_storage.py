from __future__ import annotations

import pytest
from limits import RateLimitItemPerMinute
from limits.storage import storage_from_string
from limits.strategies import MovingWindowRateLimiter

from server.limits.counters.in_store import StoreCounts
from server.limits.counters.storage import CountStorage


def test_the_library_counts_in_the_store(rate_counts: StoreCounts) -> None:
    storage = storage_from_string("kibitz://", rate_counts=rate_counts)  # type: ignore[arg-type]  # as Flask-Limiter does
    limiter, three = MovingWindowRateLimiter(storage), RateLimitItemPerMinute(3)
    assert [limiter.hit(three, "ann", cost=2), limiter.hit(three, "bob")] == [True, True]
    assert limiter.test(three, "ann") and not limiter.test(three, "ann", cost=2)
    assert [limiter.hit(three, "ann", cost=2), limiter.hit(three, "ann"), limiter.hit(three, "ann")] == [
        False,
        True,
        False,
    ]
    assert limiter.get_window_stats(three, "ann").remaining == 0


def test_what_no_strategy_here_asks_for_is_refused(rate_counts: StoreCounts) -> None:
    storage = CountStorage(rate_counts=rate_counts)
    assert storage.check()
    for ask in (lambda: storage.incr("a", 1), lambda: storage.get("a"), lambda: storage.get_expiry("a")):
        with pytest.raises(NotImplementedError):
            ask()
    for act in (storage.reset, lambda: storage.clear("a")):
        with pytest.raises(NotImplementedError):
            act()
