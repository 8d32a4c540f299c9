"""Visits of each kind, beside others that share what they write down."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from server.limits.counters import VisitorCounters
from server.limits.counters.in_memory import MemoryCounts
from server.limits.counters.in_redis import RedisCounts
from server.limits.counters.in_store import StoreCounts
from server.store.reviews.reviews import Store

MakeVisits = Callable[[], VisitorCounters]


@pytest.fixture
def database(tmp_path: object) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path}/visits.db")
    yield made
    made.close()


@pytest.fixture(params=["memory", "store", "redis"])
def rate_counts(request: pytest.FixtureRequest) -> VisitorCounters:
    if request.param == "memory":
        return MemoryCounts()
    if request.param == "store":
        return StoreCounts(request.getfixturevalue("database").rate_counts)
    return RedisCounts(
        request.getfixturevalue("redis_url"), request.getfixturevalue("database").rate_counts.hashes
    )


@pytest.fixture(params=["store", "redis"])
def make_shared(request: pytest.FixtureRequest) -> MakeVisits:
    """Each is a web process of its own."""
    if request.param == "store":
        store = request.getfixturevalue("database")
        return lambda: StoreCounts(store.rate_counts)
    url, store = request.getfixturevalue("redis_url"), request.getfixturevalue("database")
    return lambda: RedisCounts(url, store.rate_counts.hashes)
