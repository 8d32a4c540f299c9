"""Visits of each kind, beside others that share what they write down."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from server.store.reviews import Store
from server.web.visits import Visits
from server.web.visits.in_memory import MemoryVisits
from server.web.visits.in_redis import RedisVisits
from server.web.visits.in_store import StoreVisits

MakeVisits = Callable[[], Visits]


@pytest.fixture
def database(tmp_path: object) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path}/visits.db")
    yield made
    made.close()


@pytest.fixture(params=["memory", "store", "redis"])
def visits(request: pytest.FixtureRequest) -> Visits:
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
