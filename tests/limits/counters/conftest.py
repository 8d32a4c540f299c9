"""Visits of each kind, beside others that share what they write down."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from server.limits.counters import VisitorCounters
from server.limits.counters.in_memory import MemoryVisits
from server.limits.counters.in_redis import RedisVisits
from server.limits.counters.in_store import StoreVisits
from server.store.reviews.reviews import Store

MakeVisits = Callable[[], VisitorCounters]


@pytest.fixture
def database(tmp_path: object) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path}/visits.db")
    yield made
    made.close()


@pytest.fixture(params=["memory", "store", "redis"])
def visits(request: pytest.FixtureRequest) -> VisitorCounters:
    if request.param == "memory":
        return MemoryVisits()
    if request.param == "store":
        return StoreVisits(request.getfixturevalue("database").visits)
    return RedisVisits(request.getfixturevalue("redis_url"))


@pytest.fixture(params=["store", "redis"])
def make_shared(request: pytest.FixtureRequest) -> MakeVisits:
    """Each is a web process of its own."""
    if request.param == "store":
        store = request.getfixturevalue("database")
        return lambda: StoreVisits(store.visits)
    url = request.getfixturevalue("redis_url")
    return lambda: RedisVisits(url)
